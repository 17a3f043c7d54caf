/** Tricks that the hand on lead can cash from the top, whatever the closed hands hold. */
import type { Hand } from '#core/hand.ts'
import { type Holding, length } from '#core/holding.ts'
import { NOTRUMP, type Strain, SUITS } from '#core/suit.ts'

/** How many cards of the holding no closed card beats. */
const above = (own: Holding, closed: Holding): number =>
  length((own & ~((1 << (32 - Math.clz32(closed))) - 1)) as Holding)

/** All its cards once the closed ones must have fallen under the top ones; else the top ones. */
const cashable = (own: Holding, closed: Holding): number => {
  const top = above(own, closed)
  return top >= length(closed) ? length(own) : top
}

/**
 * @param own cards left in the hand on lead, at the start of a trick.
 * @param closed cards left in the closed hands together.
 * @returns a number that is safe, and may be less than there are.
 */
export function sureTricks(own: Hand, closed: Hand, strain: Strain): number {
  if (strain !== NOTRUMP && above(own[strain], closed[strain]) < length(closed[strain]))
    return above(own[strain], closed[strain])
  return SUITS.reduce<number>((sum, suit) => sum + cashable(own[suit], closed[suit]), 0)
}
