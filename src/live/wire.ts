/**
 * Events and messages as they are written in a frame, and how they are read. Cards, calls and hands have one
 * length each, whatever they are; all that is read passes a schema.
 */
import * as v from 'valibot'
import { type Call, isCall } from '#core/call.ts'
import { type Card, isCard } from '#core/card.ts'
import { type Hand, ofMasks, size } from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import type { Act } from './judge.ts'
import { NO_ACT } from './judge.ts'
import type { LogEvent } from './log.ts'

/** Hexadecimal digits of a hand: 52 bits. */
const HAND_DIGITS = 13
const UNSEEN = '-'.repeat(HAND_DIGITS)

export function handText(held: Hand | undefined): string {
  if (held === undefined) return UNSEEN
  let bits = 0n
  for (const mask of held) bits = (bits << 13n) | BigInt(mask)
  return bits.toString(16).padStart(HAND_DIGITS, '0')
}
function handFrom(text: string): Hand | undefined {
  const bits = BigInt(`0x${text}`)
  const mask = (suit: number): number => Number((bits >> BigInt(13 * (3 - suit))) & 0x1fffn)
  return ofMasks([mask(0), mask(1), mask(2), mask(3)])
}
const two = (value: number): string => `${value}`.padStart(2, '0')

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seat = v.picklist([0, 1, 2, 3] as const satisfies readonly Seat[])
const pair = v.pipe(v.string(), v.regex(/^\d\d$/), v.transform(Number))
const call = v.pipe(
  pair,
  v.check((value) => isCall(value)),
  v.transform((value) => value as Call),
)
const card = v.pipe(
  pair,
  v.check((value) => isCard(value)),
  v.transform((value) => value as Card),
)
const hand = v.pipe(
  v.string(),
  v.regex(/^(?:[0-9a-f]{13}|-{13})$/),
  v.transform((text) => (text === UNSEEN ? undefined : handFrom(text))),
  v.check((held) => held === undefined || size(held) <= 13),
)
const hands = v.pipe(
  v.strictTuple([hand, hand, hand, hand]),
  v.transform((four): Tuple4<Hand | undefined> => four),
)
const tricks = v.pipe(count, v.maxValue(13))
const printed = v.pipe(v.string(), v.regex(/^[\w-]{22,43}$/))

const event = v.union([
  v.pipe(
    v.strictTuple([
      count,
      v.literal('deal'),
      count,
      seat,
      v.picklist(VULNERABILITIES),
      hands,
      printed,
    ]),
    v.transform(
      ([n, kind, board, dealer, vulnerability, dealt, commitment]): LogEvent => ({
        ...{ n, kind, board, dealer, vulnerability, hands: dealt, commitment },
      }),
    ),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('call'), call]),
    v.transform(([n, kind, made]): LogEvent => ({ n, kind, call: made })),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('card'), card]),
    v.transform(([n, kind, played]): LogEvent => ({ n, kind, card: played })),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('card'), card, hand]),
    v.transform(
      ([n, kind, played, dummy]): LogEvent => ({
        ...{ n, kind, card: played },
        ...(dummy === undefined ? {} : { dummy }),
      }),
    ),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('claim'), seat, tricks, hand]),
    v.transform(
      ([n, kind, by, won, held]): LogEvent => ({ n, kind, seat: by, tricks: won, hand: held }),
    ),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('undo'), seat, count]),
    v.transform(([n, kind, by, to]): LogEvent => ({ n, kind, seat: by, to })),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('answer'), seat, v.boolean()]),
    v.transform(([n, kind, by, yes]): LogEvent => ({ n, kind, seat: by, yes })),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('back'), count]),
    v.transform(([n, kind, to]): LogEvent => ({ n, kind, to })),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('open'), hands, printed]),
    v.transform(([n, kind, all, salt]): LogEvent => ({ n, kind, hands: all, salt })),
  ),
  v.pipe(
    v.strictTuple([count, v.literal('stop'), v.boolean()]),
    v.transform(([n, kind, on]): LogEvent => ({ n, kind, on })),
  ),
])

/** The event as a list of plain values. */
export function writeEvent(event: LogEvent): readonly unknown[] {
  const { n, kind } = event
  switch (kind) {
    case 'deal':
      return [
        ...[n, kind, event.board, event.dealer, event.vulnerability],
        ...[event.hands.map(handText), event.commitment],
      ]
    case 'call':
      return [n, kind, two(event.call)]
    case 'card':
      return [
        n,
        kind,
        two(event.card),
        ...(event.dummy === undefined ? [] : [handText(event.dummy)]),
      ]
    case 'claim':
      return [n, kind, event.seat, event.tricks, handText(event.hand)]
    case 'undo':
      return [n, kind, event.seat, event.to]
    case 'answer':
      return [n, kind, event.seat, event.yes]
    case 'back':
      return [n, kind, event.to]
    case 'open':
      return [n, kind, event.hands.map(handText), event.salt]
    case 'stop':
      return [n, kind, event.on]
  }
}

/** Reads a list of events, as it was kept. */
export const readEvents = (value: unknown): readonly LogEvent[] | undefined => {
  const read = v.safeParse(v.array(event), value)
  return read.success ? read.output : undefined
}

/** Letters of a name and of a word to the table. */
export const NAME_LETTERS = 24
export const WORD_LETTERS = 280
/** A text that people see: no control or direction marks, no more letters than that. */
const told = (letters: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * letters),
    v.transform((text) => plainWords(text, letters)),
  )
export const plainWords = (text: string, letters: number): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, letters)
    .join('')

const act = v.union([
  v.pipe(
    v.strictTuple([v.literal('call'), call]),
    v.transform(([kind, made]): Act => ({ kind, call: made })),
  ),
  v.pipe(
    v.strictTuple([v.literal('card'), card]),
    v.transform(([kind, played]): Act => ({ kind, card: played })),
  ),
  v.pipe(
    v.strictTuple([v.literal('claim'), tricks]),
    v.transform(([kind, won]): Act => ({ kind, tricks: won })),
  ),
  v.pipe(
    v.strictTuple([v.literal('undo')]),
    v.transform(([kind]): Act => ({ kind })),
  ),
  v.pipe(
    v.strictTuple([v.literal('answer'), v.boolean()]),
    v.transform(([kind, yes]): Act => ({ kind, yes })),
  ),
])
export function writeAct(act: Act): readonly unknown[] {
  switch (act.kind) {
    case 'call':
      return [act.kind, two(act.call)]
    case 'card':
      return [act.kind, two(act.card)]
    case 'claim':
      return [act.kind, act.tricks]
    case 'undo':
      return [act.kind]
    case 'answer':
      return [act.kind, act.yes]
  }
}

const view = v.pipe(v.string(), v.maxLength(24))

export const helloSchema = v.strictObject({
  name: told(NAME_LETTERS),
  version: v.pipe(v.string(), v.maxLength(20)),
})
export type HelloWords = v.InferOutput<typeof helloSchema>

/** How a seat is filled: by somebody, by somebody who is away, by a robot, or by nobody yet. */
export const SITTING = ['here', 'away', 'robot', 'free'] as const
export type Sitting = (typeof SITTING)[number]
const sitting = v.strictObject({ name: told(NAME_LETTERS), state: v.picklist(SITTING) })

/** What a page is told of the room: the whole of it, each time something in it changes. */
export const newsSchema = v.strictObject({
  title: told(60),
  place: v.variant('kind', [
    v.strictObject({ kind: v.literal('waits'), before: count }),
    v.strictObject({ kind: v.literal('sits'), table: count, seat }),
    v.strictObject({
      kind: v.literal('looks'),
      table: count,
      sees: v.pipe(v.array(seat), v.maxLength(4)),
    }),
    v.strictObject({ kind: v.literal('out') }),
  ]),
  /** Names this page’s view of its log: another name, and its fold begins afresh. */
  view,
  seats: v.strictTuple([sitting, sitting, sitting, sitting]),
  /** Those who look on and see closed hands, as the table is told it. */
  watchers: v.pipe(v.array(told(NAME_LETTERS)), v.maxLength(96)),
  undo: v.picklist(['free', 'asked', 'off'] as const),
  words: v.boolean(),
  /** Points for North–South on each board so far at this table. */
  scores: v.pipe(v.array(v.tuple([count, v.pipe(v.number(), v.integer())])), v.maxLength(200)),
})
export type RoomNews = v.InferOutput<typeof newsSchema>

export const welcomeSchema = v.strictTuple([v.literal('welcome'), count, newsSchema])

export const upSchema = v.union([
  v.strictTuple([v.literal('since'), view, count]),
  v.pipe(
    v.strictTuple([v.literal('act'), view, count, act]),
    v.transform(([kind, name, at, what]) => [kind, name, at, what] as const),
  ),
  v.strictTuple([v.literal('here'), view, count]),
  v.strictTuple([v.literal('word'), told(WORD_LETTERS)]),
])
export type UpMessage = v.InferOutput<typeof upSchema>

export const downSchema = v.union([
  v.strictTuple([v.literal('pulse'), view, count]),
  v.strictTuple([v.literal('events'), view, v.array(event)]),
  v.strictTuple([v.literal('no'), count, v.picklist(NO_ACT)]),
  v.strictTuple([v.literal('room'), newsSchema]),
  v.strictTuple([v.literal('word'), told(NAME_LETTERS), told(WORD_LETTERS)]),
  v.strictTuple([v.literal('end')]),
])
export type DownMessage = v.InferOutput<typeof downSchema>

export const doorSchema = v.strictObject({
  epoch: count,
  locked: v.boolean(),
  version: v.pipe(v.string(), v.maxLength(20)),
  proof: v.pipe(v.string(), v.maxLength(22)),
})
