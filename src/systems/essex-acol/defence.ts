/**
 * Over the opponents' opening. As with openings, twelve points always act over one of a suit, so that
 * a first pass shows eleven at the most (Stanier 1975); how they act is the shared defence, as he says
 * no more. Over their notrump the bids show their suits.
 */

import {
  balanced,
  cards,
  cheapest,
  every,
  fitPoints,
  hand,
  honours,
  length,
  longest,
  no,
  points,
  stopped,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { defence } from '../natural/defence.ts'
import { TAKEOUT } from '../natural/overcalls.ts'
import { STYLE } from '../sayc/style.ts'

const overNotrump = given(
  { opening: '1nt', rho: '1nt' },
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
    is: 'overcall',
    says: 'Six {x} or more and 10–14 points: the long suit, over their notrump.',
  }),
  rule({
    name: 'defence/over-1N-five',
    call: '2x',
    shows: hand(points(12, 14), length('x', 5), honours('x', 2), no(balanced)),
    forEach: { among: '=SHD' },
    is: 'overcall',
    says: 'At least five {x} with two honours, 12–14 points and some shape.',
  }),
  rule({
    name: 'defence/pass-1N',
    call: 'P',
    shows: points(0, 14),
    says: 'At most 14 points and no suit worth a bid over their notrump.',
  }),
)

const balancing = given(
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
    is: 'overcall',
    says: 'At least five {x}, 9–15 points and some shape: compete against their notrump.',
  }),
  rule({
    name: 'defence/balance-nt-pass',
    call: 'P',
    shows: points(0, 15),
    says: 'At most 15 points and no suit worth a bid: let them play.',
  }),
)

/** They opened one notrump and stop in a suit at two. */
const weakTakeout = given(
  { opening: '1nt', last: '2suit', rho: '2suit' },
  rule({
    name: 'defence/takeout of two',
    call: 'X',
    shows: hand(points(13), TAKEOUT),
    forcing: 'one-round',
    is: 'takeout-double',
    says: '13 points or more, short in {theirs} and at least three cards in each other suit: double for takeout.',
  }),
  rule({
    name: 'defence/over two',
    call: cheapest('x', 2, 3),
    shows: hand(points(12, 17), length('x', 6), honours('x', 2)),
    forEach: { among: 'unbid' },
    is: 'overcall',
    says: 'At least six {x} with two honours and 12–17 points: compete over their two.',
  }),
  rule({
    name: 'defence/over two, five',
    call: cheapest('x', 2, 2),
    shows: hand(points(11, 17), length('x', 5), longest('x'), honours('x', 2)),
    forEach: { among: 'unbid' },
    is: 'overcall',
    says: 'At least five {x} with two honours and 11–17 points: compete while it is still the two level.',
  }),
)

/** What the shared defence leaves to judgement. */
const advances = [
  rule({
    name: 'advance/3N over a preempt',
    when: { role: 'advancer', turn: 0, partner: 'double', last: '3suit', cut: false },
    call: '3N',
    shows: hand(points(9, 12), stopped(), every(['unbid', 'majors'], cards(0, 3))),
    forcing: 'sign-off',
    is: 'notrump',
    says: '9–12 points with their preempt stopped and no four-card major, opposite a strong double: game.',
  }),
  rule({
    name: 'advance/two is enough',
    when: { role: 'advancer', turn: 0, partnerIs: 'overcall', partner: '2suit', rho: 'pass' },
    call: 'P',
    shows: hand(fitPoints(0, 7), length('partner', 0, 4)),
    says: 'At most seven points with short suits counted: an overcall at two is high enough.',
  }),
]
/** Partner answered my overcall in a suit of his own. */
const again = given(
  {
    role: 'overcaller',
    mineIs: 'overcall',
    partner: '12suit',
    agreed: 'none',
    ours: true,
    cut: false,
  },
  rule({
    name: 'again/own-3N',
    call: '3N',
    shows: hand(points(17), stopped()),
    forcing: 'sign-off',
    says: '17 points or more with their suit stopped, opposite a free bid: game.',
  }),
  rule({
    name: 'again/own-2N',
    call: cheapest('N', 1, 2),
    shows: hand(points(15, 16), stopped()),
    forcing: 'invitational',
    is: 'notrump',
    says: '15 or 16 points with their suit stopped: too much to pass partner’s suit.',
  }),
  rule({
    name: 'again/six',
    call: cheapest('mine', 2, 3),
    shows: hand(length('mine', 6), length('partner', 0, 1)),
    is: 'rebid',
    says: 'At least six {mine} and no fit for partner’s suit: the long suit once more.',
  }),
)

/** An opening hand acts over one of a suit, whatever its shape. */
const ALWAYS_ACTS = 12

export const DEFENCE: readonly RuleDraft[] = marked(
  { ours: true },
  ...given({ role: 'defender', contested: true }, ...overNotrump, ...balancing, ...weakTakeout),
  ...given({ contested: true }, ...advances, ...again),
  ...defence({ ...STYLE, alwaysActs: ALWAYS_ACTS }),
)
