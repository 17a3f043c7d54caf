/** Why nothing may be told of a hand, and the words for it. */
import { type Seat, seatName } from '#core/seat.ts'

export type HiddenReason = 'closed' | 'unknown'

export const hiddenWords = (seat: Seat, hidden: HiddenReason): string =>
  hidden === 'closed'
    ? `${seatName(seat)}’s hand is closed to you. Its reasons would give its cards away, so they wait until it is faced.`
    : `${seatName(seat)}’s hand is not known, so its call cannot be explained.`
