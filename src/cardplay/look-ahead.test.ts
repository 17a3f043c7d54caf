import { describe, expect, it } from 'vitest'
import { parseCard } from '#core/card.ts'
import type { Candidate } from './candidates.ts'
import { eligible } from './look-ahead.ts'

/** A candidate that makes the contract in so many layouts, and is so far behind the best. */
function candidate(code: string, made: number, mean: number, error: number): Candidate {
  const card = parseCard(code)!
  const behind = { mean, least: mean - error, most: mean + error }
  return { card, equals: [card], tricks: 9, made, score: -mean, behind, tricksBehind: behind }
}
const codes = (candidates: readonly Candidate[]) => eligible(candidates).map(({ card }) => card)

describe('what a search over own decisions may choose', () => {
  const best = (made: number) => candidate('SA', made, 0, 0)
  it('is never a card that open cards put surely behind', () => {
    const near = candidate('SK', 0.5, 1, 2)
    const far = candidate('SQ', 0.4, 3, 2)
    expect(codes([best(0.6), near, far])).toEqual([best(0.6).card, near.card])
  })
  it('does not risk a contract that is sure for a trick more', () => {
    const safe = candidate('SK', 1, 0.2, 1)
    const risky = candidate('SQ', 11 / 12, 0.2, 1)
    expect(codes([best(1), safe, risky])).toEqual([best(1).card, safe.card])
  })
})
