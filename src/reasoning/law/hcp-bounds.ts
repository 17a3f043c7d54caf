/**
 * Bounds on the high card points of a concealed hand (A 4, K 3, Q 2, J 1), exactly tight: both ends
 * are reached by some layout. Not every number between them need be.
 *
 * The sets of cards one hand can hold are the bases of a matroid, so taking honours from the top,
 * each if the lengths still allow it, gives the most points; leaving them out in the same order the
 * fewest. With two hands this comes to a formula over the places left.
 */

import { type Card, cardOf } from '#core/card.ts'
import { HOLDING_LENGTH, hcp } from '#core/holding.ts'
import { ACE, JACK, type Rank, rankHcp } from '#core/rank.ts'
import { SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { type Boxes, lawfulBoxes, tighten } from './length-bounds.ts'
import type { Position } from './position.ts'

/** HCP as dealt, by concealed hand. */
export interface HcpBounds {
  readonly lo: readonly number[]
  readonly hi: readonly number[]
}

/** Points the hand has been seen to hold. */
export function shownHcp(position: Position, hand: number): number {
  let sum = 0
  for (let s = 0; s < 4; s++) sum += hcp(position.known[hand * 4 + s]!)
  return sum
}

/** The unseen honours, aces first, spades first among equals. */
export function unseenHonours(position: Position): readonly Card[] {
  const cards: Card[] = []
  for (let rank = ACE; rank >= JACK; rank = (rank - 1) as Rank)
    for (const suit of SUITS_DESCENDING)
      if (((position.unseen[suit] >> rank) & 1) === 1) cards.push(cardOf(suit, rank))
  return cards
}

/**
 * Gives one hand as many points as the law allows, or as few.
 * @returns its honours.
 */
export function extremeHonours(
  position: Position,
  hand: number,
  end: 'lo' | 'hi',
): readonly Card[] {
  const held: Card[] = []
  // Honours taken (for the most points) or left to others (for the fewest), by suit.
  const counted = [0, 0, 0, 0]
  let at = lawfulBoxes(position)
  for (const card of unseenHonours(position)) {
    const suit = ((card / 13) | 0) as Suit
    const cell = hand * 4 + suit
    const known = HOLDING_LENGTH[position.known[cell]!]!
    const r = HOLDING_LENGTH[position.unseen[suit]]!
    const n = counted[suit]! + 1
    const lo = at.lo.slice()
    const hi = at.hi.slice()
    if (end === 'hi') lo[cell] = Math.max(lo[cell]!, known + n)
    else hi[cell] = Math.min(hi[cell]!, known + r - n)
    const narrower: Boxes = { ...at, lo, hi }
    const fits = tighten(narrower) !== undefined
    if (fits) {
      counted[suit] = n
      at = narrower
    }
    if (fits === (end === 'hi')) held.push(card)
  }
  return held
}

const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + rankHcp((card % 13) as Rank), 0)

/** Points of the best k cards among honours counted by points 1..4. */
function top(aces: number, kings: number, queens: number, jacks: number, k: number): number {
  const a = Math.min(aces, k)
  const b = Math.min(kings, k - a)
  const c = Math.min(queens, k - a - b)
  return 4 * a + 3 * b + 2 * c + Math.min(jacks, k - a - b - c)
}

function twoHands(position: Position): HcpBounds {
  const voidA = position.voids[0]!
  const voidB = position.voids[1]!
  let a = position.vacant[0]!
  let b = position.vacant[1]!
  let forcedA = shownHcp(position, 0)
  let forcedB = shownHcp(position, 1)
  let aces = 0
  let kings = 0
  let queens = 0
  let jacks = 0
  for (let s = 0; s < 4; s++) {
    const unseen = position.unseen[s as 0]
    const r = HOLDING_LENGTH[unseen]!
    if (((voidA >> s) & 1) === 1) {
      b -= r
      forcedB += hcp(unseen)
    } else if (((voidB >> s) & 1) === 1) {
      a -= r
      forcedA += hcp(unseen)
    } else {
      aces += (unseen >> 12) & 1
      kings += (unseen >> 11) & 1
      queens += (unseen >> 10) & 1
      jacks += (unseen >> 9) & 1
    }
  }
  const all = 4 * aces + 3 * kings + 2 * queens + jacks
  const mostA = top(aces, kings, queens, jacks, a)
  const mostB = top(aces, kings, queens, jacks, b)
  return {
    lo: [forcedA + all - mostB, forcedB + all - mostA],
    hi: [forcedA + mostA, forcedB + mostB],
  }
}

/** Tight HCP bounds of the concealed hands of a position that has a layout. */
export function hcpBounds(position: Position): HcpBounds {
  if (position.seats.length === 2) return twoHands(position)
  const lo: number[] = []
  const hi: number[] = []
  for (let h = 0; h < position.seats.length; h++) {
    const shown = shownHcp(position, h)
    lo.push(shown + pointsOf(extremeHonours(position, h, 'lo')))
    hi.push(shown + pointsOf(extremeHonours(position, h, 'hi')))
  }
  return { lo, hi }
}
