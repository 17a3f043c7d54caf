/**
 * A room over real brokers, by the library’s line and by a second one: aedes, and mosquitto by the rules of hosting/
 * where it is installed.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { dealtRecord } from '#core/record.ts'
import { rngOf } from '#core/rng.ts'
import { randomDeal } from '#core/shuffle.ts'
import type { Guest } from '#live/guest.ts'
import type { Host } from '#live/host.ts'
import { type Dial, topicsOf } from '#live/line.ts'
import { foldAll, isOver, redacted, toAct, viewerAt } from '#live/log.ts'
import { mqttLine } from '#live/mqtt-line.ts'
import { actByLot } from '#testing/live-logs.ts'
import { openTableOver } from '#testing/live-tables.ts'
import { thinLine } from '#testing/thin-line.ts'
import { attachBroker } from './broker.ts'
import { HAS_MOSQUITTO, startMosquitto } from './mosquitto.ts'

let ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.reverse()) await end()
  ending = []
})

/** A broker that can be killed and started again at its port. */
async function startBroker(port = 0) {
  const server: Server = createServer((_request, response) => response.writeHead(404).end())
  const broker = await attachBroker(server, '/mqtt')
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const at = (server.address() as AddressInfo).port
  let alive = true
  const kill = async () => {
    if (!alive) return
    alive = false
    await broker.close()
    await new Promise((closed) => server.close(closed))
  }
  ending.push(kill)
  return { url: `ws://127.0.0.1:${at}/mqtt`, port: at, kill }
}

if (!HAS_MOSQUITTO)
  console.warn('mosquitto is not installed: a room over it is NOT tried here (docs/live.md).')

async function startMosquittoHere(port = 0) {
  const broker = await startMosquitto(port)
  ending.push(broker.kill)
  return broker
}

/** Waits for a state, however long a busy machine takes; the test's own limit ends one that hangs. */
const until = async (what: () => boolean): Promise<void> => {
  while (!what()) await new Promise((soon) => setTimeout(soon, 5))
}

async function openTable(dial: Dial, url: string) {
  const table = await openTableOver((options) => {
    const line = dial({ url, ...options })
    ending.push(() => line.end())
    return line
  })
  return { ...table, topics: topicsOf(table.room.name) }
}

/** Guests act by lot. Nothing waits for a time: what was missed is asked for when the line comes back. */
async function play(host: Host, guests: readonly Guest[], stop: () => boolean): Promise<void> {
  const rng = rngOf([7, 7, 7, 7])
  while (!stop()) {
    for (const guest of guests) {
      const { board, news, waits } = guest.state()
      const place = news?.place
      if (place?.kind !== 'sits' || waits !== undefined || toAct(board)?.by !== place.seat) continue
      const next = actByLot(board, rng)
      if (next !== undefined) guest.act(next[1])
    }
    const now = performance.now()
    host.tick(now)
    for (const guest of guests) guest.tick(now)
    await new Promise((soon) => setTimeout(soon, 2))
  }
}

const LINES: readonly (readonly [string, Dial])[] = [
  ['MQTT.js', mqttLine],
  ['the thin line', thinLine],
]

const ALL = LINES.flatMap(([name, dial]) => [
  { over: `aedes by ${name}`, dial, start: startBroker, here: true, turnsAway: true },
  {
    over: `mosquitto by ${name}`,
    dial,
    start: startMosquittoHere,
    here: HAS_MOSQUITTO,
    turnsAway: false,
  },
])

describe.each(ALL)('a room over $over', ({ dial, start, here, turnsAway }) => {
  it.runIf(here)(
    'plays a board, though the broker is killed and started again in the middle of it',
    async () => {
      const first = await start()
      const { host, guests } = await openTable(dial, first.url)
      const { board } = dealtRecord(1, randomDeal(rngOf([1, 2, 3, 4])))
      const { dealer, vulnerability, deal } = board
      await host.deal(0, { board: 1, dealer, vulnerability, hands: deal })
      await play(host, guests, () => host.board(0).n >= 20)
      await first.kill()
      await until(() => !host.lineIsOpen())
      const again = await start(first.port)
      expect(again.port).toBe(first.port)
      await play(host, guests, () => isOver(host.board(0)))
      const whole = host.board(0).n
      await play(host, guests, () => guests.every((guest) => guest.state().board.n === whole))
      const { log } = host.data().tables[0]!
      for (const guest of guests) {
        const { board: mine, news } = guest.state()
        if (news?.place.kind !== 'sits') throw new Error('lost its seat')
        expect(mine).toEqual(foldAll(redacted(log, viewerAt(news.place.seat))))
      }
    },
  )

  it.runIf(here)(
    'lets nobody hear or speak who does not know the room’s name, and tells of a broken line',
    async () => {
      const { url } = await start()
      const { host, guests, topics } = await openTable(dial, url)
      const heard: string[] = []
      const strangers = ['AAAAAAAAAAAAAAAA', '+', '#'].map((room) => dial({ url, room, will: 'x' }))
      for (const line of strangers) ending.push(() => line.end())
      await until(() => strangers[0]!.isOpen())
      for (const line of strangers)
        for (const filter of [
          topics.door,
          topics.to('+'),
          'kibitzer/1/+/door',
          'kibitzer/1/+/to/+',
        ])
          line.subscribe(filter, (topic) => heard.push(topic))
      strangers[0]!.publish(topics.door, new Uint8Array(0), true)
      host.change((data) => ({ ...data, title: 'Another title' }))
      await until(() => guests.every((guest) => guest.state().news?.title === 'Another title'))
      expect(heard).toEqual([])
      // mosquitto lets anybody in under any name, and they hear nothing there.
      if (turnsAway) expect(strangers.slice(1).map((line) => line.isOpen())).toEqual([false, false])
    },
  )
})
