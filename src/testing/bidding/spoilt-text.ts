/** Texts of systems with a few places spoilt, and what must hold of every text all the same. */
import { doubtsOf } from '#bidding/text/check.ts'
import { printSystem } from '#bidding/text/print/system.ts'
import type { Stretch } from '#bidding/text/read/problem.ts'
import { type Library, readSystem } from '#bidding/text/system.ts'
import type { Rng } from '#core/rng.ts'

/** What the language knows, in odd places, and what it never expects. */
const PIECES: readonly string[] = [
  ...'( ) , : ; " “ [ ] { } - – + / # x X ♠ é \t \n \r'.split(' '),
  ...[' or ', ' and ', 'not ', 'any ', 'after ', 'when ', 'for each ', 'in x', '…', '999', '17-15'],
  ...['means ', 'hand a means a', 'raw [a] {', 'use sayc', 'use natural overcalls', 'drop [a]'],
  ...['{notrump}', '({most notrump} - 1)+', '\n    ', '\n  ', '--', '\u0000', '\ud800', '\u2028'],
]
/** The text with one to four places cut, put elsewhere or overwritten. */
export function spoilt(text: string, rng: Rng): string {
  let out = text
  for (let k = rng.below(4); k >= 0; k--) {
    const at = rng.below(out.length + 1)
    const cut = out.slice(at, at + rng.below(14))
    const piece = PIECES[rng.below(PIECES.length)] ?? ''
    const put = [piece, '', cut + cut, piece + cut][rng.below(4)] ?? ''
    out = out.slice(0, at) + put + out.slice(at + cut.length)
  }
  return out
}

const isIn = (lines: readonly string[], { line, column, length }: Stretch): boolean => {
  const text = lines[line - 1]
  return text !== undefined && column >= 1 && length >= 0 && column - 1 <= text.length
}
/** What does not hold of the text; `undefined` when all does. Throws where reading breaks. */
export function spoiltFault(text: string, library?: Library): string | undefined {
  const made = readSystem(text, library)
  const lines = text.split(/\r\n|\r|\n/)
  for (const problem of made.problems) {
    if (problem.message === '') return 'a problem says nothing'
    if (!isIn(lines, problem)) return `a problem stands nowhere: ${JSON.stringify(problem)}`
    if (problem.proposal !== undefined && !isIn(lines, problem.proposal))
      return `a proposal stands nowhere: ${JSON.stringify(problem)}`
  }
  for (const doubt of doubtsOf(made)) if (doubt.message === '') return 'a doubt says nothing'
  const printed = printSystem(made.reading.text)
  // What was left out may be what other lines need; a text without a problem is printed for good.
  if (made.problems.length > 0) return undefined
  const again = readSystem(printed, library).reading
  if (again.problems.length > 0)
    return `printed it has a problem: ${JSON.stringify(again.problems[0])}`
  return printSystem(again.text) === printed ? undefined : 'printed again it is another'
}
