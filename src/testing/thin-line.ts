/**
 * The line a second time: the part of MQTT 3.1.1 that a room needs, over any WebSocket, so that the protocol is
 * held to the standard and not to one library. It connects with a last will, subscribes, publishes at QoS 1, and
 * comes back.
 */
import WebSocket from 'ws'
import type { Bytes } from '#live/bytes.ts'
import {
  clientName,
  type Heard,
  type Line,
  type LineNews,
  type LineOptions,
  matches,
} from '#live/line.ts'

const text = new TextEncoder()
const field = (value: string | Uint8Array): readonly number[] => {
  const bytes = typeof value === 'string' ? text.encode(value) : value
  return [bytes.length >> 8, bytes.length & 255, ...bytes]
}
const packet = (first: number, body: readonly number[]): Uint8Array => {
  const size: number[] = []
  for (let rest = body.length; ; rest >>= 7) {
    size.push(rest > 127 ? (rest & 127) | 128 : rest)
    if (rest <= 127) break
  }
  return Uint8Array.from([first, ...size, ...body])
}

/** Milliseconds before it dials again. */
const PAUSE = 100

export function thinLine({ url, room, will }: LineOptions): Line {
  const heard: (readonly [string, Heard])[] = []
  const told: Readonly<Record<LineNews, (() => void)[]>> = { up: [], down: [], refused: [] }
  let open = false
  let ended = false
  let next = 0
  let rest: Uint8Array = new Uint8Array(0)
  let socket: WebSocket
  const id = (): readonly number[] => {
    next = (next % 65_535) + 1
    return [next >> 8, next & 255]
  }
  const ask = (filter: string) => socket.send(packet(0x82, [...id(), ...field(filter), 1]))

  function take(first: number, body: Uint8Array): void {
    const kind = first >> 4
    if (kind === 2) {
      if (body[1] !== 0) {
        for (const f of told.refused) f()
        return
      }
      open = true
      for (const [filter] of heard) ask(filter)
      for (const f of told.up) f()
    }
    if (kind !== 3) return
    const long = body[0]! * 256 + body[1]!
    const topic = new TextDecoder().decode(body.subarray(2, 2 + long))
    const acknowledged = ((first >> 1) & 3) > 0
    if (acknowledged) socket.send(packet(0x40, [...body.subarray(2 + long, 4 + long)]))
    const frame: Bytes = new Uint8Array(body.subarray(2 + long + (acknowledged ? 2 : 0)))
    for (const [filter, f] of heard) if (matches(filter, topic)) f(topic, frame)
  }
  function read(bytes: Uint8Array): void {
    rest = Uint8Array.from([...rest, ...bytes])
    for (;;) {
      let size = 0
      let at = 1
      for (let shift = 0; ; shift += 7) {
        if (at >= rest.length) return
        size += (rest[at]! & 127) << shift
        if (rest[at++]! < 128) break
      }
      if (rest.length < at + size) return
      take(rest[0]!, rest.subarray(at, at + size))
      rest = rest.slice(at + size)
    }
  }
  function dial(): void {
    rest = new Uint8Array(0)
    socket = new WebSocket(url, 'mqtt')
    socket.binaryType = 'arraybuffer'
    socket.onopen = () => {
      // A clean session, a user name, a will at QoS 1.
      const flags = 2 | 128 | 4 | 8
      socket.send(
        packet(0x10, [
          ...[...field('MQTT'), 4, flags, 0, 90],
          ...[...field(clientName()), ...field(will), ...field(''), ...field(room)],
        ]),
      )
    }
    socket.onmessage = ({ data }) => read(new Uint8Array(data as ArrayBuffer))
    socket.onerror = () => {}
    socket.onclose = () => {
      const was = open
      open = false
      if (was) for (const f of told.down) f()
      if (!ended) setTimeout(dial, PAUSE)
    }
  }
  dial()
  return {
    isOpen: () => open,
    subscribe: (filter, f) => {
      heard.push([filter, f])
      if (open) ask(filter)
    },
    publish: (topic, frame, kept = false) => {
      if (!open) return false
      socket.send(packet(kept ? 0x33 : 0x32, [...field(topic), ...id(), ...frame]))
      return true
    },
    on: (what, f) => {
      told[what].push(f)
    },
    end: () => {
      ended = true
      if (open) socket.send(packet(0xe0, []))
      socket.close()
    },
  }
}
