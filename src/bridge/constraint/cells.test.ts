import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import { HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { isBalanced, SHAPES, type Shape, shapeOf } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import { anyHand } from '#testing/arbitraries.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { admits } from './admits.ts'
import {
  andCells,
  andNot,
  type CellSet,
  cellIndex,
  cellsOf,
  equalCells,
  fullCells,
  hasCell,
  isEmptyCells,
  isExact,
  notCells,
  orCells,
  subsetOf,
} from './cells.ts'
import { handIntervals, suitIntervals } from './cells-measures.ts'
import {
  ANYTHING,
  all,
  any,
  atLeast,
  between,
  elsewhere,
  everySuit,
  type HandConstraint,
  inSuit,
  NOTHING,
  named,
  not,
  type SuitConstraint,
  someSuit,
  suitAtLeast,
  suitAtMost,
  whole,
} from './constraint.ts'
import { HAND_MEASURES, type HandMeasureId, SUIT_MEASURES, type SuitMeasureId } from './measures.ts'
import { shapesWhere } from './shape-set.ts'

/** How many cells are in the set. */
const cellCount = (cells: CellSet): number => {
  let count = 0
  for (const word of cells) for (let rest = word; rest !== 0; rest &= rest - 1) count++
  return count
}

const cellOf = (h: hand.Hand): number => cellIndex(shapeOf(h), hand.hcp(h))
const HAND_IDS = Object.keys(HAND_MEASURES) as HandMeasureId[]
const SUIT_IDS = Object.keys(SUIT_MEASURES) as SuitMeasureId[]

const suits = fc.subarray([3, 2, 1, 0] as const, { minLength: 1 })
const limits = (lo: number, hi: number) =>
  fc
    .tuple(fc.integer({ min: lo, max: hi }), fc.integer({ min: lo, max: hi }), fc.nat(2))
    .map(([a, b, open]) => ({
      ...(open === 1 ? {} : { min: Math.min(a, b) }),
      ...(open === 2 ? {} : { max: Math.max(a, b) }),
    }))
const handTerm = fc
  .tuple(fc.constantFrom(...HAND_IDS), fc.constantFrom(-2, -1, 1, 2))
  .map(([measure, times]) => ({ of: 'hand' as const, measure, times }))
const suitTerm = fc
  .tuple(fc.constantFrom(...SUIT_IDS), fc.constantFrom(-2, -1, 1, 2))
  .map(([measure, times]) => ({ of: 'suit' as const, measure, times }))
/** Constraints of every kind, to a small depth. */
const { anyConstraint } = fc.letrec<{
  anyConstraint: HandConstraint
  ofSuit: SuitConstraint
}>((tie) => ({
  anyConstraint: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...HAND_IDS).chain((measure) =>
      limits(HAND_MEASURES[measure].min, HAND_MEASURES[measure].max).map((l) => ({
        kind: 'range' as const,
        measure,
        ...l,
      })),
    ),
    fc
      .tuple(fc.array(handTerm, { minLength: 1, maxLength: 3 }), limits(-10, 40))
      .map(([terms, l]) => ({ kind: 'sum' as const, terms, ...l })),
    fc.tuple(fc.nat(3), fc.integer({ min: 2, max: 6 })).map(([suit, least]) => ({
      kind: 'shape' as const,
      shapes: shapesWhere((s) => (s[suit] ?? 0) >= least && (isBalanced(s) || suit > 1)),
      words: '',
    })),
    fc.tuple(fc.constantFrom(...SUITS), tie('ofSuit')).map(([suit, is]) => inSuit(suit, is)),
    fc.tuple(suits, tie('ofSuit')).map(([among, is]) => someSuit(among, is)),
    fc.tuple(suits, tie('ofSuit')).map(([among, is]) => everySuit(among, is)),
    fc.array(tie('anyConstraint'), { maxLength: 3 }).map((of) => all(...of)),
    fc.array(tie('anyConstraint'), { maxLength: 3 }).map((of) => any(...of)),
    tie('anyConstraint').map((of) => not(of)),
    tie('anyConstraint').map((is) => named('a name', undefined, is)),
  ),
  ofSuit: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...SUIT_IDS).chain((measure) =>
      limits(SUIT_MEASURES[measure].min, SUIT_MEASURES[measure].max).map((l) => ({
        kind: 'suit-range' as const,
        measure,
        ...l,
      })),
    ),
    fc
      .tuple(fc.array(fc.oneof(suitTerm, handTerm), { minLength: 1, maxLength: 3 }), limits(-5, 25))
      .map(([terms, l]) => ({ kind: 'suit-sum' as const, terms, ...l })),
    tie('ofSuit').map((is) => elsewhere(is)),
    tie('anyConstraint').map((is) => whole(is)),
    fc.array(tie('ofSuit'), { maxLength: 3 }).map((of) => all(...of)),
    fc.array(tie('ofSuit'), { maxLength: 3 }).map((of) => any(...of)),
    tie('ofSuit').map((of) => not(of)),
    tie('ofSuit').map((is) => named('a name', undefined, is)),
  ),
}))

const next = randomWords(67)
const HANDS = [
  ...Array.from({ length: 400 }, () => randomHand(next)),
  ...Array.from({ length: 600 }, () => lopsidedHand(next)),
]

/** Random sets, all of possible cells. */
const anyCells: fc.Arbitrary<CellSet> = anyConstraint.map((c) => cellsOf(c).may)

describe('cell sets', () => {
  it('hold exactly the cells that some hand is in', () => {
    const full = fullCells()
    expect(cellCount(full)).toBe(SHAPES.reduce((n, shape) => n + pointsOfShape(shape).size, 0))
    expect(HANDS.every((h) => hasCell(full, cellOf(h)))).toBe(true)
    expect(hasCell(full, cellIndex([0, 0, 0, 13], 10))).toBe(true)
    expect(hasCell(full, cellIndex([0, 0, 0, 13], 9))).toBe(false)
    expect(hasCell(full, cellIndex([3, 3, 3, 4], 37))).toBe(true)
    expect(hasCell(full, cellIndex([2, 2, 4, 5], 37))).toBe(false)
  })
  it('obey the laws of sets', () => {
    fc.assert(
      fc.property(anyCells, anyCells, (a, b) => {
        const same = equalCells
        return (
          same(andCells(a, b), notCells(orCells(notCells(a), notCells(b)))) &&
          same(andNot(a, b), andCells(a, notCells(b))) &&
          same(orCells(a, notCells(a)), fullCells()) &&
          isEmptyCells(andCells(a, notCells(a))) &&
          subsetOf(andCells(a, b), a) &&
          subsetOf(a, b) === same(orCells(a, b), b) &&
          cellCount(orCells(a, b)) + cellCount(andCells(a, b)) === cellCount(a) + cellCount(b) &&
          same(andNot(a, b, a.slice()), andNot(a, b))
        )
      }),
      { numRuns: 100 },
    )
  })
})

/** Points that hands of the shape can have, by trying every count of honours in each suit. */
const pointsOfShape = (shape: Shape): ReadonlySet<number> => {
  let reached = new Set([0])
  for (const n of shape) {
    const own = new Set<number>()
    for (let h = 0; h < 16; h++) {
      const cards = (h & 1) + ((h >> 1) & 1) + ((h >> 2) & 1) + ((h >> 3) & 1)
      if (cards <= n && n - cards <= 9)
        own.add((h & 1) + ((h >> 1) & 1) * 2 + ((h >> 2) & 1) * 3 + ((h >> 3) & 1) * 4)
    }
    reached = new Set([...reached].flatMap((a) => [...own].map((b) => a + b)))
  }
  return reached
}

describe('the cells of a constraint', () => {
  it('hold every hand it admits, and surely only cells whose hands it all admits', () => {
    const cells = HANDS.map(cellOf)
    fc.assert(
      fc.property(anyConstraint, (c) => {
        const { may, must } = cellsOf(c)
        if (!subsetOf(must, may) || !subsetOf(may, fullCells())) return false
        return HANDS.every((h, i) => {
          const cell = cells[i]!
          return admits(c, h) ? hasCell(may, cell) : !hasCell(must, cell)
        })
      }),
      { numRuns: 1500 },
    )
  })
  it('hold for hands of any deal', () => {
    fc.assert(
      fc.property(anyConstraint, anyHand, (c, h) => {
        const { may, must } = cellsOf(c)
        return admits(c, h) ? hasCell(may, cellOf(h)) : !hasCell(must, cellOf(h))
      }),
      { numRuns: 1500 },
    )
  })
  it('are exact for shapes, points and sums of both', () => {
    const exact: HandConstraint[] = [
      ANYTHING,
      NOTHING,
      between('hcp', 12, 14),
      atLeast('longest', 5),
      atLeast('distribution', 3),
      { kind: 'shape', shapes: shapesWhere(isBalanced), words: 'balanced' },
      not<HandConstraint>(
        all<HandConstraint>(atLeast('hcp', 6), inSuit(3, suitAtLeast('length', 4))),
      ),
      // The rule of twenty, on the two longest by name.
      {
        kind: 'suit',
        suit: 3,
        is: {
          kind: 'suit-sum',
          terms: [
            { of: 'hand', measure: 'hcp', times: 1 },
            { of: 'suit', measure: 'length', times: 1 },
          ],
          min: 15,
        },
      },
      // Points for support: the hand's, and three for a void, two for a singleton.
      {
        kind: 'sum',
        terms: [
          { of: 'hand', measure: 'hcp', times: 1 },
          { of: 'hand', measure: 'distribution', times: 1 },
        ],
        min: 11,
        max: 13,
      },
    ]
    for (const c of exact) {
      const pair = cellsOf(c)
      expect(isExact(pair)).toBe(true)
      expect(HANDS.every((h) => hasCell(pair.may, cellOf(h)) === admits(c, h))).toBe(true)
    }
  })
  it('are the exact projection for what asks of one suit alone', () => {
    // A good suit: five cards, two of the top three honours.
    const c = inSuit(
      2,
      all<SuitConstraint>(
        suitAtLeast('length', 5),
        suitAtLeast('points', 5),
        suitAtMost('points', 7),
      ),
    )
    const { may, must } = cellsOf(c)
    expect(isExact({ may, must })).toBe(false)
    // With 5-3-3-2 and no points nothing is there; with all 5 to 7 points in hearts possible, may.
    expect(hasCell(may, cellIndex([3, 3, 5, 2], 4))).toBe(false)
    expect(hasCell(may, cellIndex([3, 3, 5, 2], 5))).toBe(true)
    expect(hasCell(must, cellIndex([3, 3, 5, 2], 5))).toBe(false)
    // Ten points outside at most when all the other suits are void: thirteen hearts hold ten.
    expect(hasCell(may, cellIndex([0, 0, 13, 0], 10))).toBe(false)
    expect(hasCell(cellsOf(not<HandConstraint>(c)).must, cellIndex([3, 3, 5, 2], 4))).toBe(true)
  })
  it('are kept by identity', () => {
    const c = between('hcp', 3, 9)
    expect(cellsOf(c)).toBe(cellsOf(c))
  })
  it('bound every rule of OPENBID, doors and sections', () => {
    for (const { door, rules } of openbidSystem().blocks)
      for (const c of [door, ...rules.map((rule) => rule.shows)]) {
        const { may, must } = cellsOf(c)
        for (const h of HANDS)
          expect(admits(c, h) ? hasCell(may, cellOf(h)) : !hasCell(must, cellOf(h))).toBe(true)
      }
  })
})

describe('intervals of measures in cells', () => {
  it('contain the value of every hand', () => {
    const outside: string[] = []
    for (const h of HANDS) {
      const cell = cellOf(h)
      for (const id of HAND_IDS) {
        const { low, high } = handIntervals(id)
        const v = HAND_MEASURES[id].value(h)
        if (v < low[cell]! || v > high[cell]!) outside.push(`${id} ${hand.format(h)}`)
      }
      for (const id of SUIT_IDS)
        for (const suit of SUITS) {
          const { low, high } = suitIntervals(id, suit)
          const v = SUIT_MEASURES[id].value(h[suit])
          if (v < low[cell]! || v > high[cell]!) outside.push(`${id} of ${suit}, ${hand.format(h)}`)
        }
    }
    expect(outside).toEqual([])
  })
  it('are narrow: aces from points, tricks from a solid suit', () => {
    const at = (id: HandMeasureId, shape: Shape, hcp: number) => {
      const { low, high } = handIntervals(id)
      const cell = cellIndex(shape, hcp)
      return [low[cell], high[cell]]
    }
    expect(at('aces', [3, 3, 3, 4], 0)).toEqual([0, 0])
    expect(at('aces', [3, 3, 3, 4], 37)).toEqual([4, 4])
    expect(at('aces', [3, 3, 3, 4], 16)).toEqual([0, 4])
    expect(at('playingTricks', [0, 0, 0, 13], 10)).toEqual([13, 13])
    expect(at('topSuitPoints', [3, 3, 3, 4], 4)).toEqual([1, 4])
    expect(at('topSuitPoints', [3, 3, 3, 4], 5)).toEqual([2, 5])
  })
  it('rest on measures that see no spot card', () => {
    const state = (h: number): number => {
      const spots = HOLDING_LENGTH[h & 0xff]!
      return (h & 0x1f00) | ((1 << spots) - 1)
    }
    for (const id of SUIT_IDS)
      for (let h = 0; h < 8192; h++)
        expect(SUIT_MEASURES[id].value(h as Holding)).toBe(
          SUIT_MEASURES[id].value(state(h) as Holding),
        )
  })
})
