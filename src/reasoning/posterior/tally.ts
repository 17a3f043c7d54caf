/** The figures of layouts that are written down: the weight of each. */
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import type { Position } from '../law/position.ts'
import { emptyPosterior, type Posterior } from './posterior.ts'

const add = (list: Float64Array, at: number, weight: number): void => {
  list[at] = list[at]! + weight
}
/**
 * @param layouts by concealed hand.
 * @param weights of the layouts; 1 each when absent.
 */
export function tally(
  position: Position,
  layouts: readonly (readonly Hand[])[],
  weights?: Float64Array,
): Posterior {
  const out = emptyPosterior(position)
  let total = 0
  for (const [i, hands] of layouts.entries()) {
    const weight = weights === undefined ? 1 : weights[i]!
    if (weight === 0) continue
    total += weight
    for (const [h, held] of hands.entries()) {
      const lengths = hand.lengths(held)
      add(out.points, h * 41 + hand.hcp(held), weight)
      add(out.shapes, h * SHAPES.length + shapeIndex(lengths), weight)
      for (const suit of SUITS) {
        add(out.lengths, h * 56 + suit * 14 + lengths[suit], weight)
        for (let m = held[suit] as number; m !== 0; m &= m - 1)
          add(out.cards, h * 52 + suit * 13 + 31 - Math.clz32(m & -m), weight)
      }
    }
    const [a, b] = hands as readonly [Hand, Hand]
    for (const suit of SUITS)
      add(out.splits, suit * 196 + length(a[suit]) * 14 + length(b[suit]), weight)
  }
  return { ...out, total, exact: false }
}
