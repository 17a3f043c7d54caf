/** Signals that were probably not true, each with its chance: they weigh, and nothing else is given up for them. */

import { cardName } from '#core/card.ts'
import { figure } from '#core/chance.ts'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Knowledge, Question } from '../../../ask/knowledge/moment.ts'
import { Mark } from '../../../kit/Mark.tsx'
import { tx } from '../../../kit/tx.ts'
import { ActLink } from '../../proof/ActLink.tsx'
import { Why } from '../../proof/Proof.tsx'
import { falseSignals } from './inference-model.ts'

export function FalseSignals({
  knowledge: { inferences, calls },
  question,
  onGo,
}: {
  readonly knowledge: Knowledge
  readonly question: Question | undefined
  readonly onGo: () => void
}) {
  const found = falseSignals(inferences)
  if (found.length === 0) return null
  return (
    <section
      className="hh-conflict by-agreement mt-1 mb-2.5 text-base"
      aria-label={t`False signals`}
    >
      <Mark kind="against" word={t`Probably not true`} />
      <ul>
        {found.map(({ inference, reading, chance }) => {
          const { id, seat, act, sign } = inference
          const card = act.kind === 'card' ? cardName(act.card) : ''
          return (
            <li key={id}>
              <Why
                question={question}
                of={{ kind: 'reading', id, reading }}
                name={t`${figure({ chance })} that ${seatName(seat)}’s ${sign} with the ${card} was not true`}
                onGo={onGo}
                after={tx`: ${seatName(seat)}’s ${sign} ${<ActLink act={act} calls={calls} onGo={onGo} />}`}
              >
                <b>{figure({ chance })}</b>
              </Why>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
