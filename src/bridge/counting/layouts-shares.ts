/**
 * One suit's unseen cards shared among the concealed hands. Cards that no question tells apart form
 * a band, and only how many of a band each hand has is listed, so a suit of ten small cards has
 * eleven shares between two hands where it has 1,024 layouts.
 */

import { binomial } from '#core/binomial.ts'
import type { Holding } from '#core/holding.ts'

export interface SuitShares {
  readonly unseen: Holding
  /** The bands, highest first: sets of ranks that nothing tells apart; an honour is alone in its band. */
  readonly bands: readonly Holding[]
  /** By hand: its unseen cards in each share, the highest cards of a band standing for any of them. */
  readonly holdings: readonly Uint16Array[]
  /** By share: how many ways to give the very cards it stands for. */
  readonly ways: Float64Array
}

/** Ace, king, queen and jack: never in a band with another card, as they carry points. */
const COURT = 0x1e00

/**
 * Bands of the unseen cards.
 * @param alone ranks that are asked for by name.
 * @param cuts bit `r`: something asks how many cards of rank r or higher are held.
 */
export function bandsOf(unseen: Holding, alone: number, cuts: number): readonly Holding[] {
  const bands: Holding[] = []
  let band = 0
  for (let rank = 12; rank >= 0; rank--) {
    const bit = 1 << rank
    if ((unseen & bit) !== 0) {
      if (((COURT | alone) & bit) !== 0) bands.push(bit as Holding)
      else band |= bit
    }
    // A named card in the middle of a band leaves the others alike.
    if ((cuts & bit) !== 0 && band !== 0) {
      bands.push(band as Holding)
      band = 0
    }
  }
  if (band !== 0) bands.push(band as Holding)
  return bands
}

const count = (mask: number): number => {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n += 1
  return n
}
const highest = (mask: number, n: number): number => {
  let rest = mask
  for (let left = count(mask) - n; left > 0; left--) rest &= rest - 1
  return rest
}

/**
 * All shares of the suit.
 * @param voids by hand: true when it can hold none of the suit. Two or three hands.
 */
export function suitShares(
  unseen: Holding,
  voids: readonly boolean[],
  alone = 0,
  cuts = 0,
): SuitShares {
  const bands = bandsOf(unseen, alone, cuts)
  let held: readonly number[][] = voids.map(() => [0])
  let ways: number[] = [1]
  for (const band of bands) {
    const n = count(band)
    const parts = voids.map((): number[] => [])
    const next: number[] = []
    const least = voids.slice(1).every((v) => v) ? n : 0
    for (let a = voids[0] === true ? 0 : n; a >= least; a--) {
      const toA = highest(band, a)
      const last = voids.length === 2 || voids[2] === true ? n - a : 0
      for (let b = voids[1] === true ? 0 : n - a; b >= last; b--) {
        if (voids[1] === true && b < last) break
        const toB = highest(band & ~toA, b)
        const toC = band & ~toA & ~toB
        const times = binomial(n, a) * binomial(n - a, b)
        for (let i = 0; i < ways.length; i++) {
          parts[0]?.push(held[0]![i]! | toA)
          parts[1]?.push(held[1]![i]! | toB)
          parts[2]?.push(held[2]![i]! | toC)
          next.push(ways[i]! * times)
        }
      }
    }
    held = parts
    ways = next
  }
  return {
    unseen,
    bands,
    holdings: held.map((list) => Uint16Array.from(list)),
    ways: Float64Array.from(ways),
  }
}
