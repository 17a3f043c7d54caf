/** The auction: a real table, West North East South, blanks before the dealer, notes below. */

import { isBid, strainOf } from '#core/call.ts'
import { seatLetter, seatName } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'
import { CallText } from '../parts/CallText.tsx'
import { suitColour } from '../parts/SuitSymbol.tsx'
import { leaveFocus } from './leave-focus.ts'
import type { AuctionCell, AuctionModel } from './table-model.ts'
import { useRoving } from './use-roving.ts'

export interface AuctionTableProps {
  readonly model: AuctionModel
  /** The call that *Why this call* explains, ringed. */
  readonly explained: number | undefined
  /** Calls that a panel points at, lit. */
  readonly lit?: readonly number[]
  /** Takes the reader to that call. */
  readonly onCall: (index: number) => void
}

const NONE: readonly number[] = []

export function AuctionTable({ model, explained, lit = NONE, onCall }: AuctionTableProps) {
  const onKeyDown = useRoving(model.columns.length)
  const latest = model.rows
    .flat()
    .reduce((at, cell) => (typeof cell === 'object' ? cell.index : at), -1)
  return (
    <section aria-label="Auction" className="auction" onKeyDown={onKeyDown}>
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
                  data-lit={(typeof cell === 'object' && lit.includes(cell.index)) || undefined}
                  data-next={cell === 'next' || undefined}
                >
                  {cell === 'next' ? (
                    <>
                      <span aria-hidden="true">?</span>
                      <span className="sr-only">to call</span>
                    </>
                  ) : (
                    cell !== undefined && (
                      <CallCell cell={cell} latest={cell.index === latest} onCall={onCall} />
                    )
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

/** One call; a press takes the table to it. The latest is the tab stop, up and down reach the others. */
function CallCell({
  cell,
  latest,
  onCall,
}: {
  readonly cell: AuctionCell
  readonly latest: boolean
  readonly onCall: (index: number) => void
}) {
  const strain = isBid(cell.call) ? strainOf(cell.call) : undefined
  const colour = strain === undefined || strain === NOTRUMP ? '' : suitColour(strain)
  return (
    <button
      type="button"
      className={`auction-call ${colour}`}
      data-quiet={!isBid(cell.call) || undefined}
      data-roving
      tabIndex={latest ? 0 : -1}
      aria-current={latest ? 'step' : undefined}
      title="Go to this call"
      onMouseDown={leaveFocus}
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
