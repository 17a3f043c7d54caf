/** What a call showed: the question of it, and the answer by the system's own reading. */
import { afterCall } from '#bidding/auction/auction-state.ts'
import type { Span } from '#bidding/auction/public-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { type Call, isBid, strainOf } from '#core/call.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { NOTRUMP, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { type CallSummary, callSummaries } from '../book/call-summaries.ts'
import { type BidTurnInput, bidTurn } from './bid-turn.ts'

export interface ShownAsked extends BidTurnInput {
  readonly ask: 'shown'
  /** The id of the rule whose call is asked about, at the turn after `calls`. */
  readonly rule: string
}
export interface CallShows {
  readonly seat: Seat
  readonly call: Call
  /** With the call that is asked about last. */
  readonly calls: readonly Call[]
  readonly made: readonly CallSummary[]
  /** What all that the seat has called shows together. */
  readonly points: Span
  /** The suit that the call names. */
  readonly suit?: Suit
  readonly length?: Span
}

/** Problems: those of the turn; a rule that does not speak there. */
export function* shownBy(input: ShownAsked): Generator<void, Result<CallShows, Problem>, void> {
  const found = bidTurn(input)
  if (!found.ok) return found
  const state = found.value
  const turnRule = rulesAt(state).find((one) => one.rule.id === input.rule)
  if (turnRule === undefined)
    return problem('practice/rule', t`That rule does not speak in this auction.`)
  const { call } = turnRule
  const after = afterCall(state, call)
  const { hcp, lengths } = after.shown(state.seat)
  const strain = isBid(call) ? strainOf(call) : NOTRUMP
  return ok({
    seat: state.seat,
    call,
    calls: after.auction.calls,
    made: yield* callSummaries(after),
    points: hcp,
    ...(strain === NOTRUMP ? {} : { suit: strain, length: lengths[strain] }),
  })
}
