import { describe, expect, it } from 'vitest'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { TimelineEvent } from '#store/index.ts'
import { nearestStop, type TimelineInput, timelineModel, trickChips } from './timeline-model.ts'

const call: TimelineEvent = { kind: 'call', call: 0 as Call }
const card = (n: number): TimelineEvent => ({ kind: 'card', card: n as Card })
const input = (calls: number, cards: number, cursor: number): TimelineInput => ({
  events: [
    ...Array.from({ length: calls }, () => call),
    ...Array.from({ length: cards }, (_, i) => card(i)),
  ],
  cursor,
  tricks: [],
  trickCount: 13,
  bits: Array.from({ length: cards }, () => 3),
  agreed: [],
  lit: [],
  forks: [],
  hidden: [0, 1, 2, 3],
})

describe('the graph', () => {
  it('has a bar per call and room for all 52 cards, left to right and within the width', () => {
    const { bars, stops } = timelineModel(input(7, 10, 9))
    expect(bars).toHaveLength(59)
    expect(stops).toHaveLength(18)
    for (const list of [bars.map((b) => b.x), stops])
      expect(list.every((x, i) => i === 0 || x > (list[i - 1] as number))).toBe(true)
    const right = bars.at(-1)
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(100)
  })
  it('tells nothing of what lies ahead', () => {
    const { bars } = timelineModel(input(4, 10, 6))
    expect(bars.map((b) => b.told > 0)).toEqual(bars.map((_, i) => i === 4 || i === 5))
    expect(bars.slice(0, 6).every((b) => b.state === 'shown')).toBe(true)
    expect(bars.slice(6, 14).every((b) => b.state === 'ahead')).toBe(true)
    expect(bars.slice(14).every((b) => b.state === 'empty')).toBe(true)
    expect(bars[4]?.told).toBe(0.5)
  })
  it('puts what the agreements add on top of the law, for calls too, and never ahead', () => {
    const model = timelineModel({ ...input(4, 10, 6), agreed: [0, 3, 0, 0, 9, 0, 9], lit: [1] })
    expect(model.bars.map((b) => b.agreed > 0)).toEqual(
      model.bars.map((_, i) => i === 1 || i === 4),
    )
    expect(model.bars[1]).toMatchObject({ told: 0, agreed: 0.5, lit: true })
    expect((model.bars[4]?.told ?? 0) + (model.bars[4]?.agreed ?? 0)).toBe(1)
  })
  it('stays where it is while the cursor moves', () => {
    const places = (cursor: number) => timelineModel(input(4, 30, cursor)).bars.map((b) => b.x)
    expect(places(0)).toEqual(places(34))
  })
  it('marks the auction or the trick at the cursor, a complete trick until the next lead', () => {
    const here = (cursor: number) =>
      timelineModel(input(4, 20, cursor)).groups.find((g) => g.here)?.label
    expect([0, 4, 5, 8, 9].map(here)).toEqual(['Auction', 'Auction', '1', '1', '2'])
  })
  it('finds the latest show-out that is shown', () => {
    // North leads clubs; East follows, South discards; West follows.
    const trick = { leader: 0, cards: [0, 1, 13, 2].map((n) => n as Card) } as const
    const model = (cursor: number) => timelineModel({ ...input(4, 4, cursor), tricks: [trick] })
    expect(model(6).showOut).toBeUndefined()
    expect(model(7).showOut).toMatchObject({ text: 'South shows out of clubs' })
    expect(
      timelineModel({ ...input(4, 4, 8), tricks: [trick], hidden: [1] }).showOut,
    ).toBeUndefined()
    expect(model(8).showOut?.x).toBe(model(7).stops[7])
  })
  it('shows an ending in its own number of tricks', () => {
    const { bars, groups } = timelineModel({ ...input(0, 3, 1), trickCount: 4 })
    expect(bars).toHaveLength(16)
    expect(groups.map((g) => g.label)).toEqual(['1', '2', '3', '4'])
  })
})

describe('the nearest stop', () => {
  const { stops } = timelineModel(input(4, 8, 0))
  it('is the stop itself at a stop, and the ends beyond the ends', () => {
    expect(stops.map((x) => nearestStop(stops, x))).toEqual(stops.map((_, i) => i))
    expect(nearestStop(stops, -50)).toBe(0)
    expect(nearestStop(stops, 500)).toBe(12)
  })
})

describe('the chips', () => {
  it('show the trick in the order of play, the cards to come empty', () => {
    const chips = trickChips([{ leader: 2, cards: [5 as Card, 9 as Card] }], undefined)
    expect(chips.map((c) => [c.seat, c.card, c.now])).toEqual([
      [2, 5, false],
      [3, 9, true],
      [0, undefined, false],
      [1, undefined, false],
    ])
    expect(trickChips([], 3).map((c) => c.seat)).toEqual([3, 0, 1, 2])
    expect(trickChips([], undefined)).toEqual([])
  })
})
