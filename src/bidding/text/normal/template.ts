/** From the normal form back to the rule form: what stands in a suit condition takes no slots there. */
import type { All, Any, HandConstraint, SuitConstraint, SuitSum } from '#constraint/constraint.ts'
import { invariant } from '#core/result.ts'
import { parseSuit, type Suit } from '#core/suit.ts'
import type {
  HandTemplate,
  RangeTemplate,
  SuitGroup,
  SuitRangeTemplate,
  SuitTemplate,
  SumTemplate,
} from '#rules/template.ts'
import type { Written } from '../words/style.ts'
import type { NormalHand, NormalSuit } from './condition.ts'

const allOrAny = <C>(kind: 'all' | 'any', of: readonly C[]): All<C> | Any<C> => ({ kind, of })
/** What a reader has kept of the writing is not the rule's. */
const unwritten = <C extends object>(c: C & Written): C => {
  const { written: _, ...limits } = c
  return limits as unknown as C
}

export function suitTemplate(c: NormalSuit): SuitTemplate {
  switch (c.kind) {
    case 'all':
    case 'any':
      return allOrAny<SuitTemplate>(c.kind, c.of.map(suitTemplate))
    case 'not':
      return { kind: 'not', of: suitTemplate(c.of) }
    case 'named':
      return { ...c, is: suitTemplate(c.is) }
    case 'elsewhere':
      return { kind: 'elsewhere', is: plainSuit(c.is) }
    case 'hand':
      return { kind: 'hand', is: plainHand(c.is) }
    case 'suit-range?':
      return unwritten<SuitRangeTemplate>(c)
    case 'suit-sum':
      return unwritten<SuitSum>(c)
  }
}
export function handTemplate(c: NormalHand): HandTemplate {
  switch (c.kind) {
    case 'all':
    case 'any':
      return allOrAny<HandTemplate>(c.kind, c.of.map(handTemplate))
    case 'not':
      return { kind: 'not', of: handTemplate(c.of) }
    case 'named':
      return { ...c, is: handTemplate(c.is) }
    case 'suit?':
    case 'some?':
    case 'every?':
      return { ...c, is: suitTemplate(c.is) }
    case 'range?':
      return unwritten<RangeTemplate>(c)
    case 'sum?':
      return unwritten<SumTemplate>(c)
    case 'shape':
    case 'longer?':
    case 'together?':
      return c
  }
}

/** Limits without public numbers, which `isPlain` has made sure of. */
const plainLimits = ({ min, max }: { readonly min?: unknown; readonly max?: unknown }) => {
  invariant(typeof min !== 'object' && typeof max !== 'object', 'the limits are plain numbers')
  return {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  }
}
const suitNamed = (letter: string): Suit => {
  const suit = parseSuit(letter)
  invariant(suit !== undefined, `${letter} names a suit`)
  return suit
}
const suitsNamed = (group: SuitGroup): readonly Suit[] => {
  invariant(typeof group === 'string' && group.startsWith('='), 'the suits are spelled out')
  return [...group.slice(1)].map(suitNamed)
}
function plainSuit(c: NormalSuit): SuitConstraint {
  switch (c.kind) {
    case 'all':
    case 'any':
      return allOrAny<SuitConstraint>(c.kind, c.of.map(plainSuit))
    case 'not':
      return { kind: 'not', of: plainSuit(c.of) }
    case 'named':
      return { ...c, is: plainSuit(c.is) }
    case 'elsewhere':
      return { kind: 'elsewhere', is: plainSuit(c.is) }
    case 'hand':
      return { kind: 'hand', is: plainHand(c.is) }
    case 'suit-range?':
      return { kind: 'suit-range', measure: c.measure, ...plainLimits(c) }
    case 'suit-sum':
      return { kind: 'suit-sum', terms: c.terms, ...plainLimits(c) }
  }
}
/** The condition without slots; only for one that `isPlain`. */
function plainHand(c: NormalHand): HandConstraint {
  switch (c.kind) {
    case 'all':
    case 'any':
      return allOrAny<HandConstraint>(c.kind, c.of.map(plainHand))
    case 'not':
      return { kind: 'not', of: plainHand(c.of) }
    case 'named':
      return { ...c, is: plainHand(c.is) }
    case 'range?':
      return { kind: 'range', measure: c.measure, ...plainLimits(c) }
    case 'sum?':
      return { kind: 'sum', terms: c.terms, ...plainLimits(c) }
    case 'suit?':
      return { kind: 'suit', suit: suitNamed(c.suit), is: plainSuit(c.is) }
    case 'some?':
      return { kind: 'some', among: suitsNamed(c.among), is: plainSuit(c.is) }
    case 'every?':
      return { kind: 'every', among: suitsNamed(c.among), is: plainSuit(c.is) }
    case 'shape':
      return c
    case 'longer?':
    case 'together?':
      invariant(false, 'a condition without slots')
  }
}
