/** What a statement of a lesson comes to on the cards. */
import { parseContract } from '#core/contract.ts'
import { type Deal, isWhole } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { turn } from '#core/play.ts'
import { ACE, type Rank } from '#core/rank.ts'
import type { BoardRecord } from '#core/record.ts'
import { score } from '#core/score.ts'
import type { Seat } from '#core/seat.ts'
import { pattern, shapeOf } from '#core/shape.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import type { Claim } from '#lessons/prose.ts'

/** Tricks of a suit off the top: its highest cards in a row, at most as many as the longer hand. */
function topsOf(deal: Deal, [one, other]: readonly [Seat, Seat], suit: Suit): number {
  const both = holding.union(deal[one][suit], deal[other][suit])
  let tops = 0
  for (let rank: number = ACE; rank >= 0 && holding.has(both, rank as Rank); rank--) tops += 1
  return Math.min(tops, Math.max(...[one, other].map((seat) => holding.length(deal[seat][suit]))))
}

/** What the claim states, read from the cards. */
export function claimedOf(claim: Claim, record: BoardRecord): number | string | undefined {
  const { deal } = record.board
  if (!isWhole(deal)) return undefined
  switch (claim.claim) {
    case 'turn': {
      const { contract, cards } = record
      return contract && turn({ contract, cards: cards.slice(0, claim.after) })
    }
    case 'sure':
      return SUITS.reduce<number>((sum, suit) => sum + topsOf(deal, claim.seats, suit), 0)
    case 'score': {
      const contract = parseContract(claim.contract)
      return contract && Math.abs(score(contract, claim.vulnerable, claim.tricks))
    }
    case 'points':
      return hand.hcp(deal[claim.seat])
    case 'points-of-both':
      return hand.hcp(deal[claim.seats[0]]) + hand.hcp(deal[claim.seats[1]])
    case 'length':
      return holding.length(deal[claim.seat][claim.suit])
    case 'fit':
      return claim.seats.reduce<number>(
        (sum, seat) => sum + holding.length(deal[seat][claim.suit]),
        0,
      )
    case 'two-suits':
      return claim.suits.reduce<number>(
        (sum, suit) => sum + holding.length(deal[claim.seat][suit]),
        0,
      )
    case 'suit':
      return holding.format(deal[claim.seat][claim.suit])
    case 'pattern':
      return pattern(shapeOf(deal[claim.seat]))
    case 'aces':
      return SUITS.filter((suit) => holding.highest(deal[claim.seat][suit]) === ACE).length
  }
}

/** True when the cards bear it out. */
export const holds = (claim: Claim, record: BoardRecord): boolean =>
  claimedOf(claim, record) === claim.is
