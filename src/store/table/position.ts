/**
 * The board at one place of a line: what a fold over its events gives. Positions are remembered per
 * (board, line, cursor), so that stepping costs nothing and the same place is the same object.
 */
import * as auctions from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { type Card, DECK } from '#core/card.ts'
import type { Claim } from '#core/claim.ts'
import { type Contract, dummyOf } from '#core/contract.ts'
import { ownerOf, type PartialDeal } from '#core/deal.ts'
import * as hand from '#core/hand.ts'
import * as plays from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import type { Problem } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Trick } from '#core/trick.ts'
import { eventsOf, type TimelineEvent } from './event.ts'

/** `lead`: the contract stands and no card has been played; `finished`: nothing more can happen. */
export type Phase = 'auction' | 'lead' | 'play' | 'finished'

export interface TablePosition {
  /** The board with what has happened so far. */
  readonly record: BoardRecord
  readonly auction: auctions.Auction
  readonly phase: Phase
  /** `undefined` until the auction has ended, and when it was passed out. */
  readonly contract: Contract | undefined
  readonly dummy: Seat | undefined
  readonly passedOut: boolean
  readonly play: plays.Play | undefined
  /** All tricks so far, the last perhaps open. */
  readonly tricks: readonly Trick[]
  /** The trick the next card belongs to; `undefined` outside the play. */
  readonly openTrick: Trick | undefined
  /** Complete tricks of declarer's side and of the defence. */
  readonly won: { readonly declarer: number; readonly defence: number }
  /** Tricks in this play in all: 13, or fewer in an ending. */
  readonly trickCount: number
  /** Whose call or card comes next: dummy's own seat for dummy's cards. */
  readonly turn: Seat | undefined
  /** Who decides it: declarer for dummy's cards. */
  readonly decides: Seat | undefined
  /** What each hand still holds. */
  readonly remaining: PartialDeal
  readonly claim: Claim | undefined
}

/** Cards that will be played in all: 52, or those of an ending. */
function cardCount(deal: PartialDeal): number {
  let known = 0
  let sum = 0
  let most = 0
  for (const h of deal) {
    if (h === undefined) continue
    const size = hand.size(h)
    known += 1
    sum += size
    most = Math.max(most, size)
  }
  if (known === 4) return sum
  return known === 0 ? 52 : 4 * most
}

function fold(
  source: BoardRecord,
  events: readonly TimelineEvent[],
  cursor: number,
): TablePosition {
  const shown = events.slice(0, cursor)
  const calls = shown.flatMap((event) => {
    if (event.kind !== 'call') return []
    const { kind: _kind, by: _by, ...call } = event
    return [call]
  })
  const cards = shown.flatMap((event) => (event.kind === 'card' ? [event.card] : []))
  const claimed = shown.find((event) => event.kind === 'claim')
  const claim = claimed?.kind === 'claim' ? claimed.claim : undefined
  const auction: auctions.Auction = {
    dealer: source.board.dealer,
    calls: calls.map((c) => c.call),
  }
  const bySource = source.calls.length === 0 ? source.contract : undefined
  const contract = auction.calls.length === 0 ? bySource : auctions.contractOf(auction)
  const passedOut = auctions.isPassedOut(auction)
  const play = contract === undefined ? undefined : { contract, cards }
  const total = cardCount(source.board.deal)
  const left = play === undefined ? source.board.deal : plays.remaining(source.board.deal, play)
  const next = play === undefined ? undefined : plays.turn(play)
  const handEmpty = next !== undefined && left[next] !== undefined && hand.size(left[next]) === 0
  const phase: Phase =
    play === undefined
      ? passedOut
        ? 'finished'
        : 'auction'
      : claim !== undefined || cards.length >= total || handEmpty
        ? 'finished'
        : cards.length === 0
          ? 'lead'
          : 'play'
  const turn =
    phase === 'finished' ? undefined : phase === 'auction' ? auctions.turn(auction) : next
  const { claim: _claim, declarerTricks, ...header } = source
  // The source's own count of tricks belongs to the end of what the source tells.
  const told = source.calls.length + source.cards.length + (source.claim === undefined ? 0 : 1)
  const stated = declarerTricks !== undefined && cursor === told && sameStart(source, shown)
  return {
    record: {
      ...header,
      calls,
      contract,
      cards,
      ...(claim === undefined ? {} : { claim }),
      ...(stated ? { declarerTricks } : {}),
    },
    auction,
    phase,
    contract,
    dummy: contract === undefined ? undefined : dummyOf(contract),
    passedOut,
    play,
    tricks: play === undefined ? [] : plays.tricksOf(play),
    openTrick:
      play === undefined || (phase !== 'lead' && phase !== 'play')
        ? undefined
        : plays.openTrick(play),
    won: play === undefined ? { declarer: 0, defence: 0 } : plays.tricksWon(play),
    trickCount: Math.floor(total / 4),
    turn,
    decides: turn === undefined || play === undefined ? turn : plays.controllerOf(play, turn),
    remaining: left,
    claim,
  }
}

const sameStart = (source: BoardRecord, shown: readonly TimelineEvent[]): boolean => {
  const told = sourceEvents(source)
  return shown.length === told.length && shown.every((event, i) => event === told[i])
}

const EVENTS = new WeakMap<BoardRecord, readonly TimelineEvent[]>()
/**
 * The events of a record as it was loaded, one list per record. Anything that cannot follow from
 * what precedes it is left off with all that comes after it.
 */
export function sourceEvents(source: BoardRecord): readonly TimelineEvent[] {
  const known = EVENTS.get(source)
  if (known !== undefined) return known
  const events = eventsOf(source)
  EVENTS.set(source, events)
  const lawful = lawfulPart(source, events)
  EVENTS.set(source, lawful)
  return lawful
}

/** As many of the events, from the first on, as can lawfully follow one another on this board. */
export function lawfulPart(
  source: BoardRecord,
  events: readonly TimelineEvent[],
): readonly TimelineEvent[] {
  for (const [i, event] of events.entries())
    if (whyNotEvent(fold(source, events, i), event) !== undefined) return events.slice(0, i)
  return events
}

const POSITIONS = new WeakMap<BoardRecord, WeakMap<readonly TimelineEvent[], TablePosition[]>>()
/** The position after the first `cursor` events of a line; the same object for the same question. */
export function positionAt(
  source: BoardRecord,
  events: readonly TimelineEvent[],
  cursor: number,
): TablePosition {
  let ofBoard = POSITIONS.get(source)
  if (ofBoard === undefined) {
    ofBoard = new WeakMap()
    POSITIONS.set(source, ofBoard)
  }
  let ofLine = ofBoard.get(events)
  if (ofLine === undefined) {
    ofLine = []
    ofBoard.set(events, ofLine)
  }
  const known = ofLine[cursor]
  if (known !== undefined) return known
  const made = fold(source, events, cursor)
  ofLine[cursor] = made
  return made
}

/** Tricks declarer's side can still end with by a claim, lowest and highest. */
export const claimRange = (p: TablePosition): readonly [number, number] => [
  p.won.declarer,
  p.trickCount - p.won.defence,
]

const over = (p: TablePosition): Problem => ({
  code: 'table/finished',
  message: p.passedOut
    ? t`The board was passed out; nothing more happens on it.`
    : p.claim === undefined
      ? t`All the cards have been played.`
      : t`The play ended with a claim; undo the claim to play on.`,
})

export function whyNotCall(p: TablePosition, call: Call): Problem | undefined {
  if (p.phase === 'auction') return auctions.whyIllegal(p.auction, call)
  if (p.phase === 'finished') return over(p)
  return { code: 'call/ended', message: t`The auction has ended; a card comes next.` }
}

export function whyNotCard(p: TablePosition, card: Card): Problem | undefined {
  if (p.phase === 'auction')
    return { code: 'play/auction', message: t`The auction has not ended; a call comes next.` }
  if (p.phase === 'finished' || p.play === undefined) return over(p)
  return plays.whyIllegal(p.record.board.deal, p.play, card)
}

export function whyNotClaim(p: TablePosition, claim: Claim): Problem | undefined {
  if (p.phase === 'auction')
    return { code: 'claim/auction', message: t`There is nothing to claim before the play.` }
  if (p.phase === 'finished') return over(p)
  const [low, high] = claimRange(p)
  const n = claim.declarerTricks
  return Number.isInteger(n) && n >= low && n <= high
    ? undefined
    : {
        code: 'claim/range',
        message: t`Declarer’s side can end with ${low} to ${high} tricks, not ${n}.`,
      }
}

/** Why the event cannot come next; `undefined` when it can. */
export function whyNotEvent(p: TablePosition, event: TimelineEvent): Problem | undefined {
  if (event.kind === 'call') return whyNotCall(p, event.call)
  if (event.kind === 'card') return whyNotCard(p, event.card)
  return whyNotClaim(p, event.claim)
}

/**
 * The cards that may be played next. For a hand that is unknown: every card that no known hand
 * holds and that has not been played.
 */
export function playableNow(p: TablePosition): readonly Card[] {
  if (p.play === undefined || p.turn === undefined) return []
  const { deal } = p.record.board
  if (deal[p.turn] !== undefined) return plays.legalCards(deal, p.play)
  const played = new Set(p.play.cards)
  return DECK.filter((card) => !played.has(card) && ownerOf(deal, card) === undefined)
}
