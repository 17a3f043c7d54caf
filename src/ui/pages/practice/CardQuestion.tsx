/** A board paused where a card matters, for declarer or a defender: the card itself is the answer. */

import { useMemo, useState } from 'react'
import { callWords } from '#core/call.ts'
import { type Card, suitOf } from '#core/card.ts'
import { percent } from '#core/chance.ts'
import { type Contract, dummyOf, tricksNeeded } from '#core/contract.ts'
import { fixed } from '#core/locale.ts'
import { howMany } from '#core/number-words.ts'
import { type Play, remaining, tricksWon, turn } from '#core/play.ts'
import { bySeat, SEATS, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS_DESCENDING, strainName } from '#core/suit.ts'
import { systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { useAgreedInput } from '../../ask/knowledge/use-question.ts'
import { usePlayable } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { CardFigures } from '../../inspector/why/CardFigures.tsx'
import { Button } from '../../kit/Button.tsx'
import { CardText } from '../../kit/CallText.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { AnswerBox, HandsInSight, NoBoard, TwoColumns, useAnswer } from './Asked.tsx'
import { DealtHands } from './DealtHands.tsx'
import { Feedback } from './Feedback.tsx'
import { PlaySoFar } from './PlaySoFar.tsx'
import type { CardDecision, QuestionProps, SeedQuestion } from './question.ts'
import { readSeed } from './use-practice.ts'

export function CardQuestion(props: SeedQuestion) {
  const { topic, skill } = props.question
  const { system: kept, seed: written } = skill
  const system = usePlayable(kept)
  const { sides } = useAgreedInput()
  const role = topic.kind === 'plan' ? 'declarer' : 'defender'
  const seed = useMemo(() => readSeed(written), [written])
  const job = useJob(
    'practice-board',
    { ask: 'decision', system, sides, role, seed },
    `${role} ${written} ${systemKey(system)}`,
  )
  if (job.failed !== undefined) return <NoBoard {...job} onPassed={props.onPassed} />
  const decision = job.value
  const contract = decision?.view.contract
  if (decision === undefined || contract === undefined)
    return (
      <div className="grid justify-items-start gap-2">
        <p role="status" className="panel-lead">{t`The robots play to a card that matters…`}</p>
        <Button variant="quiet" onClick={props.onPassed}>{t`Take another board`}</Button>
      </div>
    )
  return <Decision {...props} decision={decision} contract={contract} />
}

/** `You need six more tricks.`: what is left to win, or to beat the contract with. */
function needWords(play: Play, declaring: boolean): string {
  const { declarer, defence } = tricksWon(play)
  const needed = tricksNeeded(play.contract)
  const more = declaring ? needed - declarer : 14 - needed - defence
  if (more <= 0)
    return declaring
      ? t`The contract is made. Every trick more counts.`
      : t`The contract is down. Every trick more counts.`
  const tricks = howMany(more, 'more trick')
  return declaring
    ? t`You need ${tricks} to make it. Count those you are sure of.`
    : t`You need ${tricks} to beat it. Count those you are sure of.`
}

/** The cards of the hands in sight that are not played yet. */
const leftIn = (view: SeatView, play: Play) =>
  remaining(
    bySeat((seat) =>
      seat === view.seat ? view.hand : seat === dummyOf(play.contract) ? view.dummy : undefined,
    ),
    play,
  )

export function Decision({
  question,
  onNext,
  decision: { view, deal, answer, grades },
  contract,
}: QuestionProps & { readonly decision: CardDecision; readonly contract: Contract }) {
  const own = useAnswer(question)
  const [chosen, setChosen] = useState<CardDecision['grades'][number]>()
  const play: Play = { contract, cards: view.cards }
  const declaring = sideOf(view.seat) === sideOf(contract.declarer)
  const dummy = dummyOf(contract)
  const left = leftIn(view, play)
  const fromDummy = turn(play) === dummy
  const choose = (one: CardDecision['grades'][number]) => {
    setChosen(one)
    own.keep({
      grade: one.grade,
      asked: t`${declaring ? t`Your card in` : t`Against`} ${callWords(contract.bid)}, trick ${(view.cards.length >> 2) + 1}`,
    })
  }
  return (
    <TwoColumns
      says={fromDummy ? t`Which card do you play from dummy?` : t`Which card do you play?`}
      about={
        <>
          <HandsInSight own={left[view.seat] ?? view.hand} seat={dummy} dummy={left[dummy]} />
          <p className="note">{t`The cards that are left.`}</p>
          <PlaySoFar view={view} />
        </>
      }
    >
      {chosen === undefined ? (
        <AnswerBox answer={own} hint={needWords(play, declaring)}>
          <fieldset
            aria-label={fromDummy ? t`Dummy’s card` : t`Your card`}
            className="grid w-full gap-2"
          >
            {SUITS_DESCENDING.map((suit) => {
              const here = grades
                .filter(({ card }) => suitOf(card) === suit)
                .sort((a, b) => b.card - a.card)
              return here.length === 0 ? null : (
                <fieldset key={suit} aria-label={strainName(suit)} className="flex flex-wrap gap-2">
                  {here.map((one) => (
                    <Button
                      key={one.card}
                      className="min-h-11 min-w-12"
                      onClick={() => choose(one)}
                    >
                      <CardText card={one.card} />
                    </Button>
                  ))}
                </fieldset>
              )
            })}
          </fieldset>
        </AnswerBox>
      ) : (
        <Feedback grade={chosen.grade} action={t`Next board`} onAction={onNext}>
          {chosen.grade !== 'right' && (
            <>
              <p className="said">{answer.says}</p>
              <p>
                <MadeWith answer={answer} card={chosen.card} declaring={declaring} />
              </p>
            </>
          )}
          <Fold title={t`The figures`} hint={t`every card weighed`}>
            <CardFigures answer={answer} played={chosen.card} />
          </Fold>
          <Fold title={t`All four hands`} hint={t`as they were dealt`}>
            <DealtHands deal={deal} seats={SEATS} />
          </Fold>
        </Feedback>
      )}
    </TwoColumns>
  )
}

/** `♠4 makes it in 40 %, ♠Q in 75 %.` and for a defender how often each beats it; tricks where that is the same. */
function MadeWith({
  answer: { candidates, card: best },
  card,
  declaring,
}: {
  readonly answer: CardDecision['answer']
  readonly card: Card
  readonly declaring: boolean
}) {
  const of = (wanted: Card) => candidates.find(({ equals }) => equals.includes(wanted))
  const [own, other] = [of(card), of(best)]
  if (own === undefined || other === undefined) return null
  const share = (made: number): string => percent(declaring ? made : 1 - made)
  const isSame = share(own.made) === share(other.made)
  return (
    <>
      <CardText card={card} />{' '}
      {isSame
        ? t`leaves declarer ${fixed(own.tricks, 1)} tricks, `
        : declaring
          ? t`makes the contract in ${share(own.made)}, `
          : t`beats the contract in ${share(own.made)}, `}
      <CardText card={best} /> {isSame ? fixed(other.tricks, 1) : t`in ${share(other.made)}`}.
    </>
  )
}
