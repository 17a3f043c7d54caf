/** *Why this call*, connected: the table says which call, the engine says why. */
import { sideOf } from '#core/seat.ts'
import { isUnsaid } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { TurnWhy } from './TurnWhy.tsx'
import { Unsaid } from './Unsaid.tsx'
import { useExplained } from './use-explained.ts'
import { Shown } from './WhatItShows.tsx'
import { WhyCallView } from './WhyCallView.tsx'

export function WhyCallPanel() {
  const { position, systems, about, chosen, turns, onTurn } = useExplained()
  const unsaid = useKibitzer(isUnsaid)
  if (about.kind === 'turn')
    return (
      <TurnWhy
        position={position}
        systems={systems}
        place={about.place}
        turns={turns}
        onTurn={onTurn}
        pressed={chosen === about.place.index}
      />
    )
  const shown = chosen !== undefined && position.record.calls[chosen] !== undefined && (
    <Shown position={position} index={chosen} system={undefined} />
  )
  if (unsaid) return <Unsaid>{shown}</Unsaid>
  return (
    <WhyCallView
      subject={{ kind: 'none', reason: about.system, side: sideOf(about.seat) }}
      why={undefined}
      state={
        systems.error !== undefined ? 'failed' : about.system === 'waiting' ? 'running' : 'ready'
      }
      error={systems.error}
      onRetry={systems.retry}
      unexplained={shown}
    />
  )
}
