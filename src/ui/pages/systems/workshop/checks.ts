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

/** The line of the rule; for one that is brought in, the line that brings it. */
const lineOf = ({ lines, uses }: TextRead, label: string | undefined): number | undefined =>
  label === undefined ? undefined : (lines[label]?.from ?? uses[0]?.from)

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
    ...findings.map((finding, i) => ({
      key: `finding ${i}`,
      line: lineOf(read, finding.at),
      words: findingWords(finding),
      mark: finding.kind === 'hole' ? ('agreed' as const) : ('against' as const),
      markWord: finding.kind === 'hole' ? t`No rule` : t`Finding`,
      finding,
      isBrought: finding.at !== undefined && read.lines[finding.at] === undefined,
    })),
  ]
  const place = ({ line = Number.MAX_SAFE_INTEGER }: Check): number => line
  return all.toSorted((a, b) => place(a) - place(b) || rankOf(a) - rankOf(b))
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
