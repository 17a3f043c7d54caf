/** A call that was made, set beside the one that the side's system makes at that turn. */
import type { Gap } from '#cardplay/paired.ts'
import type { Choosing } from '#cardplay/weigh-cards.ts'
import type { Call } from '#core/call.ts'
import type { Contract } from '#core/contract.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Kernel } from '#doubledummy/kernel.ts'
import { type TurnToWeigh, weighCalls } from './weigh-calls.ts'

export interface ComparedCall {
  readonly call: Call
  readonly system: Call
  /** Layouts that both were bid out on; none where too few fit the auction. */
  readonly layouts: number
  /** How far the call made is behind the system's, in the unit of the scoring, with an interval of 95 in a hundred. */
  readonly behind: Gap
  /** Where the system's call led most often; missing where the board was mostly passed out, or nothing was bid out. */
  readonly instead?: Contract
}
/** Layouts that a call is judged by. */
const JUDGED = 64
/** Errors to each side within which 95 in a hundred lie. */
const SIDE = 2

/**
 * Bids both calls out by everybody's rules, on the same layouts.
 * @param system what the system calls at this turn.
 * @returns a problem when it is not the seat's turn, or the auction is not lawful.
 */
export function* compareCall(
  kernel: Kernel,
  question: TurnToWeigh,
  call: Call,
  system: Call,
): Choosing<Result<ComparedCall, Problem>> {
  const weighed = yield* weighCalls(kernel, question, [system, call], JUDGED)
  if (!weighed.ok) return weighed
  const made = weighed.value?.weighed[1]
  if (made === undefined)
    return ok({ call, system, layouts: 0, behind: { mean: 0, least: 0, most: 0 } })
  const mean = 0 - made.gain
  const side = SIDE * made.error
  const behind = { mean, least: mean - side, most: mean + side }
  const instead = weighed.value?.usual[0]
  const found = { call, system, layouts: made.layouts, behind }
  return ok(instead === undefined ? found : { ...found, instead })
}
