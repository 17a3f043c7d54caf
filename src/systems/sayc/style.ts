/** Standard American Yellow Card: its booklet and its numbers. */
import type { Style } from '../natural/style.ts'

export const STYLE: Style = {
  source: (place) => ({ work: 'ACBL SAYC System Booklet', place }),
  notrump: [15, 17],
  twoNotrump: [20, 21],
  overcallNotrump: [15, 18],
  balancingNotrump: [10, 15],
  weakTwo: [5, 11],
  preempt: [3, 10],
  takeout: 12,
  strongDouble: 20,
}
export const topic = STYLE.source
