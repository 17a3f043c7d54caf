/**
 * One hand against all the others: a position of three hands read as two, and in how many ways the
 * others share what the one hand leaves.
 */

import { binomial } from '#core/binomial.ts'
import { NO_HANDS } from '#core/deal.ts'
import { type Holding, length } from '#core/holding.ts'
import { SUITS } from '#core/suit.ts'
import { isVoid, knownOf, type Position } from './position.ts'

/** The hand first, then all other concealed hands as if they were one. */
export function oneAgainstRest(position: Position, hand: number): Position {
  const others = position.seats.flatMap((_, h) => (h === hand ? [] : [h]))
  const rest = SUITS.map(
    (suit) => others.reduce((m, h) => m | knownOf(position, h, suit), 0) as Holding,
  )
  return {
    observer: position.observer,
    faced: NO_HANDS,
    seats: [position.seats[hand]!, position.seats[others[0]!]!],
    known: [...SUITS.map((suit) => knownOf(position, hand, suit)), ...rest],
    voids: [position.voids[hand]!, others.reduce((mask, h) => mask & position.voids[h]!, 15)],
    vacant: [position.vacant[hand]!, others.reduce((n, h) => n + position.vacant[h]!, 0)],
    unseen: position.unseen,
  }
}

/** Ways for the other hands to share the rest, given the hand's unseen lengths, clubs first. */
export function restWays(
  position: Position,
  hand: number,
): (c: number, d: number, h: number, s: number) => number {
  if (position.seats.length === 2) return () => 1
  const [b, c] = position.seats.flatMap((_, h) => (h === hand ? [] : [h])) as [number, number]
  const unseen = SUITS.map((suit) => length(position.unseen[suit]))
  const vacant = position.vacant[b]!
  // A suit in which one of the others is void goes to the other one whole.
  const toB = SUITS.map((suit) => isVoid(position, c, suit) && !isVoid(position, b, suit))
  const shared = SUITS.map((suit) => !isVoid(position, b, suit) && !isVoid(position, c, suit))
  const stuck = SUITS.map((suit) => isVoid(position, b, suit) && isVoid(position, c, suit))
  return (clubs, diamonds, hearts, spades) => {
    let free = 0
    let need = vacant
    for (let suit = 0; suit < 4; suit++) {
      const mine = suit === 0 ? clubs : suit === 1 ? diamonds : suit === 2 ? hearts : spades
      const left = unseen[suit]! - mine
      if (shared[suit] === true) free += left
      else if (toB[suit] === true) need -= left
      else if (stuck[suit] === true && left > 0) return 0
    }
    return binomial(free, need)
  }
}
