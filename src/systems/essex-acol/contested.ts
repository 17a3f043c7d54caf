/** Opener's second turn when the opponents have acted. All of it is ours. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
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
import { DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { below, letterOf } from './terms.ts'

/** Partner raised. */
const openerRaised = given(
  { agreed: 'any' },
  rule('contest/game', { agreed: 'major', belowGame: true }, game('agreed'), fitPoints(19), {
    forcing: 'sign-off',
  }),
  // A raise to three is a limit raise only over my opening; later it only competes.
  rule(
    'contest/limit-game',
    { agreed: 'major', belowGame: true, partner: '3suit', mine: '1suit' },
    game('agreed'),
    fitPoints(15),
  ),
  rule(
    'contest/limit-3N',
    { agreed: 'minor', belowGame: true, partner: '3suit', mine: '1suit' },
    '3N',
    hand(points(16), stopped()),
  ),
  rule(
    'contest/seven',
    { agreed: 'major', level: [2, 3] },
    game('agreed'),
    hand(length('agreed', 7), fitPoints(15)),
  ),
  rule(
    'contest/six',
    { level: [2, 3] },
    cheapest('agreed', 2, 3),
    hand(length('agreed', 6), points(0, 18)),
  ),
  rule(
    'contest/five',
    { level: 2 },
    cheapest('agreed', 2, 3),
    hand(length('agreed', 5), fitPoints(15, 18)),
  ),
  rule('contest/raised-pass', {}, 'P', anyHand),
)
const openerDoubled = given(
  { partner: 'double', rho: 'pass' },
  rule('contest/answer-4', {}, '4x', hand(length('x', 4), fitPoints(19)), {
    forEach: { among: ['unbid', 'majors'], order: 'up' },
  }),
  rule('contest/answer-3', {}, jump('x', 1, 3, 3), hand(length('x', 4), fitPoints(16, 18)), {
    ...{ forEach: { among: ['unbid', 'majors'], order: 'up' }, forcing: 'invitational' },
  }),
  rule('contest/answer', {}, cheapest('x', 1, 2), length('x', 4), {
    forEach: { among: ['unbid', 'majors'], order: 'up' },
  }),
  rule('contest/answer-3N', {}, '3N', hand(points(19), stopped())),
  rule('contest/answer-2N', {}, '2N', hand(points(17, 18), stopped())),
  rule(
    'contest/answer-2N-least',
    { level: 2 },
    '2N',
    hand(points(12, 16), semiBalanced, stopped()),
  ),
  rule('contest/answer-1N', {}, '1N', hand(balanced, stopped())),
  rule('contest/answer-six', {}, jump('mine', 1, 3, 3), hand(length('mine', 6), points(16))),
  rule('contest/answer-minor-jump', {}, jump('x', 1, 3, 4), hand(length('x', 4), points(17)), {
    ...{ forEach: { among: ['unbid', 'minors'], order: 'cheapest' }, forcing: 'invitational' },
  }),
  rule('contest/answer-minor', {}, cheapest('x', 2, 3), hand(length('x', 4)), {
    forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
  }),
  rule('contest/answer-high', { level: [3, 4] }, cheapest('x', 3, 4), length('x', 4), {
    forEach: { among: ['unbid', 'majors'], order: 'up' },
  }),
  rule('contest/answer-own', {}, cheapest('mine', 2, 5), anyHand),
)
/** Partner bid notrump, and with it has their suit stopped. */
const openerNotrumped = given(
  { partner: '12nt', belowGame: true, ours: true, agreed: 'none' },
  rule(
    'contest/over-nt-major',
    { opening: '1major' },
    game('mine'),
    hand(length('mine', 6), combined(24)),
    {
      forcing: 'sign-off',
    },
  ),
  rule('contest/over-nt-3N', {}, '3N', combined(25)),
  rule('contest/over-1N-2N', { partner: '1nt' }, '2N', hand(semiBalanced, combined(23)), {
    forcing: 'invitational',
  }),
  rule('contest/over-1N-six', { partner: '1nt' }, cheapest('mine', 2, 2), length('mine', 6)),
  rule('contest/over-2N-six', { partner: '2nt' }, cheapest('mine', 3, 3), length('mine', 6)),
  ...([DIAMONDS, HEARTS, SPADES] as const).flatMap((suit) =>
    given(
      { opening: `1${letterOf(suit)}`, partner: '1nt' },
      rule(
        `contest/over-1N-lower-${letterOf(suit)}`,
        {},
        cheapest('x', 2, 2),
        hand(length('x', 4), no(balanced)),
        { forEach: { among: ['unbid', below(suit)], order: 'down' } },
      ),
    ),
  ),
  rule('contest/over-nt-pass', {}, 'P', anyHand),
)
const openerAnswered = given(
  { partner: '12suit', agreed: 'none' },
  rule(
    'contest/support-4',
    { partner: 'major', belowGame: true },
    game('partner'),
    hand(support(4), fitPoints(19)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'contest/fit-game',
    { partner: 'major', belowGame: true },
    game('partner'),
    hand(fitOf('partner', 8), combinedFit(26)),
    { agrees: 'partner' },
  ),
  rule(
    'contest/support-3',
    { partner: 'major', level: [1, 2] },
    '3partner',
    hand(support(4), fitPoints(16, 18)),
    {
      ...{ agrees: 'partner', forcing: 'invitational' },
    },
  ),
  rule('contest/support', {}, cheapest('partner', 2, 3), hand(support(4), fitPoints(0, 15)), {
    agrees: 'partner',
  }),
  rule('contest/3N', {}, '3N', hand(stopped(), combined(26))),
  rule('contest/2N', {}, '2N', hand(balanced, points(17, 19), stopped()), {
    forcing: 'invitational',
  }),
  rule('contest/1N', {}, '1N', hand(balanced, points(12, 16), stopped())),
  rule('contest/own-jump', {}, jump('mine', 1, 3, 3), hand(length('mine', 6), points(16)), {
    forcing: 'invitational',
  }),
  rule('contest/own-six', {}, cheapest('mine', 2, 3), length('mine', 6)),
  rule('contest/second', {}, cheapest('x', 1, 2), length('x', 4), {
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  // Of a suit only: a double of their notrump is the floor's, for penalties.
  rule('contest/strong-double', { last: '12suit', doubled: 0, ours: false }, 'X', points(18), {
    forcing: 'one-round',
  }),
  rule(
    'contest/support-three',
    { ours: false, level: [1, 2] },
    cheapest('partner', 2, 2),
    support(3),
    { agrees: 'partner' },
  ),
  // Forced, and nothing to add: the suit once more.
  rule('contest/own-forced', { forced: true }, cheapest('mine', 1, 4), anyHand),
)
const openerAlone = given(
  { partner: 'pass' },
  rule(
    'contest/reopen',
    { balancing: true, last: '12suit', doubled: 0 },
    'X',
    hand(points(13), length('theirs', 0, 2)),
    {
      forcing: 'one-round',
    },
  ),
  rule(
    'contest/own-again',
    { level: [1, 2], ours: false },
    cheapest('mine', 2, 2),
    hand(length('mine', 6), points(13)),
  ),
  rule(
    'contest/own-three',
    { level: [2, 3], ours: false },
    cheapest('mine', 3, 3),
    hand(length('mine', 6), points(16), honours('mine', 3)),
  ),
  rule(
    'contest/second-suit',
    { level: [1, 2], ours: false },
    cheapest('x', 2, 2),
    hand(length('x', 5), points(14)),
    {
      forEach: { among: 'unbid', order: 'down' },
    },
  ),
  rule(
    'contest/double-strong',
    { level: [1, 2], ours: false, doubled: 0 },
    'X',
    hand(points(18), length('theirs', 0, 3)),
    { forcing: 'one-round' },
  ),
  rule('contest/alone-pass', {}, 'P', anyHand),
)
/** My notrump has said all. */
const openerNotrump = given(
  { opening: '1nt', turn: 1 },
  rule('contest/nt-pass', { forced: false }, 'P', anyHand),
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
