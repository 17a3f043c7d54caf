/** Logs of live tables by lot: every act goes through the referee, with claims, undos and stops among them. */
import { legalCalls } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { type Deal, ofOwners } from '#core/deal.ts'
import { cards as cardsOf } from '#core/hand.ts'
import { legalCards, tricksWon } from '#core/play.ts'
import { auctionOf } from '#core/record.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { SEATS, type Seat, sideOf } from '#core/seat.ts'
import { randomDeal, shuffled } from '#core/shuffle.ts'
import { type Act, judge } from '#live/judge.ts'
import {
  fold,
  isOver,
  type LiveBoard,
  type LogEntry,
  type LogEvent,
  NO_BOARD,
  toAct,
  type Viewer,
  whoAnswers,
} from '#live/log.ts'

const SALT = 'AAAAAAAAAAAAAAAAAAAAAA'

/** A lawful act of whoever is on turn; passes often enough for an auction to end. */
export function actByLot(board: LiveBoard, rng: Rng): readonly [Seat, Act] | undefined {
  const { record, asked } = board
  if (record === undefined) return undefined
  if (asked !== undefined) {
    const seat = whoAnswers(record, asked).find((one) => !asked.yes.includes(one))
    return seat === undefined ? undefined : [seat, { kind: 'answer', yes: rng.below(3) > 0 }]
  }
  const turn = toAct(board)
  if (turn === undefined) return undefined
  if (turn.act === 'call') {
    const calls = legalCalls(auctionOf(record))
    const first = record.calls.length === 3 && record.calls.every(({ call }) => call === PASS)
    const call = rng.below(10) < 6 && !first ? PASS : (calls[1 + rng.below(3)] ?? PASS)
    return [turn.by, { kind: 'call', call }]
  }
  const { contract, cards } = record
  if (contract === undefined) return undefined
  const lawful = legalCards(record.board.deal, { contract, cards })
  return [turn.by, { kind: 'card', card: lawful[rng.below(lawful.length)]! }]
}

export interface PlayedLog {
  readonly deal: Deal
  readonly events: readonly LogEvent[]
}

/** A whole board from its deal, the same for the same number. */
export function playedLog(board: number): PlayedLog {
  const rng = rngOf([46, 0, 0, board])
  const deal = randomDeal(rng)
  return { deal, events: playedFrom(deal, board, rng) }
}

function playedFrom(deal: Deal, number: number, rng: Rng): readonly LogEvent[] {
  const events: LogEvent[] = []
  let board = NO_BOARD
  const add = (entries: readonly LogEntry[]): void => {
    for (const entry of entries) {
      const event: LogEvent = { ...entry, n: board.n + 1 }
      events.push(event)
      board = fold(board, event)
    }
  }
  const dealer = ((number - 1) % 4) as Seat
  const start = { board: number, dealer, vulnerability: 'None', hands: deal } as const
  add([{ kind: 'deal', ...start, commitment: 'B'.repeat(43) }])
  const closing = { hands: deal, salt: SALT }
  const take = (seat: Seat, act: Act, undo: 'free' | 'asked' = 'asked'): void => {
    const judged = judge(board, seat, act, { undo }, closing)
    if ('entries' in judged) add(judged.entries)
  }
  while (!isOver(board)) {
    const lot = rng.below(60)
    const seat = SEATS[rng.below(4)]!
    const { contract, cards } = board.record!
    if (lot === 0) take(seat, { kind: 'undo' }, rng.below(2) === 0 ? 'free' : 'asked')
    if (lot === 1 && contract !== undefined) {
      const won = tricksWon({ contract, cards })
      const tricks = won.declarer + rng.below(14 - won.declarer - won.defence)
      take(seat, { kind: 'claim', tricks })
    }
    if (lot === 2)
      add([
        { kind: 'stop', on: true },
        { kind: 'stop', on: false },
      ])
    const next = actByLot(board, rng)
    if (next !== undefined) take(...next)
  }
  return events
}

/** The same deal with the cards that are not in the set dealt anew among the places that hold them. */
export function dealtAnew(deal: Deal, known: ReadonlySet<number>, rng: Rng): Deal {
  const owners = Array.from({ length: 52 }, () => 0)
  const hidden: { readonly card: number; readonly seat: number }[] = []
  for (const seat of SEATS)
    for (const card of cardsOf(deal[seat])) {
      owners[card] = seat
      if (!known.has(card)) hidden.push({ card, seat })
    }
  const cards = shuffled(
    hidden.map(({ card }) => card),
    rng,
  )
  for (const [i, { seat }] of hidden.entries()) owners[cards[i]!] = seat
  return ofOwners(owners)
}

/** The cards that a viewer may know after each event, read off the log by another way than redaction. */
export function mayKnow(
  events: readonly LogEvent[],
  deal: Deal,
  viewer: Viewer,
): readonly Set<Card>[] {
  const known = new Set<Card>(viewer.sees.flatMap((seat) => cardsOf(deal[seat])))
  const add = (cards: Iterable<Card>): void => {
    for (const card of cards) known.add(card)
  }
  let board = NO_BOARD
  return events.map((event) => {
    const before = board
    board = fold(board, event)
    const declarer = board.record?.contract?.declarer
    if (event.kind === 'card') {
      add([event.card])
      if (before.record?.cards.length === 0) add(cardsOf(deal[((declarer ?? 0) + 2) % 4]!))
    }
    if (event.kind === 'open') add(SEATS.flatMap((seat) => cardsOf(deal[seat])))
    if (event.kind === 'claim' && declarer !== undefined) {
      const ours = viewer.seat !== undefined && sideOf(viewer.seat) === sideOf(declarer)
      if (event.seat === declarer || ours) add(cardsOf(deal[event.seat]))
    }
    return new Set(known)
  })
}
/** The cards that an event names. */
export const cardsTold = (event: LogEvent): readonly Card[] => {
  if (event.kind === 'card') return [event.card, ...(event.dummy ? cardsOf(event.dummy) : [])]
  if (event.kind === 'claim') return event.hand ? cardsOf(event.hand) : []
  if (event.kind === 'deal' || event.kind === 'open')
    return event.hands.flatMap((held) => (held ? cardsOf(held) : []))
  return []
}
