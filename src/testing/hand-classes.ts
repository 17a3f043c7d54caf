/** Hands counted by the states of their suits. */

import type { Holding } from '#core/holding.ts'
import { bySuit } from '#core/suit.ts'
import { type SuitState, suitStates } from '#counting/classes.ts'

type FourSuits = readonly (readonly SuitState[])[]

/** Each suit's states when these cards, clubs first, are available. */
export const fourSuits = (available: readonly Holding[]): FourSuits =>
  bySuit((suit) => suitStates(available[suit]))

/** How many hands of `size` cards the states make: the sum over all classes of their ways. */
export const countHands = (suits: FourSuits, size = 13): number => {
  let totals = [1]
  for (const states of suits) {
    const next = new Array<number>(size + 1).fill(0)
    for (const { length, ways } of states)
      for (let n = 0; n + length <= size; n++)
        next[n + length] = next[n + length]! + (totals[n] ?? 0) * ways
    totals = next
  }
  return totals[size] ?? 0
}
