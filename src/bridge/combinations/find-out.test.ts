import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { type Finding, foundOut } from './find-out.ts'
import { layoutIndex } from './layouts.ts'
import { taskOf } from './question.ts'
import { NO_LIMITS, solveWith, suitSolver } from './solve.ts'
import { parseSuitCombination } from './suit.ts'
import { APRIORI, layoutWeights, partsOf } from './weights.ts'

function solved(north: string, south: string) {
  const suit = good(parseSuitCombination(north, south))
  const weights = good(layoutWeights(suit, APRIORI))
  const answer = finish(solveWith(suitSolver(taskOf(suit)), weights, NO_LIMITS))
  if (answer.front === undefined) throw new Error('the suit is small')
  return { suit: suit, front: answer.front, weights: weights }
}
const scaled = (list: readonly number[]): readonly number[] => {
  const total = list.reduce((sum, one) => sum + one, 0)
  return list.map((one) => one / total)
}

describe('something to be found out', () => {
  const { suit, front, weights } = solved('AJT2', 'K943')
  it('is worth nothing where it says nothing', () => {
    const same: readonly Finding[] = [
      { chance: 0.3, weights },
      { chance: 0.7, weights },
    ]
    const { now, later } = foundOut(front, 4, same)
    expect(later).toBeCloseTo(now, 12)
  })
  it('is worth both finesses where it tells who has the queen', () => {
    const west = new Set(
      partsOf(suit.hidden)
        .filter((held) => ((held >> 10) & 1) === 1)
        .map((held) => layoutIndex(suit, held)),
    )
    const split = (is: boolean) => weights.map((one, i) => (west.has(i) === is ? one : 0))
    const chance = split(true).reduce((sum, one) => sum + one, 0)
    const findings = [
      { chance, weights: scaled(split(true)) },
      { chance: 1 - chance, weights: scaled(split(false)) },
    ]
    const { now, later, plans } = foundOut(front, 4, findings)
    expect(later - now).toBeGreaterThan(0.3)
    expect([...plans[0]!.plan]).not.toEqual([...plans[1]!.plan])
  })
  it('is worth what each suit is worth that is solved by itself, for every way it can come out', () => {
    const solver = suitSolver(taskOf(suit))
    const worth = (held: readonly number[], goal: number): number =>
      finish(solveWith(solver, held, NO_LIMITS)).atLeast[goal - 1]!.value
    const share = fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), {
      minLength: weights.length,
      maxLength: weights.length,
    })
    fc.assert(
      fc.property(share, fc.constantFrom(3, 4), (part, goal) => {
        const yes = weights.map((one, i) => one * part[i]!)
        const no = weights.map((one, i) => one * (1 - part[i]!))
        const chance = yes.reduce((sum, one) => sum + one, 0)
        const [then, else_] = [scaled(yes), scaled(no)]
        const { now, later } = foundOut(front, goal, [
          { chance, weights: then },
          { chance: 1 - chance, weights: else_ },
        ])
        expect(now).toBeCloseTo(worth(weights, goal), 9)
        const apart = chance * worth(then, goal) + (1 - chance) * worth(else_, goal)
        expect(later).toBeCloseTo(apart, 9)
      }),
      { numRuns: 20 },
    )
  })
  it('never makes a plan worse', () => {
    const share = fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), {
      minLength: weights.length,
      maxLength: weights.length,
    })
    fc.assert(
      fc.property(share, fc.constantFrom(3, 4, 'max' as const), (part, goal) => {
        const yes = weights.map((one, i) => one * part[i]!)
        const no = weights.map((one, i) => one * (1 - part[i]!))
        const chance = yes.reduce((sum, one) => sum + one, 0)
        const { now, later } = foundOut(front, goal, [
          { chance, weights: scaled(yes) },
          { chance: 1 - chance, weights: scaled(no) },
        ])
        expect(later).toBeGreaterThanOrEqual(now - 1e-9)
      }),
      { numRuns: 50 },
    )
  })
})
