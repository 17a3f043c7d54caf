/**
 * What a finished board says of one player: which of the calls and cards could have been better by what was known
 * when they were made. Nothing else is a fault; what all cards open would have gained is told apart.
 */
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'

/** What a player does on a board: bid, make the opening lead, play both hands as declarer, defend. */
export const BOARD_ROLES = ['bid', 'lead', 'declare', 'defend'] as const
export type BoardRole = (typeof BOARD_ROLES)[number]

/**
 * What a fault is about. Of cards: `trumps` drawn too soon or too late, a `finesse` or a drop, a `hold-up`, an
 * `entry`, a `ruff`, partner's `signal`, the opening `lead`. Of calls: a `game` or a `slam` missed, `sold-out` to
 * the opponents, `too-high`.
 */
export const FAULT_THEMES = [
  'trumps',
  'finesse',
  'hold-up',
  'entry',
  'ruff',
  'signal',
  'lead',
  'game',
  'slam',
  'sold-out',
  'too-high',
  'other',
] as const
export type FaultTheme = (typeof FAULT_THEMES)[number]

/** How much was lost by what was known, on the mean, with the interval that holds it 95 times in a hundred. */
export interface KnownCost {
  readonly mean: number
  readonly least: number
  readonly most: number
}

interface FaultOf<Kind extends string, Made> {
  readonly kind: Kind
  readonly role: BoardRole
  /** Place among the calls or among the cards of the board, from 0. */
  readonly index: number
  readonly made: Made
  /** What was better by what was known. */
  readonly better: Made
  /** In the unit of the scoring: IMPs, points, or hundredths of a matchpoint board; of cards there tricks. */
  readonly cost: KnownCost
  readonly theme: FaultTheme
}
export type CallFault = FaultOf<'call', Call>
export type CardFault = FaultOf<'card', Card>

/** The decisions of one sort: how many there were, and those that were faults. */
export interface Decided<F> {
  /** Decisions in which there was a choice. */
  readonly made: number
  readonly faults: readonly F[]
}
export interface BoardVerdict {
  readonly seat: Seat
  readonly scoring: 'imps' | 'total' | 'matchpoints'
  readonly calls: Decided<CallFault>
  readonly cards: Decided<CardFault> & {
    /** Tricks given away with all cards open that could not have been known. */
    readonly openCost: number
  }
}
