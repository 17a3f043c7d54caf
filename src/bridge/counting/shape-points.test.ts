import { expect, it, describe as suite } from 'vitest'
import * as hand from '#core/hand.ts'
import { rngOf } from '#core/rng.ts'
import { SHAPES, shapeOf } from '#core/shape.ts'
import { shapePoints } from './shape-points.ts'

suite('hands of a shape by points', () => {
  it('are together all hands of all shapes', () => {
    let all = 0
    for (const shape of SHAPES) {
      const { count } = shapePoints(shape)
      for (let points = 0; points <= 40; points++) all += count(points)
    }
    expect(all).toBe(hand.HAND_COUNT)
  })
  it('are counted as the one suit of thirteen and the few hands beside it are', () => {
    // Twelve spades and a heart with ten points: a small spade is missing and a small heart held,
    // or an honour of spades is missing and the same of hearts held.
    expect(shapePoints([13, 0, 0, 0]).count(10)).toBe(1)
    expect(shapePoints([13, 0, 0, 0]).count(9)).toBe(0)
    expect(shapePoints([12, 1, 0, 0]).count(10)).toBe(9 * 9 + 4)
  })
  it('are drawn with the shape and the points that were asked for, each as often', () => {
    const rng = rngOf([1, 9, 6, 7])
    const shape = [12, 1, 0, 0] as const
    const { draw } = shapePoints(shape)
    const seen = new Map<string, number>()
    for (let i = 0; i < 8500; i++) {
      const drawn = draw(10, rng)
      expect(shapeOf(drawn)).toEqual(shape)
      expect(hand.hcp(drawn)).toBe(10)
      const key = hand.format(drawn)
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    // 85 hands, a hundred of each but for chance.
    expect(seen.size).toBe(85)
    expect(Math.min(...seen.values())).toBeGreaterThan(60)
    expect(Math.max(...seen.values())).toBeLessThan(145)
  })
  it('cannot be drawn where there is none', () => {
    expect(() => shapePoints([4, 3, 3, 3]).draw(39, rngOf([1, 2, 3, 4]))).toThrow('39 points')
  })
})
