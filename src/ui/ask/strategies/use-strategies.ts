/** The strategies there are, by id: those that come with the program, then the partnership's own. */
import { useMemo } from 'react'
import { answersByFacts, type Strategy } from '#core/strategy.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { SavedStrategy, StrategySheet } from '#store/index.ts'
import { useJob } from '../use-job.ts'
import { useKibitzer } from '../use-kibitzer.ts'
import { sheetOf } from './sheet.ts'

export interface StrategyEntry {
  readonly id: string
  /** True for those that come with the program; an edit makes a copy. */
  readonly builtIn: boolean
  readonly sheet: StrategySheet
  /** The strategy in use: what the answers are about. */
  readonly strategy: Strategy
}
export type Rules = JobOutput<'strategy-text', 'strategies'>['rules']
export interface Strategies {
  readonly builtIn: readonly StrategyEntry[]
  readonly own: readonly StrategyEntry[]
  readonly rules: Rules
  /** Ours about answers, numbered on from the paper’s. */
  readonly answerRules: Rules
  /** The facts about answers that a strategy begins with. */
  readonly answers: JobOutput<'strategy-text', 'strategies'>['answers']
  readonly find: (id: string | undefined) => StrategyEntry | undefined
}

const ALL = { ask: 'strategies' } as const
const entryOf = ({ id, sheet, strategy }: SavedStrategy): StrategyEntry => ({
  id,
  builtIn: false,
  sheet,
  strategy,
})

/** All of them; `undefined` until the engine has told which come with the program. */
export function useStrategies(): {
  readonly strategies: Strategies | undefined
  readonly error: string | undefined
  readonly retry: () => void
} {
  const { output, error, run: retry } = useJob('strategy-text', ALL, '')
  const list = useKibitzer((s) => s.strategies.list)
  const builtIn = useMemo(
    () =>
      output?.strategies.map(
        ({ id, strategy }): StrategyEntry => ({
          id,
          builtIn: true,
          strategy,
          sheet: sheetOf(strategy),
        }),
      ),
    [output],
  )
  const strategies = useMemo(() => {
    if (builtIn === undefined || output === undefined) return undefined
    const own = list.map(entryOf)
    const all = [...builtIn, ...own]
    return {
      builtIn,
      own,
      rules: output.rules,
      answerRules: output.answerRules,
      answers: output.answers,
      find: (id?: string) => all.find((one) => one.id === id),
    }
  }, [builtIn, output, list])
  return { strategies, error: error?.message, retry }
}

const keys = new WeakMap<Strategy['facts'], string>()
/** Names the facts of a strategy, for questions about them. */
export function factsKey({ facts }: Strategy): string {
  let key = keys.get(facts)
  if (key === undefined) {
    key = JSON.stringify(facts)
    keys.set(facts, key)
  }
  return key
}
/** Names all that a strategy says, apart from its name. */
export const strategyKey = (strategy: Strategy): string =>
  `${factsKey(strategy)} ${strategy.tieBreak.join(' ')} ${JSON.stringify(strategy.continuations ?? [])}`

/** The strategy with the usual facts about answers where it has none of its own. */
export const answering = (strategy: Strategy, usual: Strategies['answers']): Strategy =>
  answersByFacts(strategy) ? strategy : { ...strategy, facts: [...strategy.facts, ...usual] }
