/** *What if*: the figures under a supposition, against every layout written down in which it is so. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HandConstraint, inSuit, suitAtLeast } from '#constraint/constraint.ts'
import { DECK } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { formatShape, shapeOf } from '#core/shape.ts'
import { finish } from '#core/steps.ts'
import { HEARTS, SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { dealOf, layouts, weightIn } from '#testing/endings.ts'
import { AGREEMENTS, anyMeaning, known, positionOf, viewOf } from '#testing/knowledge-of-plays.ts'
import { boardIn, seenBy } from '#testing/seen.ts'
import { actionsIn } from '../inference/inference.ts'
import { facts, holds } from '../predicates/predicate.ts'
import { inferencesOf } from '../sources/index.ts'
import { knowledgeOf } from './knowledge.ts'
import type { Supposition } from './supposed.ts'

const anySupposition = fc.record({
  hand: fc.nat({ max: 2 }),
  card: fc.nat({ max: 51 }),
  suit: fc.constantFrom(...SUITS),
  more: fc.integer({ min: -1, max: 1 }),
  isCard: fc.boolean(),
})

describe('what is supposed', () => {
  it.each([
    ['two hands', false],
    ['three', true],
  ])('leaves what every layout written down gives in which it is so, of %s', (_, dummy) => {
    let none = 0
    let several = 0
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.integer({ min: dummy ? 42 : 36, max: 48 }),
        fc.tuple(anyMeaning(0), anyMeaning(1), anyMeaning(2), anyMeaning(3)),
        fc.array(anySupposition, { minLength: 1, maxLength: 3 }),
        ({ deal: whole, play }, count, meanings, drawn) => {
          const seat = dummy ? dummyOf(play.contract) : play.contract.declarer
          const view = viewOf(whole, play.contract, play.cards.slice(0, count), seat)
          const position = positionOf(view)
          const agreements = { ...AGREEMENTS, meanings }
          const unseen = DECK.filter((card) => hand.has(position.unseen, card))
          const supposed = drawn.map(({ hand: h, card: at, suit, more, isCard }): Supposition => {
            const of = position.seats[h % position.seats.length]!
            const card = unseen[at % unseen.length]!
            const n = Math.max(0, length(whole[of][suit]) + more)
            return isCard
              ? { kind: 'card', seat: of, card }
              : { kind: 'length', seat: of, suit, min: n, max: n }
          })
          const all = layouts(position).map((one) => {
            const deal = dealOf(position, one)
            return SEATS.map((s) => deal[s] ?? position.faced[s]) as unknown as Deal
          })
          const isSo = (deal: Deal) => supposed.every((one) => holds(one, deal) === true)
          const deals = all.filter(isSo)
          const answer = finish(knowledgeOf(view, agreements, { supposed }))
          if (deals.length === 0) {
            none += 1
            expect(answer.ok ? '' : answer.error.code).toBe('knowledge/supposed')
            return
          }
          if (supposed.length > 1) several += 1
          const know = known(view, agreements, { supposed })
          const used = new Set(know.inferences.map((one) => one.id))
          const open = inferencesOf(view, agreements).filter(({ id, action: { terms } }) => {
            const told = terms.flatMap(({ when }) => facts(when))
            const closed = told.some((fact) => position.faced[fact.seat] === undefined)
            return used.has(id) && (told.length === 0 || closed)
          })
          const weigh = (deal: Deal): number =>
            open.flatMap(actionsIn).reduce((product, one) => product * weightIn(one, deal), 1)
          const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
          const weights = deals.map(weigh)
          const total = sum(weights)
          expect(know.layouts).toBe(String(deals.length))
          expect(know.supposed?.lawful).toBeCloseTo(deals.length / all.length, 10)
          const before = sum(all.map(weigh))
          // Where partner is believed first, the weights are others.
          if (know.conflict.partnerFirst) return
          const told = know.supposed?.now
          if (before > 0 && told !== undefined && told.upTo === undefined)
            expect(told.chance).toBeCloseTo(total / before, 10)
          const lawful = (is: (deal: Deal) => boolean) => deals.filter(is).length / deals.length
          const chance = (is: (deal: Deal) => boolean) =>
            sum(deals.map((deal, i) => (is(deal) ? weights[i]! : 0))) / total
          if (total === 0) expect(know.now).toBeUndefined()
          for (const [figures, chanceIn] of [
            [know.law, lawful],
            [
              know.precision === 'exact' || know.precision === 'rounded' ? know.now : undefined,
              chance,
            ],
          ] as const) {
            for (const one of figures?.hands ?? []) {
              for (const suit of SUITS)
                for (let n = 0; n <= 13; n++)
                  expect(one.suits[suit].chances[n - one.suits[suit].lo] ?? 0).toBeCloseTo(
                    chanceIn((deal) => length(deal[one.seat][suit]) === n),
                    10,
                  )
              for (let n = 0; n <= 40; n++)
                expect(one.hcp.chances[n - one.hcp.lo] ?? 0).toBeCloseTo(
                  chanceIn((deal) => hand.hcp(deal[one.seat]) === n),
                  10,
                )
              if (one.sampled === undefined)
                for (const { name, chance: share } of one.shapes)
                  expect(share).toBeCloseTo(
                    chanceIn((deal) => formatShape(shapeOf(deal[one.seat])) === name),
                    10,
                  )
            }
            for (const { card, holders } of figures?.cards ?? [])
              for (const [h, s] of position.seats.entries())
                expect(holders[h]?.chance).toBeCloseTo(
                  chanceIn((deal) => hand.has(deal[s], card)),
                  10,
                )
          }
          for (const { suit, rows } of know.splits)
            for (const split of rows)
              expect(split.lawful).toBeCloseTo(
                lawful((deal) =>
                  position.seats.every((s, h) => length(deal[s][suit]) === split.lengths[h]),
                ),
                10,
              )
        },
      ),
      { numRuns: 40, seed: 41 },
    )
    expect(none).toBeGreaterThan(0)
    expect(several).toBeGreaterThan(0)
  })

  it('says whose promise is broken where it goes against what was promised', () => {
    // North opened one heart, five or more, and is supposed to have three.
    const board = boardIn(`[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:K2.AKQ98.A43.542 AQ3.T765.K2.AJ98 J98.J432.Q65.K73 T7654..JT987.QT6"]
[Auction "N"]
1H *
`)
    const view = seenBy(board, 2)
    const says: HandConstraint = inSuit(HEARTS, suitAtLeast('length', 5))
    const meaning = { rule: 'A rule', denies: [], weight: 90, price: 0.3 }
    const meanings = [{ ...meaning, index: 0, seat: 0 as Seat, says }]
    const supposed = [{ kind: 'length', seat: 0, suit: HEARTS, min: 3, max: 3 }] as const
    const know = known(view, { ...AGREEMENTS, meanings }, { supposed })
    expect(know.conflict.patterns[0]?.off).toEqual(['call-0'])
    expect(know.now?.hands.find(({ seat }) => seat === 0)?.suits[HEARTS]).toMatchObject({
      lo: 3,
      hi: 3,
    })
    expect(know.supposed?.now?.chance).toBeLessThan(know.supposed?.lawful ?? 0)
    // A pair that never does so leaves nothing but the law.
    const never = [{ ...meanings[0]!, price: 0 }]
    const strict = known(view, { ...AGREEMENTS, meanings: never }, { supposed })
    expect(strict.now).toBeUndefined()
    expect(strict.supposed?.now?.chance).toBe(0)
    expect(strict.law.hands).toHaveLength(3)
  })
})
