/**
 * A worked example: a whole board, who looks, what the sides agree, and what is to be seen at each
 * step. Figures stand here as data, so that a test can hold the page to them.
 */
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'

/** The list of those that show a simple way going wrong; the others follow an article. */
export const SIMPLE_WAYS = t`Where simple counting goes wrong`
/** The list of those that follow the report on BRIBIP. */
export const BRIBIP_AUCTION = t`The auction of BRIBIP`
/** The list of those that follow the two documents on openings. */
export const OPENINGS_BID = t`Openings of 1967 and 2006`
/** The lists that examples stand in, as shown. */
export const EXAMPLE_GROUPS = [
  t`Reading the closed hands`,
  SIMPLE_WAYS,
  BRIBIP_AUCTION,
  OPENINGS_BID,
] as const
export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number]

/** What a call says, written as if of North. The forms are those of the agreements by hand. */
export type Said =
  | {
      readonly kind: 'length'
      readonly seat: Seat
      readonly suit: Suit
      readonly min: number
      readonly max: number
    }
  | {
      readonly kind: 'longer'
      readonly seat: Seat
      readonly suit: Suit
      readonly than: Suit
      readonly by: number
    }
  | { readonly kind: 'hcp'; readonly seat: Seat; readonly min: number; readonly max: number }
  | { readonly kind: 'rule'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'balanced'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'all' | 'any' | 'one'; readonly of: readonly Said[] }
  | { readonly kind: 'not'; readonly of: Said }

export interface AgreedCall {
  /** Calls before this one, from the first that is not a pass. */
  readonly after: readonly Call[]
  readonly call: Call
  readonly says: Said
  /** Ever weaker, for when the play disproves it. */
  readonly fallbacks: readonly Said[]
  readonly qualifier: 'consistent' | 'unspecified' | 'inconsistent'
}
export interface AgreedSide {
  readonly calls: readonly AgreedCall[]
  /** `nothing`: any lead is as likely as any other, and no card signals. */
  readonly leads: 'fourth-best' | 'nothing'
}

export type Status = 'open' | 'confirmed' | 'impossible'
/** Lowest and highest. */
export type FigureEnds = readonly [number, number]

/** One figure of a step: `ours` is exact; `printed` is the source's, where it gives one. */
interface Printed<T> {
  readonly ours: T
  readonly printed?: T
}
/** A suit length as dealt: by the law of the cards, or where the sides also kept their agreements. */
export interface LengthFigure extends Printed<FigureEnds> {
  readonly kind: 'length'
  readonly seat: Seat
  readonly suit: Suit
  readonly by: 'law' | 'agreed'
}
export interface PointsFigure extends Printed<FigureEnds> {
  readonly kind: 'points'
  readonly seat: Seat
  readonly by: 'law' | 'agreed'
}
/** The reading at this place of the chain of a call. */
export interface CallFigure extends Printed<Status> {
  readonly kind: 'call'
  /** Place of the call in the auction, from 0. */
  readonly index: number
  readonly reading: number
}
/** Which reading of a call is believed; `undefined` when none is left. */
export interface BelievedFigure extends Printed<number | 'none'> {
  readonly kind: 'believed'
  readonly index: number
}
/** The led card as the `k`-th highest of `n`. */
export interface LeadFigure extends Printed<Status> {
  readonly kind: 'lead'
  readonly k: number
  readonly n: number
  readonly headed: 'any' | 'spots' | 'honour'
  /** Holdings of the suit that fit, counted in the suit alone. */
  readonly holdings?: number
}
export interface LeadVerdictFigure extends Printed<'open' | 'confirmed' | 'off-system'> {
  readonly kind: 'lead-verdict'
}
export type Figure =
  | LengthFigure
  | PointsFigure
  | CallFigure
  | BelievedFigure
  | LeadFigure
  | LeadVerdictFigure

export interface ExampleStep {
  /** Events shown: calls, then cards. */
  readonly at: number
  /** Section of the source, or nothing. */
  readonly section?: string
  /** What is to be seen, in a sentence or two. */
  readonly note: string
  readonly figures: readonly Figure[]
}
export interface Example {
  /** Stable: kept with the saved table. */
  readonly id: string
  readonly group: ExampleGroup
  readonly title: string
  /** Sections of the source. */
  readonly section: string
  /** One sentence for the list. */
  readonly about: string
  readonly record: BoardRecord
  readonly observer: Seat
  /** North–South first. */
  readonly agreed: readonly [AgreedSide, AgreedSide]
  /** What the sides play, North–South first; absent: all calls by hand. */
  readonly systems?: SystemRefs
  /** Whether its steps are read beside the fact base. */
  readonly factBase?: true
  /** At least one, by rising `at`. */
  readonly steps: readonly ExampleStep[]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** True where the source prints another figure than the exact one. */
export const isLoose = (figure: Figure): boolean =>
  figure.printed !== undefined && !same(figure.printed, figure.ours)

/** The step that the cursor stands at or has passed last; the first one before it. */
export function stepAt(example: Example, cursor: number): number {
  let at = 0
  for (const [i, step] of example.steps.entries()) if (step.at <= cursor) at = i
  return at
}
