/**
 * A small linear program: maximise c·x for A x ≤ b, x ≥ 0, with b ≥ 0, by the simplex method on a dense
 * table. Made for the games of a suit: some hundred rows and columns, most of b zero.
 */
export interface Solution {
  readonly value: number
  readonly x: Float64Array
  /** Prices of the rows. */
  readonly y: Float64Array
}

const SMALL = 1e-12
/** Most of b is zero, so many bases are one point; this much added to b tells them apart while pivoting. */
const APART = 1e-7

/** Evenly spread numbers in 0.5..1.5, the same at every call. */
const spread = (i: number): number => 0.5 + ((i * 0.618033988749895) % 1)

/**
 * @param rows A, one array per row.
 * @param likely 1 for variables that are probably above 0: they are tried first, which saves steps.
 * @returns `undefined` when it is unbounded or takes too long.
 */
export function maximise(
  rows: readonly Float64Array[],
  b: readonly number[],
  c: readonly number[],
  likely: Uint8Array = new Uint8Array(c.length),
): Solution | undefined {
  const m = rows.length
  const n = c.length
  // After the variables and the slacks: b, and b with its bases told apart.
  const width = n + m + 2
  const exact = n + m
  const apart = exact + 1
  const table = rows.map((row, i) => {
    const line = new Float64Array(width)
    line.set(row)
    line[n + i] = 1
    line[exact] = b[i]!
    line[apart] = b[i]! + APART * spread(i + 1)
    return line
  })
  const goal = new Float64Array(width)
  for (let j = 0; j < n; j++) goal[j] = -c[j]!
  const basis = Array.from({ length: m }, (_, i) => n + i)
  const used = new Int32Array(width)
  for (let pivots = 0; pivots < 20_000; pivots++) {
    let enter = -1
    let least = -SMALL
    for (let j = 0; j < n; j++)
      if (likely[j] === 1 && goal[j]! < least) {
        enter = j
        least = goal[j]!
      }
    if (enter < 0)
      for (let j = 0; j < exact; j++)
        if (goal[j]! < least) {
          enter = j
          least = goal[j]!
        }
    if (enter < 0) {
      const x = new Float64Array(n)
      for (const [i, j] of basis.entries())
        if (j < n) x[j] = Math.max(0, (table[i] as Float64Array)[exact]!)
      return { value: goal[exact]!, x, y: goal.slice(n, n + m) }
    }
    let leave = -1
    let ratio = Number.POSITIVE_INFINITY
    for (let i = 0; i < m; i++) {
      const line = table[i] as Float64Array
      const a = line[enter]!
      if (a <= 1e-10) continue
      const r = line[apart]! / a
      if (r < ratio) {
        ratio = r
        leave = i
      }
    }
    if (leave < 0) return undefined
    const line = table[leave] as Float64Array
    const scale = 1 / line[enter]!
    let count = 0
    for (let j = 0; j < width; j++) {
      const value = line[j]!
      if (value === 0) continue
      line[j] = value * scale
      used[count++] = j
    }
    for (let i = 0; i <= m; i++) {
      const other = i === m ? goal : (table[i] as Float64Array)
      const factor = other[enter]!
      if (other === line || factor === 0) continue
      for (let k = 0; k < count; k++) {
        const j = used[k]!
        other[j] = other[j]! - factor * line[j]!
      }
      other[enter] = 0
    }
    basis[leave] = enter
  }
  return undefined
}
