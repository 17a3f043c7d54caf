/**
 * What was worked out for every position of the line last asked about. A line is asked about anew with each
 * card that is played, and what is so after a card stays so: only what is new has to be worked out.
 */
import type { Card } from '#core/card.ts'
import type { SeatView } from '#core/seat-view.ts'

/** All that a position rests on, besides the cards up to it. */
const startOf = ({ seat, hand, contract, dummy }: SeatView): string =>
  JSON.stringify([seat, hand, contract, dummy])

/**
 * A memory of one line. What it gives is by the number of cards played, as far as the line begins as the
 * last one did, and is to be filled up by whoever asks; a line that is asked about meanwhile has its own.
 */
export function lineMemory<T>(): (view: SeatView) => T[] {
  let start = ''
  let cards: readonly Card[] = []
  let kept: T[] = []
  return (view) => {
    const now = startOf(view)
    const parts = view.cards.findIndex((card, i) => card !== cards[i])
    const alike = parts < 0 ? view.cards.length : parts
    kept = now === start ? kept.slice(0, alike + 1) : []
    start = now
    cards = view.cards
    return kept
  }
}
