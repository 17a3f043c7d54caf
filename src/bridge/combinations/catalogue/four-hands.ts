/**
 * One suit in four hands and its normal form (document 004, sections III and VI): the owners of the
 * cards from the highest down, promoted so that no gap is left, turned so that Seat A holds the
 * leading pair's highest card. Two layouts are one entry of the catalogue when their owners are the same.
 */

import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import { ACE, type Rank } from '#core/rank.ts'
import { invariant } from '#core/result.ts'
import { mapTuple4, type Tuple4 } from '#core/tuple.ts'
import { type Pair, SUIT_SEATS, type SuitSeat, seatsOfPair, suitSeatLetter } from './suit-seats.ts'

/** The cards of one suit by seat A, B, C, D: disjoint, together 0 to 13 cards. */
export type FourHands = Tuple4<Holding>

/** All the cards that are still in play. */
export const inPlay = (hands: FourHands): Holding =>
  (hands[0] | hands[1] | hands[2] | hands[3]) as Holding

/** How many cards a pair holds. */
export const pairCards = (hands: FourHands, pair: Pair): number =>
  holding.length(hands[pair]) + holding.length(hands[pair === 0 ? 2 : 3])

/** The length of the pair's longer hand: the most tricks it can take in the suit. */
export const longerHand = (hands: FourHands, pair: Pair): number =>
  Math.max(...seatsOfPair(pair).map((seat) => holding.length(hands[seat])))

/** Who holds the card; `undefined` when nobody does. */
export const suitOwnerOf = (hands: FourHands, rank: Rank): SuitSeat | undefined =>
  SUIT_SEATS.find((seat) => holding.has(hands[seat], rank))

/** The owners of the cards in play, highest card first. */
export const suitOwners = (hands: FourHands): readonly SuitSeat[] =>
  holding.ranks(inPlay(hands)).map((rank) => suitOwnerOf(hands, rank)!)

/** The owners as letters: `ADABCCDAA`. */
export const ownerText = (hands: FourHands): string =>
  suitOwners(hands).map(suitSeatLetter).join('')

/** Tuple4 hands without gaps from the owners, highest card first: at most 13. */
export function fromOwners(list: readonly SuitSeat[]): FourHands {
  invariant(list.length <= 13, 'a suit has 13 cards')
  const hands: [...Tuple4<number>] = [0, 0, 0, 0]
  for (const [i, seat] of list.entries()) hands[seat] |= 1 << (ACE - i)
  return mapTuple4(hands, (mask) => mask as Holding)
}

/** The same layout with the ranks that are gone taken out: the highest card left becomes the ace, and so on. */
export const promote = (hands: FourHands): FourHands => fromOwners(suitOwners(hands))

/** The rank a card in play has after promotion. */
export const promotedRank = (hands: FourHands, rank: Rank): Rank =>
  (ACE - holding.length((inPlay(hands) & ~((2 << rank) - 1)) as Holding)) as Rank

/** The layout turned so that A holds the highest card of its pair, where it does not: by two seats. */
export function turned(hands: FourHands): FourHands {
  const [a, b, c, d] = hands
  return c > a ? [c, d, a, b] : hands
}

/** One number for a layout without gaps: its owners in base 4 after a leading one. */
export const layoutCode = (list: readonly SuitSeat[]): number =>
  list.reduce<number>((code, seat) => code * 4 + seat, 1)

/**
 * The cards a seat can choose between: one of each run of touching cards, the lowest, highest run
 * first. Cards touch when no card in play lies between them.
 */
export function choices(hands: FourHands, seat: SuitSeat): readonly Rank[] {
  const live = holding.ranks(inPlay(hands))
  return live.filter((rank, i) => {
    const below = live[i + 1]
    return (
      holding.has(hands[seat], rank) && (below === undefined || !holding.has(hands[seat], below))
    )
  })
}
