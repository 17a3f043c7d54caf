/** What *Hidden hands* says while all four hands lie face up: a press on a seat closes the other hands. */
import { seatInitial } from '#core/display.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { Button } from '../../../kit/Button.tsx'
import { Panel } from '../../../kit/Panel.tsx'

export interface NothingHiddenProps {
  readonly id: string
  readonly title: string
  /** Closes the hands that this seat does not see. */
  readonly onClose: (seat: Seat) => void
  /** Counts as that of one seat, with all hands left open. */
  readonly onLeave: () => void
}

export const NothingHidden = ({ id, title, onClose, onLeave }: NothingHiddenProps) => (
  <Panel id={id} title={title} className="hidden-hands" heading={t`Nothing is hidden`}>
    <p className="mb-3 font-serif text-lead">{t`All four hands lie open. See it as one player does, and the others close.`}</p>
    <div className="mb-4 flex items-center gap-2">
      <span>{t`See it as`}</span>
      {SEATS.map((seat) => (
        <Button
          key={seat}
          aria-label={t`See it as ${seatName(seat)}`}
          onClick={() => onClose(seat)}
        >
          {seatInitial(seat)}
        </Button>
      ))}
    </div>
    <Button
      variant="quiet"
      className="-ms-3"
      onClick={onLeave}
    >{t`Leave them open, and show what one could know`}</Button>
  </Panel>
)
