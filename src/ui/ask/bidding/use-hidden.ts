/** Whether a hand's reasons may be told, and the words for it where they may not. */
import * as hand from '#core/hand.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { type TablePosition, visibleHands } from '#store/index.ts'
import { useKibitzer } from '../use-kibitzer.ts'

type HiddenReason = 'closed' | 'unknown'

export const hiddenWords = (seat: Seat, hidden: HiddenReason): string =>
  hidden === 'closed'
    ? t`${seatName(seat)}’s hand is closed to you. Its reasons would give its cards away, so they wait until it is faced.`
    : t`${seatName(seat)}’s hand is not known, so its call cannot be explained.`

/** Why nothing may be told of that seat's hand; `undefined` when it may. */
export function useHidden(p: TablePosition, seat: Seat): HiddenReason | undefined {
  const faceUp = useKibitzer((s) => visibleHands(s)[seat].faceUp)
  const held = p.record.board.deal[seat]
  const known = held !== undefined && hand.size(held) === 13
  return !faceUp ? 'closed' : known ? undefined : 'unknown'
}
