/** What a text of a system says, for the page that edits it: where its rules stand, and what is wrong with it. */
import { type Doubt, doubtsOf } from '#bidding/text/check.ts'
import type { LineRange } from '#bidding/text/document.ts'
import type { TextProblem } from '#bidding/text/read/problem.ts'
import { readSystem, type TextSystem } from '#bidding/text/system.ts'
import { LIBRARY } from '#systems/library.ts'

export interface TextRead {
  readonly id: string
  readonly name: string
  /** Rules that it has in all, those that it uses among them. */
  readonly rules: number
  readonly problems: readonly TextProblem[]
  readonly doubts: readonly Doubt[]
  /** Where the rules of the text stand, by label. */
  readonly lines: Readonly<Record<string, LineRange>>
  /** Where other texts are brought in. */
  readonly uses: readonly LineRange[]
}

const usesOf = ({ reading }: TextSystem): readonly LineRange[] =>
  reading.text.parts.flatMap((part) =>
    part.kind === 'use' && part.lines !== undefined ? [part.lines] : [],
  )

/** Never throws, whatever stands in the text. */
export function textRead(text: string): TextRead {
  const made = readSystem(text, LIBRARY)
  return {
    id: made.system.id,
    name: made.system.name,
    rules: made.system.rules.length,
    problems: made.problems,
    doubts: doubtsOf(made),
    lines: Object.fromEntries(made.lines),
    uses: usesOf(made),
  }
}
