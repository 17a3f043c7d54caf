/** Responder when the opponents have acted over partner's opening. All of it is ours. */

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
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'

/** Partner opened one of a suit and the next player bid a suit. */
const overSuit = given(
  { opening: '1suit', rho: '1234suit', partner: '1suit' },
  rule({
    name: 'compete/game',
    when: { opening: '1major' },
    call: game('partner'),
    shows: hand(support(4), fitPoints(13)),
    agrees: 'partner',
  }),
  rule({
    name: 'compete/limit',
    when: { level: [1, 2] },
    call: '3partner',
    shows: hand(support(4), fitPoints(10, 12)),
    agrees: 'partner',
    forcing: 'invitational',
  }),
  rule({
    name: 'compete/raise',
    when: { opening: '1major' },
    call: cheapest('partner', 2, 2),
    shows: hand(support(3), fitPoints(6, 12)),
    agrees: 'partner',
  }),
  rule({
    name: 'compete/negative',
    when: { level: [1, 2], doubled: 0 },
    call: 'X',
    shows: hand(points(7), some(['unbid', 'majors'], cards(4, 4))),
    forcing: 'one-round',
    says: 'A four-card major that has not been bid.',
  }),
  rule({
    name: 'compete/one',
    call: cheapest('x', 1, 1),
    shows: hand(points(6), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'down' },
    forcing: 'one-round',
  }),
  rule({
    name: 'compete/two',
    call: cheapest('x', 2, 2),
    shows: hand(points(10), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'down' },
    forcing: 'one-round',
  }),
  rule({
    name: 'compete/raise-minor',
    when: { opening: '1minor' },
    call: cheapest('partner', 2, 2),
    shows: hand(support(4), fitPoints(6, 11)),
    agrees: 'partner',
  }),
  rule({ name: 'compete/3N', call: '3N', shows: hand(points(13, 17), stopped()) }),
  rule({
    name: 'compete/2N',
    call: '2N',
    shows: hand(points(11, 12), stopped()),
    forcing: 'invitational',
  }),
  rule({ name: 'compete/1N', call: '1N', shows: hand(points(7, 10), stopped()) }),
  rule({
    name: 'compete/three',
    call: cheapest('x', 3, 3),
    shows: hand(points(12), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'down' },
    forcing: 'one-round',
  }),
  rule({
    name: 'compete/strong',
    when: { level: [1, 3], doubled: 0 },
    call: 'X',
    shows: points(11),
    forcing: 'one-round',
  }),
  rule({ name: 'compete/pass', call: 'P', shows: anyHand }),
)
const overDouble = given(
  { opening: '1suit', rho: 'double', partner: '1suit' },
  rule({
    name: 'compete/double-game',
    when: { opening: '1major' },
    call: game('partner'),
    shows: hand(support(5), fitPoints(6, 12)),
    agrees: 'partner',
  }),
  rule({
    name: 'compete/double-jump',
    call: '3partner',
    shows: hand(support(4), fitPoints(6, 11)),
    agrees: 'partner',
  }),
  rule({ name: 'compete/redouble', call: 'XX', shows: points(10), says: 'Ten points or more.' }),
  rule({
    name: 'compete/double-raise',
    call: '2partner',
    shows: hand(support(3), fitPoints(5, 9)),
    agrees: 'partner',
  }),
  rule({
    name: 'compete/double-one',
    call: cheapest('x', 1, 1),
    shows: hand(points(5, 9), length('x', 4), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'one-round',
  }),
  rule({ name: 'compete/double-1N', call: '1N', shows: hand(balanced, points(6, 9)) }),
  rule({
    name: 'compete/double-two',
    call: cheapest('x', 2, 2),
    shows: hand(points(5, 9), length('x', 6)),
    forEach: { among: 'unbid', order: 'down' },
  }),
  rule({ name: 'compete/double-pass', call: 'P', shows: anyHand }),
)
const overNotrumpOvercall = given(
  { opening: '1suit', rho: '1nt', partner: '1suit' },
  rule({ name: 'compete/nt-double', call: 'X', shows: points(9), says: 'For penalties.' }),
  rule({
    name: 'compete/nt-raise',
    call: '2partner',
    shows: hand(support(4), points(5, 8)),
    agrees: 'partner',
  }),
  rule({
    name: 'compete/nt-suit',
    call: cheapest('x', 2, 2),
    shows: hand(points(4, 8), length('x', 6)),
    forEach: { among: 'unbid' },
  }),
  rule({ name: 'compete/nt-pass', call: 'P', shows: anyHand }),
)
const openedNotrump = given(
  { opening: '1nt' },
  rule({
    name: 'compete/1N-3N',
    when: { rho: '2suit' },
    call: '3N',
    shows: hand(points(12), stopped()),
  }),
  rule({
    name: 'compete/1N-major',
    when: { rho: '2suit' },
    call: '3x',
    shows: hand(points(12), length('x', 5)),
    forEach: { among: ['unbid', 'majors'] },
    forcing: 'game',
  }),
  rule({
    name: 'compete/1N-double',
    when: { rho: '2suit' },
    call: 'X',
    shows: hand(points(9), length('theirs', 3)),
  }),
  rule({ name: 'compete/1N-redouble', when: { rho: 'double' }, call: 'XX', shows: points(9) }),
  rule({
    name: 'compete/1N-suit',
    when: { rho: '2suit|double' },
    call: cheapest('x', 2, 2),
    shows: hand(points(0, 11), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'down' },
    forcing: 'sign-off',
  }),
  rule({ name: 'compete/1N-pass', call: 'P', shows: anyHand }),
)
/** Weak twos, preempts and strong openings with interference. */
const openedOther = given(
  { opening: '2suit|2nt|34suit' },
  rule({
    name: 'compete/two-raise',
    when: { opening: '2D|2H|2S', level: [2, 3] },
    call: cheapest('partner', 3, 4),
    shows: hand(length('partner', 3), fitPoints(6, 15)),
    agrees: 'partner',
  }),
  rule({
    name: 'compete/two-game',
    when: { opening: '2major' },
    call: '4partner',
    shows: hand(length('partner', 3), fitPoints(16)),
    agrees: 'partner',
  }),
  rule({
    name: 'compete/preempt-game',
    when: { opening: '3major' },
    call: '4partner',
    shows: hand(length('partner', 3)),
    agrees: 'partner',
  }),
  rule({ name: 'compete/other-pass', call: 'P', shows: anyHand }),
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
