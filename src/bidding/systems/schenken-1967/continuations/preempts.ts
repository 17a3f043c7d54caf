/** After weak twos and preempts: raise to game with strength, further the preempt with length. Ours. */

import {
  anyHand,
  either,
  fitPoints,
  hand,
  length,
  points,
  stopped,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { after } from './situations.ts'
import { sourced } from './sources.ts'

/** A slam opposite a long major and not much more. */
const aces = given(
  after('2H|2S|3H|3S'),
  rule({
    name: 'preempt in a major: aces',
    call: '4N',
    shows: hand(support(2), points(21)),
    package: 'blackwood',
    agrees: 'partner',
    forcing: 'one-round',
    artificial: true,
    message: 'aces',
    ours: true,
    says: '21 points or more and at least two {partner}: a slam is in sight, so ask for aces.',
  }),
)
const weakTwos = given(
  after('2H|2S'),
  rule({
    name: 'weak two: game',
    call: '4partner',
    shows: either(hand(support(2), fitPoints(16)), hand(support(4))),
    ours: true,
    says: 'At least two {partner} and 16 points or more with short suits counted, or four of them: game.',
  }),
  rule({
    name: 'weak two: three notrump',
    call: '3N',
    shows: hand(points(18), stopped('unbid')),
    ours: true,
    says: '18 points or more and the other suits stopped: game in notrump.',
  }),
  rule({
    name: 'weak two: own suit',
    call: cheapestText('x'),
    shows: hand(length('x', 6), points(16)),
    forEach: { among: ['others', '=SH'] },
    forcing: 'one-round',
    ours: true,
    says: 'At least six {x} and 16 points or more: partner bids again.',
  }),
  rule({
    name: 'weak two: raise',
    call: '3partner',
    shows: hand(support(3), fitPoints(8), points(0, 11)),
    forcing: 'sign-off',
    ours: true,
    says: 'At least three {partner}, eight points or more with short suits counted and at most 11: take their room.',
  }),
  rule({
    name: 'weak two: pass',
    call: 'P',
    shows: either(points(0, 17), length('partner', 0, 1)),
    ours: true,
    says: 'Not enough for game, and no fit to raise.',
  }),
)
const threes = given(
  after('3D|3H|3S'),
  rule({
    name: 'preempt: game in the major',
    when: { partner: '3H|3S' },
    call: '4partner',
    shows: either(hand(support(2), fitPoints(16)), fitPoints(18)),
    ours: true,
    says: '18 points or more with short suits counted, or 16 with two cards in support: game.',
  }),
  rule({
    name: 'preempt: three notrump',
    when: { partner: '3D' },
    call: '3N',
    shows: hand(points(16), length('partner', 2)),
    ours: true,
    says: '16 points or more and at least two diamonds: the long suit will run.',
  }),
  rule({
    name: 'preempt: pass',
    call: 'P',
    shows: anyHand,
    ours: true,
    says: 'Not enough for game opposite a preempt.',
  }),
)
const threeClubs = given(
  after('3C'),
  rule({
    name: '3♣: three notrump',
    call: '3N',
    shows: hand(points(9), stopped('majors')),
    ours: true,
    says: 'Nine points or more and both majors stopped, opposite good clubs: game.',
  }),
  rule({
    name: '3♣: a major',
    call: '3x',
    shows: hand(length('x', 6), points(12)),
    forEach: { among: '=SH' },
    forcing: 'one-round',
    ours: true,
    says: 'At least six {x} and 12 points or more: partner bids again.',
  }),
  rule({
    name: '3♣: pass',
    call: 'P',
    shows: anyHand,
    ours: true,
    says: 'Not enough for game, or a major unstopped.',
  }),
)
function cheapestText(strain: 'x') {
  return { kind: 'cheapest', strain, jump: 0 } as const
}
export const preempts: readonly RuleDraft[] = sourced('the sources give no answers to preempts', [
  ...aces,
  ...weakTwos,
  ...threes,
  ...threeClubs,
])
