import { describe, expect, it } from 'vitest'
import { bidOf, type Level } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { EVERYDAY } from '#knowledge/sources/carding.ts'
import { type Agreements, NO_CALLS } from '#knowledge/sources/source.ts'
import { endingRecord } from '#testing/ending-record.ts'
import { chooserView, robotCard } from '#testing/robot-card.ts'
import type { BoardBudget } from './budgets.ts'
import { isLevel } from './candidates.ts'
import type { CardChoice } from './choice.ts'
import type { CardQuestion } from './weigh-cards.ts'
import type { Scoring } from './worth.ts'

const kernel = await loadWasmKernel()
const AGREED: Agreements = {
  carding: [EVERYDAY, EVERYDAY],
  calls: [NO_CALLS, NO_CALLS],
  meanings: [],
}
const MATCHPOINTS = { level: 3, scoring: 'matchpoints' } as const
const SOUTH = 2

function chosen(
  left: string,
  decisions: number,
  every = 80,
  seed = 1,
  { level, scoring }: { readonly level: Level; readonly scoring: Scoring } = MATCHPOINTS,
): CardChoice {
  const contract: Contract = { bid: bidOf(level, 4), doubled: 0, declarer: 2 }
  const view = chooserView(endingRecord(left, contract, SOUTH))
  const budget = { every, tries: 2000, positions: 1e6, ahead: 0, decisions }
  const speed: BoardBudget = { ...budget, draws: [12, 12, 12, 12] }
  const question: CardQuestion = {
    ...{ view, agreements: AGREED, scoring, believes: 'law' },
    ...{ seed: [seed, 2, 3, 4], speed },
  }
  return robotCard(kernel, question)
}
const levels = ({ candidates }: CardChoice) =>
  candidates.filter(isLevel).flatMap(({ equals }) => equals.map(cardCode))

describe('looking ahead', () => {
  // A spade to the queen or to the ten is a guess, which a spade led now makes at once.
  const guess = 'AQT.9.. J6.JT.. 98.K.A. K7.Q..A'
  it('plays the winners first and leaves a guess for later, where open cards see no difference', () => {
    const plain = chosen(guess, 1)
    expect([cardCode(plain.card), plain.why.kind]).toEqual(['S8', 'level'])
    const ahead = chosen(guess, 2)
    expect(levels(ahead)).toEqual(expect.arrayContaining(['S8', cardCode(ahead.card)]))
    expect(cardCode(ahead.card)).toBe('HK')
    expect(ahead.why).toMatchObject({ kind: 'ahead', without: parseCard('S8') })
    if (ahead.why.kind === 'ahead') expect(ahead.why.gain).toBeGreaterThan(0.1)
  })
  it('does not go by what a single drawn layout says', () => {
    const gains: number[] = []
    for (let seed = 1; seed <= 8; seed++) {
      const { card, why } = chosen(guess, 2, 0, seed)
      if (why.kind === 'ahead') gains.push(why.gain)
      else expect(cardCode(card)).toBe('S8')
    }
    // A trick in one layout of the twelve that are drawn is a twelfth.
    expect(gains.length).toBeGreaterThan(0)
    expect(gains.length).toBeLessThan(8)
    expect(Math.min(...gains)).toBeGreaterThan(1.5 / 12)
  })
  it('is asked at IMPs only where the contract hangs on it', () => {
    const kind = (level: Level) => chosen(guess, 2, 80, 1, { level, scoring: 'imps' }).why.kind
    // South has had every trick so far, so only a slam can still be lost.
    expect(([1, 2, 3, 4, 5] as const).map(kind)).toEqual(Array(5).fill('level'))
    expect(([6, 7] as const).map(kind)).toEqual(['ahead', 'ahead'])
  })
})
