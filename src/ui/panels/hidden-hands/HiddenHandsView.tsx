/** The panel *Hidden hands*, pure: a snapshot in, intents out. */

import { memo, type RefObject, useRef, useState } from 'react'
import { PASS } from '#core/call.ts'
import { rankOf } from '#core/card.ts'
import { sampleError } from '#core/chance.ts'
import { dummyOf } from '#core/contract.ts'
import { grouped, percentage } from '#core/locale.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { useDialogs } from '../../app/dialogs.ts'
import { GuessSlot, type GuessSlotProps, GuessToggle } from '../../guess-first/GuessSlot.tsx'
import type { HiddenHandsAt } from '../../knowledge/use-hidden-hands.ts'
import type { KnowledgeNow } from '../../knowledge/use-knowledge.ts'
import { Button } from '../../parts/Button.tsx'
import { KeptFold } from '../../parts/Fold.tsx'
import { Mark } from '../../parts/Mark.tsx'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { SeatControl } from '../../parts/SeatControl.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { Term } from '../../parts/Term.tsx'
import { PANEL_NAMES } from '../names.ts'
import { CommonReading, type Unsaid } from './CommonReading.tsx'
import { Conflict, Faults } from './Conflict.tsx'
import { FalseSignals } from './FalseSignals.tsx'
import { type Asked, HandBlock } from './HandBlock.tsx'
import { Honours, HonoursLine } from './Honours.tsx'
import { honourRows, lengthAxis, pointsAxis } from './hidden-model.ts'
import { Inferences } from './Inferences.tsx'
import { falseSignals } from './inference-model.ts'
import { Layouts } from './Layouts.tsx'
import { OpeningDetail } from './Meaning.tsx'

/** Name of the rule whose calls can be opened section by section. */
const OPENBID = 'OPENBID'

type AgreedProps = Omit<KnowledgeNow, 'key'>
const NOTHING_KNOWN: AgreedProps = {
  input: undefined,
  knowledge: undefined,
  answered: undefined,
  running: false,
  share: undefined,
  error: undefined,
  retry: undefined,
}

export interface HiddenHandsViewProps {
  readonly observer: Seat
  readonly onObserver: (seat: Seat) => void
  /** What the observer sees; `undefined` when its own hand is unknown. */
  readonly view: SeatView | undefined
  readonly snapshot: HiddenHandsAt | undefined
  /** What the agreements add. */
  readonly known?: AgreedProps
  readonly lawOnly?: boolean
  readonly onLawOnly?: (lawOnly: boolean) => void
  /** Names the question, for a reader who guesses first; left out, the answers stand at once. */
  readonly moment?: string
  readonly stale: boolean
  readonly error: string | undefined
  readonly onRetry: (() => void) | undefined
  /** Given where nobody said what was played. */
  readonly unsaid?: Unsaid | undefined
}

/** `South, declarer,`: who looks, once the contract says what that makes them. */
function roleOf(seat: Seat, view: SeatView | undefined): string {
  const contract = view?.contract
  if (contract === undefined) return seatName(seat)
  if (contract.declarer === seat) return `${seatName(seat)}, declarer,`
  return `${seatName(seat)}, ${dummyOf(contract) === seat ? 'dummy' : 'a defender'},`
}

const names = (seats: readonly Seat[]): string =>
  seats.length < 2
    ? seats.map(seatName).join('')
    : `${seats.slice(0, -1).map(seatName).join(', ')} and ${seatName(seats[seats.length - 1]!)}`

export function HiddenHandsView({
  observer,
  onObserver,
  view,
  snapshot,
  known = NOTHING_KNOWN,
  lawOnly = false,
  onLawOnly = () => undefined,
  moment,
  stale,
  error,
  onRetry,
  unsaid,
}: HiddenHandsViewProps) {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  /** True for a hand the reader folded, false for one that was opened. */
  const [turned, setTurned] = useState<Turned>({})
  const hands = snapshot?.hands ?? []
  const many = hands.length > 2
  /** What the agreements say is still that of an earlier moment. */
  const behind = known.running && !lawOnly
  const running =
    error === undefined && view !== undefined && (snapshot === undefined || stale || behind)
  const about = known.knowledge?.observer === observer && !lawOnly ? known.knowledge : undefined
  const shown = about !== undefined && sameHands(about, hands) ? about : undefined
  const agreedHands = shown?.now?.hands ?? []
  // Figures that are still those of an earlier moment give the reasons of that moment.
  const question = (behind ? known.answered : undefined) ?? known.input
  const panel = useRef<HTMLDivElement>(null)
  const isDummy = view?.contract !== undefined && dummyOf(view.contract) === observer
  return (
    <Panel
      {...PANEL_NAMES.hiddenHands}
      className="hidden-hands"
      state={running ? 'running' : 'ready'}
      summary={snapshot === undefined ? undefined : `${names(hands.map((h) => h.seat))}, closed`}
      heading={view === undefined ? undefined : `What ${seatName(observer)} knows`}
      end={
        <SegmentedControl
          label="What is shown"
          options={[
            { value: 'law', label: 'Law', name: 'Law only' },
            { value: 'agreed', label: 'Law and agreed' },
          ]}
          value={lawOnly ? 'law' : 'agreed'}
          onChange={(value) => onLawOnly(value === 'law')}
        />
      }
      lead={
        view === undefined
          ? `${seatName(observer)}’s cards are not known, so nothing can be counted from there. Choose another seat.`
          : undefined
      }
    >
      {error !== undefined && <PanelError message={error} onRetry={onRetry} />}
      {view !== undefined && snapshot !== undefined && (
        <div
          ref={panel}
          tabIndex={-1}
          className="hh-all"
          data-old={(known.running && shown !== undefined) || undefined}
        >
          {many && isDummy && snapshot.cards > 0 && (
            <p className="note">
              Dummy may not look at declarer’s cards, so three hands stay closed.
            </p>
          )}
          {!lawOnly && known.error !== undefined && (
            <PanelError message={known.error} onRetry={known.retry} />
          )}
          <Guessable
            moment={moment}
            view={view}
            cards={snapshot.cards}
            hands={agreedHands.length > 0 ? agreedHands : hands}
            honours={honourRows(snapshot, shown)}
            waiting={stale || behind}
          >
            <Told
              snapshot={snapshot}
              shown={shown}
              question={question}
              lawOnly={lawOnly}
              unsaid={unsaid}
              view={view}
              asked={asked}
              onAsk={setAsked}
              turned={turned}
              onTurn={setTurned}
              panel={panel}
            />
            <KeptFold
              id="hidden-hands/signs"
              title="How to read this"
              hint={lawOnly ? 'by law' : precisionHint(known)}
            >
              <Legend agreed={shown !== undefined} />
              <Layouts snapshot={snapshot} question={question} />
              {!lawOnly && <Precision known={known} />}
              {agreedHands.map((hand) =>
                hand.sampled === undefined ? null : (
                  <p key={hand.seat} className="note">
                    {seatName(hand.seat)}’s shapes are shares of {grouped(hand.sampled)} layouts
                    drawn at random, good to {sampleError(hand.shapes, hand.sampled)}.
                  </p>
                ),
              )}
              <p className="note">
                What {roleOf(observer, view)} can be sure of about {names(hands.map((h) => h.seat))}
                .
              </p>
            </KeptFold>
          </Guessable>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-rule pt-2">
        <SeatControl
          label="Seen by"
          hideLabel={false}
          seats={SEATS}
          value={observer}
          onChange={onObserver}
        />
        {view !== undefined && moment !== undefined && <GuessToggle />}
      </div>
    </Panel>
  )
}

/** Which of several hands the reader folded (true) or opened. */
type Turned = Readonly<Partial<Record<Seat, boolean>>>

interface ToldProps {
  readonly snapshot: HiddenHandsAt
  readonly shown: AgreedProps['knowledge']
  readonly question: AgreedProps['input']
  readonly lawOnly: boolean
  readonly unsaid: Unsaid | undefined
  readonly view: SeatView
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
  readonly turned: Turned
  readonly onTurn: (turned: Turned) => void
  /** Has the focus when the link that had it is gone. */
  readonly panel: RefObject<HTMLDivElement | null>
}

/** The hands and all that is known of them: drawn once a step, when its figures are there. */
const Told = memo(function Told({
  snapshot,
  shown,
  question,
  lawOnly,
  unsaid,
  view,
  asked,
  onAsk,
  turned,
  onTurn,
  panel,
}: ToldProps) {
  const { hands } = snapshot
  const many = hands.length > 2
  const agreedHands = shown?.now?.hands ?? []
  const inferencesOf = (seat: Seat) => shown?.inferences.filter((one) => one.seat === seat) ?? []
  const seats = hands.map(({ seat }) => seat)
  const rows = honourRows(snapshot, shown)
  const missing = snapshot.honours.map(({ card }) => card).toSorted((a, b) => rankOf(b) - rankOf(a))
  const toPanel = () => panel.current?.focus()
  // Of three closed hands the one that bid first is open; the reader may turn each over.
  const called = shown?.inferences.filter(({ act }) => act.kind === 'call') ?? []
  const acted = called.find(({ act }) => act.kind === 'call' && act.call !== PASS)
  const told = (acted ?? called[0])?.seat
  const isFolded = (seat: Seat): boolean => turned[seat] ?? seat !== told
  return (
    <>
      <div className="hh-hands" data-many={many || undefined}>
        {hands.map((hand) => (
          <HandBlock
            key={hand.seat}
            hand={hand}
            known={agreedHands.find(({ seat }) => seat === hand.seat)}
            question={question}
            view={view}
            missing={missing}
            lengths={lengthAxis(hands)}
            points={pointsAxis(hands)}
            asked={asked}
            onAsk={onAsk}
            folded={many ? isFolded(hand.seat) : undefined}
            onFold={
              many ? () => onTurn({ ...turned, [hand.seat]: !isFolded(hand.seat) }) : undefined
            }
          />
        ))}
      </div>
      <div className={many ? '-mt-px' : 'mt-2'}>
        <KeptFold
          id="hidden-hands/honours"
          title="Missing honours"
          hint={rows.length === 0 ? 'none' : <HonoursLine seats={seats} rows={rows} />}
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
            title="Readings"
            hint={<ReadingsLine knowledge={shown} unsaid={unsaid} />}
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
              <p className="note">No call or card says anything by agreement yet.</p>
            )}
            {hands.map(({ seat }) =>
              many && isFolded(seat) ? null : (
                <Inferences
                  key={seat}
                  seat={seat}
                  list={inferencesOf(seat)}
                  calls={view.calls.length}
                  question={question}
                  onGo={toPanel}
                  detail={(one) =>
                    one.act.kind === 'call' && one.rule === OPENBID && question !== undefined ? (
                      <OpeningDetail seat={seat} question={question} />
                    ) : null
                  }
                />
              ),
            )}
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

/** An answer that is one step old is of use only for the same closed hands. */
const sameHands = (
  known: NonNullable<AgreedProps['knowledge']>,
  hands: HiddenHandsAt['hands'],
): boolean =>
  known.now === undefined ||
  (known.seats.length === hands.length && known.seats.every((seat, i) => seat === hands[i]?.seat))

/** How good the agreements' figures are, and how far the work has come. */
function Precision({ known: { knowledge, running, share } }: { readonly known: AgreedProps }) {
  if (running)
    return (
      <p className="note" data-progress>
        Working out what the agreements add
        {share === undefined || share <= 0 ? ' …' : `: ${percentage(Math.round(100 * share))} done`}
      </p>
    )
  if (knowledge === undefined) return null
  if (share !== undefined && knowledge.precision !== 'drawn')
    return (
      <p className="note">
        Intervals, while better figures are worked out: {percentage(Math.round(100 * share))} done
      </p>
    )
  if (knowledge.inferences.length === 0) return null
  return (
    <p className="note">
      {precisionWords(knowledge)}
      {share !== undefined &&
        ` They stand while better figures are worked out: ${percentage(Math.round(100 * share))} done.`}
    </p>
  )
}
/** The same in a word or two, for the folded line. */
function precisionHint({ knowledge, running, share }: AgreedProps): string {
  if (running || (share !== undefined && share > 0))
    return share === undefined || share <= 0
      ? 'Working it out…'
      : `Working it out: ${percentage(Math.round(100 * share))}`
  if (knowledge === undefined || knowledge.inferences.length === 0) return 'by law'
  return PRECISION_HINTS[knowledge.precision]
}
const PRECISION_HINTS: Readonly<
  Record<NonNullable<AgreedProps['knowledge']>['precision'], string>
> = {
  law: 'by law',
  exact: 'exact',
  rounded: 'exact',
  drawn: 'from a sample',
  interval: 'intervals',
}

function precisionWords({ precision, drawn = 0 }: NonNullable<AgreedProps['knowledge']>): string {
  switch (precision) {
    case 'exact':
    case 'rounded':
      return 'Exact.'
    case 'drawn':
      return `From a sample of ${grouped(drawn)} layouts: 19 intervals in 20 hold the exact chance.`
    default:
      return 'Intervals: several hands have shown honours, so each chance stands between two figures.'
  }
}

/** What the folded readings state: what is odd about them before how many there are. */
function ReadingsLine({
  knowledge,
  unsaid,
}: {
  readonly knowledge: AgreedProps['knowledge']
  readonly unsaid: Unsaid | undefined
}) {
  if (knowledge !== undefined) {
    const { conflict, faults, inferences } = knowledge
    if (conflict.some(({ off }) => off.length > 0)) return <Mark kind="against" word="Conflict" />
    const untrue = falseSignals(inferences).length
    if (untrue > 0)
      return <Mark kind="against" word={`${untrue} of ${inferences.length} probably not true`} />
    if (faults.length > 0 || inferences.some(({ verdict }) => verdict === 'off-system'))
      return <Mark kind="against" word="Off-system" />
  }
  if (unsaid !== undefined) return unsaid.read ? 'as common Standard' : 'calls left out'
  const acts = knowledge?.inferences.length ?? 0
  return acts === 0 ? 'none yet' : `${acts} read`
}

function EditAgreements() {
  const { show } = useDialogs()
  return (
    <Button variant="quiet" className="-ms-3" onClick={() => show('agreements')}>
      Edit agreements
    </Button>
  )
}

const MARK = 'inline-flex min-h-6 items-center gap-1.5'

function Legend({ agreed }: { readonly agreed: boolean }) {
  return (
    <ul className="note mt-1.5 flex flex-wrap items-center gap-x-3.5 gap-y-1" aria-label="Legend">
      <li className={MARK}>
        <span className="hh-cell" data-kind="held" aria-hidden="true">
          X
        </span>{' '}
        held
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="room" aria-hidden="true">
          ?
        </span>{' '}
        room
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="lost" data-fresh="true" aria-hidden="true">
          [?]
        </span>{' '}
        just lost
      </li>
      <li className={MARK}>
        <span className="hh-cell" data-kind="held" data-fresh="true" aria-hidden="true">
          X
        </span>{' '}
        new
      </li>
      <li className={MARK}>
        <svg viewBox="0 0 20 10" className="w-5 h-1.5" aria-hidden="true">
          <path className="hh-law-line" d="M1 9V5h6V1h6v4h6v4" />
        </svg>{' '}
        <Term id="law">by law</Term>
      </li>
      {agreed && (
        <>
          <li className={MARK}>
            <svg viewBox="0 0 10 10" className="w-2.5 h-2.5" aria-hidden="true">
              <rect className="hh-bar-agreed" x=".6" y=".6" width="8.8" height="8.8" />
            </svg>{' '}
            <Term id="agreement">if agreed</Term>
          </li>
          <li className={MARK}>
            <span className="hh-cell" data-kind="agreed" aria-hidden="true">
              X
            </span>{' '}
            held, agreed
          </li>
          <li className={MARK}>
            <span className="hh-cell" data-kind="denied" aria-hidden="true">
              ?
            </span>{' '}
            room, not agreed
          </li>
        </>
      )}
      <li className={MARK}>
        <Term id="x-notation">the notation</Term>
      </li>
      <li className={MARK}>
        <Term id="show-out">showed out</Term>
      </li>
      <li className={MARK}>
        <Term id="from-a-seat">seen from a seat</Term>
      </li>
    </ul>
  )
}
