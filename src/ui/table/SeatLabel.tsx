/** A seat: its letter on a disc, its name, what it is, and whether it is its turn. */
import type { ReactNode } from 'react'
import { seatLetter } from '#core/seat.ts'
import type { HandModel } from './table-model.ts'

export function SeatLabel({
  model,
  player,
  children,
}: {
  readonly model: HandModel
  /** The player's name, when there is one. */
  readonly player: string | undefined
  readonly children?: ReactNode
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
      {children}
    </div>
  )
}
