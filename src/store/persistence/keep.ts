/** Keeps the page's table in this browser: called once, before the first drawing. */

import type { KibitzerStore } from '../store.ts'
import { type Persistence, startPersistence, words } from './persistence.ts'
import type { TableStorage } from './storage.ts'
import { browserJournal, browserStorage } from './storage-idb.ts'

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
  const saving = await startPersistence(kibitzer, {
    storage,
    ...(why === undefined ? {} : { why }),
    journal: browserJournal(),
    writer: Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-'),
  })
  addEventListener('pagehide', saving.lastMoment)
  document.addEventListener('visibilitychange', () => {
    // On a phone the page may never hear more than this.
    if (document.visibilityState === 'hidden') saving.lastMoment()
  })
  return saving
}
