import {
  type Key,
  type StorageTransaction,
  TABLES,
  type TableName,
  type TableStorage,
} from '#store/persistence/storage.ts'

/** A storage in memory: for tests, and the model of what a storage does. */
export function memoryStorage(
  rows: Readonly<Partial<Record<TableName, readonly (readonly [Key, unknown])[]>>> = {},
): TableStorage {
  let data = new Map(TABLES.map((name) => [name, new Map<Key, unknown>(rows[name] ?? [])]))
  let last: Promise<unknown> = Promise.resolve()
  const run = async <T>(body: (tx: StorageTransaction) => Promise<T>): Promise<T> => {
    const draft = new Map(TABLES.map((name) => [name, new Map(data.get(name))]))
    const of = (name: TableName) => draft.get(name)!
    const value = await body({
      get: async (table, key) => structuredClone(of(table).get(key)),
      all: async (table) =>
        [...of(table)].map(([key, row]) => [key, structuredClone(row)] as const),
      put: async (table, key, row) => {
        of(table).set(key, structuredClone(row))
      },
      remove: async (table, key) => {
        of(table).delete(key)
      },
      clear: async (table) => of(table).clear(),
    })
    data = draft
    return value
  }
  return {
    transact: (_mode, body) => {
      const next = last.then(() => run(body))
      last = next.catch(() => undefined)
      return next
    },
  }
}
