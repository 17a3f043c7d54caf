/** Call tables to begin from. */
import { type Call, PASS, parseCall } from '#core/call.ts'
import { invariant } from '#core/result.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit, suitLetter } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { CallEntry, CallTable, Predicate } from './agreements.ts'
import { NO_CALLS } from './agreements-start.ts'

const NORTH = 0
const callOf = (text: string): Call => {
  const call = parseCall(text)
  invariant(call !== undefined, `${text} is a call`)
  return call
}
const cards = (suit: Suit, min: number, max = 13): Predicate => ({
  kind: 'length',
  seat: NORTH,
  suit,
  min,
  max,
})
const points = (min: number, max: number): Predicate => ({ kind: 'hcp', seat: NORTH, min, max })
const both = (...of: readonly Predicate[]): Predicate => ({ kind: 'all', of })
const entry = (
  call: string,
  says: Predicate,
  fallbacks: readonly Predicate[] = [],
  after: readonly Call[] = [],
): CallEntry => ({ after, call: callOf(call), says, fallbacks, qualifier: 'consistent' })
const table = (name: string, entries: readonly CallEntry[]): CallTable => ({
  ...NO_CALLS,
  name,
  entries,
})

/** A suit opened, a card less when the play disproves it. */
const opened = (call: string, suit: Suit, least: number): CallEntry =>
  entry(call, both(cards(suit, least), points(12, 21)), [
    both(cards(suit, least - 1), points(11, 21)),
  ])
const weak = (call: string, suit: Suit, length: number): CallEntry =>
  entry(call, both(cards(suit, length, length), points(5, 10)), [
    both(cards(suit, length - 1, length + 1), points(3, 11)),
  ])
const notrump = (call: string, least: number, most: number): CallEntry =>
  entry(call, both({ kind: 'balanced', seat: NORTH }, points(least, most)), [
    points(least - 1, most + 1),
  ])
const raised = (suit: Suit): CallEntry =>
  entry(
    `2${suitLetter(suit)}`,
    both(cards(suit, 3), points(6, 10)),
    [cards(suit, 2)],
    [callOf(`1${suitLetter(suit)}`), PASS],
  )
const PREEMPTS: readonly CallEntry[] = [CLUBS, DIAMONDS, HEARTS, SPADES].map((suit) =>
  weak(`3${suitLetter(suit)}`, suit, 7),
)

export const CALL_TABLES: readonly CallTable[] = [
  NO_CALLS,
  table(t`Five-card majors, strong notrump`, [
    opened('1C', CLUBS, 3),
    opened('1D', DIAMONDS, 3),
    opened('1H', HEARTS, 5),
    opened('1S', SPADES, 5),
    notrump('1N', 15, 17),
    entry('2C', points(22, 37)),
    weak('2D', DIAMONDS, 6),
    weak('2H', HEARTS, 6),
    weak('2S', SPADES, 6),
    notrump('2N', 20, 21),
    ...PREEMPTS,
    raised(HEARTS),
    raised(SPADES),
  ]),
  table(t`Four-card majors, weak notrump`, [
    opened('1C', CLUBS, 4),
    opened('1D', DIAMONDS, 4),
    opened('1H', HEARTS, 4),
    opened('1S', SPADES, 4),
    notrump('1N', 12, 14),
    entry('2C', points(23, 37)),
    weak('2H', HEARTS, 6),
    weak('2S', SPADES, 6),
    notrump('2N', 20, 22),
    ...PREEMPTS,
    raised(HEARTS),
    raised(SPADES),
  ]),
]
