/**
 * A seat beside its hand: its letter on a disc, filled on turn, who sits there and what they play. A press
 * opens *Players*, so that who bids is seen and changed at the table.
 */
import { seatInitial } from '#core/display.ts'
import { t } from '#core/text.ts'
import { useDialogs } from '../kit/dialogs.ts'
import type { HandModel } from './table-model.ts'

export function SeatLabel({
  model,
  player,
}: {
  readonly model: HandModel
  /** Who sits there and what they play. */
  readonly player: string
}) {
  const { show } = useDialogs()
  return (
    <button
      type="button"
      className="seat"
      data-turn={model.turn !== undefined || undefined}
      title={t`Players: who bids, and by which system`}
      onClick={() => show('players')}
    >
      <SeatWords model={model} player={player} action={t`. Change players`} />
    </button>
  )
}

/** The same where nobody changes places, as in a lesson. */
export const SeatPlate = ({
  model,
  player,
}: {
  readonly model: HandModel
  readonly player: string
}) => (
  <div className="seat pointer-events-none" data-turn={model.turn !== undefined || undefined}>
    <SeatWords model={model} player={player} action="" />
  </div>
)

function SeatWords({
  model,
  player,
  action,
}: {
  readonly model: HandModel
  readonly player: string
  /** What a press does, for readers. */
  readonly action: string
}) {
  const dummy = model.roles.includes('dummy')
  return (
    <>
      <span className="seat-disc" aria-hidden="true">
        {seatInitial(model.seat)}
      </span>
      <span className="seat-words">
        <b className="block font-semibold">{dummy ? t`Dummy` : model.name}</b>
        <span className="seat-meta">{dummy ? model.name : player}</span>
        <span className="sr-only">
          {model.turn === undefined ? '' : `, ${model.turn}`}
          {action}
        </span>
      </span>
    </>
  )
}

/** The seat of whoever is asked, in the action bar; it opens *Players* too. */
export function SeatDisc({
  seat,
  turn,
  label,
}: {
  readonly seat: HandModel['seat']
  readonly turn: boolean
  /** Its seat and player, for readers. */
  readonly label: string
}) {
  const { show } = useDialogs()
  return (
    <button
      type="button"
      className="grid h-11 w-9 flex-none place-items-center"
      aria-label={t`${label}. Change players`}
      title={t`Players: who bids, and by which system`}
      onClick={() => show('players')}
    >
      <span className="seat-disc" data-turn={turn || undefined} aria-hidden="true">
        {seatInitial(seat)}
      </span>
    </button>
  )
}
