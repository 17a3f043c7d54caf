import fc from 'fast-check'
import { expect, test } from 'vitest'
import { length } from '#core/holding.ts'
import { lho } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { SUITS } from '#core/suit.ts'
import type { JobInput } from '#engine/protocol.ts'
import { FOURTH_BEST } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { anyWholePlay, type DealPlay } from '#testing/arbitraries.ts'
import { good } from '#testing/good.ts'
import { runInline } from '#testing/inline.ts'
import { setClock } from '#testing/set-clock.ts'
import { leadClaim, planClaim } from './lies-claim.ts'

setClock(0)
const SIDE = { carding: FOURTH_BEST, calls: NO_CALLS }
const EVIDENCE = ['fresh', 'counted', 'known'] as const
const questionOf = (view: SeatView, evidence: (typeof EVIDENCE)[number]) => ({
  view,
  sides: [SIDE, SIDE] as const,
  systems: [{ id: 'none' }, { id: 'none' }] as const,
  lawOnly: evidence !== 'known',
})
const seen = ({ deal, play }: DealPlay, seat: 0 | 1 | 2 | 3, tricks: number): SeatView => {
  const board = { number: undefined, dealer: 0, vulnerability: 'None', deal } as const
  const cards = play.cards.slice(0, 4 * tricks)
  const view = seatView({ board, calls: [], contract: play.contract, cards }, seat)
  if (view === undefined) throw new Error('the hand is known')
  return view
}
const figureOf = (input: JobInput<'proof'>) => good(runInline('proof', input))

test('a target is worth what the lies add up to in which the plan reaches it', () => {
  let chances = 0
  let tricks = 0
  let lies = 0
  fc.assert(
    fc.property(
      anyWholePlay,
      fc.integer({ min: 6, max: 10 }),
      fc.constantFrom(...EVIDENCE),
      fc.boolean(),
      (board, played, evidence, most) => {
        const view = seen(board, board.play.contract.declarer, played)
        for (const suit of SUITS) {
          const question = questionOf(view, evidence)
          const goal = most ? ({ goal: 'max' } as const) : {}
          const output = runInline('suit-at-table', {
            ask: 'plans',
            ...question,
            ...goal,
            suit,
            evidence,
          })
          if (!output.ok || output.value.middling) continue
          const { report, since } = output.value
          expect(since).toBe(view.cards.length)
          const target = report.targets.find((one) => one.goal === report.goal)
          if (target === undefined) throw new Error('the target is there')
          const of = planClaim(output.value, evidence)
          const proof = figureOf({ ...question, of })
          if (report.goal === 'max') {
            tricks += 1
            expect(proof.steps.at(-1)?.text).toBe(`Together ${target.value.toFixed(2)} tricks.`)
          } else {
            chances += 1
            expect(proof.figure?.chance).toBeCloseTo(target.value, 9)
          }
          // Each lie opens a proof that ends in its own chance.
          for (const step of proof.steps.slice(0, 2)) {
            const [one] = step.opens ?? []
            if (one?.of.kind !== 'lie') continue
            lies += 1
            const own = figureOf({ ...question, of: one.of })
            expect(Math.abs((own.figure?.chance ?? 2) - (step.figure?.chance ?? 0))).toBeLessThan(
              2e-3,
            )
            expect(own.steps.some(({ figure }) => figure !== undefined)).toBe(true)
          }
        }
      },
    ),
    { numRuns: 16, seed: 12 },
  )
  expect(Math.min(chances, tricks, lies)).toBeGreaterThan(3)
}, 120_000)

test('a lead is worth what the lies add up to in which it wins the tricks', () => {
  let asked = 0
  fc.assert(
    fc.property(
      anyWholePlay,
      fc.integer({ min: 6, max: 10 }),
      fc.constantFrom(...EVIDENCE),
      (board, played, evidence) => {
        const view = seen(board, lho(board.play.contract.declarer), played)
        for (const suit of SUITS) {
          const question = questionOf(view, evidence)
          const output = runInline('suit-at-table', { ask: 'leads', ...question, suit, evidence })
          if (!output.ok || output.value.middling || length(output.value.hidden) > 8) continue
          const { targets, tricks } = output.value
          const best = targets.find((one) => one.tricks === tricks)?.leads[0]
          if (best === undefined) continue
          asked += 1
          const of = leadClaim(output.value, best.card, evidence)
          expect(figureOf({ ...question, of }).figure?.chance).toBeCloseTo(best.chance, 9)
        }
      },
    ),
    { numRuns: 10, seed: 12 },
  )
  expect(asked).toBeGreaterThan(3)
}, 120_000)
