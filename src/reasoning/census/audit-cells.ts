/**
 * All hands by shape and points: how many there are of each, and one at random. Each suit is counted
 * once by length and points, then four suits are folded together; counts stay below 2^53, so they
 * are exact.
 */
import type { Hand } from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import type { Rng } from '#core/rng.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { bySuit, SUITS } from '#core/suit.ts'

/** Points a hand can have: 0..37. */
export const TOTALS = 38
/** Points a suit can have: 0..10. */
const SUIT_TOTALS = 11

/** Holdings of each length and points, at `length * 11 + points`. */
const holdingsByTotal = (): readonly (readonly Holding[])[] => {
  const lists: Holding[][] = Array.from({ length: 14 * SUIT_TOTALS }, () => [])
  for (let h = 0; h < 8192; h++)
    lists[HOLDING_LENGTH[h]! * SUIT_TOTALS + HOLDING_HCP[h]!]?.push(h as Holding)
  return lists
}

export interface Cells {
  /** Hands at `shape * 38 + points`, shapes as in `SHAPES`. */
  readonly hands: Float64Array
  /** Ways to spread the points over the suits, at the same place: the paper's feature hands. */
  readonly features: Float64Array
  /** A hand of that shape and points, each equally likely. */
  readonly sample: (shape: Shape, total: number, rng: Rng) => Hand
}

let known: Cells | undefined
/** The table of all 635,013,559,600 hands; made at the first call and kept. */
export function cells(): Cells {
  if (known) return known
  const suits = holdingsByTotal()
  const ways = (length: number, points: number): number =>
    suits[length * SUIT_TOTALS + points]?.length ?? 0
  const hands = new Float64Array(SHAPES.length * TOTALS)
  const features = new Float64Array(SHAPES.length * TOTALS)
  for (const [place, shape] of SHAPES.entries()) {
    let many = [1]
    let kinds = [1]
    for (const suit of SUITS) {
      const nextMany = new Array<number>(many.length + SUIT_TOTALS - 1).fill(0)
      const nextKinds = [...nextMany]
      for (let p = 0; p < SUIT_TOTALS; p++) {
        const n = ways(shape[suit], p)
        if (n === 0) continue
        for (const [before, count] of many.entries()) {
          nextMany[before + p] = nextMany[before + p]! + count * n
          nextKinds[before + p] = nextKinds[before + p]! + kinds[before]!
        }
      }
      many = nextMany
      kinds = nextKinds
    }
    for (let total = 0; total < TOTALS; total++) {
      hands[place * TOTALS + total] = many[total] ?? 0
      features[place * TOTALS + total] = kinds[total] ?? 0
    }
  }
  const sample = (shape: Shape, total: number, rng: Rng): Hand => {
    // Each spread of the points is taken as often as it has hands, then each holding alike.
    const spreads: { readonly points: readonly number[]; readonly count: number }[] = []
    const spread = (suit: number, left: number, points: readonly number[], count: number): void => {
      if (suit === 4) {
        if (left === 0) spreads.push({ points, count })
        return
      }
      for (let p = 0; p <= Math.min(left, SUIT_TOTALS - 1); p++) {
        const n = ways(shape[suit as 0 | 1 | 2 | 3], p)
        if (n > 0) spread(suit + 1, left - p, [...points, p], count * n)
      }
    }
    spread(0, total, [], 1)
    const all = spreads.reduce((sum, one) => sum + one.count, 0)
    let at = Number(rng.belowBig(BigInt(all)))
    const chosen = spreads.find((one) => {
      at -= one.count
      return at < 0
    })
    return bySuit((suit) => {
      const list = suits[shape[suit] * SUIT_TOTALS + (chosen?.points[suit] ?? 0)] ?? []
      return list[rng.below(list.length)]!
    })
  }
  known = { hands, features, sample }
  return known
}
