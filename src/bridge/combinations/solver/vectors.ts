/**
 * Plan vectors as bit strings. Bit `p × layouts + i` says that layout i gives at least p + 1 tricks, so
 * "the worse of two" is AND, "no better than" is inclusion, and a card played by West or a trick won is
 * a shift of the whole string. Everything here works on 32-bit words in `Int32Array`s.
 */

/** Vectors of the same number of words, one after the other. */
export interface VectorList {
  words: number
  count: number
  data: Int32Array
}

export const emptyList = (words: number): VectorList => ({
  words,
  count: 0,
  data: new Int32Array(Math.max(8, words * 4)),
})

/** Empties a list and gives it another width. */
export function reuse(list: VectorList, words: number): VectorList {
  list.words = words
  list.count = 0
  return list
}

function room(list: VectorList): void {
  const need = (list.count + 1) * list.words
  if (need <= list.data.length) return
  const data = new Int32Array(Math.max(need, list.data.length * 2))
  data.set(list.data)
  list.data = data
}

/** Whether the vector at `at` of `from` is no better anywhere than some vector of the list. */
export function isCovered(list: VectorList, from: Int32Array, at: number): boolean {
  const { words, count, data } = list
  if (words === 1) {
    const v = from[at]!
    for (let i = 0; i < count; i++) if ((v & ~data[i]!) === 0) return true
    return false
  }
  for (let i = 0, base = 0; i < count; i++, base += words) {
    let k = 0
    while (k < words && (from[at + k]! & ~data[base + k]!) === 0) k++
    if (k === words) return true
  }
  return false
}

/**
 * Adds a vector unless one of the list covers it, and takes out those that it covers.
 * @returns whether it was added.
 */
export function insert(list: VectorList, from: Int32Array, at: number): boolean {
  const { words } = list
  const data = list.data
  for (let i = 0; i < list.count; ) {
    const base = i * words
    let covered = true
    let covers = true
    for (let k = 0; k < words; k++) {
      const a = data[base + k]!
      const b = from[at + k]!
      if ((b & ~a) !== 0) covered = false
      if ((a & ~b) !== 0) covers = false
      if (!covered && !covers) break
    }
    if (covered) {
      // What covers one vector often covers the next: it moves to the head.
      if (i > 0)
        for (let k = 0; k < words; k++) {
          const own = data[base + k]!
          data[base + k] = data[k]!
          data[k] = own
        }
      return false
    }
    if (covers) {
      list.count -= 1
      data.copyWithin(base, list.count * words, (list.count + 1) * words)
    } else i++
  }
  room(list)
  const end = list.count * words
  for (let k = 0; k < words; k++) list.data[end + k] = from[at + k]!
  list.count += 1
  return true
}

/** Shifts a string towards higher bits, `words` words of it; words beyond `size` of the source are 0. */
export function shifted(
  to: Int32Array,
  from: Int32Array,
  at: number,
  size: number,
  shift: number,
  words: number,
): void {
  const skip = shift >> 5
  const bits = shift & 31
  if (bits === 0) {
    for (let k = 0; k < words; k++) {
      const j = k - skip
      to[k] = j >= 0 && j < size ? from[at + j]! : 0
    }
    return
  }
  let below = 0
  for (let k = 0; k < words; k++) {
    const j = k - skip
    const here = j >= 0 && j < size ? from[at + j]! : 0
    to[k] = (here << bits) | (below >>> (32 - bits))
    below = here
  }
}
