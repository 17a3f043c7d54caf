/** An edited strategy may have any facts: each kind of opening begins and ends where it is said to. */
import { describe, expect, it } from 'vitest'
import type { OpenFact, Strategy, StrategyFact } from '#core/strategy.ts'
import { styleOf } from './style.ts'

const of = (...facts: readonly StrategyFact[]): Strategy => ({ name: '', facts, tieBreak: [] })
const HEARTS: OpenFact = { kind: 'open', level: 2, suit: 2, min: 6, max: 12, length: 6 }
const calls = (...facts: readonly StrategyFact[]) => {
  const { one, two, weak, strong, notrump } = styleOf(of(...facts))
  return {
    one: one?.calls,
    two: two?.calls,
    weak: weak?.calls,
    strong: strong.map((each) => each.calls),
    notrump: notrump.map((each) => each.calls),
  }
}
const none = { one: undefined, two: undefined, weak: undefined, strong: [], notrump: [] }

describe('the openings of a strategy', () => {
  it('at two or more are weak with at most twelve points', () => {
    expect(calls(HEARTS)).toEqual({ ...none, weak: '2H' })
    expect(calls({ ...HEARTS, max: 13 })).toEqual({ ...none, two: '2H' })
    expect(calls({ ...HEARTS, level: 3 })).toEqual({ ...none, weak: '3H' })
  })
  it('at one are neither, whatever their points', () => {
    expect(calls({ ...HEARTS, level: 1 })).toEqual({ ...none, one: '1H' })
    expect(calls({ ...HEARTS, level: 1, max: 21 })).toEqual({ ...none, one: '1H' })
  })
  it('show their suit from one card on, and are strong without', () => {
    expect(calls({ ...HEARTS, length: 1 })).toEqual({ ...none, weak: '2H' })
    expect(calls({ ...HEARTS, length: 0 })).toEqual({ ...none, strong: ['2H'] })
  })
  it('of one kind stand together, with the least and the most of all', () => {
    const spades: OpenFact = { ...HEARTS, suit: 3, min: 4, max: 9 }
    expect(styleOf(of(HEARTS, spades)).weak).toEqual({ calls: '2H|2S', min: 4, max: 12 })
    expect(styleOf(of(HEARTS, { ...HEARTS, min: 3 })).weak?.calls).toBe('2H')
  })
  it('in notrump keep their level', () => {
    expect(styleOf(of({ kind: 'notrumpopen', level: 2, min: 20, max: 21 })).notrump).toEqual([
      { calls: '2N', level: 2, min: 20, max: 21 },
    ])
  })
})
