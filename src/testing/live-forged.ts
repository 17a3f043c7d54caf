/** Frames that nobody sent: forged, replayed, reordered, reflected, cut, lengthened, spliced. All must be refused. */
import type { Rng } from '#core/rng.ts'
import { type Bytes, sameBytes } from '#live/bytes.ts'
import {
  HEAD,
  KINDS,
  openWelcome,
  type Refusal,
  readHead,
  sealFrame,
  sealHello,
} from '#live/frame.ts'
import { newIdentity } from '#live/keys.ts'
import { topicsOf } from '#live/line.ts'
import { playOn, type TestRoom } from './live-rooms.ts'

type Forge = (frame: Bytes, other: Bytes, rng: Rng) => Bytes
const flip = (frame: Bytes, at: number, bit: number): Bytes => {
  const out = frame.slice()
  out[at] = out[at]! ^ (1 << bit)
  return out
}
const filledBy = (frame: Bytes, from: number, rng: Rng): Bytes =>
  frame.map((byte, i) => (i < from ? byte : rng.below(256)))

/** Each way to make a frame of another. */
export const FORGES: Readonly<Record<string, Forge>> = {
  'a bit': (frame, _other, rng) => flip(frame, rng.below(frame.length), rng.below(8)),
  'a bit of the head': (frame, _other, rng) => flip(frame, rng.below(HEAD), rng.below(8)),
  cut: (frame, _other, rng) => frame.slice(0, rng.below(frame.length)),
  lengthened: (frame, _other, rng) => {
    const out = new Uint8Array(frame.length + 1 + rng.below(40))
    out.set(frame)
    return out
  },
  'a later number': (frame, _other, rng) => {
    const out = frame.slice()
    new DataView(out.buffer).setBigUint64(18, BigInt(1_000_000 + rng.below(1_000_000)))
    return out
  },
  'the session of another': (frame, other, rng) => {
    const out = frame.slice()
    out.set(other.slice(10, 18), 10)
    return flip(out, 25, rng.below(8))
  },
  spliced: (frame, other, rng) => {
    const at = 1 + rng.below(Math.min(frame.length, other.length) - 1)
    const out = other.slice()
    out.set(frame.subarray(0, at))
    return out
  },
  'by lot': (frame, _other, rng) => filledBy(frame, 2, rng),
  reflected: (frame) => {
    const out = frame.slice()
    out[1] = frame[1] === KINDS.up ? KINDS.down : KINDS.up
    return out
  },
  huge: (frame) => {
    const out = new Uint8Array(20_000)
    out.set(frame)
    return out
  },
  replayed: (frame) => frame,
}

export interface Forged {
  readonly tried: number
  readonly refused: Readonly<Partial<Record<Refusal, number>>>
  /** What was taken, with how it was made; must be empty. */
  readonly taken: readonly string[]
}

/** Throws so many forged frames at a room in mid-board, to their owners and to others. */
export async function forgeAt(it: TestRoom, count: number, rng: Rng): Promise<Forged> {
  const topics = topicsOf(it.room.name)
  const frames = it.hub.seen.slice()
  const names = Object.keys(FORGES)
  const refused: Partial<Record<Refusal, number>> = {}
  const taken: string[] = []
  let tried = 0
  for (let i = 0; i < count; i++) {
    const how = names[i % names.length]!
    const [topic, original] = frames[rng.below(frames.length)]!
    const frame = FORGES[how]!(original, frames[rng.below(frames.length)]![1], rng)
    // A door that is heard again says what it said.
    if (frame[1] === KINDS.door && frames.some(([, one]) => sameBytes(one, frame))) continue
    const head = readHead(frame)
    const owner = it.keys.findIndex(({ id }) => topic === topics.to(id))
    const toHost = i % 3 === 0 ? rng.below(5) === 0 : owner < 0 && topic !== topics.door
    const place = i % 3 === 0 || owner < 0 ? rng.below(it.keys.length) : owner
    const where =
      topic === topics.door
        ? topic
        : toHost && typeof head !== 'string'
          ? topics.up(head.sender)
          : toHost
            ? topic
            : topics.to(it.keys[place]!.id)
    tried += 1
    const why = toHost
      ? await it.host.receive(where, frame)
      : await it.guests[place]!.receive(where, frame)
    if (why === undefined) taken.push(how)
    else refused[why] = (refused[why] ?? 0) + 1
  }
  return { tried, refused, taken }
}

/** All that a forged frame could change. */
export const stateOf = (it: TestRoom): string =>
  JSON.stringify([
    it.host.data(),
    it.host.counts(),
    it.guests.map((guest) => [guest.counts(), guest.state()]),
    it.hub.seen.length,
  ])

/** A fifth page that has come in, and seals whatever it likes. */
export async function roguePage(it: TestRoom) {
  const me = await newIdentity()
  const topics = topicsOf(it.room.name)
  const { frame, waiting } = await sealHello(it.room, me, it.hostKey.pub, {
    name: 'Rogue',
    version: 'x',
  })
  await it.host.receive(topics.up(me.id), frame)
  await it.settle()
  const welcome = it.hub.seen.findLast(([topic]) => topic === topics.to(me.id))![1]
  const { session } = await openWelcome(it.room, me, waiting, welcome)
  return {
    me,
    session,
    send: async (value: unknown) =>
      it.host.receive(topics.up(me.id), await sealFrame(it.room, me.id, session, KINDS.up, value)),
  }
}

export const midBoard = async (it: TestRoom, rng: Rng): Promise<void> => {
  await it.deal(1)
  await playOn(it, rng, 40)
}
