/** After an opening of 1NT (12–14), 2NT (20–22) or 2♣ (23 or more). All of it is ours. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  anyHand,
  balanced,
  cards,
  cheapest,
  combined,
  game,
  hand,
  length,
  longest,
  points,
  raise,
  some,
} from '#bidding/shows.ts'

const oneNotrump = given(
  { role: 'responder', turn: 0, opening: '1nt', contested: false },
  rule('notrump/game-major', {}, game('x'), hand(length('x', 6), points(10, 16)), {
    ...{ forEach: { among: 'majors' }, forcing: 'sign-off', agrees: 'x' },
  }),
  rule('notrump/weak', {}, '2x', hand(length('x', 5), points(0, 10), longest('x', '=SHD')), {
    ...{ forEach: { among: '=SHD' }, forcing: 'sign-off' },
    says: 'To play.',
  }),
  rule('notrump/force', {}, '3x', hand(length('x', 5), points(12), longest('x')), {
    ...{ forEach: { among: 'majors' }, forcing: 'game' },
  }),
  rule(
    'notrump/stayman',
    { not: { rho: 'bid' } },
    '2C',
    hand(points(11), some('majors', cards(4))),
    {
      ...{ artificial: true, message: 'majors', package: 'stayman' },
      says: 'Asks for a four-card major.',
    },
  ),
  rule('notrump/6N', {}, '6N', hand(balanced, points(20))),
  rule('notrump/3N', {}, '3N', points(13)),
  rule('notrump/2N', {}, '2N', points(11, 12), { forcing: 'invitational' }),
  rule('notrump/pass', {}, 'P', points(0, 10)),
)
const stayman = [
  ...given(
    { asked: 'majors' },
    rule('notrump/stayman-H', {}, cheapest('H'), length('H', 4)),
    rule('notrump/stayman-S', {}, cheapest('S'), length('S', 4)),
    rule('notrump/stayman-no', {}, cheapest('D'), anyHand, { artificial: true }),
  ),
  ...given(
    { answered: 'majors', belowGame: true },
    rule(
      'notrump/fit-game',
      { partner: 'major' },
      game('partner'),
      hand(length('partner', 4), combined(25)),
      {
        agrees: 'partner',
      },
    ),
    rule(
      'notrump/fit-try',
      { partner: '2major' },
      '3partner',
      hand(length('partner', 4), points(0, 12)),
      {
        ...{ agrees: 'partner', forcing: 'invitational' },
      },
    ),
    rule('notrump/stayman-6N', {}, '6N', hand(balanced, combined(33))),
    rule('notrump/stayman-3N', {}, '3N', combined(25)),
    // Over 2NT the ask has promised game.
    rule('notrump/stayman-3N-game', { gameForce: true }, '3N', anyHand),
    rule('notrump/stayman-2N', {}, '2N', anyHand, { forcing: 'invitational' }),
  ),
]
const opener = given(
  { role: 'opener', opening: '1nt', turn: 1, contested: false },
  rule('notrump/accept', { partner: '2nt' }, '3N', points(13)),
  rule('notrump/decline', { partner: '2nt' }, 'P', anyHand),
  rule('notrump/forced-raise', { partner: '3major' }, game('partner'), length('partner', 3), {
    agrees: 'partner',
  }),
  rule('notrump/forced-3N', { partner: '3major' }, '3N', anyHand),
  rule('notrump/rest', { partner: '2suit', signedOff: true }, 'P', anyHand),
)
const twoNotrump = [
  ...given(
    { role: 'responder', turn: 0, opening: '2nt', contested: false },
    rule('notrump/2N-game-major', {}, game('x'), hand(length('x', 6), points(3, 10)), {
      ...{ forEach: { among: 'majors' }, agrees: 'x', forcing: 'sign-off' },
    }),
    rule('notrump/2N-force', {}, '3x', hand(length('x', 5), points(4), longest('x')), {
      ...{ forEach: { among: 'majors' }, forcing: 'game' },
    }),
    rule('notrump/2N-stayman', {}, '3C', hand(points(4), some('majors', cards(4))), {
      ...{ artificial: true, message: 'majors', package: 'stayman', forcing: 'game' },
      says: 'Asks for a four-card major.',
    }),
    rule('notrump/2N-6N', {}, '6N', points(13)),
    rule('notrump/2N-3N', {}, '3N', points(4)),
    rule('notrump/2N-pass', {}, 'P', points(0, 3)),
  ),
  ...given(
    { role: 'opener', turn: 1, contested: false },
    rule(
      'notrump/2N-raise',
      { opening: '2nt', partner: '3major' },
      game('partner'),
      length('partner', 3),
      {
        agrees: 'partner',
      },
    ),
    rule('notrump/2N-no-raise', { opening: '2nt', partner: '3major' }, '3N', anyHand),
  ),
]
const twoClubs = [
  ...given(
    { role: 'responder', turn: 0, opening: '2C', contested: false },
    rule('strong/positive', {}, '2x', hand(points(8), length('x', 5), longest('x')), {
      ...{ forEach: { among: 'majors' }, forcing: 'game' },
    }),
    // Two diamonds is the negative.
    rule('strong/positive-minor', {}, '3x', hand(points(8), length('x', 5), longest('x')), {
      ...{ forEach: { among: 'minors' }, forcing: 'game' },
    }),
    rule('strong/2N', {}, '2N', points(8), { forcing: 'game' }),
    rule('strong/negative', {}, '2D', points(0, 7), {
      ...{ artificial: true, forcing: 'one-round' },
      says: 'Fewer than eight points.',
    }),
  ),
  ...given(
    { role: 'opener', turn: 1, opening: '2C', contested: false },
    rule('strong/rebid-2N', { partner: '2D' }, '2N', hand(balanced, points(23, 24)), {
      forcing: 'invitational',
    }),
    rule('strong/rebid-3N', { partner: '2D' }, '3N', hand(balanced, points(25))),
    rule('strong/suit', {}, cheapest('x', 2, 3), hand(length('x', 5), longest('x')), {
      ...{ forEach: { among: 'all' }, forcing: 'game' },
    }),
    rule('strong/suit-four', {}, cheapest('x', 2, 3), hand(length('x', 4), longest('x')), {
      ...{ forEach: { among: 'all', order: 'cheapest' }, forcing: 'game' },
    }),
  ),
  ...given(
    { role: 'responder', turn: 1, opening: '2C', contested: false },
    rule('strong/raise', { partner: '23suit' }, raise('partner'), length('partner', 3), {
      ...{ agrees: 'partner', forcing: 'game' },
    }),
    rule('strong/2N-major', { partner: '2nt' }, '3x', hand(points(2), length('x', 5)), {
      ...{ forEach: { among: 'majors' }, forcing: 'game' },
    }),
    rule('strong/2N-stayman', { partner: '2nt' }, '3C', hand(points(2), some('majors', cards(4))), {
      ...{ artificial: true, message: 'majors', package: 'stayman', forcing: 'game' },
    }),
    rule('strong/2N-3N', { partner: '2nt' }, '3N', points(2)),
    rule('strong/2N-pass', { partner: '2nt' }, 'P', anyHand),
    rule('strong/own', {}, cheapest('x', 2, 3), hand(length('x', 5), longest('x', 'unbid')), {
      forEach: { among: 'unbid' },
    }),
    rule('strong/waiting', {}, cheapest('N', 2, 3), anyHand),
  ),
]
/** Weak twos and preempts of partner's. */
const preempts = given(
  { role: 'responder', turn: 0, contested: false },
  rule(
    'preempt/game-two',
    { opening: '2suit', not: { opening: '2C' } },
    game('partner'),
    hand(length('partner', 3), points(15)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'preempt/further-two',
    { opening: '2major' },
    '4partner',
    hand(length('partner', 4), points(0, 14), some('others', cards(0, 1))),
  ),
  rule(
    'preempt/further-three',
    { opening: '2suit', not: { opening: '2C' } },
    '3partner',
    hand(length('partner', 3), points(0, 14)),
    {
      forcing: 'sign-off',
    },
  ),
  rule(
    'preempt/own',
    { opening: '2suit', not: { opening: '2C' } },
    cheapest('x', 2, 3),
    hand(points(16), length('x', 5)),
    {
      ...{ forEach: { among: 'unbid' }, forcing: 'one-round' },
    },
  ),
  rule(
    'preempt/3N',
    { opening: '2suit', not: { opening: '2C' } },
    '3N',
    hand(points(17), length('partner', 2)),
  ),
  rule(
    'preempt/game-three',
    { opening: '3major' },
    game('partner'),
    hand(length('partner', 2), points(14)),
    {
      agrees: 'partner',
    },
  ),
  rule('preempt/3N-three', { opening: '3suit' }, '3N', hand(points(17), length('partner', 2))),
  rule('preempt/pass', { opening: '34suit' }, 'P', anyHand),
  rule('preempt/pass-two', { opening: '2suit', not: { opening: '2C' } }, 'P', anyHand),
)
export const NOTRUMP_RULES: readonly RuleDraft[] = marked(
  { ours: true },
  ...stayman,
  ...oneNotrump,
  ...opener,
  ...twoNotrump,
)
export const STRONG: readonly RuleDraft[] = marked({ ours: true }, ...twoClubs)
export const PREEMPTS: readonly RuleDraft[] = marked({ ours: true }, ...preempts)
