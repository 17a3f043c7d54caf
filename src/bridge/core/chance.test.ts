/** Chances as people read them: the words at every limit. */

import { describe, expect, it } from 'vitest'
import { figure, fineFigure, percent, sampleError } from './chance.ts'
import { grouped } from './locale.ts'

describe('a chance', () => {
  it.each([
    [-1, '0\u00a0%', '0\u00a0%'],
    [0, '0\u00a0%', '0\u00a0%'],
    [0.0009, '<1\u00a0%', '<0.1\u00a0%'],
    [0.001, '<1\u00a0%', '0.1\u00a0%'],
    [0.0099, '<1\u00a0%', '1.0\u00a0%'],
    [0.01, '1\u00a0%', '1.0\u00a0%'],
    [0.125, '13\u00a0%', '12.5\u00a0%'],
    [0.99, '99\u00a0%', '99.0\u00a0%'],
    [0.9901, '>99\u00a0%', '99.0\u00a0%'],
    [0.999, '>99\u00a0%', '99.9\u00a0%'],
    [0.9991, '>99\u00a0%', '>99.9\u00a0%'],
    [1, '100\u00a0%', '100\u00a0%'],
    [2, '100\u00a0%', '100\u00a0%'],
  ])('of %d reads %s, and finer %s', (chance, plain, fine) => {
    expect(percent(chance)).toBe(plain)
    expect(figure({ chance })).toBe(plain)
    expect(fineFigure({ chance })).toBe(fine)
  })
  it.each([
    [0.3, 0.38, '30–38\u00a0%', '30.0–38.0\u00a0%'],
    [0.301, 0.302, '30\u00a0%', '30.1–30.2\u00a0%'],
    [0.3011, 0.3012, '30\u00a0%', '30.1\u00a0%'],
    [0, 1, '…', '0–100\u00a0%'],
    [0, 0.5, '0–50\u00a0%', '0–50.0\u00a0%'],
    [0.5, 1, '50–100\u00a0%', '50.0–100\u00a0%'],
  ])('between %d and %d reads %s, and finer %s', (chance, upTo, plain, fine) => {
    expect(figure({ chance, upTo })).toBe(plain)
    expect(fineFigure({ chance, upTo })).toBe(fine)
  })
  it('is told with the error of the largest share', () => {
    const shares = [{ chance: 0.1 }, { chance: 0.36 }]
    expect(sampleError(shares, 2500)).toBe('±1.9\u00a0%')
    expect(sampleError([{ chance: 0.5 }], 100)).toBe('±10.0\u00a0%')
    expect(sampleError([{ chance: 0.5 }], 1e9)).toBe('±0.1\u00a0%')
    expect(sampleError([], 100)).toBe('±0.1\u00a0%')
  })
  it('is of numbers with their groups apart', () => {
    expect([0, 999, 1000, 10_400_600, 123_456_789n, '1234'].map(grouped)).toEqual([
      '0',
      '999',
      '1,000',
      '10,400,600',
      '123,456,789',
      '1,234',
    ])
  })
})
