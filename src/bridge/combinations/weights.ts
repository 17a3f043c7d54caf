/**
 * What is known about where the hidden cards lie, as weights of the layouts: the chances of a fresh
 * deal, vacant places, or any table over the holdings (such as a posterior of whole deals).
 */
import { binomial } from '#core/binomial.ts'
import { format, HOLDING_LENGTH, type Holding, length } from '#core/holding.ts'
import { ok, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import { layoutCount, layoutIndex } from './layouts.ts'
import type { SuitCombination } from './suit.ts'

/** Weights of what West holds. */
export type Weights =
  /** Twenty-six unknown cards, thirteen each. */
  | { readonly kind: 'apriori' }
  /** Unknown cards in the two hands, this suit's hidden ones among them. */
  | { readonly kind: 'vacant'; readonly west: number; readonly east: number }
  /** What West holds, and a weight ≥ 0 for it; holdings left out weigh nothing. Need not add up to 1. */
  | { readonly kind: 'table'; readonly west: readonly (readonly [Holding, number])[] }

export const APRIORI: Weights = { kind: 'apriori' }

/** The chance of one given holding of `count` of the n hidden cards with West. */
const ofVacant = (n: number, count: number, west: number, east: number): number =>
  binomial(west + east - n, west - count) / binomial(west + east, west)

/** All holdings that are part of `cards`, the empty one first. */
export function partsOf(cards: Holding): readonly Holding[] {
  const parts: Holding[] = []
  let part = 0
  do {
    parts.push(part as Holding)
    part = (part - cards) & cards
  } while (part !== 0)
  return parts
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0

/**
 * The chance of each layout, by index; they add up to 1. The chances of the holdings that declarer
 * cannot tell apart are summed, so restricted choice needs no rule of its own.
 * @returns a problem for a weight that is negative or no number, weights that sum to nothing, a card
 *   that is not hidden, or places too few for the hidden cards.
 */
export function layoutWeights(suit: SuitCombination, weights: Weights): Result<readonly number[]> {
  const { hidden } = suit
  const sums = new Array<number>(layoutCount(suit)).fill(0)
  if (weights.kind === 'table') {
    for (const [i, [west, weight]] of weights.west.entries()) {
      const at = { line: i + 1 }
      if ((west & ~hidden) !== 0)
        return problem(
          'weights/not-hidden',
          t`Weight ${i + 1}: ${format((west & ~hidden) as Holding)} is not among the hidden cards ${format(hidden) || t`none`}.`,
          at,
        )
      if (!Number.isFinite(weight) || weight < 0)
        return problem(
          'weights/negative',
          t`Weight ${i + 1}, West with ${format(west) || t`none`}: ${weight} is not a number of at least 0.`,
          at,
        )
      const index = layoutIndex(suit, west)
      sums[index] = sums[index]! + weight
    }
  } else {
    const { west, east } = weights.kind === 'vacant' ? weights : { west: 13, east: 13 }
    if (!isCount(west) || !isCount(east))
      return problem(
        'weights/vacant',
        t`Vacant places are whole numbers of at least 0; West has ${west}, East ${east}.`,
      )
    const n = length(hidden)
    if (west + east < n)
      return problem(
        'weights/too-few-places',
        t`${n} hidden cards do not fit in ${west} and ${east} vacant places.`,
      )
    for (const part of partsOf(hidden)) {
      const index = layoutIndex(suit, part)
      sums[index] = sums[index]! + ofVacant(n, HOLDING_LENGTH[part]!, west, east)
    }
  }
  const total = sums.reduce((a, b) => a + b, 0)
  if (!(total > 0) || !Number.isFinite(total))
    return problem('weights/nothing', t`The weights sum to nothing: no layout is possible.`)
  return ok(sums.map((sum) => sum / total))
}
