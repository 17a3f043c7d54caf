/** Chances as people read them: the words at every limit. */

import { describe, expect, it } from 'vitest'
import { figure, fineFigure, percent, sampleError } from './chance.ts'
import { grouped } from './locale.ts'

describe('a chance', () => {
  it.each([
    [-1, '0 %', '0 %'],
    [0, '0 %', '0 %'],
    [0.0009, '<1 %', '<0.1 %'],
    [0.001, '<1 %', '0.1 %'],
    [0.0099, '<1 %', '1.0 %'],
    [0.01, '1 %', '1.0 %'],
    [0.125, '13 %', '12.5 %'],
    [0.99, '99 %', '99.0 %'],
    [0.9901, '>99 %', '99.0 %'],
    [0.999, '>99 %', '99.9 %'],
    [0.9991, '>99 %', '>99.9 %'],
    [1, '100 %', '100 %'],
    [2, '100 %', '100 %'],
  ])('of %d reads %s, and finer %s', (chance, plain, fine) => {
    expect(percent(chance)).toBe(plain)
    expect(figure({ chance })).toBe(plain)
    expect(fineFigure({ chance })).toBe(fine)
  })
  it.each([
    [0.3, 0.38, '30–38 %', '30.0–38.0 %'],
    [0.301, 0.302, '30 %', '30.1–30.2 %'],
    [0.3011, 0.3012, '30 %', '30.1 %'],
    [0, 1, '…', '0–100 %'],
    [0, 0.5, '0–50 %', '0–50.0 %'],
    [0.5, 1, '50–100 %', '50.0–100 %'],
  ])('between %d and %d reads %s, and finer %s', (chance, upTo, plain, fine) => {
    expect(figure({ chance, upTo })).toBe(plain)
    expect(fineFigure({ chance, upTo })).toBe(fine)
  })
  it('is told with the error of the largest share', () => {
    const shares = [{ chance: 0.1 }, { chance: 0.36 }]
    expect(sampleError(shares, 2500)).toBe('±1.9 %')
    expect(sampleError([{ chance: 0.5 }], 100)).toBe('±10.0 %')
    expect(sampleError([{ chance: 0.5 }], 1e9)).toBe('±0.1 %')
    expect(sampleError([], 100)).toBe('±0.1 %')
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
