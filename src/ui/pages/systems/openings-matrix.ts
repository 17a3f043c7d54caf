/** The openings of two systems as a matrix: a row for each call of the one, a column for each of the other. Pure. */
import { type Call, isBid, levelOf } from '#core/call.ts'
import type { CallPair } from './workshop/use-openings.ts'

/** Calls from this level up share one row and one column: they are few hands. */
const HIGH = 3
/** A call, or all of the high ones. */
export type Line = Call | 'high'
const lineOf = (call: Call): Line => (isBid(call) && levelOf(call) >= HIGH ? 'high' : call)

export interface MatrixCell {
  readonly hands: number
  readonly pairs: readonly CallPair[]
}
export interface Matrix {
  readonly lines: readonly Line[]
  /** By row and column; `undefined` where no hand is. */
  readonly at: (row: Line, column: Line) => MatrixCell | undefined
  /** Hands with the same call in both, with another one, and those of them that no rule of the second takes. */
  readonly same: number
  readonly other: number
  readonly noRule: number
}

const handsOf = (pairs: readonly CallPair[]): number =>
  pairs.reduce((sum, { hands }) => sum + hands, 0)

/** @param pairs the commonest first. */
export function matrixOf(pairs: readonly CallPair[]): Matrix {
  const cells = new Map<string, CallPair[]>()
  const lines = new Set<Line>()
  for (const pair of pairs) {
    const [row, column] = [lineOf(pair.before), lineOf(pair.now)]
    lines.add(row).add(column)
    const key = `${row} ${column}`
    cells.set(key, [...(cells.get(key) ?? []), pair])
  }
  const place = (line: Line): number => (line === 'high' ? Number.POSITIVE_INFINITY : line)
  const same = pairs.filter(({ before, now }) => before === now)
  return {
    lines: [...lines].sort((a, b) => place(a) - place(b)),
    at: (row, column) => {
      const of = cells.get(`${row} ${column}`)
      return of && { hands: handsOf(of), pairs: of }
    },
    same: handsOf(same),
    other: handsOf(pairs) - handsOf(same),
    noRule: pairs.reduce((sum, { noRule }) => sum + noRule, 0),
  }
}

/** The pairs that share the cell of this one, itself among them. */
export const sameCell = (pairs: readonly CallPair[], { before, now }: CallPair) =>
  pairs.filter((one) => lineOf(one.before) === lineOf(before) && lineOf(one.now) === lineOf(now))
