import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Holding, length } from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import type { SuitAnswer } from './answer.ts'
import { layoutsOf } from './layouts.ts'
import { taskOf, UNLIMITED } from './question.ts'
import { rank } from './rank.ts'
import { NO_LIMITS, solveWith, suitSolver } from './solve.ts'
import { parseSuitCombination, type SuitCombination, suitCombination } from './suit.ts'
import { layoutWeights, partsOf, type Weights } from './weights.ts'

const weigh = (suit: SuitCombination, weights: Weights): readonly number[] =>
  good(layoutWeights(suit, weights))
const solve = (suit: SuitCombination, weights: readonly number[], limits = NO_LIMITS): SuitAnswer =>
  finish(solveWith(suitSolver(taskOf(suit)), weights, limits))

/** Large fronts are given up; the targets are then searched one by one. */
const SOME = { ...NO_LIMITS, frontWork: 2e7 }

const anySuit = fc
  .array(fc.constantFrom(0, 1, 2, 3), { minLength: 13, maxLength: 13 })
  .map((owners) => {
    const of = (who: number) =>
      owners.reduce<number>((mask, o, i) => (o === who ? mask | (1 << i) : mask), 0) as Holding
    return suitCombination(of(0), of(1), of(2))
  })
  .filter((suit) => suit.ok)
  .map((suit) => (suit as { value: SuitCombination }).value)
  .filter(({ hidden }) => length(hidden) < 7)

/** A suit with random weights of every holding of West. */
const weighted = anySuit.chain((suit) => {
  const parts = partsOf(suit.hidden)
  return fc
    .array(fc.integer({ min: 0, max: 50 }), { minLength: parts.length, maxLength: parts.length })
    .filter((list) => list.some((n) => n > 0))
    .map((list) => ({
      suit,
      table: {
        kind: 'table',
        west: parts.map((west, i) => [west, list[i]!]),
      } satisfies Weights,
    }))
})

const values = (answer: SuitAnswer) =>
  [...answer.atLeast, answer.expected].map(({ value }) => value)
const leads = (answer: SuitAnswer) => [...answer.atLeast, answer.expected].map((goal) => goal.leads)

describe('ranking a known front again', () => {
  it('equals solving afresh under the same weights, each target by itself', () => {
    fc.assert(
      fc.property(weighted, ({ suit, table }) => {
        const weights = weigh(suit, table)
        const front = solve(suit, weigh(suit, { kind: 'apriori' }), SOME).front
        if (front === undefined) return
        const again = rank(front, weights)
        // Without work for the front every target is searched by itself.
        const fresh = solve(suit, weights, { ...NO_LIMITS, frontWork: -1 })
        expect(fresh.front).toBeUndefined()
        for (const [i, value] of values(fresh).entries())
          expect(value).toBeCloseTo(values(again)[i]!, 9)
        expect(leads(fresh)).toEqual(leads(again))
      }),
      { numRuns: 120 },
    )
  })
  it('does not change when the table is turned round', () => {
    fc.assert(
      fc.property(weighted, ({ suit, table }) => {
        const turned = good(suitCombination(suit.south, suit.north, suit.hidden))
        const mirrored: Weights = {
          kind: 'table',
          west: table.west.map(([west, weight]) => [(suit.hidden & ~west) as Holding, weight]),
        }
        const one = solve(suit, weigh(suit, table), SOME)
        const other = solve(turned, weigh(turned, mirrored), SOME)
        for (const [i, value] of values(one).entries())
          expect(values(other)[i]).toBeCloseTo(value, 9)
        expect(other.front?.plans.length).toBe(one.front?.plans.length)
      }),
      { numRuns: 120 },
    )
  })
})

describe('AKJ32 opposite 7654 for five tricks', () => {
  const suit = good(parseSuitCombination('AKJ32', '7654'))
  const { front } = solve(suit, weigh(suit, { kind: 'apriori' }))
  if (front === undefined) throw new Error('no front')
  const layouts = layoutsOf(suit)
  // West with the queen and two small: only the finesse makes five. Q doubleton with East: only the drop.
  const five = (west: readonly number[]) => layouts.findIndex((l) => l.west.join() === west.join())
  const finesse = front.plans.find((plan) => plan[five([1, 2])] === 5)
  const drop = front.plans.find((plan) => plan !== finesse)
  const chance = (
    plan: Uint8Array | Readonly<Uint8Array> | undefined,
    west: number,
    east: number,
  ) =>
    weigh(suit, { kind: 'vacant', west, east }).reduce(
      (sum, weight, i) => sum + ((plan?.[i] ?? 0) >= 5 ? weight : 0),
      0,
    )
  it('is two plans, drop and finesse', () => {
    expect(front.plans).toHaveLength(2)
    expect(finesse).toBeDefined()
  })
  // South leads, so West is in front of the ace: the finesse works when he has the queen.
  it.each([
    [10, 10, -1],
    [11, 10, 0],
    [12, 10, 1],
    [8, 8, -1],
    [8, 7, 0],
    [9, 7, 1],
    [6, 13, -1],
    [13, 5, 1],
  ])('with %d and %d vacant places', (west, east, sign) => {
    const gain = chance(finesse, west, east) - chance(drop, west, east)
    expect(Math.abs(gain) < 1e-12 ? 0 : Math.sign(gain)).toBe(sign)
  })
  it('keeps the task it was asked', () => {
    expect(front.task.entries).toEqual(UNLIMITED)
  })
})
