/** The turn that *Why this call* is about, and those that could be. */
import { useCallback, useMemo } from 'react'
import type { Seat } from '#core/seat.ts'
import {
  atEnd,
  callsByItself,
  isSilent,
  position,
  positionKey,
  type TablePosition,
} from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { explainTurn, useLens } from '../../lens/lens-store.ts'
import { useSystems } from '../../table/use-systems.ts'
import { type Explained, explained, systemTurns, type TurnPlace } from './explained.ts'

export interface ExplainedNow {
  readonly position: TablePosition
  readonly systems: ReturnType<typeof useSystems>
  readonly about: Explained
  readonly turns: readonly TurnPlace[]
  /** The call that the reader pressed, whether a system explains it or not. */
  readonly chosen: number | undefined
  readonly onTurn: (index: number) => void
}

export function useExplained(): ExplainedNow {
  const p = useKibitzer(position)
  const key = useKibitzer(positionKey)
  const ahead = useKibitzer((s) => !atEnd(s))
  const players = useKibitzer((s) => s.players)
  const chosen = useLens((s) => (s.turn?.key === key ? s.turn.index : undefined))
  const systems = useSystems()
  const silent = useCallback((seat: Seat) => isSilent(players, seat), [players])
  const about = useMemo(
    () =>
      explained(p, systems, {
        ahead,
        itself: (seat) => callsByItself(players, seat),
        silent,
        chosen,
      }),
    [p, systems, ahead, players, silent, chosen],
  )
  const turns = useMemo(() => systemTurns(p, systems, silent), [p, systems, silent])
  return { position: p, systems, about, turns, chosen, onTurn: (index) => explainTurn(key, index) }
}
