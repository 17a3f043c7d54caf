import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import { playableCards } from '#core/play.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { mapTuple4 } from '#core/tuple.ts'
import { benchRandom } from '#testing/bench.ts'
import { randomEnding } from '#testing/plain-double-dummy.ts'
import { type Kernel, loadWasmKernel } from './kernel.ts'
import { type OpenPosition, toPlay } from './open-position.ts'
import { ASKING, answerOf, equalCards, SLICE, solveCards } from './solve.ts'
import { solveCardsInAll } from './solve-several.ts'

const kernel = await loadWasmKernel()

/** The position with the closed cards of two hands dealt anew; it may be one that a revoke made. */
function dealtAnew(position: OpenPosition, random: (n: number) => number): OpenPosition {
  const seat = toPlay(position)
  const [a, b] = [(seat + 1) & 3, (seat + 3) & 3] as const
  const pool = [...hand.cards(position.hands[a]!), ...hand.cards(position.hands[b]!)]
  for (let i = 0; i < pool.length; i++) {
    const j = i + random(pool.length - i)
    const kept = pool[i]!
    pool[i] = pool[j]!
    pool[j] = kept
  }
  const n = hand.size(position.hands[a]!)
  const dealt = { [a]: pool.slice(0, n), [b]: pool.slice(n) }
  return {
    ...position,
    hands: mapTuple4(position.hands, (held, i) =>
      dealt[i] === undefined ? held : hand.ofCards(dealt[i]),
    ),
  }
}

describe('several positions', () => {
  it('are worth what each is by itself, though proofs are kept from one to the next', () => {
    const random = benchRandom(29)
    for (let n = 0; n < 40; n++) {
      const first = randomEnding(random, 4 + (n % 4))
      const positions = [first]
      while (positions.length < 8) positions.push(dealtAnew(first, random))
      const cards = equalCards(first).map(([card]) => card!)
      const { rows } = answerOf(solveCardsInAll(kernel, positions, cards))
      for (const [i, position] of positions.entries()) {
        const alone = answerOf(solveCards(kernel, position))
        expect(rows[i]).toEqual(cards.map((card) => alone.find((one) => one.card === card)?.tricks))
      }
    }
  })
  it('let others speak, however short the question of each', () => {
    const random = benchRandom(37)
    const first = randomEnding(random, 6)
    const positions = [first, ...Array.from({ length: 60 }, () => dealtAnew(first, random))]
    const cards = equalCards(first).map(([card]) => card!)
    let asked = 0
    let looked = 0
    const counted: Kernel = {
      ...kernel,
      ask: (need) => {
        asked += 1
        kernel.ask(need)
      },
      run: (most) => {
        const before = kernel.visited()
        const answer = kernel.run(most)
        looked += kernel.visited() - before
        return answer
      },
    }
    const solving = solveCardsInAll(counted, positions, cards)
    let most = 0
    let before = 0
    for (let step = solving.next(); step.done !== true; step = solving.next()) {
      most = Math.max(most, looked + ASKING * asked - before)
      before = looked + ASKING * asked
    }
    expect(looked + ASKING * asked).toBeGreaterThan(3 * SLICE)
    expect(most).toBeLessThan(SLICE + 2 * ASKING)
    expect(looked + ASKING * asked - before).toBeLessThan(SLICE + 2 * ASKING)
  })
  it('are given up once the work is too much, and what was solved stays', () => {
    const random = benchRandom(31)
    const hands = dealFromSeed([1, 2, 3, 4], 1)
    const first: OpenPosition = { strain: 4, trick: { leader: 0, cards: [] }, hands }
    const positions = [first, ...Array.from({ length: 2 }, () => dealtAnew(first, random))]
    const cards = playableCards(first.hands[0], first.trick)
    const one = answerOf(solveCardsInAll(kernel, [first], cards))
    const all = answerOf(solveCardsInAll(kernel, positions, cards))
    expect(all.rows).toHaveLength(3)
    expect(all.rows[0]).toEqual(one.rows[0])
    expect(answerOf(solveCardsInAll(kernel, positions, cards, one.positions))).toEqual(one)
    expect(answerOf(solveCardsInAll(kernel, positions, cards, 1)).rows).toEqual([])
  })
})
