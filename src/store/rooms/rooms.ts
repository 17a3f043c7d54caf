/**
 * The live rooms that this browser has been in: a row each, with the key that is its ticket. A guest’s key cannot
 * be copied out of the browser. Fetched with the page that needs it.
 */
import * as v from 'valibot'
import type { TableStorage } from '../persistence/storage.ts'

export interface KeptRoom {
  /** As the broker knows it; the key of the row. */
  readonly name: string
  readonly role: 'host' | 'guest'
  /** The letters of the link. */
  readonly link: string
  readonly secret: CryptoKey
  readonly pub: Uint8Array<ArrayBuffer>
  /** What this person calls themselves there. */
  readonly who: string
  readonly title: string
  /** When it was last entered, in milliseconds. */
  readonly at: number
  /** The host’s: all that has happened, as text. */
  readonly data?: string
}

const row = v.object({
  name: v.string(),
  role: v.picklist(['host', 'guest']),
  link: v.string(),
  secret: v.custom<CryptoKey>((value) => value instanceof CryptoKey),
  pub: v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  who: v.string(),
  title: v.string(),
  at: v.number(),
  data: v.exactOptional(v.string()),
})

export interface Rooms {
  /** The latest first; what cannot be read is passed over. */
  readonly all: () => Promise<readonly KeptRoom[]>
  /** Rejects where the storage refuses. */
  readonly keep: (room: KeptRoom) => Promise<void>
  readonly forget: (name: string) => Promise<void>
}

export const roomsIn = (storage: TableStorage): Rooms => ({
  all: async () => {
    const rows = await storage.transact('readonly', (tx) => tx.all('rooms'))
    return rows
      .flatMap(([, value]) => {
        const read = v.safeParse(row, value)
        return read.success ? [read.output] : []
      })
      .toSorted((a, b) => b.at - a.at)
  },
  keep: (room) => storage.transact('readwrite', (tx) => tx.put('rooms', room.name, room)),
  forget: (name) => storage.transact('readwrite', (tx) => tx.remove('rooms', name)),
})
