/** The steps in which a reading falls back, one for each thing that it says. */
import { describe, expect, it } from 'vitest'
import {
  all,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  not,
  suitAtLeast,
} from '#constraint/constraint.ts'
import { readingSteps } from './meanings.ts'
import type { RuleReading } from './source.ts'

const OPENS = all<HandConstraint>(between('hcp', 12, 20), inSuit(3, suitAtLeast('length', 5)))
const NOT_STRONG = all<HandConstraint>(OPENS, not<HandConstraint>(atLeast('hcp', 18)))
const ANY = atLeast('hcp', 0)

describe('the steps of a reading', () => {
  it.each<[string, Pick<RuleReading, 'exact' | 'direct' | 'status'>, string]>([
    ['denials', { exact: NOT_STRONG, direct: OPENS, status: 'exact' }, 'exact direct relaxed'],
    ['no denials', { exact: OPENS, direct: OPENS, status: 'exact' }, 'direct relaxed'],
    ['broken denials', { exact: NOT_STRONG, direct: OPENS, status: 'direct' }, 'direct relaxed'],
    ['no room', { exact: NOT_STRONG, direct: OPENS, status: 'relaxed' }, 'relaxed'],
    ['nothing left', { exact: NOT_STRONG, direct: OPENS, status: 'dropped' }, 'relaxed'],
    ['any hand but denials', { exact: NOT_STRONG, direct: ANY, status: 'exact' }, 'exact'],
    ['any hand', { exact: ANY, direct: ANY, status: 'direct' }, 'direct'],
    ['nearly any hand', { exact: ANY, direct: atLeast('hcp', 1), status: 'direct' }, 'direct'],
  ])('with %s leave out what says no more than the one before', (_, reading, steps) => {
    expect(readingSteps({ ...reading, source: 'system' }).join(' ')).toBe(steps)
  })
})
