/** What edges.test.ts and says.test.ts ask of one list of rules, as a function: bundled with a mutant in. */

import { sentenceFaults } from '#bidding/audit/sentence.ts'
import type { Pattern } from '#bidding/language/patterns.ts'
import { SYSTEMS } from '#systems/list.ts'
import { loadSystems } from '#systems/loaded.ts'
import {
  changedLines,
  readEdges,
  replayed,
  writeEdges,
  writtenNow,
} from '#testing/edges/edge-file.ts'
import type { RuleEdges } from '#testing/edges/edges.ts'
import { edgeSubjects } from '#testing/edges/subjects.ts'

/** Asked before the others: a bundle that is no module cannot wait for it by itself. */
export const ready = (): Promise<void> => loadSystems(SYSTEMS.map(({ id }) => ({ id })))

let known: ReturnType<typeof edgeSubjects> | undefined
const subjectOf = (id: string) => {
  known ??= edgeSubjects()
  return known.find((one) => one.id === id)
}

/** By name of the test: what it finds wrong first, if anything. */
export interface RuleFaults {
  readonly edges: string | undefined
  readonly says: string | undefined
}
/**
 * @param written the file of edges of that subject.
 * @param before the rules' `text` without the mutant, in order: those that differ are asked first, so
 *   that most mutants are noticed at once.
 */
export function ruleFaults(id: string, written: string, before: readonly string[]): RuleFaults {
  const subject = subjectOf(id)
  if (subject === undefined) return { edges: `no system ${id}`, says: undefined }
  const edges = readEdges(subject, written)
  const differing = (among: ReadonlyMap<string, RuleEdges>): string | undefined =>
    changedLines(
      writeEdges(subject, new Map([...among])),
      writeEdges(subject, replayed(subject, among)),
    )[0]
  const changed = new Set(
    subject.rules.filter((rule, i) => JSON.stringify(rule) !== before[i]).map(({ label }) => label),
  )
  const first = differing(new Map([...edges].filter(([label]) => changed.has(label)).slice(0, 20)))
  if (first !== undefined) return { edges: first, says: undefined }
  const now = writtenNow(subject, written)
  const faulty = subject.rules.find((rule) => sentenceFaults(rule).length > 0)
  return { edges: changedLines(written, now)[0], says: faulty?.id }
}

/** A rule as far as its place among the others matters. */
export interface PlacedRule {
  /** All that it says; no two rules of a system are alike. */
  readonly text: string
  readonly when: Pattern
}
export const rulesInOrder = (id: string): readonly PlacedRule[] =>
  (subjectOf(id)?.rules ?? []).map((rule) => ({
    text: JSON.stringify(rule),
    when: rule.when,
  }))
