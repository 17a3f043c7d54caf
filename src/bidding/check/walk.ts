/** Visiting states: every auction up to so many calls, and those that self-play comes to. */
import { legalCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Rng } from '#core/rng.ts'
import { rotate } from '#core/seat.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { rungFor } from '../choose.ts'
import { afterCall, startState } from '../fold.ts'
import { ladderAt, type Rung } from '../ladder.ts'
import type { LadderSides } from '../ladder-system.ts'
import type { PublicState } from '../public-state.ts'

/** Every state with a call to make after at most so many lawful calls; North deals, nobody is vulnerable. */
export function* everyAuction(sides: LadderSides, calls: number): Generator<PublicState> {
  function* from(state: PublicState, left: number): Generator<PublicState> {
    if (state.ended) return
    yield state
    if (left === 0) return
    for (const call of legalCalls(state.auction)) yield* from(afterCall(state, call), left - 1)
  }
  yield* from(startState(sides, 0, 'None'), calls)
}

export interface SelfPlayStep {
  readonly state: PublicState
  /** The rule that the hand follows here. */
  readonly rung: Rung
}
/** Bids the deals by the ladders, dealer and vulnerability going round; every turn is a step. */
export function* selfPlay(sides: LadderSides, deals: Iterable<Deal>): Generator<SelfPlayStep> {
  let board = 0
  for (const deal of deals) {
    const vulnerability = VULNERABILITIES[(board >> 2) & 3] ?? 'None'
    let state = startState(sides, rotate(0, board), vulnerability)
    board++
    while (!state.ended) {
      const rung = rungFor(state, deal[state.seat])
      yield { state, rung }
      state = afterCall(state, rung.call)
    }
  }
}

/**
 * States of auctions in which every call is one of the ladder's, the one that was tried least often, so
 * that seldom-bid sequences are visited too.
 */
export function* leastTried(sides: LadderSides, walks: number, rng: Rng): Generator<PublicState> {
  const tried = new Map<string, number>()
  for (let walk = 0; walk < walks; walk++) {
    let state = startState(sides, rotate(0, walk), 'None')
    while (!state.ended) {
      yield state
      const ladder = ladderAt(state)
      const own = ladder.filter(({ floor }) => !floor)
      const calls = [...new Set((own.length > 0 ? own : ladder).map(({ call }) => call))]
      const auction = state.auction.calls.join('.')
      const times = calls.map((call) => tried.get(`${auction}.${call}`) ?? 0)
      const least = calls.filter((_, i) => times[i] === Math.min(...times))
      const call = least[rng.below(least.length)] as Call
      const key = `${auction}.${call}`
      tried.set(key, (tried.get(key) ?? 0) + 1)
      state = afterCall(state, call)
    }
  }
}
