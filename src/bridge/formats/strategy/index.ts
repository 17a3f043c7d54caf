/** Opening strategies in and out: JSON and the paper's fact syntax, told apart by their looks. */
import { problem } from '#core/result.ts'
import type { Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import { looksLikeFacts, readFacts, writeFacts } from './facts.ts'
import { readStrategyJson, writeStrategyJson } from './json.ts'
import type { StrategyReading } from './reading.ts'

export {
  type CellProblem,
  type DraftFact,
  type DraftLimit,
  draftOf,
  readFactDraft,
  readLimitDraft,
} from './draft.ts'
export type { ReadStrategy, StrategyReading } from './reading.ts'
export { strategySchema } from './schema.ts'
export { type StrategyWarning, strategyWarnings } from './warnings.ts'

export const STRATEGY_SYNTAXES = ['json', 'facts'] as const
export type StrategySyntax = (typeof STRATEGY_SYNTAXES)[number]

/** Most characters a strategy file may have. */
export const MAX_STRATEGY_TEXT = 200_000

/** Reads a strategy in either syntax. */
export function readStrategy(text: string): StrategyReading {
  const fail = (code: string, message: string): StrategyReading => {
    const { error } = problem(code, message, { line: 1, column: 1 })
    return { ok: false, error: [error] }
  }
  if (text.length > MAX_STRATEGY_TEXT)
    return fail(
      'strategy/too-large',
      t`A strategy has at most ${MAX_STRATEGY_TEXT} characters; this text has ${text.length}.`,
    )
  if (text.trim() === '') return fail('strategy/empty', t`The text is empty.`)
  return /^\uFEFF?\s*[{["]/.test(text) && !looksLikeFacts(text)
    ? readStrategyJson(text)
    : readFacts(text)
}

/** Writes a strategy in the syntax asked for. Facts carry no tie-break and no changed continuations. */
export const writeStrategy = (strategy: Strategy, syntax: StrategySyntax): string =>
  syntax === 'json' ? writeStrategyJson(strategy) : writeFacts(strategy)
