import { describe, expect, it } from 'vitest'
import { good } from '#testing/good.ts'
import { parseContract } from './contract.ts'
import { type Deal, parse } from './deal.ts'
import { dealCounts, honoursIn, type RubberDeal, rubberSheet } from './rubber.ts'
import { parseSeat } from './seat.ts'
import { NOTRUMP } from './suit.ts'

/** `N 2S 9`: declarer, contract, tricks; `pass`. */
const deals = (...written: string[]): readonly RubberDeal[] =>
  written.map((one) => {
    const [seat = '', bid = '', tricks = '0'] = one.split(' ')
    const contract = parseContract(bid)
    const declarer = parseSeat(seat)
    return contract === undefined || declarer === undefined
      ? { contract: undefined, tricks: 0 }
      : { contract: { ...contract, declarer }, tricks: Number(tricks) }
  })

const RUBBER = deals(
  ...['N 2S 9', 'E 3NT 10', 'S 4HX 10', 'W 5D 9', 'pass', 'N 1NT 7', 'E 6H 11', 'S 3C 9'],
)

describe('a rubber', () => {
  it('carries parts of a game, makes sides vulnerable, and ends with the second game', () => {
    const at = (n: number) => rubberSheet('rubber', RUBBER.slice(0, n))
    expect(at(0)).toMatchObject({ dealer: 0, vulnerability: 'None', totals: [0, 0], over: false })
    // Two spades with one over: 60 below and 30 above.
    expect(at(1)).toMatchObject({ parts: [60, 0], games: [0, 0], totals: [90, 0], dealer: 1 })
    // Three notrump with one over is game, and the part does not carry over it.
    expect(at(2)).toMatchObject({ parts: [0, 0], games: [0, 1], vulnerability: 'EW' })
    expect(at(2).totals).toEqual([90, 130])
    // Four hearts doubled: 240 below, 50 above.
    expect(at(3)).toMatchObject({ games: [1, 1], vulnerability: 'All', totals: [380, 130] })
    // Five diamonds, vulnerable, two down.
    expect(at(4)).toMatchObject({ totals: [580, 130], dealer: 0 })
    // Passed out: the next one deals.
    expect(at(5)).toMatchObject({ totals: [580, 130], dealer: 1 })
    expect(at(6)).toMatchObject({ parts: [40, 0], over: false })
    // Three clubs and the 40 are game, and the rubber by two games to one.
    const whole = at(8)
    expect(whole).toMatchObject({ over: true, games: [2, 1], totals: [1280, 130] })
    expect(RUBBER.map((_, deal) => dealCounts(whole, deal, 0))).toEqual([
      ...[90, -130, 290, 200, 0, 40, 100],
      60 + 500,
    ])
    expect(dealCounts(whole, 1, 1)).toBe(130)
  })
  it('pays 700 for two games to none, and slams and overtricks as at duplicate', () => {
    const { totals, entries } = rubberSheet('rubber', deals('N 3NT 9', 'S 6SXX 13'))
    // Below 100 and 720; 1 overtrick redoubled vulnerable 400; slam 750; insult 100; rubber 700.
    expect(totals).toEqual([100 + 720 + 400 + 750 + 100 + 700, 0])
    expect(entries.map(({ reason, points }) => [reason, points])).toEqual([
      ['tricks', 100],
      ['tricks', 720],
      ['overtricks', 400],
      ['slam', 750],
      ['insult', 100],
      ['bonus', 700],
    ])
  })
  it('pays for a game or the part of one where it is not played out', () => {
    expect(rubberSheet('rubber', deals('N 4S 10', 'E 1NT 7'), true).totals).toEqual([
      120 + 300,
      40 + 100,
    ])
    expect(
      rubberSheet('rubber', deals('N 4S 10', 'E 4S 10', 'N 1S 7', 'W 1S 7'), true).totals,
    ).toEqual([150, 150])
    expect(rubberSheet('rubber', RUBBER, true).totals, 'played out').toEqual([1280, 130])
  })
})

describe('Chicago', () => {
  it('has four deals, vulnerable by their number, and its own bonuses', () => {
    const four = deals('N 2H 8', 'pass', 'E 4H 10', 'S 2S 8', 'S 1S 7')
    const at = (n: number) => rubberSheet('chicago', four.slice(0, n))
    expect(at(1)).toMatchObject({ dealer: 1, vulnerability: 'EW', parts: [60, 0] })
    // Passed out: the same dealer deals again.
    expect(at(2)).toMatchObject({ dealer: 1, vulnerability: 'EW', over: false })
    // East makes game, vulnerable: 120 and 500. The part of 60 is gone.
    expect(at(3)).toMatchObject({ dealer: 2, vulnerability: 'NS', parts: [0, 0] })
    expect(at(3).totals).toEqual([60, 620])
    expect(at(4)).toMatchObject({ dealer: 3, vulnerability: 'All', parts: [60, 0] })
    // 60 and 30 are no game: 100 for the part in the fourth deal.
    const over = at(5)
    expect(over).toMatchObject({ over: true, parts: [90, 0], totals: [60 + 60 + 30 + 100, 620] })
  })
  it('counts a part carried over towards a game', () => {
    const { totals, games } = rubberSheet('chicago', deals('N 2S 8', 'S 2C 8'))
    // 60 and 40 make game, not vulnerable in the second deal: 300.
    expect([totals, games]).toEqual([
      [400, 0],
      [1, 0],
    ])
    expect(rubberSheet('chicago', deals('N 2S 8', 'N 1NT 5'), true).totals, 'ended early').toEqual([
      60, 100,
    ])
  })
})

describe('honours', () => {
  const deal = (text: string): Deal => good(parse(text)) as Deal
  const DEAL = deal('N:AKQJ2.432.432.32 T543.AKQJT.AKQ.4 9876.98.JT98.AKQ .765.765.JT98765')
  it('score in one hand, of the strain alone, whoever declares', () => {
    expect(honoursIn(DEAL, 3)).toEqual({ side: 0, points: 100 })
    expect(honoursIn(DEAL, 2)).toEqual({ side: 1, points: 150 })
    expect(honoursIn(DEAL, 1)).toBeUndefined()
    expect(honoursIn(DEAL, NOTRUMP)).toBeUndefined()
    const aces = deal('N:AKQ.A32.A432.A32 JT9.KQJ.KQJ.KQJT 876.T98.T98.9876 5432.7654.765.54')
    expect(honoursIn(aces, NOTRUMP)).toEqual({ side: 0, points: 150 })
  })
  it('are written above the line of whoever held them', () => {
    const [one] = deals('N 2S 8')
    const { totals } = rubberSheet('rubber', [{ ...one!, honours: { side: 1, points: 150 } }])
    expect(totals).toEqual([60, 150])
  })
})
