/** What a panel gets, against every layout written down, and the laws of its figures. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { all, atLeast, between, type HandConstraint } from '#constraint/constraint.ts'
import { bidOf } from '#core/call.ts'
import { type Deal, parse } from '#core/deal.ts'
import { dealOfNumber } from '#core/deal-number.ts'
import * as hand from '#core/hand.ts'
import { length } from '#core/holding.ts'
import { SEATS } from '#core/seat.ts'
import { formatShape, shapeOf } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { anyWholePlay } from '#testing/arbitraries.ts'
import { dealOf, layouts, weightIn } from '#testing/endings.ts'
import { good } from '#testing/good.ts'
import { AGREEMENTS, anyMeaning, known, positionOf, viewOf } from '#testing/knowledge-of-plays.ts'
import { actionsIn, isPromise } from '../inference/inference.ts'
import type { Distribution } from '../law/distribution.ts'
import { agreedPredicate } from '../predicates/likelihood.ts'
import { facts, holds } from '../predicates/predicate.ts'
import { CARDINGS, FOURTH_BEST, NO_SIGNALS } from '../sources/carding.ts'
import { inferencesOf } from '../sources/index.ts'
import type { AgreedMeaning } from '../sources/source.ts'

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
          const agreements = { ...AGREEMENTS, carding: [carding, carding] as const, meanings }
          const know = known(view, agreements)
          const used = new Set(know.inferences.map((one) => one.id))
          const inferences = inferencesOf(view, agreements).filter(({ id }) => used.has(id))
          // Left out only what no hand at all can be.
          expect(used.size).toBeGreaterThanOrEqual(
            inferencesOf(view, agreements).length - know.problems.length,
          )
          const held = layouts(position)
          const deals = held.map((one) => {
            const deal = dealOf(position, one)
            return SEATS.map((s) => deal[s] ?? position.faced[s]) as unknown as Deal
          })
          // What hands in sight settle says nothing of the others, were it that nobody calls so.
          const open = inferences.filter(({ action: { terms } }) => {
            const all = terms.flatMap(({ when }) => facts(when))
            return all.length === 0 || all.some((fact) => position.faced[fact.seat] === undefined)
          })
          const weights = deals.map((deal) =>
            open.flatMap(actionsIn).reduce((product, one) => product * weightIn(one, deal), 1),
          )
          const total = weights.reduce((a, b) => a + b, 0)
          expect(know.layouts).toBe(String(held.length))
          expect(['exact', 'rounded']).toContain(know.precision)
          const chance = (is: (deal: Deal) => boolean): number =>
            deals.reduce((sum, deal, i) => sum + (is(deal) ? weights[i]! : 0), 0) / total
          const lawful = (is: (deal: Deal) => boolean): number =>
            deals.filter(is).length / deals.length
          if (total === 0) {
            expect(know.conflict.kind).toBe('total')
            expect(know.now).toBeUndefined()
          }
          for (const [figures, chanceIn] of [
            [know.law, lawful],
            [know.now, chance],
          ] as const) {
            for (const one of figures?.hands ?? []) {
              for (const suit of SUITS)
                for (let n = 0; n <= 13; n++) {
                  const is = (deal: Deal) => length(deal[one.seat][suit]) === n
                  const { lo, chances } = one.suits[suit]
                  expect(chances[n - lo] ?? 0).toBeCloseTo(chanceIn(is), 10)
                }
              for (let n = 0; n <= 40; n++) {
                const is = (deal: Deal) => hand.hcp(deal[one.seat]) === n
                expect(one.hcp.chances[n - one.hcp.lo] ?? 0).toBeCloseTo(chanceIn(is), 10)
              }
              expect(one.sampled).toBeUndefined()
              for (const { name, chance: told } of one.shapes) {
                const is = (deal: Deal) => formatShape(shapeOf(deal[one.seat])) === name
                expect(told).toBeCloseTo(chanceIn(is), 10)
              }
            }
            for (const { card, holders } of figures?.cards ?? [])
              for (const [h, s] of position.seats.entries())
                expect(holders[h]?.chance).toBeCloseTo(
                  chanceIn((deal) => hand.has(deal[s], card)),
                  10,
                )
          }
          for (const { suit, rows } of know.splits)
            for (const split of rows) {
              const is = (deal: Deal) =>
                position.seats.every((s, h) => length(deal[s][suit]) === split.lengths[h])
              expect(split.lawful).toBeCloseTo(lawful(is), 10)
              if (total > 0) expect(split.chance).toBeCloseTo(chance(is), 10)
            }
          // Of a chain whose first readings no layout meets, the first that some layout meets is agreed; of
          // one that no layout meets, nothing.
          type Acted = (typeof inferences)[number]['action']
          const wokenOf = ({ action }: (typeof inferences)[number]): Acted | undefined => {
            const first = action.terms.findIndex((t) =>
              deals.some((d) => holds(t.when, d) === true),
            )
            return first < 0 && action.terms.length > 0
              ? undefined
              : { ...action, terms: action.terms.slice(Math.max(0, first)) }
          }
          const agreedIn = (of: (one: (typeof inferences)[number]) => Acted | undefined) =>
            deals.filter((deal) =>
              open.filter(isPromise).every((one) => {
                const action = of(one)
                return (
                  action === undefined ||
                  one.action.terms.every((t) => t.weight === one.action.otherwise) ||
                  holds(agreedPredicate(action), deal) === true
                )
              }),
            )
          const firstDeals = agreedIn(({ action }) => action)
          // Where all first readings together leave a layout, nothing has to wake.
          const wokenDeals = firstDeals.length > 0 ? firstDeals : agreedIn(wokenOf)
          // Promises that contradict one another still: those of the likeliest pattern that were kept.
          const off = know.conflict.patterns[0]?.off
          const agreedDeals =
            wokenDeals.length > 0 || off === undefined
              ? wokenDeals
              : agreedIn((one) => (off.includes(one.id) ? undefined : one.action))
          for (const [i, one] of know.inferences.entries()) {
            for (const reading of one.readings) {
              const is = (deal: Deal) => holds(reading.says, deal) === true
              const n = deals.filter(is).length
              expect(reading.status).toBe(
                n === 0 ? 'impossible' : n === deals.length ? 'confirmed' : 'open',
              )
              if (total > 0) expect(reading.chance).toBeCloseTo(chance(is), 10)
              const m = agreedDeals.filter(is).length
              // What no agreement covers stays neutral, and no mark goes against the chance beside it.
              const open = reading.status === 'open' && total > 0
              const told = open && reading.qualifier === 'unspecified' ? undefined : chance(is)
              const bears = (nearly: boolean): boolean =>
                !open || (told !== undefined && (nearly ? told >= 0.9 : told <= 0.1))
              expect(reading.agreed).toBe(
                agreedDeals.length === 0
                  ? undefined
                  : m === 0 && bears(false)
                    ? 'excluded'
                    : m === agreedDeals.length && bears(true)
                      ? 'implied'
                      : 'neither',
              )
            }
            const { action } = inferences[i]!
            if (total > 0 && one.off !== undefined)
              expect(one.off).toBeCloseTo(
                chance((deal) => holds(agreedPredicate(action), deal) !== true),
                10,
              )
          }
          if (know.conflict.kind === 'priced') conflicts += 1
          if (firstDeals.length > 0) expect(know.conflict.kind).not.toBe('priced')
          if (inferences.some((one) => JSON.stringify(one.action).includes('"meets"'))) walked += 1
          const listed = know.conflict.patterns.reduce((sum, one) => sum + one.chance, 0)
          expect(listed).toBeLessThan(1 + 1e-9)
        },
      ),
      { numRuns: 60, seed: 60 },
    )
    expect(conflicts).toBeGreaterThan(0)
    expect(walked).toBeGreaterThan(0)
  })

  it('gives ranges that no signal narrows or widens: a signal weighs and never erases', () => {
    let signalled = 0
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 16, max: 50 }),
        ({ deal: whole, play }, seat, count) => {
          const view = viewOf(whole, play.contract, play.cards.slice(0, count), seat)
          if (positionOf(view).seats.length !== 2) return
          const [loud, quiet] = [FOURTH_BEST, { ...FOURTH_BEST, signals: NO_SIGNALS }].map((one) =>
            known(view, { ...AGREEMENTS, carding: [one, one] }),
          )
          // Which promises are believed broken may turn on a signal; what was promised may not.
          if (loud?.conflict.kind !== 'none' || quiet?.conflict.kind !== 'none') return
          if (loud.inferences.length > quiet.inferences.length) signalled += 1
          expect(loud.now?.hands.map(({ kept }) => kept)).toEqual(
            quiet.now?.hands.map(({ kept }) => kept),
          )
        },
      ),
      { numRuns: 30, seed: 30 },
    )
    expect(signalled).toBeGreaterThan(0)
  })

  it('adds up at any moment: cards to one, lengths to thirteen, points to forty, splits to one, the deal inside', () => {
    fc.assert(
      fc.property(
        anyWholePlay,
        fc.constantFrom(...SEATS),
        fc.integer({ min: 5, max: 51 }),
        fc.boolean(),
        ({ deal: whole, play }, seat, count, lawOnly) => {
          const view = viewOf(whole, play.contract, play.cards.slice(0, count), seat)
          const know = known(view, AGREEMENTS, { lawOnly, figuresOnly: true })
          if (lawOnly) expect(know.precision).toBe('law')
          else expect(['exact', 'rounded']).toContain(know.precision)
          if (lawOnly) expect(know.inferences).toEqual([])
          const mean = ({ lo, chances }: Distribution): number =>
            chances.reduce((sum, p, i) => sum + p * (lo + i), 0)
          const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
          const inside = ({ lo, chances }: Distribution, n: number): void =>
            expect(chances[n - lo] ?? 0).toBeGreaterThan(0)
          for (const of of ['law', 'now'] as const) {
            const figures = know[of]
            if (figures === undefined) throw new Error('some layout has weight')
            let points = 0
            for (const one of figures.hands) {
              points += mean(one.hcp)
              expect(sum(one.hcp.chances)).toBeCloseTo(1, 9)
              expect(sum(one.suits.map(mean))).toBeCloseTo(13, 9)
              inside(one.hcp, hand.hcp(whole[one.seat]))
              for (const suit of SUITS) inside(one.suits[suit], length(whole[one.seat][suit]))
            }
            const seen = SEATS.filter((s) => !know.seats.includes(s))
            expect(points).toBeCloseTo(40 - sum(seen.map((s) => hand.hcp(whole[s]))), 8)
            for (const { card, holders } of figures.cards) {
              expect(sum(holders.map(({ chance }) => chance))).toBeCloseTo(1, 9)
              const owner = know.seats.findIndex((s) => hand.has(whole[s], card))
              expect(holders[owner]?.chance).toBeGreaterThan(0)
            }
          }
          for (const { rows } of know.splits)
            for (const of of ['lawful', 'chance', 'apriori'] as const)
              expect(sum(rows.map((split) => split[of]))).toBeCloseTo(1, 9)
        },
      ),
      { numRuns: 60 },
    )
  })
  it('keeps every number of a suit that a hand may hold', () => {
    // West has no club, and nobody has played: another hand may have all thirteen.
    const whole = good(
      parse('N:K32.K32.K32.K432 A54.A54.A54.A765 Q7.Q76.876.QJT98 JT986.JT98.QJT9.'),
    )
    const contract = { bid: bidOf(3, 4), doubled: 0, declarer: 3 } as const
    const view = viewOf(whole as Deal, contract, [], 3)
    const know = known({ ...view, calls: [], contract: undefined, dummy: undefined }, AGREEMENTS)
    for (const { suits } of know.now?.hands ?? [])
      expect(suits[0].lo + suits[0].chances.length - 1).toBe(13)
    expect(know.now?.hands.map(({ kept }) => kept?.suits[0])).toEqual(
      know.seats.map(() => ({ lo: 0, hi: 13 })),
    )
  })
  it('keeps the law and everything else where a meaning contradicts itself, and says which', () => {
    const bad: AgreedMeaning = {
      index: 1,
      seat: 1,
      rule: 'Upside down',
      says: all<HandConstraint>(atLeast('hcp', 20), between('hcp', 3, 9)),
      denies: [],
      weight: 90,
      price: 0.05,
    }
    const whole = dealOfNumber(12345678901234567890n)
    const view = viewOf(whole, { bid: bidOf(3, 4), doubled: 0, declarer: 2 }, [], 2)
    const know = known(view, {
      ...AGREEMENTS,
      meanings: [bad, { ...bad, index: 3, seat: 3, weight: 0.5 }],
    })
    expect(know.problems.map(({ id, problem }) => [id, problem.code])).toEqual([
      ['call-1', 'agreement/nothing'],
      ['call-3', 'action/weight'],
    ])
    expect(know.inferences).toEqual([])
    expect(know.now?.hands).toHaveLength(3)
    expect(know.layouts).toBe('84478098072866400')
  })
})
