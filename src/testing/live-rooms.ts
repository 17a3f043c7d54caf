/** A room without a network: a host and its pages on lines in memory, driven step by step and without a clock. */

import type { Rng } from '#core/rng.ts'
import { rngOf } from '#core/rng.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { randomDeal } from '#core/shuffle.ts'
import type { Bytes } from '#live/bytes.ts'
import { createGuest, type Guest } from '#live/guest.ts'
import { createHost, type Host } from '#live/host.ts'
import { type Identity, newIdentity, newLink, type Room, roomOf } from '#live/keys.ts'
import { type Heard, type Line, matches } from '#live/line.ts'
import { isOver, toAct } from '#live/log.ts'
import { type Office, takenOver } from '#live/office.ts'
import { isAtBar } from '#live/pace.ts'
import { newRoom, type RoomData, seatedAll } from '#live/room-data.ts'
import { actByLot } from './live-logs.ts'

/** What a bad network does with a frame: how often it comes, 0 for never. */
export type Fate = (topic: string) => number

export interface Hub {
  readonly line: () => Line
  /** All that has passed. */
  readonly seen: (readonly [topic: string, frame: Bytes])[]
  /** Brings one frame, in order, or by lot; false when none is under way. */
  readonly bring: (rng?: Rng) => boolean
  /** Whether the broker lives; one that dies keeps nothing. */
  readonly power: (on: boolean) => void
}

export function createHub(fate: Fate = () => 1): Hub {
  const lines: { readonly heard: (readonly [string, Heard])[]; readonly told: (() => void)[][] }[] =
    []
  const kept = new Map<string, Bytes>()
  const seen: (readonly [string, Bytes])[] = []
  let under: (() => void)[] = []
  let alive = true
  return {
    seen,
    bring: (rng) => {
      const at = rng === undefined ? 0 : rng.below(Math.max(1, under.length))
      const [one] = under.splice(at, 1)
      one?.()
      return one !== undefined
    },
    power: (on) => {
      alive = on
      under = []
      if (!on) kept.clear()
      for (const { told } of lines) for (const f of told[on ? 0 : 1]!) f()
    },
    line: () => {
      const me = {
        heard: [] as (readonly [string, Heard])[],
        told: [[], [], []] as (() => void)[][],
      }
      lines.push(me)
      return {
        isOpen: () => alive,
        subscribe: (filter, f) => {
          me.heard.push([filter, f])
          for (const [topic, frame] of kept)
            if (matches(filter, topic)) under.push(() => f(topic, frame))
        },
        publish: (topic, frame, keep = false) => {
          if (!alive) return false
          seen.push([topic, frame])
          if (keep) kept.set(topic, frame)
          for (const { heard } of lines)
            for (const [filter, f] of heard)
              if (matches(filter, topic))
                for (let i = fate(topic); i > 0; i--) under.push(() => f(topic, frame))
          return true
        },
        on: (what, f) => {
          me.told[what === 'up' ? 0 : what === 'down' ? 1 : 2]!.push(f)
        },
        end: () => {
          const at = lines.indexOf(me)
          if (at >= 0) lines.splice(at, 1)
        },
      }
    },
  }
}

export interface TestRoom {
  readonly hub: Hub
  readonly room: Room
  readonly hostKey: Identity
  host: Host
  readonly guests: Guest[]
  readonly keys: readonly Identity[]
  /** What the host kept last. */
  readonly kept: () => RoomData
  /** Brings all that is under way, and what follows from it. */
  readonly settle: (rng?: Rng) => Promise<void>
  /** Another load of the host’s page, from what was kept; `between` comes while there is none. */
  readonly reloadHost: (between?: () => void) => Promise<void>
  /** The last page opens the room with what it was given; of a deputy with its id, who leaves its seat. */
  readonly takeOver: (office: Office, deputy: string | undefined) => Promise<void>
  /** Another load of a guest’s page, with its key. */
  readonly reloadGuest: (at: number, settled?: boolean) => Promise<void>
  /** Lets seconds pass for all. */
  readonly pass: (seconds: number, rng?: Rng) => Promise<void>
  readonly deal: (number: number) => Promise<void>
}

/** A host who does not play, and so many guests, seated four to a table in the order they came. */
export async function openRoom(people = 4, fate?: Fate): Promise<TestRoom> {
  const hub = createHub(fate)
  const hostKey = await newIdentity(true)
  const room = await roomOf(await newLink(hostKey))
  let data = newRoom('Test', 'Host')
  data = {
    ...data,
    people: [{ ...data.people[0]!, place: { kind: 'looks', table: 0, sees: SEATS } }],
  }
  let now = 0
  const shared = { room, version: 'test', changed: () => {} }
  const startHost = (me = hostKey) =>
    createHost({
      ...{ ...shared, me, line: hub.line(), data, now },
      keep: (next) => {
        data = next
        return Promise.resolve()
      },
    })
  const keys = await Promise.all(Array.from({ length: people }, () => newIdentity()))
  const startGuest = (me: Identity, i: number) =>
    createGuest({ ...shared, me, line: hub.line(), name: `Page ${i}`, now })
  const it: TestRoom = {
    ...{ hub, room, hostKey, keys, host: startHost(), guests: [] },
    kept: () => data,
    settle: async (rng) => {
      for (;;) {
        const some = hub.bring(rng)
        await it.host.idle()
        for (const guest of it.guests) await guest.idle()
        await it.host.idle()
        if (!some && !hub.bring(rng)) return
      }
    },
    reloadHost: async (between = () => {}) => {
      it.host.leave()
      between()
      for (const guest of it.guests) await guest.idle()
      it.host = startHost()
      await it.settle()
    },
    takeOver: async (office, deputy) => {
      it.guests.pop()!.leave()
      // Where it was handed over, the old page still listens.
      if (deputy !== undefined) it.host.leave()
      data = deputy === undefined ? office.data : takenOver(office.data, deputy)
      it.host = startHost(office.me)
      await it.settle()
    },
    reloadGuest: async (at, settled = true) => {
      it.guests[at]!.leave()
      it.guests[at] = startGuest(keys[at]!, at)
      if (settled) await it.settle()
    },
    pass: async (seconds, rng) => {
      for (let i = 0; i < seconds; i++) {
        now += 1000
        it.host.tick(now)
        for (const guest of it.guests) guest.tick(now)
        await it.settle(rng)
      }
    },
    deal: async (number) => {
      const hands = randomDeal(rngOf([1, 2, 3, number]))
      const dealer = ((number - 1) % 4) as Seat
      for (const table of it.host.data().tables.keys())
        await it.host.deal(table, { board: number, dealer, vulnerability: 'None', hands })
      await it.settle()
    },
  }
  await it.settle()
  for (const [i, key] of keys.entries()) {
    it.guests.push(startGuest(key, i))
    await it.settle()
    // One after the other, so that each has the seat of its place.
    for (let tries = 0; it.guests[i]!.state().news === undefined && tries < 100; tries++)
      await it.pass(1)
  }
  it.host.change(seatedAll)
  await it.settle()
  return it
}

/** Every guest on turn acts by lot, until the boards end, wait for the host, or have so many events. */
export async function playOn(it: TestRoom, rng: Rng, until = 1000, network?: Rng): Promise<void> {
  const done = () =>
    it.host.data().tables.every((_, table) => {
      const board = it.host.board(table)
      return isOver(board) || board.n >= until || isAtBar(board, it.host.data().bar)
    })
  for (let steps = 0; !done(); steps++) {
    if (steps > 5000) throw new Error('the boards do not end')
    let some = false
    for (const guest of it.guests) {
      const { board, news, waits } = guest.state()
      const place = news?.place
      const turn = toAct(board)
      if (place?.kind !== 'sits' || waits !== undefined || news?.atBar === true) continue
      if (board.asked === undefined && turn?.by !== place.seat) continue
      const next = actByLot(board, rng)
      if (next === undefined || next[0] !== place.seat) continue
      some = true
      guest.act(next[1])
    }
    await it.settle(network)
    // Nobody knows that it is their turn: something was lost, and the next pulse tells.
    if (!some || network !== undefined) await it.pass(some ? 1 : 4, network)
  }
}
