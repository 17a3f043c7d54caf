import { describe, expect, it } from 'vitest'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { callFor } from '#bidding/auction/choose.ts'
import { bidOf, type Call, PASS } from '#core/call.ts'
import { isWhole } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { formatSeed } from '#core/rng.ts'
import { isBalanced } from '#core/shape.ts'
import { CLUBS, HEARTS, NOTRUMP, SPADES } from '#core/suit.ts'
import { played } from '#systems/registry.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import type { DealScriptInput, DealScriptProgress } from './deal-script.ts'

const SEED = formatSeed([1, 2, 3, 4])
const NOTRUMP_HAND = `shape(south, any 4333 + any 4432 + any 5332)
  and hcp(south) >= 15 and hcp(south) <= 17`
const run = (input: Partial<DealScriptInput>) =>
  runInline('deal-script', { script: '', seed: SEED, boards: 4, ...input })
const dealt = (input: Partial<DealScriptInput>) => {
  const output = run(input)
  if (!output.ok) throw new Error(JSON.stringify(output.error))
  return output.value
}
const refused = (input: Partial<DealScriptInput>) => {
  const output = run(input)
  return output.ok ? undefined : output.error
}
const SAYC = [{ id: 'sayc' }, { id: 'sayc' }] as const
/** 1NT, then a transfer to spades. */
const TRANSFER: readonly Call[] = [bidOf(1, NOTRUMP), PASS, bidOf(2, HEARTS)]

describe('the job deal-script', () => {
  it('deals boards that meet the script, and counts them', () => {
    const { records, share } = dealt({ script: NOTRUMP_HAND })
    expect(records.map(({ board }) => board.number)).toEqual([1, 2, 3, 4])
    expect(records.map(({ board }) => board.dealer)).toEqual([0, 1, 2, 3])
    expect(records.map(({ board }) => board.vulnerability)).toEqual(['None', 'NS', 'EW', 'All'])
    for (const { board } of records) {
      expect(isWhole(board.deal)).toBe(true)
      const south = board.deal[2]!
      expect(hand.hcp(south)).toBeGreaterThanOrEqual(15)
      expect(isBalanced(hand.lengths(south))).toBe(true)
    }
    expect(share).toMatchObject({ count: '2610137721058114653884217600' })
    expect(share.share).toBeCloseTo(0.0487, 4)
  })
  it('takes number, dealer and vulnerability from the script', () => {
    const { records } = dealt({ script: `${NOTRUMP_HAND} produce 2 dealer west vulnerable EW` })
    expect(records.map(({ board }) => [board.number, board.dealer, board.vulnerability])).toEqual([
      [1, 3, 'EW'],
      [2, 3, 'EW'],
    ])
  })
  it('turns the table so that the student sits South', () => {
    const script = 'hcp(west) >= 20 dealer west vulnerable EW'
    for (const { board } of dealt({ script, student: 3 }).records) {
      expect(hand.hcp(board.deal[2]!)).toBeGreaterThanOrEqual(20)
      expect([board.dealer, board.vulnerability]).toEqual([2, 'NS'])
    }
    const plain = dealt({ script: 'hcp(west) >= 20', student: 3 }).records
    expect(plain.map(({ board }) => board.dealer)).toEqual([0, 1, 2, 3])
  })
  it('deals hands that bid as asked, and tells how many there are', () => {
    const { records, share } = dealt({
      ...{ script: 'dealer south', boards: 3, begins: TRANSFER, systems: SAYC },
    })
    const sayc = good(played(SAYC[0]))
    for (const { board } of records) {
      const { system } = sayc
      for (let n = 0; n < TRANSFER.length; n++) {
        const calls = TRANSFER.slice(0, n)
        const state = good(stateAfter([system, system], board.dealer, board.vulnerability, calls))
        const of = board.deal[state.seat]!
        expect(callFor(state, of)).toBe(TRANSFER[n])
      }
      expect(hand.lengths(board.deal[0]!)[SPADES]).toBeGreaterThanOrEqual(5)
    }
    expect(share.count).toBeUndefined()
    expect(share.tried?.of).toBe(20_000)
    expect(share.share).toBeGreaterThan(0.003)
    expect(share.share).toBeLessThan(0.012)
  })
  it('tells the figures that the script asks for', () => {
    const script = `${NOTRUMP_HAND}
      action average "points" hcp(south), frequency "clubs" (clubs(south), 0, 13)`
    const [points, clubs] = dealt({ script, boards: 0 }).figures
    expect(points?.words).toBe('points')
    expect(points?.mean).toBeGreaterThan(15.5)
    expect(points?.mean).toBeLessThan(16.3)
    expect(clubs?.times?.map(([value]) => value)).toEqual([2, 3, 4, 5])
    expect(clubs?.times?.reduce((sum, [, n]) => sum + n, 0)).toBe(clubs?.over)
    expect(CLUBS).toBe(0)
  })
  it('gives the same boards for the same seed, whatever was dealt before', () => {
    const first = dealt({ script: NOTRUMP_HAND })
    dealt({ script: 'hcp(north) > 20' })
    expect(dealt({ script: NOTRUMP_HAND })).toEqual(first)
    expect(dealt({ script: NOTRUMP_HAND, boards: 2 }).records).toEqual(first.records.slice(0, 2))
  })
  it('says what is wrong and where', () => {
    expect(refused({ script: 'hcp(north) >' })).toMatchObject({
      ...{ about: 'script', code: 'dealer/expected', line: 1, column: 13 },
    })
    expect(refused({ seed: 'x' })).toMatchObject({ about: 'seed' })
    expect(refused({ boards: 37 })).toMatchObject({ about: 'boards' })
    expect(refused({ script: 'produce 50' })).toMatchObject({ about: 'boards' })
    expect(refused({ begins: [bidOf(1, NOTRUMP), bidOf(1, CLUBS)], systems: SAYC })).toMatchObject({
      about: 'auction',
    })
    expect(refused({ script: 'hascard(north, AS) and hcp(north) > 37' })).toMatchObject({
      code: 'dealer/none',
    })
    expect(refused({ script: 'generate 50 aces(north) == 4', boards: 4 })).toMatchObject({
      ...{ about: 'script', code: 'dealer/too-rare' },
    })
  })
  it('tells how far it is, and never goes back', () => {
    const told: DealScriptProgress[] = []
    const script = 'hascard(north, AS) and hcp(north) > 15'
    runInline('deal-script', { script, seed: SEED, boards: 6 }, (progress) => told.push(progress))
    expect(told.length).toBeGreaterThan(4)
    for (const [i, { counted, dealt: done, of }] of told.entries()) {
      expect(of).toBe(6)
      expect(counted).toBeGreaterThanOrEqual(told[i - 1]?.counted ?? 0)
      expect(done).toBeGreaterThanOrEqual(told[i - 1]?.dealt ?? 0)
    }
  })
})
