/**
 * Where both hands belong, on what partner has publicly shown: slams, games, and the pass that ends
 * an auction in the right place. Points for game and slam are the usual ones (26, or 25 in notrump; 33).
 */
import { given, type RuleDraft, rule } from '../ladder-system.ts'
import {
  anyHand,
  combined,
  combinedFit,
  either,
  fitOf,
  hand,
  length,
  pass,
  semiBalanced,
  shortness,
  stopped,
} from '../shows.ts'

const MAJORS = { among: 'majors' } as const

/** Slams. Nobody bids on from one. */
export const slams: readonly RuleDraft[] = given(
  { level: [1, 5] },
  rule(
    'slam in a fit',
    { any: [{ ours: true }, { belowGame: true }] },
    '6x',
    hand(fitOf('x', 8), combinedFit(34)),
    {
      forEach: { among: 'all' },
    },
  ),
  rule('slam in notrump', { ours: true }, '6N', hand(semiBalanced, combined(33))),
)

/** Games, while the auction is below one. */
export const games: readonly RuleDraft[] = given(
  { belowGame: true },
  rule('game in a major fit', {}, '4x', hand(fitOf('x', 8), combinedFit(26)), { forEach: MAJORS }),
  rule('game in a long major', { partnerSuits: [1, 4] }, '4x', hand(length('x', 7), combined(24)), {
    forEach: MAJORS,
  }),
  rule(
    'game in notrump',
    {},
    '3N',
    hand(stopped(), either(hand(semiBalanced, combined(25)), combined(26))),
  ),
  rule('game in a minor fit', {}, '5x', hand(fitOf('x', 9), combinedFit(28), shortness), {
    forEach: { among: 'minors' },
  }),
)

/** What to pass: a sign-off, a game or slam of our own, unless partner's call forces. */
export const settled: readonly RuleDraft[] = given(
  { forced: false },
  rule('settled', { ours: true, belowGame: false }, pass, anyHand),
  rule('signed off', { ours: true, signedOff: true }, pass, anyHand),
)
