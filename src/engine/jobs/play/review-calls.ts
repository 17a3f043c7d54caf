/** The calls of a board looked back on: what the contract reached was worth by what each caller knew. */

import { type CallQuestion, type ReviewedCall, reviewCall } from '#cardplay/review-call.ts'
import { callerAt, contractOf } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS } from '#core/seat.ts'
import { auctionView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { reviewCallWords } from '#explain/cardplay/why-contract.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'

export interface CallsLookedAt
  extends Pick<KnowledgeInput, 'sides' | 'systems'>,
    Pick<CallQuestion, 'scoring' | 'speed' | 'seed'> {
  readonly ask: 'calls'
  /** All four hands are known, and the auction has ended. */
  readonly record: BoardRecord
}
/** A call looked back on, with what is to be said of it. */
export interface ToldCall extends ReviewedCall {
  readonly says: string
}
export interface ReviewCallsProgress {
  readonly calls: readonly ToldCall[]
  readonly of: number
}

/** The last call of each seat that was no pass, or its last: what it could still change the contract with. */
function wantedCalls(record: BoardRecord): readonly number[] {
  const { calls } = record
  const auction = auctionOf(record)
  const places = calls.map((_, index) => index)
  return SEATS.flatMap((seat) => {
    const own = places.filter((index) => callerAt(auction, index) === seat)
    const last = own.findLast((index) => calls[index]?.call !== PASS) ?? own.at(-1)
    return last === undefined ? [] : [last]
  }).toSorted((a, b) => a - b)
}

/** @returns the last call of each seat, in their order; a problem where a hand is unknown. */
export function* reviewCalls(
  kernel: Kernel,
  { record, sides, systems, scoring, speed, seed }: CallsLookedAt,
): Generator<ReviewCallsProgress, Result<readonly ToldCall[], Problem>, void> {
  const auction = auctionOf(record)
  const { board, calls } = record
  const reached = contractOf(auction)
  const wanted = wantedCalls(record)
  let told: readonly ToldCall[] = []
  for (const index of wanted) {
    const seat = callerAt(auction, index)
    const held = board.deal[seat]
    if (held === undefined) return problem('review-calls/hand', t`All four hands must be known.`)
    const view = auctionView(seat, held, board.dealer, board.vulnerability, calls.slice(0, index))
    const agreements = agreementsOf({ view, sides, systems })
    const { call } = calls[index]!
    const steps = reviewCall(kernel, { view, call, agreements, reached, scoring, speed, seed })
    const made = yield* reporting(steps, () => ({ calls: told, of: wanted.length }))
    if (!made.ok) return made
    const says = reviewCallWords(made.value, reached, scoring)
    told = [...told, { ...made.value, says }]
    yield { calls: told, of: wanted.length }
  }
  return ok(told)
}
