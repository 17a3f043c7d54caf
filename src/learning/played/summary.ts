/** What all the boards together say of a player: means with their intervals, lately against before. */
import { studentErrors } from '#core/student.ts'
import {
  BOARD_ROLES,
  type BoardRole,
  FAULT_THEMES,
  type FaultTheme,
} from '#practice/board-verdict.ts'
import {
  type Fault,
  faultsOf,
  knownCost,
  type Looked,
  type PlayedBoard,
  rolesOn,
} from './played-board.ts'

/** A mean in IMPs a board, with the interval that holds it nineteen times in twenty where boards are enough. */
export interface Mean {
  readonly boards: number
  readonly mean: number
  readonly interval?: { readonly least: number; readonly most: number }
}
/** Lately, and before: the later half of the boards and the earlier one. */
export interface Compared extends Mean {
  readonly before?: Mean
}
export interface Change {
  readonly mean: number
  readonly least: number
  readonly most: number
}
export interface Block extends Mean {
  /** When its last board was over. */
  readonly at: number
}
/** A fault with the board that it was made on. */
export interface FaultOn {
  readonly board: PlayedBoard
  readonly fault: Fault
}
export interface Summary {
  /** Boards kept, looked back on or not. */
  readonly boards: number
  readonly looked: number
  /** What could have been kept, and how it has changed from the earlier half of the boards to the later. */
  readonly known: Mean
  readonly change: Change | undefined
  /** What was lost with all hands open. */
  readonly open: Mean
  readonly againstPar: Mean
  readonly roles: readonly (Compared & { readonly role: BoardRole })[]
  /** Those with a fault, the dearest first, a mean over all boards. */
  readonly themes: readonly (Compared & {
    readonly theme: FaultTheme
    readonly times: number
    readonly cost: number
  })[]
  readonly blocks: readonly Block[]
  /** The dearest first. */
  readonly faults: readonly FaultOn[]
}

/** Boards without which no interval is told: with fewer, one board decides its width. */
const LEAST = 8
/** Boards without which nothing is set beside what was before. */
const LEAST_HALVES = 2 * LEAST
const MOST_BLOCKS = 8

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const varianceOf = (values: readonly number[], mean: number): number =>
  sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1)

/** The mean of figures; where all are alike nothing is known of how far it may be off. */
export function meanOf(values: readonly number[]): Mean {
  const boards = values.length
  if (boards === 0) return { boards, mean: 0 }
  const mean = sum(values) / boards
  if (boards < LEAST) return { boards, mean }
  const variance = varianceOf(values, mean)
  if (variance === 0) return { boards, mean }
  const error = studentErrors(boards - 1) * Math.sqrt(variance / boards)
  // What is never below nought has no mean below it.
  const floor = values.every((value) => value >= 0) ? 0 : Number.NEGATIVE_INFINITY
  return { boards, mean, interval: { least: Math.max(floor, mean - error), most: mean + error } }
}

const halves = <T>(all: readonly T[]): readonly [readonly T[], readonly T[]] => [
  all.slice(0, all.length >> 1),
  all.slice(all.length >> 1),
]

function compared(values: readonly number[]): Compared {
  if (values.length < LEAST_HALVES) return meanOf(values)
  const [before, lately] = halves(values)
  return { ...meanOf(lately), boards: values.length, before: meanOf(before) }
}

/** How the later half differs from the earlier one. */
function changeOf(values: readonly number[]): Change | undefined {
  if (values.length < LEAST_HALVES) return undefined
  const [a, b] = halves(values)
  const [before, lately] = [sum(a) / a.length, sum(b) / b.length]
  const variance = varianceOf(a, before) / a.length + varianceOf(b, lately) / b.length
  const error = studentErrors(a.length - 1) * Math.sqrt(variance)
  const mean = lately - before
  return { mean, least: mean - error, most: mean + error }
}

type LookedBoard = PlayedBoard & { readonly looked: Looked }
const isLooked = (board: PlayedBoard): board is LookedBoard => board.looked !== undefined

/** Blocks of boards, alike in size as far as can be, in the order of time. */
function blocksOf(boards: readonly LookedBoard[]): readonly Block[] {
  const count = Math.min(MOST_BLOCKS, Math.floor(boards.length / LEAST))
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [i, i + 1].map((n) => Math.round((n * boards.length) / count))
    const part = boards.slice(from, to)
    return { ...meanOf(part.map(({ looked }) => knownCost(looked))), at: part.at(-1)!.at }
  })
}

/** @param boards in any order. */
export function summaryOf(boards: readonly PlayedBoard[]): Summary {
  const looked = boards.filter(isLooked).sort((a, b) => a.at - b.at)
  const known = looked.map((board) => knownCost(board.looked))
  const faults = looked
    .flatMap((board) => faultsOf(board.looked.verdict).map((fault) => ({ board, fault })))
    .sort((a, b) => b.fault.cost.mean - a.fault.cost.mean || b.board.at - a.board.at)
  return {
    boards: boards.length,
    looked: looked.length,
    known: meanOf(known),
    change: changeOf(known),
    open: meanOf(looked.map((board) => board.looked.open)),
    againstPar: meanOf(looked.map((board) => board.looked.againstPar)),
    roles: BOARD_ROLES.flatMap((role) => {
      const of = looked.filter((board) => rolesOn(board).includes(role))
      const costs = of.map((board) => knownCost(board.looked, (fault) => fault.role === role))
      return of.length === 0 ? [] : [{ role, ...compared(costs) }]
    }),
    themes: FAULT_THEMES.flatMap((theme) => {
      const isOf = (fault: Fault): boolean => fault.theme === theme
      const times = faults.filter(({ fault }) => isOf(fault)).length
      if (times === 0) return []
      const costs = looked.map((board) => knownCost(board.looked, isOf))
      return [{ theme, times, cost: sum(costs), ...compared(costs) }]
    }).sort((a, b) => b.cost - a.cost),
    blocks: blocksOf(looked),
    faults,
  }
}
