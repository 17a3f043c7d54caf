/** What is known of one closed hand: its suits as strings, ranges and chances, and its points. */
import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Card } from '#core/card.ts'
import { figure } from '#core/chance.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { SUITS_DESCENDING, type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import {
  type Agreed,
  type AgreedHand,
  agreedOf,
  type ClosedHand,
  type ClosedSuit,
  cellsName,
  cellsOf,
  likeliest,
  type MovedSpread,
  movedNow,
  narrower,
  rangeName,
  rangeText,
  runsOf,
  subjectName,
} from '../../../ask/knowledge/hidden-model.ts'
import type { Question } from '../../../ask/knowledge/moment.ts'
import { isSupposed } from '../../../ask/knowledge/supposing.ts'
import { useFolded } from '../../../kit/Panel.tsx'
import { SuitSymbol } from '../../../kit/SuitSymbol.tsx'
import { Term } from '../../../kit/Term.tsx'
import { tx } from '../../../kit/tx.ts'
import { CardLink } from '../../proof/ActLink.tsx'
import { Why } from '../../proof/Proof.tsx'
import { CountingLine } from './CountingLine.tsx'
import { AxisLabels, LengthHistogram, PointsHistogram } from './Histogram.tsx'
import { Shapes } from './Honours.tsx'
import { Reason } from './Reason.tsx'

/** The number whose reason is open. */
export interface Asked {
  readonly seat: Seat
  readonly what: Suit | 'hcp'
}

/** Whether the rows of a hand are folded away, as they were last left: its one line comes first. */
export const useHandFolded = (seat: Seat) => useFolded(`hidden-hands/hand-${seat}`, true)

export interface HandBlockProps {
  readonly hand: ClosedHand
  /** What the agreements make of it; `undefined` when only the law is to be shown. */
  readonly known?: AgreedHand | undefined
  /** Whether `known` is of an earlier moment: it keeps its place, and nothing is told by it. */
  readonly old: boolean
  /** What the figures answer, for their reasons. */
  readonly question: Question
  /** Honours that are not seen, highest first. */
  readonly missing: readonly Card[]
  /** Last values of the two axes. */
  readonly lengths: number
  readonly points: number
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
  /** The hand in one line. */
  readonly account: ReactNode
}

const GLYPH = { held: 'X', agreed: 'X', room: '?', denied: '?', lost: '[?]' } as const

interface CellsProps {
  readonly suit: ClosedSuit
  readonly seat: Seat
  readonly agreed: Agreed | undefined
}

function Cells({ suit, seat, agreed }: CellsProps) {
  const kept = narrower(agreed, suit)
  return (
    <span className="hh-cells relative">
      <span className="sr-only">
        {`${seatName(seat)} ${strainName(suit.suit)}${kept ? t`, by law` : ''}: ${cellsName(suit)}`}
      </span>
      {runsOf(cellsOf(suit, kept)).map(({ kind, fresh, count }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no names but their places.
        <Fragment key={i}>
          <span
            className="hh-cell"
            data-kind={kind}
            data-fresh={fresh || undefined}
            aria-hidden="true"
          >
            {GLYPH[kind]}
          </span>
          {count > 1 && (
            <span className="hh-times" data-kind={kind} aria-hidden="true">
              ×{count}
            </span>
          )}
        </Fragment>
      ))}
    </span>
  )
}

interface NumberProps {
  readonly seat: Seat
  readonly what: Suit | 'hcp'
  readonly range: MovedSpread
  readonly agreed: Agreed | undefined
  readonly old: boolean
  readonly open: boolean
  readonly controls: string
  /** Absent where the number has no reason to open. */
  readonly onToggle: (() => void) | undefined
  /** The button whose reason is open. */
  readonly asker: RefObject<HTMLButtonElement | null>
  /** Stands in place of a word that the number is exact. */
  readonly after?: ReactNode
}

const NUMBER =
  '-ms-1 flex min-h-6.5 py-1.25 items-baseline gap-1.5 rounded-control px-1 text-start text-body/[1.15] font-semibold whitespace-nowrap'

function NumberButton({
  seat,
  what,
  range,
  agreed,
  old,
  open,
  controls,
  onToggle,
  asker,
  after,
}: NumberProps) {
  const kept = narrower(agreed, range)
  const top = old || agreed === undefined || agreed.lo === agreed.hi ? undefined : likeliest(agreed)
  const byLaw = `${rangeName(range)}${movedNow(range) ? t`, just changed` : ''}`
  const said = tx`${
    kept === undefined || old
      ? `${seatName(seat)}, ${subjectName(what)}: ${byLaw}`
      : t`${seatName(seat)}, ${subjectName(what)}: if agreed ${rangeName(kept)}; by law ${byLaw}`
  }${top !== undefined && t`; likeliest ${top.value}, ${figure(top)}`}.`
  const told = (
    <>
      <span className={kept ? 'hh-agreed' : undefined} aria-hidden="true">
        {rangeText(kept ?? range)}
      </span>
      {kept !== undefined ? (
        <span
          className="text-ink-2 font-normal text-micro"
          aria-hidden="true"
        >{t`law ${rangeText(range)}`}</span>
      ) : (
        range.lo === range.hi &&
        after === undefined && (
          <span className="text-ink-2 font-normal text-micro" aria-hidden="true">{t`exact`}</span>
        )
      )}
    </>
  )
  const number =
    onToggle === undefined ? (
      <span className={`hh-number ${NUMBER}`} data-agreed={kept !== undefined || undefined}>
        <span className="sr-only">{said}</span>
        {told}
      </span>
    ) : (
      <button
        ref={open ? asker : undefined}
        type="button"
        className={`hh-number asks relative hover:bg-accent-soft aria-expanded:bg-accent-soft data-agreed:no-underline data-moved:decoration-accent data-moved:decoration-solid data-moved:decoration-2 ${NUMBER}`}
        data-moved={movedNow(range) || undefined}
        data-agreed={kept !== undefined || undefined}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={onToggle}
      >
        <span className="sr-only">{tx`${said} Why?`}</span>
        {told}
      </button>
    )
  return after === undefined ? (
    number
  ) : (
    <span className="flex items-center [&_.hh-link]:min-h-6 [&_.hh-number]:min-w-6">
      {number}
      {after}
    </span>
  )
}

/** Points have no cells: beside their name stands the number that is likeliest. */
function LikeliestPoints({ agreed }: { readonly agreed: Agreed | undefined }) {
  const top = agreed === undefined || agreed.lo === agreed.hi ? undefined : likeliest(agreed)
  return (
    top !== undefined && (
      <span
        className="ms-2 text-ink-2 text-micro"
        aria-hidden="true"
      >{t`likeliest ${top.value}`}</span>
    )
  )
}

export function HandBlock({
  hand,
  known,
  old,
  question,
  missing,
  lengths,
  points,
  asked,
  onAsk,
  account,
}: HandBlockProps) {
  const id = useId()
  const [folded, fold] = useHandFolded(hand.seat)
  const asker = useRef<HTMLButtonElement>(null)
  const name = seatName(hand.seat)
  const { view } = question
  /** What may be told in words and cells. */
  const told = old ? undefined : known
  const row = (what: Suit | 'hcp', range: MovedSpread): NumberProps => {
    const open = asked?.seat === hand.seat && asked.what === what
    return {
      seat: hand.seat,
      what,
      range,
      agreed: agreedOf(known, what),
      old,
      open,
      controls: `${id}-${what}`,
      asker,
      // A chain explains what is so, not what is supposed.
      onToggle: isSupposed(question)
        ? undefined
        : () => onAsk(open ? undefined : { seat: hand.seat, what }),
    }
  }
  const reason = (what: Suit | 'hcp', range: MovedSpread) =>
    asked?.seat === hand.seat &&
    asked.what === what &&
    !isSupposed(question) && (
      <Reason
        id={`${id}-${what}`}
        seat={hand.seat}
        what={what}
        range={range}
        agreed={agreedOf(told, what)}
        question={question}
        onGo={() => asker.current?.focus()}
      />
    )
  const places = hand.vacant === 1 ? t`place` : t`places`
  const closed = (
    <div className="note @min-[16.5rem]:whitespace-nowrap [&_.hh-chain]:whitespace-normal">
      <Why
        question={question}
        of={{ kind: 'vacant', seat: hand.seat }}
        name={t`${name}: ${hand.vacant} vacant ${places}`}
        after={
          <>
            {' '}
            <Term id="vacant-place">{t`vacant ${places}`}</Term>
          </>
        }
      >
        {hand.vacant}
      </Why>
    </div>
  )
  return (
    <section data-folded={folded || undefined} aria-labelledby={`${id}-name`}>
      <header className="hh-head">
        <h3 id={`${id}-name`} className="font-semibold text-body">
          <button
            type="button"
            className="panel-fold"
            aria-expanded={!folded}
            aria-controls={`${id}-body`}
            onClick={() => fold(!folded)}
          >
            {name}
            <ChevronDown size={14} aria-hidden="true" className="panel-chevron" />
          </button>
        </h3>
        {account}
      </header>
      <div id={`${id}-body`} hidden={folded}>
        {!folded && (
          <>
            <div className="hh-over">
              {closed}
              <AxisLabels axis={lengths} />
            </div>
            <ul className="border-t border-rule">
              {SUITS_DESCENDING.map((s) => {
                const suit = hand.suits[s]
                return (
                  <li key={s} className="hh-row">
                    <SuitSymbol suit={s} named={false} />
                    <Cells suit={suit} seat={hand.seat} agreed={agreedOf(told, s)} />
                    <NumberButton
                      {...row(s, suit)}
                      after={
                        suit.showedOut === undefined ? undefined : (
                          <CardLink
                            card={view.cards[suit.showedOut]!}
                            index={suit.showedOut}
                            calls={view.calls.length}
                            did={{
                              said: t`Showed out of ${strainName(s)}`,
                              drawn: t`showed out`,
                            }}
                          />
                        )
                      }
                    />
                    <LengthHistogram range={suit} agreed={agreedOf(known, s)} axis={lengths} />
                    {reason(s, suit)}
                  </li>
                )
              })}
              <li className="hh-row hh-points">
                <span className="min-w-0 truncate">
                  <Term id="hcp">{t`HCP`}</Term>
                  <LikeliestPoints agreed={agreedOf(told, 'hcp')} />
                </span>
                <NumberButton {...row('hcp', hand.hcp)} />
                <PointsHistogram range={hand.hcp} agreed={agreedOf(known, 'hcp')} axis={points} />
                {reason('hcp', hand.hcp)}
              </li>
            </ul>
            <CountingLine hand={hand} known={told} question={question} missing={missing} />
            <Shapes
              seat={hand.seat}
              shapes={known?.shapes ?? hand.shapes}
              agreed={known !== undefined}
              sampled={known?.sampled}
              question={question}
            />
          </>
        )}
      </div>
    </section>
  )
}
