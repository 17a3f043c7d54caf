/** What a reader of strategies found, and how it collects it. */
import { err, ok, type Problem, type Result } from '#core/result.ts'
import type { Strategy, StrategyFact } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import { type TextPlace, textPlaces } from '../places.ts'
import { type DraftFact, readFactDraft } from './draft.ts'
import { type StrategyWarning, strategyWarnings } from './warnings.ts'

export interface ReadStrategy {
  readonly strategy: Strategy
  /** What is lawful but perhaps not meant, with the place of the last fact it is about. */
  readonly warnings: readonly (StrategyWarning & Partial<TextPlace>)[]
}
/** The strategy, or every problem of the text with its line and column, in order. */
export type StrategyReading = Result<ReadStrategy, readonly Problem[]>

/** Problems beyond this many are counted, not listed. */
const MAX_PROBLEMS = 100
/** Facts beyond this many are refused: no strategy has more bids than there are. */
const MAX_FACTS = 1000

export interface StrategyCollector {
  readonly problem: (offset: number, code: string, message: string) => void
  /** Takes a draft; `cells` are the offsets of its cells. */
  readonly fact: (draft: DraftFact, offset: number, cells: readonly number[]) => void
  /** @param rest what stands beside the facts. */
  readonly finish: (rest: Omit<Strategy, 'facts'>) => StrategyReading
}

/** Collects the facts and problems of one text. */
export function collectStrategy(text: string): StrategyCollector {
  const places = textPlaces(text)
  const found: (Problem & { readonly offset: number })[] = []
  const facts: StrategyFact[] = []
  const offsets: number[] = []
  let more = 0
  const problem = (offset: number, code: string, message: string): void => {
    if (found.length >= MAX_PROBLEMS) more += 1
    else found.push({ code, message, offset })
  }
  return {
    problem,
    fact(draft, offset, cells) {
      const read = readFactDraft(draft)
      for (const { cell, code, message } of read.problems)
        problem((cell === undefined ? undefined : cells[cell]) ?? offset, code, message)
      if (read.fact === undefined) return
      if (facts.length === MAX_FACTS)
        problem(offset, 'strategy/too-many', t`A strategy has at most ${MAX_FACTS} facts.`)
      if (facts.length >= MAX_FACTS) return
      facts.push(read.fact)
      offsets.push(offset)
    },
    finish(rest) {
      if (found.length === 0 && facts.length === 0)
        problem(0, 'strategy/empty', t`There is no fact here.`)
      if (found.length > 0)
        return err([
          ...found
            .sort((a, b) => a.offset - b.offset)
            .map(({ code, message, offset }) => ({ code, message, ...places.at(offset) })),
          ...(more === 0
            ? []
            : [{ code: 'strategy/more', message: t`${more} more problems are not listed.` }]),
        ])
      return ok({
        strategy: { ...rest, facts },
        warnings: strategyWarnings(facts).map((warning) => {
          const last = warning.facts.at(-1)
          return last === undefined ? warning : { ...warning, ...places.at(offsets[last]!) }
        }),
      })
    },
  }
}
