/** One deal at three notrump by South: West leads a spade, North is dummy. */
import type { Call } from '#core/call.ts'
import { bidOf } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { type Deal, isWhole, parse } from '#core/deal.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { good } from './good.ts'
import { playSeenBy } from './seen.ts'

const DEALT = good(parse('N:A6.KJ43.KQ2.QJ43 J3.Q9872.J987.T9 QT8.A5.AT4.AK876 K97542.T6.653.52'))
if (!isWhole(DEALT)) throw new Error('a whole deal')
export const WHOLE: Deal = DEALT
export const NOTRUMP: Contract = { bid: bidOf(3, 4), doubled: 0, declarer: 2 }

/** What a seat sees of a play that South dealt. */
export const viewOf = (
  whole: Deal,
  contract: Contract,
  cards: readonly Card[],
  seat: Seat,
  calls: readonly Call[] = [],
): SeatView => ({
  ...playSeenBy(whole, { contract, cards }, seat, 2),
  calls: calls.map((call) => ({ call })),
})
