/**
 * *My record*: every board that the reader played to its end with robots, a row each beside the table, so that a
 * backup carries them. A store of its own, opened with the page that shows it.
 */
import { createStore } from 'zustand/vanilla'
import { t } from '#core/text.ts'
import type { Looked, PlayedBoard } from '#played/played-board.ts'
import type { TableStorage } from '../persistence/storage.ts'
import { recordKey } from '../selectors.ts'
import { playedKey, playedRow, readPlayed } from './saved-played.ts'

/** Older ones are forgotten: years of play, and some three megabytes. */
export const MOST_PLAYED = 2000

/**
 * Keeps a board that is over, once: the first time counts.
 * @returns false where it is kept already.
 */
export const keepPlayed = (storage: TableStorage, board: PlayedBoard): Promise<boolean> =>
  storage.transact('readwrite', async (tx) => {
    const key = playedKey(board)
    if (key === '' || (await tx.get('played', key)) !== undefined) return false
    await tx.put('played', key, playedRow(board))
    return true
  })

export interface PlayedState {
  /** False until what is kept has been read. */
  readonly ready: boolean
  /** The latest last. */
  readonly boards: readonly PlayedBoard[]
  /** Rows that cannot be read; they stay where they are, and a backup carries them. */
  readonly damaged: number
  /** Why nothing is kept; `undefined` while all is well. */
  readonly trouble: string | undefined
}
const NOTHING: PlayedState = { ready: false, boards: [], damaged: 0, trouble: undefined }
export const played = createStore<PlayedState>(() => NOTHING)

const TROUBLE = t`This browser keeps nothing for Kibitzer now, or has no room left: boards that you play are not in your record.`

/** Reads what is kept there. Never rejects. */
export async function openPlayed(storage: TableStorage | undefined): Promise<void> {
  if (storage === undefined) {
    played.setState({ ...NOTHING, ready: true, trouble: TROUBLE })
    return
  }
  try {
    played.setState(await readAll(storage))
  } catch {
    played.setState({ ready: true, trouble: TROUBLE })
  }
}

async function readAll(storage: TableStorage): Promise<PlayedState> {
  const rows = await storage.transact('readonly', (tx) => tx.all('played'))
  const read = rows.flatMap(([key, row]) => {
    const board = readPlayed(row)
    return board === undefined ? [] : [{ key, board }]
  })
  read.sort((a, b) => a.board.at - b.board.at)
  const old = read.slice(0, Math.max(0, read.length - MOST_PLAYED))
  if (old.length > 0)
    await storage.transact('readwrite', async (tx) => {
      for (const { key } of old) await tx.remove('played', key)
    })
  return {
    ready: true,
    boards: read.slice(old.length).map(({ board }) => board),
    damaged: rows.length - read.length,
    trouble: undefined,
  }
}

/** Writes what looking back on a board found, where it is kept as it was played. Never rejects. */
export async function keepLooked(
  storage: TableStorage | undefined,
  board: PlayedBoard,
  looked: Looked,
): Promise<void> {
  const key = playedKey(board)
  const isIt = (one: PlayedBoard): boolean =>
    playedKey(one) === key && recordKey(one.record) === recordKey(board.record)
  played.setState(({ boards }) => ({
    boards: boards.map((one) => (isIt(one) ? { ...one, looked } : one)),
  }))
  try {
    await storage?.transact('readwrite', async (tx) => {
      const there = readPlayed(await tx.get('played', key))
      if (there !== undefined && isIt(there))
        await tx.put('played', key, playedRow({ ...there, looked }))
    })
  } catch {
    played.setState({ trouble: TROUBLE })
  }
}

/** Forgets every board of the record. Never rejects. */
export async function forgetPlayed(storage: TableStorage | undefined): Promise<void> {
  try {
    await storage?.transact('readwrite', (tx) => tx.clear('played'))
    played.setState({ ...NOTHING, ready: true })
  } catch {
    played.setState({ trouble: TROUBLE })
  }
}
