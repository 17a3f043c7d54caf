import { describe, expect, it } from 'vitest'
import { cellsOf, equalCells } from '#constraint/cells.ts'
import {
  all,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  suitAtLeast,
  suitAtMost,
} from '#constraint/constraint.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { withoutImplied } from './implied.ts'

const spades = inSuit(SPADES, suitAtLeast('length', 5))
const points = between('hcp', 12, 21)

describe('conditions that follow from others', () => {
  it('are no reasons: with five spades nobody has nine of another suit', () => {
    const bounds = [CLUBS, DIAMONDS, HEARTS].map((suit) => inSuit(suit, suitAtMost('length', 8)))
    const shows = all<HandConstraint>(points, ...bounds, spades)
    expect(withoutImplied(shows)).toEqual(all<HandConstraint>(points, spades))
    expect(equalCells(cellsOf(withoutImplied(shows)).must, cellsOf(shows).must)).toBe(true)
  })
  it('stay where they take something away, and one of two alike stays', () => {
    const hearts = inSuit(HEARTS, suitAtMost('length', 4))
    const shows = all<HandConstraint>(points, hearts, spades, atLeast('hcp', 12))
    expect(withoutImplied(shows)).toEqual(all<HandConstraint>(points, hearts, spades))
    expect(withoutImplied(all<HandConstraint>(points, points))).toEqual(all<HandConstraint>(points))
  })
  it('stay where cells do not decide them', () => {
    const honours = inSuit(SPADES, suitAtLeast('honours', 2))
    const shows = all<HandConstraint>(points, spades, honours)
    expect(withoutImplied(shows)).toEqual(shows)
    expect(withoutImplied(points)).toBe(points)
  })
})
