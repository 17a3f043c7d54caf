/** What is known of one closed hand: its suits as strings, ranges and chances, and its points. */
import { ChevronDown } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { type Seat, seatName } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { SuitSymbol } from '../../parts/SuitSymbol.tsx'
import { Term } from '../../parts/Term.tsx'
import { AxisLabels, LengthHistogram, PointsHistogram } from './Histogram.tsx'
import {
  type Agreed,
  agreedOf,
  cellsName,
  cellsOf,
  type HandMeaning,
  type HiddenHand,
  type HiddenRange,
  type HiddenSuit,
  movedNow,
  narrows,
  rangeName,
  rangeText,
  subjectName,
} from './hidden-model.ts'
import { Given, Meaning } from './Meaning.tsx'
import { CardLink, Reason } from './Reason.tsx'

/** The number whose reason is open. */
export interface Asked {
  readonly seat: Seat
  readonly what: Suit | 'hcp'
}

export interface HandBlockProps {
  readonly hand: HiddenHand
  /** What its opening call says; `undefined` when only the law is to be shown. */
  readonly meaning?: HandMeaning | undefined
  readonly view: SeatView
  readonly cards: number
  /** Last values of the two axes. */
  readonly lengths: number
  readonly points: number
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
  /** Given, the hand folds to one line. */
  readonly folded?: boolean | undefined
  readonly onFold?: (() => void) | undefined
}

const GLYPH = { held: 'X', agreed: 'X', room: '?', denied: '?', lost: '[?]' } as const

interface CellsProps {
  readonly suit: HiddenSuit
  readonly seat: Seat
  readonly agreed: Agreed | undefined
}

function Cells({ suit, seat, agreed }: CellsProps) {
  return (
    <span className="hh-cells">
      <span className="sr-only">
        {`${seatName(seat)} ${strainName(suit.suit)}${agreed ? ', by law' : ''}: ${cellsName(suit)}`}
      </span>
      {cellsOf(suit, agreed).map(({ kind, fresh }, i) => (
        <span
          // Cells have no names but their places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          className="hh-cell"
          data-kind={kind}
          data-fresh={fresh || undefined}
          aria-hidden="true"
        >
          {GLYPH[kind]}
        </span>
      ))}
    </span>
  )
}

interface NumberProps {
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly range: HiddenRange
  readonly agreed: Agreed | undefined
  readonly open: boolean
  readonly controls: string
  readonly onToggle: () => void
  /** The button whose reason is open. */
  readonly asker: RefObject<HTMLButtonElement | null>
}

function NumberButton({ seat, what, range, agreed, open, controls, onToggle, asker }: NumberProps) {
  const narrower = agreed !== undefined && narrows(agreed, range) ? agreed : undefined
  const byLaw = `${rangeName(range)}${movedNow(range) ? ', just changed' : ''}`
  return (
    <button
      ref={open ? asker : undefined}
      type="button"
      className="hh-number"
      data-moved={movedNow(range) || undefined}
      data-agreed={narrower !== undefined || undefined}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <span className="sr-only">
        {narrower === undefined
          ? `${seatName(seat)}, ${subjectName(what)}: ${byLaw}. Why?`
          : `${seatName(seat)}, ${subjectName(what)}: if agreed ${rangeName(narrower)}; by law ${byLaw}. Why?`}
      </span>
      <span className={narrower ? 'hh-agreed' : undefined} aria-hidden="true">
        {rangeText(narrower ?? range)}
      </span>
      {narrower !== undefined ? (
        <span className="hh-exact" aria-hidden="true">
          law {rangeText(range)}
        </span>
      ) : (
        range.lo === range.hi && (
          <span className="hh-exact" aria-hidden="true">
            exact
          </span>
        )
      )}
    </button>
  )
}

export function HandBlock({
  hand,
  meaning,
  view,
  cards,
  lengths,
  points,
  asked,
  onAsk,
  folded = false,
  onFold,
}: HandBlockProps) {
  const id = useId()
  const asker = useRef<HTMLButtonElement>(null)
  const name = seatName(hand.seat)
  const out = hand.suits.filter((suit) => suit.showedOut !== undefined)
  const row = (what: Suit | 'hcp', range: HiddenRange): NumberProps => {
    const open = asked?.seat === hand.seat && asked.what === what
    return {
      seat: hand.seat,
      what,
      range,
      agreed: agreedOf(meaning, what),
      open,
      controls: `${id}-${what}`,
      asker,
      onToggle: () => onAsk(open ? undefined : { seat: hand.seat, what }),
    }
  }
  const givenOf = (what: Suit | 'hcp') => {
    const range = agreedOf(meaning, what)
    return range && { range, given: <Given seat={hand.seat} meaning={meaning} /> }
  }
  const reason = (what: Suit | 'hcp', range: HiddenRange) =>
    asked?.seat === hand.seat &&
    asked.what === what && (
      <Reason
        id={`${id}-${what}`}
        view={view}
        cards={cards}
        seat={hand.seat}
        what={what}
        range={range}
        agreed={givenOf(what)}
        onGo={() => asker.current?.focus()}
      />
    )
  const closed = (
    <span className="hh-vacant">
      {hand.vacant} <Term id="vacant-place">vacant {hand.vacant === 1 ? 'place' : 'places'}</Term>
    </span>
  )
  return (
    <section className="hh-hand" aria-labelledby={`${id}-name`}>
      <header className="hh-head">
        <h3 id={`${id}-name`} className="hh-name">
          {onFold === undefined ? (
            name
          ) : (
            <button
              type="button"
              className="panel-fold"
              aria-expanded={!folded}
              aria-controls={`${id}-body`}
              onClick={onFold}
            >
              {name}
              <ChevronDown size={14} aria-hidden="true" className="panel-chevron" />
            </button>
          )}
        </h3>
        {folded ? <Line hand={hand} meaning={meaning} /> : closed}
        {!folded && <AxisLabels axis={lengths} every={lengths > 9 ? 2 : 1} />}
      </header>
      <div id={`${id}-body`} hidden={folded}>
        {!folded && (
          <>
            {out.length > 0 && (
              <p className="hh-out">
                <Term id="show-out">Showed out</Term> of{' '}
                {out.map((suit, i) => (
                  <span key={suit.suit}>
                    {i > 0 && ', '}
                    {strainName(suit.suit)} (
                    <CardLink
                      card={view.cards[suit.showedOut as number] as (typeof view.cards)[0]}
                      index={suit.showedOut as number}
                      calls={view.calls.length}
                    />
                    )
                  </span>
                ))}
              </p>
            )}
            <ul className="hh-rows">
              {SUITS_DESCENDING.map((s) => {
                const suit = hand.suits[s] as HiddenSuit
                return (
                  <li key={s} className="hh-row">
                    <SuitSymbol suit={s} named={false} />
                    <Cells suit={suit} seat={hand.seat} agreed={agreedOf(meaning, s)} />
                    <NumberButton {...row(s, suit)} />
                    <LengthHistogram range={suit} agreed={agreedOf(meaning, s)} axis={lengths} />
                    {reason(s, suit)}
                  </li>
                )
              })}
              <li className="hh-row hh-points">
                <Term id="hcp">HCP</Term>
                <NumberButton {...row('hcp', hand.hcp)} />
                <span className="hh-points-picture">
                  <PointsHistogram
                    range={hand.hcp}
                    agreed={agreedOf(meaning, 'hcp')}
                    axis={points}
                  />
                  <AxisLabels axis={points} every={points > 20 ? 10 : 5} />
                </span>
                {reason('hcp', hand.hcp)}
              </li>
            </ul>
            {meaning !== undefined && <Meaning seat={hand.seat} meaning={meaning} />}
          </>
        )}
      </div>
    </section>
  )
}

interface LineProps {
  readonly hand: HiddenHand
  readonly meaning: HandMeaning | undefined
}

/** The folded hand: all ranges in one line. */
function Line({ hand, meaning }: LineProps) {
  const text = (what: Suit | 'hcp', range: HiddenRange) => {
    const agreed = agreedOf(meaning, what)
    return agreed !== undefined && narrows(agreed, range) ? (
      <span className="hh-agreed">
        <span className="sr-only">if agreed </span>
        {rangeText(agreed)}
      </span>
    ) : (
      rangeText(range)
    )
  }
  return (
    <span className="hh-line">
      {SUITS_DESCENDING.map((s) => (
        <span key={s} data-moved={movedNow(hand.suits[s] as HiddenSuit) || undefined}>
          <SuitSymbol suit={s} />
          {text(s, hand.suits[s] as HiddenSuit)}
        </span>
      ))}
      <span data-moved={movedNow(hand.hcp) || undefined}>{text('hcp', hand.hcp)} HCP</span>
    </span>
  )
}
