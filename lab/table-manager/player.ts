/** One player at a table of the protocol: what it answers to each line, whoever chooses its calls and cards. */
import { turn as callerOf, contractOf, isEnded } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import type { PartialDeal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { controllerOf, openTrick, turn as playerOf } from '#core/play.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import type { Seat } from '#core/seat.ts'
import { type SeatView, seatView } from '#core/seat-view.ts'
import {
  callText,
  connectText,
  playText,
  readBoard,
  readCall,
  readCards,
  readPlay,
  seatWord,
} from './words.ts'

/** Who decides, from what the seat sees. */
export interface Chooser {
  readonly call: (view: SeatView) => Call
  readonly card: (view: SeatView) => Card
}

export interface TablePlayer {
  /** What is said first, once there is a line. */
  readonly hello: string
  /**
   * Answers a line of the manager.
   * @returns what is to be said, in order; `undefined` when the session is over.
   * @throws Error for a line that cannot be at this place.
   */
  readonly hear: (line: string) => readonly string[] | undefined
}

const NONE: PartialDeal = [undefined, undefined, undefined, undefined]

export function tablePlayer(seat: Seat, team: string, chooser: Chooser): TablePlayer {
  const me = seatWord(seat)
  let record: BoardRecord = empty()
  let faced: Hand | undefined

  function empty(): BoardRecord {
    const board = {
      number: undefined,
      dealer: 0 as Seat,
      vulnerability: 'None',
      deal: NONE,
    } as const
    return { board, calls: [], contract: undefined, cards: [] }
  }
  const holding = (at: Seat, hand: Hand): PartialDeal =>
    record.board.deal.map((held, i) => (i === at ? hand : held)) as unknown as PartialDeal
  const view = (): SeatView => {
    const seen = seatView(record, seat)
    if (seen === undefined) throw new Error(`${me} has no cards yet.`)
    return seen
  }
  const bidding = (): readonly string[] => {
    const next = callerOf(auctionOf(record))
    if (next === undefined) {
      const contract = contractOf(auctionOf(record))
      record = { ...record, contract }
      return contract === undefined ? [] : playing(false)
    }
    if (next !== seat) return [`${me} ready for ${seatWord(next)}'s bid`]
    const call = chooser.call(view())
    record = { ...record, calls: [...record.calls, { call }] }
    return [callText(seat, call), ...bidding()]
  }
  /** @param asked whether the manager has asked for a lead. */
  function playing(asked: boolean): readonly string[] {
    const { contract, cards } = record
    if (contract === undefined) return []
    const play = { contract, cards }
    const next = playerOf(play)
    if (next === undefined) return []
    const dummy = dummyOf(contract)
    if (cards.length > 0 && faced === undefined && seat !== dummy) return [`${me} ready for dummy`]
    if (controllerOf(play, next) !== seat) {
      const whose = next === dummy && cards.length > 0 ? 'dummy' : seatWord(next)
      return [`${me} ready for ${whose}'s card to trick ${(cards.length >> 2) + 1}`]
    }
    if (openTrick(play).cards.length === 0 && !asked) return []
    const card = chooser.card(view())
    record = { ...record, cards: [...cards, card] }
    return [playText(next, card), ...playing(false)]
  }

  const hear = (line: string): readonly string[] | undefined => {
    if (/^End of session/i.test(line)) return undefined
    if (/ seated/i.test(line)) return [`${me} ready for teams`]
    if (/^Teams/i.test(line)) return [`${me} ready to start`]
    if (/^Start of board/i.test(line)) {
      record = empty()
      faced = undefined
      return [`${me} ready for deal`]
    }
    const head = readBoard(line)
    if (head !== undefined) {
      record = { ...record, board: { ...head, deal: NONE } }
      return [`${me} ready for cards`]
    }
    const hand = readCards(line)
    if (hand !== undefined) {
      if (!/^Dummy/i.test(line)) {
        record = { ...record, board: { ...record.board, deal: holding(seat, hand) } }
        return bidding()
      }
      const { contract } = record
      if (contract === undefined) throw new Error(`${me} hears of dummy before a contract.`)
      faced = hand
      record = { ...record, board: { ...record.board, deal: holding(dummyOf(contract), hand) } }
      return playing(false)
    }
    const called = readCall(line)
    if (called !== undefined && !isEnded(auctionOf(record))) {
      record = { ...record, calls: [...record.calls, { call: called.call }] }
      return bidding()
    }
    const played = readPlay(line)
    if (played !== undefined) {
      record = { ...record, cards: [...record.cards, played.card] }
      return playing(false)
    }
    if (/ to lead/i.test(line)) return playing(true)
    if (/^Timing/i.test(line)) return []
    throw new Error(`${me} cannot make sense of “${line}”.`)
  }
  return { hello: connectText(team, seat), hear }
}
