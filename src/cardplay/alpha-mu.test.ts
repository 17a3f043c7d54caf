import { describe, expect, it } from 'vitest'
import { type Card, cardCode } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import type { OpenPosition } from '#doubledummy/open-position.ts'
import { answerOf, equalCards } from '#doubledummy/solve.ts'
import { solveCardsInAll } from '#doubledummy/solve-several.ts'
import { benchRandom } from '#testing/bench.ts'
import { randomEnding } from '#testing/plain-double-dummy.ts'
import { alphaMu } from './alpha-mu.ts'

const kernel = await loadWasmKernel()

const held = (text: string): hand.Hand => {
  const read = hand.parse(text, 'any')
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
/** All ways to deal the closed cards between East and West, South on lead at notrump. */
function layouts(north: string, south: string, closed: string): readonly OpenPosition[] {
  const cards = hand.cards(held(closed))
  const size = cards.length / 2
  return Array.from({ length: 1 << cards.length }, (_, set) => set).flatMap((set) => {
    const east = cards.filter((_, i) => (set >> i) & 1)
    if (east.length !== size) return []
    const west = cards.filter((card) => !east.includes(card))
    const hands = [held(north), hand.ofCards(east), held(south), hand.ofCards(west)] as const
    return [{ strain: 4, trick: { leader: 2, cards: [] }, hands: bySeat((s: Seat) => hands[s]) }]
  })
}
const equalShares = (n: number): readonly number[] => Array.from({ length: n }, () => 1 / n)
const cardsOf = (at: OpenPosition): readonly Card[] => equalCards(at).map((group) => group.at(-1)!)
function shareOf(
  positions: readonly OpenPosition[],
  need: number,
  decisions: number,
): Readonly<Record<string, number>> {
  const cards = cardsOf(positions[0]!)
  const shares = equalShares(positions.length)
  const found = answerOf(alphaMu(kernel, positions, shares, cards, need, decisions, 1e9))
  return Object.fromEntries(cards.map((card, i) => [cardCode(card), found![i]!]))
}

describe('a search over own decisions', () => {
  it('of one decision is sampling with open cards', () => {
    const random = benchRandom(3)
    for (let n = 0; n < 30; n++) {
      const position = {
        ...randomEnding(random, 4),
        trick: { leader: 0, cards: [] },
      } as OpenPosition
      if (hand.size(position.hands[0]) !== 4 || position.hands.some((h) => hand.size(h) !== 4))
        continue
      const cards = cardsOf(position)
      const { rows } = answerOf(solveCardsInAll(kernel, [position], cards))
      for (let need = 1; need <= 4; need++)
        expect(answerOf(alphaMu(kernel, [position], [1], cards, need, 1, 1e9))).toEqual(
          rows[0]!.map((tricks) => (tricks >= need ? 1 : 0)),
        )
    }
  })
  it('is never better with more decisions made unseeing, and knows a guess for one', () => {
    const positions = layouts('AJ2...', 'KT3...', 'Q987.65..')
    const one = shareOf(positions, 3, 1)
    const two = shareOf(positions, 3, 2)
    const three = shareOf(positions, 3, 3)
    for (const card of Object.keys(one)) {
      expect(two[card]!).toBeLessThanOrEqual(one[card]! + 1e-9)
      expect(three[card]!).toBeLessThanOrEqual(two[card]! + 1e-9)
    }
    const six = shareOf(positions, 3, 6)
    // With open cards every layout is made; declarer cannot see which way to finesse.
    expect(Math.max(...Object.values(one))).toBeCloseTo(1, 9)
    expect(Math.max(...Object.values(six))).toBeLessThan(0.85)
  })
})
