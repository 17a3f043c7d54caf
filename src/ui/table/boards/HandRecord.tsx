/** A board as a hand record shows it: four hands around their compass, dealer, vulnerability, and what came of it. */
import type { ReactNode } from 'react'
import type { Board } from '#core/board.ts'
import { suitOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { useFaces } from '../../kit/faces.ts'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { vulnerableWords } from '../table-model.ts'
import './hand-record.css'

const PLACES: readonly (readonly [Seat, string])[] = [
  [0, 'print-north'],
  [3, 'print-west'],
  [1, 'print-east'],
  [2, 'print-south'],
]

function Diagram({ hand }: { readonly hand: Hand | undefined }) {
  const faces = useFaces()
  if (hand === undefined) return <p>{t`unknown`}</p>
  const cards = handOf.cards(hand)
  return (
    <ul>
      {SUITS_DESCENDING.map((suit) => {
        const held = cards.filter((card) => suitOf(card) === suit).sort((a, b) => b - a)
        return (
          <li key={suit}>
            <SuitSymbol suit={suit} />{' '}
            {held.length === 0 ? '—' : held.map((card) => faces.card(card)).join(' ')}
          </li>
        )
      })}
    </ul>
  )
}

export function HandRecord({
  name,
  board: { dealer, vulnerability, deal },
  players = {},
  children,
}: {
  readonly name: string
  readonly board: Board
  readonly players?: Readonly<Partial<Record<Seat, string>>>
  /** What came of it, or what there is in it: below the hands of West. */
  readonly children?: ReactNode
}) {
  return (
    <section aria-label={name} className="print-record">
      <div className="print-head">
        <h3>{name}</h3>
        <p>{t`${seatName(dealer)} deals`}</p>
        <p>{vulnerableWords(vulnerability).long}</p>
      </div>
      {PLACES.map(([seat, place]) => (
        <div key={seat} className={place}>
          <b>{players[seat] ?? seatName(seat)}</b>
          <Diagram hand={deal[seat]} />
        </div>
      ))}
      {children !== undefined && <div className="print-outcome">{children}</div>}
    </section>
  )
}
