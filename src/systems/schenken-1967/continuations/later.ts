/**
 * Every later turn: where to play, from what partner has shown. Game with 26 points together, 29 in
 * a minor; slam with 33 (document 000, introduction). How the points are felt for is ours.
 */

import {
  anyHand,
  balanced,
  cheapest,
  combined,
  combinedFit,
  extra,
  fitOf,
  fitPoints,
  game,
  hand,
  jump,
  length,
  lessPartner,
  lessPartnerMost,
  longer,
  longerThanShown,
  myLeast,
  no,
  noFit,
  points,
  possible,
  semiBalanced,
  shortness,
  total,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'
import type { HandMeasureId } from '#constraint/measures.ts'
import { INTRODUCTION, sourced } from './sources.ts'

/** Nothing asked that these rules would not answer. */
const LATER = {
  contested: false,
  role: ['opener', 'responder'],
  not: { any: [{ asked: 'aces' }, { asked: 'kings' }, { asked: 'majors' }] },
} as const

/** High cards, and a card for each beyond four in the longest suit (four too many). */
const LONG = { hcp: 1, longest: 1 } as const
/** High cards, and points for short suits. */
const SHORT = { hcp: 1, distribution: 1 } as const
/** So many with partner at the least, and so many with partner at the most. */
const onAverage = (
  terms: Readonly<Partial<Record<HandMeasureId, number>>>,
  least: number,
  most: number,
) => hand(total(terms, lessPartner(least)), total(terms, lessPartnerMost(most)))

const stop = given(
  { ...LATER, any: [{ signedOff: true }, { level: [6, 7] }] },
  rule({
    name: 'leave it',
    call: 'P',
    shows: anyHand,
    ours: true,
    says: 'Partner has asked to play here, or we are in slam already.',
  }),
)
const quantitative = given(
  { ...LATER, partner: '4nt' },
  rule({
    name: 'slam try taken',
    call: '6N',
    shows: extra(2),
    ours: true,
    says: 'At least two points more than my bids have shown: slam.',
  }),
  rule({
    name: 'slam try declined',
    call: 'P',
    shows: anyHand,
    ours: true,
    says: 'No more than my bids have shown: no slam.',
  }),
)
const slams = given(
  { ...LATER, belowGame: true },
  rule({
    name: 'aces, with a fit',
    when: { agreed: 'none' },
    call: '4N',
    shows: hand(fitOf('x', 8), combinedFit(33)),
    forEach: { among: ['ours', '=SHDC'] },
    package: 'blackwood',
    agrees: 'x',
    forcing: 'one-round',
    artificial: true,
    message: 'aces',
    source: INTRODUCTION,
    says: 'An eight-card fit in {x} and at least 33 points together, short suits counted: ask for aces.',
  }),
  rule({
    name: 'aces, with a fit on the average',
    when: { agreed: 'none' },
    call: '4N',
    shows: hand(fitOf('x', 8), onAverage(SHORT, 31, 36)),
    forEach: { among: ['ours', '=SHDC'] },
    package: 'blackwood',
    agrees: 'x',
    forcing: 'one-round',
    artificial: true,
    message: 'aces',
    ours: true,
    says: 'An eight-card fit in {x}, and partner’s middle strength makes slam likely: ask for aces.',
  }),
  rule({
    name: 'slam in notrump',
    call: '6N',
    shows: combined(33),
    source: INTRODUCTION,
    says: 'At least 33 points together: small slam.',
  }),
  rule({
    name: 'slam in notrump on the average',
    call: '6N',
    shows: hand(semiBalanced, onAverage({ hcp: 1 }, 31, 34)),
    ours: true,
    says: 'No singleton, and partner’s middle strength makes 33 points with mine: small slam.',
  }),
)
const games = given(
  { ...LATER, belowGame: true },
  rule({
    name: 'game in a major',
    call: game('x'),
    shows: hand(fitOf('x', 8), combinedFit(26)),
    forEach: { among: '=SH' },
    source: INTRODUCTION,
    says: 'An eight-card fit in {x} and at least 26 points together, short suits counted: game.',
  }),
  rule({
    name: 'three notrump',
    call: '3N',
    shows: hand(total(LONG, lessPartner(30)), no(length('S', 6)), no(length('H', 6))),
    source: INTRODUCTION,
    says: 'At least 26 points together, with one for each card past the fourth of the longest suit: game in notrump.',
  }),
  rule({
    name: 'game in a major on the average',
    call: game('x'),
    shows: hand(fitOf('x', 8), onAverage(SHORT, 24, 28)),
    forEach: { among: '=SH' },
    ours: true,
    says: 'An eight-card fit in {x}, and partner’s middle strength makes 26 points, short suits counted: game.',
  }),
  rule({
    name: 'three notrump on the average',
    call: '3N',
    shows: hand(onAverage(LONG, 28, 32), no(length('S', 6)), no(length('H', 6))),
    ours: true,
    says: 'Partner’s middle strength makes 26 points with mine, the longest suit counted: game in notrump.',
  }),
  rule({
    name: 'game in a minor',
    call: game('x'),
    shows: hand(fitOf('x', 8), combinedFit(29)),
    forEach: { among: '=DC' },
    source: INTRODUCTION,
    says: 'An eight-card fit in {x} and at least 29 points together, short suits counted: game.',
  }),
)
/** Six cards of my major opposite an opening need no fit to be shown. */
const sixCards = given(
  {
    ...LATER,
    role: 'responder',
    turn: 1,
    opening: '1D|1H|1S|2C',
    mine: '12major',
    agreed: 'none',
    belowGame: true,
    gameForce: false,
  },
  rule({
    name: 'responder: game in six cards',
    when: { partner: '1suit|1nt|2suit|2nt|3C' },
    call: game('mine'),
    shows: hand(length('mine', 6), points(12)),
    forcing: 'sign-off',
    ours: true,
    says: 'At least six {mine} and 12 points or more opposite an opening: game in my own suit.',
  }),
  rule({
    name: 'responder: game in six cards over a jump',
    when: { opening: '1suit', partner: '3suit' },
    call: game('mine'),
    shows: hand(length('mine', 6), points(9)),
    forcing: 'sign-off',
    ours: true,
    says: 'At least six {mine} and nine points or more opposite a jump: game in my own suit.',
  }),
)
const invitations = given(
  { ...LATER, belowGame: true, gameForce: false, forced: false },
  rule({
    name: 'take the invitation in a major',
    when: { partner: '3major' },
    call: '4partner',
    shows: hand(fitOf('partner', 8), fitPoints(myLeast(3))),
    ours: true,
    says: 'An eight-card fit in {partner}, and three points more than my bids have shown, short suits counted: accept.',
  }),
  rule({
    name: 'take the invitation in notrump',
    when: { partner: '2nt' },
    call: '3N',
    shows: total(LONG, lessPartner(29)),
    ours: true,
    says: 'At least 25 points together, with one for each card past the fourth of the longest suit: accept.',
  }),
  rule({
    name: 'invite in a major',
    call: '3x',
    shows: hand(fitOf('x', 8), combinedFit(22), fitPoints(lessPartnerMost(25))),
    forEach: { among: '=SH' },
    forcing: 'invitational',
    ours: true,
    says: 'An eight-card fit in {x} and at least 22 points together, short suits counted: game if partner has extra.',
  }),
  rule({
    name: 'invite in notrump',
    call: '2N',
    shows: hand(combined(22), possible(25), noFit('H', 8), noFit('S', 8)),
    forcing: 'invitational',
    ours: true,
    says: 'At least 22 points together and no eight-card major fit: game if partner has extra.',
  }),
)
/** Forced to game: the fit comes before the level. */
const explore = given(
  { ...LATER, gameForce: true, belowGame: true, turn: [1, 2], agreed: 'none', level: [1, 3] },
  rule({
    name: 'forced: raise the major at once',
    call: cheapest('x', 2, 4),
    shows: fitOf('x', 8),
    forEach: { among: ['partners', '=SH'] },
    forcing: 'game',
    ours: true,
    says: 'An eight-card fit in {x}: show it before the level goes up.',
  }),
  rule({
    name: 'forced: own six cards',
    call: cheapest('mine', 2, 3),
    shows: hand(length('mine', 6), longerThanShown('mine', 1)),
    forcing: 'game',
    ours: true,
    says: 'At least six {mine}, one more than my bids have shown.',
  }),
  rule({
    name: 'forced: a second suit',
    when: { turn: 1 },
    call: cheapest('x', 1, 3),
    shows: hand(length('x', 4), no(balanced)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    ours: true,
    says: 'Four {x} or more and an unbalanced hand: a second suit on the way to game.',
  }),
)
const gameForced = given(
  { ...LATER, gameForce: true, belowGame: true },
  rule({
    name: 'forced: raise the major',
    call: cheapest('partner', 2, 4),
    shows: fitOf('partner', 8),
    forcing: 'game',
    ours: true,
    says: 'An eight-card fit in {partner}: show it on the way to game.',
  }),
  rule({
    name: 'forced: a new suit',
    call: cheapest('x', 1, 3),
    shows: length('x', 4),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    ours: true,
    says: 'Four {x} or more: a new suit on the way to game.',
  }),
  rule({
    name: 'forced: own suit again',
    call: cheapest('mine', 2, 3),
    shows: longerThanShown('mine', 1),
    forcing: 'game',
    ours: true,
    says: 'A card more in {mine} than my bids have shown.',
  }),
  rule({
    name: 'forced: three notrump',
    call: '3N',
    shows: anyHand,
    ours: true,
    says: 'Game was promised, and there is no fit or suit to show: notrump.',
  }),
)
const settle = [
  ...given(
    { ...LATER, forced: true },
    rule({
      name: 'forced once: raise a fit',
      call: cheapest('partner', 2, 4),
      shows: fitOf('partner', 8),
      ours: true,
      says: 'Partner’s bid must be answered, and {partner} is a fit of eight.',
    }),
    rule({
      name: 'forced once: three for the first suit',
      when: { partnerSuits: [2, 4] },
      call: cheapest('partnerFirst', 2, 3),
      shows: fitOf('partnerFirst', 8),
      ours: true,
      says: 'Partner’s bid must be answered, and {partnerFirst}, the first suit, is a fit of eight.',
    }),
    rule({
      name: 'forced once: jump to the first suit',
      when: { partnerSuits: [2, 4] },
      call: jump('partnerFirst', 1, 3, 3),
      shows: hand(length('partnerFirst', 3), no(length('partner', 4)), combined(23)),
      forcing: 'invitational',
      ours: true,
      says: 'Three of partner’s first suit and at least 23 points together: game if partner has extra.',
    }),
    rule({
      name: 'forced once: three cards for the first suit',
      when: { partnerSuits: [2, 4] },
      call: cheapest('partnerFirst', 2, 3),
      shows: hand(length('partnerFirst', 3), no(length('partner', 4))),
      ours: true,
      says: 'Partner’s bid must be answered: three of partner’s first suit come before my own once more.',
    }),
    rule({
      name: 'forced once: own suit again',
      call: cheapest('mine', 1, 3),
      shows: longerThanShown('mine', 1),
      ours: true,
      says: 'Partner’s bid must be answered: a card more in {mine} than my bids have shown.',
    }),
    rule({
      name: 'forced once: preference',
      call: cheapest('partnerFirst', 2, 3),
      shows: hand(length('partnerFirst', 2), no(length('partner', 4))),
      ours: true,
      says: 'Partner’s bid must be answered: at least two of partner’s first suit, no four of the second.',
    }),
    rule({
      name: 'forced once: raise',
      call: cheapest('partner', 2, 4),
      shows: length('partner', 3),
      ours: true,
      says: 'Partner’s bid must be answered: at least three cards in support.',
    }),
    rule({
      name: 'forced once: notrump',
      call: cheapest('N', 1, 3),
      shows: anyHand,
      ours: true,
      says: 'Partner’s bid must be answered: notrump is all that is left.',
    }),
  ),
  ...given(
    { ...LATER, belowGame: true },
    rule({
      name: 'out of notrump to the own suit',
      when: { partner: '1nt' },
      call: cheapest('mine', 2, 2),
      shows: hand(length('mine', 5), shortness),
      ours: true,
      says: 'At least five {mine} and a short suit: no hand for notrump.',
    }),
    rule({
      name: 'out of notrump to partner’s suit',
      when: { partner: '1nt' },
      call: cheapest('partnerFirst', 2, 2),
      shows: hand(length('partnerFirst', 4), shortness),
      ours: true,
      says: 'Four {partnerFirst} or more and a short suit: no hand for notrump.',
    }),
    rule({
      name: 'out of notrump to a new suit',
      when: { partner: '1nt' },
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 5), shortness),
      forEach: { among: 'unbid' },
      ours: true,
      says: 'At least five {x} and a short suit: no hand for notrump.',
    }),
    rule({
      name: 'back to the first suit',
      when: { partnerSuits: [2, 4], agreed: 'none' },
      call: cheapest('partnerFirst', 2, 3),
      shows: hand(length('partnerFirst', 2), longer('partnerFirst', { suit: 'partner' }, 0)),
      ours: true,
      says: 'At least two {partnerFirst}, and no fewer than of partner’s second suit: back to the first.',
    }),
    rule({
      name: 'pass in a fit',
      call: 'P',
      shows: fitOf('partner', 7),
      ours: true,
      says: 'Seven trumps between us and no game: high enough.',
    }),
    rule({
      name: 'preference',
      call: cheapest('partnerFirst', 2, 3),
      shows: hand(fitOf('partnerFirst', 7), noFit('partner', 7)),
      ours: true,
      says: 'Partner’s first suit makes seven trumps and the second does not: back to the first.',
    }),
    rule({
      name: 'own suit',
      call: cheapest('mine', 2, 2),
      shows: length('mine', 6),
      ours: true,
      says: 'At least six {mine}: the long suit again.',
    }),
    rule({
      name: 'pass',
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'No game and no better place: high enough.',
    }),
  ),
  ...given(
    LATER,
    rule({
      name: 'pass at game',
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'We are in game, and slam is out of reach.',
    }),
  ),
]
export const later: readonly RuleDraft[] = sourced(
  'the sources give no later rounds',
  [
    ...stop,
    ...quantitative,
    ...slams,
    ...explore,
    ...games,
    ...sixCards,
    ...invitations,
    ...gameForced,
    ...settle,
  ],
  INTRODUCTION,
)
