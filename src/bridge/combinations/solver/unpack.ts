/** From bit strings to tricks by layout. */
import type { PlanVector } from '../front.ts'

/**
 * @param need 0 for a string of all planes; else layouts in it count `need` tricks, the others none.
 */
export function vectorTricks(
  from: Int32Array,
  at: number,
  layouts: number,
  planes: number,
  need: number,
): PlanVector {
  const tricks = new Uint8Array(layouts)
  for (let p = 0; p < (need === 0 ? planes : 1); p++)
    for (let i = 0; i < layouts; i++) {
      const bit = p * layouts + i
      if ((from[at + (bit >> 5)]! >>> (bit & 31)) & 1)
        tricks[i] = need === 0 ? tricks[i]! + 1 : need
    }
  return tricks
}

/** The bit string of tricks by layout: all planes for `need` 0, else where `need` tricks are made. */
export function stringOf(vector: PlanVector, words: number, need: number): Int32Array {
  const to = new Int32Array(words)
  for (let i = 0; i < vector.length; i++) {
    const tricks = vector[i]!
    for (let p = 0; p < (need === 0 ? tricks : tricks >= need ? 1 : 0); p++) {
      const bit = p * vector.length + i
      to[bit >> 5] = to[bit >> 5]! | (1 << (bit & 31))
    }
  }
  return to
}
