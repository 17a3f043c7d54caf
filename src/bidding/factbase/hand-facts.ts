/** A hand in sight as facts: the cards, the length and points of each suit, the points of all. */
import { HAND_MEASURES } from '#constraint/measures.ts'
import { cardOf } from '#core/card.ts'
import { cards, type Hand, hcp } from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { ACE, KING } from '#core/rank.ts'
import { isBalanced, shapeOf } from '#core/shape.ts'
import { SUITS, SUITS_DESCENDING } from '#core/suit.ts'
import type { Statement } from './statement.ts'

const exactly = (n: number): { readonly min: number; readonly max: number } => ({ min: n, max: n })

/**
 * The facts, in the order cards, lengths, points by suit, points in all. Aces and kings that are
 * not held stand as such, because conventions ask for them.
 */
export function handFacts(hand: Hand): readonly Statement[] {
  const points = hcp(hand)
  const lacking = SUITS_DESCENDING.flatMap((suit) =>
    [ACE, KING].filter((rank) => !holding.has(hand[suit], rank)).map((rank) => cardOf(suit, rank)),
  )
  return [
    ...cards(hand).map((card): Statement => ({ kind: 'card', card, held: true })),
    ...lacking.map((card): Statement => ({ kind: 'card', card, held: false })),
    ...SUITS_DESCENDING.map(
      (suit): Statement => ({ kind: 'length', suit, ...exactly(holding.length(hand[suit])) }),
    ),
    ...SUITS_DESCENDING.map(
      (suit): Statement => ({ kind: 'suit-points', suit, ...exactly(holding.hcp(hand[suit])) }),
    ),
    { kind: 'points', ...exactly(points) },
    { kind: 'total', ...exactly(points + HAND_MEASURES.distribution.value(hand)) },
    ...[ACE, KING].map(
      (rank): Statement => ({
        kind: 'count',
        rank,
        of: [SUITS.filter((suit) => holding.has(hand[suit], rank)).length],
      }),
    ),
    { kind: 'balanced', is: isBalanced(shapeOf(hand)) },
    ...SUITS.map(
      (suit): Statement => ({
        kind: 'control',
        suit,
        held: hand[suit] === 0 || holding.has(hand[suit], ACE),
      }),
    ),
  ]
}
