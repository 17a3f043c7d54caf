/** The audit in the engine, live after every edit, with progress and a way to stop. */
import { useCallback } from 'react'
import { turnKey } from '#core/answer-turns.ts'
import type { Hand } from '#core/hand.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { actions } from '#store/index.ts'
import { useKept } from '../../kit/use-kept.ts'
import { useJob } from '../use-job.ts'
import { type Audit, setFor, type Wish } from './audit-model.ts'
import { factsKey } from './use-strategies.ts'

export interface AuditView {
  readonly state: 'running' | 'ready' | 'cancelled' | 'failed'
  /** Of this very strategy, or of the one before while there is none of this. */
  readonly audit: Audit | undefined
  /** Whether `audit` is that of another strategy than the one shown. */
  readonly stale: boolean
  /** Hands counted so far, while running or when cancelled. */
  readonly hands: number
  readonly error: string | undefined
  readonly run: () => void
  readonly cancel: () => void
}

/** What survives does not hang on the tie-break, nor on the name. Every count has its own examples. */
const auditOf = (
  strategy: Strategy,
  turn: AnswerTurn | undefined,
): JobInput<'census', 'strategy'> => ({
  ask: 'strategy',
  strategy: { ...strategy, name: '', tieBreak: [] },
  turn,
  seed: freshSeed(),
})

/**
 * @param turn absent for the opening.
 * @param asked false counts nothing yet.
 */
export function useAudit(
  strategy: Strategy,
  turn: AnswerTurn | undefined,
  asked: boolean,
): AuditView {
  const job = useJob(
    'census',
    asked ? auditOf(strategy, turn) : undefined,
    `${factsKey(strategy)} ${turnKey(turn)}`,
  )
  const { state, output, progress, error, run, cancel: stop } = job
  const { value: audit, stale } = useKept(output)
  const cancel = useCallback(() => {
    stop()
    actions.announce(t`The count is cancelled.`)
  }, [stop])
  return {
    state: state === 'idle' ? 'running' : state,
    audit,
    stale,
    hands: progress?.hands ?? 0,
    error: error?.message,
    run,
    cancel,
  }
}

export interface RandomExample {
  readonly looking: boolean
  /** Draws a hand as wished, each equally likely; a newer wish takes the place of the one under way. */
  readonly find: (
    strategy: Strategy,
    turn: AnswerTurn | undefined,
    wish: Wish,
  ) => Promise<{ readonly hand: Hand | undefined } | undefined>
}

export function useRandomExample(): RandomExample {
  const { state, ask } = useJob('census')
  const find = useCallback<RandomExample['find']>(
    async (strategy, turn, wish) => {
      const audit = await ask<'strategy'>(auditOf(strategy, turn))
      if (audit === undefined) return undefined
      const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
      return { hand: setFor(audit, wish, (high + low / 2 ** 32) / 2 ** 32)?.example }
    },
    [ask],
  )
  return { looking: state === 'running', find }
}
