/** A board paused in mid-play: how long is a suit of a closed hand, or who has an honour. Marked by what could be known. */
import { useMemo, useState } from 'react'
import { type Card, cardName, suitOf } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import { length } from '#core/holding.ts'
import { isKnown, middle } from '#core/known-chance.ts'
import { numberWord } from '#core/number-words.ts'
import { rngOf } from '#core/rng.ts'
import { type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { JobInput } from '#engine/protocol.ts'
import { honourToAsk, lengthToAsk } from '#practice/ask-hand.ts'
import type { Grade } from '#practice/grade.ts'
import type { Knowledge } from '../../ask/knowledge/moment.ts'
import { useAgreedInput } from '../../ask/knowledge/use-question.ts'
import { usePlayable } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { exactChances } from '../../inspector/guess-first/guess-model.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/Field.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { PanelError } from '../../kit/Panel.tsx'
import { AnswerBox, HandsInSight, TwoColumns, useAnswer } from './Asked.tsx'
import { DealtHands } from './DealtHands.tsx'
import { Feedback } from './Feedback.tsx'
import { PlaySoFar } from './PlaySoFar.tsx'
import type { Marked, RobotStart, SeedQuestion } from './question.ts'
import { readSeed } from './use-practice.ts'
import { percent } from './words.ts'

export function PlayedQuestion(props: SeedQuestion) {
  const { system: kept, seed: written } = props.question.skill
  const system = usePlayable(kept)
  const { sides } = useAgreedInput()
  const seed = useMemo(() => readSeed(written), [written])
  const job = useJob(
    'practice-board',
    { ask: 'paused', system, sides, seed },
    `${written} ${systemKey(system)}`,
  )
  const start = job.value
  const knowing = useJob(
    'moments',
    start && { view: start.view, sides, systems: [system, system], last: true },
    `practice ${written} ${systemKey(system)}`,
  )
  const known = knowing.output?.moments[0]?.agreed
  const failed = job.error ?? knowing.error
  const refused = job.output?.ok === false ? job.output.error : knowing.output?.problem
  if (failed !== undefined || refused !== undefined)
    return (
      <PanelError
        message={t`The board could not be made ready: ${(failed ?? refused)?.message}`}
        onRetry={failed === undefined ? props.onPassed : job.error ? job.run : knowing.run}
      />
    )
  if (start === undefined || known === undefined)
    return (
      <p role="status" className="panel-lead">
        {start === undefined
          ? t`The robots play the first tricks: ${percent(job.progress ?? 0)}.`
          : t`Counting what can be known…`}
      </p>
    )
  if (known.now === undefined)
    return (
      <PanelError
        message={t`On this board the calls and the cards contradict one another. Take the next one.`}
        onRetry={props.onPassed}
      />
    )
  return <Paused {...props} start={start} known={known.now} />
}

type Asked =
  | { readonly kind: 'length'; readonly seat: Seat; readonly suit: Suit }
  | { readonly kind: 'place'; readonly card: Card }
type Figures = NonNullable<Knowledge['now']>
const isTold = ({ chances, upTo }: Figures['hands'][number]['hcp']): boolean =>
  chances.every((chance, i) => isKnown({ chance, upTo: upTo?.[i] ?? chance }))
/** What is asked, of what is known well enough to be marked; the same for the same seed. */
function askedOf(kind: 'count' | 'queen', known: Figures, seed: string): Asked | undefined {
  const rng = rngOf(readSeed(seed), 2)
  if (kind === 'count') {
    const hands = known.hands.map(({ seat, suits }) => ({
      seat,
      suits: suits.map((one) => (isTold(one) ? exactChances(one) : { lo: one.lo, chances: [] })),
    }))
    const found = lengthToAsk(hands, rng)
    return found && { kind: 'length', ...found }
  }
  const cards = known.cards
    .filter(({ holders }) => holders.every(isKnown))
    .map(({ card, holders }) => ({ card, chances: holders.map(middle) }))
  const found = honourToAsk(cards, rng)
  return found && { kind: 'place', card: found.card }
}

const GRADE_OF: Readonly<Record<Marked['grade'], Grade>> = {
  best: 'right',
  close: 'acceptable',
  short: 'near',
  impossible: 'wrong',
}
/** A guess that has less than half the chance of the best is no near miss. */
const gradeOf = ({ grade, score }: Marked): Grade =>
  grade === 'short' && score < 0.5 ? 'wrong' : GRADE_OF[grade]

/** `You and dummy have nine clubs: West and East were dealt four.` */
function seenWords(view: SeatView, suit: Suit, closed: readonly Seat[]): string {
  const seen = length(view.hand[suit]) + (view.dummy === undefined ? 0 : length(view.dummy[suit]))
  const left = numberWord(13 - seen)
  return t`You and dummy have ${numberWord(seen)} ${strainName(suit)}: ${closed.map(seatName).join(t` and `)} were dealt ${left} between them.`
}

function Paused({
  question,
  onNext,
  start: { view, deal },
  known,
}: SeedQuestion & { readonly start: RobotStart; readonly known: Figures }) {
  const { topic, skill } = question
  const answer = useAnswer(question)
  const asked = useMemo(
    () => askedOf(topic.kind === 'queen' ? 'queen' : 'count', known, skill.seed),
    [topic.kind, known, skill.seed],
  )
  const [draft, setDraft] = useState('')
  const [fault, setFault] = useState<string>()
  const [marked, setMarked] = useState<Marked>()
  const marking = useJob('mark-guess')
  if (asked === undefined)
    return (
      <PanelError
        message={t`Every card of this board is known. Take the next one.`}
        onRetry={onNext}
      />
    )
  const told =
    asked.kind === 'length'
      ? t`How many ${strainName(asked.suit)} was ${seatName(asked.seat)} dealt?`
      : t`Who has the ${cardName(asked.card)}?`
  const mark = async (input: JobInput<'mark-guess'>) => {
    const made = await marking.ask(input)
    if (made?.ok !== true) return
    setMarked(made.value)
    answer.keep({ grade: gradeOf(made.value), asked: told })
  }
  const moment = { view, cards: view.cards.length }
  const count = () => {
    const value = Number(draft.trim())
    if (asked.kind !== 'length') return
    if (draft.trim() === '' || !Number.isInteger(value) || value < 0 || value > 13) {
      setFault(t`A whole number from 0 to 13.`)
      return
    }
    const hand = known.hands.find(({ seat }) => seat === asked.seat)
    if (hand === undefined) return
    void mark({
      ...{ kind: 'number', ...moment, seat: asked.seat, what: asked.suit },
      of: exactChances(hand.suits[asked.suit]),
      guess: { kind: 'value', value },
    })
  }
  const place = (seat: Seat) => {
    if (asked.kind !== 'place') return
    const held = known.cards.find(({ card }) => card === asked.card)
    const holders = known.hands.map((hand, i) => {
      return { seat: hand.seat, chance: middle(held?.holders[i] ?? { chance: 0 }) }
    })
    void mark({ kind: 'place', ...moment, card: asked.card, holders, guess: seat })
  }
  const dummy = view.contract && dummyOf(view.contract)
  return (
    <TwoColumns
      says={told}
      about={
        <>
          <HandsInSight own={view.hand} seat={dummy ?? view.seat} dummy={view.dummy} />
          <p className="note">{t`Hands as they were dealt.`}</p>
          <PlaySoFar view={view} />
        </>
      }
    >
      {marked === undefined ? (
        <AnswerBox
          answer={answer}
          hint={seenWords(
            view,
            asked.kind === 'length' ? asked.suit : suitOf(asked.card),
            known.hands.map(({ seat }) => seat),
          )}
        >
          {asked.kind === 'length' ? (
            <form
              aria-label={t`Your count`}
              className="flex flex-wrap items-end gap-3"
              onSubmit={(event) => {
                event.preventDefault()
                count()
              }}
            >
              <TextField
                label={t`${seatName(asked.seat)}’s ${strainName(asked.suit)}`}
                inputMode="numeric"
                className="w-36"
                value={draft}
                error={fault}
                onChange={(event) => {
                  setDraft(event.target.value)
                  setFault(undefined)
                }}
              />
              <Button variant="primary" submit className="min-h-11 px-5">{t`Answer`}</Button>
            </form>
          ) : (
            <fieldset aria-label={t`Who has it`} className="flex flex-wrap gap-3">
              {known.hands.map(({ seat }) => (
                <Button key={seat} className="min-h-11 px-5" onClick={() => place(seat)}>
                  {seatName(seat)}
                </Button>
              ))}
            </fieldset>
          )}
          {marking.error !== undefined && (
            <PanelError message={t`It could not be marked: ${marking.error.message}`} />
          )}
        </AnswerBox>
      ) : (
        <Feedback grade={gradeOf(marked)} action={t`Next board`} onAction={onNext}>
          {marked.grade !== 'best' && (
            <>
              <p className="said">{marked.sentence}</p>
              <ol aria-label={t`Why`} className="said-small grid list-decimal gap-1 ps-5">
                {marked.reasons.map((step) => (
                  <li key={step.text}>{step.text}</li>
                ))}
              </ol>
            </>
          )}
          <Fold title={t`The closed hands`}>
            <DealtHands deal={deal} seats={known.hands.map(({ seat }) => seat)} />
          </Fold>
        </Feedback>
      )}
    </TwoColumns>
  )
}
