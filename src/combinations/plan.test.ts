import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Holding } from '#core/holding.ts'
import type { SuitFront } from './front.ts'
import { layoutIndex } from './layouts.ts'
import { plansFor } from './plan-build.ts'
import { taskOf } from './question.ts'
import { againstAll } from './replay.ts'
import { finish, NO_LIMITS, solveWith, suitSolver } from './solve.ts'
import { parseSuit, type SuitCombination, suitCombination } from './suit.ts'
import { APRIORI, layoutWeights, partsOf } from './weights.ts'

const suitOf = (north: string, south: string, hidden?: string): SuitCombination => {
  const suit = parseSuit(north, south, hidden)
  if (!suit.ok) throw new Error(suit.error.message)
  return suit.value
}
const weightsOf = (suit: SuitCombination): readonly number[] => {
  const weights = layoutWeights(suit, APRIORI)
  if (!weights.ok) throw new Error(weights.error.message)
  return weights.value
}

/** Every plan of the front, from every first lead, against every defence with real cards. */
function holdsEverywhere(suit: SuitCombination): number {
  const solver = suitSolver(taskOf(suit))
  const { front } = finish(solveWith(solver, weightsOf(suit), NO_LIMITS)) as { front: SuitFront }
  let checked = 0
  for (const vector of front.plans) {
    const plans = plansFor(solver, vector)
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans)
      for (const west of partsOf(suit.hidden)) {
        const { tricks } = againstAll(suit, plan, west)
        expect(tricks).toBeGreaterThanOrEqual(vector[layoutIndex(suit, west)] as number)
        checked += 1
      }
  }
  return checked
}

/** Two hands and hidden cards, small enough to play out everything. */
const anySuit = fc
  .array(fc.integer({ min: 0, max: 3 }), { minLength: 13, maxLength: 13 })
  .map((owners) => {
    const of = (who: number) =>
      owners.reduce((mask, o, rank) => (o === who ? mask | (1 << rank) : mask), 0) as Holding
    return suitCombination(of(0), of(1), of(2))
  })
  .filter((suit) => suit.ok)
  .map((suit) => (suit as { value: SuitCombination }).value)

describe('plans as trees', () => {
  it('are never held under their vector, whatever the defenders do', () => {
    fc.assert(
      fc.property(anySuit, (suit) => holdsEverywhere(suit) > 0),
      { numRuns: 60 },
    )
  })
  it.each([
    ['AQJTxxx', 'xxxx'],
    ['AJ32', 'K954'],
    ['AT42', '953'],
    ['AKJ32', '7654'],
  ])('%s opposite %s holds against everything', (north, south) => {
    expect(holdsEverywhere(suitOf(north, south))).toBeGreaterThan(0)
  })
})
