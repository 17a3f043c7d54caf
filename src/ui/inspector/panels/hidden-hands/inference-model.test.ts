import { describe, expect, it } from 'vitest'
import type { Inference, Reading } from '../../../ask/knowledge/hidden-model.ts'
import { falseSignals, likelyFirst, roleWords, softOf } from './inference-model.ts'

const reading = (more: Partial<Reading>): Reading => ({
  says: ['five hearts'],
  qualifier: 'consistent',
  status: 'open',
  role: 'one-of',
  ...more,
})
const inference = (kind: Inference['kind'], readings: readonly Reading[]): Inference => ({
  id: 'one',
  seat: 3,
  act: { kind: 'card', index: 0, card: 0 as never },
  rule: 'Fourth best',
  kind,
  sign: 'lead',
  verdict: 'open',
  readings,
  denies: [],
})

describe('the readings of an act', () => {
  it('of one act exclude each other: the likeliest first, the impossible and unagreed behind', () => {
    const order = likelyFirst(
      inference('exactly-one', [
        reading({ chance: 0.1 }),
        reading({ chance: 0, status: 'impossible' }),
        reading({ chance: 0.5, qualifier: 'inconsistent' }),
        reading({ chance: 0.4 }),
      ]),
    )
    expect(order.map(({ at, plain }) => [at, plain])).toEqual([
      [3, true],
      [0, true],
      [2, false],
      [1, false],
    ])
  })
  it('of a chain keep their order, the impossible ones in sight', () => {
    const chain = [
      reading({ status: 'impossible', role: 'past' }),
      reading({ role: 'active' }),
      reading({ role: 'asleep' }),
    ]
    expect(likelyFirst(inference('chain', chain)).map(({ at }) => at)).toEqual([0, 1, 2])
    expect(chain.map(roleWords)).toEqual([undefined, 'fallback, awake', 'fallback, asleep'])
  })
  it('say what agreements imply only where that is news', () => {
    expect(softOf(reading({ soft: 'implied' }))).toBe('implied')
    expect(softOf(reading({ soft: 'implied', role: 'active' }))).toBeUndefined()
    expect(softOf(reading({ soft: 'excluded', role: 'active' }))).toBe('excluded')
  })
})

describe('a signal that was almost surely not true', () => {
  const signal = (id: string, chance: number, sign = 'count signal'): Inference => ({
    ...inference('exactly-one', [
      reading({ chance: 1 - chance }),
      reading({ chance, qualifier: 'inconsistent' }),
    ]),
    id,
    sign,
  })
  it('is named with the chance of its false reading, the surest first', () => {
    const found = falseSignals([signal('a', 0.92), signal('b', 0.8), signal('c', 0.97)])
    expect(found.map(({ inference: { id }, reading: at, chance }) => [id, at, chance])).toEqual([
      ['c', 1, 0.97],
      ['a', 1, 0.92],
    ])
  })
  it('is no lead, and no reading that the law has settled', () => {
    expect(falseSignals([signal('a', 0.9, 'lead')])).toEqual([])
    const settled = signal('a', 1)
    const readings = settled.readings.map((one) => ({ ...one, status: 'confirmed' as const }))
    expect(falseSignals([{ ...settled, readings }])).toEqual([])
  })
})
