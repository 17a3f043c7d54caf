/** The solver against the definition. */
import { describe, expect, it } from 'vitest'
import { type Card, cardCode } from '#core/card.ts'
import { finish } from '#core/steps.ts'
import { benchRandom } from '#testing/bench.ts'
import { bruteOutcomes, TooBig, type Tricks } from '#testing/brute-ending.ts'
import { type DrawnEnding, drawnEnding } from '#testing/drawn-ending.ts'
import { type Ending, worthOfMaking, worthOfTricks } from './ending.ts'
import { CAREFUL, solveEnding } from './solve.ts'

const bruteForce = (ending: Ending): readonly { readonly card: Card; readonly value: number }[] => {
  const { layouts, worth } = ending
  const total = layouts.reduce((sum, { weight }) => sum + weight, 0)
  const sumOf = (tricks: Tricks): number =>
    tricks.reduce<number>((sum, n, i) => sum + worth[n!]! * layouts[i]!.weight, 0)
  return bruteOutcomes(ending).map(({ card, outcomes }) => ({
    card,
    value: Math.max(...outcomes.map(sumOf)) / total,
  }))
}

/** What an ending is worth: tricks, a number to be made, or steps of any size, as a score has them. */
const GOALS: readonly ((random: () => number) => (left: number) => readonly number[])[] = [
  () => worthOfTricks,
  (random) => (left) => worthOfMaking(left, 1 + Math.floor(random() * left)),
  (random) => (left) => {
    const steps = Array.from({ length: left }, () => Math.floor(random() * 4))
    return [0, ...steps].map((_, n) => steps.slice(0, n).reduce((a, b) => a + b, -3))
  },
]

interface Batch extends DrawnEnding {
  readonly seed: number
  readonly endings: number
  /** Only endings in which one plan cannot have what open cards promise. */
  readonly apart?: boolean
}
const BATCHES: readonly Batch[] = [
  { seed: 1, endings: 240, left: 3 },
  { seed: 2, endings: 60, left: 3, weighed: true, high: true },
  { seed: 3, endings: 60, left: 3, layouts: 8, apart: true, high: true },
  { seed: 4, endings: 95, left: 3, layouts: 12, who: 'defender' },
  { seed: 5, endings: 20, left: 4, layouts: 5, weighed: true },
  { seed: 6, endings: 15, left: 4, layouts: 5, apart: true, high: true },
  { seed: 7, endings: 10, left: 4, layouts: 3, who: 'defender' },
]

describe('a card of an ending is worth what the definition says', () => {
  it.each(BATCHES)(
    '$endings endings of $left cards, seed $seed',
    ({ seed, endings, apart = false, ...drawn }) => {
      const below = benchRandom(seed)
      const random = (): number => below(1 << 20) / (1 << 20)
      const tally = { same: 0, tooBig: 0, cards: 0, apart: 0 }
      while (tally.same < endings) {
        const goal = GOALS[below(3)]!(random)
        const table = below(4)
        const ending = drawnEnding(random, { ...drawn, table }, goal)
        const { cards } = finish(solveEnding(ending, { ...CAREFUL, every: true }))
        const lost = cards.filter(({ open, value }) => open > value + 1e-6).length
        if (apart && lost === 0) continue
        let wanted: ReturnType<typeof bruteForce>
        try {
          wanted = bruteForce(ending)
        } catch (error) {
          if (!(error instanceof TooBig)) throw error
          tally.tooBig += 1
          continue
        }
        for (const { card, value } of wanted) {
          const ours = cards.find(({ equals }) => equals.includes(card))
          const told = `${JSON.stringify(ending)} ${cardCode(card)}`
          expect(ours?.value, told).toBeCloseTo(value, 6)
          expect(ours?.most, told).toBeCloseTo(value, 6)
        }
        tally.same += 1
        tally.cards += wanted.length
        tally.apart += lost
      }
      // Most are small enough for the slow way, or those that were looked at are a kind of their own.
      expect(tally.tooBig).toBeLessThan(endings)
      if (apart) expect(tally.apart).toBeGreaterThanOrEqual(tally.same)
    },
    300_000,
  )
})
