/** The middle of the table: the cards of the trick around their seats. Cards can be dropped here. */

import type { Card } from '#core/card.ts'
import { seatInitial } from '#core/display.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { screenSideOf, type TrickModel } from '../ask/tricks.ts'
import { CardFace } from '../kit/CardFace.tsx'
import type { GatherStage } from './use-gather.ts'

export function TrickSquare({
  model,
  viewer,
  last,
  stage,
  lit,
}: {
  readonly model: TrickModel
  readonly viewer: Seat
  /** True while an earlier trick is shown again. */
  readonly last: boolean
  readonly stage: GatherStage
  /** Cards that a panel points at. */
  readonly lit: ReadonlySet<Card>
}) {
  const { winner } = model
  return (
    <div
      className="trick"
      data-drop="card"
      data-last={last || undefined}
      data-gathering={(stage === 'gathering' && !last) || undefined}
      data-winner={winner === undefined ? undefined : screenSideOf(winner, viewer)}
    >
      <p className="sr-only">{model.words}</p>
      {SEATS.map((seat) => (
        <span
          key={seat}
          className={`trick-seat at-${screenSideOf(seat, viewer)}`}
          aria-hidden="true"
        >
          {seatInitial(seat)}
        </span>
      ))}
      {model.cells.map((cell) => (
        <div
          key={cell.seat}
          className={`trick-card at-${cell.place}`}
          data-wins={cell.wins || undefined}
          data-lit={(typeof cell.card === 'number' && lit.has(cell.card)) || undefined}
          style={{ zIndex: cell.order }}
        >
          {cell.card === 'next' ? (
            <span
              className="slot border-[1.5px] border-accent text-accent font-semibold"
              aria-hidden="true"
            >{t`to play`}</span>
          ) : cell.card === undefined ? (
            <span className="slot" aria-hidden="true" />
          ) : (
            <CardFace key={cell.card} card={cell.card} size="trick" named />
          )}
        </div>
      ))}
      <p
        className="note absolute left-2.5 top-2 text-[min(var(--text-small),16px)] leading-none"
        aria-hidden="true"
      >{t`Trick ${model.number}`}</p>
    </div>
  )
}
