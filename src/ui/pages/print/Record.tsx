/** A board on paper: four hands around their compass, dealer, vulnerability, and what came of it. */
import { suitOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as handOf from '#core/hand.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { TableBoard } from '#store/index.ts'
import { ContractText } from '../../kit/CallText.tsx'
import { useFaces } from '../../kit/faces.ts'
import { SuitSymbol } from '../../kit/SuitSymbol.tsx'
import { boardRow } from '../../table/boards/board-rows.ts'
import { vulnerableWords } from '../../table/table-model.ts'

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

export function Record({ board, index }: { readonly board: TableBoard; readonly index: number }) {
  const row = boardRow(board, index)
  const { dealer, vulnerability, deal } = board.source.board
  const { players = {} } = board.source
  return (
    <section aria-label={row.name} className="print-record">
      <div className="print-head">
        <h3>{row.name}</h3>
        <p>{t`${seatName(dealer)} deals`}</p>
        <p>{vulnerableWords(vulnerability).long}</p>
      </div>
      {PLACES.map(([seat, place]) => (
        <div key={seat} className={place}>
          <b>{players[seat] ?? seatName(seat)}</b>
          <Diagram hand={deal[seat]} />
        </div>
      ))}
      {(row.contract !== undefined || row.passedOut) && (
        <p className="print-outcome">
          {row.contract === undefined ? (
            t`Passed out`
          ) : (
            <span>
              <ContractText contract={row.contract} /> {row.declarer}
            </span>
          )}
          {row.result === '' || row.contract === undefined ? '' : ` ${row.result}`}
        </p>
      )}
    </section>
  )
}
