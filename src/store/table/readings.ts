/** What a position amounts to: result, score, next step, the place in words. Pure; no state. */
import * as auctions from '#core/auction.ts'
import { type Contract, strainOfContract } from '#core/contract.ts'
import { tricksWon } from '#core/play.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { score } from '#core/score.ts'
import { rotate, type Seat, seatName } from '#core/seat.ts'
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { suitLed, winnerOf } from '#core/trick.ts'
import { isVulnerable } from '#core/vulnerability.ts'
import type { TimelineEvent } from './event.ts'
import type { TablePosition } from './position.ts'

export type BoardResult =
  | { readonly kind: 'passed-out'; readonly score: 0 }
  | {
      readonly kind: 'played'
      /** How it is known: every card played, a claim, or the file's own word. */
      readonly by: 'cards' | 'claim' | 'file'
      readonly declarerTricks: number
      /** From declarer's point of view; `undefined` for an ending, where earlier tricks are not known. */
      readonly score: number | undefined
    }

export type NextStep =
  | { readonly kind: 'call'; readonly seat: Seat; readonly first: boolean }
  | { readonly kind: 'lead'; readonly seat: Seat }
  | {
      readonly kind: 'play'
      readonly seat: Seat
      /** Who decides: declarer for dummy's card. */
      readonly by: Seat
      /** 1 upwards. */
      readonly trick: number
      /** The suit led; `undefined` when this card leads. */
      readonly led: Suit | undefined
      /** True when the hand holds the suit led: not for the eyes of one to whom the hand is closed. */
      readonly mustFollow: boolean
    }
  | {
      readonly kind: 'finished'
      readonly result: BoardResult | undefined
      readonly sentence: string
    }

/** Who won the trick that the last card completed; `undefined` when it completed none. */
export function trickWinner(p: TablePosition): Seat | undefined {
  const last = p.tricks.at(-1)
  return p.contract === undefined || last === undefined
    ? undefined
    : winnerOf(last, strainOfContract(p.contract))
}

const RESULTS = new WeakMap<TablePosition, BoardResult | 'none'>()
/** The result as far as it stands at this position; the same object for the same position. */
export function resultOf(p: TablePosition): BoardResult | undefined {
  const known = RESULTS.get(p)
  if (known !== undefined) return known === 'none' ? undefined : known
  const made = findResult(p)
  RESULTS.set(p, made ?? 'none')
  return made
}

function findResult(p: TablePosition): BoardResult | undefined {
  if (p.passedOut) return { kind: 'passed-out', score: 0 }
  if (p.contract === undefined) return undefined
  const { contract } = p
  const whole = p.trickCount === 13
  const scored = (tricks: number) =>
    whole
      ? score(contract, isVulnerable(p.record.board.vulnerability, contract.declarer), tricks)
      : undefined
  if (p.claim !== undefined)
    return {
      kind: 'played',
      by: 'claim',
      declarerTricks: p.claim.declarerTricks,
      score: scored(p.claim.declarerTricks),
    }
  if (p.phase === 'finished')
    return {
      kind: 'played',
      by: 'cards',
      declarerTricks: p.won.declarer,
      score: scored(p.won.declarer),
    }
  const stated = p.record.declarerTricks
  return stated === undefined
    ? undefined
    : { kind: 'played', by: 'file', declarerTricks: stated, score: scored(stated) }
}

/** What a record says of itself, without going through it event by event: for lists of many boards. */
export interface RecordSummary {
  readonly contract: Contract | undefined
  readonly passedOut: boolean
  readonly declarerTricks: number | undefined
  /** From declarer's point of view. */
  readonly score: number | undefined
}
const SUMMARIES = new WeakMap<BoardRecord, RecordSummary>()
export function summaryOf(record: BoardRecord): RecordSummary {
  const known = SUMMARIES.get(record)
  if (known !== undefined) return known
  const auction = auctionOf(record)
  const contract = record.calls.length === 0 ? record.contract : auctions.contractOf(auction)
  const declarerTricks =
    contract === undefined
      ? undefined
      : (record.claim?.declarerTricks ??
        (record.cards.length === 52
          ? tricksWon({ contract, cards: record.cards }).declarer
          : record.declarerTricks))
  const summary: RecordSummary = {
    contract,
    passedOut: auctions.isPassedOut(auction),
    declarerTricks,
    score:
      contract === undefined || declarerTricks === undefined
        ? undefined
        : score(
            contract,
            isVulnerable(record.board.vulnerability, contract.declarer),
            declarerTricks,
          ),
  }
  SUMMARIES.set(record, summary)
  return summary
}

/** Who made the event that led from `before` onwards. */
export function actorOf(before: TablePosition, event: TimelineEvent): Seat {
  if (event.kind === 'claim') return event.claim.seat
  return before.turn ?? before.auction.dealer
}

/** True when the hand to play holds the suit led; false for one that is unknown. */
export function followsSuit(p: TablePosition): boolean {
  if (p.turn === undefined || p.openTrick === undefined) return false
  const led = suitLed(p.openTrick)
  const held = p.remaining[p.turn]
  return led !== undefined && held !== undefined && held[led] !== 0
}

/** Where the position stands, in words: `Before the first call`, `Trick 5, after East’s card`. */
export function placeSentence(p: TablePosition): string {
  if (p.claim !== undefined) return t`After the claim`
  if (p.play === undefined || p.play.cards.length === 0) {
    if (p.passedOut) return t`Passed out`
    if (p.contract !== undefined) return t`Before the opening lead`
    const calls = p.auction.calls.length
    return calls === 0
      ? t`Before the first call`
      : t`Auction, after ${seatName(auctions.callerAt(p.auction, calls - 1))}’s call`
  }
  const trick = p.tricks.at(-1)
  if (trick === undefined) return t`Before the opening lead`
  const last = rotate(trick.leader, trick.cards.length - 1)
  return trick.cards.length === 4
    ? t`After trick ${p.tricks.length}`
    : t`Trick ${p.tricks.length}, after ${seatName(last)}’s card`
}
