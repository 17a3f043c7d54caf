/** Which honours make a defender like a suit: what an encouraging card says, and whom a robot tells it. */
import { type Card, rankOf } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import { JACK, KING, QUEEN, TEN } from '#core/rank.ts'

/** Ace, king or queen. */
export const TOPS = 0x1c00 as Holding

/**
 * Ace, king or queen; and the card that goes on with partner's sequence: the jack under the king that he led, the
 * ten under the queen.
 * @param led by partner to the trick; absent for a card that is thrown.
 */
export function likedHonours(led?: Card): Holding {
  const rank = led === undefined ? undefined : rankOf(led)
  if (rank === KING) return (TOPS | (1 << JACK)) as Holding
  return rank === QUEEN ? ((TOPS | (1 << TEN)) as Holding) : TOPS
}
