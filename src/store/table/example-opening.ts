/**
 * The worked example on the table. Opening one puts its board behind the others, with its own
 * agreements and observer and a person in every seat; leaving it, or putting any other board on the
 * table, takes the board away and brings back what stood before.
 */
import { BY_HAND } from '#core/system-ref.ts'
import { fresh } from '../agreements/agreements.ts'
import type { KibitzerState } from '../state.ts'
import type { BeforeExample, ExampleOpening } from './example.ts'
import { goTo } from './lines.ts'
import { initialPlayers } from './players.ts'
import { boardAt, type TableBoard, type TableState, treeOf, withBoards, withTree } from './table.ts'
import type { ViewState } from './view.ts'

const withoutBoard = (table: TableState, id: number, to?: number): TableState => {
  const now = boardAt(table)
  const boards = table.boards.filter((b) => b.id !== id)
  if (boards.length === 0 || boards.length === table.boards.length) return table
  const wanted = boards.findIndex((b) => b.id === (now.id === id ? to : now.id))
  return { ...table, boards, index: wanted < 0 ? boards.length - 1 : wanted }
}

const viewNow = ({ mode, observer, turned }: ViewState): BeforeExample['view'] => ({
  mode,
  observer,
  turned,
})

/** The state with the example on the table; one that was open gives way to it. */
export function withExample(state: KibitzerState, opening: ExampleOpening): KibitzerState {
  const { example } = state
  const from = example === undefined ? state : withoutExample(state)
  const before: BeforeExample = {
    board: boardAt(from.table).id,
    sides: from.agreements.sides,
    players: from.players,
    view: viewNow(from.view),
    lawOnly: from.prefs.lawOnly,
  }
  const added = withBoards(from.table, [opening.record])
  const board: TableBoard = boardAt(added)
  const table = withTree(added, goTo(treeOf(board), { line: 1, cursor: opening.cursor }))
  return {
    ...from,
    table,
    agreements: fresh(opening.sides),
    players: {
      ...initialPlayers(),
      systems: opening.systems ?? [{ id: BY_HAND }, { id: BY_HAND }],
    },
    prefs: { ...from.prefs, lawOnly: false },
    view: {
      ...from.view,
      mode: { kind: 'kibitz', seat: opening.observer },
      observer: opening.observer,
      turned: 0,
    },
    example: { id: opening.id, board: board.id, before },
  }
}

/** The state without its example: what stood before stands again. */
export function withoutExample(state: KibitzerState): KibitzerState {
  const { example } = state
  if (example === undefined) return state
  const { before } = example
  const here = boardAt(state.table).id === example.board
  return {
    ...state,
    table: withoutBoard(state.table, example.board, before.board),
    agreements: fresh(before.sides),
    players: before.players,
    prefs: { ...state.prefs, lawOnly: before.lawOnly },
    // A position that was opened from elsewhere brings its own view.
    view:
      here || state.view.mode.kind === 'kibitz' ? { ...state.view, ...before.view } : state.view,
    example: undefined,
  }
}

/** Leaves the example when another board has come on the table. */
export const withoutStaleExample = (state: KibitzerState): KibitzerState =>
  state.example === undefined || boardAt(state.table).id === state.example.board
    ? state
    : withoutExample(state)
