/** A turn of an opening strategy, connected. */
import { useMemo } from 'react'
import * as hand from '#core/hand.ts'
import { type Position, visibleHands } from '#store/index.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { strategyKey, systemOf } from '../../table/systems.ts'
import { type SystemsNow, useStrategyTurn } from '../../table/use-systems.ts'
import type { TurnPlace } from './explained.ts'
import { StrategyWhyView } from './StrategyWhyView.tsx'

export function StrategyWhy({
  position: p,
  place,
  turns,
  now,
  onTurn,
}: {
  readonly position: Position
  readonly place: TurnPlace
  readonly turns: readonly TurnPlace[]
  readonly now: SystemsNow
  readonly onTurn: (index: number) => void
}) {
  const faceUp = useKibitzer((s) => visibleHands(s)[place.seat].faceUp)
  const held = p.record.board.deal[place.seat]
  const known = held !== undefined && hand.size(held) === 13
  const hidden = !faceUp ? 'closed' : known ? undefined : 'unknown'
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
      place={place}
      system={strategy?.name ?? ''}
      hidden={hidden}
      turn={turn}
      meaning={meaning.output}
      turns={turns}
      onTurn={onTurn}
      state={
        state === 'failed' || meaning.state === 'failed' ? 'failed' : turn ? 'ready' : 'running'
      }
      error={error ?? meaning.error?.message}
      onRetry={state === 'failed' ? retry : meaning.retry}
    />
  )
}
