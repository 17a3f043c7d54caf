/** A strategy over all 635,013,559,600 hands: which sets of calls survive, how often and where. */
import { type Audit, type AuditProgress, audit as auditAll } from '#census/audit.ts'
import type { Seed } from '#core/rng.ts'
import type { Strategy } from '#core/strategy.ts'
import { defineJob, type Job } from '../../job.ts'

export interface AuditInput {
  readonly strategy: Strategy
  /** Decides the examples and nothing else. */
  readonly seed: Seed
}

/** @see AuditInput */
export const audit: Job<AuditInput, AuditProgress, Audit> = function* ({ strategy, seed }) {
  return yield* auditAll(strategy, seed)
}

export const job = defineJob({
  name: 'strategy-audit',
  family: 'census',
  weight: 'heavy',
  run: audit,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'strategy-audit': typeof audit
  }
}
