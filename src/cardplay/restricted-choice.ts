/**
 * Restricted choice: a hand that follows with an honour while it holds a card of equal rank beside it
 * would have played the other one half of the time. So the other is likelier to be elsewhere.
 */
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import { has } from '#core/hand.ts'
import { ACE, RANKS, TEN } from '#core/rank.ts'
import { partner, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { type CardEvent, cardEvents, isShowOut } from '#knowledge/law/fold.ts'
import type { Action } from '#knowledge/predicates/action.ts'
import { not } from '#knowledge/predicates/predicate.ts'

/** The next card up or down that was not played in an earlier trick; `undefined` at the end of the suit. */
function beside(card: Card, step: 1 | -1, gone: ReadonlySet<Card>): Card | undefined {
  for (let rank = rankOf(card) + step; rank >= 0 && rank <= ACE; rank += step) {
    const next = cardOf(suitOf(card), RANKS[rank]!)
    if (!gone.has(next)) return next
  }
  return undefined
}

/** What the honours that closed defenders followed with say of the cards beside them. */
export function restrictedChoices(view: SeatView): readonly Action[] {
  const { contract } = view
  if (contract === undefined) return []
  const dummy = dummyOf(contract)
  const inSight = (card: Card): boolean =>
    has(view.hand, card) || (view.dummy !== undefined && has(view.dummy, card))
  const events = cardEvents(view)
  const free = (event: CardEvent): boolean => {
    const { index, seat, card } = event
    const led = events[index - (index % 4)]!
    return (
      index % 4 > 0 &&
      seat !== view.seat &&
      seat !== dummy &&
      sideOf(seat) !== sideOf(contract.declarer) &&
      // Third hand has an agreement: the lowest of equals.
      led.seat !== partner(seat) &&
      rankOf(card) >= TEN &&
      !isShowOut(event)
    )
  }
  return events.filter(free).flatMap(({ index, seat, card }): readonly Action[] => {
    const gone = new Set(view.cards.slice(0, index - (index % 4)))
    return ([1, -1] as const).flatMap((step) => {
      const other = beside(card, step, gone)
      return other === undefined || inSight(other)
        ? []
        : [
            {
              seat,
              terms: [{ weight: 2, when: not({ kind: 'card', seat, card: other }) }],
              otherwise: 1,
            },
          ]
    })
  })
}
