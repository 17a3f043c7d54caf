/**
 * The call that the side's system has ready for the seat on turn; `undefined` until it is known. Silent
 * opponents pass.
 */
import { useMemo } from 'react'
import { type Call, PASS } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { callsByItself, isSilent, position, visibleHands } from '#store/index.ts'
import { useTurn } from '../ask/bidding/use-bidding.ts'
import { type SystemsNow, standingAt, systemNameAt, systemShortAt } from '../ask/systems/systems.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { survivorsOf } from '../kit/SurvivorList.tsx'

export interface Offer {
  /** Whose call it is: OPENBID's opening, the system's, or a silent opponent's pass. */
  readonly by: 'openbid' | 'system' | 'silent'
  readonly call: Call
  readonly seat: Seat
  /** The system whose call it is, as readers know it. */
  readonly system: string
  /** The same in a word, for where there is little room. */
  readonly short: string
  /** True when the call must be alerted. */
  readonly alert?: boolean
  /** What an opening strategy left to choose from. */
  readonly surviving?: readonly Call[]
}

export function useOffer(now: SystemsNow): Offer | undefined {
  const p = useKibitzer(position)
  const onTurn = p.phase === 'auction' ? p.turn : undefined
  const silent = useKibitzer((s) => onTurn !== undefined && isSilent(s.players, onTurn))
  // For a person's hand that is closed to this reader nothing is even worked out.
  const open = useKibitzer(
    (s) =>
      onTurn !== undefined && (callsByItself(s.players, onTurn) || visibleHands(s)[onTurn].faceUp),
  )
  const held = onTurn === undefined || silent || !open ? undefined : p.record.board.deal[onTurn]
  const seat = held !== undefined && hand.size(held) === 13 ? onTurn : undefined
  const plays = seat !== undefined && standingAt(now, seat) === 'plays'
  const { output } = useTurn(p, plays ? p.auction.calls.length : undefined)
  return useMemo((): Offer | undefined => {
    if (silent && onTurn !== undefined)
      return { by: 'silent', call: PASS, seat: onTurn, system: t`Silent`, short: t`Silent` }
    if (seat === undefined || output === undefined) return undefined
    const { call, alert, by } = output
    return {
      by: by === 'procedure' ? 'openbid' : 'system',
      call,
      seat,
      system: systemNameAt(now, seat) ?? '',
      short: systemShortAt(now, seat) ?? '',
      alert,
      ...(by === 'elimination' ? { surviving: survivorsOf(output) } : {}),
    }
  }, [silent, onTurn, seat, output, now])
}
