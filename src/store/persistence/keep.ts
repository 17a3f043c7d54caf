/** Keeps the page's table in this browser: called once, before the first drawing. */

import { START_SIDES } from '../agreements/agreements-start.ts'
import type { KibitzerState } from '../state.ts'
import type { KibitzerStore } from '../store.ts'
import { words } from './aside.ts'
import { type Persistence, startPersistence } from './persistence.ts'
import type { TableStorage } from './storage.ts'
import { browserJournal, browserStorage } from './storage-idb.ts'
import { browserTabs } from './tabs.ts'

/**
 * Brings back the table of the last visit and saves every change from now on. Never rejects: without
 * storage the table lives in memory, and a notice says so.
 */
export async function keepTable(kibitzer: KibitzerStore): Promise<Persistence> {
  let storage: TableStorage | undefined
  let why: string | undefined
  try {
    storage = await browserStorage()
  } catch (fault) {
    why = words(fault)
  }
  const tabs = browserTabs()
  const saving = await startPersistence(kibitzer, {
    storage,
    ...(why === undefined ? {} : { why }),
    journal: browserJournal(),
    // Before the picture: what is seen is written, also where a busy machine draws late.
    soon: (run) => run(),
    ...(tabs === undefined ? {} : { tabs }),
    writer: Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-'),
  })
  addEventListener('pagehide', saving.lastMoment)
  document.addEventListener('visibilitychange', () => {
    // On a phone the page may never hear more than this.
    if (document.visibilityState === 'hidden') saving.lastMoment()
  })
  askToStay(kibitzer)
  return saving
}

/** More than the one board of a first visit: boards loaded or dealt, a strategy or system, agreements. */
const matters = ({ table, strategies, ownSystems, agreements }: KibitzerState): boolean =>
  table.boards.length > 1 ||
  strategies.list.length + ownSystems.list.length > 0 ||
  agreements.sides !== START_SIDES

/**
 * Asks the browser once not to clear this storage when it needs room, as soon as something is there
 * that would be missed. Some browsers ask the reader, so it is not asked on a first look.
 */
function askToStay({ store }: KibitzerStore): void {
  const { storage } = navigator as Partial<Navigator>
  if (storage?.persist === undefined) return
  const look = (state: KibitzerState): boolean => {
    if (!matters(state)) return false
    // What the browser answers changes nothing here.
    storage.persist().catch(() => undefined)
    return true
  }
  if (look(store.getState())) return
  const stop = store.subscribe((state) => {
    if (look(state)) stop()
  })
}
