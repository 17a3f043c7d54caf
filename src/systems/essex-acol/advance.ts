/** Partner has overcalled or doubled their opening; and the overcaller's next turn. All of it is ours. */
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
  longest,
  points,
  stopped,
  support,
} from '#bidding/shows.ts'

const MAJORS = ['unbid', 'majors'] as const

/** Redoubled: partner's double asked for a suit, so one is found, weak or not. */
const redoubled = given(
  { partner: 'double', rho: 'redouble' },
  rule('advance/run', {}, cheapest('x', 1, 2), hand(length('x', 4), longest('x', 'unbid')), {
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'sign-off',
  }),
  rule('advance/stay', {}, 'P', anyHand),
)
const ofDouble = given(
  { partner: 'double', opening: '123suit' },
  rule(
    'advance/penalty',
    { rho: 'pass', level: [1, 3] },
    'P',
    hand(length('theirs', 5), honours('theirs', 3)),
  ),
  rule('advance/game', { level: [1, 3] }, '4x', hand(length('x', 4), combinedFit(24)), {
    forEach: { among: MAJORS },
  }),
  rule('advance/3N', { level: [1, 3] }, '3N', hand(combined(25), stopped())),
  rule(
    'advance/jump',
    { level: [1, 2] },
    jump('x', 1, 2, 3),
    hand(length('x', 4), combined(21), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid' }, forcing: 'invitational' },
    },
  ),
  rule('advance/2N', { level: [1, 2] }, '2N', hand(combined(22, 24), stopped()), {
    forcing: 'invitational',
  }),
  rule(
    'advance/major',
    { rho: 'pass' },
    cheapest('x', 1, 4),
    hand(length('x', 4), longest('x', MAJORS)),
    {
      forEach: { among: MAJORS },
    },
  ),
  rule('advance/1N', { rho: 'pass' }, '1N', hand(points(6, 9), stopped())),
  rule('advance/3N-preempt', { opening: '3suit' }, '3N', hand(points(9, 12), stopped())),
  rule(
    'advance/suit',
    { rho: 'pass' },
    cheapest('x', 1, 4),
    hand(length('x', 3), longest('x', 'unbid')),
    {
      forEach: { among: 'unbid', order: 'cheapest' },
    },
  ),
  // They have bid all that I have: notrump, or their contract doubled.
  rule('advance/forced-N', { rho: 'pass' }, cheapest('N', 1, 3), anyHand),
  rule('advance/leave', { rho: 'pass' }, 'P', anyHand),
  rule(
    'advance/free',
    { rho: 'bid' },
    cheapest('x', 1, 2),
    hand(points(6), length('x', 4), longest('x', 'unbid')),
    {
      forEach: { among: 'unbid', order: 'down' },
    },
  ),
  rule(
    'advance/free-three',
    { rho: 'bid' },
    cheapest('x', 3, 3),
    hand(points(9), length('x', 5), longest('x', 'unbid')),
    {
      forEach: { among: 'unbid', order: 'down' },
    },
  ),
  rule('advance/double-pass', { rho: 'bid' }, 'P', anyHand),
)
const ofSuit = given(
  { partner: '123suit', ours: true },
  rule(
    'advance/raise-game',
    { partner: 'major', belowGame: true },
    game('partner'),
    hand(fitOf('partner', 8), fitPoints(15)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'advance/raise-weak',
    { partner: '1major' },
    '3partner',
    hand(support(4), fitPoints(7, 14)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'advance/raise',
    { level: [1, 2] },
    cheapest('partner', 2, 2),
    hand(support(3), fitPoints(7, 14)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'advance/raise-three',
    { level: 2 },
    cheapest('partner', 3, 3),
    hand(fitOf('partner', 8), fitPoints(10, 14)),
    {
      ...{ agrees: 'partner', forcing: 'invitational' },
    },
  ),
  rule('advance/suit-3N', {}, '3N', hand(points(14), stopped())),
  rule('advance/suit-2N', {}, '2N', hand(points(11, 13), stopped()), { forcing: 'invitational' }),
  rule(
    'advance/own',
    {},
    cheapest('x', 1, 2),
    hand(points(9), length('x', 5), longest('x', 'unbid')),
    {
      forEach: { among: 'unbid' },
    },
  ),
  rule(
    'advance/own-three',
    { level: 2 },
    cheapest('x', 3, 3),
    hand(points(13), length('x', 5), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid' }, forcing: 'one-round' },
    },
  ),
  rule('advance/suit-1N', {}, '1N', hand(points(8, 10), stopped())),
  rule('advance/pass', {}, 'P', anyHand),
)
const ofSuitOvercalled = given(
  { partner: '123suit', ours: false },
  rule(
    'advance/contest-game',
    { partner: 'major', belowGame: true },
    game('partner'),
    hand(support(4), fitPoints(14)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'advance/contest-three',
    { level: [1, 3] },
    cheapest('partner', 2, 3),
    hand(support(4), fitPoints(7, 13)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'advance/contest-two',
    { level: [1, 2] },
    cheapest('partner', 2, 2),
    hand(support(3), fitPoints(7, 13)),
    {
      agrees: 'partner',
    },
  ),
  rule('advance/contest-pass', {}, 'P', anyHand),
)
/** Of 1NT over one of a suit (15 to 17), 2NT over a weak two (16 to 18), 3NT. */
const ofNotrump = given(
  { partner: 'nt', ours: true },
  rule('advance/nt-game', { partner: '12nt' }, game('x'), hand(length('x', 6), combined(24)), {
    forEach: { among: MAJORS },
  }),
  rule('advance/nt-force', { partner: '1nt' }, '3x', hand(length('x', 5), points(9)), {
    ...{ forEach: { among: MAJORS }, forcing: 'game' },
  }),
  rule('advance/nt-3N', { partner: '12nt' }, '3N', combined(25)),
  rule('advance/nt-2N', { partner: '1nt' }, '2N', combined(23, 24), { forcing: 'invitational' }),
  rule(
    'advance/nt-weak',
    { partner: '1nt' },
    '2x',
    hand(length('x', 5), points(0, 7), longest('x', 'unbid')),
    {
      ...{ forEach: { among: 'unbid' }, forcing: 'sign-off' },
    },
  ),
  rule('advance/nt-pass', {}, 'P', anyHand),
)

/** The overcaller's or doubler's next turn. */
const again = [
  // Partner left the redouble in: I asked for a suit and bid my cheapest.
  rule(
    'again/run',
    { mine: 'double', doubled: 2, partner: 'pass', opening: '1suit' },
    cheapest('x', 1, 2),
    length('x', 4),
    { forEach: { among: 'unbid', order: 'cheapest' }, forcing: 'sign-off' },
  ),
  ...given(
    { mine: 'double', partner: 'suit', ours: true },
    rule(
      'again/game',
      { partner: 'major', belowGame: true },
      game('partner'),
      hand(support(4), combined(25)),
      {
        agrees: 'partner',
      },
    ),
    rule(
      'again/raise',
      { level: [1, 2], partner: 'suit' },
      cheapest('partner', 2, 3),
      hand(support(4), points(16)),
      {
        ...{ agrees: 'partner', forcing: 'invitational' },
      },
    ),
    rule(
      'again/own',
      { level: [1, 2] },
      cheapest('x', 1, 3),
      hand(points(18), length('x', 5), longest('x')),
      {
        ...{ forEach: { among: 'unbid' }, forcing: 'one-round' },
      },
    ),
    rule('again/3N', { belowGame: true }, '3N', hand(stopped(), combined(26))),
    rule('again/1N', {}, cheapest('N', 1, 2), hand(balanced, points(18, 20), stopped())),
    rule('again/pass', { forced: false }, 'P', anyHand),
  ),
  ...given(
    { mine: 'suit', role: 'overcaller' },
    rule('again/raised-game', { agreed: 'major', belowGame: true }, game('agreed'), fitPoints(17)),
    rule(
      'again/support',
      { partner: 'suit', agreed: 'none', ours: true, level: [1, 2] },
      cheapest('partner', 2, 3),
      hand(support(3), fitPoints(12)),
      {
        agrees: 'partner',
      },
    ),
    rule(
      'again/own-2N',
      { partner: '12suit', agreed: 'none', ours: true, level: [1, 2] },
      cheapest('N', 1, 2),
      hand(points(15), stopped()),
      { forcing: 'invitational' },
    ),
    rule('again/six', { level: [1, 2], agreed: 'none' }, cheapest('mine', 2, 2), length('mine', 6)),
    rule(
      'again/seven',
      { level: [1, 3], agreed: 'none' },
      cheapest('mine', 2, 3),
      length('mine', 7),
    ),
    rule('again/accept', { partner: '2nt' }, '3N', hand(points(13), stopped())),
    rule('again/suit-pass', { forced: false }, 'P', anyHand),
  ),
  ...given(
    { mine: '1nt', role: 'overcaller' },
    rule('again/nt-accept', { partner: '2nt' }, '3N', points(16)),
    rule('again/nt-pass', { forced: false }, 'P', anyHand),
  ),
  rule('again/double-pass', { mine: 'double', forced: false, ours: false }, 'P', points(0, 17)),
]

export const ADVANCE: readonly RuleDraft[] = marked(
  { ours: true },
  ...given(
    { role: 'advancer', turn: 0, contested: true },
    ...redoubled,
    ...ofDouble,
    ...ofSuit,
    ...ofSuitOvercalled,
    ...ofNotrump,
  ),
  ...given({ role: ['overcaller'], turn: 1, contested: true }, ...again),
)
