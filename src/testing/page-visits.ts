/** Visits of the page one after another, over one storage. */

import { bidOf, PASS } from '#core/call.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { type Persistence, type Soon, startPersistence } from '#store/persistence/persistence.ts'
import type { Journal, Key, TableName, TableStorage } from '#store/persistence/storage.ts'
import type { Tabs } from '#store/persistence/tabs.ts'
import * as select from '#store/selectors.ts'
import { createKibitzerStore, type KibitzerStore } from '#store/store.ts'
import { memoryStorage } from './memory-storage.ts'

export const notebook = (text?: string): Journal & { text: string | undefined } => {
  const book = {
    text,
    read: () => book.text,
    write: (to: string | undefined) => {
      book.text = to
    },
  }
  return book
}
let visits = 0
/** A visit of the page: a store of its own over the storage that all visits share. */
export async function visit(
  storage: TableStorage | undefined,
  journal: Journal = notebook(),
  seed: Tuple4<number> = [visits, 2, 3, 4],
  tabs?: Tabs,
  soon: Soon = () => {},
): Promise<KibitzerStore & { saving: Persistence }> {
  visits += 1
  const made = createKibitzerStore({ seed })
  const saving = await startPersistence(made, {
    storage,
    journal,
    writer: `tab ${visits}`,
    soon,
    clock: () => visits,
    ...(tabs === undefined ? {} : { tabs }),
  })
  return { ...made, saving }
}
export type Visit = Awaited<ReturnType<typeof visit>>
export const kept = ({ store }: KibitzerStore) => {
  const { table, players, prefs, view, library } = store.getState()
  const { mode, observer, turned } = view
  return { table, players, prefs, library, view: { mode, observer, turned } }
}
export const playSome = ({ actions, store }: KibitzerStore, cards: number) => {
  for (const call of [bidOf(1, 4), PASS, PASS, PASS]) actions.makeCall(call)
  for (let i = 0; i < cards; i++) actions.playCard(select.legalCards(store.getState())[0]!)
}
export const close = (v: Visit) => v.saving.stop()
export const rowsOf = (storage: TableStorage, table: TableName) =>
  storage.transact('readonly', (tx) => tx.all(table))
export const put = (storage: TableStorage, table: TableName, key: Key, value: unknown) =>
  storage.transact('readwrite', (tx) => tx.put(table, key, value))

export const copyOf = async (storage: TableStorage): Promise<TableStorage> =>
  memoryStorage({
    session: await rowsOf(storage, 'session'),
    boards: await rowsOf(storage, 'boards'),
  })

/** A storage that fails while it is told to, in all that is asked of it or only in what is written. */
export function faulty(inner: TableStorage, fault: DOMException, only?: 'readwrite') {
  const now = { fails: false }
  const storage: TableStorage = {
    transact: (mode, body) =>
      now.fails && (only === undefined || mode === only)
        ? Promise.reject(fault)
        : inner.transact(mode, body),
  }
  return { storage, now }
}
