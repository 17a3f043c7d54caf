/**
 * What may be asked of the hands of a deal: per seat a range of HCP, a range of length in each suit and
 * a set of shapes. A seat of which nothing is asked is left out.
 */

import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import type { Range } from '#core/range.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { isBalanced, pattern, SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { SUITS, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** What is asked of one hand; whatever is left out is free. */
export interface HandLimits {
  /** High card points, 0..37. */
  readonly hcp?: Range
  /** Lengths by suit, clubs first, 0..13; `undefined` for a suit that is free. */
  readonly lengths?: Tuple4<Range | undefined>
  /** Lawful shapes, as places in `SHAPES`; the hand must have one of them. */
  readonly shapes?: readonly number[]
}

/** What is asked, by seat. */
export type DealLimits = Tuple4<HandLimits | undefined>

/**
 * Reads a set of shapes: terms between commas or spaces, joined by “or”. A term is a pattern in any
 * order of suits (`5431`), an exact shape from spades to clubs (`4=5=3=1`), or `balanced` (4333, 4432,
 * 5332); `x` in either stands for any length.
 * @returns places in `SHAPES` in rising order (all of them for an empty text), or a problem with its
 * 1-based column (`shape/term`, `shape/none`).
 */
export function parseShapes(text: string): Result<readonly number[], Problem> {
  const wanted = new Set<number>()
  let terms = 0
  for (const match of text.matchAll(/[^\s,;]+/g)) {
    const term = match[0].toLowerCase()
    if (term === 'or') continue
    terms += 1
    const column = match.index + 1
    const test = shapeTest(term)
    if (test === undefined)
      return problem(
        'shape/term',
        t`“${match[0]}” is not a shape: write a pattern (5431), an exact shape from spades to clubs (4=5=3=1) or “balanced”.`,
        { column },
      )
    let some = false
    for (const [i, shape] of SHAPES.entries())
      if (test(shape)) {
        wanted.add(i)
        some = true
      }
    if (!some)
      return problem('shape/none', t`“${match[0]}” is no shape of thirteen cards.`, { column })
  }
  return ok(terms === 0 ? SHAPES.map((_, i) => i) : [...wanted].sort((a, b) => a - b))
}

function shapeTest(term: string): ((shape: Shape) => boolean) | undefined {
  if (term === 'balanced' || term === 'bal') return isBalanced
  const exact = /^([0-9]{1,2}|x)[=-]([0-9]{1,2}|x)[=-]([0-9]{1,2}|x)[=-]([0-9]{1,2}|x)$/.exec(term)
  if (exact) {
    const wanted = exact.slice(1).reverse()
    return (shape) => shape.every((n, suit) => wanted[suit] === 'x' || Number(wanted[suit]) === n)
  }
  if (!/^[0-9abcdx]{4}$/.test(term)) return undefined
  const fixed = [...term].filter((c) => c !== 'x')
  return (shape) => {
    const left = [...pattern(shape)]
    return fixed.every((c) => {
      const at = left.indexOf(c)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
  }
}

/** What is asked of one seat, worked out: which of the 560 shapes, and which points. */
export interface SeatSpec {
  readonly seat: Seat
  /** By place in `SHAPES`: 1 when the shape will do. */
  readonly shapes: Readonly<Uint8Array>
  readonly shapeCount: number
  readonly hcp: Range
}

const MAX_HCP = 37

export const isFreeShape = (spec: SeatSpec): boolean => spec.shapeCount === SHAPES.length
export const isFreeHcp = (spec: SeatSpec): boolean => spec.hcp.min <= 0 && spec.hcp.max >= MAX_HCP

/** The limits worked out; a seat of which nothing is asked gives a spec that is free in both. */
export function specOf(seat: Seat, limits: HandLimits | undefined): SeatSpec {
  const shapes = new Uint8Array(SHAPES.length)
  const listed = limits?.shapes === undefined ? undefined : new Set(limits.shapes)
  let shapeCount = 0
  for (const [i, shape] of SHAPES.entries()) {
    const fits =
      (listed === undefined || listed.has(i)) &&
      SUITS.every((suit) => {
        const range = limits?.lengths?.[suit]
        const n = shape[suit]
        return range === undefined || (n >= range.min && n <= range.max)
      })
    if (!fits) continue
    shapes[i] = 1
    shapeCount += 1
  }
  const hcp = limits?.hcp ?? { min: 0, max: MAX_HCP }
  return { seat, shapes, shapeCount, hcp }
}

/** True when the hand is one the spec asks for. */
export const specAdmits = (spec: SeatSpec, h: Hand): boolean => {
  const points = hand.hcp(h)
  return (
    points >= spec.hcp.min &&
    points <= spec.hcp.max &&
    spec.shapes[shapeIndex(hand.lengths(h))] === 1
  )
}

/** Most and fewest cards of a suit among the shapes of a spec. */
function lengthRange(spec: SeatSpec, suit: 0 | 1 | 2 | 3): Range {
  let min = 13
  let max = 0
  for (const [i, shape] of SHAPES.entries())
    if (spec.shapes[i] === 1) {
      min = Math.min(min, shape[suit])
      max = Math.max(max, shape[suit])
    }
  return { min, max }
}

/**
 * A plain reason why no deal can meet the limits, where there is one that can be said without
 * counting. `undefined` does not mean that some deal does.
 */
export function plainlyImpossible(specs: readonly SeatSpec[]): Problem | undefined {
  for (const spec of specs) {
    const who = seatName(spec.seat)
    if (spec.hcp.min > spec.hcp.max)
      return {
        code: 'deal/points-order',
        message: t`${who}: the fewest points, ${spec.hcp.min}, are more than the most, ${spec.hcp.max}.`,
      }
    if (spec.hcp.min > MAX_HCP || spec.hcp.max < 0)
      return {
        code: 'deal/points-range',
        message: t`${who}: a hand has 0 to 37 points, not ${spec.hcp.min} to ${spec.hcp.max}.`,
      }
    if (spec.shapeCount === 0)
      return {
        code: 'deal/no-shape',
        message: t`${who}: no shape of thirteen cards meets these lengths and shapes.`,
      }
  }
  const all = specs.length === SEATS.length
  const sum = (of: (spec: SeatSpec) => number) => specs.reduce((n, spec) => n + of(spec), 0)
  const fewest = sum((spec) => Math.max(0, spec.hcp.min))
  if (fewest > 40)
    return {
      code: 'deal/points-over',
      message: t`The hands are to have at least ${fewest} points together; the pack has 40.`,
    }
  const most = sum((spec) => spec.hcp.max)
  if (all && most < 40)
    return {
      code: 'deal/points-under',
      message: t`The hands may have at most ${most} points together; the pack has 40.`,
    }
  for (const suit of [...SUITS].reverse()) {
    const ranges = specs.map((spec) => lengthRange(spec, suit))
    const least = ranges.reduce((n, r) => n + r.min, 0)
    if (least > 13)
      return {
        code: 'deal/suit-over',
        message: t`The hands are to have at least ${least} ${strainName(suit)} together; there are 13.`,
      }
    const top = ranges.reduce((n, r) => n + r.max, 0)
    if (all && top < 13)
      return {
        code: 'deal/suit-under',
        message: t`The hands may have at most ${top} ${strainName(suit)} together; there are 13.`,
      }
  }
  return undefined
}
