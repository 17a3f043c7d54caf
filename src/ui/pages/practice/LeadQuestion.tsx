/** Which card of the suit is led, by what is agreed. */

import { useMemo, useState } from 'react'
import type { Card } from '#core/card.ts'
import { capital } from '#core/locale.ts'
import { seatName } from '#core/seat.ts'
import { suitSingular } from '#core/suit.ts'
import { systemKey } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Grade } from '#practice/grade.ts'
import { leadsWords, leadWords } from '../../ask/knowledge/leads-words.ts'
import { useAgreedInput } from '../../ask/knowledge/use-question.ts'
import { usePlayable } from '../../ask/systems/use-systems.ts'
import { useJob } from '../../ask/use-job.ts'
import { Button } from '../../kit/Button.tsx'
import { CardText, ContractText } from '../../kit/CallText.tsx'
import { Fold } from '../../kit/Fold.tsx'
import { HandLine } from '../../kit/HandLine.tsx'
import { tx } from '../../kit/tx.ts'
import { AnswerBox, NoBoard, TwoColumns, useAnswer } from './Asked.tsx'
import { Feedback } from './Feedback.tsx'
import { PracticeAuction } from './PracticeAuction.tsx'
import type { LeadAsked, SeedQuestion } from './question.ts'
import { readSeed } from './use-practice.ts'

export function LeadQuestion(props: SeedQuestion) {
  const { system: kept, seed: written } = props.question.skill
  const system = usePlayable(kept)
  const { sides } = useAgreedInput()
  const seed = useMemo(() => readSeed(written), [written])
  const job = useJob(
    'practice-board',
    { ask: 'lead', system, sides, seed },
    `${written} ${systemKey(system)}`,
  )
  if (job.failed !== undefined) return <NoBoard {...job} onPassed={props.onPassed} />
  if (job.value === undefined)
    return <p role="status" className="panel-lead">{t`Drawing a deal…`}</p>
  return <Lead {...props} asked={job.value} />
}

/** By how the card stands with what is agreed; the first of the agreed ones is the one to lead. */
function gradeOf({ leads }: LeadAsked, card: Card): Grade {
  const at = leads.findIndex((lead) => lead.card === card)
  const qualifier = leads[at]?.qualifier
  if (at === 0) return 'right'
  return qualifier === 'consistent' ? 'acceptable' : qualifier === 'unspecified' ? 'near' : 'wrong'
}

function Lead({ question, onNext, asked }: SeedQuestion & { readonly asked: LeadAsked }) {
  const answer = useAnswer(question)
  const { sides } = useAgreedInput()
  const [card, setCard] = useState<Card>()
  const { view, suit, leads, against } = asked
  const { contract } = view
  const best = leads[0]
  const what = against === 'notrump' ? 'notrump' : t`a suit contract`
  const lead = (chosen: Card) => {
    setCard(chosen)
    answer.keep({
      grade: gradeOf(asked, chosen),
      asked: t`Which ${suitSingular(suit)} is led against ${what}?`,
    })
  }
  const cards = [...leads].map((one) => one.card).sort((a, b) => b - a)
  const said = leads.find((one) => one.card === card)
  return (
    <TwoColumns
      says={tx`You lead a ${suitSingular(suit)}${contract !== undefined && tx` against ${<ContractText contract={contract} />} by ${seatName(contract.declarer)}`}. Which one?`}
      about={
        <>
          <p className="text-figure">
            <HandLine hand={view.hand} />
          </p>
          <PracticeAuction
            dealer={view.dealer}
            vulnerability={view.vulnerability}
            calls={view.calls.map(({ call }) => call)}
            made={undefined}
            isOver
          />
        </>
      }
    >
      {card === undefined ? (
        <AnswerBox
          answer={answer}
          hint={t`Agreed against ${what}: ${leadsWords(sides[0].carding[against])}.`}
        >
          <fieldset aria-label={t`Your lead`} className="flex flex-wrap gap-2">
            {cards.map((one) => (
              <Button key={one} className="min-h-11 min-w-12" onClick={() => lead(one)}>
                <CardText card={one} />
              </Button>
            ))}
          </fieldset>
        </AnswerBox>
      ) : (
        <Feedback grade={gradeOf(asked, card)} action={t`Next lead`} onAction={onNext}>
          {card !== best?.card && best !== undefined && (
            <>
              <p className="said">
                <CardText card={best.card} />
                {best.rule !== undefined && <>: {leadWords(best.rule)}</>}.
              </p>
              <p>{tx`Your ${<CardText card={card} />}${
                said?.rule === undefined
                  ? t` is no lead that is agreed.`
                  : said.qualifier === 'consistent'
                    ? t` is agreed too: ${leadWords(said.rule)}.`
                    : t` is led at times, and is not what is agreed: ${leadWords(said.rule)}.`
              }`}</p>
            </>
          )}
          <Fold title={t`Leads against ${what}`}>
            <p>{capital(leadsWords(sides[0].carding[against]))}.</p>
            <p className="note">{t`What is agreed can be changed in Agreements.`}</p>
          </Fold>
        </Feedback>
      )}
    </TwoColumns>
  )
}
