/** What a system opens, of all hands, and what it opens otherwise than the system it was made from. */
import { type CallPair, turnChangeSteps } from '#bidding/auction/turn-change.ts'
import { type BesideCount, type SetsBeside, setsBeside } from '#census/audit-beside.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import type { Strategy } from '#core/strategy.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { played } from '#systems/registry.ts'
import { firstTurn } from '../../first-turn.ts'
import { defineJob, type Job } from '../../job.ts'

export interface SystemOpeningsInput {
  readonly system: SystemRef
  /** What it is compared with; may be the same. */
  readonly against: SystemRef
  /** Decides the hands shown. */
  readonly seed: Seed
}
export interface OpeningsBeside {
  /** The commonest first. */
  readonly pairs: readonly CallPair[]
  /** Where both are strategies: how the sets of calls that survive stand to each other. */
  readonly sets?: Readonly<Record<SetsBeside, BesideCount>>
}

const strategyOf = (ref: SystemRef): Strategy | undefined => {
  const made = played(ref)
  const opening = made.ok ? made.value.opening : undefined
  return opening?.kind === 'elimination' ? opening.strategy : undefined
}

/** The first to call opens, nobody vulnerable. Problems: an unknown system. */
export const systemOpenings: Job<
  SystemOpeningsInput,
  number,
  Result<OpeningsBeside, Problem>
> = function* ({ system, against, seed }) {
  const now = firstTurn(system)
  if (!now.ok) return now
  const before = firstTurn(against)
  if (!before.ok) return before
  const [strategy, other] = [strategyOf(against), strategyOf(system)]
  return ok({
    pairs: yield* turnChangeSteps(before.value, now.value, seed),
    ...(strategy === undefined || other === undefined
      ? {}
      : { sets: setsBeside(strategy, other, seed) }),
  })
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
