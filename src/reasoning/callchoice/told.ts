/** What partner knows of a hand: whether its calls have told its strength. */
import type { PublicState } from '#bidding/auction/public-state.ts'
import { type Hand, hcp } from '#core/hand.ts'

/** Points within which a hand is told: its partner knows what the two have together. */
const TOLD = 6

/** True where partner knows the hand at the turn, or it has no more than the middle of what its calls have shown. */
export function isTold({ seat, shown }: PublicState, hand: Hand): boolean {
  const { low, high } = shown(seat).hcp
  return high - low <= TOLD || hcp(hand) <= (low + high) / 2
}
