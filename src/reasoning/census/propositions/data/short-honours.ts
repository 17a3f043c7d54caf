/** Short honours and what they take away from the points, as Part One distinguishes such hands. */
import { elsewhere, named, type SuitConstraint, suitExactly } from '#constraint/constraint.ts'
import { t } from '#core/text.ts'
import type { Case } from '../claim.ts'
import {
  both,
  cards,
  down,
  either,
  hcp,
  holdsAce,
  long,
  longest,
  no,
  points,
  SH,
  SHDC,
  some,
  suit,
  suitBoth,
  suitEither,
  suitNo,
  total,
  up,
} from './words.ts'

type When = Case['when']

/** TOTALPTS less HCP. */
export const change = (min: number): When => ({
  kind: 'sum',
  terms: [
    { of: 'hand', measure: 'totalPoints', times: 1 },
    { of: 'hand', measure: 'hcp', times: -1 },
  ],
  min,
})

// Short honours, as section 10 sorts them.
export const bareQueen = suitBoth(cards(1), points(2))
export const queenJack = suitBoth(cards(2), suitExactly('badNotrump', 1))
/** Qx or Jx, x no queen or jack: 1, 2, 5 and 6 points, or 4 without the ace. */
const queenOrJack = suitBoth(
  cards(2),
  suitEither(points(1, 2), points(5, 6), suitBoth(points(4), suitNo(holdsAce))),
)
export const count = (which: Parameters<typeof elsewhere>[0], least: 1 | 2): When =>
  least === 1 ? some(SHDC, which) : some(SHDC, which, elsewhere(which))
export const three = (which: Parameters<typeof elsewhere>[0]): When =>
  either(...SHDC.map((left) => both(...SHDC.filter((s) => s !== left).map((s) => suit(s, which)))))
export const noQueen = no(count(bareQueen, 1))
export const short = cards(0, 2)
export const oneQueen = both(count(bareQueen, 1), no(count(bareQueen, 2)))
export const onlyQueensOrJacks = both(
  noQueen,
  ...SHDC.map((s) => either(suit(s, cards(3, up)), suit(s, queenOrJack))),
)
export const weakPoints = hcp(6, 7)

/**
 * The hands for which the paper itself sees that section 1 passes: six cards headed by QJ10, a bare
 * queen, and another short suit without ace, king or queen.
 */
export const knownPass = named(
  t`six cards to QJ10 or less, a bare queen and another short suit without A, K, Q`,
  undefined,
  both(
    longest(6),
    weakPoints,
    long(SH, points(down, 3)),
    some(SHDC, bareQueen, elsewhere(suitBoth(cards(1, 2), points(down, 1)))),
  ),
)

/** What a suit's short honours take away: 2 for a bare K or Q and for QJ, 1 for a bare J, Qx, Jx. */
const takesTwo = suitEither(suitBoth(cards(1), points(2, 3)), queenJack)
const takesOne = suitEither(suitBoth(cards(1), points(1)), queenOrJack)
const takings = [suitNo(suitEither(takesOne, takesTwo)), takesOne, takesTwo]
/** TOTALPTS is at least so much, less what the short honours take away. */
export const lessShortHonours = (least: number): When => {
  const ways = SHDC.reduce<readonly (readonly number[])[]>(
    (lists, _) => lists.flatMap((list) => takings.map((_taken, n) => [...list, n])),
    [[]],
  )
  return named(
    t`T ≥ ${least} less the short honours`,
    undefined,
    either(
      ...ways.map((way) =>
        both(
          ...way.map((n, i) => suit(SHDC[i]!, takings[n] as SuitConstraint)),
          total(least - way.reduce((sum, n) => sum + n, 0), up),
        ),
      ),
    ),
  )
}
