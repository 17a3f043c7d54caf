/** The entries of *What changed*: the card at the cursor, and the cards before it that moved a bound. */
import type { Card } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import type { HiddenSnapshot } from '../hidden-hands/hidden-model.ts'

export interface ChangeEntry {
  /** Place in the order of play, from 0. */
  readonly index: number
  readonly card: Card
  readonly seat: Seat
  readonly sentences: readonly string[]
  readonly current: boolean
}

/** Earlier cards shown at most. */
export const EARLIER = 4

/**
 * @param snapshots by cards played; those beyond `cards` are not read.
 * @param cards cards played at the cursor.
 * @param players who played each card.
 */
export function changeEntries(
  snapshots: readonly HiddenSnapshot[],
  cards: number,
  order: readonly Card[],
  players: readonly Seat[],
): readonly ChangeEntry[] {
  const entries: ChangeEntry[] = []
  for (let n = cards; n > 0 && entries.length <= EARLIER; n--) {
    const snapshot = snapshots[n]
    const [card, seat] = [order[n - 1], players[n - 1]]
    if (snapshot === undefined || card === undefined || seat === undefined) continue
    if (n < cards && !snapshot.moved) continue
    entries.push({
      index: n - 1,
      card,
      seat,
      sentences: snapshot.sentences,
      current: n === cards,
    })
  }
  return entries
}
