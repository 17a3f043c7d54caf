/**
 * The call that the side's system has ready for the seat on turn; `undefined` until it is known. OPENBID
 * has one while nobody has bid, an opening strategy at every turn.
 */
import { useMemo } from 'react'
import { type Call, PASS } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { position } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { systemOf } from './systems.ts'
import { type SystemsNow, useStrategyTurn } from './use-systems.ts'

export interface Offer {
  readonly call: Call
  readonly seat: Seat
  /** The system whose call it is, as readers know it. */
  readonly system: string
  /** What an opening strategy left to choose from; absent for OPENBID, which has one call. */
  readonly surviving?: readonly Call[]
}

export function useOffer(now: SystemsNow): Offer | undefined {
  const p = useKibitzer(position)
  const onTurn = p.phase === 'auction' ? p.turn : undefined
  const held = onTurn === undefined ? undefined : p.record.board.deal[onTurn]
  const seat = held !== undefined && hand.size(held) === 13 ? onTurn : undefined
  const system = seat === undefined ? undefined : systemOf(now.systems, seat)
  const opens =
    system?.kind === 'openbid' && !p.auction.calls.some((call) => call !== PASS) ? held : undefined
  const input = useMemo(
    () => (opens === undefined ? undefined : ({ hand: opens, system: 'schenken-1967' } as const)),
    [opens],
  )
  const { output } = useJob('why-call', input, opens === undefined ? '' : hand.format(opens))
  const { turn } = useStrategyTurn(
    p,
    system?.kind === 'strategy' ? p.auction.calls.length : undefined,
    now,
  )
  return useMemo(() => {
    if (seat === undefined) return undefined
    if (system?.kind === 'strategy')
      return (
        turn && {
          call: turn.pick.call,
          seat,
          system: system.strategy.name,
          surviving: turn.surviving,
        }
      )
    return output && { call: output.call, seat, system: 'Schenken 1967' }
  }, [seat, system, turn, output])
}
