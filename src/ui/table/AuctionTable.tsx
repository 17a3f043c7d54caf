/** The auction: a real table, West North East South, blanks before the dealer, notes below. */

import { dequal } from 'dequal'
import { memo, useEffect, useRef } from 'react'
import { isBid, strainOf } from '#core/call.ts'
import { seatInitial } from '#core/display.ts'
import { seatName } from '#core/seat.ts'
import { NOTRUMP } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { CallText } from '../kit/CallText.tsx'
import { leaveFocus } from '../kit/leave-focus.ts'
import { suitColour } from '../kit/SuitSymbol.tsx'
import { useRoving } from '../kit/use-roving.ts'
import type { AuctionCell, AuctionModel } from './table-model.ts'

export interface AuctionTableProps {
  readonly model: AuctionModel
  /** The call that *Why this call* explains, ringed. */
  readonly explained: number | undefined
  /** Calls that a panel points at, lit. */
  readonly lit?: readonly number[]
  /** Calls that do not show their own strain. */
  readonly alerted?: readonly number[]
  /** While it is worked out which calls are alerted. */
  readonly busy?: boolean
  /** Asks why a call was made and what it shows. */
  readonly onCall: (index: number) => void
}

const NONE: readonly number[] = []

/** No card changes it: it is drawn again with the next call, or where something points at it. */
export const AuctionTable = memo(function AuctionTable({
  model,
  explained,
  lit = NONE,
  alerted = NONE,
  busy = false,
  onCall,
}: AuctionTableProps) {
  const onKeyDown = useRoving(model.columns.length)
  const latest = model.rows
    .flat()
    .reduce((at, cell) => (typeof cell === 'object' ? cell.index : at), -1)
  // The box keeps to its foot by itself; whoever has looked back is brought there by the next call.
  const rows = useRef<HTMLDivElement>(null)
  const lookedBack = useRef(false)
  useEffect(() => {
    void latest
    if (lookedBack.current) rows.current?.scrollTo(0, 0)
  }, [latest])
  return (
    <section
      aria-label={t`Auction`}
      aria-busy={busy || undefined}
      className="auction"
      onKeyDown={onKeyDown}
    >
      <div
        ref={rows}
        className="auction-rows"
        onScroll={(event) => {
          lookedBack.current = event.currentTarget.scrollTop !== 0
        }}
      >
        <table>
          <thead>
            <tr>
              {model.columns.map(({ seat, vulnerable, dealer }) => (
                <th key={seat} scope="col" data-vulnerable={vulnerable || undefined}>
                  <span aria-hidden="true">{seatInitial(seat)}</span>
                  <span className="sr-only">
                    {seatName(seat)}
                    {dealer ? t`, dealer` : ''}
                    {vulnerable ? t`, vulnerable` : ''}
                  </span>
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
                        <span className="sr-only">{t`to call`}</span>
                      </>
                    ) : (
                      cell !== undefined && (
                        <CallCell
                          cell={cell}
                          latest={cell.index === latest}
                          alerted={alerted.includes(cell.index)}
                          onPress={() => onCall(cell.index)}
                        />
                      )
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {model.notes.length > 0 && (
        <ul
          className="auction-notes"
          aria-label={t`Notes`}
          tabIndex={model.notes.length > FEW_NOTES ? 0 : undefined}
        >
          {model.notes.map((note) => (
            <li key={note.letter}>
              <sup>{note.letter}</sup> {note.text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}, dequal)

/** So many notes have room without a scroll. */
const FEW_NOTES = 1

/** One call; a press opens *Why* for it. The latest is the tab stop, up and down reach the others. */
function CallCell({
  cell,
  latest,
  alerted,
  onPress,
}: {
  readonly cell: AuctionCell
  readonly latest: boolean
  readonly alerted: boolean
  readonly onPress: () => void
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
      title={t`Why this call, and what it shows`}
      onMouseDown={leaveFocus}
      onClick={({ currentTarget }) => {
        // On a phone the auction stands in a menu, which would cover the lens.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onPress()
      }}
    >
      <CallText call={cell.call} />
      {alerted && (
        <sup>
          <span className="sr-only">{t`, alerted`}</span>
          <span aria-hidden="true">!</span>
        </sup>
      )}
      {cell.letter !== undefined && (
        <sup>
          <span className="sr-only">{t`, note `}</span>
          {cell.letter}
        </sup>
      )}
    </button>
  )
}
