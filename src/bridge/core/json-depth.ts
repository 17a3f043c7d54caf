/** How deep data from outside may nest before anything that follows it by recursion looks at it. */

/** Deeper than anything the program writes, and far from what a call stack holds. */
export const MAX_NESTING = 60

/** True when lists and objects stand more than `most` deep in one another. */
export function isDeeperThan(data: unknown, most: number = MAX_NESTING): boolean {
  let level = [data].filter(isTree)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= most) return true
    level = level.flatMap((tree) => Object.values(tree).filter(isTree))
  }
  return false
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null
