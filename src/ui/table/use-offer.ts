/**
 * The call that the side's system has ready for the seat on turn; `undefined` until it is known. OPENBID
 * has one while nobody has bid; a system of rules and an opening strategy have one at every turn; and
 * silent opponents pass.
 */
import { useMemo } from 'react'
import { type Call, PASS } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { isSilent, position } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { rulesSystemOf, SYSTEM_NAMES, systemOf } from './systems.ts'
import { useSystemTurn } from './use-system.ts'
import { type SystemsNow, useStrategyTurn } from './use-systems.ts'

export interface Offer {
  /** Whose call it is: OPENBID's opening, a rule's, an opening strategy's, or a silent opponent's pass. */
  readonly by: 'openbid' | 'rules' | 'strategy' | 'silent'
  readonly call: Call
  readonly seat: Seat
  /** The system whose call it is, as readers know it. */
  readonly system: string
  /** True when the call must be alerted. */
  readonly alert?: boolean
  /** What an opening strategy left to choose from. */
  readonly surviving?: readonly Call[]
}

export function useOffer(now: SystemsNow): Offer | undefined {
  const p = useKibitzer(position)
  const onTurn = p.phase === 'auction' ? p.turn : undefined
  const silent = useKibitzer((s) => onTurn !== undefined && isSilent(s.players, onTurn))
  const held = onTurn === undefined || silent ? undefined : p.record.board.deal[onTurn]
  const seat = held !== undefined && hand.size(held) === 13 ? onTurn : undefined
  const system = seat === undefined ? undefined : systemOf(now.systems, seat)
  const opens =
    system?.kind === 'openbid' && !p.auction.calls.some((call) => call !== PASS) ? held : undefined
  const input = useMemo(
    () => (opens === undefined ? undefined : ({ hand: opens, system: 'schenken-1967' } as const)),
    [opens],
  )
  const { output } = useJob('why-call', input, opens === undefined ? '' : hand.format(opens))
  const index = p.auction.calls.length
  const { turn } = useStrategyTurn(p, system?.kind === 'strategy' ? index : undefined, now)
  const id = system === undefined || opens !== undefined ? undefined : rulesSystemOf(system)
  const { output: bid } = useSystemTurn(p, id === undefined ? undefined : index)
  return useMemo((): Offer | undefined => {
    if (silent && onTurn !== undefined)
      return { by: 'silent', call: PASS, seat: onTurn, system: 'Silent' }
    if (seat === undefined) return undefined
    if (system?.kind === 'strategy')
      return (
        turn && {
          by: 'strategy',
          call: turn.pick.call,
          seat,
          system: system.strategy.name,
          surviving: turn.surviving,
        }
      )
    if (id !== undefined)
      return (
        bid && { by: 'rules', call: bid.call, seat, system: SYSTEM_NAMES[id], alert: bid.alert }
      )
    return output && { by: 'openbid', call: output.call, seat, system: 'Schenken 1967' }
  }, [silent, onTurn, seat, system, turn, id, bid, output])
}
