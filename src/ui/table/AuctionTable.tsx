/** The auction: a real table, West North East South, blanks before the dealer, notes below. */

import { isBid, strainOf } from '#core/call.ts'
import { seatLetter, seatName } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'
import { CallText } from '../parts/CallText.tsx'
import { suitColour } from '../parts/SuitSymbol.tsx'
import type { AuctionCell, AuctionModel } from './table-model.ts'

export interface AuctionTableProps {
  readonly model: AuctionModel
  /** The call that *Why this call* explains, ringed. */
  readonly explained: number | undefined
  /** Takes the reader to that call. */
  readonly onCall: (index: number) => void
}

export function AuctionTable({ model, explained, onCall }: AuctionTableProps) {
  return (
    <section aria-label="Auction" className="auction">
      <table>
        <thead>
          <tr>
            {model.columns.map(({ seat, vulnerable, dealer }) => (
              <th key={seat} scope="col" data-vulnerable={vulnerable || undefined}>
                <span aria-hidden="true">{seatLetter(seat)}</span>
                <span className="sr-only">
                  {seatName(seat)}
                  {dealer ? ', dealer' : ''}
                </span>
                <small>
                  {vulnerable ? (
                    <>
                      <span aria-hidden="true">vul</span>
                      <span className="sr-only">, vulnerable</span>
                    </>
                  ) : (
                    <span aria-hidden="true">{dealer ? 'dealer' : '\u00a0'}</span>
                  )}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.rows.map((row, i) => (
            // A row never moves: its number is its name.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={i}>
              {row.map((cell, j) => (
                <td
                  key={model.columns[j]?.seat ?? j}
                  data-explained={
                    (typeof cell === 'object' && cell.index === explained) || undefined
                  }
                  data-next={cell === 'next' || undefined}
                >
                  {cell === 'next' ? (
                    <>
                      <span aria-hidden="true">?</span>
                      <span className="sr-only">to call</span>
                    </>
                  ) : (
                    cell !== undefined && <CallCell cell={cell} onCall={onCall} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {model.notes.length > 0 && (
        <ul className="auction-notes">
          {model.notes.map((note) => (
            <li key={note.letter}>
              <sup>{note.letter}</sup>
              {note.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function CallCell({
  cell,
  onCall,
}: {
  readonly cell: AuctionCell
  readonly onCall: (index: number) => void
}) {
  const strain = isBid(cell.call) ? strainOf(cell.call) : undefined
  const colour = strain === undefined || strain === NOTRUMP ? '' : suitColour(strain)
  return (
    <button
      type="button"
      className={`auction-call ${colour}`}
      data-quiet={!isBid(cell.call) || undefined}
      tabIndex={-1}
      onClick={() => onCall(cell.index)}
    >
      <CallText call={cell.call} />
      {cell.letter !== undefined && (
        <sup>
          <span className="sr-only">, note </span>
          {cell.letter}
        </sup>
      )}
    </button>
  )
}
