/** Elimination made quick for many hands: the strikes as one table of numbers. */
import type { Call } from '#core/call.ts'
import { SUITS } from '#core/suit.ts'
import type { Candidate, Strike } from './elimination.ts'

/** A set of calls as a whole number below 2^38: the sum of 2^call. */
export type CallSet = number
/** The calls of the set in rising order. */
export const callsOf = (set: CallSet): readonly Call[] => {
  const calls: Call[] = []
  for (let call = 0, rest = set; rest > 0; call++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) calls.push(call as Call)
  return calls
}
export const callSetOf = (calls: Iterable<Call>): CallSet => {
  let set = 0
  for (const call of new Set(calls)) set += 2 ** call
  return set
}

/** The surviving set by suit lengths (clubs first) and points. */
export type Survivors = (c: number, d: number, h: number, s: number, total: number) => CallSet

/** Two numbers for each suit, two for the total. */
const WIDTH = 10

/** The surviving set of any hand, without why the others fell. */
export function compileSurvivors(
  strikes: readonly Strike[],
  candidates: readonly Candidate[],
): Survivors {
  const calls = candidates.map(({ call }) => call)
  const weights = calls.map((call) => 2 ** call)
  const ends: number[] = []
  const table: number[] = []
  for (const call of calls) {
    for (const { limits } of strikes.filter((strike) => strike.call === call))
      for (const of of [...SUITS, 'total'] as const) {
        const limit = limits.find((one) => one.of === of)
        table.push(limit?.min ?? 0, limit?.max ?? 127)
      }
    ends.push(table.length)
  }
  const bounds = Int8Array.from(table)
  return (c, d, h, s, total) => {
    let set = 0
    let at = 0
    for (let i = 0; i < ends.length; i++) {
      const end = ends[i]!
      let fell = false
      for (; at < end; at += WIDTH)
        if (
          total >= bounds[at + 8]! &&
          total <= bounds[at + 9]! &&
          c >= bounds[at]! &&
          c <= bounds[at + 1]! &&
          d >= bounds[at + 2]! &&
          d <= bounds[at + 3]! &&
          h >= bounds[at + 4]! &&
          h <= bounds[at + 5]! &&
          s >= bounds[at + 6]! &&
          s <= bounds[at + 7]!
        ) {
          fell = true
          break
        }
      at = end
      if (!fell) set += weights[i]!
    }
    return set
  }
}
