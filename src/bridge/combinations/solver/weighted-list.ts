/**
 * Part plans for given weights: layouts that nothing else will touch are folded into one number, and a
 * part plan is worse than another when its number and all its open layouts are.
 */
export interface WeightedList {
  readonly words: number
  count: number
  /** What is folded already. */
  scores: Float64Array
  /** Most that the whole plan can still be worth. */
  bounds: Float64Array
  /** Open layouts; folded bits are 0. */
  open: Int32Array
  /** The plan with nothing folded. */
  full: Int32Array
}

export const weightedList = (words: number): WeightedList => ({
  words,
  count: 0,
  scores: new Float64Array(8),
  bounds: new Float64Array(8),
  open: new Int32Array(8 * words),
  full: new Int32Array(8 * words),
})

function grow(list: WeightedList): void {
  const size = list.scores.length * 2
  const scores = new Float64Array(size)
  const bounds = new Float64Array(size)
  const open = new Int32Array(size * list.words)
  const full = new Int32Array(size * list.words)
  scores.set(list.scores)
  bounds.set(list.bounds)
  open.set(list.open)
  full.set(list.full)
  Object.assign(list, { scores, bounds, open, full })
}

/** Moves entry `from` to place `to`. */
function move(list: WeightedList, from: number, to: number): void {
  const { words } = list
  list.scores[to] = list.scores[from]!
  list.bounds[to] = list.bounds[from]!
  list.open.copyWithin(to * words, from * words, (from + 1) * words)
  list.full.copyWithin(to * words, from * words, (from + 1) * words)
}

/** Adds a part plan unless one of the list is as good, and takes out those it makes needless. */
export function insertWeighted(
  list: WeightedList,
  score: number,
  bound: number,
  open: Int32Array,
  full: Int32Array,
): void {
  const { words } = list
  for (let i = 0; i < list.count; ) {
    const base = i * words
    const own = list.scores[i]!
    let covered = own >= score
    let covers = score >= own
    for (let k = 0; k < words && (covered || covers); k++) {
      const a = list.open[base + k]!
      const b = open[k]!
      if ((b & ~a) !== 0) covered = false
      if ((a & ~b) !== 0) covers = false
    }
    if (covered) return
    if (covers) {
      list.count -= 1
      move(list, list.count, i)
    } else i++
  }
  if (list.count === list.scores.length) grow(list)
  const at = list.count
  list.scores[at] = score
  list.bounds[at] = bound
  for (let k = 0; k < words; k++) {
    list.open[at * words + k] = open[k]!
    list.full[at * words + k] = full[k]!
  }
  list.count += 1
}

/** The indexes of the entries, most promising first. */
export const byBound = (list: WeightedList): readonly number[] =>
  Array.from({ length: list.count }, (_, i) => i).sort((a, b) => list.bounds[b]! - list.bounds[a]!)

/** Keeps the `most` most promising entries; without a bound on their number all stay. */
export function trim(list: WeightedList, most: number): void {
  if (list.count <= most) return
  const kept = byBound(list).slice(0, most)
  const copy = weightedList(list.words)
  while (copy.scores.length < most) grow(copy)
  const { words } = list
  for (const [to, from] of kept.entries()) {
    copy.scores[to] = list.scores[from]!
    copy.bounds[to] = list.bounds[from]!
    copy.open.set(list.open.subarray(from * words, (from + 1) * words), to * words)
    copy.full.set(list.full.subarray(from * words, (from + 1) * words), to * words)
  }
  Object.assign(list, { ...copy, count: kept.length })
}
