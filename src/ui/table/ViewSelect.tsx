/** Which hands the reader sees: all four, one seat's as a player, or one seat's as a kibitzer. */
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { actions, type ViewMode } from '#store/index.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'

const code = (mode: ViewMode): string => (mode.kind === 'all' ? 'all' : `${mode.kind}:${mode.seat}`)

export function ViewSelect() {
  const mode = useKibitzer((s) => s.view.mode)
  return (
    <label className="view-select">
      <span className="sr-only">View</span>
      <select
        className="input"
        value={code(mode)}
        onChange={(event) => {
          const [kind, seat] = event.target.value.split(':')
          actions.setViewMode(
            kind === 'sit' || kind === 'kibitz'
              ? { kind, seat: Number(seat) as Seat }
              : { kind: 'all' },
          )
        }}
      >
        <option value="all">All four hands</option>
        <optgroup label="Sit and play">
          {SEATS.map((seat) => (
            <option key={seat} value={`sit:${seat}`}>
              Sit {seatName(seat)}
            </option>
          ))}
        </optgroup>
        <optgroup label="Watch one hand">
          {SEATS.map((seat) => (
            <option key={seat} value={`kibitz:${seat}`}>
              Kibitz {seatName(seat)}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
