import { describe, expect, it } from 'vitest'
import { format, type Holding } from '#core/holding.ts'
import { finish } from '#core/steps.ts'
import { good } from '#testing/good.ts'
import { layoutCount, layoutsOf } from './layouts.ts'
import { suitTask } from './question.ts'
import { solveSuit } from './solve.ts'
import { formatSuit, parseSuitCombination } from './suit.ts'
import { layoutWeights, type Weights } from './weights.ts'

const suitOf = (north: string, south: string, hidden?: string) =>
  good(parseSuitCombination(north, south, hidden))

describe('reading a suit', () => {
  it.each([
    ['AQJTxxx', 'xxxx', 'AQJT432 opposite 8765', 'K9', ['K', '9']],
    ['akj32', '7654', 'AKJ32 opposite 7654', 'QT98', ['Q', 'T98']],
    ['A10xx', '9xx', 'AT32 opposite 954', 'KQJ876', ['KQJ', '876']],
    ['-', 'KJ9753', 'void opposite KJ9753', 'AQT8642', ['A', 'Q', 'T', '8', '6', '4', '2']],
  ])('%s and %s', (north, south, text, hidden, classes) => {
    const suit = suitOf(north, south)
    expect(formatSuit(suit)).toBe(text)
    expect(format(suit.hidden)).toBe(hidden)
    expect(suit.classes.map(format)).toEqual(classes)
  })
  it('lets played cards part no class', () => {
    expect(suitOf('K8', 'QT965', 'AJ7').classes.map(format)).toEqual(['A', 'J', '7'])
    expect(suitOf('A', '2', 'K43').classes.map(format)).toEqual(['K43'])
  })
  it.each([
    ['AK', 'AQ', 'suit/overlap', 'A'],
    ['AKZ', '32', 'suit/rank', 'Z'],
    ['AKA', '32', 'suit/twice', 'North'],
    ['xxxxxxxxxxxxxx', '2', 'suit/overlong', '14 cards'],
    ['AKQJT98', 'xxxxxxx', 'suit/overlong', '14 cards'],
    ['', '', 'suit/empty', 'Neither'],
  ])('%s and %s is a problem: %s', (north, south, code, says) => {
    const suit = parseSuitCombination(north, south)
    expect(suit.ok ? undefined : suit.error.code).toBe(code)
    expect(suit.ok ? '' : suit.error.message).toContain(says)
  })
  it('says in which column', () => {
    const suit = parseSuitCombination('32', ' AK?')
    expect(suit.ok ? undefined : suit.error.column).toBe(4)
  })
  it('refuses hidden cards that are held, small ones, and too many told apart', () => {
    expect(parseSuitCombination('AK', '32', 'AQ').ok).toBe(false)
    expect(parseSuitCombination('AK', '32', 'Qx').ok).toBe(false)
    expect(parseSuitCombination('A', 'K', undefined, 'distinct').ok).toBe(false)
  })
})

describe('weights', () => {
  const suit = suitOf('AQJT432', '8765')
  const chances = (weights: Weights) => {
    const found = layoutWeights(suit, weights)
    return found.ok ? found.value : found.error.code
  }
  it('are 24, 26, 26, 24 per cent for two cards', () => {
    const list = chances({ kind: 'apriori' })
    if (typeof list === 'string') throw new Error(list)
    expect(list.map((chance) => Math.round(chance * 1e6) / 1e6)).toEqual([0.24, 0.26, 0.26, 0.24])
    expect(chances({ kind: 'vacant', west: 13, east: 13 })).toEqual(list)
  })
  it('add up to 1 in every layout order', () => {
    const { classes } = suitOf('AJ32', 'K954')
    expect(layoutCount(suitOf('AJ32', 'K954'))).toBe(16)
    for (const { west } of layoutsOf(suitOf('AJ32', 'K954')))
      expect(west.length).toBe(classes.length)
  })
  const king = (1 << 11) as Holding
  it.each<readonly [Weights, string]>([
    [{ kind: 'table', west: [[king, -1]] }, 'weights/negative'],
    [{ kind: 'table', west: [[king, Number.NaN]] }, 'weights/negative'],
    [{ kind: 'table', west: [[king, 0]] }, 'weights/nothing'],
    [{ kind: 'table', west: [] }, 'weights/nothing'],
    [{ kind: 'table', west: [[(1 << 12) as Holding, 1]] }, 'weights/not-hidden'],
    [{ kind: 'vacant', west: 0, east: 1 }, 'weights/too-few-places'],
    [{ kind: 'vacant', west: -1, east: 5 }, 'weights/vacant'],
  ])('%j is a problem', (weights, code) => {
    expect(chances(weights)).toBe(code)
  })
})

describe('a task', () => {
  const suit = suitOf('AKJ32', '7654')
  it.each([
    [{ start: 'either', north: -1, south: 0 } as const, 'entries/count'],
    [{ start: 'either', north: 1.5, south: 0 } as const, 'entries/count'],
    [{ start: 'dummy' as 'north', north: 1, south: 0 } as const, 'entries/start'],
  ])('%j is a problem', (entries, code) => {
    const task = suitTask(suit, entries)
    expect(task.ok ? undefined : task.error.code).toBe(code)
  })
  it('tells cards apart that can win when a defender is to be kept out', () => {
    const task = good(suitTask(suitOf('AJ98', '5432'), undefined, 'west'))
    expect(task.suit.classes.map(format)).toEqual(['K', 'Q', 'T', '7', '6'])
    const lower = suitTask(suitOf('AJT98', '7654'), undefined, 'east')
    expect(lower.ok && lower.value.suit.classes.map(format)).toEqual(['K', 'Q', '32'])
    const many = suitTask(suitOf('A2', '3'), undefined, 'east')
    expect(many.ok).toBe(true)
    expect(suitTask(suitOf('A', '2'), undefined, 'east').ok).toBe(false)
  })
  it('keeps the king’s hand out: 52 and 76 per cent for six, by the document’s suit', () => {
    const chance = (avoid: 'west' | 'east', k: number) => {
      const task = good(suitTask(suitOf('AQJT432', '8765'), undefined, avoid))
      return finish(solveSuit(task, good(layoutWeights(task.suit, { kind: 'apriori' })))).atLeast[
        k - 1
      ]?.value
    }
    // South leads, so West is Seat D and East Seat B.
    expect(chance('west', 5)).toBeCloseTo(1, 12)
    expect(chance('west', 6)).toBeCloseTo(1, 12)
    expect(chance('west', 7)).toBeCloseTo(0.52, 12)
    expect(chance('east', 2)).toBeCloseTo(0.76, 12)
    expect(chance('east', 6)).toBeCloseTo(0.76, 12)
    expect(chance('east', 7)).toBeCloseTo(0.52, 12)
  })
})
