/**
 * How much a robot thinks, counted in layouts and positions and never in time, so that the same
 * question has the same answer on every machine.
 */
import type { LayoutBudget } from './seat-layouts.ts'

export const SPEEDS = ['instant', 'normal', 'careful'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Budget extends LayoutBudget {
  /** Double-dummy positions looked at: about two million a second in WebAssembly. */
  readonly positions: number
  /** Own cards that declarer's plan looks ahead, beyond the one played now; 0 makes no plan. */
  readonly ahead: number
  /**
   * Own decisions that declarer looks at together from trick five on, see `alphaMu`: 1 is plain sampling.
   * One more is looked at when few cards are left.
   */
  readonly decisions: number
}

/** What is spent on each card of a board. */
export interface BoardBudget extends Omit<Budget, 'draws'> {
  /** For the lead, for the rest of the first two tricks, for the next two, and for the others. */
  readonly draws: readonly [number, number, number, number]
}
const BUDGETS: Readonly<Record<Speed, BoardBudget>> = {
  instant: {
    draws: [6, 8, 12, 20],
    every: 60,
    tries: 5000,
    positions: 240_000,
    ahead: 1,
    decisions: 1,
  },
  normal: {
    draws: [16, 24, 40, 60],
    every: 200,
    tries: 20_000,
    positions: 1_600_000,
    ahead: 2,
    decisions: 1,
  },
  careful: {
    draws: [40, 60, 100, 200],
    every: 400,
    tries: 100_000,
    positions: 8_000_000,
    ahead: 2,
    decisions: 1,
  },
}

/** @param played cards played before this one, 0..51. */
export function budgetAt(speed: Speed | BoardBudget, played: number): Budget {
  const { draws, ...rest } = typeof speed === 'string' ? BUDGETS[speed] : speed
  const stage = played === 0 ? 0 : played < 8 ? 1 : played < 16 ? 2 : 3
  return { ...rest, draws: draws[stage] }
}
