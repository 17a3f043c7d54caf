/** *Why this call*, connected: the table says which call, the engine says why. */
import { useCallback, useMemo, useState } from 'react'
import { type Seat, sideOf } from '#core/seat.ts'
import { atEnd, callsByItself, isSilent, position, positionKey } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useSystems } from '../../table/use-systems.ts'
import { explained, systemTurns } from './explained.ts'
import { TurnWhy } from './TurnWhy.tsx'
import { WhyCallView } from './WhyCallView.tsx'

export function WhyCallPanel() {
  const p = useKibitzer(position)
  const key = useKibitzer(positionKey)
  const ahead = useKibitzer((s) => !atEnd(s))
  const players = useKibitzer((s) => s.players)
  const now = useSystems()
  const silent = useCallback((seat: Seat) => isSilent(players, seat), [players])
  const [choice, setChoice] = useState({ key: '', index: -1 })
  const about = useMemo(
    () =>
      explained(p, now, {
        ahead,
        itself: (seat) => callsByItself(players, seat),
        silent,
        chosen: choice.key === key ? choice.index : undefined,
      }),
    [p, now, ahead, players, silent, choice, key],
  )
  if (about.kind === 'nothing')
    return (
      <WhyCallView
        subject={{ kind: 'none', reason: about.system, side: sideOf(about.seat) }}
        why={undefined}
        state={
          now.error !== undefined ? 'failed' : about.system === 'waiting' ? 'running' : 'ready'
        }
        error={now.error}
        onRetry={now.retry}
      />
    )
  const { place } = about
  const turns = {
    place,
    turns: systemTurns(p, now, silent),
    onTurn: (index: number) => setChoice({ key, index }),
  }
  return <TurnWhy position={p} systems={now} {...turns} />
}
