import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import { SEATS } from '#core/seat.ts'
import { formatShape, isBalanced, pattern, SHAPES } from '#core/shape.ts'
import { anyHand } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import {
  type HandLimits,
  parseShapes,
  plainlyImpossible,
  specAdmits,
  specOf,
} from './deal-constraint.ts'

const shapesOf = (text: string) => good(parseShapes(text)).map((i) => SHAPES[i]!)

describe('sets of shapes', () => {
  it('are read from patterns, exact shapes and words', () => {
    expect(shapesOf('4=5=3=1').map(formatShape)).toEqual(['4=5=3=1'])
    expect(shapesOf('5431').length).toBe(24)
    expect(shapesOf('1345').map(formatShape)).toEqual(shapesOf('5431').map(formatShape))
    expect(shapesOf('balanced')).toEqual(SHAPES.filter(isBalanced))
    expect(shapesOf('4333, 4432 or 5332')).toEqual(SHAPES.filter(isBalanced))
    expect(shapesOf('').length).toBe(560)
    expect(shapesOf('13=0=0=0').map(formatShape)).toEqual(['13=0=0=0'])
    expect(shapesOf('d000').length).toBe(4)
    expect(shapesOf('5=x=x=x').every((s) => s[3] === 5)).toBe(true)
    expect(shapesOf('5=x=x=x').length).toBe(45)
    expect(shapesOf('55xx')).toEqual(SHAPES.filter((s) => /5.*5/.test(pattern(s))))
    expect(shapesOf('5431 4=4=4=1').length).toBe(25)
  })
  it.each([
    ['5431 foo', 'shape/term', 6],
    ['543', 'shape/term', 1],
    ['  5=4=3', 'shape/term', 3],
    ['5432', 'shape/none', 1],
    ['bal, 4=4=4=4', 'shape/none', 6],
    ['14=0=0=0', 'shape/none', 1],
  ])('“%s” is %s at column %i', (text, code, column) => {
    const read = parseShapes(text)
    expect(read.ok ? undefined : [read.error.code, read.error.column]).toEqual([code, column])
  })
})

describe('the limits of a seat', () => {
  it('admit the hands within them', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 13 }))
      .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
    fc.assert(
      fc.property(anyHand, range, range, fc.constantFrom(...SEATS), (h, hcp, spades, seat) => {
        const limits: HandLimits = { hcp, lengths: [undefined, undefined, undefined, spades] }
        const n = hand.lengths(h)[3]
        const points = hand.hcp(h)
        expect(specAdmits(specOf(seat, limits), h)).toBe(
          points >= hcp.min && points <= hcp.max && n >= spades.min && n <= spades.max,
        )
        expect(specAdmits(specOf(seat, undefined), h)).toBe(true)
        const balanced = parseShapes('balanced')
        expect(specAdmits(specOf(seat, balanced.ok ? { shapes: balanced.value } : {}), h)).toBe(
          isBalanced(hand.lengths(h)),
        )
      }),
    )
  })
})

describe('plainly impossible limits', () => {
  const why = (...limits: (HandLimits | undefined)[]) =>
    plainlyImpossible(SEATS.map((seat) => specOf(seat, limits[seat])))
  const hcp = (min: number, max: number): HandLimits => ({ hcp: { min, max } })
  const spades = (min: number, max: number): HandLimits => ({
    lengths: [undefined, undefined, undefined, { min, max }],
  })
  it.each([
    ['deal/points-order', /North.*12.*10/, [hcp(12, 10)]],
    ['deal/points-range', /East.*0 to 37/, [undefined, hcp(38, 40)]],
    ['deal/no-shape', /South: no shape/, [undefined, undefined, { ...spades(7, 13), shapes: [] }]],
    ['deal/points-over', /at least 41/, [hcp(20, 37), undefined, hcp(21, 37)]],
    ['deal/points-under', /at most 39/, [hcp(0, 9), hcp(0, 10), hcp(0, 10), hcp(0, 10)]],
    ['deal/suit-over', /at least 14 spades/, [spades(7, 13), spades(7, 13)]],
    [
      'deal/suit-under',
      /at most 12 spades/,
      [spades(0, 3), spades(0, 3), spades(0, 3), spades(0, 3)],
    ],
  ] as const)('are %s', (code, message, limits) => {
    const problem = why(...limits)
    expect(problem?.code).toBe(code)
    expect(problem?.message).toMatch(message)
  })
  it('are not found where there are none', () => {
    expect(why()).toBeUndefined()
    expect(why(hcp(20, 37), undefined, hcp(20, 37))).toBeUndefined()
    expect(why(spades(7, 13), spades(6, 13))).toBeUndefined()
    expect(why(hcp(0, 9), hcp(0, 10), hcp(0, 10))).toBeUndefined()
  })
})
