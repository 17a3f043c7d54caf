/** Loads the families of jobs: each is asked for once, and only when one of its jobs is. */
import { families, systems } from 'virtual:jobs/families'
import type { SystemRef } from '#core/system-ref.ts'
import { loadSystems } from '#systems/loaded.ts'
import { type FindJob, jobIn } from '../job.ts'
import { placeOfJob } from './places.ts'

/** The systems that a request names where its job says that they stand. */
export function systemsNamed(name: string, input: unknown): readonly SystemRef[] {
  const asked = input as Readonly<Record<string, SystemRef | readonly SystemRef[] | undefined>>
  return (systems[name] ?? []).flatMap((field) => asked[field] ?? [])
}

/** Finds one of the real jobs; rejects when its chunk, its resource or a system could not be loaded. */
export const findJob: FindJob = (name, input) => {
  const family = placeOfJob(name)?.family
  if (family === undefined) return undefined
  return Promise.all([families[family](), loadSystems(systemsNamed(name, input))]).then(
    ([{ jobs }]) => jobIn(jobs)(name),
  )
}
