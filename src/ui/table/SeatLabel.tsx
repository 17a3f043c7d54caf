/** A seat beside its hand: its letter on a disc, filled on turn, and who sits there. */
import { seatLetter } from '#core/seat.ts'
import type { HandModel } from './table-model.ts'

export function SeatLabel({
  model,
  player,
}: {
  readonly model: HandModel
  /** The player's name or system, when there is one. */
  readonly player: string | undefined
}) {
  const dummy = model.roles.includes('dummy')
  return (
    <div className="seat" data-turn={model.turn !== undefined || undefined}>
      <span className="seat-disc" aria-hidden="true">
        {seatLetter(model.seat)}
      </span>
      <span className="seat-words">
        <b className="block font-semibold">{dummy ? 'Dummy' : model.name}</b>
        <span className="seat-meta">{player ?? (dummy ? model.name : '')}</span>
        <span className="sr-only">
          {dummy ? `, ${model.name}` : ''}
          {model.turn === undefined ? '' : `, ${model.turn}`}
        </span>
      </span>
    </div>
  )
}
