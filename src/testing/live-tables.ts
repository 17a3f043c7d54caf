/** A live table over a real line: a host who plays nowhere, and guests who speak the protocol without a page. */
import { createGuest, type Guest } from '#live/guest.ts'
import { createHost, type Host } from '#live/host.ts'
import { newIdentity, newLink, type Room, roomOf } from '#live/keys.ts'
import { type Line, type LineOptions, topicsOf } from '#live/line.ts'
import { newRoom, seatedAll } from '#live/room-data.ts'

/** To a broker that is known. */
type DialRoom = (options: Omit<LineOptions, 'url'>) => Line

const PAUSE = 5
const soon = () => new Promise((then) => setTimeout(then, PAUSE))

export const guestsOver = (
  room: Room,
  dial: DialRoom,
  names: readonly string[],
): Promise<readonly Guest[]> =>
  Promise.all(
    names.map(async (name) => {
      const me = await newIdentity()
      const line = dial({ room: room.name, will: topicsOf(room.name).gone(me.id) })
      const now = performance.now()
      return createGuest({ room, me, line, name, version: 'test', changed: () => {}, now })
    }),
  )

/** The four have come in and sit, by the number of their seat; as long as that takes. */
export async function openTableOver(dial: DialRoom): Promise<{
  readonly host: Host
  readonly guests: readonly Guest[]
  readonly room: Room
}> {
  const me = await newIdentity(true)
  const room = await roomOf(await newLink(me))
  const fresh = newRoom('Over a broker', 'Host')
  const host = createHost({
    ...{ room, me, line: dial({ room: room.name, will: topicsOf(room.name).gone('host') }) },
    data: { ...fresh, people: [{ ...fresh.people[0]!, place: { kind: 'out' } }] },
    ...{ version: 'test', changed: () => {}, now: performance.now() },
    keep: () => Promise.resolve(),
  })
  const four = ['Page 0', 'Page 1', 'Page 2', 'Page 3']
  const guests = await guestsOver(room, dial, four)
  while (!guests.every((guest) => guest.state().phase === 'in')) {
    await soon()
    for (const guest of guests) guest.tick(performance.now())
  }
  host.change(seatedAll)
  const seatOf = (guest: Guest) => {
    const place = guest.state().news?.place
    return place?.kind === 'sits' ? place.seat : undefined
  }
  while (!guests.every((guest) => seatOf(guest) !== undefined)) await soon()
  return { host, guests: guests.toSorted((a, b) => seatOf(a)! - seatOf(b)!), room }
}
