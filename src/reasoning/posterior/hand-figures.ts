/**
 * What the closed hands can hold: the one answer of all panels. It is given by law, and with what is
 * agreed; a panel that shows both shows two of these. Chances are 0..1.
 */
import type { Card } from '#core/card.ts'
import type { Chance } from '#core/chance.ts'
import type { Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import type { HandBounds } from '../law/changes.ts'
import type { Distribution } from '../law/distribution.ts'

export interface ShapeChance extends Chance {
  /** Spades first: `5=3=3=2`. */
  readonly name: string
}
export interface HandFigures {
  readonly seat: Seat
  /** By suit, clubs first; lengths as dealt. */
  readonly suits: Tuple4<Distribution>
  /** Points as dealt. */
  readonly hcp: Distribution
  /** Likeliest first, a few. */
  readonly shapes: readonly ShapeChance[]
  /** Set where the shapes' chances are shares of this many exact samples: their standard error is √(p(1−p)/n). */
  readonly sampled?: number
  /** What every layout has that meets all that is agreed; absent by law, and where none does. */
  readonly kept?: HandBounds
  /** The least range of each number that holds nine layouts in ten with what is agreed; absent by law. */
  readonly likely?: HandBounds
}
/** A card whose owner is not in sight, and the chance that each closed hand has it. */
export interface CardFigures {
  readonly card: Card
  readonly holders: readonly Chance[]
}
export interface Figures {
  /** Closed hands, clockwise from the observer. */
  readonly hands: readonly HandFigures[]
  /** Highest first within spades, hearts, diamonds, clubs. */
  readonly cards: readonly CardFigures[]
}
/** One way for the closed hands' cards of a suit to lie. */
export interface SplitFigures extends Chance {
  /** Cards of the suit as dealt, by closed hand. */
  readonly lengths: readonly number[]
  /** By law alone, now. */
  readonly lawful: number
  /** By law, before any card was played. */
  readonly apriori: number
}
export interface SuitFigures {
  readonly suit: Suit
  /** Cards of the suit dealt to the closed hands together, high first. */
  readonly cards: readonly Card[]
  /** The first hand's shortest first; ways that are no longer possible stay, at nought. */
  readonly rows: readonly SplitFigures[]
}
