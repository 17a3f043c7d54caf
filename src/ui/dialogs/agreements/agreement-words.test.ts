import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import { CALL_TABLES } from '#store/agreements/agreements-presets.ts'
import { START_SIDES } from '#store/index.ts'
import { runInline } from '#testing/inline.ts'
import {
  callsText,
  FORMS,
  freshForm,
  freshShows,
  readCalls,
  saysText,
  weaker,
} from './agreement-words.ts'

describe('conditions', () => {
  it('are said in words', () => {
    const hearts = { kind: 'length', seat: 0, suit: 2, min: 5, max: 13 } as const
    expect(saysText(hearts)).toBe('5+ hearts')
    expect(saysText({ ...hearts, max: 5 })).toBe('exactly 5 hearts')
    expect(saysText({ ...hearts, min: 0, max: 3 })).toBe('at most 3 hearts')
    expect(
      saysText({
        kind: 'all',
        of: [
          { kind: 'one', of: [hearts, { kind: 'card', seat: 0, card: 51 as never }] },
          { kind: 'not', of: { kind: 'hcp', seat: 0, min: 12, max: 14 } },
          { kind: 'longer', seat: 0, suit: 2, than: 3, by: 1 },
          { kind: 'longer', seat: 0, suit: 2, than: 1, by: 0 },
        ],
      }),
    ).toBe(
      '(exactly one of 5+ hearts, the ace of spades) and not 12–14 points and more hearts than spades and hearts no shorter than diamonds',
    )
    expect(saysText({ ...hearts, min: 1, max: 1 })).toBe('exactly 1 heart')
    expect(saysText({ ...hearts, min: 0, max: 0 })).toBe('no hearts')
    expect(saysText({ kind: 'hcp', seat: 0, min: 0, max: 1 })).toBe('at most 1 point')
    const tops = { kind: 'among', seat: 0, suit: 3, ranks: 0x1c00 as never } as const
    expect(
      [
        [2, 3],
        [0, 1],
        [0, 0],
        [3, 3],
        [1, 2],
      ].map(([min, max]) => saysText({ ...tops, min: min!, max: max! })),
    ).toEqual([
      'at least 2 of the ace, king and queen of spades',
      'at most 1 of the ace, king and queen of spades',
      'none of the ace, king and queen of spades',
      'the ace, king and queen of spades',
      '1–2 of the ace, king and queen of spades',
    ])
    expect(saysText({ kind: 'all', of: [] })).toBe('anything')
    expect(saysText({ kind: 'card', seat: 2, card: 51 as never })).toBe(
      'partner has the ace of spades',
    )
  })
  it('begin and weaken as something a hand can be', () => {
    for (const { value: kind } of FORMS) {
      const says = freshForm(kind)
      const calls = {
        ...START_SIDES[0].calls,
        entries: [
          {
            after: [],
            call: parseCall('1C') as never,
            says,
            fallbacks: [],
            qualifier: 'consistent',
          },
        ],
      } as const
      const sides = [{ ...START_SIDES[0], calls }, START_SIDES[1]] as const
      expect(runInline('agreements-check', { kind: 'check', sides }).faults, kind).toEqual([])
    }
    expect(saysText(freshShows(parseCall('1C') as never))).toBe('3+ clubs and 12–21 points')
    expect(saysText(freshShows(parseCall('1H') as never))).toBe('5+ hearts and 12–21 points')
    expect(saysText(freshShows(parseCall('1N') as never))).toContain('balanced')
    expect(saysText(weaker(freshForm('length')))).toBe('4+ spades')
    expect(saysText(weaker(freshForm('hcp')))).toBe('10–23 points')
  })
})

describe('the tables to begin from', () => {
  it.each(CALL_TABLES.map((table) => [table.name, table] as const))(
    '%s has no fault',
    (_, calls) => {
      const sides = [{ ...START_SIDES[0], calls }, START_SIDES[1]] as const
      expect(runInline('agreements-check', { kind: 'check', sides }).faults).toEqual([])
    },
  )
})

describe('an auction so far', () => {
  it('is read with spaces, commas or dashes', () => {
    const read = readCalls('1h, P-2NT x')
    expect(read.ok && callsText(read.calls)).toBe('1H P 2N X')
    expect(readCalls('')).toEqual({ ok: true, calls: [] })
    expect(readCalls('1H Q')).toEqual({ ok: false, word: 'Q' })
  })
})
