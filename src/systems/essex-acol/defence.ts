/**
 * Over the opponents' opening. As with openings, twelve points always act, so that a pass at the
 * first turn shows eleven at the most (Stanier 1975); how they act is ours.
 */

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
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
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
    rule({
      name: 'defence/strong-double',
      call: 'X',
      shows: points(18),
      forcing: 'one-round',
      says: '18 points or more: too strong for an overcall, so double first.',
    }),
    rule({
      name: 'defence/1N',
      call: '1N',
      shows: hand(balanced, points(15, 17), stopped()),
      says: 'Balanced with 15–17 points and their suit stopped.',
    }),
    rule({
      name: 'defence/overcall-major',
      call: cheapest('x', 1, 1),
      shows: hand(points(8, 17), length('x', 5), longest('x')),
      forEach: { among: ['majors', 'unbid'] },
      says: 'At least five {x}, with no longer suit, and 8–17 points: overcall at one.',
    }),
    rule({
      name: 'defence/double',
      call: 'X',
      shows: hand(points(12, 17), shape),
      forcing: 'one-round',
      says: '12–17 points, short in {theirs} and at least three cards in each other suit: double for takeout.',
    }),
    rule({
      name: 'defence/overcall-diamonds',
      call: cheapest('D', 1, 1),
      shows: hand(points(8, 17), length('D', 5), longest('D')),
      says: 'At least five diamonds, with no longer suit, and 8–17 points: overcall at one.',
    }),
    rule({
      name: 'defence/weak-jump',
      call: jump('x', 1, 2, 2),
      shows: hand(points(6, 10), length('x', 6), honours('x', 2)),
      forEach: { among: 'unbid' },
      says: 'Six {x} or more with two honours and 6–10 points: a weak jump takes their room.',
    }),
    rule({
      name: 'defence/overcall-two',
      call: cheapest('x', 2, 2),
      shows: hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
      forEach: { among: 'unbid' },
      says: 'At least five {x} with two honours and 11–17 points: good enough for the two level.',
    }),
    rule({
      name: 'defence/overcall-twelve',
      call: cheapest('x', 2, 2),
      shows: hand(points(12, 17), length('x', 5), longest('x')),
      forEach: { among: 'unbid' },
      says: 'At least five {x} and 12–17 points: enough for the two level.',
    }),
  ),
  // In the direct seat every hand of opening strength acts, as it would have opened.
  rule({
    name: 'defence/off-shape',
    when: DIRECT,
    call: 'X',
    shows: points(12, 17),
    forcing: 'one-round',
    ours: true,
    says: '12–17 points and no suit to bid: an opening hand doubles.',
  }),
  rule({
    name: 'defence/pass',
    when: DIRECT,
    call: 'P',
    shows: points(0, 11),
    source: DETAILS,
    says: 'Fewer than 12 points and nothing to overcall on.',
  }),
  rule({
    name: 'defence/pass-fourth',
    call: 'P',
    shows: points(0, 17),
    ours: true,
    says: 'At most 17 points and no good bid over their opening.',
  }),
)

const overNotrump = given(
  { opening: '1nt', rho: '1nt' },
  ...marked(
    { ours: true },
    rule({
      name: 'defence/double-1N',
      call: 'X',
      shows: points(15),
      is: 'penalty-double',
      says: '15 points or more, at least as many as theirs: double for penalties.',
    }),
    rule({
      name: 'defence/over-1N',
      call: '2x',
      shows: hand(points(10, 14), length('x', 6)),
      forEach: { among: 'all' },
      says: 'Six {x} or more and 10–14 points: the long suit, over their notrump.',
    }),
    rule({
      name: 'defence/over-1N-five',
      call: '2x',
      shows: hand(points(12, 14), length('x', 5), honours('x', 2), no(balanced)),
      forEach: { among: '=SHD' },
      says: 'At least five {x} with two honours, 12–14 points and some shape.',
    }),
    rule({
      name: 'defence/pass-1N',
      call: 'P',
      shows: points(0, 14),
      says: 'At most 14 points and no suit worth a bid over their notrump.',
    }),
  ),
)

const overPreempt = given(
  { opening: '2D|2H|2S|3suit', rho: '2D|2H|2S|3suit' },
  ...marked(
    { ours: true },
    rule({
      name: 'defence/preempt-double',
      call: 'X',
      shows: hand(points(14), shape),
      forcing: 'one-round',
      says: '14 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.',
    }),
    rule({
      name: 'defence/preempt-2N',
      call: '2N',
      shows: hand(balanced, points(15, 18), stopped()),
      says: 'Balanced with 15–18 points and their suit stopped.',
    }),
    rule({
      name: 'defence/preempt-3N',
      call: '3N',
      shows: hand(balanced, points(19, 21), stopped()),
      says: 'Balanced with 19–21 points and their suit stopped: game.',
    }),
    rule({
      name: 'defence/preempt-strong',
      call: 'X',
      shows: points(18),
      forcing: 'one-round',
      says: '18 points or more: too strong to be shut out.',
    }),
    rule({
      name: 'defence/preempt-suit',
      call: cheapest('x', 2, 3),
      shows: hand(points(14, 17), length('x', 5), honours('x', 2), longest('x')),
      forEach: { among: 'unbid' },
      says: 'At least five {x} with two honours and 14–17 points: enough over a preempt.',
    }),
    rule({
      name: 'defence/preempt-six',
      call: cheapest('x', 2, 3),
      shows: hand(points(11, 17), length('x', 6), honours('x', 2)),
      forEach: { among: 'unbid' },
      says: 'At least six {x} with two honours and 11–17 points: enough over a preempt.',
    }),
    rule({
      name: 'defence/preempt-seven',
      call: cheapest('x', 2, 3),
      shows: hand(points(9, 17), length('x', 7), honours('x', 3)),
      forEach: { among: 'unbid' },
      says: 'At least seven {x} with three honours and 9–17 points: the long suit speaks for itself.',
    }),
    rule({
      name: 'defence/preempt-pass',
      call: 'P',
      shows: points(0, 17),
      says: 'At most 17 points and no good bid over their preempt.',
    }),
  ),
)

/** Both opponents have bid, or the auction comes round at the end. */
const later = [
  ...given(
    { balancing: true, opening: '1suit', after: '1suit P P' },
    rule({
      name: 'defence/balance-1N',
      call: '1N',
      shows: hand(balanced, points(11, 14), stopped()),
      says: 'Balanced with 11–14 points and their suit stopped: partner has some of the rest.',
    }),
    rule({
      name: 'defence/balance-double',
      call: 'X',
      shows: hand(points(9), shape),
      forcing: 'one-round',
      says: 'Nine points or more, short in {theirs} and at least three cards in each other suit: do not let them play at one.',
    }),
    rule({
      name: 'defence/balance-suit',
      call: cheapest('x', 1, 2),
      shows: hand(points(8, 15), length('x', 5), longest('x')),
      forEach: { among: 'unbid' },
      says: 'At least five {x} and 8–15 points: do not let them play at one.',
    }),
    rule({
      name: 'defence/balance-strong',
      call: 'X',
      shows: points(12),
      forcing: 'one-round',
      says: '12 points or more: too good to let them play at one.',
    }),
    rule({
      name: 'defence/balance-pass',
      call: 'P',
      shows: points(0, 11),
      says: 'At most 11 points and nothing to bid: let them play at one.',
    }),
  ),
  ...given(
    { balancing: true, last: '12suit' },
    rule({
      name: 'defence/reopen-double',
      call: 'X',
      shows: hand(points(10, 17), shape),
      forcing: 'one-round',
      says: '10–17 points, short in {theirs} and at least three cards in each other suit: they have stopped low, so compete.',
    }),
    rule({
      name: 'defence/reopen-suit',
      call: cheapest('x', 2, 2),
      shows: hand(points(7, 15), length('x', 5), longest('x'), honours('x', 2)),
      forEach: { among: 'unbid' },
      says: 'At least five {x} with two honours and 7–15 points: they have stopped low, so compete.',
    }),
    rule({
      name: 'defence/reopen-pass',
      call: 'P',
      shows: anyHand,
      says: 'Nothing to compete with: let them play.',
    }),
  ),
  ...given(
    { balancing: true, opening: '1nt', last: '1nt' },
    rule({
      name: 'defence/balance-nt-double',
      call: 'X',
      shows: points(16),
      says: '16 points or more: double their notrump for penalties.',
    }),
    rule({
      name: 'defence/balance-nt',
      call: '2x',
      shows: hand(points(9, 15), length('x', 5), longest('x'), no(balanced)),
      forEach: { among: '=SHDC' },
      says: 'At least five {x}, 9–15 points and some shape: compete against their notrump.',
    }),
    rule({
      name: 'defence/balance-nt-pass',
      call: 'P',
      shows: points(0, 15),
      says: 'At most 15 points and no suit worth a bid: let them play.',
    }),
  ),
  // Over a raise, a jump, a game: only with shape and strength.
  ...given(
    { last: '2suit', rho: '2suit' },
    rule({
      name: 'defence/double-raise',
      call: 'X',
      shows: hand(points(13), shape),
      forcing: 'one-round',
      says: '13 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.',
    }),
    rule({
      name: 'defence/over-raise',
      call: cheapest('x', 2, 3),
      shows: hand(points(12, 17), length('x', 6), honours('x', 2)),
      forEach: { among: 'unbid' },
      says: 'At least six {x} with two honours and 12–17 points: compete over their raise.',
    }),
    rule({
      name: 'defence/over-raise-two',
      call: cheapest('x', 2, 2),
      shows: hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
      forEach: { among: 'unbid' },
      says: 'At least five {x} with two honours and 11–17 points: compete while it is still the two level.',
    }),
  ),
  rule({
    name: 'defence/double-high',
    when: { last: '34suit', doubled: 0 },
    call: 'X',
    shows: hand(points(16), shape),
    forcing: 'one-round',
    says: '16 points or more, short in {theirs} and at least three cards in each other suit: double even this high.',
  }),
  rule({
    name: 'defence/rest',
    call: 'P',
    shows: anyHand,
    says: 'Nothing to come in with at this level.',
  }),
]

export const DEFENCE: readonly RuleDraft[] = given(
  { role: 'defender', contested: true },
  ...overOne,
  ...overNotrump,
  ...overPreempt,
  ...marked({ ours: true }, ...later),
)
