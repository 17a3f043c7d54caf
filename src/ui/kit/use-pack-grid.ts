/** The pack as a grid, a row to a suit, spades and aces first: one tab stop, and arrows that go along it. */
import { useRef, useState } from 'react'
import { type Card, cardOf } from '#core/card.ts'

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
      const next = neighbour(at, key)
      if (next === undefined) return false
      setAt(next)
      grid.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus()
      return true
    },
  }
}

/** The card beside it in the grid, itself at the edge; undefined for another key. */
function neighbour(card: Card, key: string): Card | undefined {
  const suit = Math.floor(card / 13)
  const rank = card % 13
  const to = {
    ArrowLeft: [suit, rank + 1],
    ArrowRight: [suit, rank - 1],
    ArrowUp: [suit + 1, rank],
    ArrowDown: [suit - 1, rank],
    Home: [suit, 12],
    End: [suit, 0],
  }[key]
  if (to === undefined) return undefined
  const [s = 0, r = 0] = to
  return s < 0 || s > 3 || r < 0 || r > 12 ? card : ((s * 13 + r) as Card)
}
