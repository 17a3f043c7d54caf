/** The audit of a strategy file, apart from the process so that it can be tested. */

import type { Strategy } from '#core/strategy.ts'
import { readStrategy } from '#formats/strategy/index.ts'
import { type ExhaustiveReport, exhaustiveReport } from '#testing/audit-report.ts'
import { readStrategies } from '#testing/strategy-files.ts'

const number = (n: number): string => n.toLocaleString('en-US')

/**
 * The audit as JSON; `undefined` when the text holds no strategy, or one with problems.
 * @param tell gets the problems and warnings, and a line for each size, not part of the result.
 */
export function runAudit(text: string, tell: (line: string) => void): string | undefined {
  const place = ({ line, column }: { line?: number; column?: number }): string =>
    line === undefined ? '' : `line ${line}, column ${column}: `
  const report = (name: string, strategy: Strategy): ExhaustiveReport => {
    const started = performance.now()
    const audit = exhaustiveReport(strategy)
    tell(`${name === '' ? 'strategy' : name}: ${(performance.now() - started).toFixed(0)} ms`)
    for (const [size, { hands, share }] of Object.entries(audit.bySize))
      tell(
        `${size.padStart(4)} surviving ${number(hands).padStart(16)} ${(100 * share).toFixed(4)} %`,
      )
    return audit
  }
  const several = readStrategies(text)
  const read = several ?? readStrategy(text)
  if (!read.ok) {
    for (const problem of read.error) tell(place(problem) + problem.message)
    return undefined
  }
  if ('strategy' in read.value) {
    for (const warning of read.value.warnings) tell(`${place(warning)}warning: ${warning.message}`)
    const { strategy } = read.value
    return `${JSON.stringify(report(strategy.name, strategy), null, 2)}\n`
  }
  const audits = read.value.map(([name, strategy]) => [name, report(name, strategy)] as const)
  return `${JSON.stringify(Object.fromEntries(audits), null, 2)}\n`
}
