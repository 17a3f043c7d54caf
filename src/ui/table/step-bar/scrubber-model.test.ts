import { describe, expect, it } from 'vitest'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { TimelineEvent } from '#store/index.ts'
import { nearestStop, type ScrubberInput, scrubberModel } from './scrubber-model.ts'

const call: TimelineEvent = { kind: 'call', call: 0 as Call }
const card = (n: number): TimelineEvent => ({ kind: 'card', card: n as Card })
const input = (calls: number, cards: number, cursor: number): ScrubberInput => ({
  events: [
    ...Array.from({ length: calls }, () => call),
    ...Array.from({ length: cards }, (_, i) => card(i)),
  ],
  cursor,
  trickCount: 13,
  bits: Array.from({ length: cards }, () => 3),
  agreed: [],
  lit: [],
  forks: [],
})

describe('the graph', () => {
  it('has a bar per call and room for all 52 cards, left to right and within the width', () => {
    const { bars, stops } = scrubberModel(input(7, 10, 9))
    expect(bars).toHaveLength(59)
    expect(stops).toHaveLength(18)
    for (const list of [bars.map((b) => b.x), stops])
      expect(list.every((x, i) => i === 0 || x > list[i - 1]!)).toBe(true)
    const right = bars.at(-1)
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(100)
  })
  it('tells nothing of what lies ahead', () => {
    const { bars } = scrubberModel(input(4, 10, 6))
    expect(bars.map((b) => b.told > 0)).toEqual(bars.map((_, i) => i === 4 || i === 5))
    expect(bars.slice(0, 6).every((b) => b.state === 'shown')).toBe(true)
    expect(bars.slice(6, 14).every((b) => b.state === 'ahead')).toBe(true)
    expect(bars.slice(14).every((b) => b.state === 'empty')).toBe(true)
    expect(bars[4]?.told).toBe(0.5)
  })
  it('puts what the agreements add on top of the law, for calls too, and never ahead', () => {
    const model = scrubberModel({ ...input(4, 10, 6), agreed: [0, 3, 0, 0, 9, 0, 9], lit: [1] })
    expect(model.bars.map((b) => b.agreed > 0)).toEqual(
      model.bars.map((_, i) => i === 1 || i === 4),
    )
    expect(model.bars[1]).toMatchObject({ told: 0, agreed: 0.5, lit: true })
    expect((model.bars[4]?.told ?? 0) + (model.bars[4]?.agreed ?? 0)).toBe(1)
  })
  it('stays where it is while the cursor moves', () => {
    const places = (cursor: number) => scrubberModel(input(4, 30, cursor)).bars.map((b) => b.x)
    expect(places(0)).toEqual(places(34))
  })
  it('marks the auction or the trick at the cursor, a complete trick until the next lead', () => {
    const here = (cursor: number) =>
      scrubberModel(input(4, 20, cursor)).groups.find((g) => g.here)?.label
    expect([0, 4, 5, 8, 9].map(here)).toEqual(['Auction', 'Auction', '1', '1', '2'])
  })
  it('shows an ending in its own number of tricks', () => {
    const { bars, groups } = scrubberModel({ ...input(0, 3, 1), trickCount: 4 })
    expect(bars).toHaveLength(16)
    expect(groups.map((g) => g.label)).toEqual(['1', '2', '3', '4'])
  })
})

describe('the nearest stop', () => {
  const { stops } = scrubberModel(input(4, 8, 0))
  it('is the stop itself at a stop, and the ends beyond the ends', () => {
    expect(stops.map((x) => nearestStop(stops, x))).toEqual(stops.map((_, i) => i))
    expect(nearestStop(stops, -50)).toBe(0)
    expect(nearestStop(stops, 500)).toBe(12)
  })
})
