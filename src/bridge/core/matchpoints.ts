/** Matchpoints (Laws of Duplicate Bridge 2017, Law 78A). */

/**
 * Matchpoints of each score on one board: two for every other score that is lower, one for every
 * other that is equal. The most there can be is `2 * (scores.length - 1)`.
 * @param scores points of the contestants who sat the same way.
 */
export function matchpoints(scores: readonly number[]): readonly number[] {
  const sorted = [...scores].sort((a, b) => a - b)
  const lower = new Map<number, number>()
  const equal = new Map<number, number>()
  for (const [i, score] of sorted.entries()) {
    if (!lower.has(score)) lower.set(score, i)
    equal.set(score, (equal.get(score) ?? 0) + 1)
  }
  return scores.map((score) => 2 * (lower.get(score) ?? 0) + (equal.get(score) ?? 1) - 1)
}

/** The same as shares of the most there can be, 0..1; a score that stands alone has one half. */
export function matchpointShares(scores: readonly number[]): readonly number[] {
  const top = 2 * (scores.length - 1)
  return matchpoints(scores).map((points) => (top === 0 ? 0.5 : points / top))
}
