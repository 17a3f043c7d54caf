/** A board of a lesson or a live table as it is drawn: the table's own models, from a record that hides what is hidden. */
import * as auctions from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import * as plays from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { bySeat, type Seat, seatName } from '#core/seat.ts'
import { t, tAs } from '#core/text.ts'
import { eventsOf } from '#store/table/event.ts'
import { positionAt, type TablePosition } from '#store/table/position.ts'
import { trickModel, tricksOfSides, tricksSentence, trickTicks } from '../../ask/tricks.ts'
import type { StripModel } from '../Strip.tsx'
import { auctionModel, type HandInput, handModel, vulnerableWords } from '../table-model.ts'

/** The board at the end of the record. */
export function positionOf(record: BoardRecord): TablePosition {
  const events = eventsOf(record)
  return positionAt(record, events, events.length)
}

/** What the viewer may do now. */
export type Control = 'call' | 'card' | undefined

/** @param record the viewer's part: hidden hands are not in it. */
export function recordTable(
  record: BoardRecord,
  viewer: Seat,
  control: Control,
  look: Pick<HandInput, 'text' | 'suitOrder'>,
) {
  const p = positionOf(record)
  const { deal } = record.board
  const known = p.turn !== undefined && deal[p.turn] !== undefined
  const legalCards: readonly Card[] =
    control === 'card' && known && p.play !== undefined ? plays.legalCards(deal, p.play) : []
  const legalCalls: readonly Call[] =
    control === 'call' && p.phase === 'auction' ? auctions.legalCalls(p.auction) : []
  const hands = bySeat((seat) => {
    const cards = p.remaining[seat]
    const played = p.tricks.reduce(
      (n, t) => n + (((seat - t.leader) & 3) < t.cards.length ? 1 : 0),
      0,
    )
    return handModel({
      position: p,
      visible: {
        seat,
        faceUp: cards !== undefined,
        count: cards === undefined ? p.trickCount - played : hand.size(cards),
      },
      viewer,
      legal: legalCards,
      whyNot: (card) =>
        p.play === undefined ? undefined : plays.whyIllegal(deal, p.play, card)?.message,
      ...look,
      turnedUp: [],
    })
  })
  const { contract } = p
  const strip: StripModel = {
    board: record.board.number === undefined ? tAs('verb')`Deal` : t`Board ${record.board.number}`,
    contract,
    by: contract && t`by ${seatName(contract.declarer)}`,
    passedOut: p.passedOut,
    title: t`Bidding`,
    ticks: trickTicks(p),
    tricks: contract && {
      won: tricksOfSides(p).declarer,
      needed: undefined,
      defenders: contract.declarer % 2 === 0 ? 'E–W' : 'N–S',
      lost: tricksOfSides(p).defence,
      words: tricksSentence(p, contract),
    },
    dealer: seatName(record.board.dealer),
    vulnerable: vulnerableWords(record.board.vulnerability),
    event: undefined,
  }
  return {
    position: p,
    hands,
    legalCalls: new Set(legalCalls),
    auction: auctionModel(p),
    trick: trickModel(p, viewer, 'latest'),
    strip,
  }
}
