/** What a call showed, as a student says it, held against what the system means. */
import type { Grade } from './grade.ts'

/** Limits of a number: strict, and the usual ones, which leave rare hands out. */
export interface ShownSpan {
  readonly min: number
  readonly low: number
  readonly high: number
  readonly max: number
}
/** What the call is said to show: points from and to, and the least length of the suit where it names one. */
export interface SaidShown {
  readonly least: number
  readonly most: number
  readonly length?: number
}

const outside = (value: number, from: number, to: number): number =>
  value < from ? from - value : value > to ? value - to : 0

/** How far each number is off; nought anywhere between the strict limit and the usual one. */
export function missesOf(
  said: SaidShown,
  points: ShownSpan,
  length: ShownSpan | undefined,
): readonly number[] {
  return [
    outside(said.least, points.min, points.low),
    outside(said.most, points.high, points.max),
    ...(length === undefined ? [] : [outside(said.length ?? -1, length.min, length.low)]),
  ]
}
/** All right; a point off at either end is acceptable; one number further off, or the length by one, is near. */
export function gradeOfShown(
  said: SaidShown,
  points: ShownSpan,
  length: ShownSpan | undefined,
): Grade {
  const [least = 0, most = 0, cards = 0] = missesOf(said, points, length)
  if (least + most + cards === 0) return 'right'
  if (cards === 0 && least <= 1 && most <= 1) return 'acceptable'
  const off = [least > 1, most > 1, cards > 0].filter(Boolean).length
  return off === 1 && least <= 3 && most <= 3 && cards <= 1 ? 'near' : 'wrong'
}
