import { describe, expect, it } from 'vitest'
import { bidOf } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { controllerOf, legalCards, type Play, turn } from '#core/play.ts'
import type { Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import { finish } from '#core/steps.ts'
import type { Strain } from '#core/suit.ts'
import { loadWasmKernel } from '#doubledummy/kernel.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { benchRandom } from '#testing/bench.ts'
import { good } from '#testing/good.ts'
import { type BoardBudget, type Judging, SWIFT } from './budgets.ts'
import { type CardChoice, chooseCard } from './choice.ts'
import { type ReviewedCard, reviewCard } from './review.ts'
import type { CardQuestion, Choosing } from './weigh-cards.ts'

const kernel = await loadWasmKernel()
const BUDGET: BoardBudget = {
  ...{ draws: [20, 20, 20, 20], every: 0, tries: 5000, positions: 1e6, ahead: 0 },
}

/** Much less than at the table, so that the test is quick. */
const JUDGING: Judging = {
  solved: { ...BUDGET, draws: [60, 60, 60, 60] },
  played: { ...SWIFT, draws: [16, 16, 16, 16] },
}

function view(board: number): SeatView {
  const deal = dealFromSeed([8, 8, 8, 8], board)
  const below = benchRandom(board)
  const contract: Contract = {
    ...{ bid: bidOf(2, (board % 5) as Strain), doubled: 0, declarer: (board % 4) as Seat },
  }
  let play: Play = { contract, cards: [] }
  while (play.cards.length < 22 + (board % 3)) {
    const legal = legalCards(deal, play)
    play = { ...play, cards: [...play.cards, legal[below(legal.length)]!] }
  }
  const record = {
    board: { number: 1, dealer: 0, vulnerability: 'None', deal },
    ...{ calls: [], contract, cards: play.cards },
  } as const
  return seatView(record, controllerOf(play, turn(play)!))!
}
function answered<T>(
  steps: Choosing<{ ok: true; value: T } | { ok: false; error: { message: string } }>,
): T {
  return good(finish(steps))
}
const question = (board: number, seed: number): CardQuestion => ({
  ...{ view: view(board), scoring: 'matchpoints', speed: BUDGET, seed: [seed, 0, 0, 1] },
  agreements: { carding: [EVERYDAY, EVERYDAY], calls: [NO_CALLS, NO_CALLS], meanings: [] },
})
const choice = (board: number, seed: number): CardChoice =>
  answered(chooseCard(kernel, question(board, seed)))
const looked = (board: number, card: Card): ReviewedCard =>
  answered(reviewCard(kernel, { ...question(board, 7), looks: 30 }, card, 0, JUDGING))

const BOARDS = Array.from({ length: 16 }, (_, i) => i + 1)

describe('a card looked back on', () => {
  it('is hardly ever a mistake when a robot chose it by other layouts', () => {
    const verdicts = BOARDS.map((board) => looked(board, choice(board, 1).card).verdict)
    expect(verdicts.filter((verdict) => verdict === 'mistake').length).toBeLessThanOrEqual(1)
    expect(verdicts).toContain('fine')
  })
  it('is one where it is far behind over many layouts', () => {
    let found = 0
    for (const board of BOARDS) {
      const worst = choice(board, 1).candidates.at(-1)
      if (worst === undefined || worst.behind.least < 0.5) continue
      const { verdict, better, knowable, playedOn } = looked(board, worst.card)
      // Open cards may guess better than anybody who plays on: then it is no mistake.
      expect(verdict === 'mistake').toBe((playedOn?.least ?? 0) > 0)
      if (verdict !== 'mistake') continue
      expect(better).toBeDefined()
      expect(knowable?.score.least).toBeGreaterThan(0)
      found += 1
      if (found === 2) break
    }
    expect(found).toBe(2)
  })
})
