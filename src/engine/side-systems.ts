/** What each side plays, as it crosses to the worker: the id of a system of rules. */
import { SILENT } from '#bidding/bid-out.ts'
import { type BiddingSystem, type SideSystems, withPackages } from '#bidding/system.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { BIDDING_SYSTEMS } from '#systems/index.ts'

export interface SideChoice {
  /** A system's id; `silent` passes throughout, `natural` has the natural defaults alone. */
  readonly system: string
  /** Conventions that are on; all of them when absent. */
  readonly packages?: readonly string[]
}
/** North–South's and East–West's. */
export type SideChoices = readonly [SideChoice, SideChoice]

const known = new Map<string, BiddingSystem>()
function systemOf({ system, packages }: SideChoice): Result<BiddingSystem | undefined, Problem> {
  if (system === 'natural') return ok(undefined)
  if (system === 'silent') return ok(SILENT)
  const found = Object.hasOwn(BIDDING_SYSTEMS, system)
    ? BIDDING_SYSTEMS[system as keyof typeof BIDDING_SYSTEMS]
    : undefined
  if (found === undefined)
    return problem(
      'bidding/system',
      `There is no system “${system}”; there are ${Object.keys(BIDDING_SYSTEMS).join(', ')}, natural and silent.`,
    )
  if (packages === undefined) return ok(found)
  const strange = packages.find((id) => !found.packages.some((one) => one.id === id))
  if (strange !== undefined)
    return problem('bidding/package', `${found.name} has no convention “${strange}”.`)
  const reduced = withPackages(found, packages)
  // One object for one choice, so that everything kept by identity is found again.
  const made = known.get(reduced.id) ?? reduced
  known.set(reduced.id, made)
  return ok(made)
}
/** The systems of both sides, or a problem that names the unknown one. */
export function sideSystems([ns, ew]: SideChoices): Result<SideSystems, Problem> {
  const north = systemOf(ns)
  if (!north.ok) return north
  const east = systemOf(ew)
  return east.ok ? ok([north.value, east.value]) : east
}
