/** The sheet of a strategy looked over in the engine; what it says comes into use when all of it makes sense. */
import { useEffect, useMemo } from 'react'
import type { JobOutput } from '#engine/protocol.ts'
import { actions } from '#store/index.ts'
import { type StrategyEntry, strategyKey } from '../../ask/strategies/use-strategies.ts'
import { useJob } from '../../ask/use-job.ts'
import { useKept } from '../../kit/use-kept.ts'

export interface Checked {
  /** Of this very sheet, or of the one before while this one is looked over. */
  readonly answer: JobOutput<'strategy-text', 'rows'> | undefined
  /** The rows of this sheet that make no sense; 0 while they are looked over. */
  readonly problems: number
  /** As many ranges of what follows. */
  readonly limitProblems: number
}

export function useChecked(entry: StrategyEntry): Checked {
  const { id, builtIn, sheet, strategy } = entry
  const key = useMemo(
    () => JSON.stringify([sheet.rows.map((row) => [row.kind, row.cells]), sheet.limits ?? []]),
    [sheet],
  )
  const input = useMemo(
    () => ({
      ask: 'rows' as const,
      drafts: sheet.rows.map(({ kind, cells }) => ({ kind, cells })),
      ...(sheet.limits === undefined ? {} : { limits: sheet.limits }),
    }),
    [sheet],
  )
  const { output } = useJob('strategy-text', input, key)
  useEffect(() => {
    if (builtIn || output === undefined) return
    const continuations = output.continuations ?? strategy.continuations ?? []
    const next = {
      name: sheet.name.trim() === '' ? strategy.name : sheet.name.trim(),
      facts: output.facts ?? strategy.facts,
      tieBreak: sheet.tieBreak,
      ...(continuations.length === 0 ? {} : { continuations }),
    }
    if (next.name !== strategy.name || strategyKey(next) !== strategyKey(strategy))
      actions.takeStrategy(id, next)
  }, [id, builtIn, sheet, strategy, output])
  const kept = useKept(output)
  return {
    answer: kept.value,
    problems: output?.rows.filter((row) => row.problems.length > 0).length ?? 0,
    limitProblems: output?.limits.filter((problems) => problems.length > 0).length ?? 0,
  }
}
