import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { chooseAt } from '#bidding/auction/choose.ts'
import { answerTurns, callsOfTurn, turnKey } from '#core/answer-turns.ts'
import { callCode } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { Strategy } from '#core/strategy.ts'
import { readStrategy, writeStrategy } from '#formats/strategy/index.ts'
import { randomHand, randomWords } from '#testing/random-hands.ts'
import { USUAL_ANSWERS } from './answers.ts'
import { choiceOf, numbersOf } from './bidder.ts'
import { STRATEGIES } from './strategies.ts'
import { strategySystem } from './system.ts'
import { strikeWords } from './words.ts'

const ANSWERING: Strategy = {
  ...STRATEGIES.standard,
  facts: [...STRATEGIES.standard.facts, ...USUAL_ANSWERS],
}
const parsed = (text: string): hand.Hand => {
  const read = hand.parse(text)
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
const turns = new Map(answerTurns(ANSWERING).map((turn) => [turnKey(turn), turn]))
const surviving = (after: string, text: string): string =>
  choiceOf(ANSWERING, numbersOf(parsed(text)), turns.get(after))
    .surviving.map(callCode)
    .join(' ')

describe('the usual answers', () => {
  it.each([
    // A fit for a major comes first; seventeen points jump; five hearts are needed over one spade.
    ['1S P', 'QJ4.QJ842.Q32.T5', '2S'],
    ['1S P', 'QJ4.AJ842.K32.T5', '3S'],
    ['1S P', 'Q4.AKJ42.AK2.T52', '3H'],
    ['1S P', 'Q43.KJ72.AK2.K52', '3N'],
    ['1S P', 'T4.J842.Q32.Q752', 'P'],
    ['1H P', 'QT84.J4.Q932.K52', '1S'],
    // Of five and five the higher; of four and four both, and the tie-break takes the lower.
    ['1C P', 'KJ842.AQ953.7.52', '1S'],
    ['1C P', 'KJ84.AQ95.73.852', '1H 1S'],
    ['1D P', 'K4.Q5.J9762.J852', '1N 2D'],
    ['1N P', 'KJ84.AQ9.73.8752', '2C'],
    ['1N P', 'KJ842.Q9.73.8752', '2S'],
    ['1N P', 'KJ842.AQ9.A3.875', '3S'],
    ['1N P', 'K4.Q95.KQJ73.872', '3N'],
    ['1D', 'AQ74.K852.K9.Q62', 'X'],
    ['1D', 'AQ742.K85.9.QJ62', '1S'],
    ['1D', 'AQ4.K85.KJ9.QJ62', '1N'],
    ['1D', 'AKQ4.K85.KJ93.A2', 'X'],
    ['1D', 'A4.K85.KJ93.Q872', 'P'],
    ['1S', '4.KQJ852.J932.72', 'P'],
    ['1S', '4.KQJ8532.J93.72', '3H'],
  ])('after %s %s: %s', (after, text, calls) => {
    expect(surviving(after, text)).toBe(calls)
  })
  it('are the calls that the rules of the system make, and every strike is said', () => {
    const next = randomWords(43)
    const system = strategySystem('answering', ANSWERING)
    for (const turn of turns.values()) {
      const state = stateAfter([system, system], 0, 'None', callsOfTurn(turn))
      if (!state.ok) throw new Error(state.error.message)
      for (let i = 0; i < 120; i++) {
        const drawn = randomHand(next)
        const { pick, struck } = choiceOf(ANSWERING, numbersOf(drawn), turn)
        const made = chooseAt(state.value, drawn).call
        expect([turnKey(turn), hand.format(drawn), callCode(made)]).toEqual([
          turnKey(turn),
          hand.format(drawn),
          callCode(pick.call),
        ])
        for (const { by } of struck)
          for (const strike of by)
            expect(strikeWords(strike, ANSWERING.facts, numbersOf(drawn))).toMatch(
              /^(The hand has|No fact speaks)/,
            )
      }
    }
  })
  it('move no call of a strategy that has none', () => {
    expect(answerTurns(STRATEGIES.standard)).toEqual([])
    const plain = strategySystem('plain', STRATEGIES.standard)
    expect(plain.rules.some(({ label }) => /^(answer|over) /.test(label))).toBe(false)
  })
  it('are written and read with the strategy, in both syntaxes', () => {
    for (const syntax of ['json', 'facts'] as const) {
      const read = readStrategy(writeStrategy(ANSWERING, syntax))
      expect(
        read.ok && [...read.value.strategy.facts].map((one) => JSON.stringify(one)).sort(),
      ).toEqual(ANSWERING.facts.map((one) => JSON.stringify(one)).sort())
    }
  })
})
