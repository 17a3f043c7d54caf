/** The guess: whose hand, what of it, and how; then its mark with the reason. */
import { useId, useMemo, useState } from 'react'
import { type Card, cardName } from '#core/card.ts'
import { middle } from '#core/known-chance.ts'
import { type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { JobInput, JobValue } from '#engine/protocol.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { SelectField, TextField } from '../../kit/Field.tsx'
import { SegmentedControl } from '../../kit/SegmentedControl.tsx'
import { tx } from '../../kit/tx.ts'
import {
  type Chances,
  EMPTY_DRAFT,
  exactChances,
  type GuessDraft,
  type How,
  readGuess,
} from './guess-model.ts'

/** What could be known of a closed hand; the form shows none of it. */
export interface GuessHand {
  readonly seat: Seat
  /** By suit, clubs first. */
  readonly suits: readonly Chances[]
  readonly hcp: Chances
}
/** A card whose place can be guessed, and the chance of each hand in the order of `hands`. */
export interface GuessCard {
  readonly card: Card
  readonly holders: readonly { readonly chance: number; readonly upTo?: number }[]
}
export interface GuessFormProps {
  readonly moment: string
  /** The whole line as the observer sees it. */
  readonly view: SeatView
  /** Cards played at the moment. */
  readonly cards: number
  readonly hands: readonly GuessHand[]
  readonly honours?: readonly GuessCard[]
  /** True while what could be known is still being worked out. */
  readonly waiting?: boolean
}

type Input = JobInput<'mark-guess'>
type Marked = JobValue<'mark-guess'>
interface Asked {
  readonly input: Input
  readonly key: string
  /** True where the chances are only known to lie between two ends. */
  readonly between: boolean
}

const MOST = { length: 13, hcp: 37 } as const
const HOWS: readonly { readonly value: How; readonly label: string }[] = [
  { value: 'value', label: t`One value` },
  { value: 'range', label: t`A range` },
  { value: 'spread', label: t`Chances` },
]

export function GuessForm({
  moment,
  view,
  cards,
  hands,
  honours = [],
  waiting = false,
}: GuessFormProps) {
  const id = useId()
  const [seat, setSeat] = useState<Seat | undefined>(hands[0]?.seat)
  const [what, setWhat] = useState('3')
  const [how, setHow] = useState<How>('value')
  const [draft, setDraft] = useState<GuessDraft>(EMPTY_DRAFT)
  const [fault, setFault] = useState<{ field: keyof GuessDraft; message: string } | undefined>()
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const { output, error, run: retry } = useJob('mark-guess', asked?.input, asked?.key ?? '')
  const hand = hands.find((one) => one.seat === seat) ?? hands[0]
  const honour = what.startsWith(t`card `)
    ? honours.find(({ card }) => t`card ${card}` === what)
    : undefined
  const subject: Suit | 'hcp' = what === 'hcp' ? 'hcp' : (Number(what) as Suit)
  const seats = useMemo(
    () => hands.map((one) => ({ value: one.seat, label: seatName(one.seat) })),
    [hands],
  )
  if (hand === undefined) return null

  const ask = () => {
    if (honour !== undefined) {
      const holders = hands.map((one, i) => ({
        seat: one.seat,
        chance: middle(honour.holders[i] ?? { chance: 0 }),
      }))
      setFault(undefined)
      setAsked({
        input: { kind: 'place', view, cards, card: honour.card, holders, guess: hand.seat },
        key: `${moment} ${what} ${hand.seat}`,
        between: honour.holders.some(({ upTo }) => upTo !== undefined),
      })
      return
    }
    const read = readGuess(draft, how, subject === 'hcp' ? MOST.hcp : MOST.length)
    if (!read.ok) {
      setFault(read)
      setAsked(undefined)
      return
    }
    setFault(undefined)
    const known = subject === 'hcp' ? hand.hcp : hand.suits[subject]!
    const of = exactChances(known)
    setAsked({
      input: {
        kind: 'number',
        view,
        cards,
        seat: hand.seat,
        what: subject,
        of,
        guess: read.guess,
      },
      key: `${moment} ${hand.seat} ${what} ${JSON.stringify(read.guess)}`,
      between: known.upTo !== undefined,
    })
  }
  const change = (part: Partial<GuessDraft>) => {
    setDraft({ ...draft, ...part })
    setFault(undefined)
    setAsked(undefined)
  }
  const errorOf = (field: keyof GuessDraft) => (fault?.field === field ? fault.message : undefined)

  return (
    <form
      aria-label={t`Your guess`}
      className="grid w-full justify-items-start gap-3 [&_.field]:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        if (!waiting) ask()
      }}
    >
      <SelectField
        label={t`What`}
        value={what}
        onChange={(event) => {
          setWhat(event.target.value)
          change({})
        }}
      >
        <optgroup label={t`Length`}>
          {SUITS_DESCENDING.map((suit) => (
            <option key={suit} value={suit}>
              {strainName(suit)}
            </option>
          ))}
        </optgroup>
        <option value="hcp">{t`high card points`}</option>
        {honours.length > 0 && (
          <optgroup label={t`Who has`}>
            {honours.map(({ card }) => (
              <option key={card} value={t`card ${card}`}>
                {cardName(card)}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <SegmentedControl
        label={honour === undefined ? t`Hand` : t`It lies with`}
        hideLabel={false}
        value={hand.seat}
        options={seats}
        onChange={(to) => {
          setSeat(to)
          setAsked(undefined)
        }}
      />
      {honour === undefined && (
        <>
          <SegmentedControl<How>
            label={t`As`}
            hideLabel={false}
            value={how}
            options={HOWS}
            onChange={(to) => {
              setHow(to)
              change({})
            }}
          />
          {how === 'value' && (
            <TextField
              label={t`Value`}
              inputMode="numeric"
              value={draft.value}
              error={errorOf('value')}
              onChange={(event) => change({ value: event.target.value })}
            />
          )}
          {how === 'range' && (
            <div className="grid grid-cols-2 gap-3 w-full">
              <TextField
                label={t`Least`}
                inputMode="numeric"
                value={draft.lo}
                error={errorOf('lo')}
                onChange={(event) => change({ lo: event.target.value })}
              />
              <TextField
                label={t`Most`}
                inputMode="numeric"
                value={draft.hi}
                error={errorOf('hi')}
                onChange={(event) => change({ hi: event.target.value })}
              />
            </div>
          )}
          {how === 'spread' && (
            <TextField
              label={t`Chances`}
              hint={t`Each value, or a stretch, with its weight: 2: 20, 3: 50, 4-5: 30.`}
              value={draft.spread}
              error={errorOf('spread')}
              onChange={(event) => change({ spread: event.target.value })}
            />
          )}
        </>
      )}
      <Button
        variant="primary"
        submit
        reason={waiting ? t`What could be known is still being worked out.` : undefined}
      >{t`Mark the guess`}</Button>
      <div role="status" id={`${id}-mark`} className="w-full">
        {output?.ok === false && <p className="field-error">{output.error.message}</p>}
        {output?.ok === true && <Mark mark={output.value} between={asked?.between === true} />}
      </div>
      {error && (
        <p
          role="alert"
          className="field-error"
        >{tx`The guess could not be marked: ${error.message} ${<Button onClick={retry}>{t`Try again`}</Button>}`}</p>
      )}
    </form>
  )
}

function Mark({ mark, between }: { readonly mark: Marked; readonly between: boolean }) {
  const { score, grade, sentence, reasons } = mark
  const shown = score > 0 && score < 0.01 ? t`less than 1` : String(Math.floor(score * 100 + 1e-9))
  return (
    <>
      <p
        className="py-2 px-3 border-s-4 border-s-edge rounded-inset bg-inset data-[grade=best]:border-s-yes data-[grade=close]:border-s-yes data-[grade=impossible]:border-s-no"
        data-grade={grade}
      >
        <b>{t`${shown} of 100`}</b> <span>{sentence}</span>
      </p>
      {between && (
        <p className="note">{t`Here the chances are known as intervals only; the middle of each is what counts.`}</p>
      )}
      {reasons.length > 0 && (
        <ol className="grid gap-1 mt-2 ps-5 list-decimal font-serif text-body" aria-label={t`Why`}>
          {reasons.map((step) => (
            <li key={step.text}>{step.text}</li>
          ))}
        </ol>
      )}
    </>
  )
}
