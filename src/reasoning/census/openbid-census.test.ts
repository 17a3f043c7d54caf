import { describe, expect, it } from 'vitest'
import * as hand from '#core/hand.ts'
import { type Shape, shapeIndex } from '#core/shape.ts'
import { byLength, suitStates } from '#counting/classes.ts'
import { IMPOSSIBLE_BIDVALS, openingText, SECTION_LABELS } from '#systems/schenken-1967/bidval.ts'
import { openbid } from '#systems/schenken-1967/openbid.ts'
import { type OpenbidReading, READINGS } from '#systems/schenken-1967/readings.ts'
import { type CensusCube, openbidCensus } from './openbid-census.ts'
import { type CensusTables, censusTables, type OpeningCounts } from './tables.ts'

const HANDS = 635_013_559_600

const count = (reading: OpenbidReading): { cube: CensusCube; progress: number[] } => {
  const steps = openbidCensus(reading)
  const progress: number[] = []
  for (;;) {
    const step = steps.next()
    if (step.done) return { cube: step.value, progress }
    progress.push(step.value.hands)
  }
}
const sum = (counts: OpeningCounts): number => Object.values(counts).reduce((a, b) => a + b, 0)
/** The column of each opening over all rows of a table. */
const columns = (table: Readonly<Record<string, OpeningCounts>>): OpeningCounts => {
  const total: Record<string, number> = {}
  for (const row of Object.values(table))
    for (const [bid, n] of Object.entries(row)) total[bid] = (total[bid] ?? 0) + n
  return total
}

const corrected = count(READINGS.corrected)
const tables: CensusTables = censusTables(corrected.cube)

describe('the census', () => {
  it('counts every hand once, in all five tables', () => {
    expect(sum(tables.byBid)).toBe(HANDS)
    expect(sum(tables.byBidval)).toBe(HANDS)
    expect(sum(tables.bySection)).toBe(HANDS)
    expect(columns(tables.byHcpBid)).toEqual(tables.byBid)
    expect(columns(tables.byShapeBid)).toEqual(tables.byBid)
  })
  it('has a row for each of the 560 shapes and 38 point counts, with as many hands as each has', () => {
    expect(Object.keys(tables.byShapeBid)).toHaveLength(560)
    expect(sum(tables.byShapeBid['4=3=3=3'] ?? {})).toBe(16_726_464_040)
    expect(sum(tables.byShapeBid['13=0=0=0'] ?? {})).toBe(1)
    expect(Object.keys(tables.byHcpBid)).toHaveLength(38)
    expect(sum(tables.byHcpBid['0'] ?? {})).toBe(2_310_789_600)
    expect(tables.byHcpBid['37']).toEqual({ '7NT': 4 })
  })
  it('reaches every section and no code that the paper calls impossible', () => {
    expect(SECTION_LABELS.filter((label) => !tables.bySection[label])).toEqual([])
    expect(IMPOSSIBLE_BIDVALS.filter((bidval) => tables.byBidval[bidval])).toEqual([])
    // Pass, ten codes of strong bids, and the 35 bids but the impossible ones: every other code occurs.
    expect(Object.keys(tables.byBidval)).toHaveLength(1 + 10 + 35 - IMPOSSIBLE_BIDVALS.length)
  })
  it('counts a shape as its classes, opened one by one, do', () => {
    const states = byLength(suitStates())
    for (const shape of [
      [2, 5, 3, 3],
      [6, 4, 2, 1],
      [4, 4, 1, 4],
      [1, 0, 8, 4],
    ] as Shape[]) {
      const found: Record<string, number> = {}
      const [C, D, H, S] = shape.map((n) => states[n] ?? []) as [
        (typeof states)[0],
        (typeof states)[0],
        (typeof states)[0],
        (typeof states)[0],
      ]
      for (const s of S)
        for (const h of H)
          for (const d of D)
            for (const c of C) {
              const bid = openingText(openbid([c.holding, d.holding, h.holding, s.holding]).call)
              found[bid] = (found[bid] ?? 0) + s.ways * h.ways * d.ways * c.ways
            }
      const name = [...shape].reverse().join('=')
      expect(shapeIndex(shape)).toBeGreaterThanOrEqual(0)
      expect(tables.byShapeBid[name]).toEqual(found)
    }
  })
  it('tells how far it is, upwards to the end', () => {
    const { progress } = corrected
    expect(progress.every((n, i) => i === 0 || n > progress[i - 1]!)).toBe(true)
    expect(progress.at(-1)).toBe(HANDS)
    expect(progress.length).toBeGreaterThan(50)
  })
  it('moves when a line of the procedure is read otherwise', () => {
    const published = censusTables(count(READINGS.published).cube)
    expect(sum(published.byBid)).toBe(HANDS)
    expect(published.byBid).not.toEqual(tables.byBid)
    const literal = censusTables(count(READINGS.ntry_literal).cube)
    expect(literal.bySection['4']).toBeLessThan(tables.bySection['4']!)
    expect(literal.bySection['9']).toBe(tables.bySection['9'])
  })
  it('counts a single hand where there is only one', () => {
    const read = hand.parse('AKQJT98765432...')
    expect(read.ok && openbid(read.value).section).toBe('2b')
    expect(tables.byShapeBid['13=0=0=0']).toEqual({ '7S': 1 })
  })
})
