/** Looks for a hand by exchanging cards as long as it comes nearer to what is wanted. */
import { DECK } from '#core/card.ts'
import { type Hand, has, ofCards, withCard, without } from '#core/hand.ts'
import type { Rng } from '#core/rng.ts'

/** Walks begun, and exchanges in each. */
const WALKS = 6
const STEPS = 400

const randomHand = (rng: Rng): Hand => {
  const deck = [...DECK]
  for (let i = 0; i < 13; i++) {
    const j = i + rng.below(52 - i)
    const card = deck[j]!
    deck[j] = deck[i]!
    deck[i] = card
  }
  return ofCards(deck.slice(0, 13))
}
const exchange = (hand: Hand, rng: Rng): Hand => {
  const held = DECK.filter((card) => has(hand, card))
  const left = DECK.filter((card) => !has(hand, card))
  return withCard(without(hand, held[rng.below(held.length)]!), left[rng.below(left.length)]!)
}

/**
 * A hand as wanted; `undefined` when no walk found one.
 * @param distance 0 for a hand as wanted, more the further it is from that.
 * @param start where the first walk begins; the others begin anywhere.
 */
export function findHand(
  distance: (hand: Hand) => number,
  rng: Rng,
  start?: Hand,
): Hand | undefined {
  for (let walk = 0; walk < WALKS; walk++) {
    let hand = walk === 0 && start ? start : randomHand(rng)
    let far = distance(hand)
    for (let i = 0; i < STEPS && far > 0; i++) {
      const next = exchange(hand, rng)
      const now = distance(next)
      // A step sideways now and then leaves a corner.
      if (now < far || (now === far && rng.below(4) > 0) || rng.below(40) === 0) {
        hand = next
        far = now
      }
    }
    if (far === 0) return hand
  }
  return undefined
}
