/** The closed hands and all that is known of them. */
import { memo, type ReactNode, type RefObject } from 'react'
import { rankOf } from '#core/card.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { Account } from '../../../ask/knowledge/Account.tsx'
import { accountOf } from '../../../ask/knowledge/account.ts'
import { honourRows, lengthAxis, pointsAxis } from '../../../ask/knowledge/hidden-model.ts'
import type { DrawnMoment, Knowledge } from '../../../ask/knowledge/moment.ts'
import { isSupposed, suppose } from '../../../ask/knowledge/supposing.ts'
import { Button } from '../../../kit/Button.tsx'
import { useDialogs } from '../../../kit/dialogs.ts'
import { KeptFold } from '../../../kit/Fold.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { CommonReading, type Unsaid } from './CommonReading.tsx'
import { Conflict, Faults } from './Conflict.tsx'
import { FalseSignals } from './FalseSignals.tsx'
import { type Asked, HandBlock } from './HandBlock.tsx'
import { Honours, HonoursLine } from './Honours.tsx'
import { Inferences } from './Inferences.tsx'
import { falseSignals } from './inference-model.ts'
import { OpeningDetail } from './Meaning.tsx'

/** Name of the rule whose calls can be opened section by section. */
const OPENBID = 'OPENBID'

interface ToldProps {
  readonly moment: DrawnMoment
  readonly lawOnly: boolean
  readonly unsaid: Unsaid | undefined
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
  /** Has the focus when the link that had it is gone. */
  readonly panel: RefObject<HTMLDivElement | null>
  /** What that which is supposed decides. */
  readonly decides?: ReactNode
  /** Where something can be supposed. */
  readonly fold?: ReactNode
}

/** Drawn anew where the moment is another. */
export const Told = memo(function Told({
  moment,
  lawOnly,
  unsaid,
  asked,
  onAsk,
  panel,
  decides,
  fold,
}: ToldProps) {
  const { law, question, old, agreed: told } = moment
  const { hands } = law
  const { view } = question
  const many = hands.length > 2
  // A chain explains what is so, not what is supposed.
  const proven = isSupposed(question) ? undefined : question
  const shown = lawOnly ? undefined : told
  const agreedHands = shown?.now?.hands ?? []
  const inferencesOf = (seat: Seat) => shown?.inferences.filter((one) => one.seat === seat) ?? []
  const seats = hands.map(({ seat }) => seat)
  const rows = honourRows(law, shown)
  const missing = law.honours.map(({ card }) => card).toSorted((a, b) => rankOf(b) - rankOf(a))
  const toPanel = () => panel.current?.focus()
  const accountAt = (seat: Seat): ReactNode => {
    const line = accountOf(moment, seat, lawOnly)
    return line && <Account line={line} supposed={isSupposed(question)} />
  }
  return (
    <>
      <div className="hh-hands" data-many={many || undefined}>
        {hands.map((hand) => (
          <HandBlock
            key={hand.seat}
            hand={hand}
            known={agreedHands.find(({ seat }) => seat === hand.seat)}
            old={old === 'agreed'}
            question={question}
            missing={missing}
            lengths={lengthAxis(hands)}
            points={pointsAxis(hands)}
            asked={asked}
            onAsk={onAsk}
            account={accountAt(hand.seat)}
          />
        ))}
      </div>
      {decides}
      <div className={many ? '-mt-px' : 'mt-2'}>
        <KeptFold
          id="hidden-hands/honours"
          title={t`Missing honours`}
          hint={rows.length === 0 ? t`none` : <HonoursLine seats={seats} rows={rows} />}
        >
          <Honours
            seats={seats}
            rows={rows}
            agreed={shown !== undefined && shown.inferences.length > 0 && agreedHands.length > 0}
            question={proven}
            onSuppose={
              fold === undefined ? undefined : (card, seat) => suppose({ kind: 'card', seat, card })
            }
          />
        </KeptFold>
        {fold}
        {!lawOnly && (
          <KeptFold
            id="hidden-hands/readings"
            title={t`Readings`}
            hint={
              <span className="hh-readings-line">
                <ReadingsLine knowledge={shown} unsaid={unsaid} />
              </span>
            }
          >
            {unsaid !== undefined && <CommonReading {...unsaid} />}
            {shown !== undefined && (
              <>
                <FalseSignals knowledge={shown} question={question} onGo={toPanel} />
                <Faults knowledge={shown} onGo={toPanel} />
                <Conflict knowledge={shown} question={question} onGo={toPanel} />
              </>
            )}
            {shown?.inferences.length === 0 && (
              <p className="note">{t`No call or card says anything by agreement yet.`}</p>
            )}
            {hands.map(({ seat }) => (
              <Inferences
                key={seat}
                seat={seat}
                list={inferencesOf(seat)}
                calls={view.calls.length}
                question={proven}
                onGo={toPanel}
                detail={(one) =>
                  proven !== undefined && one.act.kind === 'call' && one.rule === OPENBID ? (
                    <OpeningDetail seat={seat} question={question} />
                  ) : null
                }
              />
            ))}
            <EditAgreements />
          </KeptFold>
        )}
      </div>
    </>
  )
})

/** What the folded readings state: what is odd about them before how many there are. */
function ReadingsLine({
  knowledge,
  unsaid,
}: {
  readonly knowledge: Knowledge | undefined
  readonly unsaid: Unsaid | undefined
}) {
  if (knowledge !== undefined) {
    const { conflict, faults, inferences } = knowledge
    if (conflict.some(({ off }) => off.length > 0))
      return <Mark kind="against" word={t`Conflict`} />
    const untrue = falseSignals(inferences).length
    if (untrue > 0)
      return <Mark kind="against" word={t`${untrue} of ${inferences.length} probably not true`} />
    if (faults.length > 0 || inferences.some(({ verdict }) => verdict === 'off-system'))
      return <Mark kind="against" word={t`Off-system`} />
  }
  if (unsaid !== undefined) return unsaid.read ? t`as common Standard` : t`calls left out`
  const acts = knowledge?.inferences.length ?? 0
  return acts === 0 ? t`none yet` : t`${acts} read`
}

function EditAgreements() {
  const { show } = useDialogs()
  return (
    <Button
      variant="quiet"
      className="-ms-3"
      onClick={() => show('agreements')}
    >{t`Edit agreements`}</Button>
  )
}
