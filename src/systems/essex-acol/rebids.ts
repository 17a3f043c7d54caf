/** Opener's second call after an answer in a new suit or in notrump. All of it is ours. */

import {
  balanced,
  cheapest,
  fitPoints,
  game,
  hand,
  jump,
  length,
  longest,
  points,
  raise,
  semiBalanced,
  support,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { above, below, letterOf } from './terms.ts'

/** Rules that depend on which suits rank below the one opened, and above it. */
const bySuit = (suits: readonly Suit[], make: (suit: Suit) => RuleDraft): readonly RuleDraft[] =>
  suits.flatMap((suit) => given({ opening: `1${letterOf(suit)}` }, make(suit)))

const afterOne = given(
  { partner: '1suit' },
  rule({
    name: 'rebid/raise-4',
    when: { partner: '1major' },
    call: game('partner'),
    shows: hand(support(4), fitPoints(19)),
    agrees: 'partner',
  }),
  rule({
    name: 'rebid/raise-3',
    call: raise('partner', 2),
    shows: hand(support(4), fitPoints(16, 18)),
    agrees: 'partner',
    forcing: 'invitational',
  }),
  rule({
    name: 'rebid/raise-2',
    when: { partner: '1major' },
    call: raise('partner', 1),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
  }),
  rule({
    name: 'rebid/2N',
    call: '2N',
    shows: hand(balanced, points(18, 19)),
    forcing: 'invitational',
  }),
  rule({
    name: 'rebid/jump-shift',
    call: jump('x', 1, 2, 3),
    shows: hand(points(18), length('x', 4)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
  }),
  rule({
    name: 'rebid/one',
    call: cheapest('x', 1, 1),
    shows: hand(length('x', 4), points(0, 18)),
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  rule({ name: 'rebid/1N', call: '1N', shows: hand(balanced, points(0, 17)) }),
  rule({
    name: 'rebid/raise-2m',
    when: { partner: '1minor' },
    call: raise('partner', 1),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
  }),
  rule({ name: 'rebid/game', call: game('mine'), shows: hand(length('mine', 7), points(16)) }),
  rule({
    name: 'rebid/three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    forcing: 'invitational',
  }),
  ...bySuit([DIAMONDS, HEARTS], (suit) =>
    rule({
      name: `rebid/lower-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(0, 18)),
      forEach: { among: ['unbid', below(suit)], order: 'down' },
    }),
  ),
  ...bySuit([CLUBS, DIAMONDS], (suit) =>
    rule({
      name: `rebid/reverse-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(16)),
      forEach: { among: ['unbid', above(suit)], order: 'cheapest' },
      forcing: 'one-round',
    }),
  ),
  rule({ name: 'rebid/two', call: cheapest('mine', 2, 2), shows: length('mine', 5) }),
)

const afterNotrump = given(
  { partner: '1nt' },
  rule({ name: 'rebid/1N-3N', call: '3N', shows: hand(semiBalanced, points(19)) }),
  rule({
    name: 'rebid/1N-4M',
    when: { opening: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), fitPoints(20)),
  }),
  rule({
    name: 'rebid/1N-jump',
    call: jump('x', 1, 3, 3),
    shows: hand(points(19), length('x', 4)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
  }),
  rule({
    name: 'rebid/1N-2N',
    call: '2N',
    shows: hand(semiBalanced, points(17, 18)),
    forcing: 'invitational',
  }),
  rule({
    name: 'rebid/1N-three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    forcing: 'invitational',
  }),
  rule({ name: 'rebid/1N-two', call: cheapest('mine', 2, 2), shows: length('mine', 6) }),
  rule({ name: 'rebid/1N-pass', call: 'P', shows: balanced }),
  ...bySuit([DIAMONDS, HEARTS, SPADES], (suit) =>
    rule({
      name: `rebid/1N-lower-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(0, 18)),
      forEach: { among: ['unbid', below(suit)], order: 'down' },
    }),
  ),
  ...bySuit([DIAMONDS, HEARTS], (suit) =>
    rule({
      name: `rebid/1N-reverse-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(17)),
      forEach: { among: ['unbid', above(suit)], order: 'cheapest' },
      forcing: 'one-round',
    }),
  ),
  rule({ name: 'rebid/1N-two-five', call: cheapest('mine', 2, 2), shows: length('mine', 5) }),
)

/** Partner has ten points or more. */
const afterTwo = given(
  { partner: '2suit', agreed: 'none' },
  rule({
    name: 'rebid/two-raise-4',
    when: { partner: '2major' },
    call: game('partner'),
    shows: hand(support(3), fitPoints(15)),
    agrees: 'partner',
  }),
  rule({
    name: 'rebid/two-raise-3',
    when: { partner: '2major' },
    call: raise('partner', 1),
    shows: hand(support(3), fitPoints(0, 14)),
    agrees: 'partner',
    forcing: 'invitational',
  }),
  rule({ name: 'rebid/two-3N', call: '3N', shows: hand(balanced, points(17, 19)) }),
  rule({ name: 'rebid/two-2N', call: '2N', shows: hand(balanced, points(0, 16)), forcing: 'game' }),
  rule({
    name: 'rebid/two-three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(15)),
    forcing: 'game',
  }),
  ...bySuit([HEARTS, SPADES], (suit) =>
    rule({
      name: `rebid/two-lower-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), longest('x', 'unbid')),
      forEach: { among: ['unbid', below(suit)], order: 'down' },
      forcing: 'one-round',
    }),
  ),
  ...bySuit([CLUBS, DIAMONDS, HEARTS], (suit) =>
    rule({
      name: `rebid/two-reverse-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(15)),
      forEach: { among: ['unbid', above(suit)], order: 'cheapest' },
      forcing: 'game',
    }),
  ),
  rule({
    name: 'rebid/two-high',
    call: cheapest('x', 3, 3),
    shows: hand(length('x', 4), points(15)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
  }),
  rule({
    name: 'rebid/two-raise-minor-4',
    when: { partner: '2minor' },
    call: raise('partner', 2),
    shows: hand(support(4), fitPoints(18)),
    agrees: 'partner',
    forcing: 'game',
  }),
  rule({
    name: 'rebid/two-raise-minor-3',
    when: { partner: '2minor' },
    call: raise('partner', 1),
    shows: support(4),
    agrees: 'partner',
    forcing: 'invitational',
  }),
  rule({ name: 'rebid/two-six', call: cheapest('mine', 2, 2), shows: length('mine', 6) }),
  rule({
    name: 'rebid/two-2N-last',
    call: '2N',
    shows: hand(semiBalanced, points(14)),
    forcing: 'game',
  }),
  rule({ name: 'rebid/two-five', call: cheapest('mine', 2, 2), shows: length('mine', 4) }),
)

export const REBIDS: readonly RuleDraft[] = given(
  { role: 'opener', turn: 1, contested: false, opening: '1suit' },
  ...marked({ ours: true }, ...afterOne, ...afterNotrump, ...afterTwo),
)
