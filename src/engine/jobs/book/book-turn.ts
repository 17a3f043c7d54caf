/** One turn of an auction in a system: what was called so far, and every call that can follow. */
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { legalCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { type RuleListed, ruleListed } from '#explain/call/rule-name.ts'
import { defineJob, type Job } from '../../job.ts'
import { type CallSummary, callSummaries } from './call-summaries.ts'
import { type BookTurnInput, turnState } from './turn-state.ts'

export interface BookTurn {
  readonly made: readonly CallSummary[]
  /** Whose turn it is. */
  readonly seat: Seat
  readonly legal: readonly Call[]
  /** In the order they are tried, the natural defaults last; none when the auction has ended. */
  readonly rules: readonly RuleListed[]
}

export const bookTurn: Job<BookTurnInput, void, Result<BookTurn, Problem>> = function* (input) {
  const found = turnState(input)
  if (!found.ok) return found
  const state = found.value
  return ok({
    made: yield* callSummaries(state),
    seat: state.seat,
    legal: state.ended ? [] : legalCalls(state.auction),
    rules: state.ended ? [] : rulesAt(state).map((rule) => ruleListed(rule, state)),
  })
}

export const job = defineJob({
  name: 'book-turn',
  family: 'book',
  weight: 'quick',
  systems: ['system'],
  run: bookTurn,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'book-turn': typeof bookTurn
  }
}
