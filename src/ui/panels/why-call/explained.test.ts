import { describe, expect, it } from 'vitest'
import { parseCall } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import { runInline } from '#engine/inline.ts'
import { position } from '#store/selectors.ts'
import { createKibitzerStore } from '#store/store.ts'
import {
  questionKey,
  readStrategies,
  type SideSystem,
  type SideSystems,
  sideSystem,
  turnQuestion,
} from '../../table/systems.ts'
import { explained, systemTurns } from './explained.ts'

const { strategies: builtIn } = runInline('strategy-list', {})
const OPENBID: SideSystem = { kind: 'openbid' }
const HAND: SideSystem = { kind: 'by-hand' }
const standard = sideSystem('standard', builtIn, [])

const table = (...calls: string[]) => {
  const { store, actions } = createKibitzerStore()
  // Board 1: North deals.
  actions.dealNew({ seed: [1, 9, 6, 7], number: 1 })
  for (const text of calls) {
    const call = parseCall(text)
    if (call === undefined || !actions.makeCall(call).ok) throw new Error(text)
  }
  return position(store.getState())
}
const nobody = { ahead: false, itself: () => false }
const robots = { ahead: false, itself: () => true }
const indexOf = (...args: Parameters<typeof explained>) => {
  const found = explained(...args)
  if (found.kind === 'nothing') return found.system
  return found.place.by === 'openbid' ? 'openbid' : found.place.index
}

describe('what a side plays', () => {
  it('is found among the built-in strategies and the library', () => {
    expect(standard).toMatchObject({ kind: 'strategy', strategy: { name: 'Standard American' } })
    expect(sideSystem('none', undefined, [])).toEqual(HAND)
    expect(sideSystem('schenken-1967', undefined, [])).toEqual(OPENBID)
    expect(sideSystem('precision', undefined, [])).toEqual({ kind: 'waiting' })
    expect(sideSystem('my-1', builtIn, [])).toEqual({ kind: 'gone' })
    const strategy = { name: 'Ours', facts: [], tieBreak: [] }
    const own = [{ id: 'my-1', sheet: { name: 'Ours', rows: [], tieBreak: [] }, strategy }]
    expect(sideSystem('my-1', undefined, own)).toEqual({ kind: 'strategy', id: 'my-1', strategy })
  })
})

describe('the question about a turn', () => {
  const natural = builtIn[0]?.strategy
  it('has the calls before it, and the hand of its seat alone', () => {
    const p = table('1S', 'P', '2S')
    const strategies = readStrategies([standard, OPENBID], natural)
    if (strategies === undefined) throw new Error('no strategies')
    const asked = turnQuestion(p, 2, strategies)
    expect(asked?.view).toMatchObject({ seat: 2, calls: [{}, {}], hand: p.record.board.deal[2] })
    expect(asked?.view.calls).toHaveLength(2)
    if (asked === undefined) throw new Error('no question')
    expect(runInline('strategy-turn', asked)).toMatchObject({ ok: true, value: { seat: 2 } })
    const other = turnQuestion(p, 3, strategies)
    expect(other && questionKey(other)).not.toBe(questionKey(asked))
  })
  it('waits until both strategies are known', () => {
    expect(readStrategies([standard, OPENBID], undefined)).toBeUndefined()
    expect(readStrategies([standard, HAND], natural)).toEqual([natural, natural])
  })
})

describe('the turn that is explained', () => {
  const both: SideSystems = [standard, standard]
  it('is the call to come of a person, and the last call where seats call by themselves', () => {
    const p = table('1S', 'P')
    expect(indexOf(p, both, nobody)).toBe(2)
    expect(indexOf(p, both, robots)).toBe(1)
    expect(indexOf(p, both, { ...nobody, ahead: true })).toBe(1)
    expect(indexOf(table(), both, robots)).toBe(0)
  })
  it('is what the reader chose, so long as it is there', () => {
    const p = table('1S', 'P')
    expect(indexOf(p, both, { ...nobody, chosen: 0 })).toBe(0)
    expect(indexOf(p, both, { ...nobody, chosen: 7 })).toBe(2)
  })
  it('is the opening once the auction is over', () => {
    expect(indexOf(table('P', '1S', 'P', 'P', 'P'), both, nobody)).toBe(1)
    expect(indexOf(table('P', 'P', 'P', 'P'), both, nobody)).toBe(3)
  })
  it('is the last pass of a system where the board was passed out by silent opponents', () => {
    const silent = (seat: Seat): boolean => seat === 1 || seat === 3
    const p = table('P', 'P', 'P', 'P')
    expect(indexOf(p, both, { ...nobody, silent })).toBe(2)
    expect(indexOf(p, [HAND, HAND], nobody)).toBe('by-hand')
  })
  it('leaves the opening to OPENBID, or to nobody, where it made it', () => {
    const p = table('1S', 'P', '2S', 'P', 'P', 'P')
    expect(indexOf(p, [OPENBID, standard], nobody)).toBe('openbid')
    expect(indexOf(p, [HAND, standard], nobody)).toBe('by-hand')
    expect(indexOf(p, [OPENBID, OPENBID], nobody)).toBe('openbid')
    // In the auction the strategy's own turns come first.
    expect(indexOf(table('1S'), [OPENBID, standard], nobody)).toBe(1)
    expect(indexOf(table(), [OPENBID, standard], nobody)).toBe('openbid')
  })
  it('says so where the call to come is of a side whose system is not known', () => {
    const gone: SideSystem = { kind: 'gone' }
    expect(explained(table('1S', 'P'), [gone, standard], nobody)).toEqual({
      kind: 'nothing',
      system: 'gone',
      seat: 2,
    })
    expect(indexOf(table('1S'), [gone, standard], nobody)).toBe(1)
  })
  it('goes on by rules after the opening, and by a system of rules throughout', () => {
    const essex = sideSystem('essex-acol', undefined, [])
    expect(essex).toEqual({ kind: 'rules', id: 'essex-acol', name: 'Essex Acol' })
    const by = (systems: SideSystems, ...calls: string[]) =>
      systemTurns(table(...calls), systems).map((one) => one.by)
    expect(by([OPENBID, OPENBID], 'P', '1S', 'P')).toEqual(['openbid', 'openbid', 'rules', 'rules'])
    expect(by([essex, standard], '1S')).toEqual(['rules', 'strategy'])
    expect(indexOf(table('1S', 'P'), [OPENBID, OPENBID], nobody)).toBe(2)
  })
  it('lists the turns of the sides that play a system, but no silent one', () => {
    const seats = (systems: SideSystems, silent?: (seat: Seat) => boolean): Seat[] =>
      systemTurns(table('1S', 'P', '2S'), systems, silent).map(({ seat }) => seat)
    expect(seats(both)).toEqual([0, 1, 2, 3])
    expect(seats([HAND, standard])).toEqual([1, 3])
    expect(seats([OPENBID, HAND])).toEqual([0, 2])
    expect(seats(both, (seat) => seat === 1 || seat === 3)).toEqual([0, 2])
  })
})
