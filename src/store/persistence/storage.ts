/** Where the table is kept between visits: a small transactional store, in the browser or in memory. */

/**
 * `session`: the one row `now`; `boards`: a row per board id; `aside`: what could not be read; `kept`: what
 * the library keeps beside the table; `practice`: a row per answer and per thing practised; `played`: a row per
 * board of the reader’s record; `rooms`: a row per live
 * room with a key that cannot leave this browser, so that no backup holds it. A backup carries
 * every table from `kept` on.
 */
export const TABLES = ['session', 'boards', 'aside', 'rooms', 'kept', 'practice', 'played'] as const
export type TableName = (typeof TABLES)[number]
export type Key = string | number

/** Inside a transaction nothing but its own operations may be awaited. */
export interface StorageTransaction {
  readonly get: (table: TableName, key: Key) => Promise<unknown>
  readonly all: (table: TableName) => Promise<readonly (readonly [Key, unknown])[]>
  readonly put: (table: TableName, key: Key, value: unknown) => Promise<void>
  readonly remove: (table: TableName, key: Key) => Promise<void>
  readonly clear: (table: TableName) => Promise<void>
  /** Nothing more will be asked: what was asked is kept without waiting for the page, and not taken back. */
  readonly commit?: () => void
}
export interface TableStorage {
  /** All of the body happens, or nothing of it. Rejects when the storage refuses. */
  readonly transact: <T>(
    mode: 'readonly' | 'readwrite',
    body: (tx: StorageTransaction) => Promise<T>,
  ) => Promise<T>
  /** Calls back when the connection is lost, and with it perhaps all that was kept; the next transaction opens it again. */
  readonly onLost?: (listener: () => void) => void
}

/**
 * A text kept at once: what the page writes in its last moment, when nothing asynchronous would
 * still be finished.
 */
export interface Journal {
  readonly read: () => string | undefined
  /** May throw when there is no room. */
  readonly write: (text: string | undefined) => void
}
