/**
 * Saves the table and brings it back. A change is on its way to the storage before it is drawn, where nothing is
 * being written; what changes meanwhile is one more write. What is still unwritten when the page goes away,
 * or while the storage refuses, is put in the journal, which the next visit reads first.
 *
 * Two tabs: one keeps the table (`tabs.ts`), the others say that they do not and write nothing until
 * the reader chooses. Every write is signed besides (`ledger.ts`), since not every browser can tell its tabs apart.
 */
import { t } from '#core/text.ts'
import type { KibitzerState } from '../state.ts'
import type { KibitzerStore } from '../store.ts'
import type { TableBoard, TableState } from '../table/table.ts'
import type { Notice } from '../table/view.ts'
import { type AsideEntry, asideAsText, asides, setAside, takeAsideBack, words } from './aside.ts'
import { type BroughtBack, bringBack, readOthers } from './bring-back.ts'
import { find, type Signature, sameSignature, signatureOf } from './found.ts'
import { createLedger } from './ledger.ts'
import type { Journal, TableStorage } from './storage.ts'
import type { Tabs } from './tabs.ts'
import { KEEP_CHOICE, notSaved, OTHER_TAB, SAVE_FAILED, SHOW_CHOICE, saveFailed } from './told.ts'

/** When a write runs that is due. */
export type Soon = (run: () => void) => void

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
  readonly outcome: BroughtBack['outcome'] | 'not-saved'
  /** Writes what is unwritten; resolves when it is safe or has failed with a notice. */
  readonly flush: () => Promise<void>
  /** The page goes away: keeps in the journal what is unwritten. */
  readonly lastMoment: () => void
  /** This tab keeps the table from now on; what another one saved is set aside first. */
  readonly keepHere: () => Promise<void>
  readonly aside: AsideStore
  /** Where it is kept; `undefined` without storage. For what stands beside the table. */
  readonly storage: () => TableStorage | undefined
  /**
   * Reads the boards of a long table that are still to be read, and gives the state with all of them. Rejects
   * while the storage does not answer.
   */
  readonly whole: () => Promise<KibitzerState>
  /** Whether this tab keeps the table. */
  readonly keeps: () => boolean
  /** Whether another tab is known to keep it: what is done here is not saved. */
  readonly keptElsewhere: () => boolean
  readonly stop: () => void
}

/** Boards that come back stand behind the others, the first of them on the table. */
const withBack = (table: TableState, back: readonly TableBoard[]): TableState => ({
  ...table,
  boards: [...table.boards, ...back.map((board, i) => ({ ...board, id: table.nextId + i }))],
  index: table.boards.length,
  nextId: table.nextId + back.length,
})

/** Brings the last table back, then saves every change from now on. */
export async function startPersistence(
  kibitzer: KibitzerStore,
  options: PersistenceOptions,
): Promise<Persistence> {
  const { store, actions } = kibitzer
  const { journal, writer } = options
  const clock = options.clock ?? Date.now
  let { storage } = options
  let outcome: Persistence['outcome'] = 'first-visit'
  /** This tab has the lock from the start; one that took it over may meet a write of the other on its way. */
  let alone = false
  const ledger = createLedger(writer, () => alone)
  /** The last write failed: until one succeeds the journal has everything. */
  let failing = false
  let dirty = true
  /** The write that was read here; of a last moment the one that it stands for. */
  let before: Signature | undefined
  /** Whether this tab keeps the table; unknown for a moment while the browser is asked. */
  let keeper: boolean | undefined = options.tabs === undefined ? true : undefined
  const opened = store.getState().table

  const { storage: given } = options
  const unkept = (why: string) => {
    outcome = 'not-saved'
    storage = undefined
    actions.addNotice(notSaved(why))
  }
  const bringing = (from: TableStorage) => ({ kibitzer, from, writer, ledger, clock })

  if (given === undefined) unkept(options.why ?? t`this browser offers no storage here.`)
  else
    try {
      const back = await bringBack({ ...bringing(given), moment: journal.read() }, opened)
      outcome = back.outcome
      before = back.before
      dirty = back.dirty
    } catch (fault) {
      unkept(words(fault))
    }

  /** Reads what is still to be read, once; after a failure again when it is next needed. */
  let reading: Promise<void> | undefined
  /** What is put into the state now stands in the storage. */
  let joining = false
  const whole = async (): Promise<KibitzerState> => {
    reading ??= readAll().catch((fault: unknown) => {
      reading = undefined
      throw fault
    })
    await reading
    return store.getState()
  }
  const readAll = async (): Promise<void> => {
    if (storage === undefined) return
    const lacks = await readOthers(bringing(storage), (read) => {
      joining = true
      store.setState(({ table }) => ({ table: read(table) }))
      joining = false
    })
    if (lacks) {
      dirty = true
      writeSoon()
    }
  }

  let scheduled = false
  let stopped = false
  let writing: Promise<void> | undefined

  const writeOnce = async (): Promise<void> => {
    if (storage === undefined || keeper !== true) return
    dirty = false
    try {
      const state = await ledger.write(storage, store.getState(), whole)
      failing = false
      // What changed while it was written may stand in the journal alone.
      if (isSame(store.getState(), state)) writeJournal(undefined)
      actions.dismissNotice(SAVE_FAILED)
      // Where the storage did not answer before, it does now.
      void whole().catch(() => undefined)
    } catch (fault) {
      dirty = true
      forgetStorage()
      actions.addNotice(saveFailed(fault))
    }
  }
  /** What the storage holds is not known any more: the journal has everything now, and so will the next write. */
  const forgetStorage = (): void => {
    failing = true
    ledger.forget()
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
    writeJournal(JSON.stringify(ledger.moment(store.getState())))
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
    if (joining || isSame(state, before)) return
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
    alone = false
    actions.addNotice({ id: OTHER_TAB, tone: 'warning', message, choices })
  }
  const keepHere = async (): Promise<void> => {
    await options.tabs?.takeOver()
    isKept()
    if (storage === undefined) return
    const found = await find(storage)
    // What the other tab saved is overwritten now; it can be brought back.
    if (
      found.session !== undefined &&
      !sameSignature(signatureOf(found.session), ledger.signature())
    ) {
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
    if (sameSignature(signature, ledger.signature()) || mayFollow) {
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
      alone = true
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
    whole,
    keeps: () => keeper === true,
    keptElsewhere: () => storage !== undefined && keeper === false,
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
