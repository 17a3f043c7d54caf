/** A choice among seats, by letter. */
import { seatInitial } from '#core/faces.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export function SeatControl({
  label,
  seats,
  value,
  onChange,
}: {
  readonly label: string
  readonly seats: readonly Seat[]
  readonly value: Seat
  readonly onChange: (seat: Seat) => void
}) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      options={seats.map((seat) => ({
        value: seat,
        label: seatInitial(seat),
        name: seatName(seat),
      }))}
      onChange={onChange}
    />
  )
}
