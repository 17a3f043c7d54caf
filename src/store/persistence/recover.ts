/**
 * Reads a saved table back. A record that cannot be read costs that record only: the boards that can
 * are on the table, and of a damaged session every part that can be read is used.
 */
import { ok, type Problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { TableBoard } from '../table/table.ts'
import type { FoundRows } from './found.ts'
import {
  readBoard,
  readSession,
  type SavedBoard,
  type SavedSession,
  type Session,
} from './saved.ts'

/** Rows read before the page may breathe. */
const BATCH = 100

/** What could not be read, as it was found, and in words. */
export interface Damage {
  readonly session?: unknown
  readonly boards: readonly unknown[]
  readonly message: string
}
export interface Recovered {
  readonly session: Session
  /** The boards that can be read, in the order of the table; there may be none. */
  readonly boards: readonly TableBoard[]
  readonly damage: Damage | undefined
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** The ids of the boards in their order, where the session says it, then those it does not name. */
function orderOf(found: FoundRows): readonly number[] {
  const said = (found.session as Partial<SavedSession> | null | undefined)?.order
  const named = (Array.isArray(said) ? (said as readonly unknown[]) : []).filter(
    (id): id is number => typeof id === 'number' && found.boards.has(id),
  )
  return [...new Set([...named, ...[...found.boards.keys()].sort((a, b) => a - b)])]
}

/** The parts of a session that stand for themselves. */
const PARTS = [
  'players',
  'prefs',
  'view',
  'library',
  'strategies',
  'ownSystems',
  'agreements',
  'example',
  'sessions',
] as const

/** A session of which every part that can be read is the damaged one's; `whole` has the others. */
function salvaged(data: unknown, whole: SavedSession): Session | undefined {
  const parts = (data ?? {}) as Partial<Record<(typeof PARTS)[number], unknown>>
  let best: SavedSession = whole
  for (const part of PARTS) {
    if (parts[part] === undefined) continue
    const more = { ...best, [part]: parts[part] }
    if (readSession(more).ok) best = more
  }
  const read = readSession(best)
  return read.ok ? read.value : undefined
}

/** Rows read as boards: those that can be, in the order asked for, and what is wrong with the others. */
export interface ReadBoards {
  readonly boards: readonly TableBoard[]
  /** Rows that are no boards. */
  readonly bad: readonly unknown[]
  /** How many there are none of. */
  readonly missing: number
  /** What was wrong first. */
  readonly first: Problem | undefined
}
/** Reads these boards, so that the page may breathe between them. */
export async function readBoards(
  order: readonly number[],
  rows: ReadonlyMap<number, unknown>,
): Promise<ReadBoards> {
  const boards: TableBoard[] = []
  const bad: unknown[] = []
  let missing = 0
  let first: Problem | undefined
  for (const [i, id] of order.entries()) {
    if (i % BATCH === BATCH - 1) await breathe()
    const row = rows.get(id)
    if (row === undefined) {
      missing += 1
      first ??= {
        code: 'saved/damaged',
        message: t`The saved table is damaged: board ${id} is missing.`,
      }
      continue
    }
    const board = readBoard(row)
    if (board.ok && board.value.id === id) boards.push(board.value)
    else {
      bad.push(row)
      first ??= board.ok
        ? {
            code: 'saved/damaged',
            message: t`The saved table is damaged: a board has another’s place.`,
          }
        : board.error
    }
  }
  return { boards, bad, missing, first }
}

/** What is wrong with boards, in words; `undefined` where nothing is. @param good how many are sound. */
export const damageOf = (
  { bad, missing, first }: Omit<ReadBoards, 'boards'>,
  good: number,
): Damage | undefined =>
  first && { boards: bad, message: damageWords(first, bad.length + missing, good) }

/**
 * The saved table; `undefined` when nothing was saved.
 * @param fresh a sound session of the table that is there now, for the parts that cannot be read.
 * @returns a problem when nothing of it can be used: a later format, or neither session nor boards.
 */
export async function recover(
  found: FoundRows,
  fresh: SavedSession,
): Promise<Result<Recovered | undefined, Problem>> {
  if (found.session === undefined && found.boards.size === 0) return ok(undefined)
  const session = readSession(found.session)
  if (!session.ok && session.error.code === 'saved/newer') return session
  const order = session.ok ? session.value.order : orderOf(found)
  const { boards, bad, missing, first } = await readBoards(order, found.boards)
  const ids = boards.map((board) => board.id)
  if (session.ok) {
    const at = ids.indexOf(order[session.value.index]!)
    return ok({
      session: { ...session.value, order: ids, index: Math.max(0, at) },
      boards,
      damage: damageOf({ bad, missing, first }, boards.length),
    })
  }
  if (boards.length === 0) return session
  const mended = salvaged(found.session, {
    ...fresh,
    order: ids,
    index: 0,
    nextId: Math.max(...ids) + 1,
  })
  if (mended === undefined) return session
  return ok({
    session: mended,
    boards,
    damage: {
      session: found.session,
      boards: bad,
      message: t`${session.error.message} What could not be read is set aside; ${boardsText(boards.length)} here.`,
    },
  })
}

const boardsText = (count: number): string =>
  count === 1 ? t`one board is` : t`${count} boards are`

function damageWords(first: Problem, bad: number, good: number): string {
  if (good === 0) return t`${first.message} It is set aside, and a new board is on the table.`
  return bad === 1
    ? t`${first.message} That board is set aside; the other ${boardsText(good)} here.`
    : t`${bad} boards of the saved table are damaged and set aside; the other ${boardsText(good)} here.`
}

/**
 * A board that was set aside, with as much of it as can be read: first all, then without the lines
 * played here, then without what its file said beyond it, at last the bare hands.
 */
export function mendedBoard(row: unknown): TableBoard | undefined {
  const { id = 0, source } = (row ?? {}) as Partial<SavedBoard>
  const { number, dealer, vulnerability, deal } = (source ?? {}) as Partial<SavedBoard['source']>
  const bare = { number, dealer, vulnerability, deal, calls: [], cards: [] }
  const attempts: readonly unknown[] = [
    row,
    { id, source },
    { id, source: { ...source, kept: undefined } },
    { id: 0, source: bare },
    { id: 0, source: { ...bare, number: undefined } },
  ]
  for (const attempt of attempts) {
    const read = readBoard(attempt)
    if (read.ok) return read.value
  }
  return undefined
}
