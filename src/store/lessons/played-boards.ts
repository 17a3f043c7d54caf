/** The boards that a student can hand back: those of a set that came to the table, and were played here to the end. */
import { format, isWhole } from '#core/deal.ts'
import { shortKey } from '#core/short-key.ts'
import type { BoardHandedIn } from '#played/handed-in.ts'
import { rootOf } from '../table/lines.ts'
import { positionAt } from '../table/position.ts'
import { resultOf } from '../table/readings.ts'
import { type TableBoard, type TableState, treeOf } from '../table/table.ts'

/** Boards that are handed back at once: as many as a set has. */
export const MOST_HANDED_IN = 36

const numberOf = ({ source }: TableBoard): number => source.board.number ?? 0
/** Of a set that somebody made: whole hands on which nothing had happened, and not dealt by this table itself. */
const isOfSet = ({ seed, source: { board, calls, contract } }: TableBoard): boolean =>
  seed === undefined && calls.length === 0 && contract === undefined && isWhole(board.deal)

/** The boards of the set that the one on the table is of: they stand together, and their numbers rise one by one. */
export function setOnTable({ boards, index }: TableState): readonly TableBoard[] {
  const goesOn = (at: number): boolean => {
    const [one, next] = [boards[at], boards[at + 1]]
    return (
      one !== undefined &&
      next !== undefined &&
      isOfSet(one) &&
      isOfSet(next) &&
      numberOf(next) === numberOf(one) + 1
    )
  }
  let [first, last] = [index, index]
  while (goesOn(first - 1)) first--
  while (goesOn(last)) last++
  return boards.slice(first, last + 1).filter(isOfSet)
}

/** What the reader made of the board at the first try; `undefined` while it is not over. */
export function boardHandedIn(board: TableBoard): BoardHandedIn | undefined {
  const tree = treeOf(board)
  const { dealer, vulnerability, deal } = board.source.board
  for (const line of tree.lines) {
    if (rootOf(tree, line).origin !== undefined) continue
    const p = positionAt(board.source, line.events, line.events.length)
    const result = p.phase === 'finished' ? resultOf(p) : undefined
    if (result === undefined) continue
    const [lead] = p.record.cards
    return {
      ...{ number: numberOf(board), deal: shortKey(format(deal)), dealer, vulnerability },
      made: {
        calls: p.record.calls.map(({ call }) => call),
        ...(lead === undefined ? {} : { lead }),
        ...(result.kind === 'played' ? { declarerTricks: result.declarerTricks } : {}),
      },
    }
  }
  return undefined
}
