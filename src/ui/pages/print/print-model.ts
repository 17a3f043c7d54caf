/** What a printed board needs: the position at the end of its line, and what was played on it. Pure. */
import type { SystemRefs } from '#core/system-ref.ts'
import { type KibitzerState, systemsOn, type TableBoard, type TablePosition } from '#store/index.ts'
import { activeLine } from '#store/table/lines.ts'
import { positionOf, treeOf } from '#store/table/table.ts'
import { resolved } from '../../ask/systems/systems.ts'

export const PRINTS = ['records', 'auctions', 'story'] as const
/** Hand records; the auctions with what each call shows; one board from deal to result. */
export type Print = (typeof PRINTS)[number]

export interface PrintPlace {
  readonly print: Print
  /** All boards, or the one on the table. */
  readonly all: boolean
}
/** @param rest what stands behind `/print/`, as in `/print/auctions/one`, or nothing. */
export function printPlaceOf(rest: string | undefined): PrintPlace {
  const parts = (rest ?? '').split('/')
  return {
    print: PRINTS.find((print) => print === parts[0]) ?? 'records',
    all: !parts.includes('one'),
  }
}
export const printAddress = ({ print, all }: PrintPlace): string =>
  ['/print', print, ...(all ? [] : ['one'])].join('/')

/** Boards whose calls are explained in one go. */
export const MOST_EXPLAINED = 36
/** Boards in one go. */
const MOST_PRINTED = 500

/** The boards to print, each with its place in the list from 0. */
export function chosenBoards(
  boards: readonly TableBoard[],
  onTable: number,
  print: Print,
  all: boolean,
): readonly (readonly [number, TableBoard])[] {
  const listed = boards.map((board, i) => [i, board] as const)
  if (!all || print === 'story') return listed.slice(onTable, onTable + 1)
  return listed.slice(0, print === 'auctions' ? MOST_EXPLAINED : MOST_PRINTED)
}

/** Everything that happened on the board, along its active line. */
export const wholeBoard = (board: TableBoard): TablePosition =>
  positionOf(board, activeLine(treeOf(board)).events.length)

export function refsOn(s: KibitzerState, board: TableBoard): SystemRefs {
  const [ns, ew] = systemsOn(s, board)
  const own = { strategies: s.strategies.list, systems: s.ownSystems.list }
  return [resolved(ns, own), resolved(ew, own)]
}
