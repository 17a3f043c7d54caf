/** What each side plays now, and what its strategy makes of a turn. */
import { useMemo } from 'react'
import type { Strategy } from '#core/strategy.ts'
import type { JobOutput } from '#engine/protocol.ts'
import type { Position } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import {
  needsStrategies,
  questionKey,
  readStrategies,
  type SideSystems,
  sideSystem,
  turnQuestion,
} from './systems.ts'

export interface SystemsNow {
  readonly systems: SideSystems
  /** How calls are read that no strategy made. */
  readonly natural: Strategy | undefined
  readonly error: string | undefined
  readonly retry: () => void
}
const NOTHING = {} as const
const NATURAL = 'standard'

export function useSystems(): SystemsNow {
  const ids = useKibitzer((s) => s.players.systems)
  const own = useKibitzer((s) => s.strategies.list)
  const asked = ids.some(needsStrategies)
  const { output, error, run: retry } = useJob('strategy-list', asked ? NOTHING : undefined, '')
  const message = error?.message
  return useMemo(() => {
    const builtIn = output?.strategies
    return {
      systems: [sideSystem(ids[0], builtIn, own), sideSystem(ids[1], builtIn, own)],
      natural: builtIn?.find(({ id }) => id === NATURAL)?.strategy,
      error: message,
      retry,
    }
  }, [ids, own, output, message, retry])
}

/** A turn with its survivors and all that was weighed. */
export type TurnAnswer = Extract<JobOutput<'strategy-turn'>, { readonly ok: true }>['value']

/** @param index place of the call in the auction shown; `undefined` asks nothing. */
export function useStrategyTurn(p: Position, index: number | undefined, now: SystemsNow) {
  const { systems, natural } = now
  const question = useMemo(() => {
    const strategies = readStrategies(systems, natural)
    return index === undefined || strategies === undefined
      ? undefined
      : turnQuestion(p, index, strategies)
  }, [p, index, systems, natural])
  const {
    output,
    state,
    error,
    run: retry,
  } = useJob('strategy-turn', question, question === undefined ? '' : questionKey(question))
  const turn: TurnAnswer | undefined = output?.ok === true ? output.value : undefined
  const refused = output?.ok === false ? output.error.message : undefined
  return {
    turn,
    state: refused === undefined ? state : ('failed' as const),
    error: refused ?? error?.message,
    retry,
  }
}
