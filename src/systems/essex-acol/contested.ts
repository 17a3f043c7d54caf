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
  }),
  // A raise to three is a limit raise only over my opening; later it only competes.
  rule({
    name: 'contest/limit-game',
    when: { agreed: 'major', belowGame: true, partner: '3suit', mine: '1suit' },
    call: game('agreed'),
    shows: fitPoints(15),
  }),
  rule({
    name: 'contest/limit-3N',
    when: { agreed: 'minor', belowGame: true, partner: '3suit', mine: '1suit' },
    call: '3N',
    shows: hand(points(16), stopped()),
  }),
  rule({
    name: 'contest/seven',
    when: { agreed: 'major', level: [2, 3] },
    call: game('agreed'),
    shows: hand(length('agreed', 7), fitPoints(15)),
  }),
  rule({
    name: 'contest/six',
    when: { level: [2, 3] },
    call: cheapest('agreed', 2, 3),
    shows: hand(length('agreed', 6), points(0, 18)),
  }),
  rule({
    name: 'contest/five',
    when: { level: 2 },
    call: cheapest('agreed', 2, 3),
    shows: hand(length('agreed', 5), fitPoints(15, 18)),
  }),
  rule({ name: 'contest/raised-pass', call: 'P', shows: anyHand }),
)
const openerDoubled = given(
  { partner: 'double', rho: 'pass' },
  rule({
    name: 'contest/answer-4',
    call: '4x',
    shows: hand(length('x', 4), fitPoints(19)),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
  }),
  rule({
    name: 'contest/answer-3',
    call: jump('x', 1, 3, 3),
    shows: hand(length('x', 4), fitPoints(16, 18)),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
    forcing: 'invitational',
  }),
  rule({
    name: 'contest/answer',
    call: cheapest('x', 1, 2),
    shows: length('x', 4),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
  }),
  rule({ name: 'contest/answer-3N', call: '3N', shows: hand(points(19), stopped()) }),
  rule({ name: 'contest/answer-2N', call: '2N', shows: hand(points(17, 18), stopped()) }),
  rule({
    name: 'contest/answer-2N-least',
    when: { level: 2 },
    call: '2N',
    shows: hand(points(12, 16), semiBalanced, stopped()),
  }),
  rule({ name: 'contest/answer-1N', call: '1N', shows: hand(balanced, stopped()) }),
  rule({
    name: 'contest/answer-six',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
  }),
  rule({
    name: 'contest/answer-minor-jump',
    call: jump('x', 1, 3, 4),
    shows: hand(length('x', 4), points(17)),
    forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
    forcing: 'invitational',
  }),
  rule({
    name: 'contest/answer-minor',
    call: cheapest('x', 2, 3),
    shows: hand(length('x', 4)),
    forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
  }),
  rule({
    name: 'contest/answer-high',
    when: { level: [3, 4] },
    call: cheapest('x', 3, 4),
    shows: length('x', 4),
    forEach: { among: ['unbid', 'majors'], order: 'up' },
  }),
  rule({ name: 'contest/answer-own', call: cheapest('mine', 2, 5), shows: anyHand }),
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
  }),
  rule({ name: 'contest/over-nt-3N', call: '3N', shows: combined(25) }),
  rule({
    name: 'contest/over-1N-2N',
    when: { partner: '1nt' },
    call: '2N',
    shows: hand(semiBalanced, combined(23)),
    forcing: 'invitational',
  }),
  rule({
    name: 'contest/over-1N-six',
    when: { partner: '1nt' },
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
  }),
  rule({
    name: 'contest/over-2N-six',
    when: { partner: '2nt' },
    call: cheapest('mine', 3, 3),
    shows: length('mine', 6),
  }),
  ...([DIAMONDS, HEARTS, SPADES] as const).flatMap((suit) =>
    given(
      { opening: `1${letterOf(suit)}`, partner: '1nt' },
      rule({
        name: `contest/over-1N-lower-${letterOf(suit)}`,
        call: cheapest('x', 2, 2),
        shows: hand(length('x', 4), no(balanced)),
        forEach: { among: ['unbid', below(suit)], order: 'down' },
      }),
    ),
  ),
  rule({ name: 'contest/over-nt-pass', call: 'P', shows: anyHand }),
)
const openerAnswered = given(
  { partner: '12suit', agreed: 'none' },
  rule({
    name: 'contest/support-4',
    when: { partner: 'major', belowGame: true },
    call: game('partner'),
    shows: hand(support(4), fitPoints(19)),
    agrees: 'partner',
  }),
  rule({
    name: 'contest/fit-game',
    when: { partner: 'major', belowGame: true },
    call: game('partner'),
    shows: hand(fitOf('partner', 8), combinedFit(26)),
    agrees: 'partner',
  }),
  rule({
    name: 'contest/support-3',
    when: { partner: 'major', level: [1, 2] },
    call: '3partner',
    shows: hand(support(4), fitPoints(16, 18)),
    agrees: 'partner',
    forcing: 'invitational',
  }),
  rule({
    name: 'contest/support',
    call: cheapest('partner', 2, 3),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
  }),
  rule({ name: 'contest/3N', call: '3N', shows: hand(stopped(), combined(26)) }),
  rule({
    name: 'contest/2N',
    call: '2N',
    shows: hand(balanced, points(17, 19), stopped()),
    forcing: 'invitational',
  }),
  rule({ name: 'contest/1N', call: '1N', shows: hand(balanced, points(12, 16), stopped()) }),
  rule({
    name: 'contest/own-jump',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    forcing: 'invitational',
  }),
  rule({ name: 'contest/own-six', call: cheapest('mine', 2, 3), shows: length('mine', 6) }),
  rule({
    name: 'contest/second',
    call: cheapest('x', 1, 2),
    shows: length('x', 4),
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  // Of a suit only: a double of their notrump is natural, for penalties.
  rule({
    name: 'contest/strong-double',
    when: { last: '12suit', doubled: 0, ours: false },
    call: 'X',
    shows: points(18),
    forcing: 'one-round',
  }),
  rule({
    name: 'contest/support-three',
    when: { ours: false, level: [1, 2] },
    call: cheapest('partner', 2, 2),
    shows: support(3),
    agrees: 'partner',
  }),
  // Forced, and nothing to add: the suit once more.
  rule({
    name: 'contest/own-forced',
    when: { forced: true },
    call: cheapest('mine', 1, 4),
    shows: anyHand,
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
  }),
  rule({
    name: 'contest/own-again',
    when: { level: [1, 2], ours: false },
    call: cheapest('mine', 2, 2),
    shows: hand(length('mine', 6), points(13)),
  }),
  rule({
    name: 'contest/own-three',
    when: { level: [2, 3], ours: false },
    call: cheapest('mine', 3, 3),
    shows: hand(length('mine', 6), points(16), honours('mine', 3)),
  }),
  rule({
    name: 'contest/second-suit',
    when: { level: [1, 2], ours: false },
    call: cheapest('x', 2, 2),
    shows: hand(length('x', 5), points(14)),
    forEach: { among: 'unbid', order: 'down' },
  }),
  rule({
    name: 'contest/double-strong',
    when: { level: [1, 2], ours: false, doubled: 0 },
    call: 'X',
    shows: hand(points(18), length('theirs', 0, 3)),
    forcing: 'one-round',
  }),
  rule({ name: 'contest/alone-pass', call: 'P', shows: anyHand }),
)
/** My notrump has said all. */
const openerNotrump = given(
  { opening: '1nt', turn: 1 },
  rule({ name: 'contest/nt-pass', when: { forced: false }, call: 'P', shows: anyHand }),
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
