/** The calls of an auction, each with what it says and shows. */
import { statesBefore } from '#bidding/auction/auction-state.ts'
import { meaning } from '#bidding/auction/meaning.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { describe } from '#constraint/describe.ts'
import { asking } from '#constraint/normalize.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Seat } from '#core/seat.ts'
import { toldAsPlayed } from '#explain/call/told-as-played.ts'

/** A call of the auction, as the hands that make it have it. */
export interface CallSummary {
  readonly seat: Seat
  readonly call: Call
  /** Absent where no rule makes the call, which is then read as natural. */
  readonly says?: string
  /** Empty where the rule asks nothing: its reason tells what the rules before it have taken. */
  readonly shows: Phrase
  readonly alert: boolean
}
/** @yields while hands are drawn for calls that are made in several ways. */
export function* callSummaries(state: PublicState): Generator<void, readonly CallSummary[], void> {
  const told: CallSummary[] = []
  for (const [i, before] of statesBefore(state).entries()) {
    const call = state.auction.calls[i]!
    const { says, direct, artificial, ways } = meaning(before, call)
    const played = ways.length > 1 ? yield* toldAsPlayed(before, call) : undefined
    const reason = played?.by.rule.says ?? says
    told.push({
      seat: before.seat,
      call,
      ...(reason === undefined ? {} : { says: reason }),
      shows: played?.shows ?? (reason === undefined || asking(direct) ? describe(direct) : []),
      alert: artificial,
    })
  }
  return told
}
