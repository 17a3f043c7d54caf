/** A suit that a hand failed to follow to: by law it was dealt just the cards of it that were seen. */
import { length } from '#core/holding.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import type { Inference } from '../inference/inference.ts'
import { handOf, isVoid, knownOf } from '../law/position.ts'
import { cardEvents, isShowOut, replayPlay } from '../law/replay-play.ts'

/** One inference for each suit and concealed hand, at the card that showed it. */
export function showOuts(view: SeatView): readonly Inference[] {
  const fold = replayPlay(view)
  if (!fold.ok) return []
  return cardEvents(view).flatMap((event): readonly Inference[] => {
    const before = fold.value.positions[event.index]
    const after = fold.value.positions[event.index + 1]
    if (before === undefined || after === undefined || !isShowOut(event)) return []
    const hand = handOf(after, event.seat)
    const was = handOf(before, event.seat)
    if (hand < 0 || (was >= 0 && isVoid(before, was, event.led))) return []
    const dealt = length(knownOf(after, hand, event.led))
    return [
      {
        id: `show-out-${event.index}`,
        seat: event.seat,
        because: { kind: 'card', index: event.index, sign: 'show-out', rule: t`Law` },
        kind: 'law',
        readings: [
          {
            says: { kind: 'length', seat: event.seat, suit: event.led, min: dealt, max: dealt },
            qualifier: undefined,
          },
        ],
        action: { seat: event.seat, terms: [], otherwise: 1 },
      },
    ]
  })
}
