/** Who calls: the system of each side, and for each seat a person or that system. Applies at once and is kept. */
import { type Seat, SIDES, type Side, seatName, seatsOf, sideName } from '#core/seat.ts'
import { actions, BY_HAND, DEFAULT_SYSTEM, ESSEX_ACOL } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { SelectField } from '../../parts/Field.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import './players.css'

const NOTHING = {} as const

/** What is to be known of a choice before it is made. */
const HINTS: Readonly<Record<string, string>> = {
  [BY_HAND]: 'Both players call by hand.',
  [DEFAULT_SYSTEM]:
    'OPENBID’s fourteen sections open; its continuations go on to a final contract. Calls of opponents that 1967 did not speak of are answered by natural bidding, and marked. Strong balanced hands follow OPENBID (2NT 22–24, 2♦ from 25), not the summaries of 1963; the answers to 2♦ are ours.',
  [ESSEX_ACOL]: 'Acol for all four seats, with BRIBIP’s fact base beside the table.',
}

interface Choice {
  readonly id: string
  readonly label: string
}

export default function PlayersDialog({ open, onClose, onDone }: OpenDialogProps) {
  const { output, error, run: retry } = useJob('strategy-list', NOTHING, '')
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  const builtIn = output?.strategies.map(({ id, strategy }) => ({ id, label: strategy.name }))
  return (
    <Dialog
      title="Players"
      open={open}
      onClose={onClose}
      footer={
        // The next key is for the table (Space takes the call), not for the button that led here.
        <Button variant="primary" onClick={onDone}>
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
          <SidePlayers key={side} side={side} builtIn={builtIn} silent={twoHands && side === 1} />
        ))}
        <SegmentedControl
          label="Hands to bid"
          hideLabel={false}
          value={twoHands ? 'two' : 'four'}
          options={[
            { value: 'four', label: 'All four' },
            { value: 'two', label: 'North and South' },
          ]}
          onChange={(hands) => actions.setTwoHands(hands === 'two')}
        />
        <p className="field-hint">
          {twoHands
            ? 'Bidding only: East and West pass throughout, and the next board comes straight after the auction. Type calls; Space takes the system’s call, and brings the next board.'
            : 'All four hands bid, and the board is played.'}
        </p>
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
  silent,
}: {
  readonly side: Side
  /** `undefined` until the engine has listed them. */
  readonly builtIn: readonly Choice[] | undefined
  /** The side passes throughout. */
  readonly silent: boolean
}) {
  const system = useKibitzer((s) => s.players.systems[side])
  const seats = useKibitzer((s) => s.players.seats)
  const own = useKibitzer((s) => s.strategies.list)
  const known =
    system === BY_HAND ||
    system === DEFAULT_SYSTEM ||
    system === ESSEX_ACOL ||
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
          silent
            ? 'Silent: this side passes throughout while North and South bid.'
            : (HINTS[system] ?? undefined)
        }
        error={
          known || builtIn === undefined
            ? undefined
            : `There is no system or strategy “${system}” here: it may have been deleted, or come from a later version. Choose another; until then calls are made by hand.`
        }
      >
        <option value={BY_HAND}>None: calls by hand</option>
        <optgroup label="Whole auctions">
          <option value={DEFAULT_SYSTEM}>Schenken 1967 (OPENBID)</option>
          <option value={ESSEX_ACOL}>Essex Acol (BRIBIP)</option>
        </optgroup>
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
        {!known && <option value={system}>{builtIn ? 'Not known here' : '…'}</option>}
      </SelectField>
      {system !== BY_HAND &&
        !silent &&
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
