/** OPENBID's call for the seat to open, while nobody has bid; `undefined` until it is known. */
import { useMemo } from 'react'
import { type Call, PASS } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { type KibitzerState, position } from '#store/index.ts'
import { useJob } from '../app/use-job.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'

export interface Offer {
  readonly call: Call
  readonly seat: Seat
  /** The system whose call it is, as readers know it. */
  readonly system: string
}

/** The seat that may open, with a whole hand; `undefined` once somebody has bid. */
const opener = (s: KibitzerState): Seat | undefined => {
  const p = position(s)
  if (p.phase !== 'auction' || p.turn === undefined) return undefined
  if (p.auction.calls.some((call) => call !== PASS)) return undefined
  const held = p.record.board.deal[p.turn]
  return held !== undefined && hand.size(held) === 13 ? p.turn : undefined
}

export function useOffer(): Offer | undefined {
  const seat = useKibitzer(opener)
  const held = useKibitzer((s) =>
    seat === undefined ? undefined : position(s).record.board.deal[seat],
  )
  const input = useMemo(
    () => (held === undefined ? undefined : ({ hand: held, system: 'schenken-1967' } as const)),
    [held],
  )
  const { output } = useJob('why-call', input, held === undefined ? '' : hand.format(held))
  return useMemo(
    () =>
      seat === undefined || output === undefined
        ? undefined
        : { call: output.call, seat, system: 'Schenken 1967' },
    [seat, output],
  )
}
