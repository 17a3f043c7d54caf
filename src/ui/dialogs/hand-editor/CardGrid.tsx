/** The pack as a grid, a row to a suit; a press gives a card to the chosen hand or takes it away. */
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Card, cardName, cardOf } from '#core/card.ts'
import { rankFace } from '#core/rank.ts'
import { parseSeat, type Seat, seatLetter, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { SuitSymbol, suitColour } from '../../parts/SuitSymbol.tsx'
import { GRID_RANKS } from './hand-editor-model.ts'

export interface CardGridProps {
  readonly owners: readonly (Seat | undefined)[]
  readonly seat: Seat
  readonly onPress: (card: Card) => void
  readonly onGive: (card: Card, seat: Seat) => void
  readonly onTake: (card: Card) => void
}

/** One tab stop; arrows move, N E S W give the card to that hand, Delete takes it away. */
export function CardGrid({ owners, seat, onPress, onGive, onTake }: CardGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null)
  const [at, setAt] = useState<Card>(cardOf(3, 12))
  const go = (card: Card) => {
    setAt(card)
    grid.current?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = neighbour(at, event.key)
    const to = event.key.length === 1 ? parseSeat(event.key) : undefined
    if (next !== undefined) go(next)
    else if (to !== undefined) onGive(at, to)
    else if (event.key === 'Delete' || event.key === 'Backspace') onTake(at)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset ref={grid} className="card-grid" aria-label="The pack" onKeyDown={onKeyDown}>
      {SUITS_DESCENDING.map((suit) => (
        <fieldset key={suit} className="card-grid-row" aria-label={strainName(suit)}>
          <SuitSymbol suit={suit} named={false} />
          {GRID_RANKS.map((rank) => {
            const card = cardOf(suit, rank)
            const owner = owners[card]
            const where = owner === undefined ? 'in no hand' : seatName(owner)
            return (
              <button
                key={card}
                type="button"
                data-card={card}
                tabIndex={card === at ? 0 : -1}
                aria-pressed={owner === seat}
                aria-label={`${cardName(card)}, ${where}`}
                className={`card-cell ${owner === undefined ? 'card-cell-free' : ''}`}
                onFocus={() => setAt(card)}
                onClick={() => onPress(card)}
              >
                <span className={suitColour(suit)}>{rankFace(rank)}</span>
                <span className="card-cell-owner">
                  {owner === undefined ? '·' : seatLetter(owner)}
                </span>
              </button>
            )
          })}
        </fieldset>
      ))}
    </fieldset>
  )
}

/** The card beside it in the grid; undefined for another key or over the edge. */
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
  const [s, r] = to as [number, number]
  return s < 0 || s > 3 || r < 0 || r > 12 ? card : ((s * 13 + r) as Card)
}
