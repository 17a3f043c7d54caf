/**
 * Why this suit is thrown: a defender who cannot follow throws first from length, and keeps what
 * guards an honour. The odds are those of recorded play.
 */
import { suitOf } from '#core/card.ts'
import { sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Inference } from '../inference/inference.ts'
import { defenderPlays, thrownFrom, trumpOf } from './defence.ts'
import { recordedFor } from './odds.ts'
import { chosenAction } from './recorded.ts'
import type { Agreements } from './source.ts'

export function discardedSuit(view: SeatView, agreements: Agreements): readonly Inference[] {
  const trump = trumpOf(view)
  return defenderPlays(view).flatMap((play): readonly Inference[] => {
    const { seat, index, card } = play.event
    const suit = suitOf(card)
    const odds = recordedFor(agreements, seat)
    if (odds === undefined || thrownFrom(play, trump).length === 0) return []
    const table = odds.chosen[trump === undefined ? 'thrown notrump' : 'thrown suit']
    const rule = agreements.carding[sideOf(seat)].name
    return [
      {
        id: `suit-thrown-${index}`,
        seat,
        because: { kind: 'card', index, sign: 'suit-thrown', rule },
        kind: 'tendency',
        readings: [
          { says: { kind: 'length', seat, suit, min: 4, max: 13 }, qualifier: 'consistent' },
        ],
        action: chosenAction(table, seat, suit),
      },
    ]
  })
}
