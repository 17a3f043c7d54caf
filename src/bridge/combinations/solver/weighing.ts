/** The weight of a bit string: the sum, over its set bits, of the chances of their layouts. */
export interface Weighing {
  /** Of `words` words at `at`, those bits that `mask` has. */
  of(from: Int32Array, at: number, mask: Int32Array): number
}

/**
 * A table of 256 sums for each byte of the string.
 * @param weights the chance of each layout; each plane of the string repeats them.
 */
export function weighing(weights: readonly number[], words: number): Weighing {
  const layouts = weights.length
  const table = new Float64Array(words * 4 * 256)
  for (let byte = 0; byte < words * 4; byte++) {
    const base = byte * 256
    for (let value = 1; value < 256; value++) {
      const low = 31 - Math.clz32(value & -value)
      table[base + value] =
        table[base + (value & (value - 1))]! + weights[(byte * 8 + low) % layouts]!
    }
  }
  return {
    of(from, at, mask) {
      let sum = 0
      for (let k = 0; k < words; k++) {
        const v = from[at + k]! & mask[k]!
        if (v === 0) continue
        const base = k * 1024
        sum +=
          table[base + (v & 255)]! +
          table[base + 256 + ((v >>> 8) & 255)]! +
          table[base + 512 + ((v >>> 16) & 255)]! +
          table[base + 768 + (v >>> 24)]!
      }
      return sum
    },
  }
}
