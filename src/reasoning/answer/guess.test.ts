import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chances, gradeOf, markGuess } from './guess.ts'

const DIAMONDS: Chances = { lo: 1, chances: [0.1, 0.4, 0.3, 0.2] }

const anyChances: fc.Arbitrary<Chances> = fc
  .record({
    lo: fc.nat(9),
    weights: fc
      .array(fc.nat(20), { minLength: 1, maxLength: 12 })
      .filter((weights) => weights.some((w) => w > 0)),
  })
  .map(({ lo, weights }) => {
    const total = weights.reduce((a, b) => a + b, 0)
    return { lo, chances: weights.map((w) => w / total) }
  })

describe('a guess', () => {
  it('of one value earns its chance over the best value’s', () => {
    expect(markGuess(DIAMONDS, { kind: 'value', value: 2 })).toMatchObject({ score: 1, bestLo: 2 })
    const three = markGuess(DIAMONDS, { kind: 'value', value: 3 })
    expect(three).toMatchObject({ held: 0.3, best: 0.4, bestLo: 2, bestHi: 2 })
    expect(three.score).toBeCloseTo(0.75)
    expect(gradeOf(three)).toBe('short')
    expect(gradeOf(markGuess(DIAMONDS, { kind: 'value', value: 7 }))).toBe('impossible')
  })
  it('of a range earns what it holds over the best range of its width', () => {
    const low = markGuess(DIAMONDS, { kind: 'range', lo: 1, hi: 2 })
    expect(low.score).toBeCloseTo(0.5 / 0.7)
    expect([low.bestLo, low.bestHi]).toEqual([2, 3])
    expect(markGuess(DIAMONDS, { kind: 'range', lo: 0, hi: 13 }).score).toBe(1)
    // As wide as all that is possible, it is named from the first possible value.
    expect(markGuess(DIAMONDS, { kind: 'range', lo: 2, hi: 5 })).toMatchObject({
      bestLo: 1,
      bestHi: 4,
    })
    expect(markGuess(DIAMONDS, { kind: 'range', lo: 3, hi: 1 }).score).toBe(0)
  })
  it('of a distribution loses what it falls short of the best, in bits', () => {
    const even = markGuess(DIAMONDS, { kind: 'spread', lo: 1, weights: [1, 1, 1, 1] })
    // 2 bits against the entropy 1.8464….
    expect(even.bits).toBeCloseTo(2 - 1.8464393446710154, 12)
    const blind = markGuess(DIAMONDS, { kind: 'spread', lo: 1, weights: [1, 1, 1, 0] })
    expect(blind.bits).toBe(Number.POSITIVE_INFINITY)
    expect(gradeOf(blind)).toBe('impossible')
    expect(markGuess(DIAMONDS, { kind: 'spread', lo: 1, weights: [0, 0, 0, 0] }).score).toBe(0)
  })
})

describe('laws of marking', () => {
  it('the best value earns 1, and nothing earns more', () => {
    fc.assert(
      fc.property(anyChances, fc.nat(20), fc.nat(8), (of, at, width) => {
        const best = of.lo + of.chances.indexOf(Math.max(...of.chances))
        expect(markGuess(of, { kind: 'value', value: best }).score).toBe(1)
        for (const mark of [
          markGuess(of, { kind: 'value', value: at }),
          markGuess(of, { kind: 'range', lo: at, hi: at + width }),
        ]) {
          expect(mark.score).toBeGreaterThanOrEqual(0)
          expect(mark.score).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
  it('the range that is named best earns 1', () => {
    fc.assert(
      fc.property(anyChances, fc.nat(15), (of, width) => {
        const { bestLo, bestHi } = markGuess(of, { kind: 'range', lo: 0, hi: width })
        expect(bestHi - bestLo).toBe(width)
        expect(markGuess(of, { kind: 'range', lo: bestLo, hi: bestHi }).score).toBeCloseTo(1, 9)
      }),
    )
  })
  it('a range of one value is that value', () => {
    fc.assert(
      fc.property(anyChances, fc.nat(20), (of, at) => {
        expect(markGuess(of, { kind: 'range', lo: at, hi: at })).toEqual(
          markGuess(of, { kind: 'value', value: at }),
        )
      }),
    )
  })
  it('the distribution itself loses nothing, at any scale; every other one loses', () => {
    fc.assert(
      fc.property(
        anyChances,
        fc.integer({ min: 1, max: 1000 }),
        fc.array(fc.nat(20), { minLength: 12, maxLength: 12 }),
        (of, scale, other) => {
          const own = markGuess(of, {
            kind: 'spread',
            lo: of.lo,
            weights: of.chances.map((c) => c * scale),
          })
          expect(own).toMatchObject({ bits: 0, score: 1 })
          const mark = markGuess(of, { kind: 'spread', lo: of.lo, weights: other })
          expect(mark.bits).toBeGreaterThanOrEqual(0)
          expect(mark.score).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})
