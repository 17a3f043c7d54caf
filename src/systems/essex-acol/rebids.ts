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
    says: 'Four {partner} and 19 points or more with short suits counted: game opposite a bare answer.',
  }),
  rule({
    name: 'rebid/raise-3',
    call: raise('partner', 2),
    shows: hand(support(4), fitPoints(16, 18)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Four {partner} and 16–18 points with short suits counted: game if partner is not at the bottom.',
  }),
  rule({
    name: 'rebid/raise-2',
    when: { partner: '1major' },
    call: raise('partner', 1),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
    says: 'Four {partner} and at most 15 points with short suits counted: a fit, and a minimum opening.',
  }),
  rule({
    name: 'rebid/2N',
    call: '2N',
    shows: hand(balanced, points(18, 19)),
    forcing: 'invitational',
    says: 'Balanced with 18 or 19 points: game if partner has a little more than six.',
  }),
  rule({
    name: 'rebid/jump-shift',
    call: jump('x', 1, 2, 3),
    shows: hand(points(18), length('x', 4)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    says: '18 points or more and four {x}: game opposite any answer.',
  }),
  rule({
    name: 'rebid/one',
    call: cheapest('x', 1, 1),
    shows: hand(length('x', 4), points(0, 18)),
    forEach: { among: 'unbid', order: 'cheapest' },
    says: 'Four {x}, at most 18 points: the second suit while it is cheap.',
  }),
  rule({
    name: 'rebid/1N',
    call: '1N',
    shows: hand(balanced, points(0, 17)),
    says: 'Balanced with at most 17 points: notrump at its cheapest.',
  }),
  rule({
    name: 'rebid/raise-2m',
    when: { partner: '1minor' },
    call: raise('partner', 1),
    shows: hand(support(4), fitPoints(0, 15)),
    agrees: 'partner',
    says: 'Four {partner} and at most 15 points with short suits counted: a fit, and a minimum opening.',
  }),
  rule({
    name: 'rebid/game',
    call: game('mine'),
    shows: hand(length('mine', 7), points(16)),
    says: 'At least seven {mine} and 16 points or more: bid the game myself.',
  }),
  rule({
    name: 'rebid/three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(16)),
    forcing: 'invitational',
    says: 'At least six {mine} and 16 points or more: game if partner has a little more than six points.',
  }),
  ...bySuit([DIAMONDS, HEARTS], (suit) =>
    rule({
      name: `rebid/lower-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(0, 18)),
      forEach: { among: ['unbid', below(suit)], order: 'down' },
      says: 'Four {x}, ranking below the first suit: partner can go back to it at two.',
    }),
  ),
  ...bySuit([CLUBS, DIAMONDS], (suit) =>
    rule({
      name: `rebid/reverse-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(16)),
      forEach: { among: ['unbid', above(suit)], order: 'cheapest' },
      forcing: 'one-round',
      says: 'Four {x} and 16 points or more: strong enough to send partner back to the three level.',
    }),
  ),
  rule({
    name: 'rebid/two',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 5),
    says: 'At least five {mine} and nothing more to show.',
  }),
)

const afterNotrump = given(
  { partner: '1nt' },
  rule({
    name: 'rebid/1N-3N',
    call: '3N',
    shows: hand(semiBalanced, points(18)),
    says: 'No singleton and 18 points or more opposite 6–10: game.',
  }),
  rule({
    name: 'rebid/1N-4M',
    when: { opening: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), fitPoints(20)),
    says: 'At least six {mine} and 20 points or more with short suits counted: game in the major.',
  }),
  rule({
    name: 'rebid/1N-jump',
    call: jump('x', 1, 3, 3),
    shows: hand(points(19), length('x', 4)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    says: '19 points or more and four {x}: game, and partner chooses which.',
  }),
  rule({
    name: 'rebid/1N-2N',
    call: '2N',
    shows: hand(semiBalanced, points(17, 17)),
    forcing: 'invitational',
    says: 'Just 17 points and no singleton: game if partner is at the top of 6–10.',
  }),
  rule({
    name: 'rebid/1N-three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), fitPoints(17)),
    forcing: 'invitational',
    says: 'At least six {mine} and 17 points or more with short suits counted: game if partner is not at the bottom.',
  }),
  rule({
    name: 'rebid/1N-two',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    says: 'Six {mine} or more: they play better as trumps than in notrump.',
  }),
  rule({
    name: 'rebid/1N-pass',
    call: 'P',
    shows: balanced,
    says: 'Balanced, opposite 6–10 points: one notrump is high enough.',
  }),
  ...bySuit([DIAMONDS, HEARTS, SPADES], (suit) =>
    rule({
      name: `rebid/1N-lower-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(0, 18)),
      forEach: { among: ['unbid', below(suit)], order: 'down' },
      says: 'Four {x}, ranking below the first suit: partner chooses between the two.',
    }),
  ),
  ...bySuit([DIAMONDS, HEARTS], (suit) =>
    rule({
      name: `rebid/1N-reverse-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(17)),
      forEach: { among: ['unbid', above(suit)], order: 'cheapest' },
      forcing: 'one-round',
      says: 'Four {x} and 17 points or more: strong enough to send partner back to the three level.',
    }),
  ),
  rule({
    name: 'rebid/1N-two-five',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 5),
    says: 'Five {mine} or more, and the shape is wrong for notrump.',
  }),
)

/** Balanced with 11 or 12 opposite: 24 points together are game. */
const afterTwoNotrump = given(
  { partner: '2nt', agreed: 'none' },
  rule({
    name: 'rebid/2N-4M',
    when: { opening: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), fitPoints(14)),
    says: 'At least six {mine} and 14 points or more with short suits counted, opposite 11 or 12 balanced: game in the major.',
  }),
  rule({
    name: 'rebid/2N-3N',
    call: '3N',
    shows: hand(semiBalanced, points(13, 18)),
    says: '13–18 points and no singleton, opposite 11 or 12: game in notrump.',
  }),
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
    says: 'At least three {partner} and 15 points or more with short suits counted, opposite 10: game.',
  }),
  rule({
    name: 'rebid/two-raise-3',
    when: { partner: '2major' },
    call: raise('partner', 1),
    shows: hand(support(3), fitPoints(0, 14)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'At least three {partner} and at most 14 points with short suits counted: a fit, and a minimum.',
  }),
  rule({
    name: 'rebid/two-3N',
    call: '3N',
    shows: hand(balanced, points(17, 19)),
    says: 'Balanced with 17–19 points opposite at least 10: game.',
  }),
  rule({
    name: 'rebid/two-2N',
    call: '2N',
    shows: hand(balanced, points(0, 16)),
    forcing: 'game',
    says: 'Balanced with at most 16 points: notrump, and game is still to come.',
  }),
  rule({
    name: 'rebid/two-three',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(15)),
    forcing: 'game',
    says: 'At least six {mine} and 15 points or more opposite at least 10: game is certain.',
  }),
  ...bySuit([HEARTS, SPADES], (suit) =>
    rule({
      name: `rebid/two-lower-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), longest('x', 'unbid')),
      forEach: { among: ['unbid', below(suit)], order: 'down' },
      forcing: 'one-round',
      says: 'Four {x} or more, and no other new suit is longer.',
    }),
  ),
  ...bySuit([CLUBS, DIAMONDS, HEARTS], (suit) =>
    rule({
      name: `rebid/two-reverse-${letterOf(suit)}`,
      call: cheapest('x', 2, 2),
      shows: hand(length('x', 4), points(15)),
      forEach: { among: ['unbid', above(suit)], order: 'cheapest' },
      forcing: 'game',
      says: 'Four {x} and 15 points or more opposite at least 10: game is certain.',
    }),
  ),
  rule({
    name: 'rebid/two-high',
    call: cheapest('x', 3, 3),
    shows: hand(length('x', 4), points(15)),
    forEach: { among: 'unbid', order: 'cheapest' },
    forcing: 'game',
    says: 'Four {x} and 15 points or more: enough for the three level, and game.',
  }),
  rule({
    name: 'rebid/two-raise-minor-4',
    when: { partner: '2minor' },
    call: raise('partner', 2),
    shows: hand(support(4), fitPoints(18)),
    agrees: 'partner',
    forcing: 'game',
    says: 'Four {partner} and 18 points or more with short suits counted: past three notrump, looking for slam.',
  }),
  rule({
    name: 'rebid/two-raise-minor-3',
    when: { partner: '2minor' },
    call: raise('partner', 1),
    shows: support(4),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Four {partner}: a fit for partner’s minor.',
  }),
  rule({
    name: 'rebid/two-six',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    says: 'Six {mine} or more: the long suit again.',
  }),
  rule({
    name: 'rebid/two-2N-last',
    call: '2N',
    shows: hand(semiBalanced, points(14)),
    forcing: 'game',
    says: '14 points or more and no singleton: notrump.',
  }),
  rule({
    name: 'rebid/two-five',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 4),
    says: 'Four {mine} at least, and no other suit to show: the first suit again.',
  }),
)

export const REBIDS: readonly RuleDraft[] = given(
  { role: 'opener', turn: 1, contested: false, opening: '1suit' },
  ...marked({ ours: true }, ...afterOne, ...afterNotrump, ...afterTwoNotrump, ...afterTwo),
)
