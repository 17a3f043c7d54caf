/** The panel *Hidden hands*, pure: a moment in, intents out. */

import { type ReactNode, use, useRef, useState } from 'react'
import { sampleError } from '#core/chance.ts'
import { dummyOf } from '#core/contract.ts'
import { grouped } from '#core/locale.ts'
import { SEATS, type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { honourRows } from '../../../ask/knowledge/hidden-model.ts'
import { isSupposed } from '../../../ask/knowledge/supposing.ts'
import type { MomentNow } from '../../../ask/knowledge/use-moment.ts'
import { KeptFold } from '../../../kit/Fold.tsx'
import { Panel, PanelError } from '../../../kit/Panel.tsx'
import { SeatControl } from '../../../kit/SeatControl.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { GuessSlot, type GuessSlotProps, GuessToggle } from '../../guess-first/GuessSlot.tsx'
import { PanelNameContext } from '../panel.ts'
import type { Unsaid } from './CommonReading.tsx'
import type { Asked } from './HandBlock.tsx'
import { Layouts } from './Layouts.tsx'
import { Legend } from './Legend.tsx'
import { Precision, precisionHint } from './Precision.tsx'
import { Told } from './Told.tsx'

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
  /** *What if*: what is supposed, what it decides, and what else can be. */
  readonly whatIf?: WhatIf
}

export type WhatIf = Readonly<Record<'bar' | 'decides' | 'fold', ReactNode>>

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
  whatIf,
}: HiddenHandsViewProps) {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const panel = useRef<HTMLDivElement>(null)
  const view = drawn?.question.view
  const hands = drawn?.law.hands ?? []
  const agreed = lawOnly ? undefined : drawn?.agreed
  const agreedHands = agreed?.now?.hands ?? []
  const behind = drawn?.old === 'all' || (running && !lawOnly)
  const supposing = isSupposed(drawn?.question)
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
      {whatIf?.bar}
      {error !== undefined && !supposing && <PanelError message={error} onRetry={retry} />}
      {drawn !== undefined && view !== undefined && (
        <div
          ref={panel}
          tabIndex={-1}
          className="hh-all"
          data-old={drawn.old}
          data-supposed={supposing || undefined}
        >
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
              decides={whatIf?.decides}
              fold={whatIf?.fold}
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
              {!supposing && keys}
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
