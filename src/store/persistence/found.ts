/** What the storage and the journal hold, before any of it is read as a table. */
import { readSession, type SavedBoard, type SavedSession } from './saved.ts'
import type { TableStorage } from './storage.ts'

/** The key of the session row. */
export const NOW = 'now'

/** Rows as they were found. */
export interface FoundRows {
  readonly session: unknown
  readonly boards: ReadonlyMap<number, unknown>
}
/** Who wrote the session row, and which of their writes it was. */
export interface Signature {
  readonly writer: string
  readonly sequence: number
}
export const sameSignature = (a: Signature | undefined, b: Signature | undefined): boolean =>
  a?.writer === b?.writer && a?.sequence === b?.sequence
export const signatureOf = (session: unknown): Signature | undefined => {
  const row = session as Partial<Signature> | null | undefined
  return row?.writer === undefined || row.sequence === undefined
    ? undefined
    : { writer: row.writer, sequence: row.sequence }
}

/** What the last moment of a page left: the session, and the boards that differ from `base`. */
export interface LastMoment {
  /** The signature of the storage when it was written; none before the first write. */
  readonly base?: Signature
  readonly session: SavedSession
  readonly boards: readonly SavedBoard[]
}

export async function find(storage: TableStorage): Promise<FoundRows> {
  return storage.transact('readonly', async (tx) => {
    const session = await tx.get('session', NOW)
    const rows = await tx.all('boards')
    return { session, boards: new Map(rows.map(([key, row]) => [Number(key), row])) }
  })
}

/** The session row, and the row of the board that it says was on the table. */
export async function findFirst(
  storage: TableStorage,
): Promise<{ readonly session: unknown; readonly board: unknown }> {
  return storage.transact('readonly', async (tx) => {
    const session = await tx.get('session', NOW)
    const { order, index } = (session ?? {}) as Partial<Record<keyof SavedSession, unknown>>
    const id: unknown = Array.isArray(order) ? order[Number(index)] : undefined
    return { session, board: typeof id === 'number' ? await tx.get('boards', id) : undefined }
  })
}

/** The id of what was kept as a board. */
export const idOf = (board: unknown): number | undefined => {
  const { id } = (board ?? {}) as Partial<SavedBoard>
  return typeof id === 'number' ? id : undefined
}

/** The storage as the last moment would have left it. Rubbish in the journal counts as none. */
export function withMoment(found: FoundRows, text: string | undefined): FoundRows {
  if (text === undefined) return found
  let moment: Partial<Record<keyof LastMoment, unknown>> | null
  try {
    moment = JSON.parse(text) as Partial<Record<keyof LastMoment, unknown>> | null
  } catch {
    return found
  }
  const late = readSession(moment?.session)
  const written: unknown = moment?.boards
  if (!late.ok || !Array.isArray(written)) return found
  const stored = signatureOf(found.session)
  // The storage is as that page knew it, or that page's own last writes have come through after all.
  const follows =
    sameSignature(stored, signatureOf(moment?.base)) ||
    // Cleared since: a moment that has every board stands for itself.
    found.session === undefined ||
    (stored?.writer === late.value.writer && stored.sequence <= late.value.sequence)
  if (!follows) return found
  const boards = new Map(found.boards)
  for (const board of written as readonly unknown[]) {
    const id = idOf(board)
    if (id === undefined) return found
    boards.set(id, board)
  }
  // A moment that names boards nobody wrote is of no use.
  if (late.value.order.some((id) => !boards.has(id))) return found
  return { session: moment?.session, boards }
}
