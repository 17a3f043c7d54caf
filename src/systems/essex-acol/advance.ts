/** Partner has overcalled or doubled their opening; and the overcaller's next turn. All of it is ours. */

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
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'

const MAJORS = ['unbid', 'majors'] as const

/** Redoubled: partner's double asked for a suit, so one is found, weak or not. */
const redoubled = given(
  { partner: 'double', rho: 'redouble' },
  rule({
    name: 'advance/run',
    call: cheapest('x', 1, 2),
    shows: hand(length('x', 4), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'sign-off',
  }),
  rule({ name: 'advance/stay', call: 'P', shows: anyHand }),
)
const ofDouble = given(
  { partner: 'double', opening: '123suit' },
  rule({
    name: 'advance/penalty',
    when: { rho: 'pass', level: [1, 3] },
    call: 'P',
    shows: hand(length('theirs', 5), honours('theirs', 3)),
  }),
  rule({
    name: 'advance/game',
    when: { level: [1, 3] },
    call: '4x',
    shows: hand(length('x', 4), combinedFit(24)),
    forEach: { among: MAJORS },
  }),
  rule({
    name: 'advance/3N',
    when: { level: [1, 3] },
    call: '3N',
    shows: hand(combined(25), stopped()),
  }),
  rule({
    name: 'advance/jump',
    when: { level: [1, 2] },
    call: jump('x', 1, 2, 3),
    shows: hand(length('x', 4), combined(21), longest('x', 'unbid')),
    forEach: { among: 'unbid' },
    forcing: 'invitational',
  }),
  rule({
    name: 'advance/2N',
    when: { level: [1, 2] },
    call: '2N',
    shows: hand(combined(22, 24), stopped()),
    forcing: 'invitational',
  }),
  rule({
    name: 'advance/major',
    when: { rho: 'pass' },
    call: cheapest('x', 1, 4),
    shows: hand(length('x', 4), longest('x', MAJORS)),
    forEach: { among: MAJORS },
  }),
  rule({
    name: 'advance/1N',
    when: { rho: 'pass' },
    call: '1N',
    shows: hand(points(6, 9), stopped()),
  }),
  rule({
    name: 'advance/3N-preempt',
    when: { opening: '3suit' },
    call: '3N',
    shows: hand(points(9, 12), stopped()),
  }),
  rule({
    name: 'advance/suit',
    when: { rho: 'pass' },
    call: cheapest('x', 1, 4),
    shows: hand(length('x', 3), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  // They have bid all that I have: notrump, or their contract doubled.
  rule({
    name: 'advance/forced-N',
    when: { rho: 'pass' },
    call: cheapest('N', 1, 3),
    shows: anyHand,
  }),
  rule({ name: 'advance/leave', when: { rho: 'pass' }, call: 'P', shows: anyHand }),
  rule({
    name: 'advance/free',
    when: { rho: 'bid' },
    call: cheapest('x', 1, 2),
    shows: hand(points(6), length('x', 4), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'down' },
  }),
  rule({
    name: 'advance/free-three',
    when: { rho: 'bid' },
    call: cheapest('x', 3, 3),
    shows: hand(points(9), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid', order: 'down' },
  }),
  rule({ name: 'advance/double-pass', when: { rho: 'bid' }, call: 'P', shows: anyHand }),
)
const ofSuit = given(
  { partner: '123suit', ours: true },
  rule({
    name: 'advance/raise-game',
    when: { partner: 'major', belowGame: true },
    call: game('partner'),
    shows: hand(fitOf('partner', 8), fitPoints(15)),
    agrees: 'partner',
  }),
  rule({
    name: 'advance/raise-weak',
    when: { partner: '1major' },
    call: '3partner',
    shows: hand(support(4), fitPoints(7, 14)),
    agrees: 'partner',
  }),
  rule({
    name: 'advance/raise',
    when: { level: [1, 2] },
    call: cheapest('partner', 2, 2),
    shows: hand(support(3), fitPoints(7, 14)),
    agrees: 'partner',
  }),
  rule({
    name: 'advance/raise-three',
    when: { level: 2 },
    call: cheapest('partner', 3, 3),
    shows: hand(fitOf('partner', 8), fitPoints(10, 14)),
    agrees: 'partner',
    forcing: 'invitational',
  }),
  rule({ name: 'advance/suit-3N', call: '3N', shows: hand(points(14), stopped()) }),
  rule({
    name: 'advance/suit-2N',
    call: '2N',
    shows: hand(points(11, 13), stopped()),
    forcing: 'invitational',
  }),
  rule({
    name: 'advance/own',
    call: cheapest('x', 1, 2),
    shows: hand(points(9), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid' },
  }),
  rule({
    name: 'advance/own-three',
    when: { level: 2 },
    call: cheapest('x', 3, 3),
    shows: hand(points(13), length('x', 5), longest('x', 'unbid')),
    forEach: { among: 'unbid' },
    forcing: 'one-round',
  }),
  rule({ name: 'advance/suit-1N', call: '1N', shows: hand(points(8, 10), stopped()) }),
  rule({ name: 'advance/pass', call: 'P', shows: anyHand }),
)
const ofSuitOvercalled = given(
  { partner: '123suit', ours: false },
  rule({
    name: 'advance/contest-game',
    when: { partner: 'major', belowGame: true },
    call: game('partner'),
    shows: hand(support(4), fitPoints(14)),
    agrees: 'partner',
  }),
  rule({
    name: 'advance/contest-three',
    when: { level: [1, 3] },
    call: cheapest('partner', 2, 3),
    shows: hand(support(4), fitPoints(7, 13)),
    agrees: 'partner',
  }),
  rule({
    name: 'advance/contest-two',
    when: { level: [1, 2] },
    call: cheapest('partner', 2, 2),
    shows: hand(support(3), fitPoints(7, 13)),
    agrees: 'partner',
  }),
  rule({ name: 'advance/contest-pass', call: 'P', shows: anyHand }),
)
/** Of 1NT over one of a suit (15 to 17), 2NT over a weak two (16 to 18), 3NT. */
const ofNotrump = given(
  { partner: 'nt', ours: true },
  rule({
    name: 'advance/nt-game',
    when: { partner: '12nt' },
    call: game('x'),
    shows: hand(length('x', 6), combined(24)),
    forEach: { among: MAJORS },
  }),
  rule({
    name: 'advance/nt-force',
    when: { partner: '1nt' },
    call: '3x',
    shows: hand(length('x', 5), points(9)),
    forEach: { among: MAJORS },
    forcing: 'game',
  }),
  rule({ name: 'advance/nt-3N', when: { partner: '12nt' }, call: '3N', shows: combined(25) }),
  rule({
    name: 'advance/nt-2N',
    when: { partner: '1nt' },
    call: '2N',
    shows: combined(23, 24),
    forcing: 'invitational',
  }),
  rule({
    name: 'advance/nt-weak',
    when: { partner: '1nt' },
    call: '2x',
    shows: hand(length('x', 5), points(0, 7), longest('x', 'unbid')),
    forEach: { among: 'unbid' },
    forcing: 'sign-off',
  }),
  rule({ name: 'advance/nt-pass', call: 'P', shows: anyHand }),
)

/** The overcaller's or doubler's next turn. */
const again = [
  // Partner left the redouble in: I asked for a suit and bid my cheapest.
  rule({
    name: 'again/run',
    when: { mine: 'double', doubled: 2, partner: 'pass', opening: '1suit' },
    call: cheapest('x', 1, 2),
    shows: length('x', 4),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'sign-off',
  }),
  ...given(
    { mine: 'double', partner: 'suit', ours: true },
    rule({
      name: 'again/game',
      when: { partner: 'major', belowGame: true },
      call: game('partner'),
      shows: hand(support(4), combined(25)),
      agrees: 'partner',
    }),
    rule({
      name: 'again/raise',
      when: { level: [1, 2], partner: 'suit' },
      call: cheapest('partner', 2, 3),
      shows: hand(support(4), points(16)),
      agrees: 'partner',
      forcing: 'invitational',
    }),
    rule({
      name: 'again/own',
      when: { level: [1, 2] },
      call: cheapest('x', 1, 3),
      shows: hand(points(18), length('x', 5), longest('x')),
      forEach: { among: 'unbid' },
      forcing: 'one-round',
    }),
    rule({
      name: 'again/3N',
      when: { belowGame: true },
      call: '3N',
      shows: hand(stopped(), combined(26)),
    }),
    rule({
      name: 'again/1N',
      call: cheapest('N', 1, 2),
      shows: hand(balanced, points(18, 20), stopped()),
    }),
    rule({ name: 'again/pass', when: { forced: false }, call: 'P', shows: anyHand }),
  ),
  ...given(
    { mine: 'suit', role: 'overcaller' },
    rule({
      name: 'again/raised-game',
      when: { agreed: 'major', belowGame: true },
      call: game('agreed'),
      shows: fitPoints(17),
    }),
    rule({
      name: 'again/support',
      when: { partner: 'suit', agreed: 'none', ours: true, level: [1, 2] },
      call: cheapest('partner', 2, 3),
      shows: hand(support(3), fitPoints(12)),
      agrees: 'partner',
    }),
    rule({
      name: 'again/own-2N',
      when: { partner: '12suit', agreed: 'none', ours: true, level: [1, 2] },
      call: cheapest('N', 1, 2),
      shows: hand(points(15), stopped()),
      forcing: 'invitational',
    }),
    rule({
      name: 'again/six',
      when: { level: [1, 2], agreed: 'none' },
      call: cheapest('mine', 2, 2),
      shows: length('mine', 6),
    }),
    rule({
      name: 'again/seven',
      when: { level: [1, 3], agreed: 'none' },
      call: cheapest('mine', 2, 3),
      shows: length('mine', 7),
    }),
    rule({
      name: 'again/accept',
      when: { partner: '2nt' },
      call: '3N',
      shows: hand(points(13), stopped()),
    }),
    rule({ name: 'again/suit-pass', when: { forced: false }, call: 'P', shows: anyHand }),
  ),
  ...given(
    { mine: '1nt', role: 'overcaller' },
    rule({ name: 'again/nt-accept', when: { partner: '2nt' }, call: '3N', shows: points(16) }),
    rule({ name: 'again/nt-pass', when: { forced: false }, call: 'P', shows: anyHand }),
  ),
  rule({
    name: 'again/double-pass',
    when: { mine: 'double', forced: false, ours: false },
    call: 'P',
    shows: points(0, 17),
  }),
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
