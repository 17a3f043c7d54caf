/**
 * What a call says of a closed hand, exactly: how many layouts of the unseen cards give the hand
 * each shape, each length and each number of points, among those in which it would have made the
 * call; and what that leaves for the hands beside it. Whole numbers throughout.
 */

import { binomial } from '#core/binomial.ts'
import { length, hcp as pointsOf } from '#core/holding.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import { knownOf, type Position } from '../law/position.ts'
import type { Candidates, OpeningClasses } from './opening-classes.ts'

/** The candidates for one concealed hand of the position. */
export const candidatesOf = (position: Position, hand: number): Candidates => ({
  known: bySuit((suit) => knownOf(position, hand, suit)),
  unseen: position.unseen,
  voids: position.voids[hand]!,
})

/** Unseen cards of each suit, clubs first. */
const unseenOf = (position: Position): Tuple4<number> =>
  mapTuple4(position.unseen, (holding) => length(holding))

/** What the hand takes of the unseen cards to have been dealt that shape. */
const takenFor = (position: Position, hand: number, shape: Shape): Tuple4<number> =>
  bySuit((suit) => shape[suit] - length(knownOf(position, hand, suit)))

/** A hand that shares the cards the first one leaves. */
interface Sharer {
  readonly places: number
  readonly voids: number
}
/** The concealed hands beside one: two, of which the second has no room when only one is there. */
const othersOf = (position: Position, hand: number): readonly [Sharer, Sharer] => {
  const [b, c] = position.seats
    .map((_, i) => i)
    .filter((i) => i !== hand)
    .map((i) => ({ places: position.vacant[i]!, voids: position.voids[i]! }))
  return [b ?? { places: 0, voids: 15 }, c ?? { places: 0, voids: 15 }]
}

/** Ways to share cards of these numbers between two hands. */
function waysToShare(left: Tuple4<number>, [b, c]: readonly [Sharer, Sharer]): number {
  let free = 0
  let need = b.places
  for (const suit of SUITS) {
    const cards = left[suit]
    if (cards < 0) return 0
    const bOut = ((b.voids >> suit) & 1) === 1
    const cOut = ((c.voids >> suit) & 1) === 1
    if (bOut && cOut && cards > 0) return 0
    if (!bOut && cOut) need -= cards
    if (!bOut && !cOut) free += cards
  }
  return binomial(free, need)
}

/**
 * By shape of the hand, in the order of `SHAPES`: in how many ways the other hands can share what it
 * leaves; 0 where the shape is impossible. Each below 2^24.
 */
export function completions(position: Position, hand: number): Float64Array {
  const unseen = unseenOf(position)
  const others = othersOf(position, hand)
  const voids = position.voids[hand]!
  return Float64Array.from(SHAPES, (shape) => {
    const taken = takenFor(position, hand, shape)
    for (const suit of SUITS)
      if (taken[suit] < 0 || (taken[suit] > 0 && ((voids >> suit) & 1) === 1)) return 0
    return waysToShare(
      bySuit((s) => unseen[s] - taken[s]),
      others,
    )
  })
}

/** Exact counts of the values of one number: the entry at place n counts the value n. */
export type ValueCounts = readonly bigint[]
const addAt = (counts: bigint[], at: number, n: bigint): void => {
  counts[at] = counts[at]! + n
}
const zeros = (size: number): bigint[] => new Array<bigint>(size).fill(0n)

/** Layouts in which a hand would have made a call, by what it holds. */
export interface CallShares {
  /** All of them; 0n when no hand in view makes the call. */
  readonly total: bigint
  /** By suit, clubs first, then by length as dealt, 0..13. */
  readonly lengths: readonly ValueCounts[]
  /** By points as dealt, 0..37. */
  readonly hcp: ValueCounts
  /** In the order of `SHAPES`. */
  readonly shapes: ValueCounts
  /** By place in the classes' list of outcomes. */
  readonly outcomes: ValueCounts
}

/**
 * The layouts in which the hand makes a call.
 * @param ways as `completions` gives them for this hand.
 * @param made which outcomes are the call.
 */
export function callShares(
  classes: OpeningClasses,
  ways: Float64Array,
  made: (outcome: number) => boolean,
): CallShares {
  const is = classes.outcomes.map(made)
  const lengths = SUITS.map(() => zeros(14))
  const hcp = zeros(38)
  const shapes = zeros(SHAPES.length)
  const outcomes = zeros(classes.outcomes.length)
  let total = 0n
  for (let i = 0; i < classes.hands.length; i++) {
    const outcome = classes.outcome[i]!
    if (is[outcome] !== true) continue
    const shape = classes.shape[i]!
    const n = BigInt(classes.hands[i]!) * BigInt(ways[shape]!)
    if (n === 0n) continue
    total += n
    addAt(hcp, classes.hcp[i]!, n)
    addAt(shapes, shape, n)
    addAt(outcomes, outcome, n)
  }
  for (const [i, n] of shapes.entries())
    if (n > 0n) for (const suit of SUITS) addAt(lengths[suit]!, SHAPES[i]![suit], n)
  return { total, lengths, hcp, shapes, outcomes }
}

/**
 * The lengths of another concealed hand in those same layouts, by suit, then by length as dealt.
 * For each shape of the caller the cards it leaves are shared in closed form.
 */
export function lengthsBeside(
  position: Position,
  caller: number,
  shares: CallShares,
  ways: Float64Array,
  other: number,
): readonly ValueCounts[] {
  const unseen = unseenOf(position)
  const own: Sharer = {
    places: position.vacant[other]!,
    voids: position.voids[other]!,
  }
  const third = position.seats.findIndex((_, i) => i !== caller && i !== other)
  const rest: Sharer =
    third < 0
      ? { places: 0, voids: 15 }
      : { places: position.vacant[third]!, voids: position.voids[third]! }
  const seen = SUITS.map((suit) => length(knownOf(position, other, suit)))
  const counts = SUITS.map(() => zeros(14))
  for (const [i, n] of shares.shapes.entries()) {
    if (n === 0n) continue
    const taken = takenFor(position, caller, SHAPES[i]!)
    const left = bySuit((s) => unseen[s] - taken[s])
    // Each choice of the caller's cards leaves as many layouts: n counts choices times `ways`.
    const choices = n / BigInt(ways[i]!)
    for (const suit of SUITS)
      for (let j = 0; j <= Math.min(left[suit], own.places); j++) {
        const layouts = waysWith(left, own, rest, suit, j)
        if (layouts > 0) addAt(counts[suit]!, seen[suit]! + j, choices * BigInt(layouts))
      }
  }
  return counts
}

/** The points of the other of two concealed hands in those layouts: whatever the caller has not. */
export function pointsBeside(position: Position, shares: CallShares): ValueCounts {
  let all = 0
  for (const holdings of [position.unseen, position.known])
    for (const holding of holdings) all += pointsOf(holding)
  const counts = zeros(38)
  for (const [points, n] of shares.hcp.entries()) if (n > 0n) addAt(counts, all - points, n)
  return counts
}

/** Ways to share the cards so that the first hand gets exactly j of the suit. */
function waysWith(left: Tuple4<number>, own: Sharer, rest: Sharer, suit: Suit, j: number): number {
  const bit = 1 << suit
  const remaining = left[suit] - j
  if (j > 0 && (own.voids & bit) !== 0) return 0
  if (remaining > 0 && (rest.voids & bit) !== 0) return 0
  const without = bySuit((s) => (s === suit ? 0 : left[s]))
  return binomial(left[suit], j) * waysToShare(without, [{ ...own, places: own.places - j }, rest])
}
