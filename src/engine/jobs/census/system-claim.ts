/** A claim of one's own on what a system opens, decided over all hands. */
import { turnClaimSteps } from '#bidding/auction/turn-claim.ts'
import { conditionWords, oneCondition } from '#bidding/text/one-condition.ts'
import type { OwnVerdict } from '#census/own-claim.ts'
import type { Call } from '#core/call.ts'
import * as handOf from '#core/hand.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { firstTurn } from '../../first-turn.ts'

export interface SystemClaimInput {
  readonly system: SystemRef
  /** A line in the words of the language of systems. */
  readonly conditions: string
  /** One of these every hand that is so is claimed to open, nobody vulnerable. */
  readonly calls: readonly Call[]
  /** Decides the hand shown. */
  readonly seed: Seed
}

/** Problems: an unknown system, or what cannot be read of the line, at its column from 1. */
export function* systemClaim({
  system,
  conditions,
  calls,
  seed,
}: SystemClaimInput): Generator<number, Result<OwnVerdict, Problem>, void> {
  const state = firstTurn(system)
  if (!state.ok) return state
  const read = oneCondition(conditions)
  if (!read.ok) {
    const { message, line, column } = read.error
    return problem('claim/conditions', message, { line, column })
  }
  const found = yield* turnClaimSteps(state.value, { when: read.value, calls, seed })
  const { hands, failing, counterexample, nearest } = found
  return ok({
    hands,
    failing,
    ...(counterexample === undefined ? {} : { counterexample: handOf.format(counterexample) }),
    ...(nearest === undefined
      ? {}
      : { nearest: { adds: conditionWords(nearest.adds), hands: nearest.hands } }),
  })
}
