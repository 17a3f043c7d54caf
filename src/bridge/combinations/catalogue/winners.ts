/**
 * Winners of one suit in the two meanings that document 004 mixes (specification of card
 * combinations, section 2): masters and cashable cards.
 */

import * as holding from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { bySeat } from '#core/seat.ts'
import { type FourHands, inPlay, longerHand, suitOwners } from './four-hands.ts'
import { type OpenGoal, openValue } from './open-play.ts'
import { type Pair, type PerPairAndSeat, pairOf } from './suit-seats.ts'

/** The unbroken run of one pair from the top of the cards in play. */
export interface TopRun {
  /** The pair that holds the highest card; `undefined` when no card is left. */
  readonly pair: Pair | undefined
  /** The cards of the run, highest first. */
  readonly ranks: readonly Rank[]
}

export function topRun(hands: FourHands): TopRun {
  const live = holding.ranks(inPlay(hands))
  const holders = suitOwners(hands)
  const first = holders[0]
  if (first === undefined) return { pair: undefined, ranks: [] }
  const pair = pairOf(first)
  const end = holders.findIndex((seat) => pairOf(seat) !== pair)
  return { pair, ranks: live.slice(0, end < 0 ? live.length : end) }
}

/**
 * Masters: the cards of the top run, for the pair at most the length of its longer hand (AQJ9
 * opposite KT are four). A seat's masters are its own cards of the run, so the two seats can sum to
 * more than their pair: some of them fall on the same trick.
 * @param among counts only these cards of the run; all of them by default.
 */
export function masters(
  hands: FourHands,
  among: readonly Rank[] = topRun(hands).ranks,
): PerPairAndSeat {
  const seat = bySeat((s) => among.filter((rank) => holding.has(hands[s], rank)).length)
  const of = (pair: Pair) => Math.min(seat[pair] + seat[pair + 2]!, longerHand(hands, pair))
  return { pair: [of(0), of(1)], seat }
}

/**
 * Cashable cards: the tricks a pair takes from here, on lead, before it loses one, with all cards
 * seen, either hand leading as it likes and the other pair defending. For a seat: the most of such
 * tricks that this seat itself can win, so the two seats can sum to more than their pair.
 */
export function cashable(hands: FourHands): PerPairAndSeat {
  const of = (pair: Pair, seats: OpenGoal['seats']) =>
    openValue(hands, { pair, until: 'run', seats })
  return { pair: [of(0, 3), of(1, 3)], seat: [of(0, 1), of(1, 1), of(0, 2), of(1, 2)] }
}
