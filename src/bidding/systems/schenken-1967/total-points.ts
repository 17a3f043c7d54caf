/** TOTALPTS as the sum that it is: HCP, then each addition and deduction of Appendix 2 that the hand has. */

import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { has, length } from '#core/holding.ts'
import { ACE, JACK, KING, QUEEN } from '#core/rank.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'

export interface TotalPart {
  readonly what:
    | 'hcp'
    /** One for the hand. */
    | 'hand'
    /** A suit of five cards or more: one, and two for each card beyond the fifth. */
    | 'long'
    | 'four-aces'
    | 'no-ace'
    /** Four, three, three and three cards. */
    | 'flat'
    | 'ace-alone'
    /** A king, queen or jack that is the suit's only card. */
    | 'honour-alone'
    /** A queen or jack, or both, in two cards. */
    | 'short-honours'
  readonly suit?: Suit
  readonly points: number
}

const ofSuit = (hand: Hand, suit: Suit): readonly TotalPart[] => {
  const held = hand[suit]
  const cards = length(held)
  if (cards >= 5) return [{ what: 'long', suit, points: 2 * cards - 9 }]
  if (cards === 1 && has(held, ACE)) return [{ what: 'ace-alone', suit, points: 1 }]
  if (cards === 1 && (has(held, KING) || has(held, QUEEN)))
    return [{ what: 'honour-alone', suit, points: -2 }]
  if (cards === 1 && has(held, JACK)) return [{ what: 'honour-alone', suit, points: -1 }]
  const low = cards === 2 ? Number(has(held, QUEEN)) + Number(has(held, JACK)) : 0
  return low === 0 ? [] : [{ what: 'short-honours', suit, points: -low }]
}

/** The parts in the order of Appendix 2; their points add up to TOTALPTS. */
export function totalPointsParts(hand: Hand): readonly TotalPart[] {
  const aces = SUITS_DESCENDING.filter((suit) => has(hand[suit], ACE)).length
  const suits = SUITS_DESCENDING.flatMap((suit) => ofSuit(hand, suit))
  const flat = SUITS_DESCENDING.every((suit) => length(hand[suit]) >= 3)
  const part = (what: TotalPart['what'], points: number, if_ = true): readonly TotalPart[] =>
    if_ ? [{ what, points }] : []
  return [
    { what: 'hcp', points: handOf.hcp(hand) },
    ...part('hand', 1),
    ...suits.filter(({ points }) => points > 0),
    ...part('four-aces', 1, aces === 4),
    ...part('no-ace', -1, aces === 0),
    ...part('flat', -1, flat),
    ...suits.filter(({ points }) => points < 0),
  ]
}
