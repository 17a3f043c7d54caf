/** Openings: special ones first, then twelve points and the suit of best strength. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import { balanced, balancedNoMajor, hand, length, points, suit } from '#bidding/shows.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import {
  bestSuit,
  DETAILS,
  letterOf,
  PREEMPT_POINTS,
  PREEMPT_SUIT,
  WEAK_TWO_POINTS,
  WEAK_TWO_SUIT,
} from './terms.ts'

const special = marked(
  { ours: true, source: DETAILS },
  rule('opening/2C', {}, '2C', points(23), {
    ...{ artificial: true, forcing: 'one-round' },
    says: '23 points or more, any shape.',
  }),
  rule('opening/2N', {}, '2N', hand(balanced, points(20, 22))),
  rule('opening/1N', {}, '1N', hand(balancedNoMajor, points(12, 14))),
)
const weak = given(
  { not: { position: 4 } },
  ...marked(
    { ours: true, source: DETAILS },
    rule(
      'opening/preempt-4',
      {},
      '4x',
      hand(points(...PREEMPT_POINTS), suit('x', PREEMPT_SUIT), length('x', 8)),
      { forEach: { among: 'majors' } },
    ),
    rule('opening/preempt-3', {}, '3x', hand(points(...PREEMPT_POINTS), suit('x', PREEMPT_SUIT)), {
      forEach: { among: 'all' },
    }),
    rule('opening/weak-two', {}, '2x', hand(points(...WEAK_TWO_POINTS), suit('x', WEAK_TWO_SUIT)), {
      forEach: { among: '=SHD' },
    }),
  ),
)
const suits = SUITS_DESCENDING.map(
  (s): RuleDraft =>
    rule(
      `opening/1${letterOf(s)}`,
      {},
      `1${letterOf(s)}`,
      hand(points(12), length(letterOf(s) as 'S', 4), bestSuit(s)),
      {
        source: DETAILS,
        says: 'Twelve points or more, and this the best suit.',
      },
    ),
)

export const OPENING: readonly RuleDraft[] = given(
  { role: 'opening' },
  ...special,
  ...weak,
  ...suits,
  rule('opening/pass', {}, 'P', points(0, 11), {
    source: DETAILS,
    says: 'Fewer than twelve points.',
  }),
)
