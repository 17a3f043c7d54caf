/**
 * Every later turn: where to play, from what partner has shown. Game with 26 points together, 29 in
 * a minor; slam with 33 (document 000, introduction). How the points are felt for is ours.
 */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  anyHand,
  balanced,
  cheapest,
  combined,
  combinedFit,
  extra,
  fitOf,
  game,
  hand,
  length,
  lessPartner,
  lessPartnerMost,
  longer,
  longerThanShown,
  no,
  noFit,
  possible,
  shortness,
  total,
} from '#bidding/shows.ts'
import type { HandMeasureId } from '#constraint/measures.ts'
import { INTRODUCTION, sourced } from './sources.ts'

const OURS = { ours: true } as const
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
  rule('leave it', {}, 'P', anyHand, OURS),
)
const quantitative = given(
  { ...LATER, partner: '4nt' },
  rule('slam try taken', {}, '6N', extra(2), OURS),
  rule('slam try declined', {}, 'P', anyHand, OURS),
)
const slams = given(
  { ...LATER, belowGame: true },
  rule('aces, with a fit', { agreed: 'none' }, '4N', hand(fitOf('x', 8), combinedFit(33)), {
    forEach: { among: ['ours', '=SHDC'] },
    artificial: true,
    forcing: 'one-round',
    message: 'aces',
    agrees: 'x',
    package: 'blackwood',
    source: INTRODUCTION,
  }),
  rule('slam in notrump', {}, '6N', combined(33), { source: INTRODUCTION }),
)
const games = given(
  { ...LATER, belowGame: true },
  rule('game in a major', {}, game('x'), hand(fitOf('x', 8), combinedFit(26)), {
    forEach: { among: '=SH' },
    source: INTRODUCTION,
  }),
  rule(
    'three notrump',
    {},
    '3N',
    hand(total(LONG, lessPartner(30)), no(length('S', 6)), no(length('H', 6))),
    {
      source: INTRODUCTION,
    },
  ),
  rule(
    'game in a major on the average',
    {},
    game('x'),
    hand(fitOf('x', 8), onAverage(SHORT, 24, 28)),
    {
      ...OURS,
      forEach: { among: '=SH' },
    },
  ),
  rule(
    'three notrump on the average',
    {},
    '3N',
    hand(onAverage(LONG, 28, 32), no(length('S', 6)), no(length('H', 6))),
    OURS,
  ),
  rule('game in a minor', {}, game('x'), hand(fitOf('x', 8), combinedFit(29)), {
    forEach: { among: '=DC' },
    source: INTRODUCTION,
  }),
)
const invitations = given(
  { ...LATER, belowGame: true, gameForce: false, forced: false },
  rule(
    'take the invitation in a major',
    { partner: '3major' },
    '4partner',
    hand(fitOf('partner', 8), combinedFit(24)),
    OURS,
  ),
  rule(
    'take the invitation in notrump',
    { partner: '2nt' },
    '3N',
    total(LONG, lessPartner(29)),
    OURS,
  ),
  rule('invite in a major', {}, '3x', hand(fitOf('x', 8), combinedFit(22), possible(25)), {
    ...OURS,
    forEach: { among: '=SH' },
    forcing: 'invitational',
  }),
  rule(
    'invite in notrump',
    {},
    '2N',
    hand(combined(22), possible(25), noFit('H', 8), noFit('S', 8)),
    { ...OURS, forcing: 'invitational' },
  ),
)
/** Forced to game: the fit comes before the level. */
const explore = given(
  { ...LATER, gameForce: true, belowGame: true, turn: [1, 2], agreed: 'none', level: [1, 3] },
  rule('forced: raise the major at once', {}, cheapest('x', 2, 4), fitOf('x', 8), {
    ...OURS,
    forEach: { among: ['partners', '=SH'] },
    forcing: 'game',
  }),
  rule(
    'forced: own six cards',
    {},
    cheapest('mine', 2, 3),
    hand(length('mine', 6), longerThanShown('mine', 1)),
    {
      ...OURS,
      forcing: 'game',
    },
  ),
  rule(
    'forced: a second suit',
    { turn: 1 },
    cheapest('x', 1, 3),
    hand(length('x', 4), no(balanced)),
    {
      ...OURS,
      forEach: { among: 'unbid', order: 'cheapest' },
      forcing: 'game',
    },
  ),
)
const gameForced = given(
  { ...LATER, gameForce: true, belowGame: true },
  rule('forced: raise the major', {}, cheapest('partner', 2, 4), fitOf('partner', 8), {
    ...OURS,
    forcing: 'game',
  }),
  rule('forced: a new suit', {}, cheapest('x', 1, 3), length('x', 4), {
    ...OURS,
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
  }),
  rule('forced: own suit again', {}, cheapest('mine', 2, 3), longerThanShown('mine', 1), {
    ...OURS,
    forcing: 'game',
  }),
  rule('forced: three notrump', {}, '3N', anyHand, OURS),
)
const settle = [
  ...given(
    { ...LATER, forced: true },
    rule('forced once: raise a fit', {}, cheapest('partner', 2, 4), fitOf('partner', 8), OURS),
    rule(
      'forced once: own suit again',
      {},
      cheapest('mine', 1, 3),
      longerThanShown('mine', 1),
      OURS,
    ),
    rule(
      'forced once: preference',
      {},
      cheapest('partnerFirst', 2, 3),
      hand(length('partnerFirst', 2), no(length('partner', 4))),
      OURS,
    ),
    rule('forced once: raise', {}, cheapest('partner', 2, 4), length('partner', 3), OURS),
    rule('forced once: notrump', {}, cheapest('N', 1, 3), anyHand, OURS),
  ),
  ...given(
    { ...LATER, belowGame: true },
    rule(
      'out of notrump to the own suit',
      { partner: '1nt' },
      cheapest('mine', 2, 2),
      hand(length('mine', 5), shortness),
      OURS,
    ),
    rule(
      'out of notrump to partner’s suit',
      { partner: '1nt' },
      cheapest('partnerFirst', 2, 2),
      hand(length('partnerFirst', 4), shortness),
      OURS,
    ),
    rule(
      'out of notrump to a new suit',
      { partner: '1nt' },
      cheapest('x', 2, 2),
      hand(length('x', 5), shortness),
      { ...OURS, forEach: { among: 'unbid' } },
    ),
    rule(
      'back to the first suit',
      { partnerSuits: [2, 4] },
      cheapest('partnerFirst', 2, 3),
      hand(length('partnerFirst', 2), longer('partnerFirst', { suit: 'partner' }, 0)),
      OURS,
    ),
    rule('pass in a fit', {}, 'P', fitOf('partner', 7), OURS),
    rule(
      'preference',
      {},
      cheapest('partnerFirst', 2, 3),
      hand(fitOf('partnerFirst', 7), noFit('partner', 7)),
      OURS,
    ),
    rule('own suit', {}, cheapest('mine', 2, 2), length('mine', 6), OURS),
    rule('pass', {}, 'P', anyHand, OURS),
  ),
  ...given(LATER, rule('pass at game', {}, 'P', anyHand, OURS)),
]
export const later: readonly RuleDraft[] = sourced(
  'the sources give no later rounds',
  [
    ...stop,
    ...quantitative,
    ...slams,
    ...explore,
    ...games,
    ...invitations,
    ...gameForced,
    ...settle,
  ],
  INTRODUCTION,
)
