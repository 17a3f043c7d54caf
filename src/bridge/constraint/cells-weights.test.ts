import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { shapeOf } from '#core/shape.ts'
import { cellsHands, marginals } from '#testing/cells-marginals.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { cellIndex, cellsOf, emptyCells, fullCells, notCells } from './cells.ts'
import { cellsWeight, cellWeights, packWeights } from './cells-weights.ts'
import {
  all,
  atLeast,
  atMost,
  between,
  type HandConstraint,
  inSuit,
  suitAtLeast,
} from './constraint.ts'

const ALL_HANDS = 635_013_559_600n
const WHOLE = [0x1fff, 0x1fff, 0x1fff, 0x1fff] as unknown as hand.Hand

describe('hands of cells over the full pack', () => {
  it('are as many as there are', () => {
    expect(cellsHands(fullCells())).toBe(ALL_HANDS)
    expect(cellsHands(emptyCells())).toBe(0n)
  })
  it('agree with the known counts', () => {
    // Published counts of hands without a point and with twelve.
    expect(cellsHands(cellsOf(atMost('hcp', 0)).may)).toBe(2_310_789_600n)
    expect(cellsHands(cellsOf(between('hcp', 12, 12)).may)).toBe(50_971_682_080n)
    const spades = all<HandConstraint>(atLeast('hcp', 6), inSuit(3, suitAtLeast('length', 4)))
    expect(cellsHands(cellsOf(spades).may)).toBe(226_645_380_808n)
    expect(cellsHands(notCells(cellsOf(spades).may))).toBe(ALL_HANDS - 226_645_380_808n)
  })
})

/** Every hand of thirteen that has `known` and else cards of `unseen`, one by one. */
const everyHand = (known: hand.Hand, unseen: hand.Hand): hand.Hand[] => {
  const free = hand.cards(unseen)
  const made: hand.Hand[] = []
  const walk = (from: number, held: hand.Hand): void => {
    if (hand.size(held) === 13) {
      made.push(held)
      return
    }
    for (let i = from; i < free.length; i++) walk(i + 1, hand.withCard(held, free[i]!))
  }
  walk(0, known)
  return made
}

describe('hands of cells from the cards in sight', () => {
  it('agree with writing every hand out', () => {
    const next = randomWords(41)
    for (const [keep, free] of [
      [8, 12],
      [13, 0],
      [3, 15],
      [0, 13],
      [6, 14],
    ] as const) {
      const order = hand.cards(WHOLE).slice()
      for (let i = order.length - 1; i > 0; i--) {
        const j = next() % (i + 1)
        const card = order[i]!
        order[i] = order[j]!
        order[j] = card
      }
      const known = hand.ofCards(order.slice(0, keep))
      const unseen = hand.ofCards(order.slice(keep, keep + free))
      const counted = new Map<number, number>()
      for (const h of everyHand(known, unseen)) {
        const cell = cellIndex(shapeOf(h), hand.hcp(h))
        counted.set(cell, (counted.get(cell) ?? 0) + 1)
      }
      const weights = cellWeights(known, unseen)
      const found = new Map<number, number>()
      for (const [cell, n] of weights.entries()) if (n !== 0) found.set(cell, n)
      expect([...found].sort((a, b) => a[0] - b[0])).toEqual(
        [...counted].sort((a, b) => a[0] - b[0]),
      )
    }
  })
  it('number C(39, 13) behind any hand in sight', () => {
    const next = randomWords(5)
    for (let i = 0; i < 20; i++) {
      const mine = i % 2 === 0 ? randomHand(next) : lopsidedHand(next)
      const unseen = mine.map((held) => ~held & 0x1fff) as unknown as hand.Hand
      expect(cellsWeight(cellWeights(hand.EMPTY_HAND, unseen), fullCells())).toBe(8_122_425_444)
    }
  })
  it('are none when the cards are too few', () => {
    const weights = cellWeights(hand.EMPTY_HAND, [0xff, 0xf, 0, 0] as unknown as hand.Hand)
    expect(cellsWeight(weights, fullCells())).toBe(0)
  })
})

describe('marginals', () => {
  it('add up, each of them, to the hands in the cells', () => {
    const cells = cellsOf(
      all<HandConstraint>(between('hcp', 12, 14), inSuit(2, suitAtLeast('length', 5))),
    ).may
    const sum = (numbers: Float64Array): number => numbers.reduce((a, b) => a + b, 0)
    const m = marginals(packWeights(), cells)
    expect(BigInt(m.total)).toBe(cellsHands(cells))
    for (const part of [...m.lengths, m.hcp, m.shapes, m.cells]) expect(sum(part)).toBe(m.total)
    expect([...m.hcp.entries()].filter(([, n]) => n > 0).map(([p]) => p)).toEqual([12, 13, 14])
    expect([...(m.lengths[2]?.entries() ?? [])].find(([, n]) => n > 0)?.[0]).toBe(5)
  })
  it('give the means of the worked example', () => {
    // Essex 1♣–1♠ by its direct meaning: 4.6 spades and 2.8 clubs on average.
    const cells = cellsOf(
      all<HandConstraint>(atLeast('hcp', 6), inSuit(3, suitAtLeast('length', 4))),
    ).may
    const m = marginals(packWeights(), cells)
    const mean = (numbers: Float64Array): number =>
      numbers.reduce((a, n, length) => a + n * length, 0) / m.total
    expect(mean(m.lengths[3]).toFixed(1)).toBe('4.6')
    expect(mean(m.lengths[0]).toFixed(1)).toBe('2.8')
  })
  it('see a known card', () => {
    const ace = [0, 0, 0, 0x1000] as unknown as hand.Hand
    const unseen = [0x1fff, 0x1fff, 0x1fff, 0x0fff] as unknown as hand.Hand
    const m = marginals(cellWeights(ace, unseen), fullCells())
    // C(51, 12)
    expect(m.total).toBe(158_753_389_900)
    expect(m.hcp[3]).toBe(0)
    expect(m.lengths[3][0]).toBe(0)
    expect(m.lengths[3][13 as Holding]).toBe(1)
  })
})
