/** What a side plays, by name and by content; and the steps by which a strategy chooses. */
import { describe, expect, it } from 'vitest'
import { parseCall } from './call.ts'
import { bySeat, SEATS } from './seat.ts'
import type { Strategy } from './strategy.ts'
import { DEFAULT_TIE_BREAK, factField, isTieBreakStep, tieBreakCall } from './strategy.ts'
import {
  refOfWord,
  refWord,
  type SystemRef,
  systemKey,
  systemOf,
  systemsKey,
  withSystemOf,
} from './system-ref.ts'

const strategy = (name: string, length: number, tieBreak = DEFAULT_TIE_BREAK): Strategy => ({
  name,
  facts: [{ kind: 'notrumpmin', length }],
  tieBreak,
})

describe('what a side plays', () => {
  const [acol, club]: readonly [SystemRef, SystemRef] = [{ id: 'acol' }, { id: 'club' }]
  it('is the system of both its seats', () => {
    expect(bySeat((seat) => systemOf([acol, club], seat).id)).toEqual([
      'acol',
      'club',
      'acol',
      'club',
    ])
    expect(withSystemOf([acol, club], 0, club)).toEqual([club, club])
    expect(withSystemOf([acol, club], 1, acol)).toEqual([acol, acol])
    expect(SEATS).toHaveLength(4)
  })
  it('is written in one word, with its conventions unless they are its own', () => {
    const words: readonly (readonly [string, SystemRef])[] = [
      ['sayc', { id: 'sayc' }],
      ['sayc+none', { id: 'sayc', packages: [] }],
      ['sayc+smolen', { id: 'sayc', packages: ['smolen'] }],
      ['sayc+dont+smolen', { id: 'sayc', packages: ['dont', 'smolen'] }],
    ]
    for (const [word, ref] of words) {
      expect(refWord(ref)).toBe(word)
      expect(refOfWord(word)).toEqual(ref)
    }
  })
  it('has a key by content: the order of conventions and the name of a strategy say nothing', () => {
    const keys = (...refs: readonly SystemRef[]) => new Set(refs.map(systemKey)).size
    const gadgets = (...packages: readonly string[]): SystemRef => ({ id: 'acol', packages })
    expect(keys(gadgets('b', 'a'), gadgets('a', 'b'))).toBe(1)
    expect(keys(acol, gadgets(), gadgets('a'), gadgets('a', 'b'))).toBe(4)
    expect(keys(acol, { id: 'acol', reading: 'printed' }, club)).toBe(3)
    const edited = (of: Strategy): SystemRef => ({ id: 'mine', strategy: of })
    const one = strategy('One', 2)
    expect(keys(edited(one), edited(one), edited(strategy('Two', 2)))).toBe(1)
    expect(keys(edited(one), edited(strategy('One', 3)), { id: 'mine' })).toBe(3)
    expect(keys(edited(one), edited(strategy('One', 2, ['lowest'])))).toBe(2)
    expect(systemsKey([acol, club])).not.toBe(systemsKey([club, acol]))
  })
})

describe('a step of a tie-break', () => {
  it('is one of four ways, pass or a bid, spelled as we spell it', () => {
    for (const step of ['longest-suit', 'lowest', 'highest', 'not-pass'])
      expect([isTieBreakStep(step), tieBreakCall(step)]).toEqual([true, undefined])
    for (const step of ['P', '1N', '1C', '7N'])
      expect([isTieBreakStep(step), tieBreakCall(step)]).toEqual([true, parseCall(step)])
    for (const step of ['X', 'XX', '1NT', '1n', 'pass', '8C', '', 'longest'])
      expect([isTieBreakStep(step), tieBreakCall(step)]).toEqual([false, undefined])
    expect(DEFAULT_TIE_BREAK).toEqual(['longest-suit', '1N', 'lowest'])
  })
  it('looks at facts by their fields', () => {
    const fact = { kind: 'open', level: 2, suit: 3, min: 5, max: 9, length: 6 } as const
    expect(
      (['level', 'suit', 'min', 'max', 'length'] as const).map((f) => factField(fact, f)),
    ).toEqual([2, 3, 5, 9, 6])
    expect(factField(fact, 'strain')).toBeUndefined()
  })
})
