/**
 * How much a robot thinks, counted in layouts and positions and never in time, so that the same
 * question has the same answer on every machine.
 */
import { CAREFUL, type Effort } from '#endings/solve.ts'
import type { LayoutBudget } from './seat-layouts.ts'

export const SPEEDS = ['instant', 'normal', 'careful'] as const
export type Speed = (typeof SPEEDS)[number]

export interface Budget extends LayoutBudget {
  /** Double-dummy positions looked at: about two million a second in WebAssembly. */
  readonly positions: number
  /** Own cards that declarer's plan looks ahead, beyond the one played now; 0 makes no plan. */
  readonly ahead: number
  /** What is spent on solving declarer's last tricks as a whole, once all layouts are listed; absent: nothing. */
  readonly ending?: Effort
  /** Draws that measure how surely a card is best: see `chancesToBeBest`. Absent where nobody asks. */
  readonly telling?: number
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
    telling: 1000,
  },
  normal: {
    draws: [16, 24, 40, 60],
    every: 200,
    tries: 20_000,
    positions: 1_600_000,
    ahead: 2,
    ending: { places: 40_000, joins: 10_000 },
    telling: 1000,
  },
  careful: {
    draws: [40, 60, 100, 200],
    every: 400,
    tries: 100_000,
    positions: 8_000_000,
    ahead: 2,
    ending: CAREFUL,
    telling: 1000,
  },
}

/** Of a club player: half the layouts, no plan beyond the card, and no last tricks solved as a whole. */
export function clubBudget(speed: Speed | BoardBudget): BoardBudget {
  const { ending: _, ...budget } = boardBudget(speed)
  const [lead, second, fourth, later] = budget.draws
  const half = (n: number): number => Math.ceil(n / 2)
  return { ...budget, draws: [half(lead), half(second), half(fourth), half(later)], ahead: 0 }
}

/** For answers that need a dozen cards or more at once: each gets less thought than at the table. */
export const SWIFT: BoardBudget = {
  draws: [2, 3, 4, 6],
  every: 20,
  tries: 1500,
  positions: 40_000,
  ahead: 0,
}

/** What is spent on judging whether one of two cards was a mistake. */
export interface Judging {
  /** Layouts solved after each. */
  readonly solved: BoardBudget
  /** Layouts that robots play to the end after each. */
  readonly played: BoardBudget
}
/**
 * Many layouts are solved, so that a rare one that speaks for the other card is among them, and so
 * that a mistake can be told from chance among the thirty cards of a board. Fewer are played: a
 * second or two of work at the first tricks, less later.
 */
const JUDGING: Judging = {
  solved: {
    draws: [60, 80, 120, 200],
    every: 200,
    tries: 40_000,
    positions: 8_000_000,
    ahead: 0,
  },
  played: { ...SWIFT, draws: [12, 16, 40, 60], every: 60, tries: 20_000 },
}

/** The same for whoever looks back quickly. */
const SWIFT_JUDGING: Judging = {
  solved: { ...JUDGING.solved, draws: [24, 32, 60, 100] },
  played: { ...JUDGING.played, draws: [4, 6, 16, 30] },
}
/** The budget for judging that goes with a budget for each card. */
export const judgingAt = (speed: Speed | BoardBudget): Judging =>
  speed === 'instant' ? SWIFT_JUDGING : JUDGING

/** The budget that belongs to a speed. */
export const boardBudget = (speed: Speed | BoardBudget): BoardBudget =>
  typeof speed === 'string' ? BUDGETS[speed] : speed

/** @param played cards played before this one, 0..51. */
export function budgetAt(speed: Speed | BoardBudget, played: number): Budget {
  const { draws, ...rest } = boardBudget(speed)
  const stage = played === 0 ? 0 : played < 8 ? 1 : played < 16 ? 2 : 3
  return { ...rest, draws: draws[stage] }
}
