/** Edits all four hands, dealer, vulnerability and number. The table is untouched until “Use these hands”. */

import { Dices, Eraser } from 'lucide-react'
import { useState } from 'react'
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import { seatInitial, vulnerabilityName } from '#core/faces.ts'
import { randomSeed, rngOf } from '#core/rng.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import { actions, currentBoard } from '#store/index.ts'
import type { OpenDialogProps } from '../../app/dialogs.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { SelectField, TextField } from '../../parts/Field.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { CardGrid } from './CardGrid.tsx'
import {
  cardsLeft,
  chooseSeat,
  clearAll,
  clearHand,
  fillRest,
  finished,
  give,
  heldCount,
  press,
  startEditing,
  take,
  textOf,
  typeHand,
} from './hand-editor-model.ts'

/** Number, dealer and vulnerability as they stand in their fields. */
interface Conditions {
  readonly number: string
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
}

const MOST = 999_999
const numberOf = (text: string): number | undefined =>
  /^\s*\d{1,6}\s*$/.test(text) && Number(text) >= 1 ? Number(text) : undefined

export default function HandEditorDialog({ open, onClose, onDone }: OpenDialogProps) {
  const board = useKibitzer((s) => currentBoard(s).source.board)
  const [hands, setHands] = useState(() => startEditing(board.deal))
  const [conditions, setConditions] = useState<Conditions>(() => ({
    number: board.number === undefined ? '' : String(board.number),
    dealer: board.dealer,
    vulnerability: board.vulnerability,
  }))
  const [refused, setRefused] = useState<string | undefined>(undefined)
  const done = finished(hands)
  const badNumber = conditions.number.trim() !== '' && numberOf(conditions.number) === undefined
  const reason =
    done.deal === undefined
      ? done.why
      : badNumber
        ? 'The board number is not right yet.'
        : undefined

  const use = () => {
    if (done.deal === undefined || badNumber) return
    const result = actions.setDeal(done.deal, {
      number: numberOf(conditions.number),
      dealer: conditions.dealer,
      vulnerability: conditions.vulnerability,
    })
    if (result.ok) {
      // Whoever lays out a board has begun: the table asks no more where to.
      actions.setPrefs({ begun: true })
      onDone()
    } else setRefused(result.error.message)
  }
  /** A board number brings its own dealer and vulnerability; they can be changed after. */
  const setNumber = (text: string) => {
    const number = numberOf(text)
    setConditions((old) =>
      number === undefined
        ? { ...old, number: text }
        : { number: text, dealer: dealerOf(number), vulnerability: vulnerabilityOf(number) },
    )
  }
  const left = cardsLeft(hands)

  return (
    <Dialog
      title="Edit hands"
      open={open}
      onClose={onClose}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" reason={reason} onClick={use}>
            Use these hands
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <SegmentedControl
            className="me-auto"
            label="Cards go to"
            hideLabel={false}
            value={hands.seat}
            options={SEATS.map((seat) => ({
              value: seat,
              label: `${seatInitial(seat)} ${heldCount(hands, seat)}`,
              name: `${seatName(seat)}, ${heldCount(hands, seat)} cards`,
            }))}
            onChange={(seat) => setHands((e) => chooseSeat(e, seat))}
          />
          <Button
            icon={Dices}
            reason={left === 0 ? 'Every card is in a hand.' : undefined}
            onClick={() =>
              setHands((e) =>
                fillRest(e, rngOf(randomSeed(crypto.getRandomValues(new Uint32Array(4))))),
              )
            }
          >
            Fill at random
          </Button>
          <Button icon={Eraser} onClick={() => setHands((e) => clearHand(e, e.seat))}>
            Clear {seatName(hands.seat)}
          </Button>
          <Button onClick={() => setHands(clearAll)}>Clear all</Button>
        </div>
        <CardGrid
          owners={hands.owners}
          seat={hands.seat}
          onPress={(card) => setHands((e) => press(e, card))}
          onGive={(card, seat) => setHands((e) => give(e, card, seat))}
          onTake={(card) => setHands((e) => take(e, card))}
        />
        <p className="min-h-[1.4em] font-serif text-lead first-letter:uppercase" role="status">
          {hands.said === ''
            ? left === 0
              ? 'Every card is in a hand.'
              : `${left === 1 ? 'One card' : `${left} cards`} in no hand.`
            : `${hands.said}${hands.said.endsWith('.') ? '' : '.'}`}
        </p>
        <div className="grid cols-fit-56 gap-3">
          {SEATS.map((seat) => {
            const problem = hands.drafts[seat]?.problem
            return (
              <TextField
                key={seat}
                label={`${seatName(seat)}, ${heldCount(hands, seat)} of 13`}
                placeholder="AK4.Q82.T976.J53"
                error={
                  problem &&
                  `${problem.column === undefined ? '' : `At letter ${problem.column}: `}${problem.message}`
                }
                value={textOf(hands, seat)}
                spellCheck={false}
                autoCapitalize="characters"
                onChange={(event) => setHands((e) => typeHand(e, seat, event.target.value))}
              />
            )
          })}
        </div>
        <p className="note">
          Spades, hearts, diamonds, clubs with dots between. In the pack, arrows move, N E S W give
          the card to that hand and Delete takes it away.
        </p>
        <div className="grid cols-fit-40 gap-3">
          <TextField
            label="Board number"
            inputMode="numeric"
            error={badNumber ? `A whole number from 1 to ${MOST}, or nothing.` : undefined}
            value={conditions.number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <SelectField
            label="Dealer"
            value={conditions.dealer}
            onChange={(event) =>
              setConditions((old) => ({ ...old, dealer: Number(event.target.value) as Seat }))
            }
          >
            {SEATS.map((seat) => (
              <option key={seat} value={seat}>
                {seatName(seat)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Vulnerable"
            value={conditions.vulnerability}
            onChange={(event) =>
              setConditions((old) => ({
                ...old,
                vulnerability: event.target.value as Vulnerability,
              }))
            }
          >
            {VULNERABILITIES.map((v) => (
              <option key={v} value={v}>
                {vulnerabilityName(v)}
              </option>
            ))}
          </SelectField>
        </div>
        <div role="alert">{refused !== undefined && <p className="field-error">{refused}</p>}</div>
      </div>
    </Dialog>
  )
}
