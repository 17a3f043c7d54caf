/** Edits all four hands, dealer, vulnerability and number. The table is untouched until “Use these hands”. */

import { Dices, Eraser } from 'lucide-react'
import { useState } from 'react'
import { dealerOf, vulnerabilityOf } from '#core/board.ts'
import { seatInitial, vulnerabilityName } from '#core/display.ts'
import { rngOf } from '#core/rng.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES, type Vulnerability } from '#core/vulnerability.ts'
import { freshSeed } from '#store/fresh-seed.ts'
import { actions, currentBoard } from '#store/index.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { OpenDialogProps } from '../../kit/dialogs.ts'
import { ChoiceField, choices, TextField } from '../../kit/Field.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
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
        ? t`The board number is not right yet.`
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
      title={t`Edit hands`}
      open={open}
      onClose={onClose}
      width="wide"
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" reason={reason} onClick={use}>{t`Use these hands`}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <SegmentedControl
            className="me-auto"
            label={t`Cards go to`}
            hideLabel={false}
            value={hands.seat}
            options={SEATS.map((seat) => ({
              value: seat,
              label: `${seatInitial(seat)} ${heldCount(hands, seat)}`,
              name: t`${seatName(seat)}, ${heldCount(hands, seat)} cards`,
            }))}
            onChange={(seat) => setHands((e) => chooseSeat(e, seat))}
          />
          <Button
            icon={Dices}
            reason={left === 0 ? t`Every card is in a hand.` : undefined}
            onClick={() => setHands((e) => fillRest(e, rngOf(freshSeed())))}
          >{t`Fill at random`}</Button>
          <Button
            icon={Eraser}
            onClick={() => setHands((e) => clearHand(e, e.seat))}
          >{t`Clear ${seatName(hands.seat)}`}</Button>
          <Button onClick={() => setHands(clearAll)}>{t`Clear all`}</Button>
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
              ? t`Every card is in a hand.`
              : t`${left === 1 ? t`One card` : t`${left} cards`} in no hand.`
            : `${hands.said}${hands.said.endsWith('.') ? '' : '.'}`}
        </p>
        <div className="grid cols-fit-56 gap-3">
          {SEATS.map((seat) => {
            const problem = hands.drafts[seat]?.problem
            return (
              <TextField
                key={seat}
                label={t`${seatName(seat)}, ${heldCount(hands, seat)} of 13`}
                placeholder="AK4.Q82.T976.J53"
                error={
                  problem &&
                  `${problem.column === undefined ? '' : t`At letter ${problem.column}: `}${problem.message}`
                }
                value={textOf(hands, seat)}
                spellCheck={false}
                autoCapitalize="characters"
                onChange={(event) => setHands((e) => typeHand(e, seat, event.target.value))}
              />
            )
          })}
        </div>
        <p className="note">{t`Spades, hearts, diamonds, clubs with dots between. In the pack, arrows move, N E S W give the card to that hand and Delete takes it away.`}</p>
        <div className="grid cols-fit-40 gap-3">
          <TextField
            label={t`Board number`}
            inputMode="numeric"
            error={badNumber ? t`A whole number from 1 to ${MOST}, or nothing.` : undefined}
            value={conditions.number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <ChoiceField
            label={t`Dealer`}
            value={conditions.dealer}
            options={choices(SEATS, seatName)}
            onChange={(dealer) => setConditions((old) => ({ ...old, dealer }))}
          />
          <ChoiceField
            label={t`Vulnerable`}
            value={conditions.vulnerability}
            options={choices(VULNERABILITIES, vulnerabilityName)}
            onChange={(vulnerability) => setConditions((old) => ({ ...old, vulnerability }))}
          />
        </div>
        <div role="alert">{refused !== undefined && <p className="field-error">{refused}</p>}</div>
      </div>
    </Dialog>
  )
}
