/**
 * Where both hands belong, on what partner has publicly shown: slams, games, and the pass that ends
 * an auction in the right place. Points for game and slam are the usual ones (26, or 25 in notrump; 33).
 */

import {
  anyHand,
  cards,
  combined,
  combinedFit,
  either,
  every,
  fitOf,
  hand,
  length,
  pass,
  semiBalanced,
  shortness,
  stopped,
} from '../language/shows.ts'
import { given, type RuleDraft, rule } from '../language/system.ts'

const MAJORS = { among: 'majors' } as const

/** Slams. Nobody bids on from one. */
export const slams: readonly RuleDraft[] = given(
  { level: [1, 5] },
  rule({
    name: 'slam in a fit',
    when: { any: [{ ours: true }, { belowGame: true }] },
    call: '6x',
    shows: hand(fitOf('x', 8), combinedFit(34)),
    forEach: { among: 'all' },
    says: 'An eight-card fit in {x} and at least 34 points together, short suits counted: small slam.',
  }),
  rule({
    name: 'slam in notrump',
    when: { ours: true },
    call: '6N',
    shows: hand(semiBalanced, combined(33)),
    says: 'At least 33 points together and no singleton: small slam.',
  }),
)

/** Games, while the auction is below one. */
export const games: readonly RuleDraft[] = given(
  { belowGame: true },
  rule({
    name: 'game in a major fit',
    call: '4x',
    shows: hand(fitOf('x', 8), combinedFit(26)),
    forEach: MAJORS,
    says: 'An eight-card fit in {x} and at least 26 points together, short suits counted: game.',
  }),
  rule({
    name: 'game in a long major',
    when: { partnerSuits: [1, 4] },
    call: '4x',
    shows: hand(length('x', 7), combined(24)),
    forEach: MAJORS,
    says: 'At least seven {x} and 24 points or more together: game.',
  }),
  rule({
    name: 'game in notrump',
    call: '3N',
    shows: hand(stopped(), either(hand(semiBalanced, combined(25)), combined(26))),
    says: 'At least 25 points together and every suit of theirs stopped: game.',
  }),
  rule({
    name: 'game in a minor fit',
    call: '5x',
    shows: hand(fitOf('x', 9), combinedFit(28), shortness),
    forEach: { among: 'minors' },
    says: 'A nine-card fit in {x}, a short suit and at least 28 points together, short suits counted: game.',
  }),
)

/** What to pass: a double for penalties, a sign-off, a game or slam of our own, unless partner's call forces. */
export const settled: readonly RuleDraft[] = given(
  { forced: false },
  rule({
    name: 'penalty double stays',
    when: { ours: false, partner: 'double', partnerIs: 'penalty-double', rho: 'pass' },
    call: pass,
    shows: every('all', cards(0, 5)),
    says: 'Partner doubled for penalties, and I have no suit of six cards: we defend.',
  }),
  rule({
    name: 'settled',
    when: { ours: true, belowGame: false },
    call: pass,
    shows: anyHand,
    says: 'We have reached game: high enough.',
  }),
  rule({
    name: 'signed off',
    when: { ours: true, signedOff: true },
    call: pass,
    shows: anyHand,
    says: 'Partner has asked to play here.',
  }),
)
