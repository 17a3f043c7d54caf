/**
 * Events as they are written in a frame and kept, and how they are read. Cards, calls and hands have one
 * length each, whatever they are; all that is read passes a schema.
 */
import * as v from 'valibot'
import { type Call, isCall } from '#core/call.ts'
import { type Card, isCard } from '#core/card.ts'
import { type Hand, ofMasks, size } from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
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
export const two = (value: number): string => `${value}`.padStart(2, '0')

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const seat = v.picklist([0, 1, 2, 3] as const satisfies readonly Seat[])
const pair = v.pipe(v.string(), v.regex(/^\d\d$/), v.transform(Number))
export const call = v.pipe(
  pair,
  v.check((value) => isCall(value)),
  v.transform((value) => value as Call),
)
export const card = v.pipe(
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
export const tricks = v.pipe(count, v.maxValue(13))
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
      v.optional(v.boolean(), false),
    ]),
    v.transform(
      ([n, kind, board, dealer, vulnerability, dealt, commitment, biddingOnly]): LogEvent => ({
        ...{ n, kind, board, dealer, vulnerability, hands: dealt, commitment },
        ...(biddingOnly ? { biddingOnly } : {}),
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
        ...[event.hands.map(handText), event.commitment, event.biddingOnly ?? false],
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

/** A list of events, as it is written. */
export const eventsSchema = v.array(event)
/** Reads a list of events, as it was kept. */
export const readEvents = (value: unknown): readonly LogEvent[] | undefined => {
  const read = v.safeParse(eventsSchema, value)
  return read.success ? read.output : undefined
}
