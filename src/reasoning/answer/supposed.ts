/**
 * What if: a card taken to lie in a hand, or a length taken to be a hand's. Of the lawful layouts those in which it
 * is so are left; each of them counts as before.
 */
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SHAPES } from '#core/shape.ts'
import { bySuit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { HandBounds } from '../law/changes.ts'
import type { Position } from '../law/position.ts'
import { figureOf, hasWeight, spreadOf } from '../posterior/figures.ts'
import { type LawfulFigures, lawfulFigures } from '../posterior/lawful-figures.ts'
import { cardWeight, lengthWeight, pointsWeight, splitWeight } from '../posterior/posterior.ts'
import { livingActions, surely, weigh } from '../posterior/weighing.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import type { CardWith, LengthIs } from '../predicates/predicate.ts'
import { likelyShapes, type ShapeOptions } from './likely-shapes.ts'

/** That a closed hand has a card, or so many cards of a suit as dealt. */
export type Supposition = CardWith | LengthIs

/** The suppositions as certainties, without those that are so in any case. */
export const supposedActions = (
  position: Position,
  supposed: readonly Supposition[],
): readonly Likelihood[] => livingActions(position, supposed.map(surely))

/**
 * The figures by law of the layouts in which all that is supposed is so.
 * @returns `knowledge/supposed` where there is no such layout.
 */
export function* figuresSupposed(
  position: Position,
  supposed: readonly Supposition[],
  options: ShapeOptions = {},
): Generator<number, Result<LawfulFigures, Problem>, void> {
  const law = lawfulFigures(position)
  const actions = supposedActions(position, supposed)
  if (actions.length === 0) return ok(law)
  const weighed = yield* weigh(position, actions)
  if (weighed.kind !== 'exact' || !hasWeight(weighed))
    return problem('knowledge/supposed', t`No layout of the unseen cards has all that is supposed.`)
  const { posterior } = weighed
  const shapes = yield* likelyShapes(position, law, weighed, actions, options)
  const seat = (h: number) => position.seats[h]!
  return ok({
    layouts: BigInt(Math.round(posterior.total)),
    length: (h, suit) => spreadOf(weighed, 13, (p, n) => lengthWeight(p, seat(h), suit, n))!,
    points: (h) => spreadOf(weighed, 40, (p, n) => pointsWeight(p, seat(h), n))!,
    card: (h, card) => figureOf(weighed, (p) => cardWeight(p, seat(h), card))!.chance,
    split: (suit, first, second) =>
      figureOf(weighed, (p) => splitWeight(p, suit, first, second))!.chance,
    shape: (h, index) =>
      posterior.shapes === undefined
        ? law.shape(h, index)
        : posterior.shapes[h * SHAPES.length + index]! / posterior.total,
    shapes: (h, most) => shapes[h]!.shapes.slice(0, most),
  })
}

/** What the figures leave of each closed hand. */
export const boundsIn = (position: Position, law: LawfulFigures): readonly HandBounds[] =>
  position.seats.map((_, h) => ({
    suits: bySuit((suit) => {
      const { lo, hi } = law.length(h, suit)
      return { lo, hi }
    }),
    hcp: { lo: law.points(h).lo, hi: law.points(h).hi },
  }))
