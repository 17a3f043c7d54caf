import { describe, expect, it } from 'vitest'
import { accountsOf, cardAccounts, leastRange, likelyRange, NINE_IN_TEN } from './account.ts'

describe('the least range that holds nine in ten', () => {
  it('leaves out what is rare at either end', () => {
    expect(leastRange(7, [0.02, 0.03, 0.3, 0.4, 0.2, 0.03, 0.02], NINE_IN_TEN)).toEqual({
      lo: 9,
      hi: 11,
    })
  })
  it('is the likelier of two as short, and the whole where nothing can be spared', () => {
    expect(leastRange(0, [0.05, 0.45, 0.5], NINE_IN_TEN)).toEqual({ lo: 1, hi: 2 })
    expect(leastRange(2, [0.25, 0.25, 0.25, 0.25], NINE_IN_TEN)).toEqual({ lo: 2, hi: 5 })
    expect(leastRange(4, [1], NINE_IN_TEN)).toEqual({ lo: 4, hi: 4 })
  })
  it('takes shares of whatever the chances come to, as middles of intervals do', () => {
    expect(leastRange(0, [0.1, 1.8, 0.1], NINE_IN_TEN)).toEqual({ lo: 1, hi: 1 })
  })
})

describe('the range that is told of a number', () => {
  const spread = (lo: number, ...hundredths: readonly number[]) => ({
    ...{ lo, hi: lo + hundredths.length - 1 },
    chances: hundredths.map((p) => p / 100),
  })
  it('lies in what was promised, and holds nine in ten of the layouts that keep to it', () => {
    const five = spread(3, 2, 10, 66, 16, 5, 1)
    expect(likelyRange(five)).toEqual({ lo: 4, hi: 6 })
    expect(likelyRange(five, { lo: 5, hi: 8 })).toEqual({ lo: 5, hi: 6 })
  })
  it('is of all layouts where hardly any keeps to what was promised', () => {
    expect(likelyRange(spread(3, 2, 30, 60, 5, 3), { lo: 6, hi: 8 })).toEqual({ lo: 4, hi: 5 })
  })
  it('is all that keeps to what was promised while intervals are too wide to tell', () => {
    const wide = { ...spread(0, 0, 0, 0, 0), upTo: [1, 1, 1, 1] }
    expect(likelyRange(wide, { lo: 1, hi: 2 })).toEqual({ lo: 1, hi: 2 })
    expect(likelyRange(wide)).toEqual({ lo: 0, hi: 3 })
  })
  it('has no likeliest value and no middles for chances while intervals are too wide to tell', () => {
    const wide = { ...spread(0, 0, 0, 0, 0, 0), upTo: [1, 1, 1, 1, 1] }
    const hand = { seat: 0, suits: [wide, wide, wide, wide], hcp: wide, shapes: [] } as const
    const range = { lo: 2, hi: 3 }
    const kept = { suits: [range, range, range, range], hcp: range } as const
    const [account] = accountsOf({ hands: [{ ...hand, kept }], cards: [] })
    expect(account?.hcp).toEqual({ ...range, all: range, chances: [0.5, 0.5] })
  })
  it('names the chance of the likeliest value only where it is known to a tenth', () => {
    const one = { ...spread(4, 30, 45), upTo: [0.4, 0.7] }
    const hand = {
      seat: 0,
      suits: [one, one, one, one],
      hcp: spread(4, 40, 60),
      shapes: [],
    } as const
    const [account] = accountsOf({ hands: [hand], cards: [] })
    expect(account?.suits[0].top).toEqual({ value: 5 })
    expect(account?.hcp.top).toEqual({ value: 5, chance: 0.6 })
  })
})

it('a card whose holder is not known yet is left out, and not told at even chances', () => {
  const cards = [
    {
      card: 51,
      holders: [
        { chance: 0, upTo: 1 },
        { chance: 0, upTo: 1 },
      ],
    },
    { card: 50, holders: [{ chance: 0.62, upTo: 0.66 }, { chance: 0.36 }] },
  ]
  expect(cardAccounts({ cards } as unknown as Parameters<typeof cardAccounts>[0])).toEqual([
    { card: 50, holders: [0.64, 0.36] },
  ])
})
