/** Small endings and what may be asked of them, with every layout written down. */

import fc from 'fast-check'
import {
  all,
  any,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  suitAtLeast,
} from '#constraint/constraint.ts'
import { type Card, DECK } from '#core/card.ts'
import type { PartialDeal } from '#core/deal.ts'
import { NO_HANDS } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import { type Position, spaceOf } from '#reasoning/law/position.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { meetsOf } from '#reasoning/predicates/meets.ts'
import { not, type Predicate } from '#reasoning/predicates/predicate.ts'

export { everyLayout as layouts } from '#reasoning/law/every-layout.ts'
export { weightIn } from '#reasoning/predicates/likelihood.ts'

export const dealOf = (position: Position, held: readonly Hand[]): PartialDeal =>
  bySeat((seat) => held[position.seats.indexOf(seat)])

/** Endings: all cards but a few are known; now and then a hand is void in the minors it lacks. */
export const anyEnding = (hands: 2 | 3): fc.Arbitrary<Position> =>
  fc
    .record({
      cards: fc.shuffledSubarray([...DECK], { minLength: hands * 13, maxLength: hands * 13 }),
      left: fc.integer({ min: 1, max: hands === 2 ? 6 : 3 }),
      voids: fc.array(fc.integer({ min: 0, max: 15 }), { minLength: hands, maxLength: hands }),
      showing: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ cards, left, voids, showing }): Position => {
      const known = cards.slice(left * hands)
      const mine = voids.map((_, h) => known.filter((_, i) => i % hands === h))
      return {
        observer: 2,
        faced: NO_HANDS,
        seats: hands === 2 ? [3, 1] : [3, 0, 1],
        known: mine.flatMap((list) => [...hand.ofCards(list)]),
        voids: voids.map((mask, h) => (showing === h ? mask & 5 : 0)),
        vacant: voids.map(() => left),
        unseen: hand.ofCards(cards.slice(0, left * hands)),
      }
    })
    .filter((position) => countLayouts(spaceOf(position)) > 0n)

const anyRange = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
const anySuit = fc.constantFrom<Suit>(0, 1, 2, 3)
const anyFact = (seats: readonly Seat[]): fc.Arbitrary<Predicate> => {
  const seat = fc.constantFrom(...seats)
  const card = fc.integer({ min: 0, max: 51 }).map((n) => n as Card)
  return fc.oneof(
    fc.record({ seat, suit: anySuit, range: anyRange(0, 8) }).map(({ seat, suit, range }) => ({
      kind: 'length' as const,
      seat,
      suit,
      ...range,
    })),
    fc.record({
      kind: fc.constant('longer' as const),
      seat,
      suit: anySuit,
      than: anySuit,
      by: fc.constantFrom(0, 1),
    }),
    fc.record({ seat, range: anyRange(0, 30) }).map(({ seat, range }) => ({
      kind: 'hcp' as const,
      seat,
      ...range,
    })),
    fc.record({ kind: fc.constant('rule' as const), seat, n: fc.integer({ min: 8, max: 32 }) }),
    fc.record({ kind: fc.constant('balanced' as const), seat }),
    fc.record({ kind: fc.constant('card' as const), seat, card }),
    fc
      .record({
        seat,
        suit: anySuit,
        ranks: fc.integer({ min: 1, max: 8191 }),
        range: anyRange(0, 3),
      })
      .map(({ seat, suit, ranks, range }) => ({
        kind: 'among' as const,
        seat,
        suit,
        ranks: ranks as Holding,
        ...range,
      })),
    fc.record({
      kind: fc.constant('lead' as const),
      seat,
      card,
      k: fc.integer({ min: 1, max: 4 }),
      n: fc.integer({ min: 1, max: 7 }),
      headed: fc.constantFrom('any' as const, 'spots' as const, 'honour' as const),
    }),
    fc
      .record({
        seat,
        suit: anySuit,
        measure: fc.constantFrom(...SUIT_MEASURE_IDS),
        min: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ seat, suit, measure, min }) =>
        meetsOf(inSuit(suit, suitAtLeast(measure, min)), seat),
      ),
    fc
      .record({ seat, among: anyRange(0, 30), suit: anySuit, min: fc.integer({ min: 2, max: 5 }) })
      .map(({ seat, among, suit, min }) =>
        meetsOf(
          all<HandConstraint>(
            between('hcp', among.min, among.max),
            inSuit(suit, suitAtLeast('length', min)),
          ),
          seat,
        ),
      ),
  )
}
const SUIT_MEASURE_IDS = ['points', 'honours', 'safe', 'rebiddable'] as const
/** What only whole hands can tell. */
export const anyConstraint = (seats: readonly Seat[]): fc.Arbitrary<Predicate> =>
  fc
    .record({
      seat: fc.constantFrom(...seats),
      measure: fc.constantFrom(
        'totalPoints' as const,
        'playingTricks' as const,
        'stoppers' as const,
        'aces' as const,
        'secondSuitPoints' as const,
      ),
      range: anyRange(0, 20),
      suit: anySuit,
    })
    .map(({ seat, measure, range, suit }) => ({
      kind: 'meets' as const,
      seat,
      is: any<HandConstraint>(
        between(measure, range.min, range.max),
        all<HandConstraint>(inSuit(suit, suitAtLeast('honours', 2)), atLeast('totalPoints', 9)),
      ),
    }))
export const anyPredicate = (seats: readonly Seat[]): fc.Arbitrary<Predicate> =>
  fc.oneof(
    { weight: 2, arbitrary: anyFact(seats) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const, 'one' as const),
        of: fc.array(anyFact(seats), { minLength: 1, maxLength: 3 }),
      }),
    },
    { weight: 1, arbitrary: anyFact(seats).map(not) },
  )
export const anyAction = (seats: readonly Seat[]): fc.Arbitrary<Likelihood> =>
  fc.record({
    seat: fc.constantFrom(undefined, ...seats),
    terms: fc.array(
      fc.record({ weight: fc.integer({ min: 0, max: 9 }), when: anyPredicate(seats) }),
      { minLength: 1, maxLength: 3 },
    ),
    otherwise: fc.integer({ min: 0, max: 3 }),
  })
