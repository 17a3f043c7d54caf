import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { shapeIndex } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import type { Position } from '#reasoning/law/position.ts'
import type { Posterior } from '#reasoning/posterior/posterior.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { holds } from '#reasoning/predicates/predicate.ts'
import { dealOf, layouts, weightIn } from './endings.ts'

/** The definitions, layout by layout. */
export function plain(position: Position, actions: readonly Likelihood[]) {
  const lengths = new Float64Array(position.seats.length * 56)
  const points = new Float64Array(position.seats.length * 41)
  const cards = new Float64Array(position.seats.length * 52)
  const patterns = new Float64Array(2 ** actions.length)
  const splits = new Float64Array(784)
  const shapes = new Float64Array(position.seats.length * 560)
  let total = 0
  for (const held of layouts(position)) {
    const deal = dealOf(position, held)
    const weight = actions.reduce((product, action) => product * weightIn(action, deal), 1)
    let pattern = 0
    for (const [i, action] of actions.entries()) {
      const met = action.terms.find((term) => holds(term.when, deal) === true)
      if (met?.weight !== action.terms[0]?.weight) pattern |= 1 << i
    }
    patterns[pattern] = patterns[pattern]! + 1
    total += weight
    for (const suit of SUITS) {
      const at = suit * 196 + length(held[0]![suit]) * 14 + length(held[1]![suit])
      splits[at] = splits[at]! + weight
    }
    for (const [h, one] of held.entries()) {
      const at = h * 560 + shapeIndex(hand.lengths(one))
      shapes[at] = shapes[at]! + weight
      points[h * 41 + hand.hcp(one)] = points[h * 41 + hand.hcp(one)]! + weight
      for (const suit of SUITS) {
        const at = h * 56 + suit * 14 + length(one[suit])
        lengths[at] = lengths[at]! + weight
      }
      for (const card of hand.cards(one)) cards[h * 52 + card] = cards[h * 52 + card]! + weight
    }
  }
  return { total, lengths, points, cards, splits, shapes, patterns }
}
export const tables = (p: Posterior | ReturnType<typeof plain>) => ({
  total: p.total,
  lengths: [...p.lengths],
  points: [...p.points],
  cards: [...p.cards],
  splits: [...p.splits],
})
