/** Texts of systems, each read: its conventions, and what is wrong with it. */
import type { TextProblem } from '#bidding/text/read/problem.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { systemTextKey } from '#core/system-text.ts'
import { loadedOf } from '#systems/loaded.ts'
import { defineJob, inOneStep, type Job } from '../../job.ts'

export interface OwnSystemsInput {
  /** Each with its text. */
  readonly systems: readonly SystemRef[]
}
export interface OwnSystemRead {
  readonly packages: readonly { readonly id: string; readonly name: string }[]
  /** Ids of the packages that are on unless a partnership says else. */
  readonly usual: readonly string[]
  /** In the order of the lines. */
  readonly problems: readonly TextProblem[]
}

/** Read before: one of many systems is edited, and all of them are listed. */
const known = new Map<string, OwnSystemRead>()
const MOST_KNOWN = 400

function read(ref: SystemRef): OwnSystemRead {
  const key = systemTextKey(ref.text ?? '')
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const made = loadedOf({ text: '', ...ref })?.make({ text: '', ...ref })
  const answer = {
    packages: made?.system.packages ?? [],
    usual: made?.reading?.usual ?? [],
    problems: made?.reading?.problems ?? [],
  }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, answer)
  return answer
}

/** In the order asked. */
const ownSystems: Job<OwnSystemsInput, never, readonly OwnSystemRead[]> = inOneStep(({ systems }) =>
  systems.map(read),
)

export const job = defineJob({
  name: 'own-systems',
  family: 'book',
  weight: 'quick',
  systems: ['systems'],
  run: ownSystems,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'own-systems': typeof ownSystems
  }
}
