const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
}

/**
 * Where a key leads in a grid: past holes, and past the other columns of what spans several. It stays at an
 * edge, and is `undefined` for a key that leads nowhere in any grid.
 */
export function beside<T>(
  rows: readonly (readonly (T | undefined)[])[],
  at: T,
  key: string,
): T | undefined {
  const step = STEPS[key]
  if (step === undefined) return undefined
  const [across, down] = step
  const y = rows.findIndex((row) => row.includes(at))
  const x = rows[y]?.indexOf(at) ?? -1
  const way =
    down === 0
      ? across < 0
        ? rows[y]?.slice(0, x).reverse()
        : rows[y]?.slice(x + 1)
      : (down < 0 ? rows.slice(0, y).reverse() : rows.slice(y + 1)).map((row) => row[x])
  const there = way?.filter((one) => one !== undefined && one !== at) ?? []
  return (Number.isFinite(across) ? there[0] : there.at(-1)) ?? at
}
