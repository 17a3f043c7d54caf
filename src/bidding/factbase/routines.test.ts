/** Calls and hands entered into a fact base, with readings made for the test. */
import { describe, expect, it } from 'vitest'
import { PASS, parseCall } from '#core/call.ts'
import { KING } from '#core/rank.ts'
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { events, held, points, south } from '#testing/fact-bases.ts'
import { rangeOf } from './base.ts'
import { handFacts } from './hand-facts.ts'
import { type CallReading, tellCall, withMethods } from './routines.ts'

describe('routines', () => {
  const reading = (more: Partial<CallReading> = {}): CallReading => ({
    rules: ['r'],
    methods: [],
    direct: [],
    indirect: [],
    asks: undefined,
    opens: false,
    ...more,
  })
  const call = (text: string) => parseCall(text) as never
  it('take each seat to its own, and mark what no rule makes', () => {
    let base = south()
    for (const [at, seat] of ([WEST, NORTH, EAST, SOUTH] as const).entries())
      base = tellCall(base, { at, seat, call: call('1C'), reading: reading({ rules: [] }) })
    expect(
      events(base).flatMap((e) => (e.kind === 'call' ? [[e.seat, e.routine, e.treated]] : [])),
    ).toEqual([
      [WEST, 'lho', 'unknown'],
      [NORTH, 'partner', 'unknown'],
      [EAST, 'rho', 'unknown'],
      [SOUTH, 'choose', 'unknown'],
    ])
  })
  it('expect a pass after a pass, and analyse a surprise', () => {
    const passed = tellCall(south(), {
      at: 0,
      seat: EAST,
      call: PASS,
      reading: reading({ direct: [points(0, 11)] }),
    })
    const again = tellCall(passed, {
      at: 4,
      seat: EAST,
      call: PASS,
      reading: reading({ direct: [points(0, 5)] }),
    })
    expect(rangeOf(again, 'known', EAST, 'points')).toEqual({ min: 0, max: 11 })
    const surprise = tellCall(passed, {
      at: 4,
      seat: EAST,
      call: call('2H'),
      reading: reading({ direct: [points(8, 37)] }),
    })
    expect(rangeOf(surprise, 'known', EAST, 'points')).toEqual({ min: 8, max: 11 })
  })
  it('pass messages to the routine they are for, once', () => {
    const asked = tellCall(south(), {
      at: 0,
      seat: SOUTH,
      call: call('4N'),
      reading: reading({ asks: 'aces' }),
    })
    expect(asked.messages).toEqual([{ from: 'choose', to: 'partner', about: 'aces', at: 0 }])
    const answered = tellCall(asked, { at: 2, seat: NORTH, call: call('5C'), reading: reading() })
    expect(answered.messages).toEqual([])
    expect(events(answered)).toContainEqual(expect.objectContaining({ treated: 'message' }))
    // An opponent's ask is for nobody here.
    expect(
      tellCall(south(), { at: 0, seat: EAST, call: call('4N'), reading: reading({ asks: 'aces' }) })
        .messages,
    ).toEqual([])
  })
  it('bring methods in and take them out', () => {
    const base = withMethods(withMethods(south(), ['a', 'b']), ['b', 'c'])
    expect(events(base)).toEqual([
      { kind: 'method', doing: 'added', method: 'a' },
      { kind: 'method', doing: 'added', method: 'b' },
      { kind: 'method', doing: 'removed', method: 'a' },
      { kind: 'method', doing: 'added', method: 'c' },
    ])
  })
})

describe('a hand in sight', () => {
  it('gives its facts in order, aces and kings that are missing too', () => {
    const facts = handFacts(held('AQJ86.AT73.A.K72'))
    expect(facts.filter(({ kind }) => kind === 'card')).toHaveLength(13 + 1 + 3)
    expect(facts).toContainEqual({ kind: 'count', rank: KING, of: [1] })
    expect(facts).toContainEqual({ kind: 'total', min: 20, max: 20 })
  })
})
