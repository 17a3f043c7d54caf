/**
 * What a hand must be, as data. A constraint can be tested (admits.ts), explained against a hand
 * (judge.ts) and put into words (describe.ts); it holds no functions, so it crosses to a worker and
 * into a file. Hand constraints speak of the whole hand, suit constraints of one suit of it.
 */
import type { Suit } from '#core/suit.ts'
import type { HandMeasureId, SuitMeasureId } from './measures.ts'
import type { ShapeSet } from './shape-set.ts'

export interface All<C> {
  readonly kind: 'all'
  readonly of: readonly C[]
}
export interface Any<C> {
  readonly kind: 'any'
  readonly of: readonly C[]
}
export interface Not<C> {
  readonly kind: 'not'
  readonly of: C
}
/** A constraint with its own name: it reads as one condition, and opens to its parts on demand. */
export interface Named<C> {
  readonly kind: 'named'
  readonly name: string
  /** The glossary entry that explains the name. */
  readonly term?: string
  readonly is: C
}
export interface Interval {
  /** Least value allowed; open when absent. */
  readonly min?: number
  /** Greatest value allowed; open when absent. */
  readonly max?: number
}
export interface HandRange extends Interval {
  readonly kind: 'range'
  readonly measure: HandMeasureId
}
export interface SuitRange extends Interval {
  readonly kind: 'suit-range'
  readonly measure: SuitMeasureId
}
export interface HandTerm {
  readonly of: 'hand'
  readonly measure: HandMeasureId
  readonly times: number
}
export interface SuitTerm {
  readonly of: 'suit'
  readonly measure: SuitMeasureId
  readonly times: number
}
/** A weighted sum of hand measures within an interval: T − L ≤ 7. */
export interface HandSum extends Interval {
  readonly kind: 'sum'
  readonly terms: readonly HandTerm[]
}
/** A weighted sum of measures of this suit and of the hand: points + 2 × length ≥ 14. */
export interface SuitSum extends Interval {
  readonly kind: 'suit-sum'
  readonly terms: readonly (HandTerm | SuitTerm)[]
}
export interface ShapeIn {
  readonly kind: 'shape'
  readonly shapes: ShapeSet
  readonly words: string
}
/** That one suit meets the constraint. */
export interface OneSuit {
  readonly kind: 'suit'
  readonly suit: Suit
  readonly is: SuitConstraint
}
/** At least one of the suits, looked at in this order, meets it. */
export interface SomeSuit {
  readonly kind: 'some'
  readonly among: readonly Suit[]
  readonly is: SuitConstraint
}
/** Each of the suits meets it. */
export interface EverySuit {
  readonly kind: 'every'
  readonly among: readonly Suit[]
  readonly is: SuitConstraint
}
/** Some suit other than this one meets it. */
export interface Elsewhere {
  readonly kind: 'elsewhere'
  readonly is: SuitConstraint
}

export type HandConstraint =
  | All<HandConstraint>
  | Any<HandConstraint>
  | Not<HandConstraint>
  | Named<HandConstraint>
  | HandRange
  | HandSum
  | ShapeIn
  | OneSuit
  | SomeSuit
  | EverySuit
export type SuitConstraint =
  | All<SuitConstraint>
  | Any<SuitConstraint>
  | Not<SuitConstraint>
  | Named<SuitConstraint>
  | SuitRange
  | SuitSum
  | Elsewhere
  | HandCondition
/** A condition on the whole hand, asked while looking at one suit. */
export interface HandCondition {
  readonly kind: 'hand'
  readonly is: HandConstraint
}

/** Every hand meets it. */
export const ANYTHING: HandConstraint = { kind: 'all', of: [] }
/** No hand meets it. */
export const NOTHING: HandConstraint = { kind: 'any', of: [] }

export const all = <C>(...of: readonly C[]): All<C> => ({ kind: 'all', of })
export const any = <C>(...of: readonly C[]): Any<C> => ({ kind: 'any', of })
export const not = <C>(of: C): Not<C> => ({ kind: 'not', of })
export const named = <C>(name: string, term: string | undefined, is: C): Named<C> =>
  term === undefined ? { kind: 'named', name, is } : { kind: 'named', name, term, is }

export const atLeast = (measure: HandMeasureId, min: number): HandRange => ({
  kind: 'range',
  measure,
  min,
})
export const atMost = (measure: HandMeasureId, max: number): HandRange => ({
  kind: 'range',
  measure,
  max,
})
export const between = (measure: HandMeasureId, min: number, max: number): HandRange => ({
  kind: 'range',
  measure,
  min,
  max,
})
export const suitAtLeast = (measure: SuitMeasureId, min: number): SuitRange => ({
  kind: 'suit-range',
  measure,
  min,
})
export const suitAtMost = (measure: SuitMeasureId, max: number): SuitRange => ({
  kind: 'suit-range',
  measure,
  max,
})
export const suitExactly = (measure: SuitMeasureId, value: number): SuitRange => ({
  kind: 'suit-range',
  measure,
  min: value,
  max: value,
})
export const inSuit = (suit: Suit, is: SuitConstraint): OneSuit => ({ kind: 'suit', suit, is })
export const someSuit = (among: readonly Suit[], is: SuitConstraint): SomeSuit => ({
  kind: 'some',
  among,
  is,
})
export const everySuit = (among: readonly Suit[], is: SuitConstraint): EverySuit => ({
  kind: 'every',
  among,
  is,
})
export const elsewhere = (is: SuitConstraint): Elsewhere => ({ kind: 'elsewhere', is })
export const whole = (is: HandConstraint): HandCondition => ({ kind: 'hand', is })

/** Whether it asks about one suit alone: no other, and not the hand as a whole. */
export const isOfSuitAlone = (c: SuitConstraint): boolean => {
  switch (c.kind) {
    case 'suit-range':
      return true
    case 'suit-sum':
      return c.terms.every((term) => term.of === 'suit')
    case 'all':
    case 'any':
      return c.of.every(isOfSuitAlone)
    case 'not':
      return isOfSuitAlone(c.of)
    case 'named':
      return isOfSuitAlone(c.is)
    case 'elsewhere':
    case 'hand':
      return false
  }
}
