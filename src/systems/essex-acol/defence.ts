/**
 * Over the opponents' opening. As with openings, twelve points always act, so that a pass at the
 * first turn shows eleven at the most (Stanier 1975); how they act is ours.
 */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  balanced,
  called,
  cards,
  cheapest,
  every,
  hand,
  honours,
  jump,
  length,
  longest,
  no,
  points,
  stopped,
} from '#bidding/shows.ts'
import { DETAILS } from './terms.ts'

const shape = called(
  'shortness in their suit with three cards in the others',
  hand(length('theirs', 0, 2), every('unbid', cards(3))),
)

/** The opening bid is on the right. */
const DIRECT: Pattern = { after: '1suit' }

const overOne = given(
  { opening: '1suit', last: '1suit', rho: 'bid' },
  ...marked(
    { ours: true },
    rule('defence/strong-double', {}, 'X', points(18), {
      forcing: 'one-round',
      says: 'Too strong for a bid.',
    }),
    rule('defence/1N', {}, '1N', hand(balanced, points(15, 17), stopped())),
    rule(
      'defence/overcall-major',
      {},
      cheapest('x', 1, 1),
      hand(points(8, 17), length('x', 5), longest('x')),
      {
        forEach: { among: ['majors', 'unbid'] },
      },
    ),
    rule('defence/double', {}, 'X', hand(points(12, 17), shape), {
      forcing: 'one-round',
      says: 'For takeout.',
    }),
    rule(
      'defence/overcall-diamonds',
      {},
      cheapest('D', 1, 1),
      hand(points(8, 17), length('D', 5), longest('D')),
    ),
    rule(
      'defence/weak-jump',
      {},
      jump('x', 1, 2, 2),
      hand(points(6, 10), length('x', 6), honours('x', 2)),
      {
        forEach: { among: 'unbid' },
      },
    ),
    rule(
      'defence/overcall-two',
      {},
      cheapest('x', 2, 2),
      hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
      {
        forEach: { among: 'unbid' },
      },
    ),
    rule(
      'defence/overcall-twelve',
      {},
      cheapest('x', 2, 2),
      hand(points(12, 17), length('x', 5), longest('x')),
      {
        forEach: { among: 'unbid' },
      },
    ),
  ),
  // In the direct seat every hand of opening strength acts, as it would have opened.
  rule('defence/off-shape', DIRECT, 'X', points(12, 17), {
    ...{ forcing: 'one-round', ours: true },
    says: 'Opening strength and nothing else to call.',
  }),
  rule('defence/pass', DIRECT, 'P', points(0, 11), {
    source: DETAILS,
    says: 'Fewer than twelve points.',
  }),
  rule('defence/pass-fourth', {}, 'P', points(0, 17), { ours: true }),
)

const overNotrump = given(
  { opening: '1nt', rho: '1nt' },
  ...marked(
    { ours: true },
    rule('defence/double-1N', {}, 'X', points(15), { says: 'For penalties.' }),
    rule('defence/over-1N', {}, '2x', hand(points(10, 14), length('x', 6)), {
      forEach: { among: 'all' },
    }),
    rule(
      'defence/over-1N-five',
      {},
      '2x',
      hand(points(12, 14), length('x', 5), honours('x', 2), no(balanced)),
      {
        forEach: { among: '=SHD' },
      },
    ),
    rule('defence/pass-1N', {}, 'P', points(0, 14)),
  ),
)

const overPreempt = given(
  { opening: '2D|2H|2S|3suit', rho: '2D|2H|2S|3suit' },
  ...marked(
    { ours: true },
    rule('defence/preempt-double', {}, 'X', hand(points(14), shape), { forcing: 'one-round' }),
    rule('defence/preempt-2N', {}, '2N', hand(balanced, points(16, 18), stopped())),
    rule('defence/preempt-3N', {}, '3N', hand(balanced, points(19, 21), stopped())),
    rule('defence/preempt-strong', {}, 'X', points(18), { forcing: 'one-round' }),
    rule(
      'defence/preempt-suit',
      {},
      cheapest('x', 2, 3),
      hand(points(14, 17), length('x', 5), honours('x', 2), longest('x')),
      {
        forEach: { among: 'unbid' },
      },
    ),
    rule(
      'defence/preempt-six',
      {},
      cheapest('x', 2, 3),
      hand(points(11, 17), length('x', 6), honours('x', 2)),
      {
        forEach: { among: 'unbid' },
      },
    ),
    rule('defence/preempt-pass', {}, 'P', points(0, 17)),
  ),
)

/** Both opponents have bid, or the auction comes round at the end. */
const later = [
  ...given(
    { balancing: true, opening: '1suit', after: '1suit P P' },
    rule('defence/balance-1N', {}, '1N', hand(balanced, points(11, 14), stopped())),
    rule('defence/balance-double', {}, 'X', hand(points(9), shape), { forcing: 'one-round' }),
    rule(
      'defence/balance-suit',
      {},
      cheapest('x', 1, 2),
      hand(points(8, 15), length('x', 5), longest('x')),
      { forEach: { among: 'unbid' } },
    ),
    rule('defence/balance-strong', {}, 'X', points(12), { forcing: 'one-round' }),
    rule('defence/balance-pass', {}, 'P', points(0, 11)),
  ),
  ...given(
    { balancing: true, last: '12suit' },
    rule('defence/reopen-double', {}, 'X', hand(points(10, 17), shape), { forcing: 'one-round' }),
    rule(
      'defence/reopen-suit',
      {},
      cheapest('x', 2, 2),
      hand(points(7, 15), length('x', 5), longest('x'), honours('x', 2)),
      { forEach: { among: 'unbid' } },
    ),
    rule('defence/reopen-pass', {}, 'P', anyHand),
  ),
  ...given(
    { balancing: true, opening: '1nt', last: '1nt' },
    rule('defence/balance-nt-double', {}, 'X', points(16)),
    rule(
      'defence/balance-nt',
      {},
      '2x',
      hand(points(9, 15), length('x', 5), longest('x'), no(balanced)),
      {
        forEach: { among: '=SHDC' },
      },
    ),
    rule('defence/balance-nt-pass', {}, 'P', points(0, 15)),
  ),
  // Over a raise, a jump, a game: only with shape and strength.
  ...given(
    { last: '2suit', rho: '2suit' },
    rule('defence/double-raise', {}, 'X', hand(points(13), shape), { forcing: 'one-round' }),
    rule(
      'defence/over-raise',
      {},
      cheapest('x', 2, 3),
      hand(points(12, 17), length('x', 6), honours('x', 2)),
      { forEach: { among: 'unbid' } },
    ),
    rule(
      'defence/over-raise-two',
      {},
      cheapest('x', 2, 2),
      hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
      { forEach: { among: 'unbid' } },
    ),
  ),
  rule('defence/double-high', { last: '34suit', doubled: 0 }, 'X', hand(points(16), shape), {
    forcing: 'one-round',
  }),
  rule('defence/rest', {}, 'P', anyHand),
]

export const DEFENCE: readonly RuleDraft[] = given(
  { role: 'defender', contested: true },
  ...overOne,
  ...overNotrump,
  ...overPreempt,
  ...marked({ ours: true }, ...later),
)
