/** A bidding system audited in the background: its holes, silences, doubles, dead rules, asks, passes and sentences. */

import { ruleOfCall, stateAfter, statesBefore } from '#bidding/auction/auction-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { type Audit, type AuditProgress, auditSteps } from '#bidding/audit/audit.ts'
import type { AuditFinding, Situation } from '#bidding/audit/finding.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seed } from '#core/rng.ts'
import { reporting } from '#core/steps.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { played } from '#systems/registry.ts'
import { defineJob, type Job } from '../../job.ts'

export interface SystemAuditInput {
  readonly system: SystemRef
  /** Decides the deals, the auctions and the hands shown. */
  readonly seed: Seed
  /** Deals bid against silence, and as many against itself; a usual number when absent. */
  readonly deals?: number
  /** Auctions seldom bid, likewise. */
  readonly walks?: number
}

/** A finding, and the rule of the system at which a writer looks for it. */
export type PlacedFinding = AuditFinding & {
  /** The label; absent where no rule of the system has to do with it. */
  readonly at?: string
}
interface Placed {
  readonly findings: readonly PlacedFinding[]
}
type PlacedAudit = Omit<Audit, 'findings'> & Placed
type PlacedProgress = Omit<AuditProgress, 'findings'> & Placed

/** The first rule of the system that speaks at the turn; else the one of the last call of its side that has one. */
function ruleNear(system: BiddingSystem, turn: Situation): string | undefined {
  const state = stateAfter([system, system], turn.dealer, turn.vulnerability, turn.calls)
  if (!state.ok) return undefined
  const here = rulesAt(state.value).find(({ natural }) => !natural)
  if (here !== undefined) return here.rule.label
  const before = statesBefore(state.value)
  for (let at = before.length - 2; at >= 0; at -= 2) {
    const rule = ruleOfCall(rulesAt(before[at]!), turn.calls[at]!)
    if (rule?.natural === false) return rule.rule.label
  }
  return undefined
}
function placing(system: BiddingSystem): (one: AuditFinding) => PlacedFinding {
  const known = new Map<AuditFinding, PlacedFinding>()
  return (one) => {
    const told = known.get(one)
    if (told !== undefined) return told
    const own = one.rules.find(({ natural }) => natural !== true)?.label
    const at = own ?? ('turn' in one ? ruleNear(system, one.turn) : undefined)
    const placed = at === undefined ? one : { ...one, at }
    known.set(one, placed)
    return placed
  }
}

/** Tells what has been found so far. A problem for an unknown system. */
export const systemAudit: Job<
  SystemAuditInput,
  PlacedProgress,
  Result<PlacedAudit, Problem>
> = function* ({ system: ref, ...options }) {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  const place = placing(system)
  let from: readonly AuditFinding[] = []
  let findings: readonly PlacedFinding[] = []
  const placed = <T extends AuditProgress | Audit>(told: T) => {
    if (told.findings !== from) {
      from = told.findings
      findings = from.map(place)
    }
    return { ...told, findings }
  }
  return ok(placed(yield* reporting(auditSteps(system, options), placed)))
}

export const job = defineJob({
  name: 'system-audit',
  family: 'audit',
  weight: 'heavy',
  systems: ['system'],
  run: systemAudit,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'system-audit': typeof systemAudit
  }
}
