/** Who calls: the system of each side, and for each seat a person or that system. Applies at once and is kept. */
import { type Seat, SIDES, type Side, seatName, seatsOf, sideName } from '#core/seat.ts'
import { actions, BY_HAND, DEFAULT_SYSTEM } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { SelectField } from '../../parts/Field.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import './players.css'

const NOTHING = {} as const

interface Choice {
  readonly id: string
  readonly label: string
}

export default function PlayersDialog({ open, onClose }: OpenDialogProps) {
  const { output, error, retry } = useJob('strategy-list', NOTHING, '')
  const builtIn = output?.strategies.map(({ id, strategy }) => ({ id, label: strategy.name }))
  return (
    <Dialog
      title="Players"
      open={open}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="players">
        {error && (
          <p className="field-error" role="alert">
            The strategies could not be listed: {error.message}{' '}
            <Button onClick={retry}>Try again</Button>
          </p>
        )}
        {SIDES.map((side) => (
          <SidePlayers key={side} side={side} builtIn={builtIn} />
        ))}
        <p className="field-hint">
          A call that a system makes by itself comes after a short pause; Stop holds it, and Undo
          takes it back. After the opening every strategy goes on by the same natural tables.
        </p>
      </div>
    </Dialog>
  )
}

function SidePlayers({
  side,
  builtIn,
}: {
  readonly side: Side
  /** `undefined` until the engine has listed them. */
  readonly builtIn: readonly Choice[] | undefined
}) {
  const system = useKibitzer((s) => s.players.systems[side])
  const seats = useKibitzer((s) => s.players.seats)
  const own = useKibitzer((s) => s.strategies.list)
  const known =
    system === BY_HAND ||
    system === DEFAULT_SYSTEM ||
    builtIn?.some(({ id }) => id === system) ||
    own.some(({ id }) => id === system)
  return (
    <fieldset className="players-side">
      <legend>{sideName(side)}</legend>
      <SelectField
        label={`System of ${sideName(side)}`}
        value={system}
        onChange={(event) => actions.setSystem(side, event.target.value)}
        hint={
          system === BY_HAND
            ? 'Both players call by hand.'
            : system === DEFAULT_SYSTEM
              ? 'OPENBID speaks of openings only; every later call is made by hand.'
              : undefined
        }
        error={
          known || builtIn === undefined
            ? undefined
            : 'That strategy is no longer in the library. Choose another; until then calls are made by hand.'
        }
      >
        <option value={BY_HAND}>None: calls by hand</option>
        <option value={DEFAULT_SYSTEM}>OPENBID (Schenken 1967)</option>
        <optgroup label="Opening strategies">
          {builtIn?.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </optgroup>
        {own.length > 0 && (
          <optgroup label="Your strategies">
            {own.map(({ id, strategy }) => (
              <option key={id} value={id}>
                {strategy.name}
              </option>
            ))}
          </optgroup>
        )}
        {!known && <option value={system}>{builtIn ? 'A deleted strategy' : '…'}</option>}
      </SelectField>
      {system !== BY_HAND &&
        seatsOf(side).map((seat: Seat) => (
          <SegmentedControl
            key={seat}
            label={seatName(seat)}
            hideLabel={false}
            value={seats[seat].kind}
            options={[
              { value: 'person', label: 'A person' },
              { value: 'robot', label: 'The system' },
            ]}
            onChange={(kind) => actions.setPlayer(seat, { ...seats[seat], kind })}
          />
        ))}
    </fieldset>
  )
}
