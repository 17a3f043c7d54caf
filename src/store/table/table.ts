/**
 * The table as a document: the loaded boards, the one on the table, and for every board that was
 * touched its lines. Saved; undo works inside a board.
 */
import { firstLetters } from '#core/letters.ts'
import type { BoardRecord } from '#core/record.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { activeLine, type LineTree, plantTree } from './lines.ts'
import { positionAt, sourceEvents, type TablePosition } from './position.ts'

export interface TableBoard {
  /** Never used twice in one table. */
  readonly id: number
  /** The board as it was dealt or loaded. */
  readonly source: BoardRecord
  /** `undefined` while nobody has touched it: see `treeOf`. */
  readonly tree: LineTree | undefined
  /** The seed it was dealt from, when it was dealt here. */
  readonly seed?: string
  /** What both sides play on it, where a link or the page that dealt it has said so. */
  readonly played?: SystemRefs
  /** What the page that dealt it plays, for both sides: `undo` before the first call takes it from `played`. */
  readonly lent?: SystemRefs
  /** What the reader wrote about it. */
  readonly note?: string
}
export interface TableState {
  /** Never empty. */
  readonly boards: readonly TableBoard[]
  readonly index: number
  readonly nextId: number
  /** The ids of saved boards that are still to be read, in the first moments of a visit to a long table. */
  readonly unread?: Unread
}
/** Those that stand before all of `boards`, and those behind. */
export interface Unread {
  readonly before: readonly number[]
  readonly behind: readonly number[]
}

/** How many boards the table has, read or not. */
export const boardsOf = ({ boards, unread }: TableState): number =>
  boards.length + (unread === undefined ? 0 : unread.before.length + unread.behind.length)
/** Which of them is on it, from 0. */
export const placeOf = ({ index, unread }: TableState): number =>
  index + (unread?.before.length ?? 0)

/** The table with the boards that were still to be read; those that could not be are there no more. */
export function withRead(
  { unread, ...s }: TableState,
  read: ReadonlyMap<number, TableBoard>,
): TableState {
  if (unread === undefined) return s
  const before = unread.before.flatMap((id) => read.get(id) ?? [])
  const behind = unread.behind.flatMap((id) => read.get(id) ?? [])
  return { ...s, boards: [...before, ...s.boards, ...behind], index: before.length + s.index }
}

const PLANTED = new WeakMap<BoardRecord, LineTree>()
/** The lines of a board; for an untouched one, the line it came with, at its start. */
export function treeOf(board: TableBoard): LineTree {
  if (board.tree !== undefined) return board.tree
  const known = PLANTED.get(board.source)
  if (known !== undefined) return known
  const tree = plantTree(sourceEvents(board.source))
  PLANTED.set(board.source, tree)
  return tree
}

export const boardAt = (s: TableState): TableBoard => s.boards[s.index]!

/** The position on the table: the active line cut at the cursor. */
export function positionOf(board: TableBoard, cursor?: number): TablePosition {
  const tree = treeOf(board)
  return positionAt(board.source, activeLine(tree).events, cursor ?? tree.cursor)
}

export const withTree = (s: TableState, tree: LineTree): TableState =>
  tree === boardAt(s).tree
    ? s
    : { ...s, boards: s.boards.map((b, i) => (i === s.index ? { ...b, tree } : b)) }

/** A table with these boards, the first (or the one named) on it. */
export function tableOf(
  records: readonly BoardRecord[],
  options: { readonly firstId?: number; readonly index?: number; readonly seed?: string } = {},
): TableState {
  const first = options.firstId ?? 1
  return {
    boards: records.map((source, i) => ({
      id: first + i,
      source,
      tree: undefined,
      ...(options.seed === undefined ? {} : { seed: options.seed }),
    })),
    index: options.index ?? 0,
    nextId: first + records.length,
  }
}

/** The table with more boards, put in at `at` (the end when not given); the first new one is on it. */
export function withBoards(
  s: TableState,
  records: readonly BoardRecord[],
  options: { readonly at?: number; readonly seed?: string } = {},
): TableState {
  if (records.length === 0) return s
  const added = tableOf(records, {
    firstId: s.nextId,
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  })
  const at = options.at ?? s.boards.length
  return {
    ...s,
    boards: [...s.boards.slice(0, at), ...added.boards, ...s.boards.slice(at)],
    index: at,
    nextId: added.nextId,
  }
}

export const withPlayed = (s: TableState, played: SystemRefs): TableState => ({
  ...s,
  boards: s.boards.map((b, i) => (i === s.index ? { ...b, played } : b)),
})

/** What the board on the table was dealt with has gone from it, or is back. */
export const withLent = (s: TableState, lent: boolean): TableState => ({
  ...s,
  boards: s.boards.map((b, i) => (i === s.index ? lentBoard(b, lent) : b)),
})
function lentBoard({ played: _, ...board }: TableBoard, lent: boolean): TableBoard {
  return lent && board.lent !== undefined ? { ...board, played: board.lent } : board
}
/** Whether both sides play on the board what the page that dealt it plays. */
export const isLent = ({ lent, played }: TableBoard): boolean =>
  lent !== undefined && played !== undefined

/** Most characters of a note. */
export const MAX_NOTE = 4000

/** With a note on that board; an empty one takes it away. */
export const withNote = (s: TableState, id: number, text: string): TableState => ({
  ...s,
  boards: s.boards.map((b) => (b.id === id ? noted(b, text) : b)),
})
export const noted = ({ note: _, ...board }: TableBoard, text: string): TableBoard =>
  text.trim() === '' ? board : { ...board, note: firstLetters(text, MAX_NOTE) }

/** True when nothing has happened on the board. */
export const isUntouched = (board: TableBoard): boolean =>
  treeOf(board).lines.every((line) => line.events.length === 0)

/** True when other boards may come in place of what is on the table: a single board of which nothing would be missed. */
export function isFree(table: TableState): boolean {
  const [only] = table.boards
  return boardsOf(table) === 1 && only !== undefined && isUntouched(only) && !only.note
}

/** True when the board has no more and no fewer events than it came with. */
export const isAsLoaded = (board: TableBoard): boolean =>
  treeOf(board).lines.every((line) => line.events.length === sourceEvents(board.source).length)
