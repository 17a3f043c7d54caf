import * as hand from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import { type TablePosition, visibleHands } from '#store/index.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import type { HiddenReason } from './hidden.ts'

/** Why nothing may be told of that seat's hand; `undefined` when it may. */
export function useHidden(p: TablePosition, seat: Seat): HiddenReason | undefined {
  const faceUp = useKibitzer((s) => visibleHands(s)[seat].faceUp)
  const held = p.record.board.deal[seat]
  const known = held !== undefined && hand.size(held) === 13
  return !faceUp ? 'closed' : known ? undefined : 'unknown'
}
