/** Shapes: the 560 ways of thirteen cards by suit, and the 39 patterns they fall into. */

import type { Hand } from './hand.ts'
import * as hand from './hand.ts'
import type { Tuple4 } from './tuple.ts'

/** Suit lengths by suit, clubs first, summing to 13. */
export type Shape = Tuple4<number>

const list: Shape[] = []
const INDEX = new Int16Array(14 * 14 * 14).fill(-1)
for (let s = 13; s >= 0; s--)
  for (let h = 13 - s; h >= 0; h--)
    for (let d = 13 - s - h; d >= 0; d--) {
      INDEX[(s * 14 + h) * 14 + d] = list.length
      list.push([13 - s - h - d, d, h, s])
    }
/** All 560 shapes in one fixed order. */
export const SHAPES: readonly Shape[] = list

/** The place of a shape in `SHAPES`, or -1 when the lengths do not sum to 13. */
export const shapeIndex = (shape: Shape): number =>
  shape[0] + shape[1] + shape[2] + shape[3] === 13
    ? (INDEX[(shape[3] * 14 + shape[2]) * 14 + shape[1]] ?? -1)
    : -1

export const shapeOf = (h: Hand): Shape => hand.lengths(h)
/** Lengths in falling order, whatever the suits: `5431`. */
export const pattern = (shape: Shape): string =>
  [...shape]
    .sort((a, b) => b - a)
    .map((n) => n.toString(14))
    .join('')
/** Exact by suit, spades first: `4=5=3=1`. */
export const formatShape = (shape: Shape): string =>
  [shape[3], shape[2], shape[1], shape[0]].join('=')

const patternSet = new Set(SHAPES.map(pattern))
/** The 39 patterns, longest suit first. */
export const PATTERNS: readonly string[] = [...patternSet].sort().reverse()

/** 4333, 4432 or 5332. */
export const isBalanced = (shape: Shape): boolean => {
  let squares = 0
  for (const n of shape) squares += n * n
  // 4333 → 43, 4432 → 45, 5332 → 47; 4441 and 5422 both give 49.
  return squares <= 47
}
