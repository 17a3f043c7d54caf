import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { APRIORI } from '#combinations/weights.ts'
import { type Holding, length } from '#core/holding.ts'
import { formatSeed, randomSeed } from '#core/rng.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { InputOf } from '../../job.ts'
import type { Jobs } from '../../registry.ts'

const BYTES = new Uint8Array(
  inflateSync(readFileSync(new URL('../../../../public/combinations.bin', import.meta.url))),
)
type Query = InputOf<Jobs, 'catalogue', 'search'>['query']
const search = (query: Query, from = 0, count = 25) =>
  good(runInline('catalogue', { ask: 'search', bytes: BYTES, query, from, count }))

describe('a search of the catalogue', () => {
  it('lists every combination when nothing is asked, a page at a time', () => {
    const first = search({})
    expect(first.found).toBe(159_094)
    expect(first.rows).toHaveLength(25)
    const both = search({}, 0, 50).rows
    expect(search({}, 25, 25).rows).toEqual(both.slice(25))
  })
  it('gives rows that are as asked', () => {
    const { found, rows } = search({ cards: 7, goal: 3, chance: 0.5 })
    expect(found).toBeGreaterThan(0)
    for (const row of rows) {
      expect(length((row.north | row.south) as Holding)).toBe(7)
      expect(row.goal).toBe(3)
      expect(row.atLeast[2]).toBeGreaterThan(0.4)
      expect(row.atLeast[2]).toBeLessThan(0.6)
    }
  })
  it('refuses bytes that are no table', () => {
    const output = runInline('catalogue', {
      ask: 'search',
      ...{ bytes: new Uint8Array([1, 2, 3]), query: {}, from: 0, count: 5 },
    })
    expect(output.ok).toBe(false)
  })
})

describe('a question from the catalogue', () => {
  const draw = (difficulty: 'easy' | 'medium' | 'hard', seed: string) =>
    runInline('catalogue', { ask: 'question', bytes: BYTES, difficulty, seed })
  const SEED = formatSeed(randomSeed([1, 2, 3, 4]))

  it('asks the same question for the same seed, and what it asks has a best plan and another', () => {
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const drawn = draw(difficulty, SEED)
      if (!drawn.ok) throw new Error(drawn.error.message)
      expect(draw(difficulty, SEED)).toEqual(drawn)
      const { north, south, goal } = drawn.value
      const format = (cards: Holding) =>
        [...'23456789TJQKA'].filter((_, i) => ((cards >> i) & 1) === 1).join('')
      const solved = good(
        runInline('suit', {
          north: format(north),
          south: format(south),
          information: 'class',
          entries: { start: 'either', north: 'unlimited', south: 'unlimited' },
          weights: APRIORI,
          goal,
        }),
      )
      const values = solved.plans.map(({ value }) => value)
      expect(values.length).toBeGreaterThan(1)
      expect(values.at(-1)).toBeLessThan(values[0]!)
    }
  })
  it('refuses a seed that is none', () => {
    expect(draw('easy', 'no seed').ok).toBe(false)
  })
})
