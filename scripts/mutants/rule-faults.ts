/** What edges.test.ts and says.test.ts ask of one list of rules, as a function: bundled with a mutant in. */
import { changedLines, readEdges, replayed, writeEdges } from '#bidding/check/edge-file.ts'
import { sentenceFaults } from '#bidding/check/sentence.ts'
import type { Pattern } from '#bidding/patterns.ts'
import { EDGE_SUBJECTS } from '#systems/edges/subjects.ts'

/** By name of the test: what it finds wrong first, if anything. */
export interface RuleFaults {
  readonly edges: string | undefined
  readonly says: string | undefined
}
/** @param written the file of edges of that subject. */
export function ruleFaults(id: string, written: string): RuleFaults {
  const subject = EDGE_SUBJECTS.find((one) => one.id === id)
  if (subject === undefined) return { edges: `no system ${id}`, says: undefined }
  const now = writeEdges(subject, replayed(subject, readEdges(subject, written)))
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
  (EDGE_SUBJECTS.find((one) => one.id === id)?.rules ?? []).map((rule) => ({
    text: JSON.stringify(rule),
    when: rule.when,
  }))
