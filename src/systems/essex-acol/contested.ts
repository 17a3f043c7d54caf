/** Opener's second turn when the opponents have acted. All of it is ours. */

import {
  anyHand,
  balanced,
  cheapest,
  combined,
  combinedFit,
  fitOf,
  fitPoints,
  game,
  hand,
  honours,
  jump,
  length,
  no,
  points,
  semiBalanced,
  stopped,
  support,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { below, letterOf } from './terms.ts'

/** Partner raised. */
const openerRaised = given(
  { agreed: 'any' },
  rule({
    name: 'contest/game',
    when: { agreed: 'major', belowGame: true },
    call: game('agreed'),
    shows: fitPoints(19),
    forcing: 'sign-off',
    says: '19 points or more with short suits counted, and the major is agreed: game.',
  }),
  // A raise to three is a limit raise only over my opening; later it only competes.
  rule({
    name: 'contest/limit-game',
    when: { agreed: 'major', belowGame: true, partner: '3suit', mine: '1suit' },
    call: game('agreed'),
    shows: fitPoints(15),
    says: '15 points or more with short suits counted, opposite a limit raise: game.',
  }),
  rule({
    name: 'contest/limit-3N',
    when: { agreed: 'minor', belowGame: true, partner: '3suit', mine: '1suit' },
    call: '3N',
    shows: hand(points(16), stopped()),
    says: '16 points or more and their suit stopped: nine tricks are easier than eleven.',
  }),
  rule({
    name: 'contest/seven',
    when: { agreed: 'major', level: [2, 3] },
    call: game('agreed'),
    shows: hand(length('agreed', 7), fitPoints(15)),
    says: 'At least seven {agreed} and 15 points or more with short suits counted: game on the long trumps.',
  }),
  rule({
    name: 'contest/six',
    when: { level: [2, 3] },
    call: cheapest('agreed', 2, 3),
    shows: hand(length('agreed', 6), points(0, 18)),
    says: 'At least six {agreed} and at most 18 points: one more on the sixth trump.',
  }),
  rule({
    name: 'contest/five',
    when: { level: 2 },
    call: cheapest('agreed', 2, 3),
    shows: hand(length('agreed', 5), fitPoints(15, 18)),
    says: 'At least five {agreed} and 15–18 points with short suits counted: more than an opening, so one more.',
  }),
  rule({
    name: 'contest/raised-pass',
    call: 'P',
    shows: anyHand,
    says: 'Partner’s raise is high enough for this hand.',
  }),
)
const openerDoubled = given(
  { partner: 'double', rho: 'pass' },
  rule({
    name: 'contest/answer-4',
    call: '4x',
    shows: hand(length('x', 4), fitPoints(19)),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
    says: 'Four {x} and 19 points or more with short suits counted: game opposite partner’s double.',
  }),
  rule({
    name: 'contest/answer-3',
    call: jump('x', 1, 3, 3),
    shows: hand(length('x', 4), fitPoints(16, 18)),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
    forcing: 'invitational',
    says: 'Four {x} and 16–18 points with short suits counted: jump to show more than a minimum.',
  }),
  rule({
    name: 'contest/answer',
    call: cheapest('x', 1, 2),
    shows: length('x', 4),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
    says: 'Four {x}, the major that partner’s double asked for.',
  }),
  rule({
    name: 'contest/answer-3N',
    call: '3N',
    shows: hand(points(19), stopped()),
    says: '19 points or more and their suit stopped: game.',
  }),
  rule({
    name: 'contest/answer-2N',
    call: '2N',
    shows: hand(points(17, 18), stopped()),
    says: '17 or 18 points and their suit stopped.',
  }),
  rule({
    name: 'contest/answer-2N-least',
    when: { level: 2 },
    call: '2N',
    shows: hand(points(12, 16), semiBalanced, stopped()),
    says: '12–16 points, no singleton and their suit stopped: notrump answers the double.',
  }),
  rule({
    name: 'contest/answer-1N',
    call: '1N',
    shows: hand(balanced, stopped()),
    says: 'Balanced and their suit stopped: notrump answers the double.',
  }),
  rule({
    name: 'contest/answer-six',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    says: 'At least six {mine} and 16 points or more: jump to show both.',
  }),
  rule({
    name: 'contest/answer-minor-jump',
    call: jump('x', 1, 3, 4),
    shows: hand(length('x', 4), points(17)),
    forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
    forcing: 'invitational',
    says: 'Four {x} and 17 points or more: jump to show more than a minimum.',
  }),
  rule({
    name: 'contest/answer-minor',
    call: cheapest('x', 2, 3),
    shows: hand(length('x', 4)),
    forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
    says: 'Four {x}: a second suit answers the double.',
  }),
  rule({
    name: 'contest/answer-high',
    when: { level: [3, 4] },
    call: cheapest('x', 3, 4),
    shows: length('x', 4),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
    says: 'Four {x}, the major that partner’s double asked for, even this high.',
  }),
  rule({
    name: 'contest/answer-own',
    call: cheapest('mine', 2, 5),
    shows: anyHand,
    says: 'Partner’s double asks for a bid, and there is no second suit: the first one again.',
  }),
)
/** Partner bid notrump, and with it has their suit stopped. */
const openerNotrumped = given(
  { partner: '12nt', belowGame: true, ours: true, agreed: 'none' },
  rule({
    name: 'contest/over-nt-major',
    when: { opening: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), combined(24)),
    forcing: 'sign-off',
    says: 'At least six {mine} and 24 points or more together: game in the major.',
  }),
  rule({
    name: 'contest/over-nt-3N',
    call: '3N',
    shows: combined(25),
    says: 'At least 25 points together: game.',
  }),
  rule({
    name: 'contest/over-1N-2N',
    when: { partner: '1nt' },
    call: '2N',
    shows: hand(semiBalanced, combined(23)),
    forcing: 'invitational',
    says: 'At least 23 points together and no singleton: game if partner is at the top.',
  }),
  rule({
    name: 'contest/over-1N-six',
    when: { partner: '1nt' },
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    says: 'At least six {mine}: they play better as trumps.',
  }),
  rule({
    name: 'contest/over-2N-six',
    when: { partner: '2nt' },
    call: cheapest('mine', 3, 3),
    shows: length('mine', 6),
    says: 'At least six {mine}: they play better as trumps.',
  }),
  ...([DIAMONDS, HEARTS, SPADES] as const).flatMap((suit) =>
    given(
      { opening: `1${letterOf(suit)}`, partner: '1nt' },
      rule({
        name: `contest/over-1N-lower-${letterOf(suit)}`,
        call: cheapest('x', 2, 2),
        shows: hand(length('x', 4), no(balanced)),
        forEach: { among: ['unbid', below(suit)], order: 'down' },
        says: 'Four {x} and an unbalanced hand: partner chooses between the two suits.',
      }),
    ),
  ),
  rule({
    name: 'contest/over-nt-pass',
    call: 'P',
    shows: anyHand,
    says: 'Not enough for game, and notrump will do.',
  }),
)
const openerAnswered = given(
  { partner: '12suit', agreed: 'none' },
  rule({
    name: 'contest/support-4',
    when: { partner: 'major', belowGame: true },
    call: game('partner'),
    shows: hand(support(4), fitPoints(19)),
    agrees: 'partner',
    says: 'Four {partner} and 19 points or more with short suits counted: game.',
  }),
  rule({
    name: 'contest/fit-game',
    when: { partner: 'major', belowGame: true },
    call: game('partner'),
    shows: hand(fitOf('partner', 8), combinedFit(26)),
    agrees: 'partner',
    says: 'An eight-card fit in {partner} and at least 26 points together, short suits counted: game.',
  }),
  rule({
    name: 'contest/support-3',
    when: { partner: 'major', level: [1, 2] },
    call: '3partner',
    shows: hand(support(4), fitPoints(16, 18)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Four {partner} and 16–18 points with short suits counted: game if partner is not at the bottom.',
  }),
  rule({
    name: 'contest/support',
    call: cheapest('partner', 2, 3),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
    says: 'Four {partner} and at most 15 points with short suits counted: show the fit.',
  }),
  rule({
    name: 'contest/3N',
    call: '3N',
    shows: hand(stopped(), combined(26)),
    says: 'At least 26 points together and their suit stopped: game.',
  }),
  rule({
    name: 'contest/2N',
    call: '2N',
    shows: hand(balanced, points(17, 19), stopped()),
    forcing: 'invitational',
    says: 'Balanced with 17–19 points and their suit stopped.',
  }),
  rule({
    name: 'contest/1N',
    call: '1N',
    shows: hand(balanced, points(12, 16), stopped()),
    says: 'Balanced with 12–16 points and their suit stopped.',
  }),
  rule({
    name: 'contest/own-jump',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    forcing: 'invitational',
    says: 'At least six {mine} and 16 points or more: jump to show both.',
  }),
  rule({
    name: 'contest/own-six',
    call: cheapest('mine', 2, 3),
    shows: length('mine', 6),
    says: 'At least six {mine}: the long suit again.',
  }),
  rule({
    name: 'contest/second',
    call: cheapest('x', 1, 2),
    shows: length('x', 4),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'Four {x} or more: a second suit.',
  }),
  // Of a suit only: a double of their notrump is natural, for penalties.
  rule({
    name: 'contest/strong-double',
    when: { last: '12suit', doubled: 0, ours: false },
    call: 'X',
    shows: points(18),
    forcing: 'one-round',
    says: '18 points or more: too strong to pass, and partner chooses.',
  }),
  rule({
    name: 'contest/support-three',
    when: { ours: false, level: [1, 2] },
    call: cheapest('partner', 2, 2),
    shows: support(3),
    agrees: 'partner',
    says: 'Three {partner}: support partner against their bid.',
  }),
  // Forced, and nothing to add: the suit once more.
  rule({
    name: 'contest/own-forced',
    when: { forced: true },
    call: cheapest('mine', 1, 4),
    shows: anyHand,
    says: 'Partner’s bid must be answered, and there is nothing new to show: the first suit again.',
  }),
)
const openerAlone = given(
  { partner: 'pass' },
  rule({
    name: 'contest/reopen',
    when: { balancing: true, last: '12suit', doubled: 0 },
    call: 'X',
    shows: hand(points(13), length('theirs', 0, 2)),
    forcing: 'one-round',
    says: '13 points or more and short in {theirs}: partner may be waiting with the rest, so double.',
  }),
  rule({
    name: 'contest/own-again',
    when: { level: [1, 2], ours: false },
    call: cheapest('mine', 2, 2),
    shows: hand(length('mine', 6), points(13)),
    says: 'At least six {mine} and 13 points or more: compete at two.',
  }),
  rule({
    name: 'contest/own-three',
    when: { level: [2, 3], ours: false },
    call: cheapest('mine', 3, 3),
    shows: hand(length('mine', 6), points(16), honours('mine', 3)),
    says: 'At least six {mine} with three honours and 16 points or more: compete at three.',
  }),
  rule({
    name: 'contest/second-suit',
    when: { level: [1, 2], ours: false },
    call: cheapest('x', 2, 2),
    shows: hand(length('x', 5), points(14)),
    forEach: { among: 'unbid', order: 'down' },
    says: 'At least five {x} and 14 points or more: a second suit to compete in.',
  }),
  rule({
    name: 'contest/double-strong',
    when: { level: [1, 2], ours: false, doubled: 0 },
    call: 'X',
    shows: hand(points(18), length('theirs', 0, 3)),
    forcing: 'one-round',
    says: '18 points or more: too strong to sell out to a low bid.',
  }),
  rule({
    name: 'contest/alone-pass',
    call: 'P',
    shows: anyHand,
    says: 'Partner has shown nothing, and the opening said it all.',
  }),
)
/** My notrump has said all. */
const openerNotrump = given(
  { opening: '1nt', turn: 1 },
  rule({
    name: 'contest/nt-pass',
    when: { forced: false },
    call: 'P',
    shows: anyHand,
    says: 'One notrump has told the whole hand: partner decides.',
  }),
)

export const CONTESTED: readonly RuleDraft[] = marked(
  { ours: true },
  ...given(
    { role: 'opener', turn: 1, contested: true },
    ...openerNotrump,
    ...openerRaised,
    ...openerDoubled,
    ...openerNotrumped,
    ...openerAnswered,
    ...openerAlone,
  ),
)
