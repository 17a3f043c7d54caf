/**
 * The likeliest shapes of each concealed hand. Where the count gives no shapes, the lengths of two
 * suits together say which are likely, or exact samples where whole hands are walked, and each of
 * those is counted; where only bounds can be had, their shares stand, marked.
 */
import * as hand from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import { formatShape, SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { Position } from '../law/position.ts'
import { hasWeight, type Shown } from '../posterior/figures.ts'
import type { HandFigures, ShapeChance } from '../posterior/hand-figures.ts'
import type { LawfulFigures } from '../posterior/lawful-figures.ts'
import { samplerSteps } from '../posterior/sampler.ts'
import { shapesThreeSteps } from '../posterior/shapes-three.ts'
import { surely, totalWeight, wayToCount } from '../posterior/weighing.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { allOf, type Predicate } from '../predicates/predicate.ts'

export type ShapesOfHand = Pick<HandFigures, 'shapes' | 'sampled'>
export interface ShapeOptions {
  /** How many are listed; 8 when absent. */
  readonly shapes?: number
  /** Layouts drawn where samples are needed; 10,000 when absent. */
  readonly samples?: number
  /** See `KnowledgeOptions`. */
  readonly draws?: number
}

/** Shapes listed for each hand by default. */
export const SHAPES_LISTED = 8
/** Draws between two yields. */
const STEP = 500

/** By hand and place in `SHAPES`: how many of the layouts drawn have the shape; absent where none can be drawn. */
function* sampled(
  position: Position,
  actions: readonly Likelihood[],
  samples: number,
): Generator<number, readonly Float64Array[] | undefined, void> {
  const sampler = yield* samplerSteps(position, actions)
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
      row[at] = row[at]! + 1
    }
  }
  return out
}

/** Shapes counted beyond those listed: samples may have two of nearly the same chance the wrong way round. */
const SPARE = 2

const hasShape = (seat: Seat, shape: Shape): Predicate =>
  allOf(...SUITS.map((suit) => lengthIs(seat, suit, shape[suit])))
export const lengthIs = (seat: Seat, suit: Suit, n: number): Predicate => ({
  kind: 'length',
  seat,
  suit,
  min: n,
  max: n,
})

/** The exact weight of the shapes drawn most often, by place in `SHAPES`; NaN for the others. */
function* counted(
  position: Position,
  actions: readonly Likelihood[],
  drawn: readonly Float64Array[],
  listed: number,
): Generator<number, readonly Float64Array[], void> {
  const out = position.seats.map(() => new Float64Array(SHAPES.length).fill(Number.NaN))
  for (const [h, seat] of position.seats.entries()) {
    const row = drawn[h]!
    const often = SHAPES.map((_, i) => i)
      .filter((i) => row[i]! > 0)
      .sort((a, b) => row[b]! - row[a]!)
      .slice(0, listed + SPARE)
    for (const [n, i] of often.entries()) {
      yield (h + n / often.length) / position.seats.length
      const so = surely(hasShape(seat, SHAPES[i]!))
      ;(out[h] as Float64Array)[i] = (yield* totalWeight(position, [...actions, so])) ?? 0
    }
  }
  return out
}

/** The same seed for the same position, so that the answer does not flicker. */
export function* likelyShapes(
  position: Position,
  law: LawfulFigures,
  weighed: Shown,
  actions: readonly Likelihood[],
  { shapes: listed = SHAPES_LISTED, samples = 10_000, draws }: ShapeOptions,
): Generator<number, readonly ShapesOfHand[], void> {
  const told = weighed.kind === 'between' ? undefined : weighed.posterior.shapes
  const byLaw = actions.length === 0 || !hasWeight(weighed)
  // Where layouts were wanted and too few were found, no others are looked for.
  const tried = weighed.kind === 'between' && draws !== undefined
  const unknown = !byLaw && !tried && told === undefined
  const pairs =
    unknown && weighed.kind === 'exact' && wayToCount(position, actions) === 'plain'
      ? weighed.posterior.pairs
      : undefined
  const drawn =
    unknown && pairs === undefined ? yield* sampled(position, actions, samples) : undefined
  const weights = pairs
    ? yield* shapesThreeSteps(position, actions, listed, pairs)
    : drawn !== undefined && weighed.kind === 'exact'
      ? yield* counted(position, actions, drawn, listed)
      : undefined
  return position.seats.map((_, h): ShapesOfHand => {
    const lawful = SHAPES.map((_, i) => law.shape(h, i))
    const now = (i: number): number | undefined => {
      if (!hasWeight(weighed)) return undefined
      if (actions.length === 0) return lawful[i]
      const row = weights?.[h] ?? told?.subarray(h * SHAPES.length, (h + 1) * SHAPES.length)
      if (row !== undefined && weighed.kind !== 'between') return row[i]! / weighed.posterior.total
      const draws = drawn?.[h]
      return draws === undefined ? undefined : draws[i]! / samples
    }
    const shapes = SHAPES.flatMap((shape, i) => {
      const chance = lawful[i]! > 0 ? now(i) : undefined
      return chance !== undefined && chance > 0
        ? [{ name: formatShape(shape), chance, lawful: lawful[i]! }]
        : []
    })
      .sort((a, b) => b.chance - a.chance || b.lawful - a.lawful)
      .slice(0, listed)
      .map(({ name, chance }): ShapeChance => ({ name, chance }))
    if (weighed.kind === 'drawn') return { shapes, sampled: weighed.independent }
    return drawn !== undefined && weights === undefined ? { shapes, sampled: samples } : { shapes }
  })
}
