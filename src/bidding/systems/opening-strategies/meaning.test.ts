import { describe, expect, it } from 'vitest'
import { admits } from '#constraint/admits.ts'
import { bidOf, callCode, PASS, parseCall } from '#core/call.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { choiceOf, numbersOf, pick } from './bidder.ts'
import { pickedMeaning, survivesMeaning } from './meaning.ts'
import { OPENING_CANDIDATES } from './rules.ts'
import { STRATEGIES } from './strategies.ts'
import { strikeWords } from './words.ts'

const call = (code: string) => parseCall(code)!
const picked = (codes: string, tieBreak: readonly string[], lengths: Tuple4<number>) =>
  callCode(pick(codes.split(' ').map(call), tieBreak, lengths).call)

describe('the tie-break', () => {
  const usual = ['longest-suit', '1N', 'lowest']
  it.each([
    ['1C 1D 1N', [4, 3, 3, 3], '1C'],
    ['1C 1D 1N', [3, 4, 3, 3], '1D'],
    ['1C 1D 1N', [3, 3, 3, 4], '1N'],
    ['1C 1D', [3, 3, 4, 3], '1C'],
    ['1C 1D', [5, 5, 2, 1], '1C'],
    ['P 1N', [4, 1, 4, 4], '1N'],
    ['2S 3S', [1, 3, 2, 7], '2S'],
  ] as const)('of %s with %j gives %s', (codes, lengths, expected) => {
    expect(picked(codes, usual, lengths)).toBe(expected)
  })
  it('goes by its own steps, and to the lowest when they leave a choice', () => {
    expect(picked('2S 3S', ['highest'], [1, 3, 2, 7])).toBe('3S')
    expect(picked('1C 1D 1N', ['1N'], [4, 3, 3, 3])).toBe('1N')
    expect(picked('1C 1D', [], [3, 4, 3, 3])).toBe('1C')
  })
  it('says which steps decided', () => {
    expect(pick([call('1C'), call('1D'), call('1N')], usual, [3, 3, 3, 4]).by).toEqual([
      { step: '1N', left: [bidOf(1, 4)] },
    ])
  })
  it('passes where nothing survives', () => {
    expect(pick([], usual, [1, 0, 6, 6])).toEqual({ call: PASS, by: [] })
  })
})

describe.each(Object.entries(STRATEGIES))('under %s', (_, strategy) => {
  it('a meaning admits a hand exactly when the call survives, or is picked', () => {
    const meanings = OPENING_CANDIDATES.map((candidate) => ({
      call: candidate.call,
      survives: survivesMeaning(strategy, candidate.call),
      picked: pickedMeaning(strategy, candidate.call),
    }))
    const next = randomWords(4)
    const seen = new Set<number>()
    for (let i = 0; i < 500; i++) {
      const hand = i % 2 === 0 ? randomHand(next) : lopsidedHand(next)
      const opening = choiceOf(strategy, numbersOf(hand))
      seen.add(opening.pick.call)
      for (const meaning of meanings) {
        expect(admits(meaning.survives, hand)).toBe(opening.surviving.includes(meaning.call))
        expect(admits(meaning.picked, hand)).toBe(opening.pick.call === meaning.call)
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  })
  it('every struck call is struck by something, said in words', () => {
    const next = randomWords(5)
    const rules = new Set<number>()
    for (let i = 0; i < 500; i++) {
      const numbers = numbersOf(i % 2 === 0 ? randomHand(next) : lopsidedHand(next))
      const { surviving, struck } = choiceOf(strategy, numbers)
      expect(surviving.length + struck.length).toBe(36)
      for (const { by } of struck) {
        expect(by.length).toBeGreaterThan(0)
        for (const strike of by) {
          rules.add(strike.rule)
          const said = strikeWords(strike, strategy.facts, numbers)
          expect(said).toMatch(/^(The hand has|No bid above) .*\.$/)
          // Bids by their names, no names of ours, one and none of a thing as people count.
          expect(said).not.toMatch(/\d of |\d notrump|majorprefer|\b0 |\b1 \w+s\b/)
        }
      }
    }
    expect([...rules].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })
})
