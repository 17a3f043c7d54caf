/** Visiting states: those that self-play reaches, those of rules tried least, those near a turn. */

import { isLegal, legalCalls } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Rng } from '#core/rng.ts'
import { type BySide, rotate } from '#core/seat.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import { afterCall, startState } from '../auction/auction-state.ts'
import { ruleFor } from '../auction/choose.ts'
import type { PublicState } from '../auction/public-state.ts'
import { rulesAt, type TurnRule } from '../auction/turn-rules.ts'
import type { BiddingSystem } from '../language/system.ts'

export interface SelfPlayStep {
  readonly deal: Deal
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
      yield { deal, state, turnRule }
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
 * The turns of auctions in which one of the last calls differs, the latest first, where the rest stays lawful.
 * @param back how many calls are exchanged, one at a time.
 */
export function* nearby(turn: PublicState, back: number): Generator<PublicState> {
  const { calls } = turn.auction
  let before = turn.before
  for (let at = calls.length - 1; before !== undefined && at >= calls.length - back; at--) {
    for (const call of legalCalls(before.auction)) {
      if (call === calls[at]) continue
      const state = afterCalls(before, [call, ...calls.slice(at + 1)])
      if (state !== undefined && !state.ended) yield state
    }
    before = before.before
  }
}
/** `undefined` where a call is not lawful. */
const afterCalls = (from: PublicState, calls: readonly Call[]): PublicState | undefined => {
  const [call, ...rest] = calls
  if (call === undefined) return from
  return isLegal(from.auction, call) ? afterCalls(afterCall(from, call), rest) : undefined
}
