import { expect, test } from 'vitest'
import { heatAreas } from './heat-areas.ts'
import type { Fate, ShapeMap } from './shape-map.ts'

const cell = (left: number, byCall: number, byDenial: number, out: number): Fate => ({
  left,
  byCall,
  byDenial,
  out,
})
const mapOf = (cells: readonly Fate[]): ShapeMap => ({
  kind: 'suit',
  suit: 3,
  rows: [
    {
      label: '0',
      among: { kind: 'length', suit: 3, min: 0, max: 0 },
      cells,
      total: cell(0, 0, 0, 0),
    },
  ],
  most: Math.max(...cells.map(({ left }) => left)),
})
/** Height of all boxes of a path: each is 11 wide. */
const heights = (d: string): readonly number[] =>
  [...d.matchAll(/h11v([\d.]+)/g)].map((m) => Number(m[1]))

test('a cell is parted by its counts: gone, by the call, by the calls not made, left', () => {
  const areas = heatAreas(mapOf([cell(1, 2, 3, 7)]))
  expect(heights(areas.ground)).toEqual([13])
  expect(heights(areas.byCall)).toEqual([2])
  expect(heights(areas.byDenial)).toEqual([3])
  expect(areas.left.map(({ d }) => heights(d))).toEqual([[1]])
  expect(areas.byCall).toBe('M0 7h11v2h-11z')
  expect(areas.byDenial).toBe('M0 9h11v3h-11z')
  expect(areas.left[0]?.d).toBe('M0 12h11v1h-11z')
})

test('more hands left are darker, and the fewest still show', () => {
  const areas = heatAreas(mapOf([cell(1, 0, 0, 0), cell(10000, 0, 0, 0), cell(2500, 0, 0, 0)]))
  const shades = areas.left.map(({ shade }) => shade)
  expect(shades).toEqual(shades.toSorted((a, b) => a - b))
  expect(shades.at(-1)).toBe(1)
  expect(shades[0]).toBeGreaterThan(0.2)
  expect(areas.left.map(({ d }) => /^M\d+ /.exec(d)?.[0])).toEqual(['M0 ', 'M24 ', 'M12 '])
})

test('an empty cell and a hand that is gone show the ground alone', () => {
  const areas = heatAreas(mapOf([cell(0, 0, 0, 9), cell(0, 0, 0, 0)]))
  expect(heights(areas.ground)).toEqual([13, 13])
  expect([areas.byCall, areas.byDenial, areas.left]).toEqual(['', '', []])
})
