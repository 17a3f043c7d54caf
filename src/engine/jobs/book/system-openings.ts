/** What a system opens, of all hands, and what it opens otherwise than the system it was made from. */
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { type CallPair, turnChangeSteps } from '#bidding/auction/turn-change.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { NORTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { played } from '#systems/registry.ts'
import { defineJob, type Job } from '../../job.ts'

export interface SystemOpeningsInput {
  readonly system: SystemRef
  /** What it is compared with; may be the same. */
  readonly against: SystemRef
  /** Decides the hands shown. */
  readonly seed: Seed
}

/** The first turn of a system, nobody vulnerable. Problems: an unknown system. */
export const opening = (ref: SystemRef) => {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  return stateAfter([system, system], NORTH, 'None', [])
}

/** The first to call opens, nobody vulnerable. Problems: an unknown system. */
export const systemOpenings: Job<
  SystemOpeningsInput,
  number,
  Result<readonly CallPair[], Problem>
> = function* ({ system, against, seed }) {
  const now = opening(system)
  if (!now.ok) return now
  const before = opening(against)
  return before.ok ? ok(yield* turnChangeSteps(before.value, now.value, seed)) : before
}

export const job = defineJob({
  name: 'system-openings',
  family: 'book',
  weight: 'heavy',
  systems: ['system', 'against'],
  run: systemOpenings,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'system-openings': typeof systemOpenings
  }
}
