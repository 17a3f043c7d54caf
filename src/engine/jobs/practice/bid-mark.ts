/**
 * A student's call marked by the system. `right`: the system's own call. `acceptable`: another rule admits the hand,
 * and hands of this very shape and strength do make that call; what tips the scales is finer. `near`: one limit
 * away, so that a hand with one card changed, a point more or less at most, would make it. Else `wrong`.
 */

import { afterCall } from '#bidding/auction/auction-state.ts'
import { callFor, chooseAt, ruleFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { readCall } from '#bidding/auction/reading.ts'
import { type Topic, topicOf } from '#bidding/auction/topic.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { andNot, cellIndex, cellsOf, fullCells, hasCell, isEmptyCells } from '#constraint/cells.ts'
import type { HandConstraint } from '#constraint/constraint.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import { whyIllegal } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { shapeOf } from '#core/shape.ts'
import { t } from '#core/text.ts'
import { byRules } from '#explain/call/by-rules.ts'
import type { Explanation } from '#explain/call/explanation.ts'
import { exchanged } from '#explain/call/smallest-change.ts'
import { type Grade, isGood } from '#practice/grade.ts'
import { quickTest } from '#rules/quick.ts'
import { type BidTurnInput, bidTurn } from './bid-turn.ts'

export interface MarkAsked extends BidTurnInput {
  readonly ask: 'mark'
  readonly deal: Deal
  /** Seats that the student bids; robots bid the others. */
  readonly seats: readonly Seat[]
  readonly call: Call
}
export interface BidMark {
  readonly grade: Grade
  readonly call: Call
  /** The system's own call, and the rule that makes it. */
  readonly right: Call
  readonly rule: string
  /** One of the natural defaults, not a rule of the system. */
  readonly natural: boolean
  readonly chapter: Topic
  readonly says: string
  readonly facts: Explanation['facts']
  /** Why the student's call is not the system's: `one spade short of 2♠`. */
  readonly missed?: Phrase
  /**
   * The auction with the student's call if that is good, else with the right one, bid on to the student's next turn
   * or to its end.
   */
  readonly calls: readonly Call[]
  readonly ended: boolean
}

/** Whether it is met by every hand: a pass with nothing to say admits no hand in particular. */
const takesAll = (shows: HandConstraint): boolean =>
  isEmptyCells(andNot(fullCells(), cellsOf(shows).must))

/** Whether another rule takes the hand, and hands of its shape and strength do come to that call. */
function isAdmitted(state: PublicState, hand: Hand, call: Call): boolean {
  const rules = rulesAt(state)
  const meets = rules.some(
    ({ call: made, rule }) => made === call && !takesAll(rule.shows) && quickTest(rule.shows)(hand),
  )
  const reading = readCall(rules, call)
  return (
    meets &&
    reading !== undefined &&
    hasCell(reading.exact.may, cellIndex(shapeOf(hand), hcp(hand)))
  )
}
/** Whether one card for another, at most a point apart, makes the hand call so. */
function isOneLimitAway(state: PublicState, hand: Hand, call: Call): boolean {
  const points = hcp(hand)
  for (const other of exchanged(hand))
    if (Math.abs(hcp(other) - points) <= 1 && callFor(state, other) === call) return true
  return false
}
/** The grade of a lawful call by a hand of the seat to call. */
export function gradeOfCall(state: PublicState, hand: Hand, call: Call): Grade {
  if (callFor(state, hand) === call) return 'right'
  if (isAdmitted(state, hand, call)) return 'acceptable'
  return isOneLimitAway(state, hand, call) ? 'near' : 'wrong'
}

/** Problems: those of the turn; an unlawful call. */
export function markOf(input: MarkAsked): Result<BidMark, Problem> {
  const found = bidTurn(input)
  if (!found.ok) return found
  const state = found.value
  const { call, deal, seats } = input
  const unlawful = whyIllegal(state.auction, call)
  if (unlawful !== undefined) return problem(unlawful.code, unlawful.message)
  const hand = deal[state.seat]
  const chosen = chooseAt(state, hand)
  const { rule, natural } = chosen.turnRule
  const { facts, others } = byRules(chosen, rulesAt(state), hand)
  const grade = gradeOfCall(state, hand, call)
  const other = others.find((one) => one.call === call)
  let next = afterCall(state, isGood(grade) ? call : chosen.call)
  while (!next.ended && !seats.includes(next.seat))
    next = afterCall(next, ruleFor(next, deal[next.seat]).call)
  return ok({
    grade,
    call,
    right: chosen.call,
    rule: rule.id,
    natural,
    chapter: topicOf(state, chosen.turnRule),
    says: rule.says,
    facts,
    ...(grade === 'right'
      ? {}
      : { missed: other?.text ?? [t`no rule here calls `, callToken(call)] }),
    calls: next.auction.calls,
    ended: next.ended,
  })
}
