/** The panel *Hidden hands*, pure: a snapshot in, intents out. */
import { useState } from 'react'
import { dummyOf } from '#core/contract.ts'
import { SEATS, type Seat, seatLetter, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { Panel, PanelError } from '../../parts/Panel.tsx'
import { SegmentedControl } from '../../parts/SegmentedControl.tsx'
import { Term } from '../../parts/Term.tsx'
import { type Asked, HandBlock } from './HandBlock.tsx'
import {
  grouped,
  type HiddenSnapshot,
  lengthAxis,
  type Opening,
  pointsAxis,
} from './hidden-model.ts'

export const PANEL_ID = 'hidden-hands'
export const PANEL_TITLE = 'Hidden hands'

/** The law of the cards alone, or with what the calls say if their owners kept to the system. */
export type KnowledgeMode = 'law' | 'agreed'

export interface HiddenHandsViewProps {
  readonly observer: Seat
  readonly onObserver: (seat: Seat) => void
  /** What the observer sees; `undefined` when its own hand is unknown. */
  readonly view: SeatView | undefined
  readonly snapshot: HiddenSnapshot | undefined
  /** What the opening calls say; `undefined` while there are none, or until they are read. */
  readonly opening?: Opening | undefined
  readonly mode?: KnowledgeMode
  readonly onMode?: (mode: KnowledgeMode) => void
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
  opening,
  mode = 'agreed',
  onMode = () => undefined,
  stale,
  error,
  onRetry,
}: HiddenHandsViewProps) {
  const [asked, setAsked] = useState<Asked | undefined>(undefined)
  const [turned, setTurned] = useState<readonly Seat[]>([])
  const hands = snapshot?.hands ?? []
  const many = hands.length > 2
  const running = error === undefined && view !== undefined && (snapshot === undefined || stale)
  const said = opening?.observer === observer ? opening.hands : []
  const read = said.filter(({ meaning }) => meaning.kind !== 'none')
  const called = said.map(({ meaning }) => meaning).filter((m) => m.kind === 'called')
  const meaningOf = (seat: Seat) =>
    mode === 'law' ? undefined : said.find((hand) => hand.seat === seat)?.meaning
  // Of three closed hands the opener's is open; the reader may turn each over.
  const isFolded = (seat: Seat): boolean => {
    const meaning = meaningOf(seat)
    const opener = meaning?.kind === 'off-system' || (meaning?.kind === 'called' && meaning.opened)
    return opener === turned.includes(seat)
  }
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
          {read.length > 0 && (
            <div className="hh-mode">
              <SegmentedControl
                label="What is shown"
                options={[
                  { value: 'law', label: 'Law' },
                  { value: 'agreed', label: 'Law and agreed' },
                ]}
                value={mode}
                onChange={onMode}
              />
              {mode === 'agreed' && called.length > 1 && (
                <p className="hh-note">
                  {called.some((meaning) => meaning.joined !== undefined)
                    ? 'Both calls are counted together.'
                    : hands.length > 2
                      ? 'Each hand is read by its own call alone.'
                      : 'Not both calls can have kept to the system, so each hand is read by its own alone.'}
                </p>
              )}
            </div>
          )}
          {hands.map((hand) => (
            <HandBlock
              key={hand.seat}
              hand={hand}
              meaning={meaningOf(hand.seat)}
              view={view}
              cards={snapshot.cards}
              lengths={lengthAxis(hands)}
              points={pointsAxis(hands)}
              asked={asked}
              onAsk={setAsked}
              folded={many ? isFolded(hand.seat) : undefined}
              onFold={
                many
                  ? () =>
                      setTurned(
                        turned.includes(hand.seat)
                          ? turned.filter((seat) => seat !== hand.seat)
                          : [...turned, hand.seat],
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
          <Legend agreed={mode === 'agreed' && read.length > 0} />
        </>
      )}
    </Panel>
  )
}

function Legend({ agreed }: { readonly agreed: boolean }) {
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
      {agreed && (
        <>
          <li>
            <svg viewBox="0 0 20 6" className="hh-legend-line" aria-hidden="true">
              <path className="hh-whisker hh-whisker-agreed" d="M1 3H19M1 .5v5M19 .5v5" />
            </svg>{' '}
            <Term id="agreement">if agreed</Term>
          </li>
          <li>
            <span className="hh-cell" data-kind="agreed" aria-hidden="true">
              X
            </span>{' '}
            held, agreed
          </li>
          <li>
            <span className="hh-cell" data-kind="denied" aria-hidden="true">
              ?
            </span>{' '}
            room, not agreed
          </li>
        </>
      )}
      <li>
        <Term id="x-notation">the notation</Term>
      </li>
    </ul>
  )
}
