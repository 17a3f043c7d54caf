/** How deep data from outside may nest before anything that follows it by recursion looks at it. */

/** Deeper than anything the program writes, and far from what a call stack holds. */
export const MAX_NESTING = 60

/** True when lists and objects stand more than `most` deep in one another. */
export function isDeeperThan(data: unknown, most: number = MAX_NESTING): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = []
    for (const value of level)
      if (typeof value === 'object' && value !== null)
        for (const item of Object.values(value)) next.push(item)
    // What is left at this depth are the lists and objects that stand in `depth` others.
    if (depth >= most && next.some((value) => typeof value === 'object' && value !== null))
      return true
    level = next
  }
  return false
}
