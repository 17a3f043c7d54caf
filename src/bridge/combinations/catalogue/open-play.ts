/**
 * One suit played with all four hands seen: who wins a trick, what is left, and the most that a pair
 * can take when it leads to every trick from the hand it likes and the others defend.
 */
import * as holding from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { choices, type FourHands, layoutCode, promote, suitOwners } from './four-hands.ts'
import { nextSeat, type Pair, pairOf, type SuitSeat, seatsOfPair } from './suit-seats.ts'

/** The cards of a trick in the order played; `undefined` for a seat that cannot follow. */
export type TrickCards = readonly (Rank | undefined)[]

/** Who wins the trick led by `leader`; the led card must be there. */
export function openTrickWinner(leader: SuitSeat, cards: TrickCards): SuitSeat {
  let best = 0
  for (const [i, card] of cards.entries()) if (card !== undefined && card > cards[best]!) best = i
  return nextSeat(leader, best)
}

/** The hands without the cards of a trick. */
export function afterOpenTrick(hands: FourHands, leader: SuitSeat, cards: TrickCards): FourHands {
  const left = hands.slice() as [...FourHands]
  for (const [i, card] of cards.entries()) {
    const seat = nextSeat(leader, i)
    if (card !== undefined) left[seat] = holding.without(left[seat], card)
  }
  return left
}

/** What a seat can do in turn: its different cards, or nothing when it cannot follow. */
export const replies = (hands: FourHands, seat: SuitSeat): TrickCards =>
  hands[seat] === 0 ? [undefined] : choices(hands, seat)

/**
 * What is counted. `run`: tricks until the first lost one; `total`: all tricks of the suit. The
 * numbers say whose tricks count: bit 0 the pair's first seat, bit 1 its second.
 */
export interface OpenGoal {
  readonly pair: Pair
  readonly until: 'run' | 'total'
  readonly seats: 1 | 2 | 3
}

const MEMO = new Map<number, number>()
const MEMO_LIMIT = 200_000

/** The most the pair can reach from here, on lead in the hand it likes. */
export function openValue(hands: FourHands, goal: OpenGoal): number {
  const promoted = promote(hands)
  const key =
    (layoutCode(suitOwners(promoted)) * 2 + goal.pair) * 8 +
    goal.seats * 2 +
    +(goal.until === 'run')
  const known = MEMO.get(key)
  if (known !== undefined) return known
  let most = 0
  for (const leader of seatsOfPair(goal.pair))
    for (const led of choices(promoted, leader))
      most = Math.max(most, openValueOfTrick(promoted, leader, [led], goal))
  if (MEMO.size > MEMO_LIMIT) MEMO.clear()
  MEMO.set(key, most)
  return most
}

/** The same with a trick under way: the cards played to it so far, one at least. */
export function openValueOfTrick(
  hands: FourHands,
  leader: SuitSeat,
  cards: TrickCards,
  goal: OpenGoal,
): number {
  if (cards.length === 4) {
    const winner = openTrickWinner(leader, cards)
    const ours = pairOf(winner) === goal.pair
    if (!ours && goal.until === 'run') return 0
    const counts = ours && ((goal.seats >> (winner >> 1)) & 1) === 1
    return +counts + openValue(afterOpenTrick(hands, leader, cards), goal)
  }
  const seat = nextSeat(leader, cards.length)
  const values = replies(hands, seat).map((card) =>
    openValueOfTrick(hands, leader, [...cards, card], goal),
  )
  return pairOf(seat) === goal.pair ? Math.max(...values) : Math.min(...values)
}
