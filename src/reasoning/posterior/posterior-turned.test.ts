/** The posterior of a table turned round: the order of seats, hands and suits makes no difference. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellIndex, emptyCells, hasCell } from '#constraint/cells.ts'
import type { Card } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import type { Suit } from '#core/suit.ts'
import { anyAction, anyEnding } from '#testing/endings.ts'
import { upTo } from '#testing/long.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import type { Predicate } from '../predicates/predicate.ts'
import { posteriorThree } from './posterior-three.ts'
import { posteriorTwo } from './posterior-two.ts'

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
            cells[at >> 5] = cells[at >> 5]! | (1 << (at & 31))
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
/** The action with the suits turned round. */
const turnAction = (action: Likelihood): Likelihood => ({
  ...action,
  terms: action.terms.map((term) => ({ ...term, when: turn(term.when) })),
})
/** An ending with up to two actions of its seats. */
const withActions = (hands: 2 | 3) =>
  anyEnding(hands).chain((position) =>
    fc.tuple(fc.constant(position), fc.array(anyAction(position.seats), { maxLength: 2 })),
  )

describe('the posterior', () => {
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
          seats: order.map((h) => position.seats[h]!),
          known: order.flatMap((h) => position.known.slice(h * 4, h * 4 + 4)),
          voids: order.map((h) => position.voids[h]!),
          vacant: order.map((h) => position.vacant[h]!),
        }
        const base = posteriorThree(position, actions)
        const other = posteriorThree(turned, actions)
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
      { numRuns: upTo(30, 100) },
    )
  })

  it('of three hands turns with the suits, too', () => {
    const shapes = withActions(3)
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const base = posteriorThree(position, actions)
        const turned = posteriorThree(
          {
            ...position,
            known: [0, 4, 8].flatMap((h) => round(position.known.slice(h, h + 4))),
            voids: position.voids.map((mask) => (mask >> 1) | ((mask & 1) << 3)),
            unseen: round(position.unseen) as unknown as Hand,
          },
          actions.map(turnAction),
        )
        const near = (a: Float64Array, b: (i: number) => number) => {
          for (const [i, n] of a.entries())
            expect(Math.abs(n - b(i))).toBeLessThanOrEqual(1e-9 * (1 + base.total))
        }
        near(turned.points, (i) => base.points[i]!)
        // By hand and suit: what was of the next suit up.
        const shifted = (list: Float64Array, step: number) => (i: number) => {
          const hand = Math.floor(i / (4 * step)) * 4 * step
          return list[hand + ((i - hand + step) % (4 * step))]!
        }
        near(turned.lengths, shifted(base.lengths, 14))
        near(turned.cards, shifted(base.cards, 13))
        near(turned.splits, shifted(base.splits, 196))
      }),
      { numRuns: upTo(18, 60) },
    )
  })
  it('turns with the table: hands swapped, suits permuted', () => {
    const shapes = withActions(2)
    fc.assert(
      fc.property(shapes, ([position, actions]) => {
        const base = posteriorTwo(position, actions)
        const swapped = posteriorTwo(
          {
            ...position,
            seats: [...position.seats].reverse(),
            known: [...position.known.slice(4), ...position.known.slice(0, 4)],
            voids: [...position.voids].reverse(),
            vacant: [...position.vacant].reverse(),
          },
          actions,
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
          actions.map(turnAction),
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
      { numRuns: upTo(30, 100) },
    )
  })
})
