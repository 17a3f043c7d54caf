/** What a panel is told of three closed hands, against every layout written down. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dummyOf } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { SEATS } from '#core/seat.ts'
import { shapeIndex } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { dealOf, layouts, weightIn } from '#testing/endings.ts'
import { AGREEMENTS, anyMeaning, known, positionOf, viewOf } from '#testing/knowledge-told.ts'
import { inferencesOf } from '../sources/index.ts'

describe('what is known', () => {
  it('of three hands encloses what every layout gives where meanings of several hands meet, else is it', () => {
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
          const know = known(view, agreements, { samples: 2000 })
          const used = new Set(know.inferences.map((one) => one.id))
          const inferences = inferencesOf(view, agreements).filter(({ id }) => used.has(id))
          const deals = layouts(position).map((one) => {
            const deal = dealOf(position, one)
            return SEATS.map((s) => deal[s] ?? position.faced[s]) as unknown as Deal
          })
          const weights = deals.map((deal) =>
            inferences.reduce((product, one) => product * weightIn(one.action, deal), 1),
          )
          const total = weights.reduce((a, b) => a + b, 0)
          kinds.add(know.figures)
          if (total === 0) return
          const chance = (is: (deal: Deal) => boolean): number =>
            deals.reduce((sum, deal, i) => sum + (is(deal) ? weights[i]! : 0), 0) / total
          const check = (
            is: (deal: Deal) => boolean,
            figure: {
              chance: number | undefined
              between: { least: number; most: number } | undefined
            },
          ): void => {
            const want = chance(is)
            if (figure.between === undefined) expect(figure.chance ?? 0).toBeCloseTo(want, 9)
            else {
              expect(want).toBeGreaterThan(figure.between.least - 1e-9)
              expect(want).toBeLessThan(figure.between.most + 1e-9)
              expect(figure.chance ?? -1).toBeGreaterThan(figure.between.least - 1e-9)
              expect(figure.chance ?? 2).toBeLessThan(figure.between.most + 1e-9)
            }
          }
          for (const one of know.hands) {
            for (const suit of SUITS) {
              const now = one.lengths[suit].now
              for (const [i, p] of (now?.chances ?? []).entries())
                check((deal) => length(deal[one.seat][suit]) === (now?.from ?? 0) + i, {
                  chance: p,
                  between: now?.between?.[i],
                })
            }
            const now = one.hcp.now
            for (const [i, p] of (now?.chances ?? []).entries())
              check((deal) => hand.hcp(deal[one.seat]) === (now?.from ?? 0) + i, {
                chance: p,
                between: now?.between?.[i],
              })
            // Shares of samples only where nothing better than bounds can be had.
            expect(one.shapesSampled).toBe(
              know.figures === 'between' && one.shapes.some((s) => s.now !== undefined)
                ? 2000
                : undefined,
            )
            for (const { shape, now: p } of one.shapes) {
              if (p === undefined) continue
              const want = chance(
                (deal) => shapeIndex(hand.lengths(deal[one.seat])) === shapeIndex(shape),
              )
              // Five standard errors of the sample.
              const error = 5 * Math.sqrt((want * (1 - want)) / 2000)
              expect(Math.abs(p - want)).toBeLessThan(
                one.shapesSampled === undefined ? 1e-9 : error + 0.002,
              )
            }
          }
          for (const { card, now, between } of know.cards)
            for (const [h, s] of position.seats.entries())
              check((deal) => hand.has(deal[s], card), {
                chance: now?.[h],
                between: between?.[h],
              })
          for (const suit of SUITS)
            for (const split of know.splits[suit])
              check(
                (deal) =>
                  position.seats.every((s, h) => length(deal[s][suit]) === split.lengths[h]),
                { chance: split.now, between: split.between },
              )
        },
      ),
      { numRuns: 40 },
    )
    expect([...kinds].sort()).toEqual(['between', 'exact'])
  })
})
