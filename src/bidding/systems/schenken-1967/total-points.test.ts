/** TOTALPTS as a sum: its parts add up to the measure that the rules read, on every hand drawn. */
import { expect, it } from 'vitest'
import { HAND_MEASURES } from '#constraint/measures.ts'
import { parse } from '#core/hand.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { totalPointsParts } from './total-points.ts'

it('adds up to the total points of the hand', () => {
  const next = randomWords(22)
  const hands = [
    ...Array.from({ length: 4000 }, () => randomHand(next)),
    ...Array.from({ length: 4000 }, () => lopsidedHand(next)),
  ]
  const met = new Set<string>()
  for (const hand of hands) {
    const parts = totalPointsParts(hand)
    for (const { what } of parts) met.add(what)
    const sum = parts.reduce((n, { points }) => n + points, 0)
    expect(sum).toBe(HAND_MEASURES.totalPoints.value(hand))
  }
  expect(met.size).toBe(9)
})

it('tells each addition and deduction in the order of the appendix', () => {
  const hand = parse('QJT432.Q.J2.5432')
  expect(hand.ok && totalPointsParts(hand.value)).toEqual([
    { what: 'hcp', points: 6 },
    { what: 'hand', points: 1 },
    { what: 'long', suit: 3, points: 3 },
    { what: 'no-ace', points: -1 },
    { what: 'honour-alone', suit: 2, points: -2 },
    { what: 'short-honours', suit: 1, points: -1 },
  ])
})
