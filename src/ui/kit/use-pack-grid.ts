/** The pack as a grid, a row to a suit, spades and aces first: one tab stop, and arrows that go along it. */
import { useRef, useState } from 'react'
import { type Card, cardOf } from '#core/card.ts'
import { RANKS_DESCENDING } from '#core/rank.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { beside } from './beside.ts'

const PACK = SUITS_DESCENDING.map((suit) => RANKS_DESCENDING.map((rank) => cardOf(suit, rank)))

export function usePackGrid() {
  const grid = useRef<HTMLFieldSetElement>(null)
  const [at, setAt] = useState<Card>(cardOf(3, 12))
  return {
    grid,
    /** The card that is the tab stop. */
    at,
    /** What makes a button the key of a card. */
    keyOf: (card: Card) => ({
      'data-card': card,
      tabIndex: card === at ? 0 : -1,
      onFocus: () => setAt(card),
    }),
    /** Goes where the key leads; false for a key that leads nowhere. */
    go(key: string): boolean {
      const next = beside(PACK, at, key)
      if (next === undefined) return false
      setAt(next)
      grid.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus()
      return true
    },
  }
}
