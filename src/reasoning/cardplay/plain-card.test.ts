/** Positions in which robots of different levels part, and the rules of thumb that a beginner goes by. */
import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { legalCards } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { EAST, NORTH, type Seat, SOUTH, WEST } from '#core/seat.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { type Agreements, NO_CALLS } from '#reasoning/sources/source.ts'
import { endingRecord } from '#testing/ending-record.ts'
import { chooserView, robotCard } from '#testing/robot-card.ts'
import { budgetAt, clubBudget } from './budgets.ts'
import type { CardChoice } from './choice.ts'
import type { RobotLevel } from './level.ts'

const kernel = await loadWasmKernel()
const AGREED: Agreements = {
  ...{ carding: [EVERYDAY, EVERYDAY], calls: [NO_CALLS, NO_CALLS], meanings: [] },
}
const choice = (record: BoardRecord, level: RobotLevel): CardChoice =>
  robotCard(kernel, {
    ...{ view: chooserView(record), agreements: AGREED, scoring: 'matchpoints' },
    ...{ speed: 'normal', believes: 'law', seed: [1, 2, 3, 4], level },
  })

/** Notrump or spades, played by that seat. */
const notrump = (declarer: Seat): Contract => ({ bid: bidOf(3, 4), doubled: 0, declarer })
const spades = (declarer: Seat): Contract => ({ bid: bidOf(4, 3), doubled: 0, declarer })
/** The ending after some more cards. */
function ending(hands: string, contract: Contract, onLead: Seat, played: string): BoardRecord {
  const record = endingRecord(hands, contract, onLead)
  const more = played === '' ? [] : played.split(' ').map((code) => parseCard(code)!)
  return { ...record, cards: [...record.cards, ...more] }
}

describe('levels', () => {
  it('part at a signal: the strong show an even number, beginners follow low', () => {
    const record = ending('K532... JT97... AQ6..A. 84.A..A', notrump(SOUTH), SOUTH, 'SA')
    expect(cardCode(choice(record, 'strong').card)).toBe('S8')
    expect(cardCode(choice(record, 'beginner').card)).toBe('S4')
  })
  it('part where dummy is to ruff first: beginners draw trumps', () => {
    const record = ending('3..A.A Q7.K.. A.43.. J.AQ..', spades(SOUTH), SOUTH, '')
    expect(cardCode(choice(record, 'strong').card)[0]).toBe('H')
    expect(cardCode(choice(record, 'beginner').card)).toBe('SA')
  })
  it('give a club player half the layouts, and neither a plan nor a solved ending', () => {
    const [club, strong] = [budgetAt(clubBudget('normal'), 20), budgetAt('normal', 20)]
    expect(club.draws).toBe(strong.draws / 2)
    expect([club.ahead, club.ending]).toEqual([0, undefined])
  })
})

describe('a beginner', () => {
  it.each([
    ['plays third hand high', 'J5.A.. K42... AT...A Q3..A.', notrump(SOUTH), WEST, 'S3 S5', 'SK'],
    [
      'no higher than dummy asks',
      'K94... 75.A.. Q3..A. A6...A',
      notrump(WEST),
      SOUTH,
      'S3 S6',
      'S9',
    ],
    ['plays second hand low', 'AJ5... K42... Q.A.A. T3...A', notrump(SOUTH), NORTH, 'S5', 'S2'],
    ['covers an honour', 'A5.A.. T42... J9..A. Q3...A', notrump(SOUTH), SOUTH, 'SJ', 'SQ'],
    ['finesses', 'AQ5... K4.A.. 32..A. T9...A', notrump(SOUTH), SOUTH, 'S2 S9', 'SQ'],
  ] as const)('%s', (_, hands, contract, onLead, played, card) => {
    const chosen = choice(ending(hands, contract, onLead, played), 'beginner')
    expect([cardCode(chosen.card), chosen.why.kind]).toEqual([card, 'plain'])
  })
  it('plays whole boards lawfully, and the same whenever asked', () => {
    const declarers = [NORTH, EAST, SOUTH, WEST] as const
    for (let board = 1; board <= 16; board++) {
      const deal = dealFromSeed([4, 5, 2, 9], board)
      const of = board % 2 === 0 ? spades : notrump
      const contract = of(declarers[board % 4]!)
      let record: BoardRecord = {
        board: { number: board, dealer: 0, vulnerability: 'None', deal },
        ...{ calls: [], contract, cards: [] },
      }
      while (record.cards.length < 52) {
        const { card } = choice(record, 'beginner')
        expect(legalCards(deal, { contract, cards: record.cards })).toContain(card)
        expect(choice(record, 'beginner').card).toBe(card)
        record = { ...record, cards: [...record.cards, card] }
      }
    }
  })
})
