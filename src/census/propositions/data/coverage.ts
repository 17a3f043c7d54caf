/** Whether the case analysis of Part Two is complete; asked of a hand after all the leaves. */
import { ANYTHING } from '#constraint/constraint.ts'
import type { Case } from '../claim.ts'
import { both, either, hcp, longest, up } from './words.ts'

export const COVERAGE: readonly Case[] = [
  {
    step: 'Coverage',
    when: ANYTHING,
    checks: [
      {
        kind: 'coverage',
        mark: '.complete',
        asserted: { kind: 'leaves', least: 1, most: 999, limited: false },
        words: 'stands in a leaf of Part Two',
      },
      {
        kind: 'coverage',
        mark: '.once',
        asserted: { kind: 'leaves', least: 1, most: 1, limited: true },
        words: 'stands in one leaf, when case e. is limited to HCP ≤ 12',
      },
    ],
    cases: [
      {
        step: 'overlap',
        when: both(longest(6, up), hcp(13, up)),
        checks: [
          {
            kind: 'coverage',
            mark: '',
            asserted: { kind: 'leaves', least: 2, most: 2, limited: false },
            words: 'stands in two leaves, one of case a. or b. and one of case e.',
          },
        ],
      },
      {
        step: 'single',
        when: either(longest(0, 5), hcp(0, 12)),
        checks: [
          {
            kind: 'coverage',
            mark: '',
            asserted: { kind: 'leaves', least: 1, most: 1, limited: false },
            words: 'stands in one leaf',
          },
        ],
      },
    ],
  },
]
