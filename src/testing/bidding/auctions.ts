/** Every auction up to a number of calls, and those that rules lead to. */
import { afterCall, startState } from '#bidding/auction/auction-state.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { legalCalls } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import type { BySide } from '#core/seat.ts'

/** Every state with a call to make after at most this many lawful calls; North deals, nobody is vulnerable. */
export function* everyAuction(sides: BySide<BiddingSystem>, calls: number): Generator<PublicState> {
  function* from(state: PublicState, left: number): Generator<PublicState> {
    if (state.ended) return
    yield state
    if (left === 0) return
    for (const call of legalCalls(state.auction)) yield* from(afterCall(state, call), left - 1)
  }
  yield* from(startState(sides, 0, 'None'), calls)
}

/**
 * Goes on from every state that `isNew` says yes to: by every call that a rule makes there, or a
 * pass, up to `plies` calls further. This follows sequences that self-play reaches once in millions
 * of deals.
 */
export function* onward(
  sides: BySide<BiddingSystem>,
  plies: number,
  isNew: (state: PublicState) => boolean,
): Generator<PublicState> {
  const start = startState(sides, 0, 'None')
  yield start
  const queue = [start]
  for (const from of queue) {
    let layer: readonly PublicState[] = [from]
    for (let ply = 0; ply < plies; ply++) {
      const next: PublicState[] = []
      for (const state of layer)
        for (const call of new Set([PASS, ...rulesAt(state).map(({ call }) => call)])) {
          const after = afterCall(state, call)
          if (after.ended) continue
          yield after
          if (isNew(after)) queue.push(after)
          else next.push(after)
        }
      layer = next
    }
  }
}
