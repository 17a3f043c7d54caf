/** Who works on a job. The page reads this and loads no job. */
import { weights } from 'virtual:jobs/weights'
import type { FamilyName, JobPlace } from '../registry.ts'

const PLACES = new Map<string, JobPlace>(
  Object.entries(weights).flatMap(([family, jobs]) =>
    Object.entries(jobs).map(([name, weight]) => [name, { family: family as FamilyName, weight }]),
  ),
)

/** Where a job belongs; `undefined` when there is none of that name. */
export const placeOfJob = (name: string): JobPlace | undefined => PLACES.get(name)
