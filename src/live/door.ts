/** The door of a room: what the relay keeps for whoever comes, and what tells two hosts apart. */
import * as v from 'valibot'
import type { Bytes } from './bytes.ts'
import { doorProof, openDoor, Refused, sealDoor } from './frame.ts'
import type { Identity, Room } from './keys.ts'
import { type Line, topicsOf } from './line.ts'
import type { RoomData } from './room-data.ts'
import { doorSchema } from './wire.ts'

interface DoorOf {
  readonly data: () => RoomData
  /** Whether this page is no longer the host. */
  readonly isShut: () => boolean
  /** Another page has become it. */
  readonly superseded: () => void
}

export function createDoor(
  {
    room,
    me,
    line,
    version,
  }: {
    readonly room: Room
    readonly me: Identity
    readonly line: Line
    readonly version: string
  },
  { data, isShut, superseded }: DoorOf,
) {
  let saying = Promise.resolve()
  async function sayNow(): Promise<void> {
    if (!line.isOpen() || isShut()) return
    const { epoch, locked } = data()
    const proof = await doorProof(room, me, epoch)
    const words = { epoch, locked, version, proof }
    line.publish(topicsOf(room.name).door, await sealDoor(room, me, words), true)
  }
  const say = (): void => {
    saying = saying.then(sayNow)
  }
  return {
    say,
    /** Of two pages of one host the one that started later is the host. */
    take: async (frame: Bytes): Promise<void> => {
      const { words } = await openDoor(room, frame)
      const read = v.safeParse(doorSchema, words)
      if (!read.success) throw new Refused('shape')
      const { epoch, proof } = read.output
      const own = data().epoch
      // An older load of this page still speaks: it hears of this one.
      if (epoch < own) say()
      if (epoch <= own) return
      if (proof !== (await doorProof(room, me, epoch))) throw new Refused('epoch')
      superseded()
    },
    idle: (): Promise<void> => saying,
  }
}
