/**
 * Saves the table and brings it back. A change is written a moment after it was made; what is still
 * unwritten when the page goes away is put in the journal, which the next visit reads first.
 *
 * Two tabs: one keeps the table (`tabs.ts`), the others say that they do not and write nothing until
 * the reader chooses. Every write is signed besides, since not every browser can tell its tabs apart: a
 * tab that finds the signature it left (or read) writes what changed since; one that finds another's
 * writes everything. So a saved table is never a mixture of two.
 */
import { fresh } from '../agreements/agreements.ts'
import type { KibitzerState } from '../state.ts'
import type { KibitzerStore } from '../store.ts'
import type { StrategiesState } from '../strategies/strategies.ts'
import { withoutStaleExample } from '../table/example-opening.ts'
import type { TableBoard, TableState } from '../table/table.ts'
import type { Notice } from '../table/view.ts'
import { type AsideEntry, asideAsText, asides, setAside, takeAsideBack, words } from './aside.ts'
import {
  find,
  type LastMoment,
  NOW,
  type Signature,
  sameSignature,
  signatureOf,
  withMoment,
} from './found.ts'
import { type Recovered, recover } from './recover.ts'
import { type Session, savedBoard, savedSession } from './saved.ts'
import type { Journal, TableStorage } from './storage.ts'
import type { Tabs } from './tabs.ts'

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
  /** The other tabs; without them this one keeps the table, whatever others do. */
  readonly tabs?: Tabs
}
/** What can be done with what is set aside. */
export interface AsideStore {
  readonly list: () => Promise<readonly AsideEntry[]>
  /** One thing as a text to keep. */
  readonly text: (key: string) => Promise<string>
  /**
   * Puts the boards that can be read behind those on the table.
   * @returns how many came back, and how many stay set aside.
   */
  readonly bringBack: (key: string) => Promise<{ readonly back: number; readonly left: number }>
}
export interface Persistence {
  /** What came of the last visit's table. */
  readonly outcome: 'first-visit' | 'restored' | 'mended' | 'set-aside' | 'not-saved'
  /** Writes what is unwritten; resolves when it is safe or has failed with a notice. */
  readonly flush: () => Promise<void>
  /** The page goes away: keeps in the journal what is unwritten. */
  readonly lastMoment: () => void
  /** This tab keeps the table from now on; what another one saved is set aside first. */
  readonly keepHere: () => Promise<void>
  readonly aside: AsideStore
  /** Where it is kept; `undefined` without storage. For what stands beside the table. */
  readonly storage: () => TableStorage | undefined
  /** Whether this tab keeps the table. */
  readonly keeps: () => boolean
  readonly stop: () => void
}

/** The saved table with what was done here since the page opened behind it. */
function joined(saved: Recovered, state: KibitzerState, opened: TableState): TableState {
  const { session, boards } = saved
  const table: TableState = { boards, index: session.index, nextId: session.nextId }
  if (boards.length === 0) return state.table
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

const OTHER_TAB = 'other-tab'
/** The choice to keep the table of this tab. */
export const KEEP_THIS_TAB = 'keep-this-tab'
/** The choice to see what another tab saved. */
export const SHOW_SAVED = 'show-saved'
const KEEP_CHOICE = { id: KEEP_THIS_TAB, label: 'Keep this tab’s table instead' } as const
const SHOW_CHOICE = { id: SHOW_SAVED, label: 'Show the saved table' } as const

/** Boards that come back stand behind the others, the first of them on the table. */
const withBack = ({ boards, nextId }: TableState, back: readonly TableBoard[]): TableState => ({
  boards: [...boards, ...back.map((board, i) => ({ ...board, id: nextId + i }))],
  index: boards.length,
  nextId: nextId + back.length,
})

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
  /** The write that was read here; of a last moment the one that it stands for. */
  let before: Signature | undefined
  /** Whether this tab keeps the table; unknown for a moment while the browser is asked. */
  let keeper: boolean | undefined = options.tabs === undefined ? true : undefined
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
    const late = withMoment(stored, journal.read())
    const whole = savedSession(store.getState(), { writer, sequence: 0 })
    let saved = await recover(late, whole)
    let used = late
    // A moment that cannot be read must not cost the table that can.
    if (late !== stored && (!saved.ok || saved.value?.damage !== undefined)) {
      saved = await recover(stored, whole)
      used = stored
    }
    if (!saved.ok) {
      const aside = { session: stored.session, boards: [...stored.boards.values()] }
      outcome = 'set-aside'
      tellAside(
        `${saved.error.message} It is set aside, and a new board is on the table.`,
        await setAside(from, aside, clock(), true),
      )
      return
    }
    if (saved.value === undefined) return
    const { session, boards, damage } = saved.value
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
      sessions: session.sessions,
    }
    // A board that was dealt meanwhile is on the table: the example gives way to it.
    store.setState(withoutStaleExample({ ...state, ...restored }))
    before = signatureOf(session)
    outcome = boards.length === 0 ? 'set-aside' : damage === undefined ? 'restored' : 'mended'
    if (damage !== undefined) {
      const { message, ...aside } = damage
      tellAside(message, await setAside(from, aside, clock(), false))
      return
    }
    if (used !== stored) return
    base = signatureOf(stored.session)
    written = new Map(boards.map((b) => [b.id, b]))
    // Nothing to write until something is done: another tab may be at work.
    dirty = store.getState().table.boards.length !== boards.length
  }
  const tellAside = (message: string, copy: string): void => {
    actions.addNotice({
      id: 'set-aside',
      tone: 'error',
      message,
      copy,
      choices: [],
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
    if (storage === undefined || keeper !== true) return
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
    if (!dirty || keeper !== true) return
    writing = writeOnce()
    await writing
    writing = undefined
  }
  const lastMoment = (): void => {
    if (keeper !== true || (!dirty && writing === undefined)) return
    const state = store.getState()
    const boards = state.table.boards.filter((b) => written.get(b.id) !== b).map(savedBoard)
    // One more than a write that may be on its way now.
    const session = savedSession(state, { writer, sequence: (base?.sequence ?? 0) + 2 })
    const moment: LastMoment = { ...(base === undefined ? {} : { base }), session, boards }
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

  const isKept = (): void => {
    keeper = true
    actions.dismissNotice(OTHER_TAB)
  }
  const isElsewhere = (message: string, choices: Notice['choices']): void => {
    keeper = false
    actions.addNotice({ id: OTHER_TAB, tone: 'warning', message, choices })
  }
  const keepHere = async (): Promise<void> => {
    await options.tabs?.takeOver()
    isKept()
    if (storage === undefined) return
    const found = await find(storage)
    // What the other tab saved is overwritten now; it can be brought back.
    if (found.session !== undefined && !sameSignature(signatureOf(found.session), base)) {
      const aside = { session: found.session, boards: [...found.boards.values()] }
      await setAside(storage, aside, clock(), false)
    }
    dirty = true
    await flush()
  }
  /** The other tab is gone: this one goes on by itself where nothing was saved behind its back. */
  const isFree = async (): Promise<void> => {
    const signature = storage && signatureOf((await find(storage)).session)
    const mayFollow =
      signature?.writer === before?.writer && (signature?.sequence ?? 0) <= (before?.sequence ?? 0)
    if (sameSignature(signature, base) || mayFollow) {
      isKept()
      await flush()
    } else
      isElsewhere(
        'The other tab is closed. The table it saved is not the one you see here, and nothing you do here is saved until you choose.',
        [KEEP_CHOICE, SHOW_CHOICE],
      )
  }
  options.tabs?.onLost(() =>
    isElsewhere('Another tab keeps the table now. What you do in this one is not saved.', [
      KEEP_CHOICE,
    ]),
  )
  options.tabs?.onFree(() => void isFree())
  void options.tabs?.claim().then(async (mine) => {
    if (!mine)
      isElsewhere(
        'Kibitzer is open in another tab, and that tab keeps the table. What you do in this one is not saved.',
        [KEEP_CHOICE],
      )
    else {
      isKept()
      await flush()
    }
  })
  // A first board, or one from the last moment, is saved at once.
  await flush()

  return {
    outcome,
    flush,
    lastMoment,
    keepHere,
    aside: {
      list: async () => (storage === undefined ? [] : asides(storage)),
      text: async (key) => (storage === undefined ? '' : asideAsText(storage, key)),
      bringBack: async (key) => {
        if (storage === undefined) return { back: 0, left: 0 }
        const { boards, left } = await takeAsideBack(storage, key)
        if (boards.length > 0) store.setState((state) => ({ table: withBack(state.table, boards) }))
        return { back: boards.length, left }
      },
    },
    storage: () => storage,
    keeps: () => keeper === true,
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
  a.sessions === b.sessions &&
  a.view.mode === b.view.mode &&
  a.view.observer === b.view.observer &&
  a.view.turned === b.view.turned
