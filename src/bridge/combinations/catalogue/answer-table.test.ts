import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { rngOf } from '#core/rng.ts'
import { encodeAnswers, rowOf } from '#testing/answer-rows.ts'
import { benchRandom } from '#testing/bench.ts'
import { good } from '#testing/good.ts'
import { held } from '#testing/held.ts'
import { USUAL_LIMITS } from '../solve.ts'
import {
  type AnswerTable,
  DIFFICULTIES,
  DIFFICULTY_GAPS,
  decodeAnswers,
  drawQuestion,
  searchTable,
} from './answer-table.ts'

const FILE = new URL('../../../../public/combinations.bin', import.meta.url)
const packed = readFileSync(FILE)
const raw = new Uint8Array(inflateSync(packed))
const read = (bytes: Uint8Array): AnswerTable => good(decodeAnswers(bytes))
const table = read(raw)

describe('the shipped table of a-priori answers', () => {
  it('is under 400 kB over the wire and has a row for each of the 159,094 combinations', () => {
    expect(packed.length).toBeLessThan(400_000)
    expect(table.list.count).toBe(159_094)
  })
  it('has the numbers of the specification, section 5', () => {
    // 130,039 combinations with something to play for, 213,567 targets among them.
    expect(table.open.reduce((n, open) => n + +(open > 0), 0)).toBe(130_039)
    expect(table.chances.length).toBe(213_567)
  })
  it('says what the solver says, on rows drawn by lot', () => {
    const random = benchRandom(20_261_121)
    for (let n = 0; n < 300; n++) {
      const index = random(table.list.count)
      const row = table.row(index)
      const solved = rowOf(table.list, index, USUAL_LIMITS)
      if (solved.bounds.length > 0) continue
      expect(row.atLeast).toHaveLength(solved.atLeast.length)
      for (const [k, chance] of solved.atLeast.entries())
        expect(Math.abs(row.atLeast[k]! - chance)).toBeLessThanOrEqual(0.00005 + 1e-9)
      expect(Math.abs(row.expected - solved.expected)).toBeLessThanOrEqual(0.0004)
      for (const [k, gap] of solved.gaps.entries()) {
        const kept = row.gaps[k]
        const chance = solved.atLeast[k]!
        if (gap === null) continue
        if (kept === undefined || chance > 1 - 1e-12 || chance < 1e-12) continue
        expect(Math.abs(Math.sqrt(kept) - Math.sqrt(gap))).toBeLessThanOrEqual(1 / 60)
        expect(kept === 0).toBe(gap === 0)
      }
    }
  })
  it('knows the combinations that everybody knows, whichever hand is named first', () => {
    expect(table.find(held('AQJT432'), held('8765')).atLeast[6]).toBeCloseTo(0.52, 4)
    expect(table.find(held('953'), held('AT42'))).toMatchObject({ swapped: true })
    expect(table.find(held('953'), held('AT42')).atLeast[1]).toBeCloseTo(0.575, 3)
    expect(table.find(held('AJ32'), held('K954')).expected).toBeCloseTo(3.3391, 3)
  })
  it('owns up to the value that nobody knows: expected tricks of KJ9753 opposite a void', () => {
    const row = table.find(held('KJ9753'), held('-'))
    const open = row.intervals.find(({ goal }) => goal === 0)
    if (open === undefined) throw new Error('an interval was expected')
    expect(open.low).toBeLessThan(open.high)
    expect(row.expected).toBeGreaterThanOrEqual(open.low - 0.0004)
    expect(row.expected).toBeLessThanOrEqual(open.high + 0.0004)
  })
})

describe('a gap of the shipped table', () => {
  it('is at most a whole chance, or is not known', () => {
    const unknown = new Set<number>()
    for (let i = 0; i < table.list.count; i++)
      for (let at = table.offset[i]!; at < table.offset[i + 1]!; at++) {
        // Roots in sixtieths: nothing is further apart than 60 of them.
        if (table.gapCodes[at]! <= 60) continue
        const target = table.sure[i]! + at - table.offset[i]!
        expect(table.row(i).gaps[target]).toBeUndefined()
        unknown.add(i)
      }
    expect(unknown.size).toBeGreaterThan(0)
  })
})

describe('reading the table', () => {
  it('gives back the rows that were packed', () => {
    const rows = Array.from({ length: table.list.count }, (_, index) => ({
      index,
      atLeast: [1, 0.5, 0.25].slice(0, index % 4),
      expected: [0, 1, 1.5, 1.7][index % 4]!,
      gaps: [0, 0.09, index % 8 === 7 ? null : 0].slice(0, index % 4),
      bounds: index === 7 ? [[0, 1.7, 1.8] as const] : [],
    }))
    const again = read(encodeAnswers(rows))
    for (const index of [0, 5, 6, 7, 159_093]) {
      const count = Math.max(
        holding.length(again.row(index).north),
        holding.length(again.row(index).south),
      )
      expect(again.row(index).atLeast).toEqual(
        Array.from({ length: count }, (_, k) => rows[index]?.atLeast[k] ?? 0),
      )
    }
    expect(again.row(7).intervals).toEqual([{ goal: 0, low: 1.7, high: 1.8 }])
    expect(again.row(7).gaps.slice(0, 3)).toEqual([0, (18 / 60) ** 2, undefined])
  })
  it('refuses what is no table, is cut off, or has something behind', () => {
    const code = (bytes: Uint8Array) => {
      const result = decodeAnswers(bytes)
      return result.ok ? undefined : result.error.code
    }
    expect(code(new Uint8Array())).toBe('table/format')
    expect(code(raw.slice().fill(9, 3, 4))).toBe('table/format')
    for (const size of [8, 1000, 160_000, 400_000, raw.length - 1])
      expect(code(raw.slice(0, size))).toBe('table/size')
    expect(code(Uint8Array.from([...raw, 0]))).toBe('table/size')
  })
})

describe('searching the table', () => {
  it('finds the seven-card suits with three tricks near an even chance, and only those', () => {
    const found = searchTable(table, { cards: 7, goal: 3, chance: 0.5, within: 0.02 })
    expect(found.length).toBeGreaterThan(20)
    const rows = new Set(found.map(({ index }) => index))
    for (let i = 0; i < table.list.count; i++) {
      const row = table.row(i)
      const is =
        holding.length((row.north | row.south) as Holding) === 7 &&
        row.atLeast.length >= 3 &&
        Math.abs(row.atLeast[2]! - 0.5) <= 0.02 + 1e-9
      if (is !== rows.has(i)) throw new Error(`row ${i}`)
    }
  })
  it('looks for cards that must and must not be held, and for lengths', () => {
    const query = { longer: 4, cards: 7, with: held('AQ'), without: held('KJ') }
    const found = searchTable(table, query)
    expect(found.length).toBeGreaterThan(10)
    for (const { index } of found) {
      const { north, south } = table.row(index)
      expect((north | south) & (held('AQKJ') as number)).toBe(held('AQ'))
      expect(Math.max(holding.length(north), holding.length(south))).toBe(4)
    }
    expect(searchTable(table, query, 3)).toEqual(found.slice(0, 3))
  })
  it('draws questions of each difficulty, and the same ones again from the same seed', () => {
    for (const difficulty of DIFFICULTIES)
      for (let n = 0; n < 5; n++) {
        const drawn = drawQuestion(table, difficulty, rngOf([1, 2, 3, n]))
        if (drawn === undefined) throw new Error('no question')
        const gap = drawn.row.gaps[drawn.goal - 1]!
        expect(gap).toBeGreaterThanOrEqual(DIFFICULTY_GAPS[difficulty].from)
        expect(gap).toBeLessThan(DIFFICULTY_GAPS[difficulty].to)
        expect(drawQuestion(table, difficulty, rngOf([1, 2, 3, n]))).toEqual(drawn)
      }
  })
  it('draws another question for every number there is, and none beyond', () => {
    for (const difficulty of DIFFICULTIES) {
      let fitting = 0
      const drawn = (pick: (n: number) => number) =>
        drawQuestion(table, difficulty, {
          below: (n) => {
            fitting = n
            return pick(n)
          },
        })
      const names = [() => 0, () => 1, () => 2, (n: number) => n - 2, (n: number) => n - 1].map(
        (pick) => {
          const { row, goal } = drawn(pick)!
          return `${row.north} ${row.south} ${goal}`
        },
      )
      expect(fitting).toBeGreaterThan(5)
      expect(new Set(names).size).toBe(5)
      expect(drawn((n) => n)).toBeUndefined()
    }
  })
})
