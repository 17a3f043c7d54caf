/**
 * Leads of defenders after the first, each to a suit from which the leader has played no card yet. A card led for
 * partner to ruff is not chosen by its place: see `ruffPreference`.
 */
import { suitOf } from '#core/card.ts'
import { sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Inference } from '../inference/inference.ts'
import { cardEvents } from '../law/replay-play.ts'
import { defenderPlays, trumpOf } from './defence.ts'
import { leadAction, readingsOfLead } from './lead-readings.ts'
import { leadWeights } from './odds.ts'
import { givesRuff } from './ruff-preference.ts'
import type { Agreements } from './source.ts'

export function laterLeads(view: SeatView, agreements: Agreements): readonly Inference[] {
  const trump = trumpOf(view)
  const events = cardEvents(view)
  return defenderPlays(view)
    .filter(
      ({ event, place, firstOfSuit }) =>
        place === 0 &&
        event.index > 0 &&
        firstOfSuit &&
        suitOf(event.card) !== trump &&
        !givesRuff(events.slice(0, event.index), event.seat, suitOf(event.card), trump),
    )
    .map(({ event, position }): Inference => {
      const carding = agreements.carding[sideOf(event.seat)]
      const kind = trump === undefined ? 'notrump' : 'suit'
      const rules = carding.later[kind]
      const readings = readingsOfLead(position, event.seat, event.card, rules)
      return {
        id: `lead-${event.index}`,
        seat: event.seat,
        because: { kind: 'card', index: event.index, sign: 'lead', rule: carding.name },
        kind: 'exactly-one',
        readings,
        action: leadAction(
          readings,
          event.seat,
          leadWeights(agreements, event.seat, 'later', kind),
        ),
      }
    })
}
