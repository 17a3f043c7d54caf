/** What a panel points at, as the table draws it: places of calls, and the cards themselves. */
import { useMemo } from 'react'
import type { Card } from '#core/card.ts'
import type { TablePosition } from '#store/index.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'

export interface Highlight {
  readonly calls: readonly number[]
  readonly cards: ReadonlySet<Card>
}

export function useHighlight(p: TablePosition): Highlight {
  const spot = useKibitzer((s) => s.spotlight)
  return useMemo(() => {
    const played = p.record.cards
    const cards = spot.cards.flatMap((place) => {
      const card = played[place]
      return card === undefined ? [] : [card]
    })
    return { calls: spot.calls, cards: new Set(cards) }
  }, [spot, p])
}
