import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { type Deal, parse } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { legalCards, type Play, tricksWon, turn } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import type { Strain } from '#core/suit.ts'
import { bySuit } from '#core/suit.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { positionAfter } from '#doubledummy/open-position.ts'
import { answerOf, solveTricks } from '#doubledummy/solve.ts'
import { benchRandom } from '#testing/bench.ts'
import { good } from '#testing/good.ts'
import { type ClaimAnswer, type ClaimQuestion, judgeClaim } from './claim.ts'
import { sureTricks } from './sure-tricks.ts'

const kernel = await loadWasmKernel()

function judged(record: BoardRecord, seat: Seat, more: Omit<ClaimQuestion, 'view' | 'seed'>) {
  return finish(judgeClaim(kernel, { view: seatView(record, seat)!, seed: [1, 2, 3, 4], ...more }))
}
const answer = (...args: Parameters<typeof judged>): ClaimAnswer => good(judged(...args))
const dealt = (text: string): Deal => good(parse(text)) as Deal
const cards = (text: string) => text.split(' ').map((code) => parseCard(code)!)

/** South plays notrump, and so much is gone. */
const ended = (deal: Deal, gone: string): BoardRecord => ({
  board: { number: 1, dealer: 2, vulnerability: 'None', deal },
  calls: [],
  contract: { bid: bidOf(3, 4), doubled: 0, declarer: 2 },
  cards: cards(gone),
})
/** North is left with A J 2 of spades and a good diamond, South with K 4 3 and the five of hearts, which is good. */
const CROSSING: readonly [Deal, string] = [
  dealt('N:AJ2.AKQ.AKQ5.AKQ QT7.JT9.JT9.JT95 K43.5432.432.432 9865.876.876.876'),
  'H6 HA HJ H2 DA DJ D2 D6 DK DT D3 D7 DQ D9 D4 D8 CA CJ C2 C6 CK CT C3 C7 CQ C9 C4 C8 HK HT H3 H7 HQ H9 H4 H8',
]
/** The same, but South's last card is a lost club. */
const GUESS: readonly [Deal, string] = [
  dealt('N:AJ2.AKQ.AKQ5.AKQ QT7.JT9.JT9.JT98 K43.432.432.5432 9865.8765.876.76'),
  'H5 HA H9 H2 DA DJ D2 D6 DK DT D3 D7 DQ D9 D4 D8 CA C8 C2 C6 CK C9 C3 C7 CQ CT C4 H6 HK HT H3 H7 HQ HJ H4 H8',
]

describe('a claim', () => {
  it('by top cards is right, though their lie is unknown', () => {
    const deal = dealt('N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 5432.432.432.432 6.8765.8765.8765')
    const record = ended(deal, 'H5 HA HJ H2')
    const { verdict, claimed } = answer(record, 2, { declarerTricks: 13 })
    expect(verdict).toEqual({ kind: 'right', by: 'winners' })
    expect(claimed).toBe(12)
  })
  it('of nothing is right at once, for a defender too', () => {
    const record = ended(CROSSING[0], 'H6 HA HJ H2')
    for (const [seat, declarerTricks] of [
      [2, 1],
      [3, 13],
    ] as const) {
      const { verdict, claimed } = answer(record, seat, { declarerTricks })
      expect(verdict).toEqual({ kind: 'right', by: 'winners' })
      expect(claimed).toBe(0)
    }
  })
  it('is refuted by a layout and the cards that show it', () => {
    const deal = dealt('N:AQ2.AKQ.AKQ5.AKQ K76.JT9.JT9.JT95 J43.5432.432.432 T985.876.876.876')
    const record = ended(deal, 'H6 HA HJ H2')
    const { verdict, all } = answer(record, 2, { declarerTricks: 13 })
    expect(all).toBe(false)
    if (verdict.kind !== 'wrong') throw new Error(verdict.kind)
    expect(verdict.tricks).toBeLessThan(12)
    for (const seat of [0, 2] as const) expect(verdict.deal[seat]).toEqual(deal[seat])
    expect(legalCards(verdict.deal, { contract: record.contract!, cards: record.cards })).toContain(
      verdict.play[0],
    )
  })
  it('is a guess where each layout can be made and no line makes all', () => {
    const record = ended(...GUESS)
    const kinds = [11, 12, 13].map((tricks) => answer(record, 2, { declarerTricks: tricks }))
    expect(kinds.map(({ verdict, all }) => [verdict.kind, all])).toEqual([
      ['right', true],
      ['right', true],
      ['guess', true],
    ])
  })
  it('is right where the winners stand in two hands', () => {
    const record = ended(...CROSSING)
    expect(answer(record, 2, { declarerTricks: 13 }).verdict).toEqual({ kind: 'right', by: 'line' })
  })
  it('with a line is judged by that line', () => {
    const record = ended(...CROSSING)
    const line = cards('D5 SA SK H5')
    expect(answer(record, 2, { declarerTricks: 13, line }).verdict.kind).toBe('right')
    // The jack is run into the queen.
    const { verdict } = answer(record, 2, { declarerTricks: 13, line: cards('SJ D5 SA SK') })
    if (verdict.kind !== 'wrong') throw new Error(verdict.kind)
    expect(verdict.tricks).toBeLessThan(4)
    expect(verdict.play.slice(0, 1)).toEqual(cards('SJ'))
  })
  it('cannot be of tricks that are not there, nor by dummy', () => {
    const record = ended(GUESS[0], 'H5 HA H9 H2')
    for (const tricks of [0, 14])
      expect(judged(record, 2, { declarerTricks: tricks })).toMatchObject({
        ok: false,
        error: { code: 'cardplay/claim' },
      })
    expect(judged(record, 0, { declarerTricks: 5 })).toMatchObject({ ok: false })
  })
  it('that is right is never more than double dummy gives, and what refutes one is a layout of the seat', () => {
    const kinds = new Map<string, number>()
    for (let board = 1; board <= 40; board++) {
      const deal = dealFromSeed([5, 5, 5, 5], board)
      const below = benchRandom(board)
      const contract: Contract = {
        ...{ bid: bidOf(1, (board % 5) as Strain), doubled: 0, declarer: (board % 4) as Seat },
      }
      let play: Play = { contract, cards: [] }
      while (play.cards.length < 40) {
        const legal = legalCards(deal, play)
        play = { ...play, cards: [...play.cards, legal[below(legal.length)]!] }
      }
      const record: BoardRecord = {
        ...{ board: { number: 1, dealer: 0, vulnerability: 'None', deal } },
        ...{ calls: [], contract, cards: play.cards },
      }
      const at = good(positionAfter(deal, play))
      const best = answerOf(solveTricks(kernel, at))
      const leader = turn(play)!
      const declaring = sideOf(leader) === sideOf(contract.declarer)
      const open = tricksWon(play).declarer + (declaring ? best : 3 - best)
      let last = 'right'
      for (let more = 0; more <= 3; more++) {
        const declarerTricks = tricksWon(play).declarer + more
        const { verdict } = answer(record, contract.declarer, { declarerTricks })
        kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1)
        if (verdict.kind === 'right') {
          expect(declarerTricks).toBeLessThanOrEqual(open)
          expect(last).toBe('right')
        }
        if (verdict.kind === 'wrong') expect(verdict.tricks).toBeLessThan(more)
        last = verdict.kind
      }
    }
    expect(kinds.get('right')).toBeGreaterThan(30)
    expect(kinds.get('wrong')).toBeGreaterThan(10)
  })
})

describe('sure tricks', () => {
  it('are never more than double dummy gives the hand on lead, however the others lie', () => {
    const random = benchRandom(77)
    for (let n = 0; n < 300; n++) {
      const deal = dealFromSeed([7, 7, 7, 7], n + 1)
      const size = 3 + random(3)
      const hands = deal.map((held) => hand.ofCards(hand.cards(held).slice(0, size)))
      const strain = random(5) as Strain
      const closed = bySuit((s) => (hands[1]![s] | hands[3]![s]) as hand.Hand[0])
      const position = { strain, trick: { leader: 0, cards: [] }, hands: hands as never } as const
      expect(sureTricks(hands[0]!, closed, strain)).toBeLessThanOrEqual(
        answerOf(solveTricks(kernel, position)),
      )
    }
  })
})
