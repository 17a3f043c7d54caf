/**
 * The normal form of a condition: the kinds with slots alone, no `all` in an `all`, no part that asks
 * nothing beside others. Printer and comparisons know no other form, and the reader makes no other.
 */

import type { All, Any, HandTerm, Named, Not, ShapeIn, SuitTerm } from '#constraint/constraint.ts'
import { parseSuit, SUIT_LETTERS, type Suit } from '#core/suit.ts'
import type {
  HandTemplate,
  LongerTemplate,
  RangeTemplate,
  SuitGroup,
  SuitRangeTemplate,
  SuitSlot,
  SuitTemplate,
  SumTemplate,
  TogetherTemplate,
} from '#rules/template.ts'
import type { Written } from '../words/style.ts'
import { normalGroup } from './rule.ts'

export interface NormalOneSuit {
  readonly kind: 'suit?'
  readonly suit: SuitSlot
  readonly is: NormalSuit
}
export interface NormalAmong {
  readonly kind: 'some?' | 'every?'
  readonly among: SuitGroup
  readonly is: NormalSuit
}
export type NormalRange = RangeTemplate & Written
export type NormalSum = SumTemplate & Written
export type NormalSuitRange = SuitRangeTemplate & Written
/** Its limits are plain: the rule form has no slots there. */
export interface NormalSuitSum extends Written {
  readonly kind: 'suit-sum'
  readonly terms: readonly (HandTerm | SuitTerm)[]
  readonly min?: number
  readonly max?: number
}
export type NormalSuit =
  | All<NormalSuit>
  | Any<NormalSuit>
  | Not<NormalSuit>
  | Named<NormalSuit>
  | NormalSuitRange
  | NormalSuitSum
  | { readonly kind: 'elsewhere'; readonly is: NormalSuit }
  | { readonly kind: 'hand'; readonly is: NormalHand }
export type NormalHand =
  | All<NormalHand>
  | Any<NormalHand>
  | Not<NormalHand>
  | Named<NormalHand>
  | NormalRange
  | NormalSum
  | ShapeIn
  | NormalOneSuit
  | NormalAmong
  | LongerTemplate
  | TogetherTemplate

/** Several parts as one, those of the same kind laid flat. */
export const joined = <C extends { readonly kind: string }>(
  kind: 'all' | 'any',
  parts: readonly (C | All<C> | Any<C>)[],
): C | All<C> | Any<C> => {
  const flat = parts.flatMap((part) =>
    part.kind === kind && 'of' in part ? (part as All<C>).of : [part as C],
  )
  return flat.length === 1 ? flat[0]! : { kind, of: flat }
}
const lettersOf = (suits: readonly Suit[]): SuitGroup =>
  `=${suits.map((suit) => SUIT_LETTERS[suit]).join('')}`

export function normalSuit(c: SuitTemplate | NormalSuit): NormalSuit {
  switch (c.kind) {
    case 'all':
    case 'any':
      return joined<NormalSuit>(c.kind, c.of.map(normalSuit))
    case 'not':
      return { kind: 'not', of: normalSuit(c.of) }
    case 'named':
      return { ...c, is: normalSuit(c.is) }
    case 'suit-range':
      return { ...c, kind: 'suit-range?' }
    case 'elsewhere':
      return { kind: 'elsewhere', is: normalSuit(c.is) }
    case 'hand':
      return { kind: 'hand', is: normalHand(c.is) }
    case 'suit-range?':
    case 'suit-sum':
      return c
  }
}
export function normalHand(c: HandTemplate | NormalHand): NormalHand {
  switch (c.kind) {
    case 'all':
    case 'any':
      return joined<NormalHand>(c.kind, c.of.map(normalHand))
    case 'not':
      return { kind: 'not', of: normalHand(c.of) }
    case 'named':
      return { ...c, is: normalHand(c.is) }
    case 'range':
      return { ...c, kind: 'range?' }
    case 'sum':
      return { ...c, kind: 'sum?' }
    case 'suit':
      return { kind: 'suit?', suit: SUIT_LETTERS[c.suit], is: normalSuit(c.is) }
    case 'suit?':
      return { kind: 'suit?', suit: c.suit, is: normalSuit(c.is) }
    case 'some':
    case 'every':
      return { kind: `${c.kind}?`, among: lettersOf(c.among), is: normalSuit(c.is) }
    case 'some?':
    case 'every?':
      return { kind: c.kind, among: normalGroup(c.among), is: normalSuit(c.is) }
    case 'longer?':
      return typeof c.than === 'object' && 'suit' in c.than
        ? c
        : { ...c, than: normalGroup(c.than) }
    case 'range?':
    case 'sum?':
    case 'shape':
    case 'together?':
      return c
  }
}

/** Whether the condition takes nothing from the auction: no suit by its part, no number made public. */
export const isPlain = (c: NormalHand | NormalSuit): boolean => {
  switch (c.kind) {
    case 'all':
    case 'any':
      return c.of.every(isPlain)
    case 'not':
      return isPlain(c.of)
    case 'suit?':
      return parseSuit(c.suit) !== undefined && isPlain(c.is)
    case 'some?':
    case 'every?':
      return typeof c.among === 'string' && c.among.startsWith('=') && isPlain(c.is)
    case 'named':
    case 'elsewhere':
    case 'hand':
      return isPlain(c.is)
    case 'range?':
    case 'sum?':
    case 'suit-range?':
      return typeof c.min !== 'object' && typeof c.max !== 'object'
    case 'longer?':
    case 'together?':
      return false
    case 'suit-sum':
    case 'shape':
      return true
  }
}
