/** One turn of an auction in a system: what was called so far, and every call that can follow. */
import { statesBefore } from '#bidding/fold.ts'
import { meaning } from '#bidding/meaning.ts'
import { rulesAt } from '#bidding/turn-rules.ts'
import { describe } from '#constraint/describe.ts'
import type { Phrase } from '#constraint/phrase.ts'
import { legalCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { type RuleListed, ruleListed } from '#explain/call/rule-told.ts'
import { inOneStep, type Job } from '../../job.ts'
import { type BookTurnInput, turnState } from './turn-state.ts'

/** A call of the auction, as its first rule has it. */
export interface CallTold {
  readonly seat: Seat
  readonly call: Call
  /** Absent where no rule makes the call, which is then read as natural. */
  readonly says?: string
  readonly shows: Phrase
  readonly alert: boolean
}
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
    made: statesBefore(state).map((before, i): CallTold => {
      const call = input.calls[i]!
      const { says, direct, artificial } = meaning(before, call)
      return {
        seat: before.seat,
        call,
        ...(says === undefined ? {} : { says }),
        shows: describe(direct),
        alert: artificial,
      }
    }),
    seat: state.seat,
    legal: state.ended ? [] : legalCalls(state.auction),
    rules: state.ended ? [] : rulesAt(state).map((rule) => ruleListed(rule, state)),
  })
})
