import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { candidatesOf } from './candidates.ts'
import { SCORINGS, type Scoring } from './worth.ts'

const SAFE = 7 as Card
const BOLD = 3 as Card

/** Safe: nine tricks in every layout. Bold: ten in four of five, eight in the last. */
function ranked(contract: Contract, declaring: boolean, scoring: Scoring): readonly Card[] {
  const turn = {
    ...{ seat: declaring ? contract.declarer : 1, play: { contract, cards: [] } },
    ...{ lawful: [SAFE, BOLD], declaring, won: 0 },
  } as const
  const declarers = [10, 10, 10, 10, 8].map((bold) => [9, bold])
  const rows = declarers.map((row) => (declaring ? row : row.map((tricks) => 13 - tricks)))
  const sample = { shares: rows.map(() => 0.2), drawn: undefined }
  const groups = [[SAFE], [BOLD]]
  const { candidates } = candidatesOf(turn, 'None', scoring, sample, groups, rows)
  return candidates.map(({ card }) => card)
}
const notrump = (level: 2 | 3): Contract => ({ bid: bidOf(level, 4), doubled: 0, declarer: 2 })

describe('what a card is worth', () => {
  it('is the contract at IMPs and in points, and the tricks at matchpoints', () => {
    expect(SCORINGS.map((scoring) => [scoring, ranked(notrump(3), true, scoring)[0]])).toEqual([
      ['imps', SAFE],
      ['total', SAFE],
      ['matchpoints', BOLD],
    ])
  })
  it('is the overtrick in all of them where the contract is safe', () => {
    for (const scoring of SCORINGS) expect(ranked(notrump(2), true, scoring)[0]).toBe(BOLD)
  })
  it('is to the defenders the other way round', () => {
    expect(ranked(notrump(3), false, 'imps')[0]).toBe(BOLD)
    expect(ranked(notrump(3), false, 'matchpoints')[0]).toBe(SAFE)
  })
})
