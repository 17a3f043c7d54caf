/** Whether the case analysis of Part Two is complete; asked of a hand after all the leaves. */
import { t } from '#core/text.ts'
import type { Check } from '../claim.ts'
import { cases } from './outline.ts'
import { both, either, hcp, longest, up } from './words.ts'

const stands = (least: number, most: number, words: string, mark = '', limited = false): Check => ({
  kind: 'coverage',
  mark,
  asserted: { kind: 'leaves', least, most, limited },
  words,
})
const complete = stands(1, 999, t`stands in a leaf of Part Two`, '.complete')
const once = stands(1, 1, t`stands in one leaf, when case e. is limited to HCP ≤ 12`, '.once', true)
const two = stands(2, 2, t`stands in two leaves, one of case a. or b. and one of case e.`)
const one = stands(1, 1, t`stands in one leaf`)
const NAME = t`Coverage`

export const COVERAGE = cases`
  ${NAME} ∴ ${complete} ${once}
    overlap ${both(longest(6, up), hcp(13, up))} ∴ ${two}
    single ${either(longest(0, 5), hcp(0, 12))} ∴ ${one}
`
