/**
 * Whether some deal of a whole pack meets a predicate: what is agreed can contradict itself before
 * a card is seen. One hand or two are decided exactly; more hands are ruled out only two by two, or
 * by lengths and points that the pack does not have.
 */
import { NO_HANDS } from '#core/deal.ts'
import { EMPTY_HOLDING, FULL_HOLDING, type Holding } from '#core/holding.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import type { Position } from '../law/position.ts'
import { totalThreeSteps } from '../posterior/posterior-three.ts'
import { surely } from '../posterior/weighing.ts'
import { bounded } from '../predicates/meets.ts'
import { allOf, facts, isNever, type Predicate, predicateText } from '../predicates/predicate.ts'
import { statusOf } from './status.ts'

/** Nothing is seen: thirteen cards for each of the seats, all the others together in one more hand. */
function unseenPack(seats: readonly Seat[]): Position {
  const rest = SEATS.find((seat) => !seats.includes(seat))!
  return {
    observer: rest,
    faced: NO_HANDS,
    seats: [...seats, rest],
    known: new Array<Holding>(4 * (seats.length + 1)).fill(EMPTY_HOLDING),
    voids: new Array<number>(seats.length + 1).fill(0),
    vacant: [...seats.map(() => 13), 52 - 13 * seats.length],
    unseen: bySuit(() => FULL_HOLDING),
  }
}

const seatsOf = (p: Predicate): readonly Seat[] =>
  [...new Set(facts(p).map(({ seat }) => seat))].sort((a, b) => a - b)
/** What all must hold together. */
const conjuncts = (p: Predicate): readonly Predicate[] =>
  p.kind === 'all' ? p.of.flatMap(conjuncts) : [p]

/** Answers about two hands: they take a while to count, and an agreement is judged at every edit. */
const counted = new Map<string, boolean>()
const MOST_KEPT = 200

function* ofTwo(p: Predicate, seats: readonly Seat[]): Generator<number, boolean, void> {
  const name = predicateText(p)
  const known = counted.get(name)
  if (known !== undefined) return known
  const total = yield* totalThreeSteps(unseenPack(seats), [surely(p)])
  if (counted.size >= MOST_KEPT) counted.clear()
  counted.set(name, total > 0)
  return total > 0
}

/** True when lengths or points that several hands must have are more than the pack has. */
function isTooMuch(parts: readonly Predicate[]): boolean {
  const least = (of: (p: Predicate) => number): number =>
    SEATS.reduce<number>(
      (sum, seat) =>
        sum + Math.max(0, ...parts.map((p) => ('seat' in p && p.seat === seat ? of(p) : 0))),
      0,
    )
  const cards = (suit: Suit) => least((p) => (p.kind === 'length' && p.suit === suit ? p.min : 0))
  return SUITS.some((suit) => cards(suit) > 13) || least((p) => (p.kind === 'hcp' ? p.min : 0)) > 40
}

/**
 * The hands that contradict each other; `undefined` when none do. A constraint on whole hands
 * counts only by its shapes and points. A yield is work done.
 */
export function* contradiction(p: Predicate): Generator<number, readonly Seat[] | undefined, void> {
  const q = bounded(p, 'may')
  if (isNever(q)) return seatsOf(p)
  const seats = seatsOf(q)
  const [first] = seats
  if (first === undefined) return undefined
  if (seats.length === 1) return statusOf(unseenPack(seats), q) === 'impossible' ? seats : undefined
  if (seats.length === 2) return (yield* ofTwo(q, seats)) ? undefined : seats
  const parts = conjuncts(q)
  for (const [i, a] of seats.entries())
    for (const b of seats.slice(i + 1)) {
      const own = parts.filter((part) => seatsOf(part).every((seat) => seat === a || seat === b))
      const both = allOf(...own)
      if (own.length === 0 || seatsOf(both).length === 0) continue
      const found = yield* contradiction(both)
      if (found !== undefined) return found
    }
  return isTooMuch(parts) ? seats : undefined
}
