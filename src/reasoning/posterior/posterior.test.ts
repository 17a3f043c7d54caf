/**
 * The posterior against writing down every layout: small endings, two and three hands, with every
 * kind of predicate; and the laws that hold however large the numbers are.
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_HANDS } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { type Holding, length } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import {
  anyAction,
  anyConstraint,
  anyEnding,
  anyPredicate,
  dealOf,
  layouts,
  weightIn,
} from '#testing/endings.ts'
import { upTo } from '#testing/long.ts'
import { plain, tables } from '#testing/posterior-plain.ts'
import { violationPatternsTwo } from '#testing/violation-patterns.ts'
import { countOf, statusOf } from '../inference/status.ts'
import type { Position } from '../law/position.ts'
import { agreedOnly, type Likelihood } from '../predicates/likelihood.ts'
import { ALWAYS, anyOf, holds, not, type Predicate } from '../predicates/predicate.ts'
import type { Posterior } from './posterior.ts'
import { suitAlone } from './posterior-plan.ts'
import { posteriorThree, posteriorThreeSteps, totalThree } from './posterior-three.ts'
import { posteriorTwo } from './posterior-two.ts'
import { posteriorWalkSteps } from './posterior-walk.ts'
import { totalWeight, wayToCount, weigh } from './weighing.ts'

/** An act of the seat that asks about its whole hand. */
const meant = (seat: Seat): fc.Arbitrary<Likelihood> =>
  fc.record({
    seat: fc.constant(seat),
    terms: fc.tuple(
      fc.record({ weight: fc.integer({ min: 1, max: 9 }), when: anyConstraint([seat]) }),
    ),
    otherwise: fc.integer({ min: 0, max: 3 }),
  })

describe('the posterior', () => {
  it('of two hands is what every layout written down gives, to the unit', () => {
    const shapes = anyEnding(2).chain((position) =>
      fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 3 })),
    )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const want = plain(position, actions)
        const have = posteriorTwo(position, actions)
        expect(have.exact).toBe(true)
        expect(tables(have)).toEqual(tables(want))
        expect([...(have.shapes ?? [])]).toEqual([...want.shapes])
        expect([...violationPatternsTwo(position, actions)]).toEqual([...want.patterns])
      }),
      { numRuns: upTo(90, 300) },
    )
  })
  it('of three hands is what every layout written down gives, also for conditions on several hands', () => {
    const shapes = anyEnding(3).chain((position) =>
      fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
    )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const want = plain(position, actions)
        expect(tables(posteriorThree(position, actions))).toEqual(tables(want))
        expect(totalThree(position, actions.map(agreedOnly))).toBe(want.patterns[0])
      }),
      { numRuns: upTo(45, 150) },
    )
  })
  it('of whole hands is what every layout written down gives: two hands, or one of three', () => {
    const shapes = fc.constantFrom<2 | 3>(2, 3).chain((hands) =>
      anyEnding(hands).chain((position) => {
        const seats = hands === 2 ? position.seats : [position.seats[1]!]
        return fc.tuple(
          fc.constant(position),
          fc.array(
            fc.record({
              seat: fc.constant(undefined),
              terms: fc.array(
                fc.record({
                  weight: fc.integer({ min: 0, max: 9 }),
                  when: fc.oneof(
                    anyConstraint(seats),
                    anyPredicate(seats),
                    fc
                      .tuple(anyConstraint(seats), anyPredicate(seats))
                      .map(([a, b]) => anyOf(a, not(b))),
                  ),
                }),
                { minLength: 1, maxLength: 2 },
              ),
              otherwise: fc.integer({ min: 0, max: 3 }),
            }),
            { minLength: 1, maxLength: 2 },
          ),
        )
      }),
    )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const want = plain(position, actions)
        const steps = posteriorWalkSteps(position, position.seats.length === 2 ? 0 : 1, actions)
        let step = steps.next()
        while (step.done !== true) step = steps.next()
        const have = step.value
        if (position.seats.length === 2) expect(tables(have)).toEqual(tables(want))
        else {
          expect(have.total).toBe(want.total)
          for (const key of ['lengths', 'points', 'cards', 'splits'] as const)
            for (const [i, n] of want[key].entries()) expect(have[key][i]).toBeCloseTo(n, 6)
        }
        if (position.seats.length === 2) expect([...(have.shapes ?? [])]).toEqual([...want.shapes])
        else
          for (const [i, n] of want.shapes.entries()) {
            const one = have.shapes?.[i] ?? Number.NaN
            if (one !== n) expect(one).toBeCloseTo(n, 6)
          }
        const p = actions[0]?.terms[0]?.when as Predicate
        const yes = layouts(position).filter(
          (held) => holds(p, dealOf(position, held)) === true,
        ).length
        const all = layouts(position).length
        expect(statusOf(position, p)).toBe(
          yes === 0 ? 'impossible' : yes === all ? 'confirmed' : 'open',
        )
        expect(countOf(position, p)).toBe(BigInt(yes))
      }),
      { numRuns: upTo(90, 300) },
    )
  })
  it('of whole hands, several of three, is what every layout gives where few are left', () => {
    const shapes = anyEnding(3).chain((position) =>
      fc.tuple(
        fc.constant(position),
        fc.tuple(meant(position.seats[0]!), meant(position.seats[1]!), meant(position.seats[2]!)),
        fc.array(anyPredicate(position.seats), { maxLength: 3 }),
      ),
    )
    fc.assert(
      fc.property(shapes, ([position, actions, asks]) => {
        fc.pre(wayToCount(position, actions) === 'list')
        const want = plain(position, actions)
        const have = finish(weigh(position, actions, asks))
        if (have.kind !== 'exact') throw new Error('counted')
        expect(have.posterior.exact).toBe(true)
        expect(tables(have.posterior)).toEqual(tables(want))
        expect([...(have.posterior.shapes ?? [])]).toEqual([...want.shapes])
        const met = asks.map((ask) =>
          layouts(position).reduce((sum, held) => {
            const deal = dealOf(position, held)
            const weight = actions.reduce((product, one) => product * weightIn(one, deal), 1)
            return holds(ask, deal) === true ? sum + weight : sum
          }, 0),
        )
        expect([...have.posterior.answers]).toEqual(met)
        expect(finish(totalWeight(position, actions))).toBe(want.total)
      }),
      { numRuns: upTo(45, 150) },
    )
  })
  it('answers what is asked of one suit beside, by two hands, three, and the walk', () => {
    const shapes = fc.constantFrom<2 | 3>(2, 3).chain((hands) =>
      anyEnding(hands).chain((position) => {
        const seats = hands === 2 ? position.seats : [position.seats[1]!]
        return fc.tuple(
          fc.constant(position),
          fc.array(anyAction(seats), { maxLength: 2 }),
          fc.array(
            anyPredicate(seats).filter((p) => suitAlone(p) !== undefined),
            { minLength: 1, maxLength: 3 },
          ),
        )
      }),
    )
    fc.assert(
      fc.property(shapes, ([position, actions, asks]) => {
        const want = asks.map((ask) => {
          let sum = 0
          for (const held of layouts(position)) {
            const deal = dealOf(position, held)
            if (holds(ask, deal) === true)
              sum += actions.reduce((product, action) => product * weightIn(action, deal), 1)
          }
          return sum
        })
        const near = (p: Posterior) => {
          for (const [i, n] of want.entries()) expect(p.answers[i]).toBeCloseTo(n, 6)
        }
        const end = (steps: Generator<number, Posterior, void>): Posterior => {
          let step = steps.next()
          while (step.done !== true) step = steps.next()
          return step.value
        }
        if (position.seats.length === 2) near(posteriorTwo(position, actions, asks))
        else near(end(posteriorThreeSteps(position, actions, asks)))
        near(end(posteriorWalkSteps(position, 1, actions, asks)))
      }),
      { numRuns: upTo(45, 150) },
    )
  })

  it('of three hands yields on its way, so that it can be stopped, and ends the same', () => {
    const position: Position = {
      observer: 2,
      faced: NO_HANDS,
      seats: [3, 0, 1],
      known: new Array<Holding>(12).fill(0 as Holding),
      voids: [0, 0, 0],
      vacant: [13, 13, 13],
      unseen: [0x1cff, 0x0dff, 0x13ff, 0x1dff].map((h) => h & 0x1fff) as unknown as Hand,
    }
    const cards = position.unseen.reduce<number>((n, held) => n + length(held), 0)
    const trimmed: Position = {
      ...position,
      vacant: [13, 13, cards - 26],
    }
    const actions: readonly Likelihood[] = position.seats.map((seat) => ({
      seat,
      terms: [{ weight: 3, when: { kind: 'rule', seat, n: 18 } }],
      otherwise: 1,
    }))
    // One act on a change; those of all three hands in the long tests.
    const acts = actions.slice(0, upTo(1, 3))
    const steps = posteriorThreeSteps(trimmed, acts)
    const shares: number[] = []
    let step = steps.next()
    while (step.done !== true) {
      shares.push(step.value)
      step = steps.next()
    }
    expect(shares.length).toBeGreaterThan(3)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(step.value.total).toBe(posteriorThree(trimmed, acts).total)
  })
  it('gives statuses and counts as every layout written down does, for two and three hands', () => {
    const shapes = fc
      .constantFrom<2 | 3>(2, 3)
      .chain(anyEnding)
      .chain((position) => fc.tuple(fc.constant(position), anyPredicate(position.seats)))
    fc.assert(
      fc.property(shapes, ([position, p]) => {
        const all = layouts(position)
        const n = all.filter((held) => holds(p, dealOf(position, held)) === true).length
        expect(countOf(position, p)).toBe(BigInt(n))
        expect(statusOf(position, p)).toBe(
          n === 0 ? 'impossible' : n === all.length ? 'confirmed' : 'open',
        )
      }),
      { numRuns: upTo(180, 600) },
    )
  })
  it('is the same with a term split in two, and with an action that says nothing', () => {
    const shapes = anyEnding(2).chain((position) =>
      fc.tuple(
        fc.constant(position),
        anyAction(position.seats),
        anyPredicate(position.seats),
        fc.integer({ min: 1, max: 9 }),
      ),
    )
    fc.assert(
      fc.property(shapes, ([position, action, q, weight]) => {
        const base = tables(posteriorTwo(position, [action]))
        const split: Likelihood = {
          ...action,
          terms: action.terms.flatMap((term) => [
            { weight: term.weight, when: { kind: 'all', of: [term.when, q] } },
            { weight: term.weight, when: { kind: 'all', of: [term.when, not(q)] } },
          ]),
        }
        expect(tables(posteriorTwo(position, [split]))).toEqual(base)
        const nothing: Likelihood = {
          seat: undefined,
          terms: [{ weight: 1, when: q }],
          otherwise: 1,
        }
        expect(tables(posteriorTwo(position, [action, nothing]))).toEqual(base)
        const heavier: Likelihood = {
          seat: undefined,
          terms: [{ weight, when: ALWAYS }],
          otherwise: 0,
        }
        expect(posteriorTwo(position, [action, heavier]).total).toBe(base.total * weight)
      }),
      { numRuns: upTo(30, 100) },
    )
  })
})
