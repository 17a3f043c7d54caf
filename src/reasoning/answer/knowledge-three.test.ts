/** What a panel gets of three closed hands, against every layout written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Chance } from '#core/chance.ts'
import { dummyOf } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { SEATS } from '#core/seat.ts'
import { formatShape, shapeOf } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { dealOf, layouts, weightIn } from '#testing/endings.ts'
import { AGREEMENTS, anyMeaning, known, positionOf, viewOf } from '#testing/knowledge-of-plays.ts'
import { upTo } from '#testing/long.ts'
import { actionsIn } from '../inference/inference.ts'
import type { Distribution } from '../law/distribution.ts'
import { withoutListing } from '../law/every-layout.ts'
import { inferencesOf } from '../sources/index.ts'

describe('what is known', () => {
  it.each([
    [true, 'is what every layout gives where few are left', ['counted']],
    [
      false,
      'encloses what every layout gives where meanings of several hands meet, else is it',
      ['counted', 'interval'],
    ],
  ] as const)('of three hands (listed: %s) %s', (listed, _, expected) => {
    const asked = listed
      ? known
      : (...of: Parameters<typeof known>) => withoutListing(() => known(...of))
    const kinds = new Set<string>()
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.integer({ min: 43, max: 50 }),
        fc.tuple(anyMeaning(0), anyMeaning(1), anyMeaning(2), anyMeaning(3)),
        fc.integer({ min: 0, max: 15 }),
        ({ deal: whole, play }, count, all, some) => {
          const seat = dummyOf(play.contract)
          const meanings = all.filter((_, i) => ((some >> i) & 1) === 1)
          const view = viewOf(whole, play.contract, play.cards.slice(0, count), seat)
          const position = positionOf(view)
          const agreements = { ...AGREEMENTS, meanings }
          const know = asked(view, agreements, { samples: 2000 })
          const used = new Set(know.inferences.map((one) => one.id))
          const inferences = inferencesOf(view, agreements).filter(({ id }) => used.has(id))
          const deals = layouts(position).map((one) => {
            const deal = dealOf(position, one)
            return SEATS.map((s) => deal[s] ?? position.faced[s]) as unknown as Deal
          })
          const weights = deals.map((deal) =>
            inferences
              .flatMap(actionsIn)
              .reduce((product, one) => product * weightIn(one, deal), 1),
          )
          const total = weights.reduce((a, b) => a + b, 0)
          kinds.add(know.precision === 'interval' ? 'interval' : 'counted')
          if (total === 0) return
          const chance = (is: (deal: Deal) => boolean): number =>
            deals.reduce((sum, deal, i) => sum + (is(deal) ? weights[i]! : 0), 0) / total
          const check = (
            is: (deal: Deal) => boolean,
            { chance: low, upTo: high }: Chance,
          ): void => {
            const want = chance(is)
            if (high === undefined) expect(low).toBeCloseTo(want, 9)
            else {
              expect(want).toBeGreaterThan(low - 1e-9)
              expect(want).toBeLessThan(high + 1e-9)
            }
          }
          const { now } = know
          if (now === undefined) throw new Error('some layout has weight')
          const at = ({ chances, upTo }: Distribution, i: number): Chance => ({
            chance: chances[i]!,
            ...(upTo === undefined ? {} : { upTo: upTo[i]! }),
          })
          for (const one of now.hands) {
            for (const suit of SUITS) {
              const spread = one.suits[suit]
              for (const i of spread.chances.keys())
                check((deal) => length(deal[one.seat][suit]) === spread.lo + i, at(spread, i))
            }
            for (const i of one.hcp.chances.keys())
              check((deal) => hand.hcp(deal[one.seat]) === one.hcp.lo + i, at(one.hcp, i))
            // Shares of samples only where nothing better than bounds can be had.
            expect(one.sampled).toBe(
              know.precision === 'interval' && one.shapes.length > 0 ? 2000 : undefined,
            )
            for (const { name, chance: p } of one.shapes) {
              const want = chance((deal) => formatShape(shapeOf(deal[one.seat])) === name)
              // Five standard errors of the sample.
              const error = 5 * Math.sqrt((want * (1 - want)) / 2000)
              expect(Math.abs(p - want)).toBeLessThan(
                one.sampled === undefined ? 1e-9 : error + 0.002,
              )
            }
          }
          for (const { card, holders } of now.cards)
            for (const [h, s] of position.seats.entries())
              check((deal) => hand.has(deal[s], card), holders[h]!)
          for (const { suit, rows } of know.splits)
            for (const split of rows)
              check(
                (deal) =>
                  position.seats.every((s, h) => length(deal[s][suit]) === split.lengths[h]),
                split,
              )
        },
      ),
      { numRuns: upTo(12, 40), seed: 40 },
    )
    expect([...kinds].sort()).toEqual(expected)
  })
})
