import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { binomial } from '#core/binomial.ts'
import { type Holding, hcp, length } from '#core/holding.ts'
import {
  countCard,
  countLayouts,
  countLengths,
  countPoints,
  exactAt,
  type LayoutSpace,
  lengthIndex,
  pointsIndex,
  valueAt,
} from './layouts.ts'

/** Every layout one by one: for each unseen card an owner. Small spaces only. */
function enumerate(space: LayoutSpace) {
  const cards = space.unseen.flatMap((holding, suit) =>
    Array.from({ length: 13 }, (_, rank) => ({ suit, rank })).filter(
      ({ rank }) => ((holding >> rank) & 1) === 1,
    ),
  )
  const hands = space.vacant.length
  const left = [...space.vacant]
  const held = Array.from({ length: hands * 4 }, () => 0)
  let total = 0
  const lengths = new Map<number, number>()
  const points = new Map<number, number>()
  const bump = (map: Map<number, number>, key: number) => map.set(key, (map.get(key) ?? 0) + 1)
  const place = (i: number): void => {
    const card = cards[i]
    if (card === undefined) {
      if (left.some((n) => n !== 0)) return
      total += 1
      for (let h = 0; h < hands; h++) {
        let p = 0
        for (let s = 0; s < 4; s++) {
          const mask = held[h * 4 + s] as Holding
          bump(lengths, lengthIndex(h, s, length(mask)))
          p += hcp(mask)
        }
        bump(points, pointsIndex(h, p))
      }
      return
    }
    for (let h = 0; h < hands; h++) {
      if (left[h] === 0 || ((space.voids[h]! >> card.suit) & 1) === 1) continue
      left[h] = left[h]! - 1
      held[h * 4 + card.suit] = held[h * 4 + card.suit]! | (1 << card.rank)
      place(i + 1)
      held[h * 4 + card.suit] = held[h * 4 + card.suit]! & ~(1 << card.rank)
      left[h] = left[h]! + 1
    }
  }
  place(0)
  return { total, lengths, points }
}

/** Spaces of at most nine unseen cards, possible or not. */
const smallSpace = fc
  .record({
    hands: fc.constantFrom(2, 3),
    cards: fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { maxLength: 9 }),
    cuts: fc.tuple(fc.nat(9), fc.nat(9)),
    voids: fc.tuple(fc.nat(15), fc.nat(15), fc.nat(15)),
    thin: fc.boolean(),
  })
  .map(({ hands, cards, cuts, voids, thin }): LayoutSpace => {
    const unseen: [number, number, number, number] = [0, 0, 0, 0]
    for (const card of cards) {
      const suit = ((card / 13) | 0) as 0 | 1 | 2 | 3
      unseen[suit] |= 1 << (card % 13)
    }
    const [a, b] = cuts.map((c) => Math.min(c, cards.length)).sort((x, y) => x - y) as [
      number,
      number,
    ]
    const vacant = hands === 2 ? [a, cards.length - a] : [a, b - a, cards.length - b]
    // Half of them with at most one void a hand, so that most of those have layouts.
    const masks = voids.slice(0, hands).map((v) => (thin ? v & -v : v))
    return { unseen: unseen as unknown as LayoutSpace['unseen'], vacant, voids: masks }
  })

describe('layout counts', () => {
  it('agree with writing down every layout', () => {
    let possible = 0
    fc.assert(
      fc.property(smallSpace, (space) => {
        const all = enumerate(space)
        const counts = countLengths(space)
        const points = countPoints(space)
        if (all.total > 0) possible += 1
        expect(exactAt(counts.total, 0)).toBe(BigInt(all.total))
        expect(countLayouts(space)).toBe(BigInt(all.total))
        const nonzero = (t: typeof points) =>
          [...t.lo.keys()].flatMap((i) => (valueAt(t, i) === 0 ? [] : [[i, valueAt(t, i)]]))
        const sorted = (map: ReadonlyMap<number, number>) => [...map].sort(([i], [j]) => i - j)
        expect(nonzero(counts.lengths)).toEqual(sorted(all.lengths))
        expect(nonzero(points)).toEqual(sorted(all.points))
      }),
      { numRuns: 1500 },
    )
    expect(possible).toBeGreaterThan(500)
  })

  const from = (...lengths: readonly number[]) =>
    lengths.map((n) => (1 << n) - 1) as unknown as LayoutSpace['unseen']
  it('reach the largest totals exactly', () => {
    const own4333 = { unseen: from(9, 10, 10, 10), vacant: [13, 13, 13], voids: [0, 0, 0] }
    expect(countLayouts(own4333)).toBe(84478098072866400n)
    const declarer = { unseen: from(6, 6, 7, 7), vacant: [13, 13], voids: [0, 0] }
    expect(countLayouts(declarer)).toBe(10400600n)
    const counts = countLengths(own4333)
    let sum = 0n
    for (let j = 0; j <= 13; j++) sum += exactAt(counts.lengths, lengthIndex(1, 0, j))
    expect(sum).toBe(84478098072866400n)
    const points = countPoints(own4333)
    let all = 0n
    for (let p = 0; p <= 40; p++) all += exactAt(points, pointsIndex(2, p))
    expect(all).toBe(84478098072866400n)
    // A third of the layouts put a given card in each hand.
    expect(countCard(counts, own4333, 0, 3)).toBe(28159366024288800n)
  })
  it('are zero when places and cards do not balance, or a card has no home', () => {
    expect(countLayouts({ unseen: from(1, 0, 0, 0), vacant: [1, 1], voids: [0, 0] })).toBe(0n)
    expect(countLayouts({ unseen: from(1, 0, 0, 0), vacant: [1, 0], voids: [1, 1] })).toBe(0n)
    expect(countLayouts({ unseen: from(1, 0, 0, 0), vacant: [2, -1], voids: [0, 0] })).toBe(0n)
  })
})

describe('choose', () => {
  it('obeys the edges and Pascal’s rule', () => {
    expect(binomial(26, 13)).toBe(10400600)
    expect([binomial(5, -1), binomial(5, 6), binomial(-1, 0), binomial(0, 0)]).toEqual([0, 0, 0, 1])
    for (let n = 1; n <= 52; n++)
      for (let k = 0; k <= n; k++)
        expect(binomial(n, k)).toBe(binomial(n - 1, k) + binomial(n - 1, k - 1))
  })
})
