import { describe, expect, it } from 'vitest'
import { EAST } from '#core/seat.ts'
import { BY_HAND } from '#core/system-ref.ts'
import { type SystemListed, systemsNow } from '../ask/systems/systems.ts'
import { type SeatPlayer, seatWords } from './seat-words.ts'

const LIST: readonly SystemListed[] = [
  {
    id: 'sayc',
    ref: { id: 'sayc' },
    name: 'Standard American (SAYC)',
    short: 'SAYC',
    group: 'system',
    hint: '',
    notes: false,
    packages: [],
    usual: [],
  },
]
const NOTHING = { strategies: [], systems: [] }
const words = (id: string, given: Partial<SeatPlayer> = {}, silent = false): string =>
  seatWords(
    { seat: EAST, player: { kind: 'person' }, named: undefined, sits: false, ...given },
    systemsNow([{ id }, { id }], NOTHING, LIST, silent),
  )

describe('who sits at a seat', () => {
  it.each([
    ['a person', 'sayc', {}, 'SAYC'],
    ['the reader', 'sayc', { sits: true }, 'You, SAYC'],
    ['a robot', 'sayc', { player: { kind: 'robot' } }, 'Robot, SAYC'],
    ['somebody of a file', 'sayc', { named: 'Nora', sits: true }, 'Nora, SAYC'],
    ['who plays no system', BY_HAND, {}, 'by hand'],
    ['somebody of a record that says no system', BY_HAND, { named: 'Nora' }, 'Nora'],
  ] as const)('%s', (_, id, given, expected) => {
    expect(words(id, given)).toBe(expected)
  })
  it('says that silent opponents pass', () => {
    expect(words('sayc', {}, true)).toBe('passes')
  })
  it('says nothing of a system until it is known which there are', () => {
    const now = systemsNow([{ id: 'sayc' }, { id: 'sayc' }], NOTHING, undefined, false)
    const person = {
      seat: EAST,
      player: { kind: 'person' },
      named: undefined,
      sits: false,
    } as const
    expect(seatWords(person, now)).toBe('')
  })
})
