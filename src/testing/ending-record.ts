/** Boards that have come down to an ending: the tricks before it are made up, and everyone follows suit in them. */
import { type Card, cardOf, DECK, rankOf, suitOf } from '#core/card.ts'
import { type Contract, openingLeader } from '#core/contract.ts'
import { type Deal, ownerOf } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import { RANKS_DESCENDING } from '#core/rank.ts'
import type { BoardRecord } from '#core/record.ts'
import { invariant } from '#core/result.ts'
import { rotate, SEATS, type Seat } from '#core/seat.ts'
import { SUITS } from '#core/suit.ts'
import { mapTuple4 } from '#core/tuple.ts'

/**
 * @param text the hands that are left, North first, each of as many cards. Of every suit one, five, nine or
 *   thirteen cards must be left, so that the others make whole tricks.
 * @param onLead who won the last of these tricks, and all the others.
 */
export function endingRecord(text: string, contract: Contract, onLead: Seat): BoardRecord {
  const read = endingOf(text)
  const gone = new Set(DECK.filter((card) => ownerOf(read, card) === undefined))
  const tricks: Card[][] = []
  const dealt: Card[][] = SEATS.map((seat) => [...hand.cards(read[seat])])
  let leader = openingLeader(contract)
  for (const suit of SUITS) {
    const cards = RANKS_DESCENDING.map((rank) => cardOf(suit, rank)).filter((card) =>
      gone.has(card),
    )
    invariant(cards.length % 4 === 0, `${cards.length} cards of a suit make no whole tricks`)
    const count = cards.length / 4
    for (let i = 0; i < count; i++) {
      const others = cards.slice(count + 3 * i, count + 3 * i + 3)
      const trick = SEATS.map((_, place) =>
        rotate(leader, place) === onLead ? cards[i]! : others.pop()!,
      )
      for (const [place, card] of trick.entries()) dealt[rotate(leader, place)]!.push(card)
      tricks.push(trick)
      leader = onLead
    }
  }
  invariant(
    tricks.every(
      (trick) => new Set(trick.map(suitOf)).size === 1 && trick.every((c) => rankOf(c) >= 0),
    ),
    'everyone follows',
  )
  const deal = mapTuple4(read, (_, seat) => hand.ofCards(dealt[seat]!)) as Deal
  return {
    board: { number: 1, dealer: contract.declarer, vulnerability: 'None', deal },
    ...{ calls: [], contract, cards: tricks.flat() },
  }
}

/** `A.K..2 …` as four hands of equal size. */
function endingOf(text: string): Deal {
  const hands = text.split(' ').map((one) => {
    const read = hand.parse(one, 'any')
    invariant(read.ok, `${one} is a hand`)
    return read.value
  })
  invariant(hands.length === 4, 'there are four hands')
  return hands as unknown as Deal
}
