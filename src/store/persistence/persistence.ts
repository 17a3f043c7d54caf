/**
 * Saves the table and brings it back. A change is written a moment after it was made; what is still
 * unwritten when the page goes away is put in the journal, which the next visit reads first.
 *
 * Two tabs: every write is signed. A tab that finds the signature it left (or read) writes what changed
 * since; one that finds another's writes everything. So the last writer wins whole, and a saved table
 * is never a mixture of two.
 */

import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { fresh } from '../agreements/agreements.ts'
import type { KibitzerState } from '../state.ts'
import type { KibitzerStore } from '../store.ts'
import type { StrategiesState } from '../strategies/strategies.ts'
import { settled } from '../table/example-opening.ts'
import type { TableBoard, TableState } from '../table/table.ts'
import {
  readBoard,
  readSession,
  type SavedBoard,
  type SavedSession,
  type Session,
  savedBoard,
  savedSession,
} from './saved.ts'
import type { Journal, TableStorage } from './storage.ts'

/** The session row. */
const NOW = 'now'
/** Set-aside stores kept at most. */
const KEPT_ASIDE = 3
/** Rows written before the page may breathe. */
const BATCH = 100
/** Milliseconds from a change to its writing. */
const DELAY = 300

export interface PersistenceOptions {
  /** `undefined` when the browser offers none. */
  readonly storage: TableStorage | undefined
  /** Why there is no storage, when there is none. */
  readonly why?: string
  readonly journal: Journal
  /** Names this tab. */
  readonly writer: string
  readonly delay?: number
  /** The time now in milliseconds: the name under which something is set aside. */
  readonly clock?: () => number
}
export interface Persistence {
  /** What came of the last visit's table. */
  readonly outcome: 'first-visit' | 'restored' | 'set-aside' | 'not-saved'
  /** Writes what is unwritten; resolves when it is safe or has failed with a notice. */
  readonly flush: () => Promise<void>
  /** The page goes away: keeps in the journal what is unwritten. */
  readonly lastMoment: () => void
  readonly stop: () => void
}

interface Saved {
  readonly session: Session
  readonly boards: readonly TableBoard[]
}
interface Found {
  readonly session: unknown
  readonly boards: ReadonlyMap<number, unknown>
}
/** Who wrote the session row, and which of their writes it was. */
interface Signature {
  readonly writer: string
  readonly sequence: number
}
const sameSignature = (a: Signature | undefined, b: Signature | undefined): boolean =>
  a?.writer === b?.writer && a?.sequence === b?.sequence
const signatureOf = (session: unknown): Signature | undefined => {
  const row = session as Partial<Signature> | null | undefined
  return row?.writer === undefined || row.sequence === undefined
    ? undefined
    : { writer: row.writer, sequence: row.sequence }
}

/** What the last moment of a page left: the session, and the boards that differ from `base`. */
interface Moment {
  /** The signature of the storage when it was written; none before the first write. */
  readonly base?: Signature
  readonly session: SavedSession
  readonly boards: readonly SavedBoard[]
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

async function find(storage: TableStorage): Promise<Found> {
  return storage.transact('readonly', async (tx) => {
    const session = await tx.get('session', NOW)
    const rows = session === undefined ? [] : await tx.all('boards')
    return { session, boards: new Map(rows.map(([key, row]) => [Number(key), row])) }
  })
}

const idOf = (board: unknown): number | undefined => {
  const { id } = (board ?? {}) as Partial<SavedBoard>
  return typeof id === 'number' ? id : undefined
}

/** The storage as the last moment would have left it. Rubbish in the journal counts as none. */
function withMoment(found: Found, text: string | undefined): Found {
  if (text === undefined) return found
  let moment: Partial<Record<keyof Moment, unknown>> | null
  try {
    moment = JSON.parse(text) as Partial<Record<keyof Moment, unknown>> | null
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

async function readAll(found: Found): Promise<Result<Saved | undefined, Problem>> {
  if (found.session === undefined) return ok(undefined)
  const session = readSession(found.session)
  if (!session.ok) return session
  const boards: TableBoard[] = []
  for (const [i, id] of session.value.order.entries()) {
    if (i % BATCH === BATCH - 1) await breathe()
    const row = found.boards.get(id)
    if (row === undefined)
      return problem('saved/damaged', `The saved table is damaged: board ${id} is missing.`)
    const board = readBoard(row)
    if (!board.ok) return board
    if (board.value.id !== id)
      return problem('saved/damaged', 'The saved table is damaged: a board has another’s place.')
    boards.push(board.value)
  }
  return ok({ session: session.value, boards })
}

/** The saved table with what was done here since the page opened behind it. */
function joined(saved: Saved, state: KibitzerState, opened: TableState): TableState {
  const { session, boards } = saved
  const table: TableState = { boards, index: session.index, nextId: session.nextId }
  if (state.table === opened) return table
  const added = state.table.boards.map((b, i) => ({ ...b, id: session.nextId + i }))
  return {
    boards: [...boards, ...added],
    index: boards.length + state.table.index,
    nextId: session.nextId + added.length,
  }
}

/** The saved strategies, and behind them those made since the page opened. */
const joinedStrategies = (
  saved: Session['strategies'],
  state: StrategiesState,
): StrategiesState => ({
  ...state,
  list: [...saved.list, ...state.list.map((one, i) => ({ ...one, id: `my-${saved.nextId + i}` }))],
  nextId: saved.nextId + state.list.length,
})

/** A fault as the end of a sentence. */
export function words(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  return fault.name === 'VersionError'
    ? 'it was saved by a newer version of Kibitzer.'
    : fault.message
}

/** Moves what cannot be read out of the way, and gives it as text. */
async function setAside(storage: TableStorage, found: Found, at: number): Promise<string> {
  const data = { session: found.session, boards: [...found.boards.values()] }
  let copy: string
  try {
    copy = JSON.stringify(data)
  } catch (fault) {
    copy = `The data cannot be written as text: ${words(fault)}`
  }
  await storage.transact('readwrite', async (tx) => {
    const before = await tx.all('aside')
    for (const [key] of before.slice(0, Math.max(0, before.length - KEPT_ASIDE + 1)))
      await tx.remove('aside', key)
    await tx.put('aside', `aside-${at}`, data)
    await tx.clear('session')
    await tx.clear('boards')
  })
  return copy
}

/** Brings the last table back, then saves every change from now on. */
export async function startPersistence(
  { store, actions }: KibitzerStore,
  options: PersistenceOptions,
): Promise<Persistence> {
  const { journal, writer } = options
  const clock = options.clock ?? Date.now
  let { storage } = options
  let outcome: Persistence['outcome'] = 'first-visit'
  /** The storage as we know it: its signature, and the boards that it holds. */
  let base: Signature | undefined
  let written: ReadonlyMap<number, TableBoard> = new Map()
  let dirty = true
  const opened = store.getState().table

  const notSaved = (why: string) => {
    outcome = 'not-saved'
    storage = undefined
    actions.addNotice({
      id: 'not-saved',
      tone: 'warning',
      message: `What is on the table cannot be kept when the page closes: ${why}`,
      choices: [],
    })
  }

  const restore = async (from: TableStorage): Promise<void> => {
    const stored = await find(from)
    const text = journal.read()
    const late = withMoment(stored, text)
    let saved = await readAll(late)
    let used = late
    // A moment that cannot be read must not cost the table that can.
    if (!saved.ok && late !== stored) {
      saved = await readAll(stored)
      used = stored
    }
    if (saved.ok) {
      if (saved.value === undefined) return
      const { session } = saved.value
      const state = store.getState()
      const restored: Partial<KibitzerState> = {
        table: joined(saved.value, state, opened),
        players: session.players,
        prefs: session.prefs,
        view: { ...state.view, ...session.view },
        library: session.library,
        strategies: joinedStrategies(session.strategies, state.strategies),
        agreements: fresh(session.agreements),
        example: session.example,
      }
      // A board that was dealt meanwhile is on the table: the example gives way to it.
      store.setState(settled({ ...state, ...restored }))
      outcome = 'restored'
      if (used === stored) {
        base = signatureOf(stored.session)
        written = new Map(saved.value.boards.map((b) => [b.id, b]))
        // Nothing to write until something is done: another tab may be at work.
        dirty = store.getState().table.boards.length !== saved.value.boards.length
      }
      return
    }
    const copy = await setAside(from, stored, clock())
    outcome = 'set-aside'
    actions.addNotice({
      id: 'set-aside',
      tone: 'error',
      message: `${saved.error.message} It is set aside, and a new board is on the table.`,
      copy,
      choices: [{ id: 'start-afresh', label: 'Start afresh' }],
    })
  }

  if (storage === undefined) notSaved(options.why ?? 'this browser offers no storage here.')
  else
    try {
      await restore(storage)
    } catch (fault) {
      notSaved(words(fault))
    }

  const writeTo = async (to: TableStorage, state: KibitzerState): Promise<void> => {
    const { boards } = state.table
    const signature: Signature = { writer, sequence: (base?.sequence ?? 0) + 1 }
    const session = savedSession(state, signature)
    await to.transact('readwrite', async (tx) => {
      const found = signatureOf(await tx.get('session', NOW))
      const known = found !== undefined && sameSignature(found, base) ? written : undefined
      if (known === undefined) await tx.clear('boards')
      const stay = new Set(session.order)
      for (const id of known?.keys() ?? []) if (!stay.has(id)) await tx.remove('boards', id)
      let batch: Promise<void>[] = []
      for (const board of boards) {
        if (known?.get(board.id) === board) continue
        batch.push(tx.put('boards', board.id, savedBoard(board)))
        if (batch.length === BATCH) {
          await Promise.all(batch)
          batch = []
        }
      }
      await Promise.all(batch)
      await tx.put('session', NOW, session)
    })
    base = signature
    written = new Map(boards.map((b) => [b.id, b]))
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> | undefined

  const writeOnce = async (): Promise<void> => {
    if (storage === undefined) return
    dirty = false
    try {
      await writeTo(storage, store.getState())
      clearJournal()
      actions.dismissNotice('save-failed')
    } catch (fault) {
      dirty = true
      const full = fault instanceof Error && fault.name === 'QuotaExceededError'
      actions.addNotice({
        id: 'save-failed',
        tone: 'warning',
        message: full
          ? 'The table could not be saved: the storage is full. It stays as long as the page is open.'
          : `The table could not be saved: ${words(fault)}`,
        choices: [],
      })
    }
  }
  const clearJournal = () => {
    try {
      journal.write(undefined)
    } catch {
      // Without a journal there is nothing to clear.
    }
  }
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    // One write at a time; what changed meanwhile is written by the next.
    if (writing !== undefined) await writing
    if (!dirty) return
    writing = writeOnce()
    await writing
    writing = undefined
  }
  const lastMoment = (): void => {
    if (!dirty && writing === undefined) return
    const state = store.getState()
    const boards = state.table.boards.filter((b) => written.get(b.id) !== b).map(savedBoard)
    // One more than a write that may be on its way now.
    const session = savedSession(state, { writer, sequence: (base?.sequence ?? 0) + 2 })
    const moment: Moment = { ...(base === undefined ? {} : { base }), session, boards }
    try {
      journal.write(JSON.stringify(moment))
    } catch {
      // No room for the last moment: the storage keeps the table as it was a moment before.
    }
    void flush()
  }

  const stop = store.subscribe((state, before) => {
    if (isSame(state, before)) return
    dirty = true
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, options.delay ?? DELAY)
  })
  // A first board, or one from the last moment, is saved at once.
  await flush()

  return {
    outcome,
    flush,
    lastMoment,
    stop: () => {
      stop()
      clearTimeout(timer)
    },
  }
}

const isSame = (a: KibitzerState, b: KibitzerState): boolean =>
  a.table === b.table &&
  a.players === b.players &&
  a.prefs === b.prefs &&
  a.library === b.library &&
  a.strategies.list === b.strategies.list &&
  a.agreements.sides === b.agreements.sides &&
  a.example === b.example &&
  a.view.mode === b.view.mode &&
  a.view.observer === b.view.observer &&
  a.view.turned === b.view.turned
