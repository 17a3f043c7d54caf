/** Deals within limits, drawn: each as often as its share. */
import { describe, expect, it } from 'vitest'
import { type Deal, format, isWhole } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { countDeals, hcp, lawful, limits, planOf, shapes } from '#testing/deal-limits.ts'
import { type DealPlan, planDeals, tryDeal } from './constrained-deals.ts'
import type { DealLimits } from './deal-constraint.ts'

/** Chi-square of draws against their exact weights. */
function chiSquare(
  counts: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, bigint>,
): number {
  const draws = [...counts.values()].reduce((a, b) => a + b, 0)
  const total = [...weights.values()].reduce((a, b) => a + b, 0n)
  let chi = 0
  for (const key of counts.keys()) if (!weights.has(key)) return Number.POSITIVE_INFINITY
  for (const [key, weight] of weights) {
    const expected = (draws * Number((weight * 1_000_000_000n) / total)) / 1e9
    chi += ((counts.get(key) ?? 0) - expected) ** 2 / expected
  }
  return chi
}
function tally(plan: DealPlan, rng: Rng, draws: number, key: (deal: Deal) => string) {
  const counts = new Map<string, number>()
  for (let i = 0; i < draws; ) {
    const deal = tryDeal(plan, rng)
    if (deal === undefined) continue
    counts.set(key(deal), (counts.get(key(deal)) ?? 0) + 1)
    i += 1
  }
  return counts
}

/** A plan and the progress reported while it was made: each is made once for all its tests. */
const plans = new Map<DealLimits, { readonly plan: DealPlan; readonly shares: readonly number[] }>()
function planned(of: DealLimits) {
  const known = plans.get(of)
  if (known !== undefined) return known
  const shares: number[] = []
  const steps = planDeals(of)
  let step = steps.next()
  for (; !step.done; step = steps.next()) shares.push(step.value)
  if (!step.value.ok) throw new Error(step.value.error.message)
  const one = { plan: step.value.value, shares }
  plans.set(of, one)
  return one
}

describe('drawing deals', () => {
  const some: readonly [string, DealLimits][] = [
    ['nothing asked', limits()],
    ['one hand', limits(undefined, { hcp: hcp(20, 22), shapes: shapes('balanced') })],
    ['a freak', limits({ hcp: hcp(37, 37) })],
    [
      'partners',
      limits({ hcp: hcp(15, 17), shapes: shapes('balanced') }, undefined, {
        hcp: hcp(8, 10),
        lengths: [undefined, undefined, { min: 5, max: 13 }, undefined],
      }),
    ],
    [
      'points all round',
      limits({ hcp: hcp(12, 14) }, { hcp: hcp(6, 9) }, { hcp: hcp(9, 12) }, { hcp: hcp(6, 12) }),
    ],
    ['shapes all round', limits(...SEATS.map(() => ({ shapes: shapes('4441') })))],
  ]
  it.each(some)(
    'gives whole deals within the limits, and the same from the same seed: %s',
    (_, of) => {
      const { plan } = planned(of)
      expect(plan.checked).toEqual([])
      const rng = rngOf([1, 2, 3, 4])
      const again = rngOf([1, 2, 3, 4])
      const seen = new Set<string>()
      for (let i = 0; i < 40; i++) {
        const deal = tryDeal(plan, rng)!
        expect(isWhole(deal)).toBe(true)
        expect(lawful(of, deal)).toBe(true)
        expect(tryDeal(plan, again)).toEqual(deal)
        seen.add(format(deal))
      }
      expect(seen.size).toBe(40)
    },
  )
  it('makes the 24 deals of four thirteen-card suits equally likely', () => {
    const plan = planOf(limits(...SEATS.map(() => ({ shapes: shapes('d000') }))))
    expect(plan.count).toBe(24n)
    const counts = tally(plan, rngOf([0, 0, 0, 1]), 4800, format)
    const weights = new Map([...counts.keys()].map((key) => [key, 1n]))
    expect(weights.size).toBe(24)
    // 99.99 % point of chi-square with 23 degrees of freedom
    expect(chiSquare(counts, weights)).toBeLessThan(56.6)
  })
  it('makes the 84 deals of a two-suiter with its honours equally likely', () => {
    // North's ten spades hold AKQJ and its three hearts are AKQ; East has three of nine small spades.
    const plan = planOf(
      limits(
        { shapes: shapes('10=3=0=0'), hcp: hcp(19, 19) },
        { shapes: shapes('3=10=0=0') },
        { shapes: shapes('0=0=13=0') },
      ),
    )
    expect(plan.count).toBe(84n)
    const counts = tally(plan, rngOf([0, 0, 0, 2]), 8400, format)
    expect(counts.size).toBe(84)
    // 99.99 % point of chi-square with 83 degrees of freedom
    expect(chiSquare(counts, new Map([...counts.keys()].map((k) => [k, 1n])))).toBeLessThan(138)
  })
  const pair = limits({ hcp: hcp(15, 17), shapes: shapes('balanced') }, undefined, {
    hcp: hcp(8, 10),
    shapes: shapes('balanced 5422'),
  })
  /** Exact weights of (North's points, South's points, South's spades). */
  const weightsOnce = new Map<string, bigint>()
  const weights = () => {
    const exact = weightsOnce
    if (exact.size > 0) return exact
    for (const n of [15, 16, 17])
      for (const s of [8, 9, 10])
        for (let spades = 2; spades <= 5; spades++)
          exact.set(
            [n, s, spades].join(),
            countDeals(
              limits({ ...pair[0], hcp: hcp(n, n) }, undefined, {
                ...pair[2],
                hcp: hcp(s, s),
                lengths: [undefined, undefined, undefined, { min: spades, max: spades }],
              }),
            )!,
          )
    return exact
  }
  const key = (deal: Deal) =>
    [hand.hcp(deal[0]), hand.hcp(deal[2]), hand.lengths(deal[2])[3]].join()
  it('gives points and lengths as often as the exact counts say', () => {
    const exact = weights()
    const { plan } = planned(pair)
    expect([...exact.values()].reduce((a, b) => a + b)).toBe(plan.count)
    // 36 classes: 99.99 % point with 35 degrees of freedom
    expect(chiSquare(tally(plan, rngOf([5, 6, 7, 8]), 6000, key), exact)).toBeLessThan(74.9)
  })
  it('gives them as often when part is checked instead of counted', () => {
    // A cap that leaves room for one of the two hands only.
    const plan = planOf(pair, 200_000)
    expect(plan.checked.length).toBeGreaterThan(0)
    expect(plan.count > planned(pair).plan.count).toBe(true)
    const counts = tally(plan, rngOf([5, 6, 7, 9]), 3000, key)
    expect(chiSquare(counts, weights())).toBeLessThan(74.9)
  })
  it('reports its progress as a rising share', () => {
    const { shares } = planned(some[4]![1])
    expect(shares.length).toBeGreaterThan(3)
    const counting = shares.filter((share) => share > 0)
    expect(counting).toEqual([...counting].sort((a, b) => a - b))
    expect(counting.at(-1)).toBeLessThanOrEqual(1)
  })
})
