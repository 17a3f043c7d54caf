/** Exact choices by whole-number weights. */

import { HOLDING_LENGTH } from '#core/holding.ts'
import type { Rng } from '#core/rng.ts'
import { drawnPlace } from '#core/running-sums.ts'

const WORD = 2 ** 32
const EXACT = 2 ** 53

/**
 * Uniform in 0..n - 1 for a whole number n: without bias up to 2^53; above that the number has
 * itself been rounded, and 53 random bits are stretched over it.
 */
export function pickBelow(rng: Rng, n: number): number {
  if (n <= WORD) return rng.below(n)
  if (n > EXACT) return ((rng.next() >>> 5) * 2 ** 26 + (rng.next() >>> 6)) * (n / EXACT)
  const high = Math.ceil(n / WORD)
  for (;;) {
    const value = rng.below(high) * WORD + rng.next()
    if (value < n) return value
  }
}

export interface Picker<T> {
  readonly total: number
  /** One of the items, with the chance of its weight. */
  readonly pick: (rng: Rng) => T
}

/** A picker of weighted items; weights are whole numbers above nought, and there is at least one item. */
export function pickerOf<T>(
  list: readonly { readonly item: T; readonly weight: number }[],
): Picker<T> {
  const ends = new Float64Array(list.length)
  let total = 0
  for (const [i, { weight }] of list.entries()) {
    total += weight
    ends[i] = total
  }
  return {
    total,
    pick: (rng) => {
      if (list.length === 1) return (list[0] as { readonly item: T }).item
      return (list[drawnPlace(ends, pickBelow(rng, total))] as { readonly item: T }).item
    },
  }
}

/** This many cards of the band, each set of them equally likely. */
export function someOf(rng: Rng, band: number, wanted: number): number {
  let out = 0
  let left = HOLDING_LENGTH[band]!
  let need = wanted
  for (let bits = band; need > 0; bits &= bits - 1) {
    if (need === left) return out | bits
    if (rng.below(left) < need) {
      out |= bits & -bits
      need -= 1
    }
    left -= 1
  }
  return out
}
