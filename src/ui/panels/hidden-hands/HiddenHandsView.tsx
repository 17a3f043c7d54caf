/** The panel *Hidden hands*, pure: a snapshot in, intents out. */
import { useState } from 'react'
import { dummyOf } from '#core/contract.ts'
import { SEATS, type Seat, seatLetter, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { Term } from '../../parts/Term.tsx'
import { type Asked, HandBlock } from './HandBlock.tsx'
import { grouped, type HiddenSnapshot, lengthAxis, pointsAxis } from './hidden-model.ts'

export const PANEL_ID = 'hidden-hands'
export const PANEL_TITLE = 'Hidden hands'

export interface HiddenHandsViewProps {
  readonly observer: Seat
  readonly onObserver: (seat: Seat) => void
  /** What the observer sees; `undefined` when its own hand is unknown. */
  readonly view: SeatView | undefined
  readonly snapshot: HiddenSnapshot | undefined
  readonly stale: boolean
  readonly error: string | undefined
  readonly onRetry: (() => void) | undefined
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
    : `${seats.slice(0, -1).map(seatName).join(', ')} and ${seatName(seats[seats.length - 1] as Seat)}`

export function HiddenHandsView({
  observer,
  onObserver,
  view,
  snapshot,
  stale,
  error,
  onRetry,
}: HiddenHandsViewProps) {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const [opened, setOpened] = useState<readonly Seat[]>([])
  const hands = snapshot?.hands ?? []
  const many = hands.length > 2
  const running = error === undefined && view !== undefined && (snapshot === undefined || stale)
  const isDummy = view?.contract !== undefined && dummyOf(view.contract) === observer
  return (
    <Panel
      id={PANEL_ID}
      title={PANEL_TITLE}
      className="hidden-hands"
      state={running ? 'running' : 'ready'}
      summary={snapshot === undefined ? undefined : `${names(hands.map((h) => h.seat))}, closed`}
      end={
        <SegmentedControl
          label="Seen by"
          hideLabel={false}
          options={SEATS.map((seat) => ({
            value: seat,
            label: seatLetter(seat),
            name: seatName(seat),
          }))}
          value={observer}
          onChange={onObserver}
        />
      }
      lead={
        view === undefined
          ? `${seatName(observer)}’s cards are not known, so nothing can be counted from there. Choose another seat.`
          : snapshot === undefined
            ? undefined
            : `What ${roleOf(observer, view)} can be sure of about ${names(hands.map((h) => h.seat))}.`
      }
    >
      {error !== undefined && <PanelError message={error} onRetry={onRetry} />}
      {view !== undefined && snapshot !== undefined && (
        <>
          {many && isDummy && snapshot.cards > 0 && (
            <p className="hh-note">
              Dummy may not look at declarer’s cards, so three hands stay closed.
            </p>
          )}
          {hands.map((hand) => (
            <HandBlock
              key={hand.seat}
              hand={hand}
              view={view}
              cards={snapshot.cards}
              lengths={lengthAxis(hands)}
              points={pointsAxis(hands)}
              asked={asked}
              onAsk={setAsked}
              folded={many ? !opened.includes(hand.seat) : undefined}
              onFold={
                many
                  ? () =>
                      setOpened(
                        opened.includes(hand.seat)
                          ? opened.filter((seat) => seat !== hand.seat)
                          : [...opened, hand.seat],
                      )
                  : undefined
              }
            />
          ))}
          <p className="hh-count">
            {grouped(snapshot.layouts)}{' '}
            <Term id="layout">{snapshot.layouts === '1' ? 'layout' : 'layouts'}</Term>{' '}
            {snapshot.layouts === '1' ? 'is' : 'are'} possible.
          </p>
          <Legend />
        </>
      )}
    </Panel>
  )
}

function Legend() {
  return (
    <ul className="hh-legend" aria-label="Legend">
      <li>
        <span className="hh-cell" data-kind="held" aria-hidden="true">
          X
        </span>{' '}
        held
      </li>
      <li>
        <span className="hh-cell" data-kind="room" aria-hidden="true">
          ?
        </span>{' '}
        room
      </li>
      <li>
        <span className="hh-cell" data-kind="lost" data-fresh="true" aria-hidden="true">
          [?]
        </span>{' '}
        just lost
      </li>
      <li>
        <span className="hh-cell" data-kind="held" data-fresh="true" aria-hidden="true">
          X
        </span>{' '}
        new
      </li>
      <li>
        <svg viewBox="0 0 20 6" className="hh-legend-line" aria-hidden="true">
          <path className="hh-whisker" d="M1 3H19M1 .5v5M19 .5v5" />
        </svg>{' '}
        <Term id="law">by law</Term>
      </li>
      <li>
        <Term id="x-notation">the notation</Term>
      </li>
    </ul>
  )
}
