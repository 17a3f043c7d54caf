import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { format } from '#core/deal.ts'
import { rngOf } from '#core/rng.ts'
import { everyLayout } from '#knowledge/law/every-layout.ts'
import { dealFrom } from '#knowledge/posterior/sampler.ts'
import { type Action, weightIn } from '#knowledge/predicates/action.ts'
import { anyAction, anyEnding } from '#testing/endings.ts'
import { type LayoutBudget, type SeatLayouts, sampleOf, seatLayouts } from './seat-layouts.ts'

const FEW: LayoutBudget = { draws: 0, every: 2000, tries: 0 }
function found(...[position, actions, budget, rng]: Parameters<typeof seatLayouts>): SeatLayouts {
  const steps = seatLayouts(position, actions, budget, rng)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
const anyQuestion = anyEnding(2).chain((position) =>
  fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
)
const NOTHING: Action = {
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
})
