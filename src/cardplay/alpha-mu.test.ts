import { describe, expect, it } from 'vitest'
import type { Card } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { bySeat, type Seat } from '#core/seat.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import type { OpenPosition } from '#doubledummy/open-position.ts'
import { answerOf, equalCards } from '#doubledummy/solve.ts'
import { solveCardsInAll } from '#doubledummy/solve-several.ts'
import { benchRandom } from '#testing/bench.ts'
import { randomEnding } from '#testing/plain-double-dummy.ts'
import { alphaMu, type Line } from './alpha-mu.ts'

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
const cardsOf = (at: OpenPosition): readonly Card[] => equalCards(at).map((group) => group.at(-1)!)
/** Each card with what open cards give it in every layout; a trick lost anywhere counts one. */
function linesOf(positions: readonly OpenPosition[]): readonly Line[] {
  const cards = cardsOf(positions[0]!)
  const { rows } = answerOf(solveCardsInAll(kernel, positions, cards))
  const stakes = positions.map(() => 1)
  return cards.map((card, i) => ({ card, tricks: rows.map((row) => row[i]!), stakes }))
}
const lossOf = (positions: readonly OpenPosition[], line: Line, decisions: number): number =>
  answerOf(alphaMu(kernel, positions, [line], decisions, 1e9))!.first.loss

describe('a search over own decisions', () => {
  it('of one decision is sampling with open cards: nothing is lost', () => {
    const random = benchRandom(3)
    let searched = 0
    for (let n = 0; n < 30; n++) {
      const position = {
        ...randomEnding(random, 4),
        trick: { leader: 0, cards: [] },
      } as OpenPosition
      if (position.hands.some((h) => hand.size(h) !== 4)) continue
      for (const line of linesOf([position])) {
        // One layout is no guess, however many decisions are looked at.
        for (const decisions of [1, 2, 4]) expect(lossOf([position], line, decisions)).toBe(0)
        searched += 1
      }
    }
    expect(searched).toBeGreaterThan(20)
  })
  it('never loses less with more decisions made unseeing, and knows a guess for one', () => {
    const positions = layouts('AJ2...', 'KT3...', 'Q987.65..')
    for (const line of linesOf(positions)) {
      const [one, two, three] = [1, 2, 3].map((decisions) => lossOf(positions, line, decisions))
      expect(one).toBe(0)
      expect(three!).toBeGreaterThanOrEqual(two!)
    }
    // With open cards every layout is made; declarer cannot see which way to finesse.
    const six = linesOf(positions).map((line) => lossOf(positions, line, 6) / positions.length)
    expect(Math.min(...six)).toBeGreaterThan(0.1)
  })
  it('takes the line that leaves no guess, and gives up where the work is too much', () => {
    const positions = layouts('AJ2...', 'KT3...', 'Q987.65..')
    const lines = linesOf(positions)
    const losses = lines.map((line) => lossOf(positions, line, 3))
    const found = answerOf(alphaMu(kernel, positions, lines, 3, 1e9))!
    expect(found.first).toMatchObject({ line: lines[0], loss: losses[0] })
    expect(found.best.loss).toBe(Math.min(...losses))
    expect(found.best.line).toBe(lines[losses.indexOf(found.best.loss)])
    expect(answerOf(alphaMu(kernel, positions, lines, 3, 10))).toBeUndefined()
  })
})
