/** Which hands the reader sees: all four, one seat's as a player, or one seat's as a kibitzer. */
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { actions, type ViewMode } from '#store/index.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'

const code = (mode: ViewMode): string => (mode.kind === 'all' ? 'all' : `${mode.kind}:${mode.seat}`)

export function ViewSelect() {
  const mode = useKibitzer((s) => s.view.mode)
  return (
    <label className="view-select">
      <span className="sr-only">{t`View`}</span>
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
        <option value="all">{t`All four hands`}</option>
        <optgroup label={t`Sit and play`}>
          {SEATS.map((seat) => (
            <option key={seat} value={`sit:${seat}`}>{t`Sit ${seatName(seat)}`}</option>
          ))}
        </optgroup>
        <optgroup label={t`Watch one hand`}>
          {SEATS.map((seat) => (
            <option key={seat} value={`kibitz:${seat}`}>{t`Kibitz ${seatName(seat)}`}</option>
          ))}
        </optgroup>
      </select>
    </label>
  )
}
