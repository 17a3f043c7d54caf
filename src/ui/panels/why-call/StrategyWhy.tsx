/** A turn of an opening strategy, connected. */
import { useMemo } from 'react'
import type { Position } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { strategyKey, systemOf } from '../../table/systems.ts'
import { type SystemsNow, useStrategyTurn } from '../../table/use-systems.ts'
import { StrategyWhyView } from './StrategyWhyView.tsx'
import type { TurnChoiceProps } from './TurnChoice.tsx'
import { useHidden } from './use-hidden.ts'

export function StrategyWhy({
  position: p,
  now,
  ...turns
}: { readonly position: Position; readonly now: SystemsNow } & TurnChoiceProps) {
  const { place } = turns
  const hidden = useHidden(p, place.seat)
  const { turn, state, error, retry } = useStrategyTurn(
    p,
    hidden === undefined ? place.index : undefined,
    now,
  )
  const system = systemOf(now.systems, place.seat)
  const strategy = system.kind === 'strategy' ? system.strategy : undefined
  const opening = turn?.table === 'opening' ? (place.call ?? turn.pick.call) : undefined
  const input = useMemo(
    () =>
      strategy === undefined || opening === undefined ? undefined : { strategy, call: opening },
    [strategy, opening],
  )
  const meaning = useJob(
    'strategy-meaning',
    input,
    input === undefined ? '' : `${input.call} ${strategyKey(input.strategy)}`,
  )
  return (
    <StrategyWhyView
      {...turns}
      system={strategy?.name ?? ''}
      hidden={hidden}
      turn={turn}
      meaning={meaning.output}
      state={
        state === 'failed' || meaning.state === 'failed' ? 'failed' : turn ? 'ready' : 'running'
      }
      error={error ?? meaning.error?.message}
      onRetry={state === 'failed' ? retry : meaning.run}
    />
  )
}
