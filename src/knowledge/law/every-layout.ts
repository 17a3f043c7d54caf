/** The lawful layouts written down one by one, for positions that leave only a few. */
import { type Card, DECK, suitOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { bySuit } from '#core/suit.ts'
import { isVoid, knownOf, type Position } from './position.ts'

/** Every layout, as the whole hands of the concealed seats; `countLayouts` tells beforehand how many. */
export function everyLayout(position: Position): readonly (readonly Hand[])[] {
  const open = (card: Card): number =>
    position.seats.filter((_, h) => !isVoid(position, h, suitOf(card))).length
  // Cards that only one hand can hold go first, so that hardly any place is tried in vain.
  const cards = DECK.filter((card) => hand.has(position.unseen, card)).toSorted(
    (a, b) => open(a) - open(b),
  )
  const out: (readonly Hand[])[] = []
  const place = (i: number, held: readonly Hand[], vacant: readonly number[]): void => {
    const card = cards[i]
    if (card === undefined) {
      out.push(held)
      return
    }
    for (const h of held.keys()) {
      if (vacant[h] === 0 || isVoid(position, h, suitOf(card))) continue
      place(
        i + 1,
        held.map((one, k) => (k === h ? hand.withCard(one, card) : one)),
        vacant.map((n, k) => (k === h ? n - 1 : n)),
      )
    }
  }
  place(
    0,
    position.seats.map((_, h) => bySuit((s) => knownOf(position, h, s))),
    position.vacant,
  )
  return out
}
