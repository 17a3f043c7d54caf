/** The opening side when the opponents have acted. All of it is ours. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  anyHand,
  balanced,
  cards,
  cheapest,
  combined,
  fitPoints,
  game,
  hand,
  honours,
  inSuit,
  jump,
  length,
  longest,
  points,
  some,
  stopped,
  support,
} from '#bidding/shows.ts'

/** Partner opened one of a suit and the next player bid a suit. */
const overSuit = given(
  { opening: '1suit', rho: '1234suit', partner: '1suit' },
  rule('compete/game', { opening: '1major' }, game('partner'), hand(support(4), fitPoints(13)), {
    agrees: 'partner',
  }),
  rule('compete/limit', { level: [1, 2] }, '3partner', hand(support(4), fitPoints(10, 12)), {
    ...{ agrees: 'partner', forcing: 'invitational' },
  }),
  rule(
    'compete/raise',
    { opening: '1major' },
    cheapest('partner', 2, 2),
    hand(support(3), fitPoints(6, 12)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'compete/negative',
    { level: [1, 2], doubled: 0 },
    'X',
    hand(points(7), some(['unbid', 'majors'], cards(4, 4))),
    {
      ...{ forcing: 'one-round' },
      says: 'A four-card major that has not been bid.',
    },
  ),
  rule(
    'compete/one',
    {},
    cheapest('x', 1, 1),
    hand(points(6), length('x', 5), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid', order: 'down' }, forcing: 'one-round' },
    },
  ),
  rule(
    'compete/two',
    {},
    cheapest('x', 2, 2),
    hand(points(10), length('x', 5), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid', order: 'down' }, forcing: 'one-round' },
    },
  ),
  rule(
    'compete/raise-minor',
    { opening: '1minor' },
    cheapest('partner', 2, 2),
    hand(support(4), fitPoints(6, 11)),
    {
      agrees: 'partner',
    },
  ),
  rule('compete/3N', {}, '3N', hand(points(13, 17), stopped())),
  rule('compete/2N', {}, '2N', hand(points(11, 12), stopped()), { forcing: 'invitational' }),
  rule('compete/1N', {}, '1N', hand(points(7, 10), stopped())),
  rule(
    'compete/raise-high',
    { level: 3 },
    cheapest('partner', 3, 3),
    hand(support(3), fitPoints(9, 12)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'compete/three',
    {},
    cheapest('x', 3, 3),
    hand(points(12), length('x', 5), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid', order: 'down' }, forcing: 'one-round' },
    },
  ),
  rule('compete/strong', { level: [1, 3], doubled: 0 }, 'X', points(11), { forcing: 'one-round' }),
  rule('compete/pass', {}, 'P', anyHand),
)
const overDouble = given(
  { opening: '1suit', rho: 'double', partner: '1suit' },
  rule(
    'compete/double-game',
    { opening: '1major' },
    game('partner'),
    hand(support(5), fitPoints(6, 12)),
    {
      agrees: 'partner',
    },
  ),
  rule('compete/double-jump', {}, '3partner', hand(support(4), fitPoints(6, 11)), {
    agrees: 'partner',
  }),
  rule('compete/redouble', {}, 'XX', points(10), { says: 'Ten points or more.' }),
  rule('compete/double-raise', {}, '2partner', hand(support(3), fitPoints(5, 9)), {
    agrees: 'partner',
  }),
  rule(
    'compete/double-one',
    {},
    cheapest('x', 1, 1),
    hand(points(5, 9), length('x', 4), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid', order: 'cheapest' }, forcing: 'one-round' },
    },
  ),
  rule('compete/double-1N', {}, '1N', hand(balanced, points(6, 9))),
  rule('compete/double-two', {}, cheapest('x', 2, 2), hand(points(5, 9), length('x', 6)), {
    forEach: { among: 'unbid', order: 'down' },
  }),
  rule('compete/double-pass', {}, 'P', anyHand),
)
const overNotrumpOvercall = given(
  { opening: '1suit', rho: '1nt', partner: '1suit' },
  rule('compete/nt-double', {}, 'X', points(9), { says: 'For penalties.' }),
  rule('compete/nt-raise', {}, '2partner', hand(support(4), points(5, 8)), { agrees: 'partner' }),
  rule('compete/nt-suit', {}, cheapest('x', 2, 2), hand(points(4, 8), length('x', 6)), {
    forEach: { among: 'unbid' },
  }),
  rule('compete/nt-pass', {}, 'P', anyHand),
)
const openedNotrump = given(
  { opening: '1nt' },
  rule('compete/1N-3N', { rho: '2suit' }, '3N', hand(points(12), stopped())),
  rule('compete/1N-major', { rho: '2suit' }, '3x', hand(points(12), length('x', 5)), {
    ...{ forEach: { among: ['unbid', 'majors'] }, forcing: 'game' },
  }),
  rule('compete/1N-double', { rho: '2suit' }, 'X', hand(points(9), length('theirs', 3))),
  rule('compete/1N-redouble', { rho: 'double' }, 'XX', points(9)),
  rule(
    'compete/1N-suit',
    { rho: '2suit|double' },
    cheapest('x', 2, 2),
    hand(points(0, 11), length('x', 5), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid', order: 'down' }, forcing: 'sign-off' },
    },
  ),
  rule('compete/1N-pass', {}, 'P', anyHand),
)
/** Weak twos, preempts and strong openings with interference. */
const openedOther = given(
  { opening: '2suit|2nt|34suit' },
  rule(
    'compete/two-raise',
    { opening: '2D|2H|2S', level: [2, 3] },
    cheapest('partner', 3, 4),
    hand(length('partner', 3), fitPoints(6, 15)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'compete/two-game',
    { opening: '2major' },
    '4partner',
    hand(length('partner', 3), fitPoints(16)),
    {
      agrees: 'partner',
    },
  ),
  rule('compete/preempt-game', { opening: '3major' }, '4partner', hand(length('partner', 3)), {
    agrees: 'partner',
  }),
  rule(
    'compete/strong-suit',
    { opening: '2C' },
    cheapest('x', 2, 3),
    hand(points(6), length('x', 5), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid', order: 'down' }, forcing: 'game' },
    },
  ),
  rule('compete/strong-double', { opening: '2C|2nt', rho: 'suit' }, 'X', hand(points(6))),
  rule('compete/other-pass', {}, 'P', anyHand),
)

/** Opener's second turn. */
const openerRaised = given(
  { agreed: 'any' },
  rule('contest/game', { agreed: 'major', belowGame: true }, game('agreed'), fitPoints(19), {
    forcing: 'sign-off',
  }),
  rule(
    'contest/limit-game',
    { agreed: 'major', belowGame: true, partner: '3suit' },
    game('agreed'),
    fitPoints(15),
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
  rule('contest/answer-3N', {}, '3N', hand(points(18), stopped())),
  rule('contest/answer-2N', {}, '2N', hand(points(15, 17), balanced, stopped())),
  rule('contest/answer-1N', {}, '1N', hand(balanced, stopped())),
  rule('contest/answer-six', {}, jump('mine', 1, 3, 3), hand(length('mine', 6), points(16))),
  rule('contest/answer-minor', {}, cheapest('x', 2, 3), hand(length('x', 4)), {
    forEach: { among: ['unbid', 'minors'], order: 'cheapest' },
  }),
  rule('contest/answer-own', {}, cheapest('mine', 2, 3), anyHand),
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
  rule('contest/own-six', {}, cheapest('mine', 2, 3), length('mine', 6)),
  rule('contest/second', {}, cheapest('x', 1, 2), hand(length('x', 4), points(0, 18)), {
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  rule('contest/strong-double', { level: [1, 2], doubled: 0, ours: false }, 'X', points(18), {
    forcing: 'one-round',
  }),
  rule(
    'contest/support-three',
    { ours: false, level: [1, 2] },
    cheapest('partner', 2, 2),
    support(3),
    { agrees: 'partner' },
  ),
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
/** They ran from, or bid over, my notrump; or partner doubled them. */
const openerNotrump = given(
  { opening: '1nt', turn: 1 },
  rule(
    'contest/nt-double',
    { ours: false, partner: 'double', last: '2suit', doubled: 0 },
    'X',
    inSuit('theirs', 'length', 4),
  ),
  rule('contest/nt-pass', { forced: false }, 'P', anyHand),
)

export const COMPETITION: readonly RuleDraft[] = marked(
  { ours: true },
  ...given(
    { role: 'responder', turn: 0, contested: true, forced: false },
    ...overSuit,
    ...overDouble,
    ...overNotrumpOvercall,
    ...openedNotrump,
    ...openedOther,
  ),
  ...given(
    { role: 'opener', turn: 1, contested: true },
    ...openerNotrump,
    ...openerRaised,
    ...openerDoubled,
    ...openerAnswered,
    ...openerAlone,
  ),
)
