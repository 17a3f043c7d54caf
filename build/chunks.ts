/**
 * How the built modules are put together in files. Left alone, every set of pages and workers that shares a
 * few modules gets a file of its own, and a first visit asks for a hundred and fifty of them: each costs the
 * browser more than its bytes.
 */
import type { Rolldown } from 'vite'
import { familyModule } from './jobs.mjs'

type Groups = Rolldown.CodeSplittingGroup[]

/** What the page starts with is one file, and what four of its later parts need is another. */
export const pageGroups: Groups = [
  { name: 'start', tags: ['$initial'], priority: 2 },
  { name: 'most', minShareCount: 4, priority: 1 },
]

/**
 * The table asks for two families of jobs at its first look, in two workers. What others share with both of
 * them is one file, and so is what they share with either; the rest stays as it falls. What a module imports
 * is needed wherever it is, so no file waits for one that waits for it.
 */
export const workerGroups = (): Groups => {
  const found = new Map<string, ReadonlySet<string>>()
  /** All that a family imports, before any of it runs. */
  const needs = (family: string, context: Rolldown.ChunkingContext) => {
    const known = found.get(family)
    if (known !== undefined) return known
    const reached = new Set([familyModule(family)])
    for (const id of reached)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
    if (reached.size === 1) throw new Error(`The jobs ${family} have no module to begin with.`)
    found.set(family, reached)
    return reached
  }
  return [
    { name: 'start', tags: ['$initial'], priority: 1 },
    {
      name: (id, context) => {
        const calls = needs('bidding', context).has(id)
        const hands = needs('knowledge', context).has(id)
        if (calls && hands) return 'base'
        if (calls) return 'calls'
        return hands ? 'hands' : null
      },
      minShareCount: 2,
    },
  ]
}
