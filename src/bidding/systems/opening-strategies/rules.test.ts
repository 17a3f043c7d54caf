import { describe, expect, it } from 'vitest'
import { callCode, PASS } from '#core/call.ts'
import type { Strategy, StrategyFact } from '#core/strategy.ts'
import type { HandNumbers } from '#rules/elimination.ts'
import { choiceOf, strikesOf, survivorsOf } from './bidder.ts'
import { OPENING_RULES } from './rules.ts'
import { STRATEGIES } from './strategies.ts'

const strategy = (...facts: readonly StrategyFact[]): Strategy => ({
  name: '',
  facts,
  tieBreak: [],
})
type Lengths = HandNumbers['lengths']
const surviving = (s: Strategy, total: number, lengths: Lengths): readonly string[] =>
  choiceOf(s, { total, lengths }).surviving.map(callCode)
/** The rules that struck the call. */
const struckBy = (s: Strategy, total: number, lengths: Lengths, code: string): readonly number[] =>
  choiceOf(s, { total, lengths })
    .struck.find(({ call }) => callCode(call) === code)
    ?.by.map(({ rule }) => rule) ?? []

const FLAT: Lengths = [3, 3, 3, 4]
const PREEMPT: StrategyFact = { kind: 'preempt', level: 1 }
const HEARTS: StrategyFact = { kind: 'open', level: 1, suit: 2, min: 12, max: 15, length: 5 }
const SPADES: StrategyFact = { kind: 'open', level: 1, suit: 3, min: 12, max: 15, length: 5 }
const CLUBS: StrategyFact = { kind: 'open', level: 1, suit: 0, min: 12, max: 21, length: 3 }
const NOTRUMP: StrategyFact = { kind: 'notrumpopen', level: 1, min: 15, max: 17 }

describe('the rules, one at a time', () => {
  it('2 and 3: notrump wants no short suit and no long major, unless a convention', () => {
    const s = [
      { kind: 'notrumpmin', length: 2 },
      { kind: 'ntmaxmajor', length: 4 },
    ] as const
    expect(struckBy(strategy(...s), 15, [6, 4, 2, 1], '1N')).toEqual([2])
    expect(struckBy(strategy(...s), 15, [2, 2, 5, 4], '1N')).toEqual([3])
    expect(struckBy(strategy(...s), 15, [5, 4, 2, 2], '1N')).toEqual([])
    const freed = strategy(...s, { kind: 'convention', strain: 4, level: 1 })
    expect(struckBy(freed, 15, [6, 0, 6, 1], '1N')).toEqual([])
    expect(struckBy(freed, 15, [6, 0, 6, 1], '2N')).toEqual([2, 2, 3])
  })
  it('4 and 5: notrump keeps to its points, both ends counted', () => {
    const s = strategy(NOTRUMP)
    expect([14, 15, 17, 18].map((n) => struckBy(s, n, FLAT, '1N'))).toEqual([[4], [], [], [5]])
  })
  it('6: Pass falls above the minimum of a notrump fact, not at it', () => {
    expect([15, 16, 30].map((n) => struckBy(strategy(NOTRUMP), n, FLAT, 'P'))).toEqual([
      [],
      [6],
      [6],
    ])
    // So the set {Pass, 1NT} of Precision, whose 1NT begins at 12.
    expect(surviving(STRATEGIES.precision, 12, [4, 1, 4, 4])).toEqual(['P', '1N'])
  })
  it('7, 8 and 9: a suit bid keeps to its points and length', () => {
    const s = strategy(HEARTS)
    expect(struckBy(s, 11, [3, 3, 5, 2], '1H')).toEqual([7])
    expect(struckBy(s, 16, [3, 3, 5, 2], '1H')).toEqual([8])
    expect(struckBy(s, 12, [3, 3, 4, 3], '1H')).toEqual([9])
    expect(struckBy(s, 12, [3, 3, 5, 2], '1H')).toEqual([])
  })
  it('two facts for one bid must both be met, and either forbids a pass', () => {
    const s = strategy(HEARTS, { ...HEARTS, min: 8, max: 13, length: 6 })
    expect(struckBy(s, 14, [3, 2, 6, 2], '1H')).toEqual([8])
    expect(struckBy(s, 12, [3, 3, 5, 2], '1H')).toEqual([9])
    expect(struckBy(s, 9, [3, 2, 6, 2], 'P')).toEqual([10])
  })
  it('10: Pass falls from the minimum of a suit fact on, however strong the hand', () => {
    const s = strategy(HEARTS)
    expect([11, 12, 40].map((n) => struckBy(s, n, [3, 3, 5, 2], 'P'))).toEqual([[], [10], [10]])
    expect(struckBy(s, 20, [3, 3, 4, 3], 'P')).toEqual([])
  })
  it('11: a major falls to the other one, however strong the hand, unless it is preferred', () => {
    const five: Lengths = [2, 1, 5, 5]
    expect(struckBy(strategy(HEARTS, SPADES), 13, five, '1H')).toEqual([11])
    expect(struckBy(strategy(HEARTS, SPADES), 13, five, '1S')).toEqual([11])
    const prefer = strategy(HEARTS, SPADES, { kind: 'majorprefer', strain: 3, level: 1 })
    expect(surviving(strategy(...prefer.facts, PREEMPT), 13, five)).toContain('1S')
    expect(struckBy(prefer, 13, five, '1H')).toEqual([11])
    expect(struckBy(strategy({ ...HEARTS, max: 40 }, SPADES), 20, five, '1H')).toEqual([11])
    // The level must be the same.
    expect(struckBy(strategy(HEARTS, { ...SPADES, level: 2 }), 13, five, '1H')).toEqual([])
  })
  it('12: a minor falls to a major within both its ends, unless a convention', () => {
    const s = [HEARTS, CLUBS] as const
    expect(struckBy(strategy(...s), 15, [4, 2, 5, 2], '1C')).toEqual([12])
    expect(struckBy(strategy(...s), 16, [4, 2, 5, 2], '1C')).toEqual([])
    const convention: StrategyFact = { kind: 'convention', strain: 0, level: 1 }
    expect(struckBy(strategy(...s, convention), 15, [4, 2, 5, 2], '1C')).toEqual([])
    // The convention's own limits still hold.
    expect(struckBy(strategy(...s, convention), 11, [2, 4, 5, 2], '1C')).toEqual([7, 9])
  })
  it('13: nothing above the preempts, while a fact up there still forbids a pass', () => {
    const s = strategy(PREEMPT, { ...HEARTS, level: 4 })
    expect(struckBy(s, 13, [3, 3, 5, 2], '4H')).toEqual([13])
    expect(struckBy(s, 13, [3, 3, 5, 2], 'P')).toEqual([10])
    expect(surviving(s, 13, [3, 3, 5, 2])).toEqual(['1C', '1D', '1H', '1S', '1N'])
  })
  it('leave some hands without a call', () => {
    const { surviving: none, pick } = choiceOf(STRATEGIES.standard, {
      total: 8,
      lengths: [1, 0, 6, 6],
    })
    expect(none).toEqual([])
    expect(pick).toEqual({ call: PASS, by: [] })
    expect(struckBy(STRATEGIES.standard, 8, [1, 0, 6, 6], '2S')).toEqual([11])
  })
  it('with lengths from 1, do not see facts of length 0 nor voids', () => {
    const literal = { leastLength: 1 } as const
    const all = strikesOf(STRATEGIES.standard)
    const seen = strikesOf(STRATEGIES.standard, literal)
    const twoClubs = (list: typeof all) => list.filter(({ call }) => callCode(call) === '2C')
    expect(twoClubs(all).length).toBeGreaterThan(0)
    expect(twoClubs(seen)).toEqual([])
    const notrump = survivorsOf(strategy({ kind: 'notrumpmin', length: 2 }), literal)
    expect(Math.floor(notrump(7, 6, 0, 0, 15) / 2 ** 5) % 2).toBe(1)
  })
  it('are numbered as in the paper, and hold no functions', () => {
    expect(OPENING_RULES.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(JSON.parse(JSON.stringify(OPENING_RULES))).toEqual(OPENING_RULES)
  })
})
