/** What a panel is told, against every layout written down, and the laws of its figures. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  all,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  suitAtLeast,
} from '#constraint/constraint.ts'
import { bidOf, PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import type { BoardRecord } from '#core/record.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import { shapeIndex } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { dealOf, layouts, weightIn } from '#testing/endings.ts'
import { agreedPredicate } from './action.ts'
import { CARDINGS, FOURTH_BEST } from './carding.ts'
import { positionFromScratch } from './fold.ts'
import { facedFor, type KnowledgeOptions, knowledgeOf } from './knowledge.ts'
import type { Knowledge } from './knowledge-data.ts'
import type { Position } from './position.ts'
import { holds } from './predicate.ts'
import { NO_CALLS } from './sources/call-table.ts'
import { inferencesOf } from './sources/index.ts'
import type { Agreements, CallMeaning } from './sources/source.ts'

const AGREEMENTS: Agreements = {
  carding: [FOURTH_BEST, FOURTH_BEST],
  calls: [NO_CALLS, NO_CALLS],
  meanings: [],
}
const CALLS = [PASS, bidOf(1, 2), PASS, bidOf(1, 3), PASS, bidOf(3, 4), PASS, PASS, PASS]
const viewOf = (whole: Deal, contract: Contract, cards: readonly Card[], seat: Seat): SeatView => {
  const record: BoardRecord = {
    board: { number: undefined, dealer: 0, vulnerability: 'None', deal: whole },
    calls: [],
    contract,
    cards,
  }
  const view = seatView(record, seat)
  if (view === undefined) throw new Error('the hand is known')
  return { ...view, calls: CALLS.map((call) => ({ call })) as SeatView['calls'] }
}
const known = (
  view: SeatView,
  agreements: Agreements,
  options: KnowledgeOptions = {},
): Knowledge => {
  const steps = knowledgeOf(view, agreements, options)
  for (;;) {
    const step = steps.next()
    if (step.done !== true) {
      expect(step.value.done).toBeGreaterThanOrEqual(0)
      continue
    }
    if (!step.value.ok) throw new Error(step.value.error.message)
    return step.value.value
  }
}
const positionOf = (view: SeatView): Position => {
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) throw new Error(from.error.message)
  return from.value
}
const anyMeaning = (index: number): fc.Arbitrary<CallMeaning> =>
  fc
    .record({
      min: fc.integer({ min: 0, max: 20 }),
      span: fc.integer({ min: 0, max: 12 }),
      total: fc.boolean(),
      suit: fc.constantFrom(...SUITS),
      longest: fc.integer({ min: 0, max: 5 }),
      honours: fc.integer({ min: 0, max: 2 }),
      denied: fc.integer({ min: 8, max: 25 }),
      price: fc.constantFrom(0, 0.05, 0.3),
    })
    .map(({ min, span, total, suit, longest, honours, denied, price }) => ({
      index,
      seat: (index % 4) as Seat,
      rule: 'A rule',
      says: all<HandConstraint>(
        between(total ? 'totalPoints' : 'hcp', min, min + span),
        inSuit(suit, suitAtLeast('length', longest)),
        inSuit(suit, suitAtLeast('honours', honours)),
      ),
      denies: [atLeast(total ? 'totalPoints' : 'hcp', denied)],
      weight: 80,
      price,
    }))

describe('what is known', () => {
  it('is what every layout written down gives, for two hands, with every source at work', () => {
    let conflicts = 0
    let walked = 0
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 34, max: 50 }),
        fc.constantFrom(...CARDINGS),
        fc.tuple(anyMeaning(0), anyMeaning(1), anyMeaning(2), anyMeaning(3)),
        ({ deal: whole, play }, seat, count, carding, meanings) => {
          const view = viewOf(whole, play.contract, play.cards.slice(0, count), seat)
          const position = positionOf(view)
          if (position.seats.length !== 2) return
          const faced = facedFor(view, position)
          const agreements = { ...AGREEMENTS, carding: [carding, carding] as const, meanings }
          const inferences = inferencesOf(view, agreements)
          const held = layouts(position)
          const deals = held.map((one) => {
            const deal = dealOf(position, one)
            return SEATS.map((s) => deal[s] ?? faced[s]) as unknown as Deal
          })
          const weights = deals.map((deal) =>
            inferences.reduce((product, one) => product * weightIn(one.action, deal), 1),
          )
          const total = weights.reduce((a, b) => a + b, 0)
          const know = known(view, agreements)
          expect(know.layouts).toBe(String(held.length))
          expect(know.figures).toBe('exact')
          const chance = (is: (deal: Deal) => boolean): number =>
            deals.reduce((sum, deal, i) => sum + (is(deal) ? (weights[i] as number) : 0), 0) / total
          const lawful = (is: (deal: Deal) => boolean): number =>
            deals.filter(is).length / deals.length
          if (total === 0) {
            expect(know.conflict.kind).toBe('total')
            expect(know.hands.every((one) => one.hcp.now === undefined)).toBe(true)
          }
          for (const one of know.hands) {
            for (const suit of SUITS)
              for (let n = 0; n <= 13; n++) {
                const is = (deal: Deal) => length(deal[one.seat][suit]) === n
                const { law, now } = one.lengths[suit]
                expect(law.chances[n - law.from] ?? 0).toBeCloseTo(lawful(is), 10)
                if (total > 0)
                  expect(now?.chances[n - (now?.from ?? 0)] ?? 0).toBeCloseTo(chance(is), 10)
              }
            for (let n = 0; n <= 40; n++) {
              const is = (deal: Deal) => hand.hcp(deal[one.seat]) === n
              expect(one.hcp.law.chances[n - one.hcp.law.from] ?? 0).toBeCloseTo(lawful(is), 10)
              if (total > 0)
                expect(one.hcp.now?.chances[n - (one.hcp.now?.from ?? 0)] ?? 0).toBeCloseTo(
                  chance(is),
                  10,
                )
            }
            expect(one.shapesSampled).toBeUndefined()
            for (const { shape, law, now } of one.shapes) {
              const is = (deal: Deal) =>
                shapeIndex(hand.lengths(deal[one.seat])) === shapeIndex(shape)
              expect(law).toBeCloseTo(lawful(is), 10)
              if (total > 0) expect(now).toBeCloseTo(chance(is), 10)
            }
          }
          for (const { card, law, now } of know.cards)
            for (const [h, s] of position.seats.entries()) {
              const is = (deal: Deal) => hand.has(deal[s], card)
              expect(law[h]).toBeCloseTo(lawful(is), 10)
              if (total > 0) expect(now?.[h]).toBeCloseTo(chance(is), 10)
            }
          for (const suit of SUITS)
            for (const split of know.splits[suit]) {
              const is = (deal: Deal) =>
                position.seats.every((s, h) => length(deal[s][suit]) === split.lengths[h])
              expect(split.law).toBeCloseTo(lawful(is), 10)
              if (total > 0) expect(split.now).toBeCloseTo(chance(is), 10)
            }
          const agreedDeals = deals.filter((deal) =>
            inferences.every(
              (one) =>
                one.action.terms.every((t) => t.weight === one.action.otherwise) ||
                holds(agreedPredicate(one.action), deal) === true,
            ),
          )
          for (const [i, one] of know.inferences.entries()) {
            for (const reading of one.readings) {
              const is = (deal: Deal) => holds(reading.says, deal) === true
              const n = deals.filter(is).length
              expect(reading.status).toBe(
                n === 0 ? 'impossible' : n === deals.length ? 'confirmed' : 'open',
              )
              if (total > 0) expect(reading.chance).toBeCloseTo(chance(is), 10)
              const m = agreedDeals.filter(is).length
              expect(reading.agreed).toBe(
                agreedDeals.length === 0
                  ? undefined
                  : m === 0
                    ? 'excluded'
                    : m === agreedDeals.length
                      ? 'implied'
                      : 'neither',
              )
            }
            const { action } = inferences[i] as (typeof inferences)[number]
            if (total > 0 && one.off !== undefined)
              expect(one.off).toBeCloseTo(
                chance((deal) => holds(agreedPredicate(action), deal) !== true),
                10,
              )
          }
          if (know.conflict.kind === 'priced') conflicts += 1
          if (agreedDeals.length > 0) expect(know.conflict.kind).not.toBe('priced')
          if (inferences.some((one) => JSON.stringify(one.action).includes('"meets"'))) walked += 1
          const listed = know.conflict.patterns.reduce((sum, one) => sum + one.chance, 0)
          expect(listed).toBeLessThan(1 + 1e-9)
        },
      ),
      { numRuns: 60 },
    )
    expect(conflicts).toBeGreaterThan(0)
    expect(walked).toBeGreaterThan(0)
  })
})
