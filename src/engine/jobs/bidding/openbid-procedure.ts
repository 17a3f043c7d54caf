/** OPENBID as the search for the nearest hand wants it: what it can tell of a suit, and its answer. */
import { seen } from '#census/openbid-census.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import {
  type Nearest,
  type NearestProgress,
  nearestHands,
  type Procedure,
} from '#explain/call/smallest-change.ts'
import { actionOfBidval } from '#systems/schenken-1967/bidval.ts'
import { decideOpening } from '#systems/schenken-1967/openbid.ts'
import type { OpenbidReading } from '#systems/schenken-1967/readings.ts'
import { openbidTables } from '#systems/schenken-1967/tables.ts'

/** Bits of a packed answer that hold BIDVAL, and with the section above them. */
const BIDVAL = 0x7f
const OUTCOME = 0x1fff

const built = new Map<OpenbidReading, Procedure>()
const procedureOf = (reading: OpenbidReading): Procedure => {
  const known = built.get(reading)
  if (known) return known
  const tables = openbidTables(reading)
  const synopsis7 = reading.doubt === 'synopsis'
  const made: Procedure = {
    sum: tables.sum,
    suit: tables.suit,
    key: (suit, even, holding) => seen(tables, suit, even, holding),
    answer: (sum, s, h, d, c) => decideOpening(sum, s, h, d, c, synopsis7) & OUTCOME,
    outcomes: OUTCOME + 1,
  }
  built.set(reading, made)
  return made
}

/** The nearest hand that opens each of the calls; the slot of an answer is its call. */
export function nearestOpenings(
  hand: Hand,
  reading: OpenbidReading,
  calls: readonly Call[],
): Generator<NearestProgress, readonly Nearest[], void> {
  const wanted = new Set(calls)
  // By code, so that the search asks a table and not this function.
  const call = Array.from({ length: BIDVAL + 1 }, (_, bidval) => {
    // Codes above 75 and those with no strain in their units do not occur.
    const units = bidval % 10
    if (bidval > 75 || (bidval > 10 && (units === 0 || units > 5))) return -1
    const printed = actionOfBidval(bidval).call
    return wanted.has(printed) ? printed : -1
  })
  return nearestHands(
    hand,
    procedureOf(reading),
    (outcome) => call[outcome & BIDVAL] as number,
    (outcome) => outcome >> 7,
  )
}
