/** The chain behind a count of the law: of layouts, of the vacant places of a hand, of deals in which a suit lies so. */
import { length } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import type { WhyStep } from '#explain/knowledge/why-bound.ts'
import {
  type HandPlaces,
  type LayoutsFacts,
  type VacantFacts,
  waysToFill,
  whyBefore,
  whyLayouts,
  whyVacant,
} from '#explain/knowledge/why-layouts.ts'
import { type CardEvent, cardEvents, isShowOut, positionFromScratch } from '#knowledge/law/fold.ts'
import { handOf, isVoid, type Position, spaceOf } from '#knowledge/law/position.ts'
import type { Job } from '../../job.ts'

/** The number asked about. */
export type CountOf =
  | { readonly kind: 'layouts' }
  | { readonly kind: 'vacant'; readonly seat: Seat }
  /** A way for a suit to lie before any card was seen; lengths by closed hand, clockwise from the observer. */
  | { readonly kind: 'before'; readonly lengths: readonly number[] }
export interface WhyCountInput {
  /** What the observer may see of the whole line. */
  readonly view: SeatView
  /** Cards played at the position asked about. */
  readonly cards: number
  readonly of: CountOf
}
export interface WhyCount {
  readonly steps: readonly WhyStep[]
  /** The number that the chain ends with, in decimal. */
  readonly value: string
  /** What it is a part of, where it is one. */
  readonly of?: string
}

/** The first show-out of each hand in each suit that is not all seen, in order. */
const showOuts = (position: Position, events: readonly CardEvent[]): readonly CardEvent[] =>
  events.filter(
    (event, i) =>
      isShowOut(event) &&
      handOf(position, event.seat) >= 0 &&
      length(position.unseen[event.led]) > 0 &&
      !events
        .slice(0, i)
        .some((other) => other.seat === event.seat && other.led === event.led && isShowOut(other)),
  )

const placesOf = (position: Position, events: readonly CardEvent[]): readonly HandPlaces[] =>
  position.seats.map((seat, h) => ({
    seat,
    played: events.flatMap((event) => (event.seat === seat ? [event.index] : [])),
    places: position.vacant[h] ?? 0,
  }))

/** What the number of layouts rests on; after the last show-out it is that of the position. */
export function layoutsFacts(position: Position, events: readonly CardEvent[]): LayoutsFacts {
  const voids = position.voids.map(() => 0)
  return {
    observer: position.observer,
    faced: SEATS.find((seat) => seat !== position.observer && handOf(position, seat) < 0),
    hands: placesOf(position, events),
    voids: showOuts(position, events).map(({ seat, led, index }) => {
      const hand = handOf(position, seat)
      voids[hand] = (voids[hand] ?? 0) | (1 << led)
      const left = countLayouts({ ...spaceOf(position), voids: [...voids] })
      return { seat, suit: led, event: index, left }
    }),
  }
}

/** What the vacant places of a closed hand rest on. */
function vacantFacts(position: Position, events: readonly CardEvent[], hand: number): VacantFacts {
  const mine = placesOf(position, events)[hand] as HandPlaces
  const outs = showOuts(position, events)
  const sureOf = (suit: Suit): VacantFacts['sure'] => {
    const others = position.seats.filter((_, h) => h !== hand)
    const cards = length(position.unseen[suit])
    if (cards === 0 || !others.every((seat) => isVoid(position, handOf(position, seat), suit)))
      return []
    const from = outs.filter(({ seat, led }) => led === suit && others.includes(seat))
    return [{ suit, cards, others, events: from.map(({ index }) => index) }]
  }
  return { ...mine, sure: SUITS.flatMap(sureOf) }
}

/** @see WhyCountInput */
export const whyCount: Job<WhyCountInput, never, Result<WhyCount, Problem>> = function* ({
  view,
  cards,
  of,
}) {
  const from = positionFromScratch(view, cards)
  if (!from.ok) return from
  const position = from.value
  const events = cardEvents(view).slice(0, cards)
  if (of.kind === 'layouts') {
    const facts = layoutsFacts(position, events)
    const free = waysToFill(position.vacant)
    return ok({ steps: whyLayouts(facts), value: String(facts.voids.at(-1)?.left ?? free) })
  }
  if (of.kind === 'before') {
    if (of.lengths.length !== position.seats.length || of.lengths.some((n) => n < 0 || n > 13))
      return problem('count/lengths', 'The suit cannot lie so.')
    const before = whyBefore(position.seats, of.lengths)
    return ok({ steps: before.steps, value: String(before.count), of: String(before.of) })
  }
  const hand = handOf(position, of.seat)
  if (hand < 0) return problem('count/seen', 'The hand is in sight.')
  const facts = vacantFacts(position, events, hand)
  return ok({ steps: whyVacant(facts), value: String(13 - facts.played.length) })
}
