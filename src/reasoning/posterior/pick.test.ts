/** Choices by weight, against chances given by hand. */
import { describe, expect, it } from 'vitest'
import { HOLDING_LENGTH } from '#core/holding.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { pickBelow, pickerOf, someOf } from './pick.ts'

const WORD = 2 ** 32
/** Gives these words in turn; `below` as the least word that it would take. */
const scripted = (...words: readonly number[]): Rng => {
  let at = 0
  const next = (): number => words[at++]!
  return { ...rngOf([1, 2, 3, 4]), next, below: (n) => next() % n }
}

describe('a number below', () => {
  it('of more than a word is a high part and a low one, drawn again when it is too large', () => {
    const n = 3 * WORD + 10
    expect(pickBelow(scripted(2, 5), n)).toBe(2 * WORD + 5)
    expect(pickBelow(scripted(3, 9), n)).toBe(3 * WORD + 9)
    expect(pickBelow(scripted(3, 10, 0, 7), n)).toBe(7)
    expect(pickBelow(scripted(7), WORD)).toBe(7)
    expect(pickBelow(scripted(1, 0), WORD + 1)).toBe(WORD)
  })
  it('of more than 53 bits stretches 53 of them over it', () => {
    const all = WORD - 1
    expect(pickBelow(scripted(0, 0), 2 ** 60)).toBe(0)
    expect(pickBelow(scripted(all, all), 2 ** 60)).toBe((2 ** 53 - 1) * 128)
    expect(pickBelow(scripted(32, 0), 2 ** 54)).toBe(2 ** 27)
    expect(pickBelow(scripted(0, 64), 2 ** 54)).toBe(2)
    // Exactly 53 bits are drawn word by word.
    expect(pickBelow(scripted(1, 3), 2 ** 53)).toBe(WORD + 3)
  })
})
describe('a picker', () => {
  it('takes each item for its share of the numbers', () => {
    const picker = pickerOf([
      { item: 'a', weight: 1 },
      { item: 'b', weight: 3 },
      { item: 'c', weight: 2 },
    ])
    expect(picker.total).toBe(6)
    const picked = [0, 1, 2, 3, 4, 5].map((n) => picker.pick(scripted(n))).join('')
    expect(picked).toBe('abbbcc')
    expect(pickerOf([{ item: 'only', weight: 9 }]).pick(scripted())).toBe('only')
  })
  it('gives every set of cards as often as another', () => {
    const rng = rngOf([5, 6, 7, 8])
    const band = 0b1_0110_1001_0010
    for (let wanted = 0; wanted <= 6; wanted++) {
      const came = new Map<number, number>()
      for (let i = 0; i < 3000; i++) {
        const some = someOf(rng, band, wanted)
        came.set(some, (came.get(some) ?? 0) + 1)
      }
      for (const some of came.keys()) {
        expect(some & ~band).toBe(0)
        expect(HOLDING_LENGTH[some]).toBe(wanted)
      }
      const sets = [1, 6, 15, 20, 15, 6, 1][wanted]!
      expect(came.size).toBe(sets)
      const share = 3000 / sets
      for (const n of came.values())
        expect(Math.abs(n - share)).toBeLessThan(6 * Math.sqrt(share) + 1)
    }
  })
})
