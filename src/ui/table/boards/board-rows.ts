/**
 * Rows of the board list, and which boards a filter keeps. A row is made when it is drawn or looked
 * at, because there may be tens of thousands.
 */

import { type Contract, contractCode, tricksNeeded } from '#core/contract.ts'
import { seatInitial } from '#core/display.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { boardSummary, type TableBoard } from '#store/index.ts'

export interface BoardRow {
  readonly index: number
  /** `Board 7`, or `Deal 3` for a board without a number. */
  readonly name: string
  readonly contract: Contract | undefined
  readonly declarer: string
  readonly passedOut: boolean
  /** Who played it, as far as the file says: `Open: N Adams, E Baker`. */
  readonly who: string
  /** `10 tricks, +420`, or an empty string. */
  readonly result: string
  /** Lower-case words the filter looks in. */
  readonly words: string
}

function makeRow(board: TableBoard, index: number): BoardRow {
  const { source } = board
  const { contract, passedOut, declarerTricks, score } = boardSummary(board)
  const name = boardName(board, index)
  const over =
    contract === undefined || declarerTricks === undefined
      ? undefined
      : declarerTricks - tricksNeeded(contract)
  const made = over === undefined ? '' : over === 0 ? '=' : over > 0 ? `+${over}` : `−${-over}`
  const result = [made, score === undefined ? '' : score > 0 ? `${score}` : `−${-score}`]
    .filter((part) => part !== '')
    .join(', ')
  const state = passedOut ? t`passed out` : declarerTricks === undefined ? t`open` : t`played`
  const { players = {} } = source
  const names = ([0, 1, 2, 3] as const)
    .filter((seat) => players[seat])
    .map((seat) => `${seatInitial(seat)} ${players[seat]}`)
    .join(', ')
  const room = source.room === undefined ? '' : source.room === 'open' ? t`Open` : t`Closed`
  const who = [room, names].filter((part) => part !== '').join(': ')
  const words = [
    name,
    result.replaceAll('−', '-'),
    board.note ?? '',
    contract === undefined ? '' : contractCode(contract),
    contract === undefined ? '' : contractCode(contract).replace('N', 'NT'),
    contract === undefined ? '' : seatName(contract.declarer),
    state,
    source.event ?? '',
    source.room ?? '',
    ...Object.values(players),
  ]
    .join(' ')
    .toLowerCase()
  return {
    index,
    name,
    contract,
    declarer: contract === undefined ? '' : seatInitial(contract.declarer),
    passedOut,
    who,
    result: passedOut ? '0' : result,
    words,
  }
}

const ROWS = new WeakMap<TableBoard, BoardRow>()
/** The row of a board at its place in the list, from 0. */
export function boardRow(board: TableBoard, index: number): BoardRow {
  const known = ROWS.get(board)
  if (known?.index === index) return known
  const row = makeRow(board, index)
  ROWS.set(board, row)
  return row
}

const boardName = ({ source: { board } }: TableBoard, index: number): string =>
  board.number === undefined ? t`Deal ${index + 1}` : t`Board ${board.number}`

/** More words of a board that a filter looks in. */
export type MoreWords = (board: TableBoard) => string

/**
 * What a filter keeps: boards with every word of it; a bare number asks for that board number
 * alone. `undefined` when it keeps all.
 */
export function matcher(
  filter: string,
  more?: MoreWords,
): ((board: TableBoard, index: number) => boolean) | undefined {
  const wanted = filter.trim().toLowerCase().replaceAll('−', '-')
  if (wanted === '') return undefined
  if (/^\d+$/.test(wanted)) return (board, index) => boardName(board, index).endsWith(` ${wanted}`)
  const words = wanted.split(/\s+/)
  return (board, index) => {
    const here = [boardRow(board, index).words, more?.(board).toLowerCase() ?? ''].join(' ')
    return words.every((word) => here.includes(word))
  }
}
