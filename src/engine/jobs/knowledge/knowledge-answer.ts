/** The answer of the job `knowledge` as the page draws it: plain data, figures with their words. */
import type { CallSource, ReadingStatus } from '#bidding/public-state.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { Card } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { Act } from '#explain/proof.ts'
import type { Inference, InferenceVerdict, Qualifier } from '#knowledge/inference/inference.ts'
import type { Status } from '#knowledge/inference/status.ts'
import type { LawfulRange } from '#knowledge/law/changes.ts'

/** A number of a closed hand, weighed by the agreements. */
export interface ToldNumber {
  /** Least and most in the layouts that keep to every agreement; `undefined` when none does. */
  readonly kept: LawfulRange | undefined
  /** Least and most that have any weight at all. */
  readonly lo: number
  readonly hi: number
  /** Chance of lo, lo + 1, … hi. */
  readonly chances: readonly number[]
  /** The higher ends, where the figures are intervals. */
  readonly upTo?: readonly number[]
  /** Exact numerators, in decimal, where the figures are whole numbers over `total`. */
  readonly counts?: readonly string[]
}
export interface ToldShape extends Chance {
  /** Spades first: `5=3=3=2`. */
  readonly name: string
}
export interface ToldHand {
  readonly seat: Seat
  /** By suit, clubs first; lengths as dealt. */
  readonly suits: readonly ToldNumber[]
  readonly hcp: ToldNumber
  /** Most likely first, the first few. */
  readonly shapes: readonly ToldShape[]
  /** Set where the shapes' chances are shares of so many exact samples. */
  readonly sampled?: number
}
/** A missing honour and the chance that each closed hand holds it, in the order of `seats`. */
export interface ToldCard {
  readonly card: Card
  readonly holders: readonly Chance[]
}
/** One way the missing cards of a suit can lie. */
export interface ToldSplit extends Chance {
  /** Cards of the suit as dealt, by hand in the order of `seats`. */
  readonly lengths: readonly number[]
  /** By law alone, now. */
  readonly lawful: number
  /** Before any card was played. */
  readonly apriori: number
}
export interface ToldSuit {
  readonly suit: Suit
  /** Cards of the suit dealt to the closed hands together, high first. */
  readonly cards: readonly Card[]
  /** Most even first; ways that are no longer possible stay, at nought. */
  readonly rows: readonly ToldSplit[]
}

/**
 * What a reading is in its act. `active`: believed now. `asleep`: a fallback that waits. `past`: given
 * up for a later one. `one-of`: one of several that exclude each other.
 */
export type ReadingRole = 'active' | 'asleep' | 'past' | 'one-of'
export interface ToldReading {
  readonly says: Phrase
  readonly qualifier: Qualifier | undefined
  readonly status: Status
  /** What the agreements make of an open one. */
  readonly soft?: 'implied' | 'excluded'
  readonly role: ReadingRole
  /** Absent where it is not worked out. */
  readonly chance?: number
  /** The higher end, where the chance is an interval. */
  readonly upTo?: number
}
/** How a call was read by the rules of its turn. */
export interface ToldCallReading {
  readonly source: CallSource
  /** Other than `exact` where it could not be joined to the earlier calls of the hand as it stands. */
  readonly status: ReadingStatus
  /** The rule's own words. */
  readonly words?: string
  /** What the calls not made tell beyond what the call shows. */
  readonly byDenial: readonly Phrase[]
}
export interface ToldInference {
  readonly id: string
  readonly seat: Seat
  readonly act: Act
  /** Name of the agreement. */
  readonly rule: string
  readonly kind: Inference['kind']
  /** What a card is evidence of, in a word or two: `lead`, `count signal`; empty for a call. */
  readonly sign: string
  readonly verdict: InferenceVerdict
  readonly readings: readonly ToldReading[]
  /** What the calls that were not made would have shown; empty where nothing is denied, or too much to tell. */
  readonly denies: readonly Phrase[]
  /** The chance that the act was not as agreed. */
  readonly off?: number
  /** Present for a call that a system of rules reads. */
  readonly read?: ToldCallReading
}
/** One way in which the sides can have broken their agreements. */
export interface ToldPattern {
  /** Ids of the inferences that are off. */
  readonly off: readonly string[]
  readonly chance: number
}

/** An agreement that cannot be used, and why. */
export interface ToldFault {
  readonly id: string
  readonly seat: Seat
  readonly act: Act
  readonly rule: string
  /** True when it is a system that never makes the call, false for a fault of the agreement. */
  readonly never: boolean
  /** One sentence. */
  readonly why: string
}

export interface Told {
  readonly observer: Seat
  /** The moment: calls and cards seen. */
  readonly calls: number
  readonly cards: number
  /** Closed hands, clockwise from the observer. */
  readonly seats: readonly Seat[]
  /** Lawful layouts, and the weight of the layouts by the agreements; in decimal. */
  readonly layouts: string
  readonly total: string
  /**
   * `law`: no agreement was asked for. `exact`: whole numbers. `rounded`: to fourteen digits. `interval`:
   * ends. `drawn`: ends that hold the exact figure nineteen times in twenty, by layouts drawn.
   */
  readonly precision: 'law' | 'exact' | 'rounded' | 'interval' | 'drawn'
  /** Layouts drawn, where the figures rest on them. */
  readonly drawn?: number
  /** In the order of `seats`; empty when the agreements leave no layout any weight, or were not asked for. */
  readonly hands: readonly ToldHand[]
  /** Unseen honours, high first by suit; empty as `hands` is. */
  readonly honours: readonly ToldCard[]
  readonly splits: readonly ToldSuit[]
  readonly inferences: readonly ToldInference[]
  /** Most likely first; empty while some layout keeps to every agreement. */
  readonly conflict: readonly ToldPattern[]
  readonly faults: readonly ToldFault[]
  /** The same if partner is believed before the opponents, where that makes a difference. */
  readonly partnerFirst: readonly ToldPattern[]
}
