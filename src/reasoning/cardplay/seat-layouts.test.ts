import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bidOf, PASS } from '#core/call.ts'
import { parseCard } from '#core/card.ts'
import { format, parse } from '#core/deal.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { seatView } from '#core/seat-view.ts'
import { finish } from '#core/steps.ts'
import { everyLayout } from '#reasoning/law/every-layout.ts'
import { dealFrom } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { type Likelihood, weightIn } from '#reasoning/predicates/likelihood.ts'
import { anyAction, anyEnding } from '#testing/endings.ts'
import { good } from '#testing/good.ts'
import {
  DRAWN,
  type LayoutBudget,
  type SeatLayouts,
  sampleOf,
  seatLayouts,
  WEIGHED,
} from './seat-layouts.ts'

const FEW: LayoutBudget = { draws: 0, every: 2000, tries: 0 }
function found(...[position, actions, budget, rng]: Parameters<typeof seatLayouts>): SeatLayouts {
  return finish(seatLayouts(position, actions, budget, rng))
}
const anyQuestion = anyEnding(2).chain((position) =>
  fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
)
const NOTHING: Likelihood = {
  seat: undefined,
  terms: [{ weight: 1, when: { kind: 'any', of: [] } }],
  otherwise: 0,
}

describe('the layouts of a seat', () => {
  it('written down have the shares of their weights', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), ([position, actions], seed) => {
        const weights = new Map(
          everyLayout(position).map((hands) => {
            const deal = dealFrom(position, hands)
            return [format(deal), actions.reduce((n, one) => n * weightIn(one, deal), 1)]
          }),
        )
        const total = [...weights.values()].reduce((a, b) => a + b, 0)
        const { layouts, basis, drawn } = found(position, actions, FEW, rngOf([seed, 1, 2, 3]))
        expect(drawn).toBeUndefined()
        expect(layouts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
        if (basis !== 'agreed') expect(total).toBe(0)
        else
          for (const { deal, share } of layouts)
            expect(share).toBeCloseTo(weights.get(format(deal))! / total, 9)
      }),
      { numRuns: 60 },
    )
  })
  it('drawn are lawful, and the same for the same numbers', () => {
    fc.assert(
      fc.property(anyQuestion, fc.nat(), ([position, actions], seed) => {
        const budget = { draws: 20, every: 0, tries: 2000 }
        const one = found(position, actions, budget, rngOf([seed, 1, 2, 3]))
        const lawful = new Set(
          everyLayout(position).map((hands) => format(dealFrom(position, hands))),
        )
        for (const { deal } of one.layouts) expect(lawful).toContain(format(deal))
        expect(found(position, actions, budget, rngOf([seed, 1, 2, 3]))).toEqual(one)
        expect(one.layouts.length).toBeGreaterThan(0)
      }),
      { numRuns: 40 },
    )
  })
  it('go by the law where what is agreed leaves nothing', () => {
    fc.assert(
      fc.property(anyEnding(2), (position) => {
        for (const every of [0, 2000]) {
          const budget = { draws: 10, every, tries: 200 }
          const { basis, layouts } = found(position, [NOTHING], budget, rngOf([1, 1, 1, 1]))
          expect(basis).toBe('law')
          expect(layouts.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 20 },
    )
  })
  it('as a part of them are a sample of their number', () => {
    const all = { basis: 'law', drawn: undefined } as const
    const layouts = [1, 2, 5].map((share) => ({ deal: undefined as never, share: share / 8 }))
    expect(sampleOf({ ...all, layouts }, 3)).toEqual({
      shares: [1 / 8, 2 / 8, 5 / 8],
      drawn: undefined,
    })
    expect(sampleOf({ ...all, layouts }, 2)).toEqual({ shares: [1 / 3, 2 / 3], drawn: 2 })
  })
  it('let others speak after every few that are written down', () => {
    fc.assert(
      fc.property(anyEnding(3), (position) => {
        const steps = seatLayouts(position, [], FEW, rngOf([1, 1, 1, 1]))
        let yields = 0
        let step = steps.next()
        for (; step.done !== true; step = steps.next()) yields += 1
        if (step.value.drawn === undefined)
          expect(yields).toBeGreaterThan(Math.floor(step.value.layouts.length / WEIGHED))
      }),
      { numRuns: 20 },
    )
  })
  it('let others speak after every few layouts, however quickly they are found', () => {
    const text = 'N:AQ.KQ2.AKQ2.AKQ2 K.JT9.JT98.JT987 5432.A543.43.543 JT9876.876.765.6'
    const deal = good(parse(text))
    const calls = [bidOf(3, 4), PASS, PASS, PASS].map((call) => ({ call }))
    const board = { number: 1, dealer: 2, vulnerability: 'None', deal: deal } as const
    const cards = [parseCard('H8')!]
    const view = seatView({ board, calls, contract: undefined, cards }, 2)!
    const position = good(positionFromScratch(view, 1))
    const rng = rngOf([1, 2, 3, 4])
    let asked = 0
    const counted: Rng = {
      next: () => ++asked && rng.next(),
      below: (n) => ++asked && rng.below(n),
      belowBig: (n) => (++asked && rng.belowBig(n)) as bigint,
    }
    const steps = seatLayouts(position, [], { draws: 200, every: 0, tries: 2000 }, counted)
    let most = 0
    let before = 0
    for (let step = steps.next(); step.done !== true; step = steps.next()) {
      most = Math.max(most, asked - before)
      before = asked
    }
    // Random numbers, as many as the layouts between two yields take.
    expect(asked).toBeGreaterThan(2000)
    expect(most).toBeLessThan(asked / (200 / DRAWN) / 0.5)
  })
})
