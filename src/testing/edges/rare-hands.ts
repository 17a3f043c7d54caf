/** Hands for rules so rare that no search finds one; spades first. */
import { type Hand, parse } from '#core/hand.ts'

const TEXTS: readonly string[] = [
  // Ten points in eight diamonds, three short suits of bare honours: one of 162 classes among 34,033,880.
  'J.QJ.QJ765432.QJ',
]
export const RARE_HANDS: readonly Hand[] = TEXTS.flatMap((text) => {
  const read = parse(text)
  return read.ok ? [read.value] : []
})
