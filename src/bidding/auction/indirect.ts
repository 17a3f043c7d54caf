/**
 * What the calls not made say, beyond what the call itself shows: limits of points and lengths that
 * got tighter, and suits that must now be longer than others.
 */
import type { CellSet } from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import type { CellWeights } from '#constraint/cells-weights.ts'
import { SHAPES } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'

export type Indirect =
  | { readonly kind: 'at-least-points' | 'at-most-points'; readonly points: number }
  | { readonly kind: 'at-least' | 'at-most'; readonly suit: Suit; readonly cards: number }
  /** More cards in the one suit than in the other; at least as many when not `strict`. */
  | {
      readonly kind: 'longer'
      readonly suit: Suit
      readonly than: Suit
      readonly strict: boolean
    }

interface Limits {
  points: readonly [number, number]
  least: number[]
  most: number[]
  /** By suit × 4 + other: the least difference of their lengths. */
  ahead: number[]
}
function limitsOf(cells: CellSet, weights: Readonly<CellWeights>): Limits {
  let low = CELL_POINTS
  let high = -1
  const least = [14, 14, 14, 14]
  const most = [-1, -1, -1, -1]
  const ahead = new Array<number>(16).fill(14)
  for (let word = 0; word < cells.length; word++)
    for (let rest = cells[word]!; rest !== 0; rest &= rest - 1) {
      const cell = word * 32 + 31 - Math.clz32(rest & -rest)
      if (weights[cell] === 0) continue
      const at = (cell / CELL_POINTS) | 0
      const points = cell - at * CELL_POINTS
      const shape = SHAPES[at]!
      if (points < low) low = points
      if (points > high) high = points
      for (const suit of SUITS) {
        const n = shape[suit]
        if (n < least[suit]!) least[suit] = n
        if (n > most[suit]!) most[suit] = n
        for (const other of SUITS) {
          const difference = n - shape[other]
          if (difference < ahead[suit * 4 + other]!) ahead[suit * 4 + other] = difference
        }
      }
    }
  return { points: [low, high], least, most, ahead }
}

/**
 * What the cells after the denials say beyond those before them.
 * @param shown the cells by what the call shows.
 * @param after those left when what it denies is taken off.
 */
export function indirectOf(
  shown: CellSet,
  after: CellSet,
  weights: Readonly<CellWeights>,
): readonly Indirect[] {
  const was = limitsOf(shown, weights)
  const is = limitsOf(after, weights)
  const found: Indirect[] = []
  for (const suit of [3, 2, 1, 0] as const)
    for (const than of [3, 2, 1, 0] as const) {
      const ahead = is.ahead[suit * 4 + than]!
      const before = was.ahead[suit * 4 + than]!
      // Limits of the two suits may say it already.
      const said = is.least[suit]! - is.most[than]!
      if (suit === than || ahead < 0 || Math.min(ahead, 1) <= before || said >= Math.min(ahead, 1))
        continue
      found.push({ kind: 'longer', suit, than, strict: ahead > 0 })
    }
  for (const suit of [3, 2, 1, 0] as const) {
    if (is.least[suit]! > was.least[suit]!)
      found.push({ kind: 'at-least', suit, cards: is.least[suit]! })
    if (is.most[suit]! < was.most[suit]!)
      found.push({ kind: 'at-most', suit, cards: is.most[suit]! })
  }
  if (is.points[0] > was.points[0]) found.push({ kind: 'at-least-points', points: is.points[0] })
  if (is.points[1] < was.points[1]) found.push({ kind: 'at-most-points', points: is.points[1] })
  return found
}
