import { describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, exactChances, readGuess } from './guess-model.ts'

const read = (part: Partial<typeof EMPTY_DRAFT>, how: 'value' | 'range' | 'spread', most = 13) =>
  readGuess({ ...EMPTY_DRAFT, ...part }, how, most)

describe('reading a guess', () => {
  it('takes values and ranges', () => {
    expect(read({ value: ' 4 ' }, 'value')).toEqual({
      ok: true,
      guess: { kind: 'value', value: 4 },
    })
    expect(read({ lo: '2', hi: '4' }, 'range')).toEqual({
      ok: true,
      guess: { kind: 'range', lo: 2, hi: 4 },
    })
  })
  it('says where and what is wrong', () => {
    expect(read({ value: '14' }, 'value')).toMatchObject({ ok: false, field: 'value' })
    expect(read({ value: 'x' }, 'value')).toMatchObject({ ok: false, field: 'value' })
    expect(read({ lo: '5', hi: '' }, 'range')).toMatchObject({ ok: false, field: 'hi' })
    expect(read({ lo: '5', hi: '3' }, 'range')).toEqual({
      ok: false,
      field: 'hi',
      message: 'The most, 3, is less than the least, 5.',
    })
  })
  it('takes chances, stretches sharing theirs', () => {
    const reading = read({ spread: '2: 20, 3: 50 %; 4-5: 30' }, 'spread')
    expect(reading).toMatchObject({ ok: true, guess: { kind: 'spread', lo: 0 } })
    if (reading.ok && reading.guess.kind === 'spread')
      expect(reading.guess.weights.slice(0, 6)).toEqual([0, 0, 20, 50, 15, 15])
  })
  it('says which part of the chances cannot be read', () => {
    expect(read({ spread: '3: 50, four: 20' }, 'spread')).toMatchObject({
      message: '“four: 20” is not a value and its chance, such as 3: 50.',
    })
    expect(read({ spread: '5-3: 20' }, 'spread')).toMatchObject({
      message: '“5-3: 20” is upside down: 5 is more than 3.',
    })
    expect(read({ spread: '14: 20' }, 'spread')).toMatchObject({ ok: false })
    expect(read({ spread: '3: 0' }, 'spread')).toMatchObject({ message: 'Every chance is 0.' })
    expect(read({ spread: '' }, 'spread')).toMatchObject({ ok: false, field: 'spread' })
  })
})

describe('chances that are intervals', () => {
  it('are marked by their middles, which add up to one', () => {
    expect(exactChances({ lo: 2, chances: [0.25, 0.75] })).toEqual({ lo: 2, chances: [0.25, 0.75] })
    const { lo, chances } = exactChances({ lo: 2, chances: [0.1, 0.4], upTo: [0.3, 0.8] })
    expect(lo).toBe(2)
    expect(chances[0]).toBeCloseTo(0.25)
    expect(chances[1]).toBeCloseTo(0.75)
  })
})
