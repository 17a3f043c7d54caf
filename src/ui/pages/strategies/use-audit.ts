/** The audit in the engine, live after every edit, with progress and a way to stop. */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Hand } from '#core/hand.ts'
import { randomSeed } from '#core/rng.ts'
import type { Strategy } from '#core/strategy.ts'
import type { JobProgress } from '#engine/protocol.ts'
import { engine } from '#store/engine.ts'
import { actions } from '#store/index.ts'
import { type Audit, setFor, type Wish } from './audit-model.ts'
import { factsKey } from './use-strategies.ts'

export interface AuditView {
  readonly state: 'running' | 'ready' | 'cancelled' | 'failed'
  /** Of this very strategy; of the one before while `state` is not `ready`. */
  readonly audit: Audit | undefined
  /** Whether `audit` is that of another strategy than the one shown. */
  readonly stale: boolean
  /** Hands counted so far, while running or when cancelled. */
  readonly hands: number
  readonly error: string | undefined
  readonly run: () => void
  readonly cancel: () => void
}

/** Answers kept, the oldest dropped first. */
const KEEP = 24
const known = new Map<string, Audit>()
const remember = (key: string, audit: Audit): void => {
  known.delete(key)
  known.set(key, audit)
  for (const old of known.keys()) {
    if (known.size <= KEEP) break
    known.delete(old)
  }
}

const seed = () => randomSeed(crypto.getRandomValues(new Uint32Array(4)))
/** What survives does not hang on the tie-break, nor on the name. */
const facts = (strategy: Strategy): Strategy => ({ ...strategy, name: '', tieBreak: [] })

export function useAudit(strategy: Strategy): AuditView {
  const key = factsKey(strategy)
  const asked = useRef(strategy)
  asked.current = strategy
  const [state, setState] = useState<AuditView['state']>('running')
  const [hands, setHands] = useState(0)
  const [error, setError] = useState<string | undefined>(undefined)
  const [last, setLast] = useState<{ readonly key: string; readonly audit: Audit } | undefined>()
  const control = useRef<AbortController | undefined>(undefined)

  const run = useCallback(() => {
    control.current?.abort()
    const mine = new AbortController()
    control.current = mine
    setState('running')
    setHands(0)
    setError(undefined)
    const onProgress = (progress: JobProgress<'strategy-audit'>) => setHands(progress.hands)
    const input = { strategy: facts(asked.current), seed: seed() }
    engine()
      .run('strategy-audit', input, { signal: mine.signal, onProgress })
      .then(
        (audit) => {
          remember(key, audit)
          if (control.current !== mine) return
          setLast({ key, audit })
          setState('ready')
        },
        (failure: unknown) => {
          if (mine.signal.aborted || control.current !== mine) return
          setState('failed')
          setError(failure instanceof Error ? failure.message : String(failure))
        },
      )
  }, [key])

  const cancel = useCallback(() => {
    control.current?.abort()
    setState('cancelled')
    actions.announce('The count is cancelled.')
  }, [])

  useEffect(() => {
    const audit = known.get(key)
    if (audit === undefined) run()
    else {
      setLast({ key, audit })
      setState('ready')
    }
    return () => {
      control.current?.abort()
      control.current = undefined
    }
  }, [key, run])

  const stale = last?.key !== key
  return {
    state: state === 'ready' && stale ? 'running' : state,
    audit: last?.audit,
    stale,
    hands,
    error,
    run,
    cancel,
  }
}

/** A random hand as wished, each equally likely; `undefined` when there is none. */
export async function randomHandOf(
  strategy: Strategy,
  wish: Wish,
  signal: AbortSignal,
): Promise<Hand | undefined> {
  const input = { strategy: facts(strategy), seed: seed() }
  const audit = await engine().run('strategy-audit', input, { signal })
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return setFor(audit, wish, (high + low / 2 ** 32) / 2 ** 32)?.example
}
