/**
 * What makes a page the host: the room as it is kept, and the host’s private key. It goes in numbered parts, sealed
 * for one page alone: a deputy, who has every change as it comes, or the page that goes on at once.
 */
import { type Bytes, base64Of, fromBase64 } from './bytes.ts'
import { CURVE, type Identity, idOf } from './keys.ts'
import { HOST, type Person, type RoomData, readRoom, writeRoom } from './room-data.ts'

export interface Office {
  readonly me: Identity
  readonly data: RoomData
}

/** Letters of a part: with its quotes written twice it still fits a frame. */
const PART = 5000
/** So much higher than any load of the old page counts to: the later host is the host. */
const HIGHER = 1000

interface Written {
  readonly secret: string
  readonly pub: string
  /** A table that has not changed since is `null`. */
  readonly room: { readonly tables: readonly unknown[] }
}

/**
 * The office in parts.
 * @param before what the page has had already.
 */
export async function officeParts(
  me: Identity,
  data: RoomData,
  before?: RoomData,
): Promise<readonly string[]> {
  const room = JSON.parse(writeRoom(data)) as Written['room']
  const tables = room.tables.map((table, i) =>
    before !== undefined && before.tables[i] === data.tables[i] ? null : table,
  )
  const secret = base64Of(new Uint8Array(await crypto.subtle.exportKey('pkcs8', me.secret)))
  const text = JSON.stringify({ secret, pub: base64Of(me.pub), room: { ...room, tables } })
  return Array.from({ length: Math.ceil(text.length / PART) }, (_, i) =>
    text.slice(i * PART, (i + 1) * PART),
  )
}

/** Puts the parts together again. A part that does not follow the last begins nothing. */
export function officeReader() {
  let parts: readonly string[] = []
  let tables: readonly unknown[] = []
  return async (part: number, of: number, text: string): Promise<Office | undefined> => {
    if (part === 0) parts = []
    if (part !== parts.length) return undefined
    parts = [...parts, text]
    if (parts.length < of) return undefined
    try {
      const { secret, pub, room } = JSON.parse(parts.join('')) as Written
      const whole = room.tables.map((table, i) => table ?? tables[i])
      const data = readRoom(JSON.stringify({ ...room, tables: whole }))
      const key = fromBase64(pub)
      const bits = fromBase64(secret)
      if (data === undefined || key === undefined || bits === undefined) return undefined
      tables = whole
      return { me: await hostKey(bits, key), data }
    } catch {
      return undefined
    }
  }
}

async function hostKey(secret: Bytes, pub: Bytes): Promise<Identity> {
  const key = await crypto.subtle.importKey('pkcs8', secret, CURVE, true, ['deriveBits'])
  return { secret: key, pub, id: await idOf(pub) }
}

/**
 * The room as the page that takes it over goes on with it: its own seat is the host’s from now on.
 * @param ticket the key by which the old host comes in again and has the old seat; without one that seat is free.
 */
export function takenOver(
  data: RoomData,
  heir: string,
  ticket?: Pick<Person, 'id' | 'pub'>,
): RoomData {
  const people = data.people.flatMap((one): readonly Person[] => {
    if (one.id === heir) return [{ ...one, id: HOST, pub: '' }]
    if (one.id !== HOST) return [one]
    return ticket === undefined ? [] : [{ ...one, ...ticket }]
  })
  return { ...data, people, deputy: undefined, epoch: data.epoch + HIGHER }
}
