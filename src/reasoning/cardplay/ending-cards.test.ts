import { describe, expect, it } from 'vitest'
import { bidOf, type Level } from '#core/call.ts'
import { cardCode } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { CAREFUL } from '#endings/solve.ts'
import { whyCardWords } from '#explain/cardplay/why-card.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { carded } from '#testing/carded.ts'
import { endingRecord } from '#testing/ending-record.ts'
import { chooserView, robotCard } from '#testing/robot-card.ts'
import { isLevel } from './candidates.ts'
import type { CardChoice } from './choice.ts'
import type { Scoring } from './worth.ts'

const kernel = await loadWasmKernel()
const AGREED = carded(EVERYDAY)
const SOUTH = 2

function chosen(
  left: string,
  {
    exact = true,
    level = 3,
    scoring = 'matchpoints',
    telling,
  }: {
    readonly exact?: boolean
    readonly level?: Level
    readonly scoring?: Scoring
    readonly telling?: number
  } = {},
): CardChoice {
  const contract: Contract = { bid: bidOf(level, 4), doubled: 0, declarer: SOUTH }
  const view = chooserView(endingRecord(left, contract, SOUTH))
  const budget = {
    draws: [12, 12, 12, 12],
    every: 252,
    tries: 2000,
    positions: 1e6,
    ahead: 0,
  } as const
  return robotCard(kernel, {
    ...{ view, agreements: AGREED, scoring, believes: 'law', seed: [1, 2, 3, 4] },
    speed: {
      ...budget,
      ...(exact ? { ending: CAREFUL } : {}),
      ...(telling === undefined ? {} : { telling }),
    },
  })
}

describe('the last tricks, solved as a whole', () => {
  // A spade to the queen or to the ten is a guess: open cards make it rightly after any card.
  const guess = 'AQT.9.. J6.JT.. 98.K.A. K7.Q..A'
  it('tells cards apart that open cards call level', () => {
    const plain = chosen(guess, { exact: false })
    expect(plain.candidates.filter(isLevel)).toHaveLength(3)
    const { card, why, candidates, ending } = chosen(guess)
    expect([cardCode(card), why.kind]).toEqual(['S8', 'ending'])
    const behind = candidates.map((one) => [cardCode(one.card), one.behind.mean])
    // One plan takes 230 tricks over the 70 layouts with a spade led now, and 223 with the heart first.
    expect(behind[1]![0]).toBe('HK')
    expect(behind[1]![1]).toBeCloseTo(0.1, 6)
    expect(ending!.plan.card).toBe(card)
    expect(ending!.sure.tricks).toBeCloseTo(9 + 230 / 70, 6)
    expect(ending!.open.tricks).toBeCloseTo(9 + 249 / 70, 6)
  })
  it('says its plan and what it is worth', () => {
    expect(whyCardWords(chosen(guess))).toBe(
      'Lead ♠8: at least 12.3 tricks on the mean. If ♠K appears, play ♠A; otherwise play ♠Q. Seeing all hands you would take 12.6.',
    )
    expect(whyCardWords(chosen(guess, { telling: 1000 }))).toContain(
      'otherwise play ♠Q. Beyond the top tricks: a finesse against West (44\u00a0%). Seeing',
    )
    expect(whyCardWords(chosen(guess, { level: 7, scoring: 'imps' }))).toBe(
      'Lead ♠8: the contract is made in at least 50\u00a0% whatever the defenders do. If ♠K appears, play ♠A; otherwise play ♠Q. Seeing all hands you would make it in 56\u00a0%.',
    )
  })
})
