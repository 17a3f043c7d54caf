/** Which odds a side is read by: those of recorded play, or the weights that its people set. */
import { type Seat, sideOf } from '#core/seat.ts'
import type { LeadWeights, NotMade } from './carding.ts'
import type { RecordedOdds } from './recorded.ts'
import { RECORDED_ODDS } from './recorded-odds.ts'
import type { Agreements } from './source.ts'

/** The recorded odds where the seat's side uses them. */
export const recordedFor = (agreements: Agreements, seat: Seat): RecordedOdds | undefined =>
  agreements.carding[sideOf(seat)].odds === 'recorded'
    ? (agreements.odds ?? RECORDED_ODDS)
    : undefined

export const leadWeights = (
  agreements: Agreements,
  seat: Seat,
  lead: keyof RecordedOdds['leads'],
  kind: 'notrump' | 'suit',
): LeadWeights =>
  recordedFor(agreements, seat)?.leads[lead][kind] ?? agreements.carding[sideOf(seat)].weights

export const notMadeOf = (agreements: Agreements, seat: Seat): NotMade =>
  recordedFor(agreements, seat)?.notMade ?? agreements.carding[sideOf(seat)].notMade
