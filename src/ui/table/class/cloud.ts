/** What a class said, as it is drawn. */

/** The middle of the guesses; `undefined` where there are none. Of an even number the mean of the two in the middle. */
export function middleGuess(counts: readonly (readonly [string, number])[]): number | undefined {
  const all = counts
    .flatMap(([answer, n]) => Array.from({ length: n }, () => Number(answer)))
    .toSorted((a, b) => a - b)
  const half = Math.floor(all.length / 2)
  const upper = all[half]
  if (upper === undefined) return undefined
  return all.length % 2 === 1 ? upper : ((all[half - 1] ?? upper) + upper) / 2
}
