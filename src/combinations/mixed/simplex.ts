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
/** Pivots without gain after which Bland's rule, which cannot cycle, takes over. */
const STALLED = 60

/**
 * @param rows A, one array per row.
 * @returns `undefined` when it is unbounded or takes too long.
 */
export function maximise(
  rows: readonly Float64Array[],
  b: readonly number[],
  c: readonly number[],
): Solution | undefined {
  const m = rows.length
  const n = c.length
  const width = n + m + 1
  const table = rows.map((row, i) => {
    const line = new Float64Array(width)
    line.set(row)
    line[n + i] = 1
    line[width - 1] = b[i] as number
    return line
  })
  const goal = new Float64Array(width)
  for (let j = 0; j < n; j++) goal[j] = -(c[j] as number)
  const basis = Array.from({ length: m }, (_, i) => n + i)
  let stalled = 0
  for (let pivots = 0; pivots < 20_000; pivots++) {
    let enter = -1
    let least = -SMALL
    for (let j = 0; j < width - 1; j++) {
      const cost = goal[j] as number
      if (cost < least) {
        enter = j
        if (stalled > STALLED) break
        least = cost
      }
    }
    if (enter < 0) {
      const x = new Float64Array(n)
      for (const [i, j] of basis.entries())
        if (j < n) x[j] = (table[i] as Float64Array)[width - 1] as number
      return { value: goal[width - 1] as number, x, y: goal.slice(n, n + m) }
    }
    let leave = -1
    let ratio = Number.POSITIVE_INFINITY
    for (let i = 0; i < m; i++) {
      const line = table[i] as Float64Array
      const a = line[enter] as number
      if (a <= 1e-11) continue
      const r = (line[width - 1] as number) / a
      if (
        r < ratio - 1e-13 ||
        (r <= ratio + 1e-13 && leave >= 0 && (basis[i] as number) < (basis[leave] as number))
      ) {
        ratio = Math.min(r, ratio)
        leave = i
      }
    }
    if (leave < 0) return undefined
    stalled = ratio > SMALL ? 0 : stalled + 1
    const line = table[leave] as Float64Array
    const scale = 1 / (line[enter] as number)
    for (let j = 0; j < width; j++) line[j] = (line[j] as number) * scale
    const used: number[] = []
    for (let j = 0; j < width; j++) if (line[j] !== 0) used.push(j)
    for (const other of [...table, goal]) {
      if (other === line) continue
      const factor = other[enter] as number
      if (factor === 0) continue
      for (const j of used) other[j] = (other[j] as number) - factor * (line[j] as number)
      other[enter] = 0
    }
    basis[leave] = enter
  }
  return undefined
}
