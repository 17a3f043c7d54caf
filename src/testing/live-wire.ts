/**
 * What passes the broker, frame by frame: each is tried with every key that each page has, and what opens may name
 * no card that this page may not see by then. What stands in clear holds none, and no length tells one.
 */
import type { Deal } from '#core/deal.ts'
import { tricksWon } from '#core/play.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { type Bytes, hexOf } from '#live/bytes.ts'
import { handText, readEvents } from '#live/events.ts'
import {
  HEAD,
  KINDS,
  openDoor,
  openFrame,
  openHello,
  openWelcome,
  Refused,
  readHead,
  type Session,
  type WaitingHello,
} from '#live/frame.ts'
import { type Identity, PUBLIC_KEY, sharedBits } from '#live/keys.ts'
import { topicsOf } from '#live/line.ts'
import { isOver, type LogEvent, type Viewer } from '#live/log.ts'
import { viewerOf } from '#live/news.ts'
import { cardsTold, mayKnow } from './live-logs.ts'
import { openRoom, playOn, type TestRoom } from './live-rooms.ts'

/** A page with all that it can open frames by, made again from its key and what passed. */
export interface WirePage {
  readonly me: Identity
  readonly viewer: Viewer
  readonly waiting: WaitingHello
  readonly session: Session
}
type Frames = readonly (readonly [topic: string, frame: Bytes])[]

/** Bytes of a hello’s nonce, which stands in clear behind the page’s key. */
const NONCE = 16

/** The page’s keys, as anybody has them who holds its private key and has heard its handshake. */
export async function wirePage(it: TestRoom, me: Identity): Promise<WirePage> {
  const topics = topicsOf(it.room.name)
  const kindOn = (topic: string, kind: number) =>
    it.hub.seen.findLast(([at, frame]) => at === topic && frame[1] === kind)![1]
  const hello = kindOn(topics.up(me.id), KINDS.hello)
  const nonce = hello.slice(HEAD + PUBLIC_KEY, HEAD + PUBLIC_KEY + NONCE)
  const hostPub = it.hostKey.pub
  const shared = await sharedBits(me, hostPub)
  const waiting = { shared, nonce, hostPub, name: hexOf(nonce.slice(0, 8)) }
  const welcome = kindOn(topics.to(me.id), KINDS.welcome)
  const { session } = await openWelcome(it.room, me, waiting, welcome)
  const person = it.host.data().people.find(({ id }) => id === me.id)!
  return { me, viewer: viewerOf(person), waiting, session }
}

/** What was found, counted over as many boards as it is given. */
export interface WireFound {
  frames: number
  bytes: number
  /** How often a frame was tried with a key. */
  tries: number
  /** How often one opened. */
  opened: number
  /** What was told that should not be, in words. */
  readonly leaks: string[]
  /** Lengths of frames that say the same but for their cards. */
  readonly lengths: Map<string, Set<number>>
}
export const nothingFound = (): WireFound => ({
  ...{ frames: 0, bytes: 0, tries: 0, opened: 0 },
  ...{ leaks: [], lengths: new Map() },
})

/** A message without what it names: hands, cards, calls, promises; numbers keep their digits’ count. */
const masked = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/"(?:[0-9a-f]{13}|-{13})"/g, 'hand')
    .replace(/"[\w-]{43}"/g, 'promise')
    .replace(/"[\w-]{22}"/g, 'salt')
    .replace(/"\d+"/g, 'card')
    .replace(/\d/g, '0')

/** All that some key of a page makes of a frame. */
async function openedBy(
  it: TestRoom,
  { me, waiting, session }: WirePage,
  frame: Bytes,
): Promise<{ readonly values: readonly unknown[]; readonly tries: number }> {
  const head = readHead(frame)
  if (typeof head === 'string') throw new Error(`a frame that is ${head}`)
  const ways = [
    () => openFrame(it.room, session, KINDS.up, frame, head),
    () => openFrame(it.room, session, KINDS.down, frame, head),
    ...(head.kind === KINDS.welcome
      ? [async () => (await openWelcome(it.room, me, waiting, frame)).value]
      : []),
    ...(head.kind === KINDS.hello ? [async () => (await openHello(it.room, me, frame)).value] : []),
    // Who has the link opens the door, and may try its key on anything.
    async () => (await openDoor(it.room, frame)).words,
  ]
  const values: unknown[] = []
  for (const open of ways)
    try {
      values.push(await open())
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault
    }
  return { values, tries: ways.length }
}

/**
 * Looks at the frames of one board.
 * @param log all that happened, with every hand.
 */
export async function lookAt(
  it: TestRoom,
  frames: Frames,
  pages: readonly WirePage[],
  log: readonly LogEvent[],
  found: WireFound,
): Promise<void> {
  const [dealt] = log
  if (dealt?.kind !== 'deal') throw new Error('a board begins with its deal')
  const deal = dealt.hands as Deal
  const known = new Map(pages.map((page) => [page, mayKnow(log, deal, page.viewer)]))
  const inClear = [...SEATS.map((seat) => handText(deal[seat])), '"deal"', '"card"', '"open"']
  const byEvent = new Map<string, Set<number>>()
  for (const [topic, frame] of frames) {
    found.frames += 1
    found.bytes += frame.length
    const text = `${topic} ${String.fromCharCode(...frame)}`
    if (inClear.some((one) => text.includes(one))) found.leaks.push('in clear')
    let owners = 0
    for (const page of pages) {
      const { values, tries } = await openedBy(it, page, frame)
      found.tries += tries
      for (const value of values) {
        found.opened += 1
        if (frame[1] !== KINDS.door) owners += 1
        const of = known.get(page)!
        const may = (n: number, cards: readonly number[]) => {
          const set = of[n - dealt.n]
          return cards.every((card) => set?.has(card as never))
        }
        add(found.lengths, `${frame[1]} ${masked(value)}`, frame.length)
        const [kind, , third, act] = Array.isArray(value) ? (value as readonly unknown[]) : []
        const events = kind === 'events' ? readEvents(third) : undefined
        if (events !== undefined) {
          for (const event of events) {
            if (!may(event.n, cardsTold(event))) found.leaks.push(`${event.kind} to one`)
            if (events.length === 1) add(byEvent, `${event.n}`, frame.length)
          }
        } else if (kind === 'act') {
          const [what, card] = act as readonly [string, string?]
          if (what === 'card' && !may(Number(third), [Number(card)]))
            found.leaks.push('a card by one')
        } else if (/"[0-9a-f]{13}"/.test(JSON.stringify(value)))
          found.leaks.push(`a hand in ${String(kind)}`)
      }
    }
    if (owners > 1) found.leaks.push('opened by two')
  }
  for (const [n, lengths] of byEvent)
    if (lengths.size > 1) found.leaks.push(`event ${n} is longer for one`)
}
const add = (to: Map<string, Set<number>>, name: string, size: number): void => {
  to.set(name, (to.get(name) ?? new Set()).add(size))
}
/** Lengths that hang on more than what all may know. */
export const lengthsThatTell = ({ lengths }: WireFound): readonly string[] =>
  [...lengths].flatMap(([what, sizes]) => (sizes.size > 1 ? [what] : []))

/** Four who play and two who look on, one of them at North and South; nobody sits elsewhere. */
export async function openWatchedRoom(): Promise<TestRoom> {
  const it = await openRoom(6)
  const looks = new Map([
    [it.keys[4]!.id, []],
    [it.keys[5]!.id, [0, 2] as const],
  ])
  it.host.change((data) => ({
    ...data,
    tables: data.tables.slice(0, 1),
    people: data.people.map((one) => {
      const sees = looks.get(one.id)
      return sees === undefined ? one : { ...one, place: { kind: 'looks', table: 0, sees } }
    }),
  }))
  await it.settle()
  return it
}

/** A whole board by lot, with claims and undos asked now and then. */
async function playWatched(it: TestRoom, rng: Rng): Promise<void> {
  for (;;) {
    const board = it.host.board(0)
    if (isOver(board)) return
    await playOn(it, rng, board.n + 1 + rng.below(8))
    const { record } = it.host.board(0)
    const guest = it.guests[rng.below(4)]!
    const lot = rng.below(12)
    if (lot === 0) guest.act({ kind: 'undo' })
    if (lot === 1 && record?.contract !== undefined) {
      const won = tricksWon({ contract: record.contract, cards: record.cards })
      const tricks = won.declarer + rng.below(14 - won.declarer - won.defence)
      guest.act({ kind: 'claim', tricks })
    }
    await it.settle()
  }
}

/** Boards of one room. Its frames are let go after each. */
const BOARDS_OF_A_ROOM = 20

/** Plays so many boards and looks at all that passes. */
export async function boardsOnTheWire(boards: number): Promise<WireFound> {
  const found = nothingFound()
  let it: TestRoom | undefined
  let pages: readonly WirePage[] = []
  for (let board = 1; board <= boards; board++) {
    if (it === undefined || board % BOARDS_OF_A_ROOM === 1) {
      it = await openWatchedRoom()
      const room = it
      pages = await Promise.all(it.keys.map((me) => wirePage(room, me)))
    }
    await it.deal(board)
    await playWatched(it, rngOf([46, 3, 0, board]))
    // The handshakes stand before the first board of a room.
    await lookAt(it, it.hub.seen, pages, it.host.data().tables[0]!.log, found)
    it.hub.seen.length = 0
  }
  return found
}
