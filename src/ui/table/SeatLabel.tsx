/** A seat: its letter on a disc, its name, what it is, and whether it is its turn. */
import { seatLetter } from '#core/seat.ts'
import type { HandModel } from './table-model.ts'

export function SeatLabel({
  model,
  player,
  system,
}: {
  readonly model: HandModel
  /** The player's name, when there is one. */
  readonly player: string | undefined
  /** The bidding system that has a call ready for this seat. */
  readonly system: string | undefined
}) {
  return (
    <div className="seat" data-turn={model.turn !== undefined || undefined}>
      <span className="seat-disc" aria-hidden="true">
        {seatLetter(model.seat)}
      </span>
      <span className="seat-words">
        <span className="seat-name">
          {model.name}
          {model.roles.length > 0 && <span className="seat-role">, {model.roles.join(', ')}</span>}
        </span>
        {player !== undefined && <span className="seat-player">{player}</span>}
        {model.turn !== undefined && <span className="seat-turn">{model.turn}</span>}
      </span>
      {system !== undefined && <span className="seat-system">{system}</span>}
    </div>
  )
}
