/** The browser's own storage: IndexedDB for the table, localStorage for the last moment. */
import { type IDBPDatabase, openDB } from 'idb'
import { t } from '#core/text.ts'
import {
  type Journal,
  type Key,
  type StorageTransaction,
  TABLES,
  type TableName,
  type TableStorage,
} from './storage.ts'

const DATABASE = 'kibitzer'
/** Rises with every table that is added. */
const DATABASE_VERSION = 5
/** Rows unpacked in one go: twenty thousand boards at once would hold the page up. */
const AT_ONCE = 500
const JOURNAL = 'kibitzer/last-moment'

/** A transaction over an open connection. Strict: what is told as written outlives a loss of power too. */
const begun = (db: IDBPDatabase, mode: 'readonly' | 'readwrite') => ({
  tx: db.transaction([...TABLES], mode, { durability: 'strict' }),
})

/** All of the body happens in a transaction that has begun, or nothing of it. */
async function within<T>(
  { tx }: ReturnType<typeof begun>,
  body: (tx: StorageTransaction) => Promise<T>,
): Promise<T> {
  // A store opened for reading has no writing methods, and the body of a reader calls none.
  const writable = (name: TableName) => {
    const store = tx.objectStore(name)
    if (store.put === undefined || store.delete === undefined || store.clear === undefined)
      throw new Error(`${name} was opened for reading only`)
    return {
      put: store.put.bind(store),
      drop: store.delete.bind(store),
      clear: store.clear.bind(store),
    }
  }
  const operations: StorageTransaction = {
    get: (table, key) => tx.objectStore(table).get(key),
    all: async (table) => {
      const store = tx.objectStore(table)
      const all: (readonly [Key, unknown])[] = []
      for (;;) {
        const [last] = all.at(-1) ?? []
        const range = last === undefined ? undefined : IDBKeyRange.lowerBound(last, true)
        const [keys, rows] = await Promise.all([
          store.getAllKeys(range, AT_ONCE),
          store.getAll(range, AT_ONCE),
        ])
        for (const [i, key] of keys.entries()) all.push([key as Key, rows[i] as unknown])
        if (keys.length < AT_ONCE) return all
      }
    },
    put: async (table, key, value) => {
      await writable(table).put(value, key)
    },
    remove: async (table, key) => {
      await writable(table).drop(key)
    },
    clear: async (table) => {
      await writable(table).clear()
    },
    commit: () => tx.commit(),
  }
  try {
    const value = await body(operations)
    await tx.done
    return value
  } catch (fault) {
    tx.done.catch(() => undefined)
    try {
      tx.abort()
    } catch {
      // It has ended already, which is why we are here.
    }
    throw fault
  }
}

/** Opens the database; `lost` is called when the connection ends without our doing. */
function openDatabase(lost: () => void, patience: number): Promise<IDBPDatabase> {
  const opening = openDB(DATABASE, DATABASE_VERSION, {
    upgrade: (db) => {
      for (const name of TABLES) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name)
    },
    // A newer Kibitzer in another tab wants to change the storage: let it.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      lost()
    },
    terminated: lost,
  })
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(t`The storage did not open in time.`)), patience)
  })
  return Promise.race([opening, late])
}

/**
 * Opens the storage of this browser. A connection that is lost later (the site's data cleared, the browser's
 * process for it gone, a phone's tab in the background) is opened again by the next transaction.
 * @param patience milliseconds to wait, since an open can hang behind another tab.
 * @throws when there is none, it is barred, or a newer Kibitzer has changed it.
 */
export async function browserStorage(patience = 2000): Promise<TableStorage> {
  let connection: Promise<IDBPDatabase> | undefined
  /** The same once it is open, for a transaction that begins at once. */
  let open: IDBPDatabase | undefined
  const listeners: (() => void)[] = []
  const forget = (): void => {
    connection = undefined
    open = undefined
  }
  const lost = (): void => {
    forget()
    for (const listener of listeners) listener()
  }
  const connected = async (): Promise<IDBPDatabase> => {
    try {
      connection ??= openDatabase(lost, patience)
      open = await connection
      return open
    } catch (fault) {
      forget()
      throw fault
    }
  }
  await connected()
  return {
    onLost: (listener) => {
      listeners.push(listener)
    },
    transact: async (mode, body) => {
      let tx: ReturnType<typeof begun> | undefined
      try {
        tx = open && begun(open, mode)
      } catch {
        // A connection that takes nothing any more is opened anew.
        forget()
      }
      const begin = async () => begun(await connected(), mode)
      tx ??= await begin().catch(() => {
        forget()
        return begin()
      })
      return within(tx, body)
    },
  }
}

/** The last-moment text of this browser; without localStorage it keeps nothing. */
export const browserJournal = (): Journal => ({
  read: () => {
    try {
      return localStorage.getItem(JOURNAL) ?? undefined
    } catch {
      return undefined
    }
  },
  write: (text) => {
    if (text === undefined) localStorage.removeItem(JOURNAL)
    else localStorage.setItem(JOURNAL, text)
  },
})
