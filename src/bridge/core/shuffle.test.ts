import { describe, expect, it } from 'vitest'
import { DECK } from './card.ts'
import { format, isWhole, ownerOf } from './deal.ts'
import { rngOf, type Seed } from './rng.ts'
import { dealFromSeed, shuffled } from './shuffle.ts'

const SEED: Seed = [0x4b696269, 0x747a6572, 0, 1]

describe('dealing from a seed', () => {
  it('gives whole deals, all different', () => {
    const seen = new Set<string>()
    for (let board = 1; board <= 500; board++) {
      const deal = dealFromSeed(SEED, board)
      expect(isWhole(deal)).toBe(true)
      seen.add(format(deal))
    }
    expect(seen.size).toBe(500)
  })
  it('gives the recorded deals, so that a seed means the same deal for ever', () => {
    expect(
      [1, 2, 2 ** 40].map((board) => format(dealFromSeed(SEED, board))),
    ).toMatchInlineSnapshot(`
      [
        "N:T98.9852.Q3.KJ98 A7642.K.4.QT7652 KQJ.AQT7.AKJ8.A4 53.J643.T97652.3",
        "N:7.AQJT643.953.43 T98643.8.J82.Q72 AQ5.K75.AQ64.K98 KJ2.92.KT7.AJT65",
        "N:Q875.Q986.QT4.74 KT63.J3.A532.J63 J92.T52.9876.Q92 A4.AK74.KJ.AKT85",
      ]
    `)
  })
  it('refuses board 0 and fractions', () => {
    expect(() => dealFromSeed(SEED, 0)).toThrow()
    expect(() => dealFromSeed(SEED, 1.5)).toThrow()
  })
  it('sends every card to every seat equally often', () => {
    const boards = 4000
    const counts = DECK.map(() => [0, 0, 0, 0])
    for (let board = 1; board <= boards; board++) {
      const deal = dealFromSeed(SEED, board)
      for (const card of DECK) counts[card]![ownerOf(deal, card)!]! += 1
    }
    let chi = 0
    for (const row of counts) for (const c of row) chi += (c - boards / 4) ** 2 / (boards / 4)
    // 52 cards of 3 degrees of freedom less the fixed hand sizes: mean 153, deviation 17.5.
    expect(chi).toBeGreaterThan(85)
    expect(chi).toBeLessThan(235)
  })
  it('reaches all orders of a short list equally often', () => {
    const rng = rngOf(SEED, 7)
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const key = shuffled([1, 2, 3, 4], rng).join('')
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    let chi = 0
    for (const c of counts.values()) chi += (c - 1000) ** 2 / 1000
    // 99.99 % point of chi-square with 23 degrees of freedom.
    expect(chi).toBeLessThan(56.6)
  })
})
