/** Openings: special ones first, then twelve points and the suit of best strength. */

import { balanced, balancedNoMajor, hand, length, points, suit } from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
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
  rule({
    name: 'opening/2C',
    call: '2C',
    shows: points(23),
    forcing: 'one-round',
    artificial: true,
    says: '23 points or more, whatever the shape: the strongest opening.',
  }),
  rule({
    name: 'opening/2N',
    call: '2N',
    shows: hand(balanced, points(20, 22)),
    says: 'Balanced with 20–22 points: two notrump.',
  }),
  rule({
    name: 'opening/1N',
    call: '1N',
    shows: hand(balancedNoMajor, points(12, 14)),
    says: 'Balanced with 12–14 points and no five-card major: the weak notrump.',
  }),
)
const weak = given(
  { not: { position: 4 } },
  ...marked(
    { ours: true, source: DETAILS },
    rule({
      name: 'opening/preempt-4',
      call: '4x',
      shows: hand(points(...PREEMPT_POINTS), suit('x', PREEMPT_SUIT), length('x', 8)),
      forEach: { among: 'majors' },
      says: 'At least eight {x} headed by two honours, and at most 10 points: shut them out at game.',
    }),
    rule({
      name: 'opening/preempt-3',
      call: '3x',
      shows: hand(points(...PREEMPT_POINTS), suit('x', PREEMPT_SUIT)),
      forEach: { among: 'all' },
      says: 'At least seven {x} headed by two honours, and at most 10 points: a preempt.',
    }),
    rule({
      name: 'opening/weak-two',
      call: '2x',
      shows: hand(points(...WEAK_TWO_POINTS), suit('x', WEAK_TWO_SUIT)),
      forEach: { among: '=SHD' },
      says: 'Six good {x} and 6–10 points: a weak two.',
    }),
  ),
)
const fourth = given(
  { position: 4 },
  ...marked(
    { ours: true, source: DETAILS },
    rule({
      name: 'opening/fourth-two',
      call: '2x',
      shows: hand(points(10, 11), length('x', 6)),
      forEach: { among: '=SH' },
      says: 'Six {x} or more and 10 or 11 points in fourth seat: half of all points with partner’s share, and a major to outbid them with.',
    }),
  ),
)
const suits = SUITS_DESCENDING.map(
  (s): RuleDraft =>
    rule({
      name: `opening/1${letterOf(s)}`,
      call: `1${letterOf(s)}`,
      shows: hand(points(12), length(letterOf(s) as 'S', 4), bestSuit(s)),
      source: DETAILS,
      says: `12 points or more, and ${strainName(s)} is the best suit.`,
    }),
)

export const OPENING: readonly RuleDraft[] = given(
  { role: 'opening' },
  ...special,
  ...weak,
  ...fourth,
  ...suits,
  rule({
    name: 'opening/pass',
    call: 'P',
    shows: points(0, 11),
    source: DETAILS,
    says: 'Fewer than 12 points: not enough to open.',
  }),
)
