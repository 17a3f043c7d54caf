/** Compiled constraints against the plain test of a hand, for every constraint of the book. */
import { expect, it } from 'vitest'
import { admits } from '#constraint/admits.ts'
import { all, type HandConstraint } from '#constraint/constraint.ts'
import { HAND_MEASURES, SUIT_MEASURES } from '#constraint/measures.ts'
import type { Hand } from '#core/hand.ts'
import { shapeOf } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import { lopsidedHand, randomHand, randomWords } from '#testing/random-hands.ts'
import { indexClaims } from './claims.ts'
import {
  AT,
  compileHand,
  SUIT_AT,
  SUIT_MEASURE_ORDER,
  SUIT_WIDTH,
  VECTOR_LENGTH,
} from './compile.ts'
import { BOOK } from './data/book.ts'

/** The vector by the measures' own definitions. */
const vectorOf = (hand: Hand): Int32Array => {
  const v = new Int32Array(VECTOR_LENGTH)
  v[AT.hcp] = HAND_MEASURES.hcp.value(hand)
  v[AT.aces] = HAND_MEASURES.aces.value(hand)
  v[AT.totalPoints] = HAND_MEASURES.totalPoints.value(hand)
  v[AT.tricks] = HAND_MEASURES.playingTricks.value(hand)
  v[AT.stoppers] = HAND_MEASURES.stoppers.value(hand)
  v[AT.topSuitPoints] = HAND_MEASURES.topSuitPoints.value(hand)
  v[AT.secondSuitPoints] = HAND_MEASURES.secondSuitPoints.value(hand)
  for (const suit of SUITS)
    for (const [i, measure] of SUIT_MEASURE_ORDER.entries())
      v[SUIT_AT + suit * SUIT_WIDTH + i] = SUIT_MEASURES[measure].value(hand[suit])
  return v
}
/** Each case as a whole, and what is claimed within it: honours of short suits are never asked alone. */
const constraints: readonly HandConstraint[] = indexClaims(BOOK).claims.flatMap(
  ({ facts, check: { asserted } }) => [
    all(...facts),
    ...(asserted.kind === 'is' || asserted.kind === 'reached'
      ? [all(...facts, asserted.that)]
      : []),
  ],
)

it('agree with the plain test on random hands, fair and lop-sided', () => {
  expect(constraints.length).toBeGreaterThan(300)
  const next = randomWords(1967)
  const hands = [
    ...Array.from({ length: 150 }, () => randomHand(next)),
    ...Array.from({ length: 250 }, () => lopsidedHand(next)),
  ]
  let yes = 0
  let no = 0
  const wrong: string[] = []
  for (const hand of hands) {
    const shape = shapeOf(hand)
    const v = vectorOf(hand)
    for (const constraint of constraints) {
      const test = compileHand(constraint, shape)
      const said = typeof test === 'boolean' ? test : test(v)
      const meant = admits(constraint, hand)
      if (said !== meant) wrong.push(`${hand} ${JSON.stringify(constraint)}`)
      if (meant) yes += 1
      else no += 1
    }
  }
  expect(wrong).toEqual([])
  expect(Math.min(yes, no)).toBeGreaterThan(5_000)
})
