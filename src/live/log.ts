/**
 * The log of a table, and its fold. The host appends events; every page folds what it is told by this same
 * function, so that a first picture, a late looker-on, a reload and a gap are one path. Numbers are counted
 * without gaps for every viewer: what somebody may not see is absent from an event, never an event left out.
 */
import { contractOf, isEnded, isPassedOut, turn as turnOfAuction } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import { NO_HANDS, type PartialDeal, withHand } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { controllerOf, remaining, tricksWon, turn as turnOfPlay } from '#core/play.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { bySeat, SEATS, type Seat, sideOf } from '#core/seat.ts'
import type { Vulnerability } from '#core/vulnerability.ts'

/** What happens, before it has its number. */
export type LogEntry =
  | {
      readonly kind: 'deal'
      readonly board: number
      readonly dealer: Seat
      readonly vulnerability: Vulnerability
      /** As far as the viewer may see them. */
      readonly hands: PartialDeal
      /** SHA-256 of the salt and the hands: the deal cannot be changed under way. */
      readonly commitment: string
      /** The board is over with its auction. */
      readonly biddingOnly?: true
    }
  | { readonly kind: 'call'; readonly call: Call }
  /** `dummy` with the opening lead: dummy’s hand is faced by it. */
  | { readonly kind: 'card'; readonly card: Card; readonly dummy?: Hand }
  /** Tricks of declarer’s side in all. The hand is the claimer’s rest, for those who may see it. */
  | {
      readonly kind: 'claim'
      readonly seat: Seat
      readonly tricks: number
      readonly hand: Hand | undefined
    }
  /** Somebody asks to take back all after that number. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  /** An answer to the claim or the undo that is asked. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly yes: boolean }
  /** All after that number is taken back; what was seen stays seen. */
  | { readonly kind: 'back'; readonly to: number }
  | { readonly kind: 'open'; readonly hands: PartialDeal; readonly salt: string }
  | { readonly kind: 'stop'; readonly on: boolean }
/** Numbers count from 1 without gaps. */
export type LogEvent = LogEntry & { readonly n: number }

/** Whose eyes: the hands that are open to them, and the seat they sit at, if any. */
export interface Viewer {
  readonly seat: Seat | undefined
  /** Closed hands that they may see. */
  readonly sees: readonly Seat[]
}
export const viewerAt = (seat: Seat): Viewer => ({ seat, sees: [seat] })
export const LOOKS_ON: Viewer = { seat: undefined, sees: [] }

interface Act {
  readonly n: number
  readonly call?: Call
  readonly card?: Card
  readonly dummy?: Hand
}
type Asked = Extract<LogEntry, { readonly kind: 'claim' | 'undo' }>

export interface LiveBoard {
  /** The number of the last event; 0 before the first. */
  readonly n: number
  /** The board with what has happened, as far as the viewer may see it; `undefined` before the first deal. */
  readonly record: BoardRecord | undefined
  readonly commitment: string
  readonly biddingOnly: boolean
  /** Told with the last cards, so that each page can check the commitment. */
  readonly salt: string | undefined
  readonly acts: readonly Act[]
  /** The hands that the deal told this viewer. */
  readonly told: PartialDeal
  /** Hands that were faced and have gone back: by a claim refused, by a lead taken back. */
  readonly faced: PartialDeal
  readonly opened: PartialDeal | undefined
  /** A claim or an undo that waits, with the answers so far. */
  readonly asked: (Asked & { readonly yes: readonly Seat[] }) | undefined
  readonly stopped: boolean
}

export const NO_BOARD: LiveBoard = {
  n: 0,
  record: undefined,
  commitment: '',
  biddingOnly: false,
  salt: undefined,
  acts: [],
  told: NO_HANDS,
  faced: NO_HANDS,
  opened: undefined,
  asked: undefined,
  stopped: false,
}

/** The board again from its acts. */
function withActs(board: LiveBoard, acts: readonly Act[]): LiveBoard {
  const before = board.record
  if (before === undefined) return board
  const calls = acts.flatMap(({ call }) => (call === undefined ? [] : [{ call }]))
  const cards = acts.flatMap(({ card }) => (card === undefined ? [] : [card]))
  const auction = { dealer: before.board.dealer, calls: calls.map(({ call }) => call) }
  const contract = isEnded(auction) ? contractOf(auction) : undefined
  const lead = acts.find(({ dummy }) => dummy !== undefined)?.dummy
  const deal =
    board.opened ??
    (lead === undefined || contract === undefined
      ? board.told
      : withHand(board.told, dummyOf(contract), lead))
  const { claim: _claim, ...rest } = before
  return {
    ...board,
    acts,
    record: { ...rest, board: { ...before.board, deal }, calls, contract, cards },
  }
}

/** The board one event on. The caller has seen to its number. */
export function fold(board: LiveBoard, event: LogEvent): LiveBoard {
  const next = { ...board, n: event.n }
  switch (event.kind) {
    case 'deal':
      return {
        ...NO_BOARD,
        n: event.n,
        commitment: event.commitment,
        biddingOnly: event.biddingOnly === true,
        told: event.hands,
        stopped: board.stopped,
        record: {
          board: {
            number: event.board,
            dealer: event.dealer,
            vulnerability: event.vulnerability,
            deal: event.hands,
          },
          calls: [],
          contract: undefined,
          cards: [],
        },
      }
    case 'call':
      return withActs(next, [...board.acts, { n: event.n, call: event.call }])
    case 'card': {
      const { n, card, dummy } = event
      return withActs(next, [...board.acts, { n, card, ...(dummy === undefined ? {} : { dummy }) }])
    }
    case 'claim': {
      const { n: _n, ...asked } = event
      return {
        ...next,
        asked: { ...asked, yes: [] },
        faced:
          event.hand === undefined ? board.faced : withHand(board.faced, event.seat, event.hand),
      }
    }
    case 'undo': {
      const { n: _n, ...asked } = event
      return { ...next, asked: { ...asked, yes: [] } }
    }
    case 'answer':
      return answered(next, event)
    case 'back': {
      const kept = board.acts.filter(({ n }) => n <= event.to)
      const back = withActs({ ...next, asked: undefined }, kept)
      // Dummy’s hand was seen, though the lead has gone.
      const lead = board.acts.find(({ n, dummy }) => n > event.to && dummy !== undefined)?.dummy
      const contract = board.record?.contract
      return lead === undefined || contract === undefined
        ? back
        : { ...back, faced: withHand(back.faced, dummyOf(contract), lead) }
    }
    case 'open':
      return withClaim(
        withActs({ ...next, opened: event.hands, salt: event.salt }, board.acts),
        board,
      )
    case 'stop':
      return { ...next, stopped: event.on }
  }
}

const withClaim = (board: LiveBoard, before: LiveBoard): LiveBoard =>
  board.record === undefined || before.record?.claim === undefined
    ? board
    : { ...board, record: { ...board.record, claim: before.record.claim } }

function answered(
  board: LiveBoard,
  { seat, yes }: { readonly seat: Seat; readonly yes: boolean },
): LiveBoard {
  const { asked, record } = board
  if (asked === undefined || record === undefined) return board
  if (!yes) return { ...board, asked: undefined }
  const agreed = [...asked.yes, seat]
  if (whoAnswers(record, asked).some((one) => !agreed.includes(one)))
    return { ...board, asked: { ...asked, yes: agreed } }
  // An undo that all grant is followed by the event that does it.
  if (asked.kind === 'undo') return { ...board, asked: undefined }
  const claim = { seat: asked.seat, declarerTricks: asked.tricks }
  return { ...board, asked: undefined, record: { ...record, claim } }
}

/** Who must say yes: both opponents; to a defender’s claim declarer alone. */
export function whoAnswers({ contract }: BoardRecord, asked: Asked): readonly Seat[] {
  if (asked.kind === 'claim' && contract !== undefined) {
    const side = sideOf(contract.declarer)
    if (sideOf(asked.seat) !== side) return [contract.declarer]
    return SEATS.filter((seat) => sideOf(seat) !== side)
  }
  return SEATS.filter((seat) => sideOf(seat) !== sideOf(asked.seat))
}

export const foldAll = (events: readonly LogEvent[]): LiveBoard => events.reduce(fold, NO_BOARD)

/** What a viewer is told of an event. The claimer’s hand is for declarer’s side where a defender claims (Law 70). */
export function redact(event: LogEvent, viewer: Viewer, board: LiveBoard): LogEvent {
  if (event.kind === 'deal')
    return {
      ...event,
      hands: bySeat((seat) => (viewer.sees.includes(seat) ? event.hands[seat] : undefined)),
    }
  if (event.kind !== 'claim') return event
  const declarer = board.record?.contract?.declarer
  const open =
    declarer === undefined ||
    sideOf(event.seat) === sideOf(declarer) ||
    viewer.sees.includes(event.seat) ||
    (viewer.seat !== undefined && sideOf(viewer.seat) === sideOf(declarer))
  return open ? event : { ...event, hand: undefined }
}

/** The log as a viewer is told it. */
export function redacted(events: readonly LogEvent[], viewer: Viewer): readonly LogEvent[] {
  let board = NO_BOARD
  return events.map((event) => {
    const told = redact(event, viewer, board)
    board = fold(board, event)
    return told
  })
}

/** The events of the board under way: from its deal. */
export const ofThisBoard = (events: readonly LogEvent[]): readonly LogEvent[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === 'deal'),
    ),
  )

export const isOver = ({ record, biddingOnly }: LiveBoard): boolean =>
  record !== undefined &&
  (record.claim !== undefined ||
    record.cards.length === 52 ||
    isPassedOut(auctionOf(record)) ||
    (biddingOnly && record.contract !== undefined))

/** Whose call or card comes next, and who decides it: declarer for dummy. */
export function toAct(
  board: LiveBoard,
): { readonly act: 'call' | 'card'; readonly seat: Seat; readonly by: Seat } | undefined {
  const { record } = board
  if (record === undefined || isOver(board)) return undefined
  const { contract, cards } = record
  if (contract === undefined) {
    const seat = turnOfAuction(auctionOf(record))
    return seat === undefined ? undefined : { act: 'call', seat, by: seat }
  }
  const play = { contract, cards }
  const seat = turnOfPlay(play)
  return seat === undefined ? undefined : { act: 'card', seat, by: controllerOf(play, seat) }
}

/** Tricks declarer’s side has or claims at the end; `undefined` before it, and of a board that was not played. */
export function tricksAtEnd(board: LiveBoard): number | undefined {
  const { record } = board
  if (record?.contract === undefined || !isOver(board) || board.biddingOnly) return undefined
  return (
    record.claim?.declarerTricks ??
    tricksWon({ contract: record.contract, cards: record.cards }).declarer
  )
}

/** The cards that each hand still holds. */
export const stillHeld = ({ record }: LiveBoard): PartialDeal =>
  record === undefined
    ? NO_HANDS
    : record.contract === undefined
      ? record.board.deal
      : remaining(record.board.deal, { contract: record.contract, cards: record.cards })
