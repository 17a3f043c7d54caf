/** The likeliest shapes of each concealed hand: exact where the count tells shapes, else shares of exact samples. */
import type { PartialDeal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import type { Action } from './action.ts'
import { figureOf, hasWeight } from './figures.ts'
import type { KnownShape } from './knowledge-data.ts'
import type { LawfulFigures } from './lawful-figures.ts'
import type { Position } from './position.ts'
import { samplerSteps } from './sampler.ts'
import type { Weighed } from './weighing.ts'

export interface ShapesOfHand {
  readonly shapes: readonly KnownShape[]
  readonly sampled?: number
}
export interface ShapeOptions {
  /** How many are listed; 8 when absent. */
  readonly shapes?: number
  /** Layouts drawn where shapes are sampled; 10,000 when absent. */
  readonly samples?: number
}

/** Draws between two yields. */
const STEP = 500

/** By hand and place in `SHAPES`: how many of the layouts drawn have the shape; absent where none can be drawn. */
function* sampled(
  position: Position,
  actions: readonly Action[],
  faced: PartialDeal,
  samples: number,
): Generator<number, readonly Float64Array[] | undefined, void> {
  const sampler = yield* samplerSteps(position, actions, faced)
  if (sampler === undefined) return undefined
  const rng = rngOf([
    position.unseen[0],
    position.unseen[1],
    position.unseen[2],
    position.unseen[3],
  ])
  const out = position.seats.map(() => new Float64Array(SHAPES.length))
  for (let n = 0; n < samples; n++) {
    if (n % STEP === 0) yield n / samples
    for (const [h, held] of sampler.draw(rng).entries()) {
      const row = out[h] as Float64Array
      const at = shapeIndex(hand.lengths(held))
      row[at] = (row[at] as number) + 1
    }
  }
  return out
}

/** The same seed for the same position, so that the answer does not flicker. */
export function* knownShapes(
  position: Position,
  law: LawfulFigures,
  weighed: Weighed,
  actions: readonly Action[],
  faced: PartialDeal,
  { shapes: listed = 8, samples = 10_000 }: ShapeOptions,
): Generator<number, readonly ShapesOfHand[], void> {
  const two = position.seats.length === 2
  const told = (h: number): boolean =>
    weighed.kind === 'exact' &&
    weighed.posterior.shapes !== undefined &&
    (two ||
      weighed.posterior.shapes
        .subarray(h * SHAPES.length, (h + 1) * SHAPES.length)
        .some((n) => n > 0))
  const byLaw = actions.length === 0 || !hasWeight(weighed)
  const drawn =
    byLaw || position.seats.every((_, h) => told(h))
      ? undefined
      : yield* sampled(position, actions, faced, samples)
  return position.seats.map((_, h): ShapesOfHand => {
    const lawful = SHAPES.map((_, i) => law.shape(h, i))
    const now = (i: number): number | undefined => {
      if (!hasWeight(weighed)) return undefined
      if (actions.length === 0) return lawful[i]
      if (told(h)) return figureOf(weighed, (p) => p.shapes?.[h * SHAPES.length + i] ?? 0)?.chance
      const row = drawn?.[h]
      return row === undefined ? undefined : (row[i] as number) / samples
    }
    const shapes = SHAPES.flatMap((shape, i): KnownShape[] =>
      (lawful[i] as number) > 0 ? [{ shape, law: lawful[i] as number, now: now(i) }] : [],
    )
      .sort((a, b) => (b.now ?? b.law) - (a.now ?? a.law) || b.law - a.law)
      .slice(0, listed)
    return drawn !== undefined && !told(h) ? { shapes, sampled: samples } : { shapes }
  })
}
