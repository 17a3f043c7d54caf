import { describe, expect, it } from 'vitest'
import type { Seat } from '#core/seat.ts'
import { tableAfter } from '#testing/table-after.ts'
import type { Standing } from '../systems/systems.ts'
import { explained, systemTurns } from './use-explained.ts'

const sides = (ns: Standing, ew: Standing) => ({ standing: [ns, ew] as const })
const both = sides('plays', 'plays')
const neither = sides('by-hand', 'by-hand')

const nobody = { ahead: false, itself: () => false }
const robots = { ahead: false, itself: () => true }
const indexOf = (...args: Parameters<typeof explained>) => {
  const found = explained(...args)
  return found.kind === 'nothing' ? found.system : found.place.index
}

describe('the turn that is explained', () => {
  it('is the call to come of a person, and the last call where seats call by themselves', () => {
    const p = tableAfter('1S', 'P')
    expect(indexOf(p, both, nobody)).toBe(2)
    expect(indexOf(p, both, robots)).toBe(1)
    expect(indexOf(p, both, { ...nobody, ahead: true })).toBe(1)
    expect(indexOf(tableAfter(), both, robots)).toBe(0)
  })
  it('is what the reader chose, so long as it is there', () => {
    const p = tableAfter('1S', 'P')
    expect(indexOf(p, both, { ...nobody, chosen: 0 })).toBe(0)
    expect(indexOf(p, both, { ...nobody, chosen: 7 })).toBe(2)
  })
  it('is nothing else where no system explains what the reader chose', () => {
    const p = tableAfter('1S', 'P')
    const chosen = { ...nobody, chosen: 0 }
    expect(indexOf(p, sides('by-hand', 'plays'), chosen)).toBe('by-hand')
    expect(indexOf(p, both, { ...chosen, silent: (seat: Seat) => seat === 0 })).toBe('by-hand')
  })
  it('is the opening once the auction is over', () => {
    expect(indexOf(tableAfter('P', '1S', 'P', 'P', 'P'), both, nobody)).toBe(1)
    expect(indexOf(tableAfter('P', 'P', 'P', 'P'), both, nobody)).toBe(3)
  })
  it('is the last pass of a system where the board was passed out by silent opponents', () => {
    const silent = (seat: Seat): boolean => seat === 1 || seat === 3
    const p = tableAfter('P', 'P', 'P', 'P')
    expect(indexOf(p, both, { ...nobody, silent })).toBe(2)
    expect(indexOf(p, neither, nobody)).toBe('by-hand')
  })
  it('is the opening of a side that plays, or nobody’s', () => {
    const p = tableAfter('1S', 'P', '2S', 'P', 'P', 'P')
    expect(indexOf(p, both, nobody)).toBe(0)
    expect(indexOf(p, sides('by-hand', 'plays'), nobody)).toBe('by-hand')
    expect(indexOf(tableAfter('1S'), both, nobody)).toBe(1)
    expect(indexOf(tableAfter(), sides('waiting', 'plays'), nobody)).toBe('waiting')
  })
  it('says so where the call to come is of a side whose system is not known', () => {
    const gone = sides('gone', 'plays')
    expect(explained(tableAfter('1S', 'P'), gone, nobody)).toEqual({
      kind: 'nothing',
      system: 'gone',
      seat: 2,
    })
    expect(indexOf(tableAfter('1S'), gone, nobody)).toBe(1)
  })
  it('lists the turns of the sides that play a system, but no silent one', () => {
    const seats = (systems: typeof both, silent?: (seat: Seat) => boolean): Seat[] =>
      systemTurns(tableAfter('1S', 'P', '2S'), systems, silent).map(({ seat }) => seat)
    expect(seats(both)).toEqual([0, 1, 2, 3])
    expect(seats(sides('by-hand', 'plays'))).toEqual([1, 3])
    expect(seats(sides('plays', 'by-hand'))).toEqual([0, 2])
    expect(seats(both, (seat) => seat === 1 || seat === 3)).toEqual([0, 2])
  })
})
