/** A trick: who led, the cards in order, and who wins it (Laws of Duplicate Bridge 2017, Law 44). */
import { type Card, rankOf, suitOf } from './card.ts'
import { rotate, type Seat } from './seat.ts'
import type { Strain, Suit } from './suit.ts'

export interface Trick {
  readonly leader: Seat
  /** One to four cards, the leader's first, then clockwise. */
  readonly cards: readonly Card[]
}

/** The suit led, or `undefined` before the lead. */
export const suitLed = (trick: Trick): Suit | undefined => {
  const led = trick.cards[0]
  return led === undefined ? undefined : suitOf(led)
}
/** Who played the card at that place (0-based). */
export const playerAt = (trick: Trick, index: number): Seat => rotate(trick.leader, index)
/** The card the seat played to the trick, if it has. */
export const cardBy = (trick: Trick, seat: Seat): Card | undefined =>
  trick.cards[(seat - trick.leader + 4) & 3]

/** Place (0-based) of the card that is winning so far; -1 before the lead. */
export function winningPlace(cards: readonly Card[], strain: Strain): number {
  let best = cards.length === 0 ? -1 : 0
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i]!
    const top = cards[best]!
    const follows = suitOf(card) === suitOf(top)
    if (follows ? rankOf(card) > rankOf(top) : suitOf(card) === strain) best = i
  }
  return best
}
/** Who wins a complete trick; `undefined` while it is open. */
export const winnerOf = (trick: Trick, strain: Strain): Seat | undefined =>
  trick.cards.length === 4 ? playerAt(trick, winningPlace(trick.cards, strain)) : undefined
