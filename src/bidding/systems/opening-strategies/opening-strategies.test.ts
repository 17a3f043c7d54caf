import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callCode } from '#core/call.ts'
import type { HandNumbers } from '#rules/elimination.ts'
import { describeShared } from '#testing/shared.ts'
import { choiceOf } from './bidder.ts'
import { STRATEGIES } from './strategies.ts'

const codes = (
  id: keyof typeof STRATEGIES,
  total: number,
  lengths: HandNumbers['lengths'],
): string => choiceOf(STRATEGIES[id], { total, lengths }).surviving.map(callCode).join(' ')

describeShared('the twelve hands of the paper', (path) => {
  const { hands } = JSON.parse(readFileSync(path('data/strategy/expected.json'), 'utf8'))
  it('give the 24 printed results', () => {
    let results = 0
    for (const { ttlhcp, suits, ...given } of hands)
      for (const id of ['standard', 'precision'] as const) {
        const lengths = ['club', 'diamond', 'heart', 'spade'].map((s) => suits[s].length)
        expect(codes(id, ttlhcp, lengths as never)).toBe(given[id].paperPrinted.join(' '))
        results += 1
      }
    expect(results).toBe(24)
  })
})
