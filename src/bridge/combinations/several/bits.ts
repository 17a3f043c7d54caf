/** Sets of layouts as bits in 32-bit words; all sets of one search have the same number of words. */

/** Never changed once it is made. */
export type LayoutSet = Readonly<Uint32Array>

export const emptySet = (layouts: number): Uint32Array => new Uint32Array((layouts + 31) >> 5)

export function setWhere(layouts: number, holds: (index: number) => boolean): LayoutSet {
  const set = emptySet(layouts)
  for (let i = 0; i < layouts; i++) if (holds(i)) set[i >> 5] = set[i >> 5]! | (1 << (i & 31))
  return set
}

export function intersection(a: LayoutSet, b: LayoutSet): LayoutSet {
  const set = new Uint32Array(a.length)
  for (let i = 0; i < a.length; i++) set[i] = a[i]! & b[i]!
  return set
}

export function unionOf(a: LayoutSet, b: LayoutSet): LayoutSet {
  const set = new Uint32Array(a.length)
  for (let i = 0; i < a.length; i++) set[i] = a[i]! | b[i]!
  return set
}

/** The layouts of `a` that are in `b` wherever `where` has them: a ∩ (b ∪ not where). */
export function keepWhere(a: LayoutSet, b: LayoutSet, where: LayoutSet): LayoutSet {
  const set = new Uint32Array(a.length)
  for (let i = 0; i < a.length; i++) set[i] = a[i]! & (b[i]! | ~where[i]!)
  return set
}

export function isSubset(a: LayoutSet, b: LayoutSet): boolean {
  for (let i = 0; i < a.length; i++) if ((a[i]! & ~b[i]!) !== 0) return false
  return true
}

export function isEmpty(a: LayoutSet): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== 0) return false
  return true
}

export function layoutsWeight(set: LayoutSet, weights: readonly number[]): number {
  let sum = 0
  for (let w = 0; w < set.length; w++) {
    let word = set[w]!
    while (word !== 0) {
      const low = word & -word
      sum += weights[(w << 5) + 31 - Math.clz32(low)]!
      word ^= low
    }
  }
  return sum
}

/** Adds a set to a list of sets none of which is part of another, and keeps it so. */
export function addUndominated(list: LayoutSet[], set: LayoutSet): void {
  for (const known of list) if (isSubset(set, known)) return
  let kept = 0
  for (const known of list) if (!isSubset(known, set)) list[kept++] = known
  list.length = kept
  list.push(set)
}
