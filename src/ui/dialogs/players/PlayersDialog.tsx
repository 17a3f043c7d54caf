/** Who calls: the system of each side, and for each seat a person or that system. Applies at once and is kept. */
import { SEATS, type Seat, SIDES, type Side, seatName, seatsOf, sideName } from '#core/seat.ts'
import { BY_HAND, COMMON, isOfNoSystem } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { actions, isRecord, systemsPlayed } from '#store/index.ts'
import { RobotLevel } from '../../ask/RobotLevel.tsx'
import { Conventions } from '../../ask/systems/Conventions.tsx'
import { listedOf, type SystemListed, systemName } from '../../ask/systems/systems.ts'
import { useSystemList } from '../../ask/systems/use-systems.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { SelectField, TextField } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { tx } from '../../kit/tx.ts'

export default function PlayersDialog({ open, onClose, onDone }: OpenDialogProps) {
  const { output, error, run: retry } = useSystemList()
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  const record = useKibitzer(isRecord)
  return (
    <Dialog
      title={t`Players`}
      open={open}
      onClose={onClose}
      footer={
        // The next key is for the table (Space takes the call), not for the button that led here.
        <Button variant="primary" onClick={onDone}>{t`Done`}</Button>
      }
    >
      <div className="grid cols-fit-60 gap-4">
        {error && (
          <p
            className="field-error col-span-full"
            role="alert"
          >{tx`The systems could not be listed: ${error.message} ${<Button onClick={retry}>{t`Try again`}</Button>}`}</p>
        )}
        {record && (
          <p className="field-hint">{t`This board came with its calls: here you say what they were bid by. New deals keep your own systems.`}</p>
        )}
        {SIDES.map((side) => (
          <SidePlayers key={side} side={side} systems={output} silent={twoHands && side === 1} />
        ))}
        <SegmentedControl
          label={t`Hands to bid`}
          hideLabel={false}
          value={twoHands ? 'two' : 'four'}
          options={[
            { value: 'four', label: t`All four` },
            { value: 'two', label: t`North and South` },
          ]}
          onChange={(hands) => actions.setTwoHands(hands === 'two')}
        />
        <RobotLevel />
        <div className="col-span-full">
          <SeatNames />
        </div>
        <p className="note col-span-full">
          {twoHands
            ? t`Bidding only: East and West pass throughout, and the next board comes straight after the auction. Type calls; Space takes the system’s call, and brings the next board.`
            : t`All four hands bid, and the board is played.`}
        </p>
        <p className="note col-span-full">{t`A robot bids by its side’s system and plays from what its seat can know. Its calls and cards come after a short pause; Stop holds them, and Undo takes them back. After the opening a strategy goes on by natural rules that are written from its facts.`}</p>
      </div>
    </Dialog>
  )
}

/** Most characters of a name. */
const MAX_NAME = 40

/** Who sits where, by name: at the table, and in the files of boards that are played here. */
function SeatNames() {
  const seats = useKibitzer((s) => s.players.seats)
  const names = seats.flatMap(({ name }) => name ?? [])
  return (
    <Fold title={t`Names`} hint={names.join(', ')}>
      <div className="grid cols-fit-40 gap-3">
        {SEATS.map((seat) => (
          <TextField
            key={seat}
            label={t`Name at ${seatName(seat)}`}
            maxLength={MAX_NAME}
            value={seats[seat].name ?? ''}
            onChange={({ target: { value } }) => {
              const { kind } = seats[seat]
              actions.setPlayer(seat, value === '' ? { kind } : { kind, name: value })
            }}
          />
        ))}
      </div>
    </Fold>
  )
}

/** The lists that systems stand in. */
const GROUPS = [
  { group: 'system', label: t`Whole auctions` },
  { group: 'strategy', label: t`Opening strategies` },
  { group: 'own-system', label: t`Your systems` },
  { group: 'own-strategy', label: t`Your strategies` },
] as const
const HAND_HINTS: Readonly<Record<string, string>> = {
  [BY_HAND]: t`Both players call by hand.`,
  [COMMON]: t`Calls by hand. The odds take each call as most players mean it; nothing explains it.`,
}
const named = ({ name, program }: SystemListed): string =>
  program === undefined ? name : `${name} (${program})`

function SidePlayers({
  side,
  systems,
  silent,
}: {
  readonly side: Side
  /** `undefined` until the engine has listed them. */
  readonly systems: readonly SystemListed[] | undefined
  /** The side passes throughout. */
  readonly silent: boolean
}) {
  const system = useKibitzer((s) => systemsPlayed(s)[side])
  const { id } = system
  const seats = useKibitzer((s) => s.players.seats)
  const listed = listedOf(system, systems)
  const nobody = isOfNoSystem(system)
  // A link brings its own facts along, which are not in the list.
  const name = listed === undefined ? systemName(system, systems) : undefined
  const known = nobody || name !== undefined || listed !== undefined
  const hint = HAND_HINTS[id] ?? listed?.hint
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="title mb-2">{sideName(side)}</legend>
      <SelectField
        label={t`System of ${sideName(side)}`}
        value={id}
        onChange={({ target: { value } }) => actions.setSystem(side, { id: value })}
        hint={silent ? t`Silent: this side passes throughout while North and South bid.` : hint}
        error={
          known || systems === undefined
            ? undefined
            : t`There is no system or strategy “${id}” here: it may have been deleted, or come from a later version. Choose another; until then calls are made by hand.`
        }
      >
        <option value={BY_HAND}>{t`None: calls by hand`}</option>
        <option value={COMMON}>{t`Not known: read as common Standard`}</option>
        {GROUPS.map(({ group, label }) => {
          const those = systems?.filter((one) => one.group === group) ?? []
          return (
            those.length > 0 && (
              <optgroup key={group} label={label}>
                {those.map((one) => (
                  <option key={one.id} value={one.id}>
                    {named(one)}
                  </option>
                ))}
              </optgroup>
            )
          )
        })}
        {name !== undefined && <option value={id}>{name}</option>}
        {!known && <option value={id}>{systems ? t`Not known here` : '…'}</option>}
      </SelectField>
      {listed !== undefined && !silent && (
        <Conventions
          system={system}
          listed={listed}
          onSystem={(next) => actions.setSystem(side, next)}
        />
      )}
      {!nobody &&
        !silent &&
        seatsOf(side).map((seat: Seat) => (
          <SegmentedControl
            key={seat}
            label={seatName(seat)}
            hideLabel={false}
            value={seats[seat].kind}
            options={[
              { value: 'person', label: t`A person` },
              { value: 'robot', label: t`A robot` },
            ]}
            onChange={(kind) => actions.setPlayer(seat, { ...seats[seat], kind })}
          />
        ))}
    </fieldset>
  )
}
