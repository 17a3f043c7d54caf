/** Opener's second call after an answer in a new suit or in notrump. All of it is ours. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
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
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { above, below, letterOf } from './terms.ts'

/** Rules that depend on which suits rank below the one opened, and above it. */
const bySuit = (suits: readonly Suit[], make: (suit: Suit) => RuleDraft): readonly RuleDraft[] =>
  suits.flatMap((suit) => given({ opening: `1${letterOf(suit)}` }, make(suit)))

const afterOne = given(
  { partner: '1suit' },
  rule('rebid/raise-4', { partner: '1major' }, game('partner'), hand(support(4), fitPoints(19)), {
    agrees: 'partner',
  }),
  rule('rebid/raise-3', {}, raise('partner', 2), hand(support(4), fitPoints(16, 18)), {
    ...{ agrees: 'partner', forcing: 'invitational' },
  }),
  rule(
    'rebid/raise-2',
    { partner: '1major' },
    raise('partner', 1),
    hand(support(4), fitPoints(0, 15)),
    {
      agrees: 'partner',
    },
  ),
  rule('rebid/2N', {}, '2N', hand(balanced, points(18, 19)), { forcing: 'invitational' }),
  rule('rebid/jump-shift', {}, jump('x', 1, 2, 3), hand(points(18), length('x', 4)), {
    ...{ forEach: { among: 'unbid', order: 'cheapest' }, forcing: 'game' },
  }),
  rule('rebid/one', {}, cheapest('x', 1, 1), hand(length('x', 4), points(0, 18)), {
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  rule('rebid/1N', {}, '1N', hand(balanced, points(0, 17))),
  rule(
    'rebid/raise-2m',
    { partner: '1minor' },
    raise('partner', 1),
    hand(support(4), fitPoints(0, 15)),
    {
      agrees: 'partner',
    },
  ),
  rule('rebid/game', {}, game('mine'), hand(length('mine', 7), points(16))),
  rule('rebid/three', {}, jump('mine', 1, 3, 3), hand(length('mine', 6), points(16)), {
    forcing: 'invitational',
  }),
  ...bySuit([DIAMONDS, HEARTS], (suit) =>
    rule(
      `rebid/lower-${letterOf(suit)}`,
      {},
      cheapest('x', 2, 2),
      hand(length('x', 4), points(0, 18)),
      {
        forEach: { among: ['unbid', below(suit)], order: 'down' },
      },
    ),
  ),
  ...bySuit([CLUBS, DIAMONDS], (suit) =>
    rule(
      `rebid/reverse-${letterOf(suit)}`,
      {},
      cheapest('x', 2, 2),
      hand(length('x', 4), points(16)),
      {
        ...{ forEach: { among: ['unbid', above(suit)], order: 'cheapest' }, forcing: 'one-round' },
      },
    ),
  ),
  rule('rebid/two', {}, cheapest('mine', 2, 2), length('mine', 5)),
)

const afterNotrump = given(
  { partner: '1nt' },
  rule('rebid/1N-3N', {}, '3N', hand(semiBalanced, points(19))),
  rule('rebid/1N-4M', { opening: '1major' }, game('mine'), hand(length('mine', 6), fitPoints(20))),
  rule('rebid/1N-jump', {}, jump('x', 1, 3, 3), hand(points(19), length('x', 4)), {
    ...{ forEach: { among: 'unbid', order: 'cheapest' }, forcing: 'game' },
  }),
  rule('rebid/1N-2N', {}, '2N', hand(semiBalanced, points(17, 18)), { forcing: 'invitational' }),
  rule('rebid/1N-three', {}, jump('mine', 1, 3, 3), hand(length('mine', 6), points(16)), {
    forcing: 'invitational',
  }),
  rule('rebid/1N-two', {}, cheapest('mine', 2, 2), length('mine', 6)),
  rule('rebid/1N-pass', {}, 'P', balanced),
  ...bySuit([DIAMONDS, HEARTS, SPADES], (suit) =>
    rule(
      `rebid/1N-lower-${letterOf(suit)}`,
      {},
      cheapest('x', 2, 2),
      hand(length('x', 4), points(0, 18)),
      {
        forEach: { among: ['unbid', below(suit)], order: 'down' },
      },
    ),
  ),
  ...bySuit([DIAMONDS, HEARTS], (suit) =>
    rule(
      `rebid/1N-reverse-${letterOf(suit)}`,
      {},
      cheapest('x', 2, 2),
      hand(length('x', 4), points(17)),
      {
        ...{ forEach: { among: ['unbid', above(suit)], order: 'cheapest' }, forcing: 'one-round' },
      },
    ),
  ),
  rule('rebid/1N-two-five', {}, cheapest('mine', 2, 2), length('mine', 5)),
)

/** Partner has ten points or more. */
const afterTwo = given(
  { partner: '2suit', agreed: 'none' },
  rule(
    'rebid/two-raise-4',
    { partner: '2major' },
    game('partner'),
    hand(support(3), fitPoints(15)),
    {
      agrees: 'partner',
    },
  ),
  rule(
    'rebid/two-raise-3',
    { partner: '2major' },
    raise('partner', 1),
    hand(support(3), fitPoints(0, 14)),
    {
      ...{ agrees: 'partner', forcing: 'invitational' },
    },
  ),
  rule('rebid/two-3N', {}, '3N', hand(balanced, points(17, 19))),
  rule('rebid/two-2N', {}, '2N', hand(balanced, points(0, 16)), { forcing: 'game' }),
  rule('rebid/two-three', {}, jump('mine', 1, 3, 3), hand(length('mine', 6), points(15)), {
    forcing: 'game',
  }),
  ...bySuit([HEARTS, SPADES], (suit) =>
    rule(
      `rebid/two-lower-${letterOf(suit)}`,
      {},
      cheapest('x', 2, 2),
      hand(length('x', 4), longest('x', 'unbid')),
      {
        ...{ forEach: { among: ['unbid', below(suit)], order: 'down' }, forcing: 'one-round' },
      },
    ),
  ),
  ...bySuit([CLUBS, DIAMONDS, HEARTS], (suit) =>
    rule(
      `rebid/two-reverse-${letterOf(suit)}`,
      {},
      cheapest('x', 2, 2),
      hand(length('x', 4), points(15)),
      {
        ...{ forEach: { among: ['unbid', above(suit)], order: 'cheapest' }, forcing: 'game' },
      },
    ),
  ),
  rule('rebid/two-high', {}, cheapest('x', 3, 3), hand(length('x', 4), points(15)), {
    ...{ forEach: { among: 'unbid', order: 'cheapest' }, forcing: 'game' },
  }),
  rule(
    'rebid/two-raise-minor-4',
    { partner: '2minor' },
    raise('partner', 2),
    hand(support(4), fitPoints(18)),
    {
      ...{ agrees: 'partner', forcing: 'game' },
    },
  ),
  rule('rebid/two-raise-minor-3', { partner: '2minor' }, raise('partner', 1), support(4), {
    ...{ agrees: 'partner', forcing: 'invitational' },
  }),
  rule('rebid/two-six', {}, cheapest('mine', 2, 2), length('mine', 6)),
  rule('rebid/two-2N-last', {}, '2N', hand(semiBalanced, points(14)), { forcing: 'game' }),
  rule('rebid/two-five', {}, cheapest('mine', 2, 2), length('mine', 4)),
)

export const REBIDS: readonly RuleDraft[] = given(
  { role: 'opener', turn: 1, contested: false, opening: '1suit' },
  ...marked({ ours: true }, ...afterOne, ...afterNotrump, ...afterTwo),
)
