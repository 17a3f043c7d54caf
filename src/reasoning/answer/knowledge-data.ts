/**
 * What is known of the closed hands at one moment, as plain data: what the law of the cards says, what
 * the agreements make of it, and every inference judged.
 */
import type { Chance } from '#core/chance.ts'
import type { Seat } from '#core/seat.ts'
import type { Conflict, InferenceProblem, WeighedInference } from '../inference/weighed.ts'
import type { Figures, SuitFigures } from '../posterior/hand-figures.ts'

export interface Knowledge {
  readonly observer: Seat
  /** Closed hands, clockwise from the observer. */
  readonly seats: readonly Seat[]
  /** Lawful layouts of the unseen cards, in decimal. */
  readonly layouts: string
  /** Weight of the layouts with the agreements, in decimal where exact; '0' when they leave nothing. */
  readonly total: string
  /**
   * How good the figures with agreements are. `law`: none was asked for. `exact`: whole numbers.
   * `rounded`: to fourteen digits. `interval`: ends. `drawn`: ends that hold the exact figure nineteen
   * times in twenty, by layouts drawn.
   */
  readonly precision: 'law' | 'exact' | 'rounded' | 'interval' | 'drawn'
  /** Layouts drawn, where figures rest on them. */
  readonly drawn?: number
  readonly law: Figures
  /** With the agreements; absent when they leave no layout any weight. */
  readonly now?: Figures
  /** Spades first. */
  readonly splits: readonly SuitFigures[]
  readonly inferences: readonly WeighedInference[]
  /** Meanings that contradict themselves, each with what is wrong; one without any possible reading is left out of the figures. */
  readonly problems: readonly InferenceProblem[]
  readonly conflict: Conflict
  /** Of what is supposed, where something is. */
  readonly supposed?: SupposedChance
}
/** How likely what is supposed is, as it stands without it. */
export interface SupposedChance {
  /** By law. */
  readonly lawful: number
  /** With what is agreed; absent where no figure of it is known. */
  readonly now?: Chance
}
