/**
 * Builds a lawful record call by call and card by card, and says why the first unlawful one is
 * refused. The state is kept between steps, because a file has thousands of boards and asking the
 * rules of `core` afresh for each card costs too much; they are asked for the reason of a refusal.
 */
import {
  type Auction,
  contractOf,
  isEnded,
  turn,
  whyIllegal as whyCallIllegal,
} from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { type Card, suitOf } from '#core/card.ts'
import { type Contract, openingLeader, strainOfContract } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import { type Play, whyIllegal as whyCardIllegal } from '#core/play.ts'
import type { AnnotatedCall } from '#core/record.ts'
import type { Problem } from '#core/result.ts'
import { rotate, SEATS, type Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { winningPlace } from '#core/trick.ts'

export interface AuctionBuilder {
  readonly dealer: Seat
  readonly calls: AnnotatedCall[]
  /** Whose call it is, or `undefined` when the auction has ended. */
  readonly turn: () => Seat | undefined
  readonly ended: () => boolean
  readonly contract: () => Contract | undefined
  /** Adds the call when it is lawful, else says why not. */
  readonly add: (call: AnnotatedCall) => Problem | undefined
  /** Replaces the last call, to add what is said of it. */
  readonly annotateLast: (more: Partial<AnnotatedCall>) => void
}

export function buildAuction(dealer: Seat): AuctionBuilder {
  const calls: AnnotatedCall[] = []
  const bare: Call[] = []
  const auction: Auction = { dealer, calls: bare }
  return {
    dealer,
    calls,
    turn: () => turn(auction),
    ended: () => isEnded(auction),
    contract: () => contractOf(auction),
    add(call) {
      const why = whyCallIllegal(auction, call.call)
      if (why) return why
      calls.push(call)
      bare.push(call.call)
      return undefined
    },
    annotateLast(more) {
      const last = calls.at(-1)
      if (last) calls[calls.length - 1] = { ...last, ...more }
    },
  }
}

export interface PlayBuilder {
  readonly cards: Card[]
  /** Whose card comes next (dummy's own seat for dummy's cards); `undefined` after 52. */
  readonly turn: () => Seat | undefined
  /** Complete tricks won by declarer's side. */
  readonly declarerTricks: () => number
  /** Why declarer cannot have so many tricks in the end, in one sentence; `undefined` when it can be. */
  readonly whyNotTricks: (tricks: number) => string | undefined
  readonly add: (card: Card) => Problem | undefined
  /** Who holds the card now; `undefined` where no known hand has it. */
  readonly holderOf: (card: Card) => Seat | undefined
  /** True when the cards can be played one after the other; nothing is played. */
  readonly accepts: (cards: readonly Card[]) => boolean
}

export function buildPlay(deal: PartialDeal, contract: Contract): PlayBuilder {
  const strain = strainOfContract(contract)
  const cards: Card[] = []
  const play: Play = { contract, cards }
  const held = deal.map((h) => (h === undefined ? undefined : [...h]))
  let leader = openingLeader(contract)
  let trick: Card[] = []
  let won = 0
  const next = (): Seat => rotate(leader, trick.length)
  const add = (card: Card): Problem | undefined => {
    const own = held[next()]
    const suit = suitOf(card)
    const bit = 1 << (card % 13)
    const led = trick[0] === undefined ? undefined : suitOf(trick[0])
    const plain =
      own !== undefined &&
      ((own[suit] as number) & bit) !== 0 &&
      (led === undefined || led === suit || own[led] === 0)
    if (!plain) {
      const why = whyCardIllegal(deal, play, card)
      if (why) return why
    }
    if (own) own[suit] = ((own[suit] as number) & ~bit) as (typeof own)[number]
    cards.push(card)
    trick.push(card)
    if (trick.length === 4) {
      leader = rotate(leader, winningPlace(trick, strain))
      if (((leader ^ contract.declarer) & 1) === 0) won += 1
      trick = []
    }
    return undefined
  }
  return {
    cards,
    turn: () => (cards.length >= 52 ? undefined : next()),
    declarerTricks: () => won,
    whyNotTricks(tricks) {
      const rest = 13 - Math.floor(cards.length / 4)
      if (tricks >= won && tricks <= won + rest) return undefined
      return cards.length === 52
        ? t`Declarer took ${won} tricks in the play, not ${tricks}.`
        : t`Declarer has ${won} tricks and ${rest} are left, so the result cannot be ${tricks}.`
    },
    add,
    holderOf: (card) =>
      SEATS.find((seat) => (((held[seat]?.[suitOf(card)] ?? 0) as number) >> (card % 13)) & 1),
    accepts(more) {
      const before = { count: cards.length, leader, trick: [...trick], won }
      const seats: Seat[] = []
      let lawful = true
      for (const card of more) {
        seats.push(next())
        lawful = add(card) === undefined
        if (!lawful) break
      }
      for (const [i, card] of cards.slice(before.count).entries()) {
        const own = held[seats[i]!]
        const suit = suitOf(card)
        if (own) own[suit] = ((own[suit] as number) | (1 << (card % 13))) as (typeof own)[number]
      }
      cards.length = before.count
      ;({ leader, trick, won } = before)
      return lawful
    },
  }
}
