/** What can be done with the boards: deal them, load them, change the hands, choose one. */

import { cardName } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import { firstDuplicate } from '#core/deal.ts'
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import { type Problem, problem } from '#core/result.ts'
import { formatSeed, type Seed } from '#core/rng.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { type ActionResult, DONE } from './action-result.ts'
import { freshSeed } from './fresh-seed.ts'
import { recordKey } from './selectors.ts'
import { sessionNow, sheetOf } from './sessions/sessions.ts'
import type { KibitzerState, SharedPosition } from './state.ts'
import { goTo } from './table/lines.ts'
import { placeSentence } from './table/readings.ts'
import {
  boardAt,
  isAsLoaded,
  isFree,
  isUntouched,
  positionOf,
  type TableState,
  tableOf,
  treeOf,
  withBoards,
  withNote,
  withTree,
} from './table/table.ts'
import { withMoved } from './table/view.ts'
import { withYourTurn } from './table/your-turn.ts'

export interface DealOptions {
  /** Left out: fresh entropy from the browser. */
  readonly seed?: Seed
  /** The board number, from 1; left out: the one after the board on the table. */
  readonly number?: number
}
export interface LoadOptions {
  /** `replace` (the default) puts the boards in place of all others, `append` behind them. */
  readonly mode?: 'replace' | 'append'
  /** Which of the boards comes on the table, from 0. */
  readonly index?: number
  readonly problems?: readonly Problem[]
  /** The seed the boards were dealt from, as written, when they were dealt here. */
  readonly seed?: string
}
export interface SetDealOptions {
  /** `undefined` takes the number away. */
  readonly number?: number | undefined
  readonly dealer?: Seat
  readonly vulnerability?: Vulnerability
  /** What both sides play on it, as the page does that deals it; `undo` gives back what they play else. */
  readonly lent?: SystemRef
}

/** The board on the table is the page's that dealt it: both sides play what it plays. */
function dealtWith(table: TableState, system: SystemRef): TableState {
  const lent = [system, system] as const
  return {
    ...table,
    boards: table.boards.map((b, i) => (i === table.index ? { ...b, played: lent, lent } : b)),
  }
}

export function createBoardActions(
  get: () => KibitzerState,
  set: (part: Partial<KibitzerState>) => void,
) {
  const say = (text: string) => withMoved(get().view, text)
  /** A board comes on the table on which the reader may be waited for. */
  const sayOn = (table: TableState, text: string) => say(withYourTurn(text, { ...get(), table }))

  const loadBoards = (
    records: readonly BoardRecord[],
    sourceName: string,
    options: LoadOptions = {},
  ): ActionResult => {
    if (records.length === 0) return problem('load/empty', t`There is no board to load.`)
    const index = Math.max(0, Math.min(records.length - 1, options.index ?? 0))
    const { table, players } = get()
    const seed = options.seed === undefined ? {} : { seed: options.seed }
    // What was said of the records before says nothing of these.
    const { records: _, ...kept } = players
    const added =
      options.mode === 'append'
        ? withBoards(table, records, seed)
        : tableOf(records, { firstId: table.nextId, ...seed })
    set({
      table: { ...added, index: options.mode === 'append' ? added.index + index : index },
      players: kept,
      library: { source: sourceName, problems: options.problems ?? [] },
      view: say(
        records.length === 1
          ? t`One board loaded from ${sourceName}.`
          : t`${records.length} boards loaded from ${sourceName}.`,
      ),
    })
    return DONE
  }

  const selectBoard = (index: number): ActionResult => {
    const { table } = get()
    if (!Number.isInteger(index) || index < 0 || index >= table.boards.length)
      return problem('board/none', t`There is no board ${index + 1} in the list.`)
    const next = { ...table, index }
    const { number } = boardAt(next).source.board
    const words = number === undefined ? t`Another board.` : t`Board ${number}.`
    set({ table: next, view: sayOn(next, words) })
    return DONE
  }

  /** In a rubber and in Chicago dealer and vulnerability follow from what was played. */
  const asSheetSays = (record: BoardRecord): BoardRecord => {
    const session = sessionNow(get().sessions)
    const sheet = session && sheetOf(session)
    if (sheet === undefined) return record
    const { dealer, vulnerability } = sheet
    return { ...record, board: { ...record.board, dealer, vulnerability } }
  }
  /** Deals a board and puts it behind the others. */
  const dealNew = (options: DealOptions = {}): ActionResult => {
    const { table } = get()
    const number = options.number ?? (boardAt(table).source.board.number ?? 0) + 1
    if (!Number.isSafeInteger(number) || number < 1)
      return problem('board/number', t`A board number is a whole number from 1.`)
    const seed = options.seed ?? freshSeed()
    const record = asSheetSays(dealtRecord(number, dealFromSeed(seed, number)))
    const dealt = withBoards(table, [record], { seed: formatSeed(seed) })
    const words = t`Board ${number} is dealt. ${seatName(record.board.dealer)} calls first.`
    set({ table: dealt, view: sayOn(dealt, words) })
    return DONE
  }

  return {
    dealNew,
    /** The next board of the list, or a new deal after the last. */
    nextBoard(): ActionResult {
      const { table } = get()
      if (table.index + 1 < table.boards.length) return selectBoard(table.index + 1)
      return table.unread === undefined || table.unread.behind.length === 0
        ? dealNew()
        : problem('board/unread', t`The next board is still being read.`)
    },
    loadBoards,
    selectBoard,
    /** What the reader writes about a board; an empty text takes it away. */
    noteBoard(id: number, text: string): void {
      set({ table: withNote(get().table, id, text) })
    },
    /**
     * Puts a board exactly as a link describes it behind the others: line, cursor and view. A board
     * that stands in the list just so, as when the same link is opened again, is shown instead.
     */
    openPosition({ record, cursor, view }: SharedPosition): ActionResult {
      const { table } = get()
      const key = recordKey(record)
      const same = table.boards.findIndex(
        (b) => recordKey(b.source) === key && treeOf(b).lines.length === 1 && isAsLoaded(b),
      )
      const opened = same < 0 ? withBoards(table, [record]) : { ...table, index: same }
      const next = withTree(opened, goTo(treeOf(boardAt(opened)), { line: 1, cursor }))
      set({
        table: next,
        view: {
          ...say(t`A shared position is open. ${placeSentence(positionOf(boardAt(next)))}.`),
          mode: view.mode,
          observer: view.observer,
          turned: view.turned,
        },
      })
      return DONE
    },
    /**
     * Puts a set of boards on the table, the first of them shown: in place of a single board on which nothing has
     * happened, else behind the others. A set that stands in the list already, as when the same link is opened again, is shown.
     */
    openSet(records: readonly BoardRecord[], sourceName: string): ActionResult {
      const { table } = get()
      const keys = records.map(recordKey)
      const same = table.boards.findIndex((_, at) =>
        keys.every((key, i) => {
          const board = table.boards[at + i]
          return board !== undefined && recordKey(board.source) === key
        }),
      )
      if (same >= 0 && records.length > 0) return selectBoard(same)
      return loadBoards(records, sourceName, { mode: isFree(table) ? 'replace' : 'append' })
    },
    /** Puts hands on the table: in place of a board nothing has happened on, else as a new board. */
    setDeal(deal: PartialDeal, options: SetDealOptions = {}): ActionResult {
      const twice = firstDuplicate(deal)
      if (twice !== undefined)
        return problem(
          'deal/duplicate',
          t`The ${cardName(twice.card)} stands in two hands, ${twice.seats.map(seatName).join(t` and `)}.`,
        )
      const { table } = get()
      const now = boardAt(table)
      const { board: old } = now.source
      const record: BoardRecord = {
        board: {
          number: 'number' in options ? options.number : old.number,
          dealer: options.dealer ?? old.dealer,
          vulnerability: options.vulnerability ?? old.vulnerability,
          deal,
        },
        calls: [],
        contract: undefined,
        cards: [],
      }
      const put = withBoards(table, [record], { at: table.index + 1 })
      const added = options.lent === undefined ? put : dealtWith(put, options.lent)
      const replaced = isUntouched(now) && now.source.contract === undefined
      set({
        table: replaced
          ? {
              ...added,
              boards: added.boards.filter((b) => b.id !== now.id),
              index: table.index,
            }
          : added,
        view: say(t`New hands are on the table. ${seatName(record.board.dealer)} calls first.`),
      })
      return DONE
    },
  }
}
