/** Single hands as cells and tables, against whole hands and against every layout of an ending. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCell, isExact } from '#constraint/cells.ts'
import { binomial } from '#core/binomial.ts'
import type { Card } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { rngOf } from '#core/rng.ts'
import { bySeat, EAST, NORTH, WEST } from '#core/seat.ts'
import { SHAPES, shapeIndex } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { anyHand } from '#testing/arbitraries.ts'
import { anyAction, anyEnding, anyPredicate, dealOf, layouts, weightIn } from '#testing/endings.ts'
import { type Position, supplyOf } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { facts, holds } from '../predicates/predicate.ts'
import { predicateCells } from '../predicates/predicate-cells.ts'
import { sampleInterval } from './figures.ts'
import {
  type HandTable,
  handAlone,
  handTables,
  heaviest,
  keptShare,
  supportOf,
  sureShare,
} from './hand-table.ts'
import { cellOf, handTest, sampleLayouts } from './sampling.ts'
import { livingActions } from './weighing.ts'

/** About the closed hands of an ending of three, weights falling from term to term. */
const anyFalling: fc.Arbitrary<Likelihood> = anyAction([WEST, NORTH, EAST]).map((action) => {
  const weights = [...action.terms.map(({ weight }) => weight), action.otherwise].sort(
    (a, b) => b - a,
  )
  return {
    ...action,
    terms: action.terms.map(({ when }, i) => ({ when, weight: weights[i]! })),
    otherwise: weights.at(-1)!,
  }
})

/** Checks endings of three closed hands with up to three actions that may weigh nothing. */
const ofEndings = (
  numRuns: number,
  check: (position: Position, actions: readonly Likelihood[]) => void,
): void =>
  fc.assert(
    fc.property(
      anyEnding(3),
      fc.array(anyFalling, { minLength: 1, maxLength: 3 }),
      (position, wanted) => check(position, livingActions(position, wanted)),
    ),
    { numRuns, seed: 12 },
  )

/** Every hand that one seat can have by law, whatever is left for the others. */
function handsAlone(
  position: Position,
  { hand: h, known, unseen }: HandTable,
): readonly hand.Hand[] {
  let found: readonly (readonly Card[])[] = [[]]
  for (const card of hand.cards(unseen)) found = [...found, ...found.map((one) => [...one, card])]
  return found
    .filter((one) => one.length === position.vacant[h])
    .map((one) => hand.ofCards([...hand.cards(known), ...one]))
}

describe('a predicate about one hand', () => {
  it('holds of every hand in the cells it must, of none outside those it may, as its fast test has it', () => {
    let decided = 0
    fc.assert(
      fc.property(anyPredicate([NORTH]), anyHand, (p, held) => {
        if (facts(p).some(({ seat }) => seat !== NORTH)) return
        const { may, must } = predicateCells(p)
        const cell = cellOf(held)
        const truth = holds(p, [held, undefined, undefined, undefined]) === true
        if (truth) expect(hasCell(may, cell)).toBe(true)
        else expect(hasCell(must, cell)).toBe(false)
        if (hasCell(must, cell) || !hasCell(may, cell)) decided += 1
        expect(handTest(p, NORTH)(held, cell)).toBe(truth)
      }),
      { numRuns: 600 },
    )
    expect(decided).toBeGreaterThan(50)
  })
})

describe('tables of single hands', () => {
  it('enclose the weight of every layout, and support whatever has weight', () => {
    let weighed = 0
    // A matcher for each of a million figures would take longer than all the rest.
    const supported = (n: number | undefined): void => {
      if (n !== 1) expect(n).toBe(1)
    }
    ofEndings(60, (position, actions) => {
      const tables = handTables(position, actions)
      const support = supportOf(position, tables)
      for (const held of layouts(position)) {
        const deal = dealOf(position, held)
        let any = true
        for (const table of tables) {
          const mine = held[table.hand]!
          const cell = cellOf(mine)
          const exact = actions
            .filter((action) => handAlone(position, action) === table.hand)
            .reduce((product, action) => (product * weightIn(action, deal)) / heaviest(action), 1)
          const [least, most] = [table.least[cell]!, table.most[cell]!]
          if (!(exact >= least - 1e-12 && exact <= most + 1e-12 && table.ways[cell]! > 0))
            expect.fail(`${exact} of ${table.ways[cell]} hands, not from ${least} to ${most}`)
          if (exact === 0) any = false
        }
        if (!any) continue
        weighed += 1
        for (const [h, mine] of held.entries()) {
          const shape = shapeIndex(hand.lengths(mine))
          supported(support.points[h * 41 + hand.hcp(mine)])
          supported(support.shapes?.[h * SHAPES.length + shape])
          for (const suit of SUITS)
            supported(support.lengths[h * 56 + suit * 14 + length(mine[suit])])
          for (const card of hand.cards(mine)) supported(support.cards[h * 52 + card])
        }
        const [a, b] = held as readonly [hand.Hand, hand.Hand]
        for (const suit of SUITS)
          supported(support.splits[suit * 196 + length(a[suit]) * 14 + length(b[suit])])
      }
      for (const table of tables) {
        expect(sureShare(table)).toBeGreaterThanOrEqual(0)
        expect(sureShare(table)).toBeLessThanOrEqual(1 + 1e-12)
      }
    })
    expect(weighed).toBeGreaterThan(100)
  })
  it('weigh as the actions do where cells tell all, and never more than 1', () => {
    let exact = 0
    ofEndings(100, (position, actions) => {
      for (const table of handTables(position, actions)) {
        const mine = actions.filter((action) => handAlone(position, action) === table.hand)
        const told = mine.every(({ terms }) =>
          terms.every(({ when }) => isExact(predicateCells(when))),
        )
        for (const held of handsAlone(position, table)) {
          const cell = cellOf(held)
          const deal = bySeat((seat) => (seat === position.seats[table.hand] ? held : undefined))
          const weight = mine.reduce((n, one) => (n * weightIn(one, deal)) / heaviest(one), 1)
          expect(table.least[cell]).toBeLessThanOrEqual(weight + 1e-12)
          expect(table.most[cell]).toBeGreaterThanOrEqual(weight - 1e-12)
          expect(table.most[cell]).toBeLessThanOrEqual(1)
          if (!told || mine.length === 0) continue
          exact += 1
          expect(table.least[cell]).toBeCloseTo(weight, 12)
          expect(table.most[cell]).toBeCloseTo(weight, 12)
        }
      }
    })
    expect(exact).toBeGreaterThan(100)
  })
  it('support nothing but what some hand of weight has, and splits of such lengths', () => {
    let ruledOut = 0
    ofEndings(100, (position, actions) => {
      const tables = handTables(position, actions)
      const support = supportOf(position, tables)
      const kept = tables.map((table) =>
        handsAlone(position, table).filter((held) => table.most[cellOf(held)]! > 0),
      )
      for (const [h, table] of tables.entries()) {
        const all = handsAlone(position, table)
        const weight = all.reduce((sum, held) => sum + table.most[cellOf(held)]!, 0)
        expect(keptShare(table)).toBeCloseTo(all.length === 0 ? 0 : weight / all.length, 10)
        if (kept[h]!.length < all.length) ruledOut += 1
      }
      if (kept.some((hands) => hands.length === 0)) {
        expect(support.total).toBe(0)
        expect(support.points.some((n) => n > 0)).toBe(false)
        return
      }
      const ofHand = (values: (held: hand.Hand) => number): readonly ReadonlySet<number>[] =>
        kept.map((hands) => new Set(hands.map(values)))
      const supported = (list: ArrayLike<number> | undefined, at: number, size: number) =>
        new Set(Array.from({ length: size }, (_, i) => i).filter((i) => list?.[at + i] === 1))
      const points = ofHand(hand.hcp)
      const shapes = ofHand((held) => shapeIndex(hand.lengths(held)))
      for (const [h] of tables.entries()) {
        expect(supported(support.points, h * 41, 41)).toEqual(points[h])
        expect(supported(support.shapes, h * SHAPES.length, SHAPES.length)).toEqual(shapes[h])
      }
      for (const suit of SUITS) {
        const lengths = ofHand((held) => length(held[suit]))
        for (const [h] of tables.entries())
          expect(supported(support.lengths, h * 56 + suit * 14, 14)).toEqual(lengths[h])
        const supply = supplyOf(position, suit)
        const splits = [...lengths[0]!].flatMap((a) =>
          [...lengths[1]!].flatMap((b) => (lengths[2]!.has(supply - a - b) ? [a * 14 + b] : [])),
        )
        expect(supported(support.splits, suit * 196, 196)).toEqual(new Set(splits))
      }
    })
    expect(ruledOut).toBeGreaterThan(5)
  })
})

describe('layouts drawn of an ending', () => {
  it('come as often as their weight has it, whatever one or several hands are asked', () => {
    let checked = 0
    let outOfSuits = 0
    ofEndings(40, (position, actions) => {
      const weights = new Map<string, number>()
      let total = 0
      for (const held of layouts(position)) {
        const weight = actions.reduce((n, a) => n * weightIn(a, dealOf(position, held)), 1)
        total += weight
        weights.set(held.map(hand.format).join(' '), weight)
      }
      const steps = sampleLayouts(position, actions, {
        draws: 500,
        tries: 60_000,
        enough: 500,
      })
      let [step, told] = [steps.next(), 0]
      while (step.done !== true) {
        // The share done never falls, and is never more than all.
        expect(step.value).toBeGreaterThanOrEqual(told)
        expect(step.value).toBeLessThanOrEqual(1)
        told = step.value
        step = steps.next()
      }
      const drawn = step.value
      if (total === 0) {
        expect(drawn?.layouts ?? []).toHaveLength(0)
        return
      }
      // Of all deals of the unseen cards a fair part is kept, so enough are drawn, whatever suits a
      // hand is out of.
      const left = position.vacant[0]!
      const deals = binomial(3 * left, left) * binomial(2 * left, left)
      const kept = actions.reduce((n, action) => n / heaviest(action), total) / deals
      if (kept >= 0.04) expect(drawn?.layouts.length).toBe(500)
      if (kept >= 0.04 && position.voids.some((mask) => mask !== 0)) outOfSuits += 1
      if (drawn === undefined || drawn.layouts.length < 500) return
      checked += 1
      // Hands drawn of which no layout came say nothing of how good the sample is.
      expect(drawn.independent).toBeLessThanOrEqual(drawn.layouts.length)
      const came = new Map<string, number>()
      for (const held of drawn.layouts) {
        const key = held.map(hand.format).join(' ')
        came.set(key, (came.get(key) ?? 0) + 1)
      }
      for (const [key, n] of came) {
        const p = (weights.get(key) ?? 0) / total
        expect(p).toBeGreaterThan(0)
        // Six standard errors of a sample that is only nearly independent, for hundreds of figures.
        expect(Math.abs(n / 500 - p)).toBeLessThan(
          6 * Math.sqrt((p * (1 - p)) / drawn.independent) + 0.01,
        )
      }
    })
    expect(checked).toBeGreaterThan(5)
    expect(outOfSuits).toBeGreaterThan(2)
  })
})

describe('the interval of a share', () => {
  it('holds the chance nineteen times in twenty, also at the ends', () => {
    const next = rngOf([1, 2, 3, 4])
    for (const p of [0.004, 0.05, 0.5, 0.97]) {
      let held = 0
      for (let n = 0; n < 400; n++) {
        let met = 0
        for (let i = 0; i < 500; i++) if (next.below(1000) < 1000 * p) met += 1
        const { least, most } = sampleInterval(met / 500, 500)
        if (least <= p && p <= most) held += 1
      }
      expect(held / 400, `of ${p}`).toBeGreaterThan(0.91)
      expect(held / 400, `of ${p}`).toBeLessThan(0.995)
    }
    expect(sampleInterval(0, 100).least).toBe(0)
    expect(sampleInterval(0, 100).most).toBeGreaterThan(0.03)
    expect(sampleInterval(1, 100).most).toBe(1)
  })
})
