import { describe, expect, it } from 'vitest'
import { type Call, parseCall } from '#core/call.ts'
import { EMPTY_HAND } from '#core/hand.ts'
import { matrixOf, sameCell } from './openings-matrix.ts'
import type { CallPair } from './workshop/use-openings.ts'

const call = (code: string): Call => parseCall(code)!
const SPAN = [0, 13] as const
const pair = (before: string, now: string, hands: number, noRule = 0): CallPair => ({
  ...{ before: call(before), now: call(now), hands, noRule, points: SPAN },
  lengths: [SPAN, SPAN, SPAN, SPAN],
  examples: [EMPTY_HAND],
})
const PAIRS = [
  pair('P', 'P', 60),
  pair('1D', '1N', 20, 5),
  pair('3C', '4C', 8),
  pair('3C', '3C', 7),
  pair('2S', '5D', 5),
]

describe('the matrix of two openers', () => {
  it('has a line for each low call that occurs, and one for all high calls', () => {
    const { lines } = matrixOf(PAIRS)
    expect(lines).toEqual([call('P'), call('1D'), call('1N'), call('2S'), 'high'])
  })
  it('adds what falls into one cell, and leaves a cell without hands out', () => {
    const { at } = matrixOf(PAIRS)
    expect(at('high', 'high')).toMatchObject({ hands: 15, pairs: [PAIRS[2], PAIRS[3]] })
    expect(at(call('2S'), 'high')?.hands).toBe(5)
    expect(at(call('1D'), call('1N'))?.hands).toBe(20)
    expect(at(call('1N'), call('1D'))).toBeUndefined()
    expect(sameCell(PAIRS, PAIRS[3]!)).toEqual([PAIRS[2], PAIRS[3]])
  })
  it('tells how many hands are called alike, otherwise, and by no rule', () => {
    expect(matrixOf(PAIRS)).toMatchObject({ same: 67, other: 33, noRule: 5 })
  })
})
