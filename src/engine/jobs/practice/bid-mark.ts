/**
 * A student's call marked: by the system's rules, by the hands next to this one, and, where the call was weighed, by
 * layouts (#practice/marks.ts).
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
import { legalCalls, whyIllegal } from '#core/auction.ts'
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
import {
  CALL_STANDINGS,
  type CallGain,
  type CallStanding,
  gradeOfMarks,
  marksOf,
} from '#practice/marks.ts'
import { quickTest } from '#rules/quick.ts'
import { type BidTurnInput, bidTurn } from './bid-turn.ts'

export interface MarkAsked extends BidTurnInput {
  readonly ask: 'mark'
  readonly deal: Deal
  /** Seats that the student bids; robots bid the others. */
  readonly seats: readonly Seat[]
  readonly call: Call
  /** What it gains over the system's call over layouts, where that is known. */
  readonly weighed?: CallGain
}
/** A lawful call, and what the rules say of it. */
export interface StandingCall {
  readonly call: Call
  readonly standing: CallStanding
}
export interface BidMark {
  readonly grade: Grade
  /** 0 to 10. */
  readonly marks: number
  /** As asked. */
  readonly weighed?: CallGain
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
  /** What other players may call: the system's call first, then those that rules or nearby hands make. */
  readonly thoughtOf: readonly StandingCall[]
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
  const reading = meets ? readCall(rules, call) : undefined
  return reading !== undefined && hasCell(reading.exact.may, cellIndex(shapeOf(hand), hcp(hand)))
}
/** How often the hands that differ by one card, a point more or less at most, make each call. */
function neighbouring(state: PublicState, hand: Hand): ReadonlyMap<Call, number> {
  const points = hcp(hand)
  const made = new Map<Call, number>()
  for (const other of exchanged(hand)) {
    if (Math.abs(hcp(other) - points) > 1) continue
    const call = callFor(state, other)
    made.set(call, (made.get(call) ?? 0) + 1)
  }
  return made
}
/**
 * Every lawful call with what the rules say of it for that hand: the system's first, then those that rules take the
 * hand for, those of nearby hands by how many make them, and the others.
 */
export function standingsOf(state: PublicState, hand: Hand): readonly StandingCall[] {
  const nearby = neighbouring(state, hand)
  const own = callFor(state, hand)
  const often = (call: Call): number => nearby.get(call) ?? 0
  const standings = legalCalls(state.auction).map((call): StandingCall => {
    if (call === own) return { call, standing: 'own' }
    if (isAdmitted(state, hand, call)) return { call, standing: 'admitted' }
    return { call, standing: nearby.has(call) ? 'near' : 'outside' }
  })
  return CALL_STANDINGS.flatMap((wanted) =>
    standings
      .filter(({ standing }) => standing === wanted)
      .toSorted((a, b) => often(b.call) - often(a.call)),
  )
}

/** Calls that are told beside the system's at most. */
const THOUGHT_OF = 4

/** Problems: those of the turn; an unlawful call. */
export function markOf(input: MarkAsked): Result<BidMark, Problem> {
  const found = bidTurn(input)
  if (!found.ok) return found
  const state = found.value
  const { call, deal, seats, weighed } = input
  const unlawful = whyIllegal(state.auction, call)
  if (unlawful !== undefined) return problem(unlawful.code, unlawful.message)
  const hand = deal[state.seat]
  const chosen = chooseAt(state, hand)
  const { rule, natural } = chosen.turnRule
  const { facts, others } = byRules(chosen, rulesAt(state), hand)
  const standings = standingsOf(state, hand)
  const standing = standings.find((one) => one.call === call)?.standing ?? 'outside'
  const marks = marksOf(standing, weighed)
  const grade = gradeOfMarks(standing, marks)
  const other = others.find((one) => one.call === call)
  let next = afterCall(state, isGood(grade) ? call : chosen.call)
  while (!next.ended && !seats.includes(next.seat))
    next = afterCall(next, ruleFor(next, deal[next.seat]).call)
  return ok({
    ...{ grade, marks, call, ...(weighed === undefined ? {} : { weighed }) },
    right: chosen.call,
    rule: rule.id,
    natural,
    chapter: topicOf(state, chosen.turnRule),
    says: rule.says,
    facts,
    ...(grade === 'right'
      ? {}
      : { missed: other?.text ?? [t`no rule here calls `, callToken(call)] }),
    thoughtOf: standings.filter((one) => one.standing !== 'outside').slice(0, 1 + THOUGHT_OF),
    calls: next.auction.calls,
    ended: next.ended,
  })
}
