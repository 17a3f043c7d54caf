/** After weak twos and preempts: raise to game with strength, further the preempt with length. Ours. */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  anyHand,
  either,
  fitPoints,
  hand,
  length,
  points,
  stopped,
  support,
} from '#bidding/shows.ts'
import { after } from './situations.ts'
import { sourced } from './sources.ts'

const OURS = { ours: true } as const

const weakTwos = given(
  after('2H|2S'),
  rule(
    'weak two: game',
    {},
    '4partner',
    either(hand(support(2), fitPoints(16)), hand(support(4))),
    OURS,
  ),
  rule('weak two: three notrump', {}, '3N', hand(points(18), stopped('unbid')), OURS),
  rule('weak two: own suit', {}, cheapestText('x'), hand(length('x', 6), points(16)), {
    ...OURS,
    forEach: { among: ['others', '=SH'] },
    forcing: 'one-round',
  }),
  rule('weak two: raise', {}, '3partner', hand(support(3), fitPoints(8)), {
    ...OURS,
    forcing: 'sign-off',
  }),
  rule('weak two: pass', {}, 'P', anyHand, OURS),
)
const threes = given(
  after('3D|3H|3S'),
  rule(
    'preempt: game in the major',
    { partner: '3H|3S' },
    '4partner',
    either(hand(support(2), fitPoints(16)), fitPoints(18)),
    OURS,
  ),
  rule(
    'preempt: three notrump',
    { partner: '3D' },
    '3N',
    hand(points(16), length('partner', 2)),
    OURS,
  ),
  rule('preempt: pass', {}, 'P', anyHand, OURS),
)
const threeClubs = given(
  after('3C'),
  rule('3♣: three notrump', {}, '3N', hand(points(9), stopped('majors')), OURS),
  rule('3♣: a major', {}, '3x', hand(length('x', 6), points(12)), {
    ...OURS,
    forEach: { among: '=SH' },
    forcing: 'one-round',
  }),
  rule('3♣: pass', {}, 'P', anyHand, OURS),
)
function cheapestText(strain: 'x') {
  return { kind: 'cheapest', strain, jump: 0 } as const
}
export const preempts: readonly RuleDraft[] = sourced('the sources give no answers to preempts', [
  ...weakTwos,
  ...threes,
  ...threeClubs,
])
