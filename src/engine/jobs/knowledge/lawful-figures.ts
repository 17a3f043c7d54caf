/** Figures of the law alone that no bound tells: likely shapes, and who holds a missing honour. */
import { type Card, cardOf } from '#core/card.ts'
import { has, length } from '#core/holding.ts'
import { RANKS_DESCENDING, type Rank, rankHcp } from '#core/rank.ts'
import { formatShape, SHAPES } from '#core/shape.ts'
import { SUITS, SUITS_DESCENDING } from '#core/suit.ts'
import { type LengthCounts, lengthIndex, valueAt } from '#counting/layouts.ts'
import { choose } from '#counting/layouts-choose.ts'
import { completions } from '#knowledge/inference/opening-shares.ts'
import { knownOf, type Position } from '#knowledge/law/position.ts'

/** Shapes given of each hand. */
export const MOST_SHAPES = 6

export interface LawfulShape {
  /** Spades first: `5=3=3=2`. */
  readonly name: string
  readonly chance: number
}
/** The most likely shapes of a hand, by law alone. */
export function lawfulShapes(
  position: Position,
  hand: number,
  layouts: number,
): readonly LawfulShape[] {
  const ways = completions(position, hand)
  const unseen = SUITS.map((suit) => length(position.unseen[suit]))
  const seen = SUITS.map((suit) => length(knownOf(position, hand, suit)))
  const all: { readonly at: number; readonly n: number }[] = []
  for (const [at, shape] of SHAPES.entries()) {
    let n = ways[at] as number
    if (n === 0) continue
    for (const suit of SUITS)
      n *= choose(unseen[suit] as number, shape[suit] - (seen[suit] as number))
    if (n > 0) all.push({ at, n })
  }
  return all
    .sort((a, b) => b.n - a.n)
    .slice(0, MOST_SHAPES)
    .map(({ at, n }) => ({
      name: formatShape(SHAPES[at] as (typeof SHAPES)[number]),
      chance: n / layouts,
    }))
}

export interface LawfulCard {
  readonly card: Card
  /** Chance of each closed hand. */
  readonly holders: readonly number[]
}
const HONOURS: readonly Rank[] = RANKS_DESCENDING.filter((rank) => rankHcp(rank) > 0)

/** Every unseen honour: cards of one suit are alike to the law, so each lies as the suit's length does. */
export function lawfulHonours(position: Position, counts: LengthCounts): readonly LawfulCard[] {
  const total = valueAt(counts.total, 0)
  return SUITS_DESCENDING.flatMap((suit) => {
    const r = length(position.unseen[suit])
    const holders = position.seats.map((_, h) => {
      let sum = 0
      for (let j = 1; j <= r; j++) sum += j * valueAt(counts.lengths, lengthIndex(h, suit, j))
      return r === 0 ? 0 : sum / r / total
    })
    return HONOURS.filter((rank) => has(position.unseen[suit], rank)).map((rank) => ({
      card: cardOf(suit, rank),
      holders,
    }))
  })
}
