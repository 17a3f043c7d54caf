/** A choice among seats, by letter. */
import { seatInitial } from '#core/display.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

export function SeatControl({
  label,
  hideLabel = true,
  seats,
  value,
  onChange,
}: {
  readonly label: string
  readonly hideLabel?: boolean
  readonly seats: readonly Seat[]
  readonly value: Seat
  readonly onChange: (seat: Seat) => void
}) {
  return (
    <SegmentedControl
      label={label}
      hideLabel={hideLabel}
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
