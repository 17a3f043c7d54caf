/** What could not be read is set aside: kept, told, to be saved as a file or brought back later. */
import { t } from '#core/text.ts'
import type { TableBoard } from '../table/table.ts'
import { mendedBoard } from './recover.ts'
import type { TableStorage } from './storage.ts'

/** Most things that are kept set aside; the oldest goes first. */
const KEPT_ASIDE = 10

/** What is set aside at one time. */
export interface Aside {
  readonly session?: unknown
  readonly boards: readonly unknown[]
}
/** Something that is set aside, for a list. */
export interface AsideEntry {
  readonly key: string
  /** When it was set aside, in milliseconds. */
  readonly at: number
  readonly boards: number
}

const PREFIX = 'aside-'

/** A fault as the end of a sentence. */
export function words(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return fault.name === 'VersionError'
    ? t`it was saved by a newer version of Kibitzer.`
    : fault.message
}

/** The data as a text for people to keep. */
export function asideText(aside: Aside): string {
  try {
    return JSON.stringify(aside)
  } catch (fault) {
    return t`The data cannot be written as text: ${words(fault)}`
  }
}

/**
 * Sets something aside, and gives it as text.
 * @param whole whether it was all that was saved, which then makes room for a new table.
 */
export async function setAside(
  storage: TableStorage,
  aside: Aside,
  at: number,
  whole: boolean,
): Promise<string> {
  await storage.transact('readwrite', async (tx) => {
    const before = await tx.all('aside')
    for (const [key] of before.slice(0, Math.max(0, before.length - KEPT_ASIDE + 1)))
      await tx.remove('aside', key)
    await tx.put('aside', `${PREFIX}${at}`, aside)
    if (!whole) return
    await tx.clear('session')
    await tx.clear('boards')
  })
  return asideText(aside)
}

const boardsOf = (row: unknown): readonly unknown[] => {
  const boards = (row as Partial<Aside> | null | undefined)?.boards
  return Array.isArray(boards) ? (boards as readonly unknown[]) : []
}

/** What is set aside, the newest first. */
export const asides = (storage: TableStorage): Promise<readonly AsideEntry[]> =>
  storage.transact('readonly', async (tx) =>
    (await tx.all('aside'))
      .map(([key, row]) => ({
        key: String(key),
        at: Number(String(key).slice(PREFIX.length)) || 0,
        boards: boardsOf(row).length,
      }))
      .sort((a, b) => b.at - a.at),
  )

/** One thing that is set aside, as text; empty when it is there no more. */
export const asideAsText = (storage: TableStorage, key: string): Promise<string> =>
  storage.transact('readonly', async (tx) => {
    const row = await tx.get('aside', key)
    return row === undefined ? '' : asideText(row as Aside)
  })

/** Takes the boards out that can be read, wholly or in part; what cannot stays set aside. */
export const takeAsideBack = (
  storage: TableStorage,
  key: string,
): Promise<{ readonly boards: readonly TableBoard[]; readonly left: number }> =>
  storage.transact('readwrite', async (tx) => {
    const row = await tx.get('aside', key)
    const read = boardsOf(row).map((board) => [board, mendedBoard(board)] as const)
    const left = read.filter(([, board]) => board === undefined).map(([board]) => board)
    const session = (row as Partial<Aside> | undefined)?.session
    if (left.length === 0 && session === undefined) await tx.remove('aside', key)
    else if (read.length > 0) await tx.put('aside', key, { ...(row as Aside), boards: left })
    return { boards: read.flatMap(([, board]) => board ?? []), left: left.length }
  })
