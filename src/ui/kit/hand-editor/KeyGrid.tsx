/** The pack as keys, a row to a suit; a press takes a card out or puts it in, a drag exchanges two. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Card, cardName, cardOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { RANKS_DESCENDING } from '#core/rank.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { useFaces } from '../faces.ts'
import { SuitSymbol, suitColour } from '../SuitSymbol.tsx'
import { usePackGrid } from '../use-pack-grid.ts'

export interface KeyGridProps {
  readonly hand: Hand
  /** Cards of the change that is proposed, given up and taken. */
  readonly marked: ReadonlySet<Card>
  readonly onPress: (card: Card) => void
  readonly onSwap: (out: Card, into: Card) => void
}

/** Pixels before a press becomes a drag. */
const SLACK = 6

interface Drag {
  readonly card: Card
  readonly x: number
  readonly y: number
  moving: boolean
}

/** One tab stop; arrows move, Enter and Space press. */
export function KeyGrid({ hand, marked, onPress, onSwap }: KeyGridProps) {
  const faces = useFaces()
  const { grid, keyOf, go } = usePackGrid()
  const drag = useRef<Drag | undefined>(undefined)
  const dropped = useRef(false)
  const [over, setOver] = useState<Card | undefined>(undefined)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (go(event.key)) event.preventDefault()
  }
  const cardUnder = (event: PointerEvent): Card | undefined => {
    const key = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-card]')
    const card = key && grid.current?.contains(key) ? Number(key.dataset['card']) : undefined
    return card === undefined ? undefined : (card as Card)
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    delete event.currentTarget.dataset['dragging']
    event.currentTarget.style.translate = ''
    drag.current = undefined
    setOver(undefined)
  }
  const handlers = (card: Card) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dropped.current = false
      if (event.button !== 0 || !handOf.has(hand, card)) return
      drag.current = { card, x: event.clientX, y: event.clientY, moving: false }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = drag.current
      if (from === undefined) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.moving && Math.hypot(dx, dy) < SLACK) return
      from.moving = true
      // The key must not be what lies under the pointer.
      event.currentTarget.dataset['dragging'] = 'true'
      event.currentTarget.style.translate = `${dx}px ${dy}px`
      const under = cardUnder(event)
      setOver(under === undefined || handOf.has(hand, under) ? undefined : under)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = drag.current
      const under = from?.moving ? cardUnder(event) : undefined
      end(event)
      if (!from?.moving) return
      dropped.current = true
      if (under !== undefined && !handOf.has(hand, under)) onSwap(from.card, under)
    },
    onPointerCancel: end,
  })

  return (
    <fieldset
      ref={grid}
      className="@container grid gap-1.5 touch-pan-y max-phone:gap-2.5"
      aria-label={t`The pack`}
      onKeyDown={onKeyDown}
    >
      {SUITS_DESCENDING.map((suit) => (
        <fieldset
          key={suit}
          className="grid grid-cols-[1.1rem_minmax(0,1fr)_1rem] gap-1 items-center text-body"
          aria-label={strainName(suit)}
        >
          <SuitSymbol suit={suit} named={false} className="key-suit" />
          <span className="grid grid-cols-13 gap-0.5 @max-[17rem]:grid-cols-7 max-phone:grid-cols-7 @max-[10rem]:grid-cols-4 max-phone:gap-1">
            {RANKS_DESCENDING.map((rank) => {
              const card = cardOf(suit, rank)
              const held = handOf.has(hand, card)
              return (
                <button
                  key={card}
                  type="button"
                  {...keyOf(card)}
                  data-marked={marked.has(card) || undefined}
                  data-over={over === card || undefined}
                  aria-pressed={held}
                  aria-label={cardName(card)}
                  className={`rank-key relative min-h-9 min-w-0 touch-pan-y rounded-control border text-center select-none touch:min-h-11 ${held ? `border-card-edge bg-card font-bold shadow-card ${suitColour(suit, 'face')}` : 'border-transparent bg-inset font-medium text-ink-2 data-over:bg-accent-soft data-over:text-ink'}`}
                  onClick={() => {
                    if (!dropped.current) onPress(card)
                    dropped.current = false
                  }}
                  {...handlers(card)}
                >
                  {faces.rank(rank)}
                </button>
              )
            })}
          </span>
          <span className="note text-end">
            {holding.length(hand[suit])}
            <span className="sr-only"> {strainName(suit)}</span>
          </span>
        </fieldset>
      ))}
    </fieldset>
  )
}
