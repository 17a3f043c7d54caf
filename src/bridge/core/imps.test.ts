import { describe, expect, it } from 'vitest'
import { IMP_STEPS, imps } from './imps.ts'

// Law 78B, row by row: from, to, IMPs.
const ROWS = [
  [0, 10, 0],
  [20, 40, 1],
  [50, 80, 2],
  [90, 120, 3],
  [130, 160, 4],
  [170, 210, 5],
  [220, 260, 6],
  [270, 310, 7],
  [320, 360, 8],
  [370, 420, 9],
  [430, 490, 10],
  [500, 590, 11],
  [600, 740, 12],
  [750, 890, 13],
  [900, 1090, 14],
  [1100, 1290, 15],
  [1300, 1490, 16],
  [1500, 1740, 17],
  [1750, 1990, 18],
  [2000, 2240, 19],
  [2250, 2490, 20],
  [2500, 2990, 21],
  [3000, 3490, 22],
  [3500, 3990, 23],
  [4000, 15200, 24],
] as const

describe('imps', () => {
  it.each(ROWS)('%i to %i points: %i', (from, to, points) => {
    for (let difference = from; difference <= to; difference += 10) {
      expect(imps(difference)).toBe(points)
      expect(imps(-difference)).toBe(points === 0 ? 0 : -points)
    }
  })
  it('begins each row at its first difference, to the point', () => {
    expect(IMP_STEPS).toEqual(ROWS.slice(1).map(([from]) => from))
  })
  it('leaves no gap between the rows', () => {
    for (const [i, [from]] of ROWS.entries())
      if (i > 0) expect(from).toBe((ROWS[i - 1]?.[1] ?? 0) + 10)
  })
})
