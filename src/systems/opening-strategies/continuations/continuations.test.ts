import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emptyAuction, isEnded, isLegal, withCall } from '#core/auction.ts'
import { bidOf, callCode, parseCall } from '#core/call.ts'
import { type Deal, isWhole, parse as parseDeal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { parseSeat, type Seat } from '#core/seat.ts'
import { seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { CLUBS, HEARTS } from '#core/suit.ts'
import type { HandNumbers } from '#rules/elimination.ts'
import { describeShared } from '#testing/shared.ts'
import { numbersOf } from '../bidder.ts'
import { STRATEGIES } from '../index.ts'
import { type BidOut, bidOut, type Chains, stateAfter, turnAtTable } from './bidder.ts'
import { STANDARD_CONTINUATIONS } from './standard-american.ts'
import type { TurnFact } from './table.ts'
import { turnFactWords, turnStrikeWords } from './words.ts'

const chain = { opening: STRATEGIES.standard, continuations: STANDARD_CONTINUATIONS }
const BOTH: Chains = [chain, chain]

/** Every law of an auction bid out: lawful calls to the end, and a full account at every turn. */
const check = ({ auction, turns }: BidOut, deal: Deal, words = true): void => {
  expect(isEnded(auction)).toBe(true)
  expect(turns.map(({ pick }) => pick.call)).toEqual(auction.calls)
  let so = emptyAuction(auction.dealer)
  for (const turn of turns) {
    const call = turn.pick.call
    expect(turn.pick.noSurvivor).toBe(turn.surviving.length === 0)
    if (!turn.pick.noSurvivor) expect(turn.surviving).toContain(call)
    const before = so
    expect(turn.surviving.every((survivor) => isLegal(before, survivor))).toBe(true)
    const numbers: HandNumbers = numbersOf(deal[turn.seat])
    expect(turn.struck.every(({ by }) => by.length > 0)).toBe(true)
    // Limits that no hand can miss are not said, and one card is one card.
    if (turn.table !== 'opening')
      for (const fact of turn.facts as readonly TurnFact[])
        expect(turnFactWords(fact)).not.toMatch(/ to 37 |\b0 to |\b1 \w+s\b/)
    for (const { by } of turn.struck)
      if (words && turn.table !== 'opening')
        for (const strike of by)
          expect(turnStrikeWords(strike, turn.facts as readonly TurnFact[], numbers)).toMatch(/\.$/)
    const next = withCall(so, call)
    if (!next.ok) throw new Error(next.error.message)
    so = next.value
  }
}

describeShared('the thousand boards', (path) => {
  const boards = readFileSync(path('data/boards/random1000.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { deal: string; dealer: string })
  it.each([
    ['all four hands', BOTH],
    ['North and South alone', [chain, undefined] as Chains],
  ])(
    'are bid to a lawful end, survivors shown at every turn: %s',
    (_, chains) => {
      expect(boards.length).toBe(1000)
      const contracts = new Set<number>()
      for (const { deal: text, dealer } of boards) {
        const deal = parseDeal(text)
        if (!deal.ok || !isWhole(deal.value)) throw new Error(text)
        const out = bidOut(chains, parseSeat(dealer)!, deal.value)
        check(out, deal.value, false)
        expect(
          out.turns.filter(({ table, pick }) => table !== 'opening' && pick.noSurvivor),
        ).toEqual([])
        contracts.add(Math.max(...out.auction.calls.filter((call) => call <= 35)))
      }
      expect(contracts.size).toBeGreaterThan(15)
    },
    60_000,
  )
})

describe('a chain of tables', () => {
  it('bids fifty deals of our own to a lawful end under every strategy', () => {
    for (const [i, opening] of Object.values(STRATEGIES).entries())
      for (let board = 1; board <= 50; board++) {
        const deal = dealFromSeed([2006, 6, 30, i], board)
        check(
          bidOut(
            [{ opening, continuations: STANDARD_CONTINUATIONS }, chain],
            ((board - 1) % 4) as Seat,
            deal,
          ),
          deal,
        )
      }
  })

  const parsed = (text: string): hand.Hand => {
    const read = hand.parse(text)
    if (!read.ok) throw new Error(read.error.message)
    return read.value
  }
  /** What the seat that calls next picks, South the dealer and all earlier calls given. */
  const next = (calls: string, text: string) => {
    const list = calls === '' ? [] : calls.split(' ').map((code) => ({ call: parseCall(code)! }))
    const seat = ((2 + list.length) % 4) as Seat
    return turnAtTable(BOTH, {
      seat,
      hand: parsed(text),
      dealer: 2,
      vulnerability: 'None',
      calls: list,
      contract: undefined,
      dummy: undefined,
      cards: [],
      claim: undefined,
    })
  }
  it.each([
    ['1S P', 'K87.J653.A964.52', '2S', 'respond/major'],
    ['1S P', 'K8.J653.A964.J52', '1N', 'respond/major'],
    ['1S P', 'K874.AQ53.A964.5', '4S', 'respond/major'],
    ['1S P', '87.J653.J964.532', 'P', 'respond/major'],
    ['1H P', 'K874.53.A964.J52', '1S', 'respond/major'],
    ['1C P', 'K874.Q3.A964.J52', '1D', 'respond/minor'],
    ['1N P', 'K8.Q53.A9642.J52', '3N', 'respond/notrump'],
    ['1N P', 'J86432.53.Q64.52', '2S', 'respond/notrump'],
    ['2C P', 'J8643.53.Q64.752', '2D', 'respond/strong'],
    ['2H P', 'A84.Q53.AQ64.752', '3H', 'respond/weak'],
    ['1S P 2S P', 'AK8642.A3.KQ4.A2', '4S', 'rebid/raised'],
    ['1S P 2S P', 'AK8642.53.K64.Q2', 'P', 'rebid/raised'],
    ['1H P 1S P', 'K86.AQ874.K4.J62', '1N', 'rebid/new-suit'],
    ['1H P 1S P', 'K863.AQ874.K4.62', '2S', 'rebid/new-suit'],
    ['1H P 1S P 2S P', 'AK742.K3.Q64.762', '3S', 'later/responder'],
    ['1H P 1S P 2S P', 'AK742.K3.Q64.A62', '4S', 'later/responder'],
    ['1D', 'AQJ84.53.A964.52', '1S', 'overcall/low'],
    ['1D', 'AQ84.KJ53.4.A852', 'X', 'overcall/low'],
    ['1D', 'J84.J853.94.A852', 'P', 'overcall/low'],
    ['1D X P', 'J84.J8532.94.852', '1H', 'advance/double'],
    ['1D 1S P', 'J84.AJ53.94.8652', '2S', 'advance/suit'],
    ['1N P 3N P', 'AJ84.KJ3.A94.K52', 'P', 'rest/game'],
  ])('after %s %s is %s', (calls, text, expected, table) => {
    const turn = next(calls, text)
    expect([callCode(turn.pick.call), turn.table]).toEqual([expected, table])
    expect(turn.pick.noSurvivor).toBe(false)
  })
  it('tells why a call fell', () => {
    const turn = next('1S P', 'K8.J653.A964.J52')
    const words = (code: string) =>
      turn.struck
        .find(({ call }) => call === parseCall(code))
        ?.by.map((strike) =>
          turnStrikeWords(strike, turn.facts as readonly TurnFact[], {
            total: 9,
            lengths: [3, 4, 4, 2],
          }),
        )
    expect(words('2S')).toEqual(['The hand has 2 spades; two spades needs at least 3.'])
    expect(words('7N')).toEqual(['Seven notrump has no meaning at this turn.'])
    expect(words('P')).toEqual(['The hand has 9 points: enough for one notrump.'])
  })
  it('tells a fact without limits that no hand can miss, and one card as one', () => {
    const heart = bidOf(1, HEARTS)
    expect(
      [
        { kind: 'say', call: heart, suit: HEARTS, min: 12, max: 37, length: 5 },
        { kind: 'say', call: heart, suit: HEARTS, min: 0, max: 7, length: 1 },
        { kind: 'say', call: heart, suit: HEARTS, min: 37, max: 37, length: 0 },
        { kind: 'each', call: heart, suit: CLUBS, length: 1 },
      ].map((fact) => turnFactWords(fact as TurnFact)),
    ).toEqual([
      'one heart: at least 12 points, at least 5 hearts',
      'one heart: at most 7 points, at least 1 heart',
      'one heart: 37 points',
      'one heart: at least 1 club',
    ])
  })
  it('reads the calls of a person as well, on the table or off it', () => {
    const state = stateAfter(
      { dealer: 2, calls: ['1H', 'P', '2H', 'P', '6C'].map((code) => parseCall(code)!) },
      BOTH,
    )
    expect(state.shown[0]).toEqual({ min: 6, max: 9, lengths: [0, 0, 3, 0] })
    expect(state.shown[2]).toMatchObject({ min: 12, max: 21, lengths: [0, 0, 5, 0] })
    expect(next('1H P 2H P 6C P', 'J84.J53.94.A8652').pick.call).toBe(0)
  })
  it('never looks at another hand: the view has none', () => {
    const deal = dealFromSeed([1, 2, 3, 4], 7)
    const { auction, turns } = bidOut(BOTH, 1, deal)
    for (const [i, turn] of turns.entries()) {
      const calls = auction.calls.slice(0, i).map((call) => ({ call }))
      const view = seatView(
        {
          board: { number: 7, dealer: 1, vulnerability: 'None', deal },
          calls,
          contract: undefined,
          cards: [],
        },
        turn.seat,
      )!
      expect(turnAtTable(BOTH, view)).toEqual(turn)
    }
  })
})

describe('the tables', () => {
  it('have ids of their own, and ranges that are not turned round', () => {
    const ids = STANDARD_CONTINUATIONS.tables.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { facts } of STANDARD_CONTINUATIONS.tables)
      for (const { min, max } of facts) expect(min).toBeLessThanOrEqual(max)
  })
  it('never let a call with a shape of its own outrank another, which would leave none', () => {
    for (const { id, facts } of STANDARD_CONTINUATIONS.tables)
      for (const { each, theirs, major, rank, say } of facts)
        if (each !== undefined || theirs !== undefined || major !== undefined)
          expect([id, say, rank]).toEqual([id, say, 0])
  })
})
