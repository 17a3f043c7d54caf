/** The page's state as a question to the engine, and names for its seats. */
import { format, type Holding, withRank } from '#core/holding.ts'
import { RANKS } from '#core/rank.ts'
import { ok, type Result } from '#core/result.ts'
import type { Rng } from '#core/rng.ts'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import type { SuitReport } from '../../inspector/suit/suit-model.ts'
import type { SuitPlace } from './address.ts'
import { parseWeights } from './weights-text.ts'

export type SuitQuestion = JobInput<'suit'>

/** The question; a problem where the weights cannot be read. The hands are read by the engine. */
export function questionOf(place: SuitPlace): Result<SuitQuestion> {
  const table = place.table === undefined ? undefined : parseWeights(place.table)
  if (table && !table.ok) return table
  const [west, east] = place.places ?? [13, 13]
  return ok({
    north: place.north,
    south: place.south,
    information: place.distinct ? 'distinct' : 'class',
    entries: { start: place.start, ...place.entries },
    weights: table
      ? { kind: 'table', west: table.value }
      : place.places
        ? { kind: 'vacant', west, east }
        : { kind: 'apriori' },
    ...(place.avoid === undefined ? {} : { avoid: place.avoid }),
    ...(place.goal === undefined ? {} : { goal: place.goal }),
  })
}

/**
 * The defenders with the article's letters: A has the highest card of the two visible hands, and the
 * play goes A, B, C, D.
 */
export function seatNames(report: Pick<SuitReport, 'north' | 'south'> | undefined): {
  readonly west: string
  readonly east: string
} {
  const southLeads = report !== undefined && report.south > report.north
  return southLeads
    ? { west: t`West (Seat B)`, east: t`East (Seat D)` }
    : { west: t`West (Seat D)`, east: t`East (Seat B)` }
}

/** Two hands of a suit at random: seven to ten cards, at least two in either, and not all the honours. */
export function randomSuit(rng: Rng): Pick<SuitPlace, 'north' | 'south'> {
  for (;;) {
    const hands: [Holding, Holding] = [0 as Holding, 0 as Holding]
    const counts: [number, number] = [0, 0]
    for (const rank of RANKS) {
      const owner = rng.below(10)
      if (owner > 6) continue
      const hand = owner % 2 === 0 ? 0 : 1
      hands[hand] = withRank(hands[hand], rank)
      counts[hand] += 1
    }
    const [north, south] = counts
    const honours = ((hands[0] | hands[1]) >> 8) & 0b11111
    if (north >= 2 && south >= 2 && north + south >= 7 && north + south <= 10 && honours !== 31)
      return { north: format(hands[0]), south: format(hands[1]) }
  }
}
