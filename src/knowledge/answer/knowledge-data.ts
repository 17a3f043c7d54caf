/**
 * What is known of the concealed hands at one moment, as plain data for a panel: what the law of
 * the cards says, what the agreements add, and every inference judged. Chances are 0..1.
 */

import type { Card } from '#core/card.ts'
import type { Four } from '#core/four.ts'
import type { Seat } from '#core/seat.ts'
import type { Shape } from '#core/shape.ts'
import type { KnownConflict, KnownInference, KnownProblem } from '../inference/known.ts'
import type { LawfulRange } from '../law/changes.ts'
import type { Between, Spread } from '../law/spread.ts'

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
  readonly lengths: Four<BothSpreads>
  /** Points as dealt. */
  readonly hcp: BothSpreads
  /** Bounds under the agreements: what every layout has that meets all of them; absent where none does. */
  readonly agreed:
    | { readonly lengths: readonly LawfulRange[]; readonly hcp: LawfulRange }
    | undefined
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
