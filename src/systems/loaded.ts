/**
 * The rules of a system are fetched before it is first played: those of all systems are many, and a table
 * has two.
 */
import { invariant } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { LoadedSystem, SystemEntry } from './entry.ts'
import { SYSTEMS } from './list.ts'

export const entryOf = (id: string): SystemEntry | undefined =>
  SYSTEMS.find((entry) => entry.id === id)

/** The entry whose rules play it: an edited strategy is played as the others are. */
const playing = ({ id, strategy }: SystemRef): SystemEntry | undefined =>
  strategy === undefined ? entryOf(id) : SYSTEMS.find(({ group }) => group === 'strategy')

const loaded = new Map<string, LoadedSystem>()
/** Fetches what is not there yet of the systems named; rejects where a part cannot be had. */
export async function loadSystems(refs: readonly SystemRef[]): Promise<void> {
  const entries = new Set(refs.flatMap((ref) => playing(ref) ?? []))
  await Promise.all(
    [...entries].map(async ({ id, load }) => {
      if (!loaded.has(id)) loaded.set(id, await load())
    }),
  )
}
/** What has been fetched of the system; `undefined` where there is none of that name. */
export const loadedOf = (ref: SystemRef): LoadedSystem | undefined => {
  const entry = playing(ref)
  const there = entry && loaded.get(entry.id)
  invariant(entry === undefined || there !== undefined, `the rules of ${ref.id} have been fetched`)
  return there
}
