/** The calls of an auction, each with what it says and shows. */
import { statesBefore } from '#bidding/auction/auction-state.ts'
import { meaning } from '#bidding/auction/meaning.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { describe } from '#constraint/describe.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'

/** A call of the auction, as its first rule has it. */
export interface CallSummary {
  readonly seat: Seat
  readonly call: Call
  /** Absent where no rule makes the call, which is then read as natural. */
  readonly says?: string
  readonly shows: Phrase
  readonly alert: boolean
}
export const callSummaries = (state: PublicState): readonly CallSummary[] =>
  statesBefore(state).map((before, i) => {
    const call = state.auction.calls[i]!
    const { says, direct, artificial } = meaning(before, call)
    return {
      seat: before.seat,
      call,
      ...(says === undefined ? {} : { says }),
      shows: describe(direct),
      alert: artificial,
    }
  })
