/** What a printed board needs: the position at the end of its line, and what was played on it. Pure. */
import type { SystemRefs } from '#core/system-ref.ts'
import { type KibitzerState, systemsOn, type TableBoard, type TablePosition } from '#store/index.ts'
import { activeLine } from '#store/table/lines.ts'
import { positionOf, treeOf } from '#store/table/table.ts'
import { resolved } from '../../ask/systems/systems.ts'
import { type PrintPlace, placesOf } from '../../kit/addresses/print-address.ts'

/** Boards whose calls are explained in one go. */
export const MOST_EXPLAINED = 36
/** Boards in one go. */
const MOST_PRINTED = 500

/** The boards to print, each with its place in the list from 0. */
export function chosenBoards(
  boards: readonly TableBoard[],
  onTable: number,
  { print, which }: PrintPlace,
): readonly (readonly [number, TableBoard])[] {
  const listed = boards.map((board, i) => [i, board] as const)
  if (which === 'one' || print === 'story') return listed.slice(onTable, onTable + 1)
  return listed
    .slice(...placesOf(which))
    .slice(0, print === 'auctions' ? MOST_EXPLAINED : MOST_PRINTED)
}

/** Everything that happened on the board, along its active line. */
export const wholeBoard = (board: TableBoard): TablePosition =>
  positionOf(board, activeLine(treeOf(board)).events.length)

export function refsOn(s: KibitzerState, board: TableBoard): SystemRefs {
  const [ns, ew] = systemsOn(s, board)
  const own = { strategies: s.strategies.list, systems: s.ownSystems.list }
  return [resolved(ns, own), resolved(ew, own)]
}
