/**
 * A proof: a claim about the closed hands, the figure it ends with, and the steps to it. A step says
 * one thing and names what it rests on: cards of the play, or a call or card and the agreement by
 * which it speaks; a step that names neither follows from the law and the steps before it. A step can
 * have steps of its own, and a number in it can be a claim with a proof of its own.
 */
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import type { Evidence } from '#knowledge/inference/inference.ts'

/** A call or card of the table, with its 0-based place in the auction or in the play. */
export type Act =
  | { readonly kind: 'call'; readonly index: number; readonly call: Call }
  | { readonly kind: 'card'; readonly index: number; readonly card: Card }

/** The chance of something about the closed hands, lengths and points as dealt. */
export type ChanceClaim =
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }
  /** Spades first: `5=3=3=2`. */
  | { readonly kind: 'shape'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'length'; readonly seat: Seat; readonly suit: Suit; readonly n: number }
  | { readonly kind: 'points'; readonly seat: Seat; readonly n: number }
  /** By closed hand, clockwise from the observer. */
  | { readonly kind: 'split'; readonly suit: Suit; readonly lengths: readonly number[] }
  /** A reading of an inference, by its place among the readings. */
  | { readonly kind: 'reading'; readonly id: string; readonly reading: number }
  /** A way for the unseen honours of a suit to lie when the suit itself lies so, both by closed hand. */
  | {
      readonly kind: 'placed'
      readonly suit: Suit
      readonly lengths: readonly number[]
      readonly holdings: readonly (readonly Card[])[]
    }

/** What can be asked for its proof. */
export type ProofClaim =
  | ChanceClaim
  /** The bounds of a length or of the points, and the number expected. */
  | { readonly kind: 'number'; readonly seat: Seat; readonly what: Suit | 'hcp' }
  /** Every way for the honours of a suit to lie when the suit itself lies so. */
  | { readonly kind: 'honours'; readonly suit: Suit; readonly lengths: readonly number[] }
  /** The layouts that the law leaves, and how many of them keep to what is agreed. */
  | { readonly kind: 'layouts' }
  | { readonly kind: 'vacant'; readonly seat: Seat }
  /** A way for a suit to lie before any card was seen, by closed hand. */
  | { readonly kind: 'before'; readonly lengths: readonly number[] }
  /** Just these inferences were off. */
  | { readonly kind: 'pattern'; readonly off: readonly string[] }

export interface ProofStep {
  /** A sentence; after an act it goes on from `West’s 1♥`. */
  readonly text: string
  /** Cards it rests on, as 0-based places in the order of play. */
  readonly events: readonly number[]
  /** The call or card it rests on, who made it, and the agreement by which it speaks. */
  readonly act?: { readonly seat: Seat; readonly act: Act; readonly rule: string }
  /** The figure that the step comes to, where it comes to one. */
  readonly figure?: Chance
  /** Whole numbers that the step comes to, in decimal: so many of so many. */
  readonly count?: { readonly n: string; readonly of?: string }
  /** Its own steps; the text is then their conclusion. */
  readonly steps?: readonly ProofStep[]
  /** The part of the text that is a claim of its own. */
  readonly opens?: { readonly words: string; readonly of: ProofClaim }
}
/** A step that its own steps lead to. */
export interface ProofGroup extends ProofStep {
  readonly steps: readonly ProofStep[]
}
export interface Proof {
  /** What is proved, for readers who hear it. */
  readonly claim: string
  /** Where the steps end; absent where nothing has weight any more, or no chance is claimed. */
  readonly figure?: Chance
  readonly count?: ProofStep['count']
  readonly steps: readonly ProofStep[]
  /** How good the numbers are, in sentences. */
  readonly notes: readonly string[]
}

/** The call or card of the view that an inference rests on. */
export const actOf = (because: Evidence, view: SeatView): Act =>
  because.kind === 'call'
    ? {
        kind: 'call',
        index: because.index,
        call: view.calls[because.index]!.call,
      }
    : { kind: 'card', index: because.index, card: view.cards[because.index]! }
