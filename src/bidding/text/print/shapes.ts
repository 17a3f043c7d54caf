/** A set of shapes in the fewest words: whole patterns, or boxes of lengths. */
import { hasShape, type ShapeSet } from '#constraint/shape-set.ts'
import { pattern, SHAPES, type Shape } from '#core/shape.ts'
import { SUITS, SUITS_DESCENDING, suitLetter } from '#core/suit.ts'

/** Least and most cards of each suit, clubs first. */
type Box = readonly (readonly [number, number])[]
const isIn = (box: Box, shape: Shape): boolean =>
  SUITS.every((suit) => shape[suit] >= box[suit]![0] && shape[suit] <= box[suit]![1])

/** Orders in which a box is let grow: which suit comes first decides how far it gets. */
const GROWTHS = [SUITS_DESCENDING, SUITS, [2, 3, 0, 1], [1, 0, 3, 2]] as const
/** The box around a shape, as wide as the set allows. */
function grown(seed: Shape, order: readonly number[], outside: readonly Shape[]): Box {
  const box = seed.map((n): [number, number] => [n, n])
  const widen = (suit: number, end: 0 | 1): boolean => {
    const was = box[suit]![end]
    // To the very end first: a limit that nothing needs is not told.
    for (const to of end === 0 ? [0, was - 1] : [13, was + 1]) {
      if (to === was || to < 0 || to > 13) continue
      box[suit]![end] = to
      if (!outside.some((shape) => isIn(box, shape))) return true
      box[suit]![end] = was
    }
    return false
  }
  for (let more = true; more; )
    more = order.flatMap((suit) => [widen(suit, 0), widen(suit, 1)]).includes(true)
  return box
}
/** Boxes with no shape outside the set that together hold all of it. */
function boxesOf(inside: readonly Shape[], outside: readonly Shape[]): readonly Box[] {
  const left = new Set(inside)
  const boxes: Box[] = []
  for (let seed = inside[0]; seed !== undefined; [seed] = left) {
    const from = seed
    const holds = (box: Box): number => [...left].filter((shape) => isIn(box, shape)).length
    const best = GROWTHS.map((order) => grown(from, order, outside)).reduce((one, other) =>
      holds(other) > holds(one) ? other : one,
    )
    boxes.push(best)
    for (const shape of [...left]) if (isIn(best, shape)) left.delete(shape)
  }
  return boxes
}
const boxWords = (box: Box): string => {
  const parts = SUITS_DESCENDING.flatMap((suit) => {
    const [least, most] = box[suit]!
    if (least === 0 && most === 13) return []
    const range = least === most ? least : most === 13 ? `${least}+` : `${least}-${most}`
    return [`${suitLetter(suit)}${range}`]
  })
  return parts.length === 0 ? 'any' : parts.join(' ')
}

/** More whole patterns than these are told by lengths. */
const MOST_PATTERNS = 4
const patternsOf = (inside: readonly Shape[]): readonly string[] | undefined => {
  const names = [...new Set(inside.map(pattern))]
  if (names.length === 0 || names.length > MOST_PATTERNS) return undefined
  // A suit of ten cards has no digit.
  if (!names.every((name) => /^\d{4}$/.test(name))) return undefined
  const whole = SHAPES.filter((shape) => names.includes(pattern(shape)))
  return whole.length === inside.length ? names : undefined
}

const known = new WeakMap<ShapeSet, string>()
/** `any 4441`, `S5+ H0-1`, `none`. */
export function shapeWords(set: ShapeSet): string {
  const kept = known.get(set)
  if (kept !== undefined) return kept
  const inside = SHAPES.filter((shape) => hasShape(set, shape))
  const outside = SHAPES.filter((shape) => !hasShape(set, shape))
  const parts =
    patternsOf(inside)?.map((name) => `any ${name}`) ?? boxesOf(inside, outside).map(boxWords)
  const words = parts.join(', ') || 'none'
  known.set(set, words)
  return words
}
