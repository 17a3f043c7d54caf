/** From the name of what a side plays to the system made ready. Its rules have been fetched (`loaded.ts`). */
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import { type BiddingSystem, NATURAL_ALONE, withPackages } from '#bidding/language/system.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import { BY_HAND, COMMON, NATURAL, SILENT, type SystemRef, systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { PlayedSystem } from './entry.ts'
import { entryOf } from './fetched.ts'
import { SYSTEMS } from './list.ts'
import { loadedOf } from './loaded.ts'

/** Names that stand for no system of the list. */
const SPECIAL: Readonly<Record<string, PlayedSystem>> = {
  [BY_HAND]: { system: NATURAL_ALONE },
  [COMMON]: { system: NATURAL_ALONE },
  [NATURAL]: { system: NATURAL_ALONE },
  [SILENT]: { system: SILENT_SYSTEM },
}

function make(ref: SystemRef): Result<PlayedSystem, Problem> {
  const special =
    ref.text === undefined && Object.hasOwn(SPECIAL, ref.id) ? SPECIAL[ref.id] : undefined
  const made = special ?? loadedOf(ref)?.make(ref)
  if (made === undefined)
    return problem(
      'systems/unknown',
      t`There is no system “${ref.id}”; there are ${SYSTEMS.map(({ id }) => id).join(', ')}.`,
    )
  if (ref.packages === undefined || special !== undefined) return ok(made)
  const { packages, name } = made.system
  const strange = ref.packages.find((id) => !packages.some((one) => one.id === id))
  return strange === undefined
    ? ok({ ...made, system: withPackages(made.system, ref.packages) })
    : problem('systems/package', t`${name} has no convention “${strange}”.`)
}

/** Made before: one object for one name, so that everything kept by identity is found again. */
const known = new Map<string, PlayedSystem>()
/** An edited strategy or text has a new name at every keystroke. */
const MOST_KNOWN = 24

/** The system of that name. Problems: `systems/unknown`, and `systems/package` for a convention it has not. */
export function played(ref: SystemRef): Result<PlayedSystem, Problem> {
  const key = systemKey(ref)
  const kept = known.get(key)
  if (kept !== undefined) {
    known.delete(key)
    known.set(key, kept)
    return ok(kept)
  }
  const made = make(ref)
  if (!made.ok) return made
  const [oldest] = known.keys()
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(key, made.value)
  return made
}

/** What readers call it, as the list has it or as its text says; its id where it is unknown. */
export function nameOfSystem(ref: SystemRef): string {
  const listed = ref.text === undefined && ref.strategy === undefined ? entryOf(ref.id) : undefined
  if (listed !== undefined) return listed.name
  const made = played(ref)
  return made.ok ? made.value.system.name : ref.id
}
/** The rules of a system of the list, for those who know that it is there: tests and scripts. */
export function rulesOf(id: string): BiddingSystem {
  const made = played({ id })
  invariant(made.ok, `the system ${id} is there`)
  return made.value.system
}
/** The rules of every system of the list. */
export const allRules = (): readonly BiddingSystem[] => SYSTEMS.map(({ id }) => rulesOf(id))
