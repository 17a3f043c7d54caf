/**
 * The rules of a system are fetched before it is first played: those of all systems are many, and a table
 * has two. A text brings its reader, and the systems that it uses.
 */
import { invariant } from '#core/result.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { LoadedSystem, SystemEntry } from './entry.ts'
import { entryOf, fetchedOf, fetchRules } from './fetched.ts'
import { SYSTEMS } from './list.ts'

/** The entry whose rules play it: an edited strategy is played as the others are. */
const playing = ({ id, strategy }: SystemRef): SystemEntry | undefined =>
  strategy === undefined ? entryOf(id) : SYSTEMS.find(({ group }) => group === 'strategy')

/** Systems that the text brings in by `use`; one too many, as in a sentence, is only fetched. */
const usedBy = (text: string): readonly SystemEntry[] =>
  [...text.matchAll(/\buse\s+([a-z0-9-]+)/gi)].flatMap(
    ([, id = '']) => entryOf(id.toLowerCase()) ?? [],
  )
let ownText: LoadedSystem | undefined
async function fetchReader(): Promise<void> {
  ownText = (await import('./own-text.ts')).OWN_TEXT
}

/** The systems of the list that it is made of: itself, those that its text uses, or one that its facts are played by. */
export const basesOf = (ref: SystemRef): readonly SystemEntry[] =>
  ref.text === undefined ? [playing(ref) ?? []].flat() : usedBy(ref.text)

/** Fetches what is not there yet of the systems named; rejects where a part cannot be had. */
export async function loadSystems(refs: readonly SystemRef[]): Promise<void> {
  await Promise.all(
    refs.flatMap((ref) => [
      ...basesOf(ref).map(fetchRules),
      ...(ref.text === undefined ? [] : [fetchReader()]),
    ]),
  )
}
/** What has been fetched of the system; `undefined` where there is none of that name. */
export const loadedOf = (ref: SystemRef): LoadedSystem | undefined => {
  const entry = playing(ref)
  if (ref.text === undefined && entry === undefined) return undefined
  const there = ref.text === undefined ? entry && fetchedOf(entry) : ownText
  invariant(there, `the rules of ${ref.id} have been fetched`)
  return there
}
