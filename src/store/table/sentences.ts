/** Short sentences about the table: what just happened, and what comes next. Plain text for all readers. */

import { handWords } from '#core/aloud.ts'
import { callName } from '#core/call.ts'
import { cardName, suitOf } from '#core/card.ts'
import { contractName, tricksNeeded } from '#core/contract.ts'
import { capital } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { otherSide, type Seat, type Side, seatName, sideName, sideOf } from '#core/seat.ts'
import { strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { suitLed } from '#core/trick.ts'
import type { TimelineEvent } from './event.ts'
import type { TablePosition } from './position.ts'
import { type BoardResult, resultOf, trickWinner } from './readings.ts'

/** `Four spades doubled by South`. */
export const contractSentence = (p: TablePosition): string =>
  p.contract === undefined
    ? ''
    : t`${capital(contractName(p.contract))} by ${seatName(p.contract.declarer)}`

/**
 * `Four spades by South, 10 tricks: just made`, without its stop. An ending says nothing of the
 * tricks before it, so there only those of the ending are told: neither made nor down.
 */
function outcomeSentence(p: TablePosition, result: BoardResult): string {
  if (result.kind === 'passed-out' || p.contract === undefined) return t`The board is passed out`
  const taken = result.declarerTricks
  if (p.trickCount < 13)
    return t`${contractSentence(p)}: declarer’s side takes ${taken} of these ${howMany(p.trickCount, 'trick')}`
  const over = taken - tricksNeeded(p.contract)
  const outcome =
    over === 0 ? t`just made` : over > 0 ? t`made with ${over} over` : t`${-over} down`
  return `${contractSentence(p)}, ${howMany(taken, 'trick')}: ${outcome}`
}
/** The outcome with its score: `Four spades by South, 10 tricks: just made, 420 for North–South`. */
export function resultSentence(p: TablePosition, result: BoardResult): string {
  const outcome = outcomeSentence(p, result)
  if (result.kind === 'passed-out' || result.score === undefined || p.contract === undefined)
    return outcome
  return `${outcome}, ${scoreSentence(result.score, sideOf(p.contract.declarer))}`
}
/**
 * `420 for North–South`: the score as the side that gains it sees it.
 * @param score from declarer's point of view.
 */
const scoreSentence = (score: number, declaringSide: Side): string =>
  t`${Math.abs(score)} for ${sideName(score >= 0 ? declaringSide : otherSide(declaringSide))}`

/**
 * What the event did, in the position it led to.
 * @param p the position after the event.
 */
export function eventSentence(event: TimelineEvent, by: Seat, p: TablePosition): string {
  if (event.kind === 'call') {
    const said = `${seatName(by)}: ${callName(event.call)}.`
    if (p.passedOut) return t`${said} The board is passed out.`
    return p.contract === undefined || p.turn === undefined
      ? said
      : t`${said} ${contractSentence(p)}. ${seatName(p.turn)} leads.`
  }
  if (event.kind === 'claim') {
    const result = resultOf(p)
    const claim = t`${seatName(by)} claims: declarer ends with ${howMany(event.claim.declarerTricks, 'trick')}.`
    return result === undefined ? claim : `${claim} ${resultSentence(p, result)}.`
  }
  const trick = p.tricks.at(-1)
  const led = trick === undefined ? undefined : suitLed(trick)
  const out =
    led !== undefined && suitOf(event.card) !== led
      ? t` ${seatName(by)} shows out of ${strainName(led)}.`
      : ''
  const leads = trick?.cards.length === 1
  const said = t`${seatName(by)} ${leads ? t`leads` : t`plays`} the ${cardName(event.card)}.${out}`
  const winner = trickWinner(p)
  if (winner === undefined) return `${said}${dummySentence(p)}`
  const taken = t`${said} ${seatName(winner)} wins trick ${p.tricks.length}.`
  const result = p.phase === 'finished' ? resultOf(p) : undefined
  return result === undefined ? taken : `${taken} ${resultSentence(p, result)}.`
}

/** ` Dummy, North: spades ace queen three, …`: as it comes down, after the capital lead; else empty. */
function dummySentence({ record, dummy }: TablePosition): string {
  const held = dummy === undefined || record.cards.length > 1 ? undefined : record.board.deal[dummy]
  return dummy === undefined || held === undefined
    ? ''
    : t` Dummy, ${seatName(dummy)}: ${handWords(held)}.`
}
