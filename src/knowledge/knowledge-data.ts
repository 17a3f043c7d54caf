/**
 * What is known of the concealed hands at one moment, as plain data for a panel: what the law of
 * the cards says, what the agreements add, and every inference judged. Chances are 0..1.
 */
import type { Card } from '#core/card.ts'
import type { Problem } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { Shape } from '#core/shape.ts'
import type { Range } from './changes.ts'
import type { Evidence, Inference, Qualifier, Verdict } from './inference.ts'
import type { Predicate } from './predicate.ts'
import type { Status } from './status.ts'

/** Where a figure lies when it is not known exactly. */
export interface Between {
  readonly least: number
  readonly most: number
}
/** A distribution over the whole numbers from `from` on. */
export interface Spread {
  readonly from: number
  readonly chances: readonly number[]
  /** Exact numerators over `total`, in decimal, where every figure is a whole number without rounding. */
  readonly counts?: readonly string[]
  /** Present where honour-level meanings of several hands meet: the chance lies between these. */
  readonly between?: readonly Between[]
}
/** The same number by the law alone and with the agreements; the latter absent where they leave nothing. */
export interface BothSpreads {
  readonly law: Spread
  readonly now: Spread | undefined
}
export interface KnownShape {
  /** By suit, clubs first. */
  readonly shape: Shape
  readonly law: number
  readonly now: number | undefined
}
export interface KnownHand {
  readonly seat: Seat
  /** By suit, clubs first; lengths as dealt. */
  readonly lengths: readonly [BothSpreads, BothSpreads, BothSpreads, BothSpreads]
  /** Points as dealt. */
  readonly hcp: BothSpreads
  /** Bounds under the agreements: what every layout has that meets all of them; absent where none does. */
  readonly agreed: { readonly lengths: readonly Range[]; readonly hcp: Range } | undefined
  /** Likeliest first. */
  readonly shapes: readonly KnownShape[]
  /** Set where the shapes' chances are the shares of so many exact samples: their standard error is √(p(1−p)/n). */
  readonly shapesSampled?: number
}
/** A card whose owner is not in sight; entries by concealed hand. */
export interface KnownCard {
  readonly card: Card
  readonly law: readonly number[]
  readonly now: readonly number[] | undefined
  readonly counts?: readonly string[]
  readonly between?: readonly Between[]
}
/** One way for the concealed hands' cards of a suit to lie, lengths as dealt by concealed hand. */
export interface KnownSplit {
  readonly lengths: readonly number[]
  /** Before any card of the play, by law. */
  readonly before: number
  readonly law: number
  readonly now: number | undefined
  readonly between?: Between
}
export interface KnownReading {
  readonly says: Predicate
  readonly qualifier: Qualifier | undefined
  /** By the law alone; never taken back but by undo. */
  readonly status: Status
  /** By the agreements: softer, and may be taken back. */
  readonly agreed: 'implied' | 'excluded' | 'neither' | undefined
  /** The chance that it is true, with everything known; absent where it is not worked out. */
  readonly chance: number | undefined
  /** Exact count over `total`, in decimal, where there is one. */
  readonly count?: string
  /** Where the chance lies by layouts drawn. */
  readonly between?: Between
}
export interface KnownPart {
  readonly status: Status
  /** What it leaves of the hand, whatever else is known: the shape and points of every hand that meets it. */
  readonly lengths: readonly Range[]
  readonly hcp: Range
}
export interface KnownInference {
  readonly id: string
  readonly seat: Seat
  readonly because: Evidence
  readonly kind: Inference['kind']
  readonly readings: readonly KnownReading[]
  /** Place of the reading believed now. */
  readonly active: number | undefined
  readonly verdict: Verdict
  /** Present for calls: what the call shows, and what the calls not made deny. */
  readonly directly?: KnownPart
  readonly byDenial?: KnownPart
  /** The chance that the action was off: not as first agreed. */
  readonly off: number | undefined
}
/** Inferences that were off together, and the chance that just these were. */
export interface KnownPattern {
  readonly off: readonly string[]
  readonly chance: number
}
export interface KnownConflict {
  /**
   * `none`: some layout meets everything agreed. `priced`: none does, and the prices of violations
   * tell how likely each pattern is. `total`: even with violations nothing is left.
   */
  readonly kind: 'none' | 'priced' | 'total'
  /** Likeliest first; patterns of up to two violations, each with its exact chance. */
  readonly patterns: readonly KnownPattern[]
  /** Patterns believed when partner is believed before the opponents: least violations of partner's first. */
  readonly partnerFirst: readonly KnownPattern[]
}
export interface KnownProblem {
  /** The inference, as it would have been named, and what it rests on. */
  readonly id: string
  readonly because: Evidence
  readonly problem: Problem
}
export interface Knowledge {
  readonly observer: Seat
  /** Concealed hands, clockwise from the observer. */
  readonly seats: readonly Seat[]
  /** Lawful layouts of the unseen cards, in decimal. */
  readonly layouts: string
  /** Weight of the layouts with the agreements, in decimal where exact; '0' when they leave nothing. */
  readonly total: string
  /**
   * How the figures with agreements were found: each exact, lying between bounds, or by layouts drawn
   * and within the error of such a sample; `law` when not asked for.
   */
  readonly figures: 'law' | 'exact' | 'between' | 'drawn'
  /** Layouts drawn, where figures rest on them. */
  readonly drawn?: number
  readonly hands: readonly KnownHand[]
  /** Highest first within spades, hearts, diamonds, clubs. */
  readonly cards: readonly KnownCard[]
  /** By suit, clubs first. */
  readonly splits: readonly [
    readonly KnownSplit[],
    readonly KnownSplit[],
    readonly KnownSplit[],
    readonly KnownSplit[],
  ]
  readonly inferences: readonly KnownInference[]
  /** Meanings that contradict themselves, each with what is wrong; one without any possible reading is left out of the figures. */
  readonly problems: readonly KnownProblem[]
  readonly conflict: KnownConflict
}
