/** Hands as they were dealt, told once a question is answered. */
import type { Deal } from '#core/deal.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { HandLine } from '../../kit/HandLine.tsx'

export const DealtHands = ({
  deal,
  seats,
  className = '',
}: {
  readonly deal: Deal
  readonly seats: readonly Seat[]
  readonly className?: string
}) => (
  <dl className={`grid grid-cols-[4rem_minmax(0,1fr)] gap-y-1 ${className}`}>
    {seats.map((seat) => (
      <div key={seat} className="contents">
        <dt>{seatName(seat)}</dt>
        <dd>
          <HandLine hand={deal[seat]} />
        </dd>
      </div>
    ))}
  </dl>
)
