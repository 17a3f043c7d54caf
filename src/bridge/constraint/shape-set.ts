/** A set of shapes: any subset of the 560, as 18 words of 32 bits, so that it is plain data. */
import { SHAPES, type Shape, shapeIndex } from '#core/shape.ts'

/** Bit `i` of the set says whether `SHAPES[i]` is in it. */
export type ShapeSet = readonly number[]

const WORDS = Math.ceil(SHAPES.length / 32)

/** All shapes for which the test holds; the test also gets the place of each in `SHAPES`. */
export const shapesWhere = (test: (shape: Shape, place: number) => boolean): ShapeSet => {
  const words = new Array<number>(WORDS).fill(0)
  for (const [i, shape] of SHAPES.entries())
    if (test(shape, i)) words[i >> 5] = words[i >> 5]! | (1 << (i & 31))
  return words
}
export const hasShape = (set: ShapeSet, shape: Shape): boolean => {
  const i = shapeIndex(shape)
  return i >= 0 && (((set[i >> 5] ?? 0) >>> (i & 31)) & 1) === 1
}
/** How many shapes are in the set, 0..560. */
export const shapeCount = (set: ShapeSet): number =>
  SHAPES.reduce((n, shape) => n + (hasShape(set, shape) ? 1 : 0), 0)
