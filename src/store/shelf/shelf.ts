/**
 * Boards that the reader keeps beside the table: they stay whatever is dealt or loaded. Each is a row of
 * its own, written in one transaction, so two tabs may keep boards side by side.
 */
import * as v from 'valibot'
import { readBoard, type SavedBoard, savedBoard } from '../persistence/saved.ts'
import { count } from '../persistence/schemas.ts'
import type { StorageTransaction, TableStorage } from '../persistence/storage.ts'
import { noted, type TableBoard } from '../table/table.ts'
import { boardContent } from './content.ts'

export interface KeptBoard {
  readonly key: string
  /** When it was kept, in milliseconds. */
  readonly at: number
  readonly board: TableBoard
}
export interface Shelf {
  /** The one kept last comes first. */
  readonly boards: readonly KeptBoard[]
  /** Rows that cannot be read; they stay where they are, and a backup carries them. */
  readonly damaged: number
}

interface KeptRow {
  readonly at: number
  readonly board: SavedBoard
}

const PREFIX = 'board/'
const rowSchema = v.object({ at: count, board: v.unknown() })

/** The board of a row; `undefined` where the row cannot be read, or is of something else. */
export function keptBoard(key: string, row: unknown): KeptBoard | undefined {
  const read = v.safeParse(rowSchema, row)
  if (!key.startsWith(PREFIX) || !read.success) return undefined
  const board = readBoard(read.output.board)
  return board.ok ? { key, at: read.output.at, board: board.value } : undefined
}

const rows = async (tx: StorageTransaction) =>
  (await tx.all('kept'))
    .map(([key, row]) => ({ key: String(key), row }))
    .filter(({ key }) => key.startsWith(PREFIX))

export const shelfOf = async (storage: TableStorage): Promise<Shelf> => {
  const found = await storage.transact('readonly', rows)
  const boards = found.flatMap(({ key, row }) => keptBoard(key, row) ?? [])
  return {
    boards: boards.sort((a, b) => b.at - a.at || (a.key < b.key ? 1 : -1)),
    damaged: found.length - boards.length,
  }
}

/**
 * Keeps a board as it stands.
 * @param at the time now, in milliseconds.
 * @returns false when the same board is kept already.
 */
export const keepBoard = (storage: TableStorage, board: TableBoard, at: number): Promise<boolean> =>
  storage.transact('readwrite', (tx) => keepIn(tx, board, at))

/** The same inside a transaction that does more. */
export async function keepIn(
  tx: StorageTransaction,
  board: TableBoard,
  at: number,
): Promise<boolean> {
  const there = await rows(tx)
  const content = boardContent(board)
  for (const { key, row } of there) {
    const known = keptBoard(key, row)
    if (known !== undefined && boardContent(known.board) === content) return false
  }
  const last = Math.max(0, ...there.map(({ key }) => Number(key.slice(PREFIX.length)) || 0))
  const row: KeptRow = { at, board: savedBoard(board) }
  await tx.put('kept', `${PREFIX}${last + 1}`, row)
  return true
}

/** Puts a kept board back as it was, as after taking it away. */
export const putBack = (storage: TableStorage, { key, at, board }: KeptBoard): Promise<void> =>
  storage.transact('readwrite', (tx) =>
    tx.put('kept', key, { at, board: savedBoard(board) } satisfies KeptRow),
  )

export const dropKept = (storage: TableStorage, key: string): Promise<void> =>
  storage.transact('readwrite', (tx) => tx.remove('kept', key))

/** With another note on it. */
export const noteKept = (storage: TableStorage, one: KeptBoard, text: string): Promise<void> =>
  putBack(storage, { ...one, board: noted(one.board, text) })
