/** Responder when the opponents have acted over partner's opening. All of it is ours. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  anyHand,
  balanced,
  cards,
  cheapest,
  fitPoints,
  game,
  hand,
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
  rule('compete/other-pass', {}, 'P', anyHand),
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
)
