/**
 * A proof: a claim about the closed hands or about a call, the figure it ends with, and the steps
 * to it. A step says one thing and names what it rests on: cards of the play, or a call or card and
 * the agreement by which it speaks; a step that names neither follows from the law and the steps
 * before it. A step can have further steps, and a number in it can be a claim with a proof of its
 * own.
 */
import type { Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import type { Hand } from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import type { Evidence } from '#reasoning/inference/inference.ts'
import type { Exchange } from './call/smallest-change.ts'

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
  /** A layout of a suit, by what the hand has of its hidden cards. */
  | ({
      readonly kind: 'lie'
      readonly suit: Suit
      readonly seat: Seat
      readonly fresh: boolean
    } & Lie)
  /** A reading of an inference, by its place among the readings. */
  | { readonly kind: 'reading'; readonly id: string; readonly reading: number }
  /** A layout of the unseen honours of a suit within a split of the suit, both by closed hand. */
  | {
      readonly kind: 'placed'
      readonly suit: Suit
      readonly lengths: readonly number[]
      readonly holdings: readonly (readonly Card[])[]
    }

/** A layout of the hidden cards of a suit: how many of each kind one hand has. */
export interface Lie {
  /** Cards that are as good as one another, and how many of them. */
  readonly parts: readonly { readonly cards: Holding; readonly n: number }[]
}
/** What the law and the agreements say of the closed hands. */
export type HandsClaim =
  | ChanceClaim
  /** The bounds of a length or of the points, and the number expected. */
  | { readonly kind: 'number'; readonly seat: Seat; readonly what: Suit | 'hcp' }
  /** Every layout of the honours of a suit within a split of the suit. */
  | { readonly kind: 'honours'; readonly suit: Suit; readonly lengths: readonly number[] }
  /** The layouts that the law leaves, and how many of them keep to what is agreed. */
  | { readonly kind: 'layouts' }
  | { readonly kind: 'vacant'; readonly seat: Seat }
  /** A way for a suit to lie before any card was seen, by closed hand. */
  | { readonly kind: 'before'; readonly lengths: readonly number[] }
  /** The layouts in which a hand would have made its first call by OPENBID. */
  | { readonly kind: 'opening'; readonly seat: Seat }
  /** The layouts of a suit in which a plan or a lead does what is wanted, each with its outcome. */
  | {
      readonly kind: 'lies'
      readonly suit: Suit
      /** The closed hand whose cards the layouts name. */
      readonly seat: Seat
      /** Each as likely as on a fresh deal, thirteen cards in either hand. */
      readonly fresh: boolean
      /** What the layouts bring: the target, or a number of tricks. */
      readonly worth: 'chance' | 'tricks'
      readonly lies: readonly (Lie & { readonly times: number })[]
    }
  /** Just these inferences were off. */
  | { readonly kind: 'pattern'; readonly off: readonly string[] }

/** Some of the hands that a player could hold, by one thing that all of them have. */
export type HandsAmong =
  /** Cards of a suit, from `min` to `max`. */
  | { readonly kind: 'length'; readonly suit: Suit; readonly min: number; readonly max: number }
  /** High-card points, from `min` to `max`. */
  | { readonly kind: 'points'; readonly min: number; readonly max: number }
  /** Lengths in any order, longest first: `5431`. */
  | { readonly kind: 'patterns'; readonly patterns: readonly string[] }

/** Which hands: those before the call, those left by what it shows and by what it denies, or those cut. */
export type HandsLeft = 'before' | 'shown' | 'after' | 'cut-by-call' | 'cut-by-denial'

/** What the rules of a system say of a call. */
export type CallClaim =
  /** The hands that a seat can hold, at one of its calls or before its first. */
  | {
      readonly kind: 'hands'
      readonly seat: Seat
      readonly at?: {
        /** Place of the call in the auction, from 0. */
        readonly index: number
        readonly left: HandsLeft
      }
      readonly among?: HandsAmong
    }
  /**
   * For each call not made the fewest cards to exchange that would make it right, nearest first. Of
   * OPENBID's openings the search stops once the first `first` are known; all when absent.
   */
  | { readonly kind: 'why-not'; readonly first?: number }
  /** The fewest cards to exchange so that OPENBID opens this call. */
  | { readonly kind: 'change'; readonly call: Call }

/** What can be asked for its proof. */
export type ProofClaim = HandsClaim | CallClaim

const CALL_CLAIMS: readonly ProofClaim['kind'][] = [
  'hands',
  'why-not',
  'change',
] satisfies CallClaim['kind'][]
export const isCallClaim = (of: ProofClaim): of is CallClaim => CALL_CLAIMS.includes(of.kind)

/** A quantity of a hand that a change of cards moves, as the procedure names it. */
export interface Moved {
  readonly name: string
  readonly term?: string
  readonly now: string
  readonly after: string
}
/** Cards to exchange so that a hand makes another call. */
export interface CardChange {
  readonly call: Call
  /** The section or rule that makes the call with the changed hand: `12a`. */
  readonly label: string
  /** One to thirteen. */
  readonly exchanges: readonly Exchange[]
  /** The changed hand. */
  readonly hand: Hand
  /** Worked out for `change` alone. */
  readonly moved?: readonly Moved[]
}

export interface ProofStep {
  /** A sentence; after an act it goes on from `West’s 1♥`. */
  readonly text: string
  /** The same with its suits and calls as tokens, where it names such. */
  readonly phrase?: Phrase
  /** Cards it rests on, as 0-based places in the order of play. */
  readonly events: readonly number[]
  /** The call or card it rests on, who made it, and the agreement by which it speaks. */
  readonly act?: { readonly seat: Seat; readonly act: Act; readonly rule: string }
  /** The figure that the step ends with, if any. */
  readonly figure?: Chance
  /** Whole numbers that the step ends with, in decimal: one number out of another. */
  readonly count?: { readonly n: string; readonly of?: string }
  /** The exchange that the step describes; `count` is then the number of cards. */
  readonly change?: CardChange
  /** Its own steps; the text is then their conclusion. */
  readonly steps?: readonly ProofStep[]
  /** The parts of the text that are claims themselves, in order. */
  readonly opens?: readonly Opening[]
}
/** Words of a sentence that are a claim with its own proof. */
export interface Opening {
  readonly words: string
  readonly of: ProofClaim
}
/** A sentence, parts of which open their proofs. */
export type OpenSentence = Pick<ProofStep, 'text' | 'opens'>
/** A step that describes an exchange of cards. */
export type ChangeStep = ProofStep & Required<Pick<ProofStep, 'phrase' | 'change'>>
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
/** A proof that may not be finished. */
export interface ProofSoFar {
  /** Of the work, 0..1. */
  readonly share: number
  readonly proof: Proof
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
