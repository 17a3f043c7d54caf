import { type FourHands, pairCards } from './four-hands.ts'
import { otherPair } from './suit-seats.ts'
import { masters, topRun } from './winners.ts'

/**
 * Why a layout is trivial: a side holds one card at most, or one side's masters are at least as many
 * as the cards left to the other. `undefined` for a layout worth an entry.
 */
export function omission(hands: FourHands): 'few-cards' | 'enough-winners' | undefined {
  if (pairCards(hands, 0) <= 1 || pairCards(hands, 1) <= 1) return 'few-cards'
  const { pair } = topRun(hands)
  if (pair === undefined) return undefined
  return masters(hands).pair[pair] >= pairCards(hands, otherPair(pair))
    ? 'enough-winners'
    : undefined
}
