/** Deals within limits: how many there are, and what is said where there is none. */

import { describe, expect, it } from 'vitest'
import { DEAL_COUNT } from '#core/deal-number.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import type { Range } from '#core/range.ts'
import { rngOf } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { countDeals, hcp, limits, planDealsNow, shapes } from '#testing/deal-limits.ts'
import { upTo } from '#testing/long.ts'
import { someDealExists } from './constrained-deals-feasible.ts'
import {
  type DealLimits,
  type HandLimits,
  isFreeHcp,
  isFreeShape,
  specOf,
} from './deal-constraint.ts'

const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1))

/** Hands by shape and points, from the 8,192 holdings of each suit: no honours, no steps. */
const handsBy = (() => {
  const perLength = Array.from({ length: 14 }, () => new Array<number>(11).fill(0))
  for (let h = 0; h < 8192; h++) perLength[HOLDING_LENGTH[h]!]![HOLDING_HCP[h]!]! += 1
  return SHAPES.map((shape) =>
    shape.reduce(
      (sums, n) => {
        const next = new Array<number>(sums.length + 10).fill(0)
        for (const [a, x] of sums.entries())
          for (const [b, y] of perLength[n]!.entries()) next[a + b]! += x * y
        return next
      },
      [1],
    ),
  )
})()
const handCount = (of: HandLimits): bigint => {
  const spec = specOf(0, of)
  let count = 0
  for (const [i, sums] of handsBy.entries())
    if (spec.shapes[i] === 1)
      for (const [points, n] of sums.entries())
        if (points >= spec.hcp.min && points <= spec.hcp.max) count += n
  return BigInt(count)
}
const REST = factorial(39) / factorial(13) ** 3n

describe('counting deals', () => {
  it('counts every deal when nothing is asked', () => {
    expect(countDeals(limits())).toBe(53_644_737_765_488_792_839_237_440_000n)
    expect(countDeals(limits({ hcp: hcp(0, 37) }, { shapes: shapes('') }))).toBe(DEAL_COUNT)
  })
  it.each<[string, HandLimits]>([
    ['15-17 balanced', { hcp: hcp(15, 17), shapes: shapes('balanced') }],
    ['a Yarborough-like 0', { hcp: hcp(0, 0) }],
    ['37', { hcp: hcp(37, 37) }],
    [
      'five spades, 11+',
      { hcp: hcp(11, 37), lengths: [undefined, undefined, undefined, { min: 5, max: 13 }] },
    ],
    ['5431', { shapes: shapes('5431') }],
    ['4=5=3=1 with 8', { hcp: hcp(8, 8), shapes: shapes('4=5=3=1') }],
    ['13 cards of a suit', { shapes: shapes('d000') }],
  ])('counts one hand, %s, as the census of hands does', (_, of) => {
    for (const seat of SEATS) {
      const asked = SEATS.map((s) => (s === seat ? of : undefined))
      expect(countDeals(limits(...asked))).toBe(handCount(of) * REST)
    }
  })
  it('has a census of hands that finds 4.87 % balanced with 15 to 17 points', () => {
    const share =
      Number(handCount({ hcp: hcp(15, 17), shapes: shapes('balanced') })) / 635_013_559_600
    expect(share).toBeCloseTo(0.0487, 4)
  })
  it('counts points at all four seats as sharing aces, kings, queens and jacks does', () => {
    // Independent: how many of each rank a seat holds, whatever the suits; 36 small cards fill up.
    const fours: number[][] = []
    for (let a = 0; a <= 4; a++)
      for (let b = 0; a + b <= 4; b++)
        for (let c = 0; a + b + c <= 4; c++) fours.push([a, b, c, 4 - a - b - c])
    const ways = fours.map((v) => v.reduce((n, k) => n / Number(factorial(k)), 24))
    const oracle = (ranges: readonly Range[]) => {
      const byCards = new Map<string, number>()
      const walk = (rank: number, points: number[], cards: number[], n: number): void => {
        if (points.some((p, s) => p > ranges[s]!.max)) return
        if (rank === 0) {
          if (points.every((p, s) => p >= ranges[s]!.min) && cards.every((c) => c <= 13))
            byCards.set(cards.join(), (byCards.get(cards.join()) ?? 0) + n)
          return
        }
        for (const [i, v] of fours.entries())
          walk(
            rank - 1,
            points.map((p, s) => p + rank * v[s]!),
            cards.map((c, s) => c + v[s]!),
            n * ways[i]!,
          )
      }
      walk(4, [0, 0, 0, 0], [0, 0, 0, 0], 1)
      let total = 0n
      for (const [cards, n] of byCards)
        total +=
          BigInt(n) *
          cards.split(',').reduce((m, c) => m / factorial(13 - Number(c)), factorial(36))
      return total
    }
    for (const ranges of [
      [hcp(10, 10), hcp(10, 10), hcp(10, 10), hcp(10, 10)],
      [hcp(12, 14), hcp(6, 9), hcp(0, 37), hcp(11, 12)],
    ])
      expect(countDeals(limits(...ranges.map((range) => ({ hcp: range }))))).toBe(oracle(ranges))
  })

  /** Independent: every table of lengths, and for each the points by sharing the sixteen honours suit by suit. */
  function byLengthTables(of: DealLimits): bigint {
    const specs = SEATS.map((seat) => specOf(seat, of[seat]))
    const [n, e, s] = specs.map((spec) => SHAPES.filter((_, i) => spec.shapes[i] === 1))
    let total = 0n
    for (const a of n!)
      for (const b of e!)
        for (const c of s!) {
          const d = a.map((x, i) => 13 - x - b[i]! - c[i]!)
          if (d.some((x) => x < 0) || specs[3]!.shapes[shapeIndex(d as unknown as Shape)] !== 1)
            continue
          let sums = new Map<string, bigint>([['0,0,0,0', 1n]])
          for (let suit = 0; suit < 4; suit++) {
            const lengths = [a[suit]!, b[suit]!, c[suit]!, d[suit]!]
            const next = new Map<string, bigint>()
            const here = new Map<string, bigint>()
            for (let code = 0; code < 256; code++) {
              const left = [...lengths]
              const points = [0, 0, 0, 0]
              for (let honour = 0; honour < 4; honour++) {
                const seat = (code >> (2 * honour)) & 3
                left[seat]! -= 1
                points[seat]! += honour + 1
              }
              if (left.some((x) => x < 0)) continue
              const ways = left.reduce((m, x) => m / factorial(x), factorial(9))
              here.set(points.join(), (here.get(points.join()) ?? 0n) + ways)
            }
            for (const [x, m] of sums)
              for (const [y, k] of here) {
                const z = y.split(',').map(Number)
                const sum = x.split(',').map((v, i) => Number(v) + z[i]!)
                if (sum.some((v, i) => v > specs[i]!.hcp.max)) continue
                next.set(sum.join(), (next.get(sum.join()) ?? 0n) + m * k)
              }
            sums = next
          }
          for (const [x, m] of sums)
            if (x.split(',').every((v, i) => Number(v) >= specs[i]!.hcp.min)) total += m
        }
    return total
  }
  it.each<[string, DealLimits]>([
    [
      'one shape each',
      limits(
        { shapes: shapes('5=4=3=1'), hcp: hcp(12, 15) },
        { shapes: shapes('3=3=3=4'), hcp: hcp(5, 9) },
        { shapes: shapes('2=4=4=3') },
        { hcp: hcp(10, 13) },
      ),
    ],
    [
      'two shapes each',
      limits(
        { shapes: shapes('5=4=3=1 4=4=4=1'), hcp: hcp(14, 15) },
        { shapes: shapes('3=3=3=4 2=2=4=5'), hcp: hcp(3, 6) },
        { shapes: shapes('2=4=4=3 4=4=2=3'), hcp: hcp(9, 12) },
        { hcp: hcp(8, 12), lengths: [undefined, undefined, { min: 2, max: 3 }, undefined] },
      ),
    ],
    ['suits of thirteen', limits(...SEATS.map(() => ({ shapes: shapes('d000') })))],
  ])('counts four hands as tables of lengths do: %s', (_, of) => {
    expect(countDeals(of)).toBe(byLengthTables(of))
  })
  it('counts patterns at four seats, all of them 5431, as tables of lengths do', () => {
    const list = shapes('5431').map((i) => SHAPES[i]!)
    const wanted = new Set(list.map((shape) => shape.join()))
    let total = 0n
    for (const a of list)
      for (const b of list)
        for (const c of list) {
          const d = a.map((x, i) => 13 - x - b[i]! - c[i]!)
          if (!wanted.has(d.join())) continue
          total += [0, 1, 2, 3].reduce(
            (m, suit) =>
              m * [a, b, c, d].reduce((k, row) => k / factorial(row[suit]!), factorial(13)),
            1n,
          )
        }
    expect(countDeals(limits(...SEATS.map(() => ({ shapes: shapes('5431') }))))).toBe(total)
  })
  it('adds up over a partition of any one limit', () => {
    const north: HandLimits = {
      hcp: hcp(11, 15),
      lengths: [undefined, undefined, undefined, { min: 5, max: 6 }],
    }
    const whole = countDeals(limits(north, undefined, { hcp: hcp(6, 9) }))
    let sum = 0n
    for (const [min, max] of [
      [0, 2],
      [3, 3],
      [4, 13],
    ] as const)
      sum += countDeals(
        limits(north, undefined, {
          hcp: hcp(6, 9),
          lengths: [undefined, undefined, undefined, { min, max }],
        }),
      )!
    expect(sum).toBe(whole)
    let points = 0n
    for (const [min, max] of [
      [6, 7],
      [8, 8],
      [9, 9],
    ] as const)
      points += countDeals(limits(north, undefined, { hcp: hcp(min, max) }))!
    expect(points).toBe(whole)
  })
  it('does not depend on which seat is asked what', () => {
    const asked: HandLimits[] = [
      { hcp: hcp(15, 17), shapes: shapes('balanced') },
      { lengths: [{ min: 6, max: 13 }, undefined, undefined, undefined], hcp: hcp(6, 12) },
    ]
    const [a, b] = asked
    const counts = [limits(a, b), limits(b, a), limits(undefined, a, undefined, b)].map(countDeals)
    expect(new Set(counts).size).toBe(1)
  })
})

describe('impossible limits', () => {
  const why = (of: DealLimits, workCap?: number) => {
    const plan = planDealsNow(of, workCap)
    return plan.ok ? undefined : { code: plan.error.code, message: plan.error.message }
  }
  it('are said to be so, with the seats that conflict', () => {
    expect(why(limits({ hcp: hcp(20, 37) }, { hcp: hcp(21, 37) }))?.code).toBe('deal/points-over')
    // A hand with a void has 30 points at most.
    expect(why(limits(undefined, { hcp: hcp(37, 37), shapes: shapes('5=4=4=0') }))).toEqual({
      code: 'deal/no-hand',
      message: 'East: no hand of these shapes has that many points.',
    })
    // Thirteen spades are 10 points, never 7.
    expect(
      why(
        limits({ hcp: hcp(33, 37) }, undefined, {
          hcp: hcp(7, 7),
          lengths: [
            { min: 0, max: 0 },
            { min: 0, max: 0 },
            { min: 0, max: 0 },
            { min: 13, max: 13 },
          ],
        }),
      ),
    ).toMatchObject({ code: 'deal/no-hand' })
    expect(
      why(
        limits(
          { shapes: shapes('13=0=0=0') },
          { hcp: hcp(4, 37) },
          { shapes: shapes('0=13=0=0') },
          { shapes: shapes('xx61') },
        ),
      ),
    ).toEqual({
      code: 'deal/no-deal',
      message: 'No deal gives North, South and West what is asked of them together.',
    })
    expect(
      why(
        limits(
          { shapes: shapes('7=6=0=0'), hcp: hcp(20, 20) },
          { shapes: shapes('6=7=0=0'), hcp: hcp(1, 1) },
        ),
      ),
    ).toEqual({
      code: 'deal/no-deal',
      message: 'No deal gives both North and East what is asked of them.',
    })
  })
  it('are found by search where they are not counted', () => {
    const hopeless = limits(
      { shapes: shapes('7=6=0=0'), hcp: hcp(20, 20) },
      { shapes: shapes('6=7=0=0'), hcp: hcp(1, 1) },
    )
    expect(why(hopeless, 0)?.code).toBe('deal/no-deal')
  })
  it('are found by search exactly when the count is nought', () => {
    const rng = rngOf([4, 4, 4, 4])
    const texts = ['7=6=0=0', '6=7=0=0', '6=x=x=0', 'd000', '0=0=x=x', '76xx', '4441', '5431']
    const answers = [0, 0]
    for (let i = 0; i < upTo(30, 60); i++) {
      const of = limits(
        ...SEATS.map((): HandLimits | undefined => {
          if (rng.below(4) === 0) return undefined
          const least = rng.below(14)
          return {
            hcp: hcp(least, least + rng.below(4)),
            shapes: shapes(texts[rng.below(texts.length)]!),
          }
        }),
      )
      const specs = SEATS.map((seat) => specOf(seat, of[seat])).filter(
        (spec) => !(isFreeHcp(spec) && isFreeShape(spec)),
      )
      const search = someDealExists(specs, specs.length < 4)
      let step = search.next()
      while (!step.done) step = search.next()
      expect(step.value).toBe(countDeals(of)! > 0n)
      answers[step.value ? 1 : 0]! += 1
    }
    expect(Math.min(...answers)).toBeGreaterThan(upTo(2, 5))
  })
})
