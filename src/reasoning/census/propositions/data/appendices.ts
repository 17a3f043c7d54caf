/** The tables of Appendices 3, 5 and 6, cell by cell. */
import { ANYTHING } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import { IMPOSSIBLE_BIDVALS } from '#systems/schenken-1967/bidval.ts'
import type { Case, Check } from '../claim.ts'
import { aces, both, distribution, either, no, shaped } from './words.ts'

/** Appendix 6: what TOTALPTS adds to HCP, least and most with at most three aces. */
export const APPENDIX_6_ROWS: readonly (readonly [string, number, number])[] = [
  ['d000', 18, 18],
  ['c100', 13, 17],
  ['b200', 11, 14],
  ['b110', 9, 16],
  ['a300', 11, 12],
  ['a210', 7, 13],
  ['a111', 5, 15],
  ['9400', 9, 10],
  ['9310', 7, 11],
  ['9220', 5, 10],
  ['9211', 3, 12],
  ['8500', 8, 9],
  ['8410', 5, 9],
  ['8320', 5, 8],
  ['8311', 3, 10],
  ['8221', 1, 9],
  ['7600', 8, 9],
  ['7510', 4, 8],
  ['7420', 3, 6],
  ['7411', 1, 8],
  ['7330', 5, 6],
  ['7321', 1, 7],
  ['7222', -1, 6],
  ['6610', 4, 8],
  ['6520', 2, 5],
  ['6511', 0, 7],
  ['6430', 3, 4],
  ['6421', -1, 5],
  ['6331', 1, 5],
  ['6322', -1, 4],
  ['5530', 2, 3],
  ['5521', -2, 4],
  ['5440', 1, 2],
  ['5431', -1, 3],
  ['5422', -3, 2],
  ['5332', -1, 2],
  ['4441', -2, 2],
  ['4432', -2, 1],
  ['4333', -1, 0],
]
const change = (min: number, max: number): Case['when'] => ({
  kind: 'sum',
  terms: [
    { of: 'hand', measure: 'totalPoints', times: 1 },
    { of: 'hand', measure: 'hcp', times: -1 },
  ],
  min,
  max,
})
/** Each row's interval, and that both its ends are reached. Four aces add one more at the top. */
export const APPENDIX_6: readonly Case[] = APPENDIX_6_ROWS.map(
  ([pattern, least, most]): Case => ({
    step: `Appendix6.${distribution(pattern)}`,
    when: shaped(pattern),
    checks: [
      {
        kind: 'appendix-6',
        mark: '',
        asserted: {
          kind: 'is',
          that: either(change(least, most), both(aces(4), change(least, most + 1))),
        },
        words: t`T − HCP lies between ${least} and ${most}, or ${most + 1} with four aces`,
      },
      {
        kind: 'appendix-6-end',
        mark: '/least',
        asserted: { kind: 'reached', that: change(least, least) },
        words: t`T − HCP can be ${least}`,
      },
      {
        kind: 'appendix-6-end',
        mark: '/most',
        asserted: { kind: 'reached', that: both(no(aces(4)), change(most, most)) },
        words: t`T − HCP can be ${most} without four aces`,
      },
    ],
  }),
)

/** Appendix 5: the codes a hand can open with, by level and strain; the rest are starred. */
export const APPENDIX_5_CODES: readonly number[] = [
  ...Array.from({ length: 10 }, (_, i) => i + 1),
  ...[12, 13, 14, 15, 21, 23, 24, 25, 31, 32, 33, 34, 41, 43, 44, 51, 52],
  ...[61, 62, 63, 64, 65, 71, 72, 73, 74, 75],
]
export const APPENDIX_5: readonly Case[] = [
  {
    step: 'Appendix5',
    when: ANYTHING,
    checks: [
      ...IMPOSSIBLE_BIDVALS.map(
        (bidval): Check => ({
          kind: 'appendix-5',
          mark: `.${bidval}`,
          asserted: { kind: 'never', bidval },
        }),
      ),
      ...APPENDIX_5_CODES.map(
        (bidval): Check => ({
          kind: 'appendix-5-possible',
          mark: `.${bidval}`,
          asserted: { kind: 'ever', bidval },
        }),
      ),
    ],
  },
]
