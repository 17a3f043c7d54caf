/** What is told of a text from all sides, as one list in the order of its lines. Pure. */
import { t } from '#core/text.ts'
import type { Check } from './ChecksPanel.tsx'
import type { MarkedLine, TextRead } from './editor.ts'
import { type Finding, findingWords } from './finding-words.ts'

/** The gravest first. */
const KINDS: readonly Finding['kind'][] = [
  ...(['forcing-passed', 'unanswered', 'double', 'hole', 'dead', 'silence', 'sentence'] as const),
]
const rankOf = ({ finding }: Check): number => (finding ? KINDS.indexOf(finding.kind) : -1)

/** Its rules, from the one where a writer looks first. */
const labelsOf = (finding: Finding): readonly string[] => [
  ...(finding.at === undefined ? [] : [finding.at]),
  ...finding.rules.map(({ label }) => label),
  ...('takenBy' in finding ? [finding.takenBy.label] : []),
]
/** The line of its first rule that stands in the text; where all are brought in, the line that brings them. */
function placeOf({ lines, uses }: TextRead, finding: Finding): Pick<Check, 'line' | 'isBrought'> {
  const own = labelsOf(finding).find((label) => lines[label] !== undefined)
  if (own !== undefined) return { line: lines[own]?.from }
  return finding.at === undefined ? { line: undefined } : { line: uses[0]?.from, isBrought: true }
}
type Doubt = TextRead['doubts'][number]
const SAME: Partial<Record<Finding['kind'], Doubt['kind']>> = {
  ...({ double: 'two-meanings', dead: 'never-bid', unanswered: 'silent-ask' } as const),
}
/** What the text alone tells already. */
const isTold = (doubts: readonly Doubt[], finding: Finding): boolean =>
  doubts.some(
    ({ kind, rules }) =>
      kind === SAME[finding.kind] && rules.every((label) => labelsOf(finding).includes(label)),
  )

export function checksOf(
  read: TextRead | undefined,
  findings: readonly Finding[],
): readonly Check[] {
  if (read === undefined) return []
  const all: readonly Check[] = [
    ...read.problems.map((problem, i) => ({
      key: `problem ${i}`,
      line: problem.line,
      words: problem.message,
      mark: 'impossible' as const,
      markWord: t`Mistake`,
      problem,
    })),
    ...read.doubts.map(({ lines, message }, i) => ({
      key: `doubt ${i}`,
      line: lines.from,
      words: message,
      mark: 'against' as const,
      markWord: t`Doubt`,
    })),
    ...findings
      .filter((finding) => !isTold(read.doubts, finding))
      .map((finding, i) => ({
        ...placeOf(read, finding),
        key: `finding ${i}`,
        words: findingWords(finding),
        mark: finding.kind === 'hole' ? ('agreed' as const) : ('against' as const),
        markWord: finding.kind === 'hole' ? t`No rule` : t`Finding`,
        finding,
      })),
  ]
  const place = ({ line = Number.MAX_SAFE_INTEGER }: Check): number => line
  const said = new Map(all.map((check) => [`${check.line} ${check.words}`, check]))
  return [...said.values()].toSorted((a, b) => place(a) - place(b) || rankOf(a) - rankOf(b))
}

/** The lines to be tinted, each once: a mistake before a doubt. A line that brings a system in is not. */
export function markedLines(
  checks: readonly Check[],
  read: TextRead | undefined,
): readonly MarkedLine[] {
  const lines = new Map<number, MarkedLine>()
  for (const { line, problem } of checks) {
    if (line === undefined) continue
    const isUse = read?.uses.some(({ from }) => from === line) ?? false
    if (problem !== undefined) lines.set(line, { line, kind: 'problem' })
    else if (!isUse && !lines.has(line)) lines.set(line, { line, kind: 'doubt' })
  }
  return [...lines.values()]
}

/** The rule whose lines hold the line, else the first that begins below it: what a heading leads to. */
export const ruleAt = (lines: TextRead['lines'], line: number): string | undefined => {
  const all = Object.entries(lines)
  const on = all.find(([, { from, to }]) => from <= line && line <= to)
  const below = all
    .filter(([, { from }]) => from > line)
    .toSorted(([, a], [, b]) => a.from - b.from)
  return (on ?? below[0])?.[0]
}
