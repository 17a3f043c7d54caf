/** The partial plan behind an ask: the contract that each of partner's answers would make possible. */
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { ACE, KING } from '#core/rank.ts'
import { sideOf } from '#core/seat.ts'
import { afterCall } from '../auction/auction-state.ts'
import type { PublicState } from '../auction/public-state.ts'
import { askPlan } from './plan.ts'
import type { PlanPoint } from './plan-data.ts'

/** The rank that a message asks for. */
export const ASKED_RANKS = { aces: ACE, kings: KING } as const

/**
 * What the caller means to do with the answer.
 * @param state before the call. @param hand the caller's.
 * @returns `undefined` when the call asks for neither aces nor kings, or no trumps are agreed.
 */
export function planOfAsk(
  state: PublicState,
  call: Call,
  hand: Hand,
): readonly PlanPoint[] | undefined {
  const after = afterCall(state, call)
  const message = after.notes.at(-1)?.message
  const trumps = after.agreed[sideOf(state.seat)]
  return trumps !== undefined && (message === 'aces' || message === 'kings')
    ? askPlan(hand, trumps, ASKED_RANKS[message])
    : undefined
}
