/** The panel *Hidden hands*, pure: a moment in, intents out. */

import { memo, type ReactNode, type RefObject, use, useRef, useState } from 'react'
import { rankOf } from '#core/card.ts'
import { sampleError } from '#core/chance.ts'
import { dummyOf } from '#core/contract.ts'
import { grouped, percentage } from '#core/locale.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { Account } from '../../../ask/knowledge/Account.tsx'
import { accountOf } from '../../../ask/knowledge/account.ts'
import { honourRows, lengthAxis, pointsAxis } from '../../../ask/knowledge/hidden-model.ts'
import type { DrawnMoment, Knowledge } from '../../../ask/knowledge/moment.ts'
import type { MomentNow } from '../../../ask/knowledge/use-moment.ts'
import { Button } from '../../../kit/Button.tsx'
import { useDialogs } from '../../../kit/dialogs.ts'
import { KeptFold } from '../../../kit/Fold.tsx'
import { Mark } from '../../../kit/Mark.tsx'
import { Panel, PanelError } from '../../../kit/Panel.tsx'
import { SeatControl } from '../../../kit/SeatControl.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Term } from '../../../kit/Term.tsx'
import { GuessSlot, type GuessSlotProps, GuessToggle } from '../../guess-first/GuessSlot.tsx'
import { PanelNameContext } from '../panel.ts'
import { CommonReading, type Unsaid } from './CommonReading.tsx'
import { Conflict, Faults } from './Conflict.tsx'
import { FalseSignals } from './FalseSignals.tsx'
import { type Asked, HandBlock } from './HandBlock.tsx'
import { Honours, HonoursLine } from './Honours.tsx'
import { Inferences } from './Inferences.tsx'
import { falseSignals } from './inference-model.ts'
import { Layouts } from './Layouts.tsx'
import { OpeningDetail } from './Meaning.tsx'

/** Name of the rule whose calls can be opened section by section. */
const OPENBID = 'OPENBID'

export interface HiddenHandsViewProps {
  readonly now: MomentNow
  readonly onObserver: (seat: Seat) => void
  readonly lawOnly?: boolean
  readonly onLawOnly?: (lawOnly: boolean) => void
  /** Names the question, for a reader who guesses first; left out, the answers stand at once. */
  readonly guessing?: string
  /** Given where nobody said what was played. */
  readonly unsaid?: Unsaid | undefined
  /** What gives the moment to other programs. */
  readonly keys?: ReactNode
}

/** `South, declarer,`: who looks, once the contract says what that makes them. */
function roleOf(seat: Seat, view: SeatView | undefined): string {
  const contract = view?.contract
  if (contract === undefined) return seatName(seat)
  if (contract.declarer === seat) return t`${seatName(seat)}, declarer,`
  return `${seatName(seat)}, ${dummyOf(contract) === seat ? t`dummy` : t`a defender`},`
}

const names = (seats: readonly Seat[]): string =>
  seats.length < 2
    ? seats.map(seatName).join('')
    : t`${seats.slice(0, -1).map(seatName).join(', ')} and ${seatName(seats[seats.length - 1]!)}`

export function HiddenHandsView({
  now: { observer, moment: drawn, counts, running, share, error, retry },
  onObserver,
  lawOnly = false,
  onLawOnly = () => undefined,
  guessing,
  unsaid,
  keys,
}: HiddenHandsViewProps) {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const panel = useRef<HTMLDivElement>(null)
  const view = drawn?.question.view
  const hands = drawn?.law.hands ?? []
  const agreed = lawOnly ? undefined : drawn?.agreed
  const agreedHands = agreed?.now?.hands ?? []
  const behind = drawn?.old === 'all' || (running && !lawOnly)
  const isDummy = view?.contract !== undefined && dummyOf(view.contract) === observer
  return (
    <Panel
      {...use(PanelNameContext)}
      className="hidden-hands"
      state={counts && error === undefined && (drawn === undefined || behind) ? 'running' : 'ready'}
      summary={drawn === undefined ? undefined : t`${names(hands.map((h) => h.seat))}, closed`}
      heading={counts ? t`What ${seatName(observer)} knows` : undefined}
      end={
        <SegmentedControl
          label={t`What is shown`}
          options={[
            { value: 'law', label: t`Law`, name: t`Law only` },
            { value: 'agreed', label: t`Law and agreed` },
          ]}
          value={lawOnly ? 'law' : 'agreed'}
          onChange={(value) => onLawOnly(value === 'law')}
        />
      }
      lead={
        counts
          ? undefined
          : t`${seatName(observer)}’s cards are not known, so nothing can be counted from there. Choose another seat.`
      }
    >
      {error !== undefined && <PanelError message={error} onRetry={retry} />}
      {drawn !== undefined && view !== undefined && (
        <div ref={panel} tabIndex={-1} className="hh-all" data-old={drawn.old}>
          {hands.length > 2 && isDummy && drawn.law.cards > 0 && (
            <p className="note">{t`Dummy may not look at declarer’s cards, so three hands stay closed.`}</p>
          )}
          <Guessable
            moment={guessing}
            view={view}
            cards={drawn.law.cards}
            hands={agreedHands.length > 0 ? agreedHands : hands}
            honours={honourRows(drawn.law, agreed)}
            waiting={behind}
          >
            <Told
              moment={drawn}
              lawOnly={lawOnly}
              unsaid={unsaid}
              asked={asked}
              onAsk={setAsked}
              panel={panel}
            />
            <KeptFold
              id="hidden-hands/signs"
              title={t`How to read this`}
              hint={lawOnly ? t`by law` : precisionHint(agreed, running, share)}
            >
              <Legend agreed={agreed !== undefined} />
              <Layouts law={drawn.law} question={drawn.question} />
              {!lawOnly && <Precision agreed={agreed} running={running} share={share} />}
              {agreedHands.map((hand) =>
                hand.sampled === undefined ? null : (
                  <p
                    key={hand.seat}
                    className="note"
                  >{t`${seatName(hand.seat)}’s shapes are shares of ${grouped(hand.sampled)} layouts drawn at random, good to ${sampleError(hand.shapes, hand.sampled)}.`}</p>
                ),
              )}
              {keys}
              <p className="note">{t`What ${roleOf(observer, view)} can be sure of about ${names(hands.map((h) => h.seat))}.`}</p>
            </KeptFold>
          </Guessable>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-rule pt-2">
        <SeatControl
          label={t`Seen by`}
          hideLabel={false}
          seats={SEATS}
          value={observer}
          onChange={onObserver}
        />
        {counts && guessing !== undefined && <GuessToggle />}
      </div>
    </Panel>
  )
}

interface ToldProps {
  readonly moment: DrawnMoment
  readonly lawOnly: boolean
  readonly unsaid: Unsaid | undefined
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
  /** Has the focus when the link that had it is gone. */
  readonly panel: RefObject<HTMLDivElement | null>
}

/** The hands and all that is known of them: drawn anew where the moment is another. */
const Told = memo(function Told({ moment, lawOnly, unsaid, asked, onAsk, panel }: ToldProps) {
  const { law, question, old, agreed: told } = moment
  const { hands } = law
  const { view } = question
  const many = hands.length > 2
  const shown = lawOnly ? undefined : told
  const agreedHands = shown?.now?.hands ?? []
  const inferencesOf = (seat: Seat) => shown?.inferences.filter((one) => one.seat === seat) ?? []
  const seats = hands.map(({ seat }) => seat)
  const rows = honourRows(law, shown)
  const missing = law.honours.map(({ card }) => card).toSorted((a, b) => rankOf(b) - rankOf(a))
  const toPanel = () => panel.current?.focus()
  const accountAt = (seat: Seat): ReactNode => {
    const line = accountOf(moment, seat, lawOnly)
    return line && <Account line={line} />
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
            question={question}
          />
        </KeptFold>
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
                question={question}
                onGo={toPanel}
                detail={(one) =>
                  one.act.kind === 'call' && one.rule === OPENBID ? (
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

/** The answers, or a guess in their place. */
function Guessable({
  moment,
  children,
  ...guess
}: Omit<GuessSlotProps, 'moment'> & { readonly moment: string | undefined }) {
  if (moment === undefined) return children
  return (
    <GuessSlot moment={`${moment} ${guess.cards}`} {...guess}>
      {children}
    </GuessSlot>
  )
}

interface PrecisionProps {
  readonly agreed: Knowledge | undefined
  readonly running: boolean
  readonly share: number | undefined
}
/** How good the agreements' figures are, and how far the work has come. */
function Precision({ agreed, running, share }: PrecisionProps) {
  if (running)
    return (
      <p
        className="note"
        data-progress
      >{t`Working out what the agreements add${share === undefined || share <= 0 ? ' …' : t`: ${percentage(Math.round(100 * share))} done`}`}</p>
    )
  if (agreed === undefined) return null
  if (share !== undefined && agreed.precision !== 'drawn')
    return (
      <p className="note">{t`Intervals, while better figures are worked out: ${percentage(Math.round(100 * share))} done`}</p>
    )
  if (agreed.inferences.length === 0) return null
  return (
    <p className="note">
      {precisionWords(agreed)}
      {share !== undefined &&
        t` They stand while better figures are worked out: ${percentage(Math.round(100 * share))} done.`}
    </p>
  )
}
/** The same in a word or two, for the folded line. */
function precisionHint(
  agreed: Knowledge | undefined,
  running: boolean,
  share: number | undefined,
): string {
  if (running || (share !== undefined && share > 0))
    return share === undefined || share <= 0
      ? t`Working it out…`
      : t`Working it out: ${percentage(Math.round(100 * share))}`
  if (agreed === undefined || agreed.inferences.length === 0) return t`by law`
  return PRECISION_HINTS[agreed.precision]
}
const PRECISION_HINTS: Readonly<Record<Knowledge['precision'], string>> = {
  law: t`by law`,
  exact: 'exact',
  rounded: 'exact',
  drawn: t`from a sample`,
  interval: 'intervals',
}

function precisionWords({ precision, drawn = 0 }: Knowledge): string {
  switch (precision) {
    case 'exact':
    case 'rounded':
      return t`Exact.`
    case 'drawn':
      return t`From a sample of ${grouped(drawn)} layouts: 19 intervals in 20 hold the exact chance.`
    default:
      return t`Intervals: several hands have shown honours, so each chance stands between two figures.`
  }
}

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

const MARK = 'inline-flex min-h-6 items-center gap-1.5'

function Legend({ agreed }: { readonly agreed: boolean }) {
  return (
    <ul
      className="note mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1"
      aria-label={t`Legend`}
    >
      <li className={MARK}>
        <span className="hh-cell" data-kind="held" aria-hidden="true">
          X
        </span>{' '}
        {t`held`}
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="room" aria-hidden="true">
          ?
        </span>{' '}
        {t`room`}
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="lost" data-fresh="true" aria-hidden="true">
          [?]
        </span>{' '}
        {t`just lost`}
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="held" data-fresh="true" aria-hidden="true">
          X
        </span>{' '}
        {t`new`}
      </li>
      <li className={MARK}>
        <svg viewBox="0 0 20 10" className="w-5 h-1.5" aria-hidden="true">
          <path className="hh-law-line" d="M1 9V5h6V1h6v4h6v4" />
        </svg>{' '}
        <Term id="law">{t`by law`}</Term>
      </li>
      {agreed && (
        <>
          <li className={MARK}>
            <svg viewBox="0 0 10 10" className="w-2.5 h-2.5" aria-hidden="true">
              <rect className="hh-bar-agreed" x=".6" y=".6" width="8.8" height="8.8" />
            </svg>{' '}
            <span>
              <Term id="agreement">{t`if agreed`}</Term>
              {t`, nine in ten`}
            </span>
          </li>
          <li className={MARK}>
            <span className="hh-cell" data-kind="agreed" aria-hidden="true">
              X
            </span>{' '}
            {t`held, agreed`}
          </li>
          <li className={MARK}>
            <span className="hh-cell" data-kind="denied" aria-hidden="true">
              ?
            </span>{' '}
            {t`room, not agreed`}
          </li>
        </>
      )}
      <li className={MARK}>
        <Term id="x-notation">{t`the notation`}</Term>
      </li>
      <li className={MARK}>
        <Term id="show-out">{t`showed out`}</Term>
      </li>
      <li className={MARK}>
        <Term id="from-a-seat">{t`seen from a seat`}</Term>
      </li>
    </ul>
  )
}
