/**
 * The posterior against writing down every layout: small endings, two and three hands, with every
 * kind of predicate; and the laws that hold however large the numbers are.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellIndex, emptyCells, hasCell } from '#constraint/cells.ts'
import type { Card } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { type Holding, length } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import {
  anyAction,
  anyConstraint,
  anyEnding,
  anyPredicate,
  dealOf,
  layouts,
  weightIn,
} from '#testing/endings.ts'
import { type Action, agreedOnly } from './action.ts'
import type { Position } from './position.ts'
import type { Posterior } from './posterior.ts'
import { suitAlone } from './posterior-plan.ts'
import { posteriorThree, posteriorThreeSteps, totalThree } from './posterior-three.ts'
import { posteriorTwo, violationPatternsTwo } from './posterior-two.ts'
import { posteriorWalkSteps } from './posterior-walk.ts'
import { ALWAYS, anyOf, holds, NO_HANDS, not, type Predicate } from './predicate.ts'
import { countOf, statusOf } from './status.ts'

/** The definitions, layout by layout. */
function plain(position: Position, actions: readonly Action[]) {
  const lengths = new Float64Array(position.seats.length * 56)
  const points = new Float64Array(position.seats.length * 41)
  const cards = new Float64Array(position.seats.length * 52)
  const patterns = new Float64Array(2 ** actions.length)
  const splits = new Float64Array(784)
  const shapes = new Float64Array(position.seats.length * 560)
  let total = 0
  for (const held of layouts(position)) {
    const deal = dealOf(position, held)
    const weight = actions.reduce((product, action) => product * weightIn(action, deal), 1)
    let pattern = 0
    for (const [i, action] of actions.entries()) {
      const met = action.terms.find((term) => holds(term.when, deal) === true)
      if (met?.weight !== action.terms[0]?.weight) pattern |= 1 << i
    }
    patterns[pattern] = (patterns[pattern] as number) + 1
    total += weight
    for (const suit of SUITS) {
      const at = suit * 196 + length((held[0] as Hand)[suit]) * 14 + length((held[1] as Hand)[suit])
      splits[at] = (splits[at] as number) + weight
    }
    for (const [h, one] of held.entries()) {
      const at = h * 560 + shapeIndex(hand.lengths(one))
      shapes[at] = (shapes[at] as number) + weight
      points[h * 41 + hand.hcp(one)] = (points[h * 41 + hand.hcp(one)] as number) + weight
      for (const suit of SUITS) {
        const at = h * 56 + suit * 14 + length(one[suit])
        lengths[at] = (lengths[at] as number) + weight
      }
      for (const card of hand.cards(one))
        cards[h * 52 + card] = (cards[h * 52 + card] as number) + weight
    }
  }
  return { total, lengths, points, cards, splits, shapes, patterns }
}
const tables = (p: Posterior | ReturnType<typeof plain>) => ({
  total: p.total,
  lengths: [...p.lengths],
  points: [...p.points],
  cards: [...p.cards],
  splits: [...p.splits],
})

/** A list by suit with the suits turned round. */
const round = <T>(list: readonly T[]) => [list[1], list[2], list[3], list[0]] as T[]
/** The predicate with the suits turned round. */
const turn = (p: Predicate): Predicate => {
  switch (p.kind) {
    case 'all':
    case 'any':
    case 'one':
      return { kind: p.kind, of: p.of.map(turn) }
    case 'not':
      return { kind: 'not', of: turn(p.of) }
    case 'card':
    case 'lead':
      return { ...p, card: ((p.card + 39) % 52) as Card }
    case 'cells': {
      const cells = emptyCells()
      for (const [i, shape] of SHAPES.entries())
        for (let points = 0; points < 38; points++)
          if (hasCell(p.cells, i * 38 + points)) {
            const at = cellIndex(round(shape) as unknown as Shape, points)
            cells[at >> 5] = (cells[at >> 5] as number) | (1 << (at & 31))
          }
      return { ...p, cells }
    }
    case 'length':
    case 'among':
    case 'holding':
      return { ...p, suit: ((p.suit + 3) % 4) as Suit }
    case 'longer':
      return { ...p, suit: ((p.suit + 3) % 4) as Suit, than: ((p.than + 3) % 4) as Suit }
    default:
      return p
  }
}

describe('the posterior', () => {
  it('of two hands is what every layout written down gives, to the unit', () => {
    const shapes = anyEnding(2).chain((position) =>
      fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 3 })),
    )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const want = plain(position, actions)
        const have = posteriorTwo(position, actions, NO_HANDS)
        expect(have.exact).toBe(true)
        expect(tables(have)).toEqual(tables(want))
        expect([...(have.shapes ?? [])]).toEqual([...want.shapes])
        expect([...violationPatternsTwo(position, actions, NO_HANDS)]).toEqual([...want.patterns])
      }),
      { numRuns: 300 },
    )
  })
  it('of three hands is what every layout written down gives, also for conditions on several hands', () => {
    const shapes = anyEnding(3).chain((position) =>
      fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
    )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const want = plain(position, actions)
        expect(tables(posteriorThree(position, actions, NO_HANDS))).toEqual(tables(want))
        expect(totalThree(position, actions.map(agreedOnly), NO_HANDS)).toBe(want.patterns[0])
      }),
      { numRuns: 150 },
    )
  })
  it('of whole hands is what every layout written down gives: two hands, or one of three', () => {
    const shapes = fc.constantFrom<2 | 3>(2, 3).chain((hands) =>
      anyEnding(hands).chain((position) => {
        const seats = hands === 2 ? position.seats : [position.seats[1] as Seat]
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
        const steps = posteriorWalkSteps(
          position,
          position.seats.length === 2 ? 0 : 1,
          actions,
          NO_HANDS,
        )
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
      { numRuns: 300 },
    )
  })
  it('answers what is asked of one suit beside, by two hands, three, and the walk', () => {
    const shapes = fc.constantFrom<2 | 3>(2, 3).chain((hands) =>
      anyEnding(hands).chain((position) => {
        const seats = hands === 2 ? position.seats : [position.seats[1] as Seat]
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
        if (position.seats.length === 2) near(posteriorTwo(position, actions, NO_HANDS, asks))
        else near(end(posteriorThreeSteps(position, actions, NO_HANDS, asks)))
        near(end(posteriorWalkSteps(position, 1, actions, NO_HANDS, asks)))
      }),
      { numRuns: 150 },
    )
  })
  it('of three hands turns with the seats: whichever hand comes last, the figures are its own', () => {
    const shapes = anyEnding(3).chain((position) =>
      fc.tuple(
        fc.constant(position),
        fc.array(anyAction(position.seats.slice(0, 2)), { maxLength: 2 }),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3, maxLength: 3 }),
      ),
    )
    fc.assert(
      fc.property(shapes, ([position, actions, order]) => {
        const turned: Position = {
          ...position,
          seats: order.map((h) => position.seats[h] as Seat),
          known: order.flatMap((h) => position.known.slice(h * 4, h * 4 + 4)),
          voids: order.map((h) => position.voids[h] as number),
          vacant: order.map((h) => position.vacant[h] as number),
        }
        const base = posteriorThree(position, actions, NO_HANDS)
        const other = posteriorThree(turned, actions, NO_HANDS)
        expect(other.total).toBe(base.total)
        for (const [n, h] of order.entries()) {
          const of = (list: Float64Array, size: number, at: number) => [
            ...list.slice(at * size, (at + 1) * size),
          ]
          expect(of(other.lengths, 56, n)).toEqual(of(base.lengths, 56, h))
          expect(of(other.points, 41, n)).toEqual(of(base.points, 41, h))
          expect(of(other.cards, 52, n)).toEqual(of(base.cards, 52, h))
        }
      }),
      { numRuns: 100 },
    )
  })
  it('of three hands yields on its way, so that it can be stopped, and ends the same', () => {
    const position: Position = {
      observer: 2,
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
    const actions: readonly Action[] = position.seats.map((seat) => ({
      seat,
      terms: [{ weight: 3, when: { kind: 'rule', seat, n: 18 } }],
      otherwise: 1,
    }))
    const steps = posteriorThreeSteps(trimmed, actions, NO_HANDS)
    const shares: number[] = []
    let step = steps.next()
    while (step.done !== true) {
      shares.push(step.value)
      step = steps.next()
    }
    expect(shares.length).toBeGreaterThan(3)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(step.value.total).toBe(posteriorThree(trimmed, actions, NO_HANDS).total)
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
      { numRuns: 600 },
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
        const base = tables(posteriorTwo(position, [action], NO_HANDS))
        const split: Action = {
          ...action,
          terms: action.terms.flatMap((term) => [
            { weight: term.weight, when: { kind: 'all', of: [term.when, q] } },
            { weight: term.weight, when: { kind: 'all', of: [term.when, not(q)] } },
          ]),
        }
        expect(tables(posteriorTwo(position, [split], NO_HANDS))).toEqual(base)
        const nothing: Action = { seat: undefined, terms: [{ weight: 1, when: q }], otherwise: 1 }
        expect(tables(posteriorTwo(position, [action, nothing], NO_HANDS))).toEqual(base)
        const heavier: Action = { seat: undefined, terms: [{ weight, when: ALWAYS }], otherwise: 0 }
        expect(posteriorTwo(position, [action, heavier], NO_HANDS).total).toBe(base.total * weight)
      }),
      { numRuns: 100 },
    )
  })
  it('of three hands turns with the suits, too', () => {
    const shapes = anyEnding(3).chain((position) =>
      fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
    )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const base = posteriorThree(position, actions, NO_HANDS)
        const turned = posteriorThree(
          {
            ...position,
            known: [0, 4, 8].flatMap((h) => round(position.known.slice(h, h + 4))),
            voids: position.voids.map((mask) => (mask >> 1) | ((mask & 1) << 3)),
            unseen: round(position.unseen) as unknown as Hand,
          },
          actions.map((action) => ({
            ...action,
            terms: action.terms.map((term) => ({ ...term, when: turn(term.when) })),
          })),
          NO_HANDS,
        )
        const near = (a: Float64Array, b: (i: number) => number) => {
          for (const [i, n] of a.entries())
            expect(Math.abs(n - b(i))).toBeLessThanOrEqual(1e-9 * (1 + base.total))
        }
        near(turned.points, (i) => base.points[i] as number)
        // By hand and suit: what was of the next suit up.
        const shifted = (list: Float64Array, step: number) => (i: number) => {
          const hand = Math.floor(i / (4 * step)) * 4 * step
          return list[hand + ((i - hand + step) % (4 * step))] as number
        }
        near(turned.lengths, shifted(base.lengths, 14))
        near(turned.cards, shifted(base.cards, 13))
        near(turned.splits, shifted(base.splits, 196))
      }),
      { numRuns: 60 },
    )
  })
  it('turns with the table: hands swapped, suits permuted', () => {
    const shapes = anyEnding(2).chain((position) =>
      fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
    )
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const base = posteriorTwo(position, actions, NO_HANDS)
        const swapped = posteriorTwo(
          {
            ...position,
            seats: [...position.seats].reverse(),
            known: [...position.known.slice(4), ...position.known.slice(0, 4)],
            voids: [...position.voids].reverse(),
            vacant: [...position.vacant].reverse(),
          },
          actions,
          NO_HANDS,
        )
        const half = (list: Float64Array, h: number) =>
          [...list].slice((h * list.length) / 2, ((h + 1) * list.length) / 2)
        for (const h of [0, 1]) {
          expect(half(swapped.lengths, h)).toEqual(half(base.lengths, 1 - h))
          expect(half(swapped.points, h)).toEqual(half(base.points, 1 - h))
          expect(half(swapped.cards, h)).toEqual(half(base.cards, 1 - h))
        }
        const turned = posteriorTwo(
          {
            ...position,
            known: [...round(position.known.slice(0, 4)), ...round(position.known.slice(4))],
            voids: position.voids.map((mask) => (mask >> 1) | ((mask & 1) << 3)),
            unseen: round(position.unseen) as unknown as Hand,
          },
          actions.map((action) => ({
            ...action,
            terms: action.terms.map((term) => ({ ...term, when: turn(term.when) })),
          })),
          NO_HANDS,
        )
        expect([...turned.points]).toEqual([...base.points])
        const shift = (list: Float64Array, step: number, h: number) => {
          const mine = half(list, h)
          return [...mine.slice(step), ...mine.slice(0, step)]
        }
        for (const h of [0, 1]) {
          expect(half(turned.lengths, h)).toEqual(shift(base.lengths, 14, h))
          expect(half(turned.cards, h)).toEqual(shift(base.cards, 13, h))
        }
      }),
      { numRuns: 100 },
    )
  })
})
