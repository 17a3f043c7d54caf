/** What can be done with the strategies of the library. */

import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import { type ActionResult, DONE } from '../action-result.ts'
import type { KibitzerState } from '../state.ts'
import {
  MAX_STRATEGIES,
  type StrategySheet,
  stepped,
  strategyById,
  withDeleted,
  withoutStrategy,
  withSheet,
  withStrategy,
  withUse,
} from './strategies.ts'

export function createStrategyActions(
  get: () => KibitzerState,
  set: (part: Partial<KibitzerState>) => void,
) {
  return {
    /** Puts a strategy in the library; gives its id. */
    addStrategy(sheet: StrategySheet, strategy: Strategy): Result<string, Problem> {
      const now = get().strategies
      if (now.list.length >= MAX_STRATEGIES)
        return problem(
          'strategy/full',
          t`The library has ${MAX_STRATEGIES} strategies. Delete one before another goes in.`,
        )
      set({ strategies: withStrategy(now, sheet, strategy) })
      return ok(`my-${now.nextId}`)
    },
    /** @param touched names what the edit is about; edits of the same are one step of undo. */
    editStrategy(id: string, sheet: StrategySheet, touched?: string): void {
      set({ strategies: withSheet(get().strategies, id, sheet, touched) })
    },
    /** Takes what the sheet says as the strategy in use. */
    takeStrategy(id: string, strategy: Strategy): void {
      set({ strategies: withUse(get().strategies, id, strategy) })
    },
    undoStrategy(id: string): ActionResult {
      const next = stepped(get().strategies, id, -1)
      if (next === get().strategies) return problem('undo/none', t`There is nothing to undo.`)
      set({ strategies: next })
      return DONE
    },
    redoStrategy(id: string): ActionResult {
      const next = stepped(get().strategies, id, 1)
      if (next === get().strategies) return problem('redo/none', t`There is nothing to redo.`)
      set({ strategies: next })
      return DONE
    },
    deleteStrategy(id: string): ActionResult {
      const one = strategyById(get().strategies, id)
      if (one === undefined) return problem('strategy/none', t`There is no such strategy.`)
      set({ strategies: withoutStrategy(get().strategies, id) })
      return DONE
    },
    /** Brings back the strategy deleted last. */
    bringBackStrategy(): void {
      set({ strategies: withDeleted(get().strategies) })
    },
  }
}
