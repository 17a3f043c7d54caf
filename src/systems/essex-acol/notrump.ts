/** After an opening of 1NT (12–14), 2NT (20–22) or 2♣ (23 or more). All of it is ours. */

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
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'

const oneNotrump = given(
  { role: 'responder', turn: 0, opening: '1nt', contested: false },
  rule({
    name: 'notrump/game-major',
    call: game('x'),
    shows: hand(length('x', 6), points(10, 16)),
    forEach: { among: 'majors' },
    agrees: 'x',
    forcing: 'sign-off',
  }),
  rule({
    name: 'notrump/weak',
    call: '2x',
    shows: hand(length('x', 5), points(0, 10), longest('x', '=SHD')),
    forEach: { among: '=SHD' },
    forcing: 'sign-off',
    says: 'To play.',
  }),
  rule({
    name: 'notrump/force',
    call: '3x',
    shows: hand(length('x', 5), points(12), longest('x')),
    forEach: { among: 'majors' },
    forcing: 'game',
  }),
  rule({
    name: 'notrump/stayman',
    when: { not: { rho: 'bid' } },
    call: '2C',
    shows: hand(points(11), some('majors', cards(4))),
    package: 'stayman',
    artificial: true,
    message: 'majors',
    says: 'Asks for a four-card major.',
  }),
  rule({ name: 'notrump/6N', call: '6N', shows: hand(balanced, points(20)) }),
  rule({ name: 'notrump/3N', call: '3N', shows: points(13) }),
  rule({ name: 'notrump/2N', call: '2N', shows: points(11, 12), forcing: 'invitational' }),
  rule({ name: 'notrump/pass', call: 'P', shows: points(0, 10) }),
)
const stayman = [
  ...given(
    { asked: 'majors' },
    rule({ name: 'notrump/stayman-H', call: cheapest('H'), shows: length('H', 4) }),
    rule({ name: 'notrump/stayman-S', call: cheapest('S'), shows: length('S', 4) }),
    rule({ name: 'notrump/stayman-no', call: cheapest('D'), shows: anyHand, artificial: true }),
  ),
  ...given(
    { answered: 'majors', belowGame: true },
    rule({
      name: 'notrump/fit-game',
      when: { partner: 'major' },
      call: game('partner'),
      shows: hand(length('partner', 4), combined(25)),
      agrees: 'partner',
    }),
    rule({
      name: 'notrump/fit-try',
      when: { partner: '2major' },
      call: '3partner',
      shows: hand(length('partner', 4), points(0, 12)),
      agrees: 'partner',
      forcing: 'invitational',
    }),
    rule({ name: 'notrump/stayman-6N', call: '6N', shows: hand(balanced, combined(33)) }),
    rule({ name: 'notrump/stayman-3N', call: '3N', shows: combined(25) }),
    // Over 2NT the ask has promised game.
    rule({
      name: 'notrump/stayman-3N-game',
      when: { gameForce: true },
      call: '3N',
      shows: anyHand,
    }),
    rule({ name: 'notrump/stayman-2N', call: '2N', shows: anyHand, forcing: 'invitational' }),
  ),
]
const opener = given(
  { role: 'opener', opening: '1nt', turn: 1, contested: false },
  rule({ name: 'notrump/accept', when: { partner: '2nt' }, call: '3N', shows: points(13) }),
  rule({ name: 'notrump/decline', when: { partner: '2nt' }, call: 'P', shows: anyHand }),
  rule({
    name: 'notrump/forced-raise',
    when: { partner: '3major' },
    call: game('partner'),
    shows: length('partner', 3),
    agrees: 'partner',
  }),
  rule({ name: 'notrump/forced-3N', when: { partner: '3major' }, call: '3N', shows: anyHand }),
  rule({
    name: 'notrump/rest',
    when: { partner: '2suit', signedOff: true },
    call: 'P',
    shows: anyHand,
  }),
)
const twoNotrump = [
  ...given(
    { role: 'responder', turn: 0, opening: '2nt', contested: false },
    rule({
      name: 'notrump/2N-game-major',
      call: game('x'),
      shows: hand(length('x', 6), points(3, 10)),
      forEach: { among: 'majors' },
      agrees: 'x',
      forcing: 'sign-off',
    }),
    rule({
      name: 'notrump/2N-force',
      call: '3x',
      shows: hand(length('x', 5), points(4), longest('x')),
      forEach: { among: 'majors' },
      forcing: 'game',
    }),
    rule({
      name: 'notrump/2N-stayman',
      call: '3C',
      shows: hand(points(4), some('majors', cards(4))),
      package: 'stayman',
      forcing: 'game',
      artificial: true,
      message: 'majors',
      says: 'Asks for a four-card major.',
    }),
    rule({ name: 'notrump/2N-6N', call: '6N', shows: points(13) }),
    rule({ name: 'notrump/2N-3N', call: '3N', shows: points(4) }),
    rule({ name: 'notrump/2N-pass', call: 'P', shows: points(0, 3) }),
  ),
  ...given(
    { role: 'opener', turn: 1, contested: false },
    rule({
      name: 'notrump/2N-raise',
      when: { opening: '2nt', partner: '3major' },
      call: game('partner'),
      shows: length('partner', 3),
      agrees: 'partner',
    }),
    rule({
      name: 'notrump/2N-no-raise',
      when: { opening: '2nt', partner: '3major' },
      call: '3N',
      shows: anyHand,
    }),
  ),
]
const twoClubs = [
  ...given(
    { role: 'responder', turn: 0, opening: '2C', contested: false },
    rule({
      name: 'strong/positive',
      call: '2x',
      shows: hand(points(8), length('x', 5), longest('x')),
      forEach: { among: 'majors' },
      forcing: 'game',
    }),
    // Two diamonds is the negative.
    rule({
      name: 'strong/positive-minor',
      call: '3x',
      shows: hand(points(8), length('x', 5), longest('x')),
      forEach: { among: 'minors' },
      forcing: 'game',
    }),
    rule({ name: 'strong/2N', call: '2N', shows: points(8), forcing: 'game' }),
    rule({
      name: 'strong/negative',
      call: '2D',
      shows: points(0, 7),
      forcing: 'one-round',
      artificial: true,
      says: 'Fewer than eight points.',
    }),
  ),
  ...given(
    { role: 'opener', turn: 1, opening: '2C', contested: false },
    rule({
      name: 'strong/rebid-2N',
      when: { partner: '2D' },
      call: '2N',
      shows: hand(balanced, points(23, 24)),
      forcing: 'invitational',
    }),
    rule({
      name: 'strong/rebid-3N',
      when: { partner: '2D' },
      call: '3N',
      shows: hand(balanced, points(25)),
    }),
    rule({
      name: 'strong/suit',
      call: cheapest('x', 2, 3),
      shows: hand(length('x', 5), longest('x')),
      forEach: { among: 'all' },
      forcing: 'game',
    }),
    rule({
      name: 'strong/suit-four',
      call: cheapest('x', 2, 3),
      shows: hand(length('x', 4), longest('x')),
      forEach: { among: 'all', order: 'cheapest' },
      forcing: 'game',
    }),
  ),
  ...given(
    { role: 'responder', turn: 1, opening: '2C', contested: false },
    rule({
      name: 'strong/raise',
      when: { partner: '23suit' },
      call: raise('partner'),
      shows: length('partner', 3),
      agrees: 'partner',
      forcing: 'game',
    }),
    rule({
      name: 'strong/2N-major',
      when: { partner: '2nt' },
      call: '3x',
      shows: hand(points(2), length('x', 5)),
      forEach: { among: 'majors' },
      forcing: 'game',
    }),
    rule({
      name: 'strong/2N-stayman',
      when: { partner: '2nt' },
      call: '3C',
      shows: hand(points(2), some('majors', cards(4))),
      package: 'stayman',
      forcing: 'game',
      artificial: true,
      message: 'majors',
    }),
    rule({ name: 'strong/2N-3N', when: { partner: '2nt' }, call: '3N', shows: points(2) }),
    rule({ name: 'strong/2N-pass', when: { partner: '2nt' }, call: 'P', shows: anyHand }),
    rule({
      name: 'strong/own',
      call: cheapest('x', 2, 3),
      shows: hand(length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid' },
    }),
    rule({ name: 'strong/waiting', call: cheapest('N', 2, 3), shows: anyHand }),
  ),
]
/** Weak twos and preempts of partner's. */
const preempts = given(
  { role: 'responder', turn: 0, contested: false },
  rule({
    name: 'preempt/game-two',
    when: { opening: '2suit', not: { opening: '2C' } },
    call: game('partner'),
    shows: hand(length('partner', 3), points(15)),
    agrees: 'partner',
  }),
  rule({
    name: 'preempt/further-two',
    when: { opening: '2major' },
    call: '4partner',
    shows: hand(length('partner', 4), points(0, 14), some('others', cards(0, 1))),
  }),
  rule({
    name: 'preempt/further-three',
    when: { opening: '2suit', not: { opening: '2C' } },
    call: '3partner',
    shows: hand(length('partner', 3), points(0, 14)),
    forcing: 'sign-off',
  }),
  rule({
    name: 'preempt/own',
    when: { opening: '2suit', not: { opening: '2C' } },
    call: cheapest('x', 2, 3),
    shows: hand(points(16), length('x', 5)),
    forEach: { among: 'unbid' },
    forcing: 'one-round',
  }),
  rule({
    name: 'preempt/3N',
    when: { opening: '2suit', not: { opening: '2C' } },
    call: '3N',
    shows: hand(points(17), length('partner', 2)),
  }),
  rule({
    name: 'preempt/game-three',
    when: { opening: '3major' },
    call: game('partner'),
    shows: hand(length('partner', 2), points(14)),
    agrees: 'partner',
  }),
  rule({
    name: 'preempt/3N-three',
    when: { opening: '3suit' },
    call: '3N',
    shows: hand(points(17), length('partner', 2)),
  }),
  rule({ name: 'preempt/pass', when: { opening: '34suit' }, call: 'P', shows: anyHand }),
  rule({
    name: 'preempt/pass-two',
    when: { opening: '2suit', not: { opening: '2C' } },
    call: 'P',
    shows: anyHand,
  }),
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
