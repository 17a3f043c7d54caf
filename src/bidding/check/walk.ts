/** Visiting states: every auction up to so many calls, and those that self-play comes to. */
import { legalCalls } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Rng } from '#core/rng.ts'
import { type BySide, rotate } from '#core/seat.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { ruleFor } from '../choose.ts'
import { afterCall, startState } from '../fold.ts'
import type { PublicState } from '../public-state.ts'
import type { BiddingSystem } from '../system.ts'
import { rulesAt, type TurnRule } from '../turn-rules.ts'

/** Every state with a call to make after at most so many lawful calls; North deals, nobody is vulnerable. */
export function* everyAuction(sides: BySide<BiddingSystem>, calls: number): Generator<PublicState> {
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
  readonly turnRule: TurnRule
}
/** Bids the deals by the systems, dealer and vulnerability going round; every turn is a step. */
export function* selfPlay(
  sides: BySide<BiddingSystem>,
  deals: Iterable<Deal>,
): Generator<SelfPlayStep> {
  let board = 0
  for (const deal of deals) {
    const vulnerability = VULNERABILITIES[(board >> 2) & 3] ?? 'None'
    let state = startState(sides, rotate(0, board), vulnerability)
    board++
    while (!state.ended) {
      const turnRule = ruleFor(state, deal[state.seat])
      yield { state, turnRule }
      state = afterCall(state, turnRule.call)
    }
  }
}

/**
 * States of auctions in which every call is one of the rules', the one that was tried least often, so
 * that seldom-bid sequences are visited too.
 */
export function* leastTried(
  sides: BySide<BiddingSystem>,
  walks: number,
  rng: Rng,
): Generator<PublicState> {
  const tried = new Map<string, number>()
  for (let walk = 0; walk < walks; walk++) {
    let state = startState(sides, rotate(0, walk), 'None')
    while (!state.ended) {
      yield state
      const rules = rulesAt(state)
      const own = rules.filter(({ natural }) => !natural)
      const calls = [...new Set((own.length > 0 ? own : rules).map(({ call }) => call))]
      const auction = state.auction.calls.join('.')
      const times = calls.map((call) => tried.get(`${auction}.${call}`) ?? 0)
      const least = calls.filter((_, i) => times[i] === Math.min(...times))
      const call = least[rng.below(least.length)]!
      const key = `${auction}.${call}`
      tried.set(key, (tried.get(key) ?? 0) + 1)
      state = afterCall(state, call)
    }
  }
}

/**
 * Goes on from every state that `isNew` says yes to: by every call that a rule makes there, or a
 * pass, up to `plies` calls further. So sequences are followed that self-play comes to once in
 * millions of deals.
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
