/** Random hands of thirteen cards from a fixed seed, for tests and benchmarks. Not for dealing. */
import { type Hand, ofMasks } from '#core/hand.ts'

/** A generator of unsigned 32-bit numbers (mulberry32); the same seed gives the same numbers. */
export const randomWords = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }
}

/**
 * Random hands, every one as likely as another up to the bias of a 32-bit draw.
 * @param next source of random words, such as `randomWords(1)`.
 */
export const randomHand = (next: () => number): Hand => {
  const deck = Array.from({ length: 52 }, (_, i) => i)
  const held: [number, number, number, number] = [0, 0, 0, 0]
  for (let i = 0; i < 13; i++) {
    const j = i + (next() % (52 - i))
    const card = deck[j]!
    deck[j] = deck[i]!
    const suit = Math.floor(card / 13) as 0 | 1 | 2 | 3
    held[suit] |= 1 << (card % 13)
  }
  return ofMasks(held)
}

/**
 * A random hand with long suits and honours far commoner than in a fair deal, so that the rare
 * sections are visited too: cards are drawn suit by suit from a lop-sided choice.
 */
export const lopsidedHand = (next: () => number): Hand => {
  const weight = Array.from({ length: 4 }, () => 1 + (next() % 9))
  const tilt = next() % 3
  const held: [number, number, number, number] = [0, 0, 0, 0]
  let count = 0
  while (count < 13) {
    let pick = next() % (weight[0]! + weight[1]! + weight[2]! + weight[3]!)
    let suit: 0 | 1 | 2 | 3 = 0
    while (pick >= weight[suit]!) {
      pick -= weight[suit]!
      suit = (suit + 1) as 0 | 1 | 2 | 3
    }
    const a = next() % 13
    const rank = tilt === 0 ? a : tilt === 1 ? Math.max(a, next() % 13) : Math.min(a, next() % 13)
    if ((held[suit] & (1 << rank)) !== 0) continue
    held[suit] |= 1 << rank
    count += 1
  }
  return ofMasks(held)
}
