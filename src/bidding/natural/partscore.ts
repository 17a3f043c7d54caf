/** Below game with the opponents silent or outbid: invitations, preferences, rebids; and forced calls. */

import type { HandTemplate } from '#rules/template.ts'
import {
  anyHand,
  cheapest,
  combined,
  combinedFit,
  either,
  fitOf,
  game,
  hand,
  length,
  lessPartnerMost,
  longer,
  longest,
  noFit,
  pass,
  points,
  possible,
  semiBalanced,
  stopped,
} from '../language/shows.ts'
import { given, type RuleDraft, rule } from '../language/system.ts'

const MAJORS = { among: 'majors' } as const

/** Towards game, when partner may have a little more than was shown. */
export const invitations: readonly RuleDraft[] = given(
  { ours: true, level: [1, 2], forced: false },
  rule({
    name: 'invite in a major',
    call: '3x',
    shows: hand(fitOf('x', 8), combinedFit(23), possible(26)),
    forEach: MAJORS,
    forcing: 'invitational',
    says: 'An eight-card fit in {x} and at least 23 points together, short suits counted: game if partner has extra.',
  }),
  rule({
    name: 'invite in notrump',
    call: '2N',
    shows: hand(semiBalanced, stopped(), combined(23), possible(25)),
    forcing: 'invitational',
    says: 'At least 23 points together and no singleton: game if partner has extra.',
  }),
  rule({
    name: 'invite in a minor',
    when: { contested: false },
    call: '3x',
    shows: hand(fitOf('x', 8), combined(23), possible(25)),
    forEach: { among: ['ours', 'minors'] },
    forcing: 'invitational',
    says: 'An eight-card fit in {x} and at least 23 points together: game if partner has extra.',
  }),
)

/** Where to play a partscore: partner's better suit, or my long one. */
export const corrections: readonly RuleDraft[] = given(
  { ours: true, level: [1, 3], forced: false },
  rule({
    name: 'preference',
    when: {
      partnerSuits: [2, 4],
      partner: 'suit',
      artificial: false,
      level: [1, 3],
      agreed: 'none',
    },
    call: cheapest('partnerFirst', 1, 3),
    shows: hand(
      noFit('partner', 8),
      length('partnerFirst', 2),
      longer('partnerFirst', { suit: 'partner' }, 0),
    ),
    says: 'At least two {partnerFirst}, and no fewer than of partner’s second suit: back to the first.',
  }),
  rule({
    name: 'own suit instead',
    when: { mySuits: [1, 4], partner: 'suit', level: [1, 2] },
    call: cheapest('mine', 1, 2),
    shows: hand(length('mine', 6), length('partner', 0, 1)),
    says: 'At least six {mine} and no more than one of partner’s: my suit plays better.',
  }),
  rule({
    name: 'suit over notrump',
    when: { partner: '1nt', level: 1, partnerMin: [0, 13] },
    call: cheapest('x', 2, 2),
    shows: hand(length('x', 6), longest('x'), combined(undefined, 22)),
    forEach: { among: 'all' },
    forcing: 'sign-off',
    says: 'At least six {x} and at most 22 points together: the long suit is safer than notrump.',
  }),
)

/** Game is in reach of what partner may have; for 19 points or more, of what partner need not have shown. */
const inReach = (least: number): HandTemplate =>
  either(hand(points(least), possible(29)), hand(points(19), possible(26)))
/**
 * With 16 points or more opposite a suit below game: on while partner may have what game needs, and
 * else a pass that says why. Partner's most is rarely what partner has, so the sum asked is 29.
 */
export const strong: readonly RuleDraft[] = given(
  { ours: true, forced: false, belowGame: true, partner: 'suit', rho: 'pass', artificial: false },
  rule({
    name: 'game without a stopper, in the minor',
    call: game('x'),
    shows: hand(fitOf('x', 8), combined(27)),
    forEach: { among: ['ours', 'minors'] },
    says: 'Eight {x} between us and at least 27 points together: game, and notrump is not safe.',
  }),
  rule({
    name: 'game all the same',
    call: '3N',
    shows: combined(27),
    says: 'At least 27 points together: game must be bid, and notrump is the shortest.',
  }),
  rule({
    name: 'strong raise of a major',
    when: { level: [2, 3] },
    call: cheapest('x', 3, 4),
    shows: hand(fitOf('x', 7), length('x', 3), inReach(17)),
    forEach: { among: ['partners', 'majors'] },
    forcing: 'invitational',
    says: 'Three {x} or more and 17 points or more, with game in reach: one more.',
  }),
  rule({
    name: 'strong notrump',
    when: { level: [1, 3] },
    call: cheapest('N', 1, 3),
    shows: hand(stopped(), inReach(18)),
    forcing: 'invitational',
    says: '18 points or more, their suit stopped and game in reach: notrump.',
  }),
  rule({
    name: 'strong suit again',
    when: { level: [1, 3] },
    call: cheapest('mine', 2, 3),
    shows: hand(length('mine', 6), points(17), possible(29)),
    forcing: 'invitational',
    says: 'At least six {mine} and 17 points or more, with game in reach: the long suit again.',
  }),
  rule({
    name: 'strong raise of a minor',
    when: { level: [2, 4] },
    call: cheapest('x', 3, 5),
    shows: hand(fitOf('x', 8), points(17), possible(29)),
    forEach: { among: ['partners', 'minors'] },
    forcing: 'invitational',
    says: 'Eight {x} between us and 17 points or more, with game in reach: one more.',
  }),
  rule({
    name: 'game is far',
    call: pass,
    shows: either(points(0, 16), points(0, lessPartnerMost(28))),
    says: 'Game would need nearly all that partner can have: high enough.',
  }),
  rule({
    name: 'no better place',
    call: pass,
    shows: either(length('partner', 0, 2), noFit('partner', 8)),
    says: 'No fit, and neither a suit nor notrump to bid: partner’s suit is as good as any.',
  }),
)

/** Something must be bid: the most telling thing first, whatever there is in the end. */
export const forced: readonly RuleDraft[] = given(
  { forced: true },
  rule({
    name: 'forced raise',
    call: cheapest('x', 1, 4),
    shows: fitOf('x', 8),
    forEach: MAJORS,
    says: 'Partner’s bid must be answered, and {x} is a fit of eight.',
  }),
  rule({
    name: 'forced rebid of six',
    call: cheapest('mine', 1, 4),
    shows: length('mine', 6),
    says: 'Partner’s bid must be answered: my six {mine} again.',
  }),
  rule({
    name: 'forced major',
    call: cheapest('x', 1, 2),
    shows: hand(length('x', 4), longest('x', ['unbid'])),
    forEach: { among: ['unbid', 'majors'], order: 'cheapest' },
    says: 'Partner’s bid must be answered: the major not yet bid, with four or more.',
  }),
  rule({
    name: 'forced five cards',
    call: cheapest('x', 1, 3),
    shows: hand(length('x', 5), longest('x', ['unbid'])),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'Partner’s bid must be answered: my five {x}, a suit not yet bid.',
  }),
  rule({
    name: 'forced notrump',
    call: cheapest('N', 1, 3),
    shows: hand(stopped(), semiBalanced),
    says: 'Partner’s bid must be answered: no singleton, and their suit stopped.',
  }),
  rule({
    name: 'forced support',
    call: cheapest('partner', 1, 4),
    shows: length('partner', 3),
    says: 'Partner’s bid must be answered: at least three cards in support.',
  }),
  rule({
    name: 'forced preference',
    call: cheapest('partnerFirst', 1, 4),
    shows: length('partnerFirst', 2),
    says: 'Partner’s bid must be answered: at least two of partner’s first suit.',
  }),
  rule({
    name: 'forced four cards',
    call: cheapest('x', 1, 3),
    shows: hand(length('x', 4), longest('x', ['unbid'])),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'Partner’s bid must be answered: my four {x}, a suit not yet bid.',
  }),
  rule({
    name: 'forced rebid',
    call: cheapest('mine', 1, 3),
    shows: length('mine', 5),
    says: 'Partner’s bid must be answered: my five {mine} again.',
  }),
  rule({
    name: 'forced notrump, any',
    call: cheapest('N', 1, 4),
    shows: stopped(),
    says: 'Partner’s bid must be answered: their suit is stopped, so notrump.',
  }),
  rule({
    name: 'forced three cards',
    call: cheapest('x', 1, 4),
    shows: hand(length('x', 3), longest('x', ['unbid'])),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'Partner’s bid must be answered: three {x} are the longest unbid suit.',
  }),
  rule({
    name: 'forced, anything',
    call: cheapest('x'),
    shows: longest('x', ['unbid']),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'Partner’s bid must be answered: no unbid suit is longer than the {x}.',
  }),
  rule({
    name: 'forced, partner’s suit',
    call: cheapest('partner'),
    shows: anyHand,
    says: 'Partner’s bid must be answered: back to the suit that partner knows.',
  }),
  rule({
    name: 'forced, notrump',
    call: cheapest('N'),
    shows: anyHand,
    says: 'Partner’s bid must be answered: notrump is all that is left.',
  }),
)

/** Answering partner's bid of a suit or notrump at a turn the system leaves open. */
export const answers: readonly RuleDraft[] = given(
  { role: 'responder', turn: 0, contested: false, forced: false },
  rule({
    name: 'answer in a fit',
    when: { opening: '1suit', partner: '1suit' },
    call: cheapest('partner', 2, 2),
    shows: hand(fitOf('partner', 8), combinedFit(18)),
    says: 'An eight-card fit in {partner} and at least 18 points together, short suits counted: a raise.',
  }),
  rule({
    name: 'answer in a suit',
    when: { partner: '1suit' },
    call: cheapest('x', 1, 1),
    shows: hand(points(6), length('x', 4), longest('x', ['unbid'])),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'one-round',
    says: 'Four {x} or more and six points or more: a new suit at one.',
  }),
  rule({
    name: 'answer in notrump',
    when: { partner: '1suit' },
    call: '1N',
    shows: points(6, 10),
    says: '6–10 points and no suit to show at one.',
  }),
)
