/** What a host keeps of a room: plain data, from which another page load, or a deputy, goes on. */
import * as v from 'valibot'
import type { PartialDeal } from '#core/deal.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import { base64Of, randomBytes, utf8 } from './bytes.ts'
import { eventsSchema, handText, readEvents, writeEvent } from './events.ts'
import type { UndoRule } from './judge.ts'
import { sha256 } from './keys.ts'
import type { LogEvent } from './log.ts'
import { barAfter, firstBar, PACES, type Pace } from './pace.ts'
import { type AskedClass, askedSchema, writeAsked } from './question.ts'

export type Place =
  | { readonly kind: 'waits' }
  | { readonly kind: 'sits'; readonly table: number; readonly seat: Seat }
  | { readonly kind: 'looks'; readonly table: number; readonly sees: readonly Seat[] }
  | { readonly kind: 'out' }
export const WAITS: Place = { kind: 'waits' }

export interface Person {
  /** The id of the page’s key; `host` for the host. */
  readonly id: string
  /** The whole public key; empty for the host. */
  readonly pub: string
  readonly name: string
  readonly place: Place
}
export interface RoomTable {
  readonly log: readonly LogEvent[]
  /** Of the board under way. */
  readonly salt: string
  /** Board number and points for North–South, in the order played. */
  readonly scores: readonly (readonly [board: number, points: number])[]
  /** Boards that were only bid, whole, in the order they came. */
  readonly past?: readonly (readonly LogEvent[])[] | undefined
}
/** Boards are played; or only bid, where opponents pass or are robots. */
export const BIDDING = ['off', 'pass', 'robots'] as const
export type Bidding = (typeof BIDDING)[number]
export interface RoomData {
  readonly title: string
  readonly epoch: number
  readonly locked: boolean
  readonly undo: UndoRule
  /** Whether words may be said. */
  readonly words: boolean
  /** Where the tables wait for one another, and after how many cards they do now. */
  readonly pace: Pace
  readonly bar?: number | undefined
  readonly bidding: Bidding
  readonly asked?: AskedClass | undefined
  /** The page that may take the room over: it knows all hands. */
  readonly deputy?: string | undefined
  readonly people: readonly Person[]
  readonly tables: readonly RoomTable[]
}

export const HOST = 'host'
export const EMPTY_TABLE: RoomTable = { log: [], salt: '', scores: [] }
/** At most so many in a room, and so many tables. */
export const MOST_PEOPLE = 96
export const MOST_TABLES = 24

export const newRoom = (title: string, name: string): RoomData => ({
  title,
  epoch: 0,
  locked: false,
  undo: 'asked',
  words: true,
  pace: 'free',
  bidding: 'off',
  people: [{ id: HOST, pub: '', name, place: WAITS }],
  tables: [EMPTY_TABLE],
})

/** Who sits there. */
export const sitterAt = (
  { people }: Pick<RoomData, 'people'>,
  table: number,
  seat: Seat,
): Person | undefined =>
  people.find(({ place }) => place.kind === 'sits' && place.table === table && place.seat === seat)

/** The waiting, in the order they came, on the free seats of as many tables as they need. */
export function seatedAll(data: RoomData): RoomData {
  const waiting = data.people.filter(({ place }) => place.kind === 'waits')
  const free: { readonly table: number; readonly seat: Seat }[] = []
  for (let table = 0; table < MOST_TABLES && free.length < waiting.length; table++)
    // Partners first: two people alone sit opposite one another.
    for (const seat of [2, 0, 1, 3] as const)
      if (sitterAt(data, table, seat) === undefined) free.push({ table, seat })
  const places = new Map(waiting.map(({ id }, i) => [id, free[i]]))
  const people = data.people.map((person): Person => {
    const found = places.get(person.id)
    return found === undefined ? person : { ...person, place: { kind: 'sits', ...found } }
  })
  const needed = people.reduce(
    (most, { place }) => (place.kind === 'sits' ? Math.max(most, place.table + 1) : most),
    1,
  )
  const tables = Array.from(
    { length: Math.max(needed, data.tables.length) },
    (_, i) => data.tables[i] ?? EMPTY_TABLE,
  )
  return { ...data, people, tables }
}

/** The room as it goes on under another link: with those who have a place in it, and the host. */
export const movedRoom = (data: RoomData): RoomData => ({
  ...data,
  people: data.people.filter(
    ({ id, place }) => id === HOST || place.kind === 'sits' || place.kind === 'looks',
  ),
})

/** Another pace, from its first stop. */
export const paced = (data: RoomData, pace: Pace): RoomData => ({
  ...data,
  pace,
  bar: firstBar(pace),
})
/** On to the next stop. */
export const goneOn = (data: RoomData): RoomData => ({
  ...data,
  bar: data.bar === undefined ? undefined : barAfter(data.pace, data.bar),
})

export interface BoardToDeal {
  readonly board: number
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly hands: PartialDeal
}

/** What the deal event tells of the hands: they cannot be others at the end. */
export const commitmentOf = async (salt: string, hands: PartialDeal): Promise<string> =>
  base64Of(await sha256(utf8(`${salt} ${SEATS.map((seat) => handText(hands[seat])).join(' ')}`)))
export const newSalt = (): string => base64Of(randomBytes(16))

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seat = v.picklist([0, 1, 2, 3] as const)
const place = v.variant('kind', [
  v.object({ kind: v.literal('waits') }),
  v.object({ kind: v.literal('sits'), table: count, seat }),
  v.object({ kind: v.literal('looks'), table: count, sees: v.array(seat) }),
  v.object({ kind: v.literal('out') }),
])
const schema = v.object({
  title: v.string(),
  epoch: count,
  locked: v.boolean(),
  undo: v.picklist(['free', 'asked', 'off'] as const),
  words: v.boolean(),
  pace: v.optional(v.picklist(PACES), 'free'),
  bar: v.optional(count),
  bidding: v.optional(v.picklist(BIDDING), 'off'),
  asked: v.optional(askedSchema),
  deputy: v.optional(v.string()),
  people: v.array(v.object({ id: v.string(), pub: v.string(), name: v.string(), place })),
  tables: v.array(
    v.object({
      log: v.pipe(
        v.array(v.unknown()),
        v.transform((events) => readEvents(events)),
        v.check((events) => events !== undefined),
        v.transform((events) => events ?? []),
      ),
      salt: v.string(),
      scores: v.array(v.tuple([count, v.number()])),
      past: v.optional(v.array(eventsSchema)),
    }),
  ),
})

/** As it is kept: text, because a log of events is written as frames write it. */
export const writeRoom = (data: RoomData): string =>
  JSON.stringify({
    ...data,
    asked: data.asked && writeAsked(data.asked),
    tables: data.tables.map((table) => ({
      ...table,
      log: table.log.map(writeEvent),
      past: table.past?.map((board) => board.map(writeEvent)),
    })),
  })

/** Reads what was kept; `undefined` where it is none. */
export function readRoom(text: string): RoomData | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
