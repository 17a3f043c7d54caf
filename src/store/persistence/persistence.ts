/**
 * Saves the table and brings it back. A change is on its way to the storage before it is drawn, where nothing is
 * being written; what changes meanwhile is one more write. What is still unwritten when the page goes away,
 * or while the storage refuses, is put in the journal, which the next visit reads first.
 *
 * Two tabs: one keeps the table (`tabs.ts`), the others say that they do not and write nothing until
 * the reader chooses. Every write is signed besides, since not every browser can tell its tabs apart: a
 * tab that finds the signature it left (or read) writes what changed since; one that finds another's
 * writes everything. So a saved table is never a mixture of two.
 */
import { t } from '#core/text.ts'
import { fresh } from '../agreements/agreements.ts'
import { behindOwnSystems } from '../own-systems/own-systems.ts'
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
import { type SavedSession, type Session, savedBoard, savedSession } from './saved.ts'
import type { Journal, StorageTransaction, TableStorage } from './storage.ts'
import type { Tabs } from './tabs.ts'

/** Rows written before the page may breathe. */
const BATCH = 100
/** When a write runs that is due. */
export type Soon = (run: () => void) => void

/** What was written is not what this tab left there. */
class Overtaken extends Error {}

/** Puts the boards and the session; few boards all at once, many so that the page may breathe. */
async function putRows(
  tx: StorageTransaction,
  session: SavedSession,
  boards: readonly TableBoard[],
): Promise<void> {
  for (let at = 0; at + BATCH < boards.length; at += BATCH)
    await Promise.all(
      boards.slice(at, at + BATCH).map((b) => tx.put('boards', b.id, savedBoard(b))),
    )
  const rest = boards.slice(Math.max(0, Math.ceil(boards.length / BATCH) - 1) * BATCH)
  await Promise.all([
    ...rest.map((b) => tx.put('boards', b.id, savedBoard(b))),
    tx.put('session', NOW, session),
  ])
}

export interface PersistenceOptions {
  /** `undefined` when the browser offers none. */
  readonly storage: TableStorage | undefined
  /** Why there is no storage, when there is none. */
  readonly why?: string
  readonly journal: Journal
  /** Names this tab. */
  readonly writer: string
  /** When a change is written; at the next task if not said, and at once for the page. */
  readonly soon?: Soon
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
/** The choice to write again what could not be written. */
export const SAVE_AGAIN = 'save-again'
/** The choice to see what another tab saved. */
export const SHOW_SAVED = 'show-saved'
const KEEP_CHOICE = { id: KEEP_THIS_TAB, label: t`Keep this tab’s table instead` } as const
const SHOW_CHOICE = { id: SHOW_SAVED, label: t`Show the saved table` } as const

const SAVE_CHOICES = [
  { id: SAVE_AGAIN, label: t`Try again` },
  { id: 'backup', label: t`Save a backup file`, address: '#/library' },
] as const

/** That a write failed and why, in words that a person can use. */
function notSavedWords(fault: unknown): string {
  switch (fault instanceof Error ? fault.name : '') {
    case 'QuotaExceededError':
      return t`The table could not be saved: the storage is full. It stays as long as the page is open.`
    case 'VersionError':
      return t`The table could not be saved: a newer version of Kibitzer is open in another tab. Reload this page when it suits you.`
    default:
      return t`The table could not be saved: the storage of this browser does not answer. It stays as long as the page is open.`
  }
}

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
  /** The highest number that a write of this tab may have borne. */
  let sequence = 0
  /** The last write failed: until one succeeds the journal has everything. */
  let failing = false
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
      message: t`What is on the table cannot be kept when the page closes: ${why}`,
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
        t`${saved.error.message} It is set aside, and a new board is on the table.`,
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
      ownSystems: {
        ...state.ownSystems,
        list: behindOwnSystems(session.ownSystems, state.ownSystems.list).list,
      },
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
    sequence = base?.sequence ?? 0
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

  if (storage === undefined) notSaved(options.why ?? t`this browser offers no storage here.`)
  else
    try {
      await restore(storage)
    } catch (fault) {
      notSaved(words(fault))
    }

  const writeTo = async (to: TableStorage, state: KibitzerState): Promise<void> => {
    const { boards } = state.table
    sequence += 1
    const signature: Signature = { writer, sequence }
    const session = savedSession(state, signature)
    const follows = base
    const onTop =
      follows !== undefined &&
      (await to
        .transact('readwrite', async (tx) => {
          // Nothing is awaited before all is on its way: the storage has it when the picture is drawn.
          const found = tx.get('session', NOW)
          const stay = new Set(session.order)
          const gone = [...written.keys()].filter((id) => !stay.has(id))
          const done = Promise.all([
            ...gone.map((id) => tx.remove('boards', id)),
            putRows(
              tx,
              session,
              boards.filter((board) => written.get(board.id) !== board),
            ),
          ])
          done.catch(() => undefined)
          // Another tab wrote in between: what was put on top of our own is taken back.
          if (!sameSignature(signatureOf(await found), follows)) throw new Overtaken()
          await done
          return true
        })
        .catch((fault: unknown) => {
          if (fault instanceof Overtaken) return false
          throw fault
        }))
    if (!onTop)
      await to.transact('readwrite', async (tx) => {
        await tx.clear('boards')
        await putRows(tx, session, boards)
      })
    base = signature
    written = new Map(boards.map((b) => [b.id, b]))
  }

  let scheduled = false
  let stopped = false
  let writing: Promise<void> | undefined

  const writeOnce = async (): Promise<void> => {
    if (storage === undefined || keeper !== true) return
    dirty = false
    const state = store.getState()
    try {
      await writeTo(storage, state)
      failing = false
      // What changed while it was written may stand in the journal alone.
      if (isSame(store.getState(), state)) writeJournal(undefined)
      actions.dismissNotice('save-failed')
    } catch (fault) {
      dirty = true
      forgetStorage()
      actions.addNotice({
        id: 'save-failed',
        tone: 'warning',
        message: notSavedWords(fault),
        choices: SAVE_CHOICES,
      })
    }
  }
  /** What the storage holds is not known any more: the journal has everything now, and so will the next write. */
  const forgetStorage = (): void => {
    failing = true
    base = undefined
    written = new Map()
    if (keeper === true) journalAll()
  }
  const writeJournal = (text: string | undefined): void => {
    try {
      journal.write(text)
    } catch {
      // No room, or no journal: the storage keeps the table as it was a moment before.
    }
  }
  /** Puts in the journal what the storage does not have. */
  const journalAll = (): void => {
    const state = store.getState()
    const boards = state.table.boards.filter((b) => written.get(b.id) !== b).map(savedBoard)
    // One more than a write that may be on its way now.
    const session = savedSession(state, { writer, sequence: sequence + 1 })
    const moment: LastMoment = { ...(base === undefined ? {} : { base }), session, boards }
    writeJournal(JSON.stringify(moment))
  }
  const flush = async (): Promise<void> => {
    // One write at a time; what changed meanwhile is written by the next.
    while (writing !== undefined) await writing
    if (!dirty || keeper !== true) return
    writing = writeOnce().finally(() => {
      writing = undefined
    })
    await writing
  }
  const soon = options.soon ?? ((run) => void setTimeout(run))
  const writeSoon = (): void => {
    if (scheduled) return
    scheduled = true
    soon(() => {
      scheduled = false
      if (!stopped) void flush()
    })
  }
  const lastMoment = (): void => {
    if (keeper !== true || (!dirty && writing === undefined)) return
    journalAll()
    void flush()
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (isSame(state, before)) return
    dirty = true
    if (failing && keeper === true) journalAll()
    writeSoon()
  })
  storage?.onLost?.(() => {
    forgetStorage()
    dirty = true
    writeSoon()
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
        t`The other tab is closed. The table it saved is not the one you see here, and nothing you do here is saved until you choose.`,
        [KEEP_CHOICE, SHOW_CHOICE],
      )
  }
  options.tabs?.onLost(() =>
    isElsewhere(t`Another tab keeps the table now. What you do in this one is not saved.`, [
      KEEP_CHOICE,
    ]),
  )
  options.tabs?.onFree(() => void isFree())
  void options.tabs?.claim().then(async (mine) => {
    if (!mine)
      isElsewhere(
        t`Kibitzer is open in another tab, and that tab keeps the table. What you do in this one is not saved.`,
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
      stopped = true
      unsubscribe()
    },
  }
}

const isSame = (a: KibitzerState, b: KibitzerState): boolean =>
  a.table === b.table &&
  a.players === b.players &&
  a.prefs === b.prefs &&
  a.library === b.library &&
  a.strategies.list === b.strategies.list &&
  a.ownSystems.list === b.ownSystems.list &&
  a.agreements.sides === b.agreements.sides &&
  a.example === b.example &&
  a.sessions === b.sessions &&
  a.view.mode === b.view.mode &&
  a.view.observer === b.view.observer &&
  a.view.turned === b.view.turned
