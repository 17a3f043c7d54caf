/** Conditions and calls that texts of systems and rules made by programs name alike. They are plain data. */
import {
  all,
  any,
  type HandConstraint,
  named,
  type SuitConstraint,
  suitAtLeast,
  suitAtMost,
} from '#constraint/constraint.ts'
import type { HandMeasureId } from '#constraint/measures.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import { isCall, type Level, parseCall } from '#core/call.ts'
import { invariant } from '#core/result.ts'
import { isBalanced, type Shape } from '#core/shape.ts'
import { t, tAs } from '#core/text.ts'
import type { CallTemplate, HandTemplate, Numeral, StrainSlot } from '#rules/template.ts'

/** Limits of a number; what is not given is free. */
export const limits = (min: Numeral | undefined, max: Numeral | undefined) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
})

/** The hand meets all of these. */
export const hand = (...of: readonly HandTemplate[]): HandTemplate =>
  of.length === 1 ? of[0]! : all<HandTemplate>(...of)
/** The hand meets at least one of these. */
export const either = (...of: readonly HandTemplate[]): HandTemplate => any<HandTemplate>(...of)
/** A condition with its own name, which is said instead of the parts. */
export const called = (name: string, is: HandTemplate): HandTemplate =>
  named<HandTemplate>(name, undefined, is)

/** A measure of the hand within limits. */
export const measure = (id: HandMeasureId, min?: Numeral, max?: Numeral): HandTemplate => ({
  kind: 'range?',
  measure: id,
  ...limits(min, max),
})
/** High card points. `points(15, 17)`, `points(12)`, `points(0, 5)`. */
export const points = (min?: Numeral, max?: Numeral): HandTemplate => measure('hcp', min, max)

// As it is said of a suit.
/** The suit is stopped: the ace, or a king, queen or jack with one, two, three cards beside it. */
export const STOPPED: SuitConstraint = named<SuitConstraint>(
  tAs('of a hand')`stopped`,
  undefined,
  suitAtLeast('stopped', 1),
)
/** First-round control: the ace or a void. */
export const CONTROL: SuitConstraint = named<SuitConstraint>(
  t`with first-round control`,
  undefined,
  any<SuitConstraint>(suitAtLeast('aces', 1), suitAtMost('length', 0)),
)

const shapes = (words: string, test: (shape: Shape) => boolean): HandConstraint => ({
  kind: 'shape',
  shapes: shapesWhere(test),
  words,
})
const doubletons = (shape: Shape): number => shape.filter((n) => n === 2).length
/** 4333, 4432 or 5332. */
export const balanced = shapes(t`a balanced hand`, isBalanced)
/** Balanced, 5422 or 6322. */
export const semiBalanced = shapes(
  t`a hand at least nearly balanced`,
  (shape) => shape.every((n) => n >= 2 && n <= 6) && doubletons(shape) <= 2,
)
/** No five-card major, balanced. */
export const balancedNoMajor = shapes(
  t`a balanced hand without a five-card major`,
  (shape) => isBalanced(shape) && shape[2] < 5 && shape[3] < 5,
)
export const shortness = shapes(t`a singleton or void`, (shape) => shape.some((n) => n <= 1))
/** 5-5 or longer in two suits. */
export const twoSuiter = shapes(
  t`two five-card suits`,
  (shape) => shape.filter((n) => n >= 5).length >= 2,
)

/** A call in short: `1N`, `4H`, `P`, `X`, `XX`, or a level and a suit slot: `2x`, `3agreed`, `4partner`. */
export type CallText = string
export const callTemplate = (text: CallText | CallTemplate): CallTemplate => {
  if (typeof text !== 'string') return text
  const call = parseCall(text)
  if (call !== undefined && isCall(call)) return { kind: 'call', call }
  const level = Number(text[0])
  invariant(level >= 1 && level <= 7, `“${text}” is a call or a level with a suit`)
  return { kind: 'bid', strain: text.slice(1) as StrainSlot, level: level as Level }
}
