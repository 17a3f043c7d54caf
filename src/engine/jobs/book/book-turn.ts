/** One turn of an auction in a system: what was called so far, and every call that can follow. */
import { rulesAt } from '#bidding/turn-rules.ts'
import { legalCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { type RuleListed, ruleListed } from '#explain/call/rule-told.ts'
import { inOneStep, type Job } from '../../job.ts'
import { type CallTold, callsTold } from './calls-told.ts'
import { type BookTurnInput, turnState } from './turn-state.ts'

export interface BookTurn {
  readonly made: readonly CallTold[]
  /** Whose turn it is. */
  readonly seat: Seat
  readonly legal: readonly Call[]
  /** In the order they are tried, the natural defaults last; none when the auction has ended. */
  readonly rules: readonly RuleListed[]
}

export const bookTurn: Job<BookTurnInput, never, Result<BookTurn, Problem>> = inOneStep((input) => {
  const found = turnState(input)
  if (!found.ok) return found
  const state = found.value
  return ok({
    made: callsTold(state),
    seat: state.seat,
    legal: state.ended ? [] : legalCalls(state.auction),
    rules: state.ended ? [] : rulesAt(state).map((rule) => ruleListed(rule, state)),
  })
})
