/** What a statement of a lesson comes to on the cards. */
import type { Deal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { ACE } from '#core/rank.ts'
import { pattern, shapeOf } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import type { Claim } from '#lessons/prose.ts'

/** What the claim states, read from the cards. */
export function claimedOf(claim: Claim, deal: Deal): number | string {
  switch (claim.claim) {
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
export const holds = (claim: Claim, deal: Deal): boolean => claimedOf(claim, deal) === claim.is
