/** *Why this card*: what a robot gave as its reason, and what a robot would have played for a person. */

import { use, useMemo, useState } from 'react'
import { seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { lineRecord, position, robotScoring, timeline, visibleHands } from '#store/index.ts'
import { cardKey, cardQuestion, chooserAt } from '../../../ask/card-question.ts'
import { useAgreedInput, useAgreedKey } from '../../../ask/knowledge/use-question.ts'
import { useJob } from '../../../ask/use-job.ts'
import { useKibitzer } from '../../../ask/use-kibitzer.ts'
import { Button } from '../../../kit/Button.tsx'
import { CardText } from '../../../kit/CallText.tsx'
import { FailedNote } from '../../../kit/FailedNote.tsx'
import { Fold } from '../../../kit/Fold.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { CardFigures } from '../../why/CardFigures.tsx'
import { PlanTree } from '../../why/PlanTree.tsx'
import { type PanelDefinition, PanelNameContext } from '../panel.ts'

function WhyCardPanel() {
  const { record } = useKibitzer(position)
  const index = record.cards.length - 1
  return index < 0 ? null : <WhyCard key={index} index={index} />
}

function WhyCard({ index }: { readonly index: number }) {
  const record = useKibitzer(lineRecord)
  const events = useKibitzer(timeline)
  const hands = useKibitzer(visibleHands)
  const speed = useKibitzer((s) => s.prefs.robotSpeed)
  const scoring = useKibitzer(robotScoring)
  const agreed = useAgreedInput()
  const agreedName = useAgreedKey(agreed)
  const [wanted, setWanted] = useState(false)
  const question = useMemo(
    () => (wanted ? cardQuestion(record, events, index, agreed, { speed, scoring }) : undefined),
    [wanted, record, events, index, agreed, speed, scoring],
  )
  const key = question === undefined ? '' : cardKey(question, agreedName)
  const { value: answer, failed, state, run } = useJob('robot', question, key)
  const card = record.cards[index]
  const seat = chooserAt(record, index)
  if (card === undefined || seat === undefined) return null
  const by = events.filter((event) => event.kind === 'card')[index]?.by
  // A robot’s reason tells of its hand, and what it would play in a closed seat does too.
  const open = hands[seat].faceUp
  const name = seatName(seat)
  return (
    <Panel {...use(PanelNameContext)} state={wanted && state === 'running' ? 'running' : 'ready'}>
      <div className="mb-3 flex items-center gap-3">
        <span className="shrink-0 font-serif text-call leading-none font-semibold">
          <CardText card={card} />
        </span>
        <p className="font-serif text-head leading-snug text-pretty">
          {!open
            ? t`${name}’s hand is closed: its reasons are told when the board is over.`
            : by !== undefined
              ? by.says
              : answer === undefined
                ? t`${name} chose it.`
                : answer.card === card
                  ? t`A robot in ${name}’s seat would play it too.`
                  : t`A robot in ${name}’s seat would play another card.`}
        </p>
      </div>
      {open && answer?.hint !== undefined && <p className="mb-3 font-serif">{answer.hint}</p>}
      {open && by === undefined && answer !== undefined && <p className="mb-3">{answer.says}</p>}
      {open && failed !== undefined && <FailedNote onRetry={run}>{failed}</FailedNote>}
      {open && !wanted && by === undefined && (
        <Button onClick={() => setWanted(true)}>{t`What would a robot play?`}</Button>
      )}
      {open && answer?.lines !== undefined && (
        <Fold title={t`The plan`} hint={t`and what to watch for`}>
          <PlanTree line={answer.lines} />
        </Fold>
      )}
      {open && (by !== undefined || answer !== undefined) && (
        <Fold
          title={t`The figures`}
          hint={t`every card weighed`}
          open={wanted}
          onToggle={setWanted}
        >
          {answer === undefined ? (
            <p
              className="note"
              role="status"
            >{t`Weighing the cards again, from what ${name} knew …`}</p>
          ) : (
            <CardFigures answer={answer} played={card} />
          )}
        </Fold>
      )}
    </Panel>
  )
}

export default {
  id: 'why-card',
  title: t`Why this card`,
  tab: 'why',
  order: 1,
  Component: WhyCardPanel,
} satisfies PanelDefinition
