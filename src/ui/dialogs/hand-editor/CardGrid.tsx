/** The pack as a grid, a row to a suit; a press gives a card to the chosen hand or takes it away. */

import type { KeyboardEvent } from 'react'
import { type Card, cardName, cardOf } from '#core/card.ts'
import { seatInitial } from '#core/display.ts'
import { RANKS_DESCENDING } from '#core/rank.ts'
import { parseSeat, type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { useFaces } from '../../kit/faces.ts'
import { SuitSymbol, suitColour } from '../../kit/SuitSymbol.tsx'
import { usePackGrid } from '../../kit/use-pack-grid.ts'

export interface CardGridProps {
  readonly owners: readonly (Seat | undefined)[]
  readonly seat: Seat
  readonly onPress: (card: Card) => void
  readonly onGive: (card: Card, seat: Seat) => void
  readonly onTake: (card: Card) => void
}

/** One tab stop; arrows move, N E S W give the card to that hand, Delete takes it away. */
export function CardGrid({ owners, seat, onPress, onGive, onTake }: CardGridProps) {
  const faces = useFaces()
  const { grid, at, keyOf, go } = usePackGrid()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = event.key.length === 1 ? parseSeat(event.key) : undefined
    if (to !== undefined) onGive(at, to)
    else if (event.key === 'Delete' || event.key === 'Backspace') onTake(at)
    else if (!go(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset
      ref={grid}
      className="grid gap-1 p-2.5 rounded-inset bg-table max-sm:gap-2.5"
      aria-label={t`The pack`}
      onKeyDown={onKeyDown}
    >
      {SUITS_DESCENDING.map((suit) => (
        <fieldset
          key={suit}
          className="grid grid-cols-[1.25rem_repeat(7,minmax(0,1fr))] items-center gap-1 text-head sm:grid-cols-[1.25rem_repeat(13,minmax(0,1fr))]"
          aria-label={strainName(suit)}
        >
          <SuitSymbol suit={suit} named={false} />
          {RANKS_DESCENDING.map((rank) => {
            const card = cardOf(suit, rank)
            const owner = owners[card]
            const where = owner === undefined ? t`in no hand` : seatName(owner)
            return (
              <button
                key={card}
                type="button"
                {...keyOf(card)}
                aria-pressed={owner === seat}
                aria-label={`${cardName(card)}, ${where}`}
                className={`grid min-h-11 min-w-6 content-center justify-items-center rounded-control border leading-[1.15] font-semibold aria-pressed:bg-accent-soft aria-pressed:shadow-[inset_0_-3px_0_var(--color-accent)] max-sm:nth-of-type-[8]:col-start-2 ${owner === undefined ? 'border-rule' : 'border-edge bg-panel'}`}
                onClick={() => onPress(card)}
              >
                <span className={suitColour(suit)}>{faces.rank(rank)}</span>
                <span className="text-ink-2 font-sans text-micro/[1.1] font-medium">
                  {owner === undefined ? '·' : seatInitial(owner)}
                </span>
              </button>
            )
          })}
        </fieldset>
      ))}
    </fieldset>
  )
}
