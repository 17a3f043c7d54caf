/** What a system opens, of all hands, and what it opens otherwise than the system it was made from. */
import { type CallPair, turnChangeSteps } from '#bidding/auction/turn-change.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { firstTurn } from '../../first-turn.ts'
import { defineJob, type Job } from '../../job.ts'

export interface SystemOpeningsInput {
  readonly system: SystemRef
  /** What it is compared with; may be the same. */
  readonly against: SystemRef
  /** Decides the hands shown. */
  readonly seed: Seed
}

/** The first to call opens, nobody vulnerable. Problems: an unknown system. */
export const systemOpenings: Job<
  SystemOpeningsInput,
  number,
  Result<readonly CallPair[], Problem>
> = function* ({ system, against, seed }) {
  const now = firstTurn(system)
  if (!now.ok) return now
  const before = firstTurn(against)
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
