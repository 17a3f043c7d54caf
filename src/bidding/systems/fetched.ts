/** The rules of the systems of the list, each fetched once, when it is first asked for. */
import type { LoadedSystem, SystemEntry } from './entry.ts'
import { SYSTEMS } from './list.ts'

export const entryOf = (id: string): SystemEntry | undefined =>
  SYSTEMS.find((entry) => entry.id === id)

const fetched = new Map<string, LoadedSystem>()
/** Rejects where a part cannot be had. */
export async function fetchRules({ id, load }: SystemEntry): Promise<void> {
  if (!fetched.has(id)) fetched.set(id, await load())
}
/** What has been fetched of a system of the list. */
export const fetchedOf = ({ id }: SystemEntry): LoadedSystem | undefined => fetched.get(id)
