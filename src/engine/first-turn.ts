/** The first turn of a system: North deals, nobody is vulnerable, and it plays against itself. */
import { stateAfter } from '#bidding/auction/auction-state.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import type { Problem, Result } from '#core/result.ts'
import { NORTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { played } from '#systems/registry.ts'

/** Problems: an unknown system. */
export function firstTurn(ref: SystemRef): Result<PublicState, Problem> {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  return stateAfter([system, system], NORTH, 'None', [])
}
