/** The line by MQTT.js, at version 3.1.1, which every broker speaks. Fetched when a room is entered. */
import mqtt from 'mqtt'
import type { Bytes } from './bytes.ts'
import {
  clientName,
  type Heard,
  type Line,
  type LineNews,
  type LineOptions,
  matches,
} from './line.ts'

/** Seconds. Not less: a hidden tab’s timers run once a minute. */
const KEEPALIVE = 90
/** Milliseconds, each drawn between half and one and a half, so that a class does not come back at once. */
const PAUSES = [250, 500, 1000, 2000, 5000, 10_000] as const

const plain = (bytes: Uint8Array): Bytes => new Uint8Array(bytes)

export function mqttLine({ url, room, will }: LineOptions): Line {
  const heard: (readonly [filter: string, told: Heard])[] = []
  const told: Readonly<Record<LineNews, (() => void)[]>> = { up: [], down: [], refused: [] }
  let tries = 0
  const client = mqtt.connect(url, {
    protocolVersion: 4,
    clientId: clientName(),
    username: room,
    clean: true,
    keepalive: KEEPALIVE,
    // The pauses are ours: they grow, and differ from page to page.
    reconnectPeriod: 0,
    connectTimeout: 10_000,
    queueQoSZero: false,
    resubscribe: false,
    // Its other timer is a worker from a blob, which the page’s policy forbids.
    timerVariant: 'native',
    will: { topic: will, payload: '' as unknown as Buffer, qos: 1, retain: false },
  })
  let soon: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const again = (): void => {
    if (ended) return
    clearTimeout(soon)
    client.reconnect()
  }
  client.on('connect', () => {
    tries = 0
    for (const [filter] of heard) client.subscribe(filter, { qos: 1 })
    for (const f of told.up) f()
  })
  client.on('close', () => {
    for (const f of told.down) f()
    if (ended) return
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)]!
    tries += 1
    clearTimeout(soon)
    soon = setTimeout(again, pause * (0.5 + Math.random()))
  })
  client.on('error', (error) => {
    // A return code of the broker, as against a line that does not come about.
    if ('code' in error && typeof error.code === 'number') for (const f of told.refused) f()
  })
  client.on('message', (topic, payload) => {
    for (const [filter, f] of heard) if (matches(filter, topic)) f(topic, plain(payload))
  })
  const awake = (): void => {
    if (!client.connected) again()
  }
  // Only a page has these; the tests run in Node.
  const page = typeof window === 'undefined' ? undefined : window
  page?.addEventListener('online', awake)
  page?.document.addEventListener('visibilitychange', awake)
  return {
    isOpen: () => client.connected,
    subscribe: (filter, f) => {
      heard.push([filter, f])
      if (client.connected) client.subscribe(filter, { qos: 1 })
    },
    publish: (topic, frame, kept = false) => {
      if (!client.connected) return false
      client.publish(topic, frame as Buffer, { qos: 1, retain: kept })
      return true
    },
    on: (what, f) => {
      told[what].push(f)
    },
    end: () => {
      ended = true
      clearTimeout(soon)
      page?.removeEventListener('online', awake)
      page?.document.removeEventListener('visibilitychange', awake)
      client.end(false)
    },
  }
}
