/** Dealing at random: every one of the 53,644,737,765,488,792,839,237,440,000 deals equally likely. */
import { type Deal, ofOwners } from './deal.ts'
import { invariant } from './result.ts'
import { type Rng, rngOf, type Seed } from './rng.ts'

/** The items in random order, each order equally likely (Fisher and Yates, in Durstenfeld's form). */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const order = [...items]
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const kept = order[i] as T
    order[i] = order[j] as T
    order[j] = kept
  }
  return order
}

/** Whose card each of 52 is before shuffling: thirteen each. */
const OWNERS: readonly number[] = Array.from({ length: 52 }, (_, i) => (i / 13) | 0)

/** A deal, each equally likely. */
export const randomDeal = (rng: Rng): Deal => ofOwners(shuffled(OWNERS, rng))

/**
 * The deal of that board under the seed: the same on every machine, and independent of other boards.
 * @param board the board number, a whole number from 1.
 */
export function dealFromSeed(seed: Seed, board: number): Deal {
  invariant(Number.isSafeInteger(board) && board >= 1, `board ${board} is a whole number from 1`)
  return randomDeal(rngOf(seed, board))
}
