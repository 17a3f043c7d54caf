import { describe, expect, it } from 'vitest'
import { contractOf } from '#core/auction.ts'
import { bidOf, type Call, PASS } from '#core/call.ts'
import { type Card, cardCode } from '#core/card.ts'
import { type Deal, isWhole, parse } from '#core/deal.ts'
import { legalCards, type Play } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SEATS } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { benchRandom } from '#testing/bench.ts'
import { carded } from '#testing/carded.ts'
import { good } from '#testing/good.ts'
import { chooserView, robotCard } from '#testing/robot-card.ts'
import { type CardChoice, chooseCard } from './choice.ts'
import type { Plan } from './plan.ts'
import { seatLayouts } from './seat-layouts.ts'

const kernel = await loadWasmKernel()
const SEED: Seed = [17, 4, 1, 9]
const AGREED = carded(EVERYDAY)

const contractCalls = (): readonly Call[] => [bidOf(1, 4), PASS, bidOf(3, 4), PASS, PASS, PASS]
const recordOf = (deal: Deal, cards: readonly Card[]): BoardRecord => {
  const calls = contractCalls()
  return {
    board: { number: 1, dealer: 0, vulnerability: 'None', deal },
    calls: calls.map((call) => ({ call })),
    contract: contractOf({ dealer: 0, calls }),
    cards,
  }
}
const asked = (view: SeatView, plan?: Plan): CardChoice =>
  robotCard(
    kernel,
    { view, agreements: AGREED, scoring: 'imps', speed: 'instant', seed: SEED },
    plan,
  )
/** A play of this many cards, each a random lawful one. */
function played(deal: Deal, count: number, seed: number): readonly Card[] {
  const below = benchRandom(seed)
  let play: Play = { contract: recordOf(deal, []).contract!, cards: [] }
  while (play.cards.length < count) {
    const legal = legalCards(deal, play)
    play = { ...play, cards: [...play.cards, legal[below(legal.length)]!] }
  }
  return play.cards
}

describe('a card', () => {
  it('is led from the suit that people lead where nothing could be solved', () => {
    const deal = parse('N:AQ7.AK3.AQ72.832 T964.82.9.KQJ965 K852.Q95.K84.A74 J3.JT764.JT653.T')
    if (!deal.ok || !isWhole(deal.value)) throw new Error('a whole deal')
    const view = chooserView(recordOf(deal.value, []))
    const none = { draws: [6, 6, 6, 6], every: 0, tries: 1000, positions: 0 } as const
    const { card, why } = robotCard(kernel, {
      ...{ view, agreements: AGREED, scoring: 'imps', seed: SEED },
      speed: { ...none, ahead: 0 },
    })
    expect(cardCode(card)).toBe('CK')
    expect(why).toMatchObject({ kind: 'unsolved', by: { kind: 'single' } })
  })
  it('is the same whatever the hidden hands hold, as long as they could hold it', () => {
    let swapped = 0
    for (let board = 1; board <= 9; board++) {
      const deal = dealFromSeed([3, 1, 4, 1], board)
      const record = recordOf(deal, played(deal, 18 + 2 * board, board))
      const view = chooserView(record)
      const position = good(positionFromScratch(view, view.cards.length))
      const budget = { draws: 3, every: 0, tries: 1000 }
      const steps = seatLayouts(position, [], budget, rngOf([board, 0, 0, 0]))
      let step = steps.next()
      while (step.done !== true) step = steps.next()
      const choice = asked(view)
      for (const { deal: other } of step.value.layouts) {
        if (SEATS.every((seat) => other[seat].join() === deal[seat].join())) continue
        swapped += 1
        const there = chooserView({ ...record, board: { ...record.board, deal: other } })
        expect(asked(there)).toEqual(choice)
      }
    }
    expect(swapped).toBeGreaterThan(15)
  })
  it('is lawful to the end, and a whole board is played', () => {
    const deal = dealFromSeed([2, 7, 1, 8], 3)
    let record = recordOf(deal, played(deal, 20, 5))
    const kinds = new Set<string>()
    let plan: Plan | undefined
    while (record.cards.length < 52) {
      const view = chooserView(record)
      // Defenders are handed the plan too, and pay it no heed.
      const { card, why, candidates, ...answer } = asked(view, plan)
      plan = answer.plan ?? plan
      expect(legalCards(deal, { contract: record.contract!, cards: record.cards })).toContain(card)
      const [best] = candidates
      if (best !== undefined) {
        expect(best.behind.mean).toBe(0)
        for (const { behind, made } of candidates) {
          expect(behind.mean).toBeGreaterThanOrEqual(0)
          expect(made).toBeGreaterThanOrEqual(0)
          expect(made).toBeLessThanOrEqual(1 + 1e-9)
        }
      }
      kinds.add(why.kind)
      record = { ...record, cards: [...record.cards, card] }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['only', 'level', 'planned']))
  })
  it('is refused to a player whose turn it is not', () => {
    const deal = dealFromSeed(SEED, 1)
    const record = recordOf(deal, [])
    const view = seatView(record, 0)!
    const steps = chooseCard(kernel, {
      ...{ view, agreements: AGREED, scoring: 'imps', speed: 'instant', seed: SEED },
    })
    expect(steps.next().value).toMatchObject({ ok: false, error: { code: 'cardplay/turn' } })
  })
})
