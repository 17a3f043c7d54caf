import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Holding, length } from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { replayPlan } from '#testing/replay-plan.ts'
import type { SuitAnswer } from './answer.ts'
import type { PlanVector, SuitFront } from './front.ts'
import { layoutIndex } from './layouts.ts'
import { leadLoss } from './lead-loss.ts'
import type { Plan } from './plan.ts'
import { planFor, plansFor } from './plan-build.ts'
import { planWords } from './plan-words.ts'
import { type Entries, suitTask, taskOf } from './question.ts'
import { againstAll } from './replay.ts'
import { NO_LIMITS, solveWith, suitSolver, USUAL_LIMITS } from './solve.ts'
import { parseSuitCombination, type SuitCombination, suitCombination } from './suit.ts'
import { APRIORI, layoutWeights, partsOf } from './weights.ts'

const suitOf = (north: string, south: string, hidden?: string): SuitCombination =>
  good(parseSuitCombination(north, south, hidden))
const weightsOf = (suit: SuitCombination): readonly number[] => good(layoutWeights(suit, APRIORI))

const SOME = { ...USUAL_LIMITS, goalWork: 0 }

/** The chance that a defender is kept out is that of the layouts in which he wins no trick. */
function keepsOut(suit: SuitCombination, plan: Plan): void {
  const weights = weightsOf(suit)
  const { byLayout, keptOut } = leadLoss(suit, plan, weights)
  for (const who of ['west', 'east'] as const) {
    const chance = weights.reduce((sum, w, i) => sum + (byLayout[i]!.includes(who) ? 0 : w), 0)
    expect(keptOut[who]).toBeCloseTo(chance, 12)
  }
}

/** Plans of the front, from every first lead, against every defence with real cards. */
function holdsEverywhere(suit: SuitCombination): number {
  const solver = suitSolver(taskOf(suit))
  const { front } = finish(solveWith(solver, weightsOf(suit), SOME))
  // Too large a front is no matter for a test of its plans.
  if (front === undefined) return 1
  let checked = 0
  for (const vector of front.plans.slice(0, 12)) {
    const plans = plansFor(solver, vector)
    expect(plans.length).toBeGreaterThan(0)
    keepsOut(suit, plans[0]!)
    for (const plan of plans)
      for (const west of partsOf(suit.hidden)) {
        const { tricks } = againstAll(suit, plan, west)
        expect(tricks).toBeGreaterThanOrEqual(vector[layoutIndex(suit, west)]!)
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
  .filter(({ hidden }) => length(hidden) < 7)

describe('plans as trees', () => {
  it('are never held under their vector, whatever the defenders do', () => {
    fc.assert(
      fc.property(anySuit, (suit) => holdsEverywhere(suit) > 0),
      { numRuns: 50 },
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
  it('are never held under their vector with few entries or a defender to be kept out', () => {
    const count = fc.constantFrom<Entries['north']>(0, 1, 2, 'unlimited')
    const entries: fc.Arbitrary<Entries> = fc.record({
      start: fc.constantFrom('north', 'south', 'either'),
      north: count,
      south: count,
    })
    const avoid = fc.constantFrom(undefined, 'west' as const, 'east' as const)
    fc.assert(
      fc.property(anySuit, entries, avoid, (suit, few, out) => {
        fc.pre(length(suit.hidden) < 6)
        const task = good(suitTask(suit, few, out))
        const asked = task.suit
        const solver = suitSolver(task)
        const { front } = finish(solveWith(solver, weightsOf(asked), SOME))
        fc.pre(front !== undefined)
        for (const vector of front.plans.slice(0, 4)) {
          // A hand that cannot be led from at all has no plan to show.
          if (front.leads.length === 0) continue
          const plan = planFor(solver, vector)
          if (plan === undefined) throw new Error('no plan')
          for (const west of partsOf(asked.hidden))
            expect(againstAll(asked, plan, west, out).tricks).toBeGreaterThanOrEqual(
              vector[layoutIndex(asked, west)]!,
            )
        }
      }),
      { numRuns: 80 },
    )
  })
  it('play as the tree says against one defence, trick by trick', () => {
    fc.assert(
      fc.property(anySuit, fc.nat(), fc.infiniteStream(fc.nat()), (suit, pick, choices) => {
        const solver = suitSolver(taskOf(suit))
        const { front } = finish(solveWith(solver, weightsOf(suit), SOME))
        fc.pre(front !== undefined)
        const vector = front.plans[pick % front.plans.length]!
        const [plan] = plansFor(solver, vector)
        const parts = partsOf(suit.hidden)
        const west = parts[pick % parts.length]!
        if (plan === undefined) throw new Error('no plan')
        const played = replayPlan(suit, plan, west, (_defender, legal) => {
          const { value } = choices.next() as { value: number }
          return legal[value % legal.length]!
        })
        expect(played.won).toBeGreaterThanOrEqual(vector[layoutIndex(suit, west)]!)
        // The cards of a trick stand as they are played, clockwise from the lead.
        const round = ['north', 'east', 'south', 'west']
        for (const { cards } of played.tricks)
          for (const [i, { hand }] of cards.entries())
            expect(hand).toBe(round[(round.indexOf(cards[0].hand) + i) % 4])
        // No card is played twice, and every card comes from the hand that holds it.
        const cards = played.tricks.flatMap((trick) => trick.cards)
        const seen = cards.flatMap(({ rank }) => (rank === undefined ? [] : [rank]))
        expect(new Set(seen).size).toBe(seen.length)
        const holds = { north: suit.north, south: suit.south, west, east: suit.hidden & ~west }
        for (const { hand, rank } of cards)
          if (rank !== undefined) expect((holds[hand] >> rank) & 1).toBe(1)
      }),
      { numRuns: 80 },
    )
  })
})

describe('the document’s example, AQJTxxx opposite xxxx', () => {
  const suit = suitOf('AQJTxxx', 'xxxx')
  const weights = weightsOf(suit)
  const solver = suitSolver(taskOf(suit))
  const { front, atLeast } = finish(solveWith(solver, weights, NO_LIMITS)) as ReturnType<
    typeof finish<SuitAnswer, void>
  > & { front: SuitFront }
  const seven = (vector: PlanVector) =>
    weights.reduce((sum, weight, i) => sum + (vector[i]! >= 7 ? weight : 0), 0)
  const [best, second] = front.plans.toSorted((a, b) => seven(b) - seven(a)) as [
    PlanVector,
    PlanVector,
  ]
  it('is 52 per cent for low to the ace and for the ace first: B and C are one plan', () => {
    expect(front.plans).toHaveLength(2)
    expect(atLeast[6]?.value).toBeCloseTo(0.52, 12)
    expect(plansFor(solver, best).map((plan) => planWords(suit, plan).title)).toEqual([
      'Cash the ace',
      'Lead low from South to the ace',
    ])
  })
  it('is 50 per cent for A, low to the ten, the only plan that never loses the lead to West', () => {
    expect(seven(second)).toBeCloseTo(0.5, 12)
    const ways = plansFor(solver, second)
    expect(ways.map((plan) => planWords(suit, plan).sentence)).toEqual([
      'Lead low from South to the ten; play the ace if West plays the king. Otherwise, cash the ace.',
    ])
    for (const plan of ways) {
      const { keptOut } = leadLoss(suit, plan, weights)
      expect(keptOut.west).toBeCloseTo(1, 12)
      expect(keptOut.east).toBeLessThan(0.99)
    }
    for (const plan of plansFor(solver, best))
      for (const chance of Object.values(leadLoss(suit, plan, weights).keptOut))
        expect(chance).toBeLessThan(0.99)
  })
})
