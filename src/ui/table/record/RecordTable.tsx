/** The felt of a lesson or a live table: the table's own parts around a board of which only the viewer's part is known. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { whyIllegal } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { whyIllegal as whyCardIllegal } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { useKibitzer } from '../../ask/use-kibitzer.ts'
import { Button } from '../../kit/Button.tsx'
import { PHONE, useMedia } from '../../kit/use-media.ts'
import { AuctionTable } from '../AuctionTable.tsx'
import { BiddingBox } from '../BiddingBox.tsx'
import { Hand } from '../Hand.tsx'
import { SeatPlate } from '../SeatLabel.tsx'
import { Strip } from '../Strip.tsx'
import { formAt, slotsOf } from '../slots.ts'
import { TrickSquare } from '../TrickSquare.tsx'
import { type Control, recordTable } from './record-table.ts'

const NO_CARDS: ReadonlySet<Card> = new Set()

export interface RecordTableProps {
  /** What the viewer may see: hidden hands are not in it, so that nothing can show them. */
  readonly record: BoardRecord
  readonly viewer: Seat
  readonly control: Control
  /** Who sits there, in a word. */
  readonly sits: (seat: Seat) => string
  readonly onCall: (call: Call) => void
  readonly onCard: (card: Card) => void
  /** Told why a call or card cannot be chosen. */
  readonly onRefused: (why: string) => void
  /** The call that is explained beside the table, ringed. */
  readonly explained: number | undefined
  readonly onExplain: (index: number) => void
  /** Steps back over what was called and played, and forth again; left out where there is another way. */
  readonly onStep?: (by: 1 | -1) => void
  /** Calls and cards that the student has stepped back over. */
  readonly back?: number
}

export function RecordTable(props: RecordTableProps) {
  const { record, viewer, control, sits, onCall, onCard, onRefused, explained, onExplain } = props
  const { onStep, back = 0 } = props
  const text = useKibitzer((s) => s.prefs.diagrams === 'text')
  const grid = useKibitzer((s) => s.prefs.bidGrid)
  const suitOrder = useKibitzer((s) => s.prefs.suitOrder)
  const phone = useMedia(PHONE)
  const model = useMemo(
    () => recordTable(record, viewer, control, { text, suitOrder }),
    [record, viewer, control, text, suitOrder],
  )
  const { position: p } = model
  const bidding = p.phase === 'auction'
  const slots = slotsOf(model.hands, { viewer, turn: p.turn, phone })
  const auction = <AuctionTable model={model.auction} explained={explained} onCall={onExplain} />
  const pressCall = (call: Call) => {
    const why = whyIllegal(p.auction, call)
    if (why === undefined) onCall(call)
    else onRefused(why.message)
  }
  const pressCard = (card: Card) => {
    const why =
      control !== 'card' || p.play === undefined
        ? { message: t`No card is asked for now.` }
        : whyCardIllegal(record.board.deal, p.play, card)
    if (why === undefined) onCard(card)
    else onRefused(why.message)
  }
  return (
    <section
      aria-label={t`Table`}
      className="felt h-[min(52rem,calc(100dvh-5.5rem-var(--felt-above,0px)))] min-h-140 max-[821px]:h-150 max-[561px]:min-h-0"
      data-phase={p.phase}
    >
      <Strip model={model.strip} {...(phone ? { menu: bidding ? null : auction } : {})} />
      <div className="board" data-north={formAt(slots, 'north')}>
        {slots.map(({ slot, hand, cards }) => (
          <div key={slot} className={`board-${slot}`}>
            {slot !== 'hand' && <SeatPlate model={hand} player={sits(hand.seat)} />}
            {cards && <Hand model={hand} chosen={undefined} onCard={pressCard} />}
          </div>
        ))}
        {!bidding && !phone && <div className="board-auction">{auction}</div>}
        <div className="board-middle">
          {bidding ? (
            <>
              {auction}
              {control === 'call' && p.turn !== undefined && (
                <BiddingBox
                  legal={model.legalCalls}
                  caller={seatName(p.turn)}
                  chosen={undefined}
                  offered={undefined}
                  moment={`${record.board.number} ${record.calls.length}`}
                  grid={grid}
                  onCall={pressCall}
                />
              )}
            </>
          ) : (
            model.trick !== undefined && (
              <TrickSquare
                model={model.trick}
                viewer={viewer}
                last={false}
                stage="rest"
                lit={NO_CARDS}
              />
            )
          )}
        </div>
        {onStep !== undefined && (
          <section aria-label={t`Look back`} className="action-bar no-print">
            <Button
              icon={ChevronLeft}
              aria-label={t`One call or card back`}
              reason={
                p.record.calls.length + p.record.cards.length === 0
                  ? t`This is the start.`
                  : undefined
              }
              onClick={() => onStep(-1)}
            >{t`Back`}</Button>
            <Button
              icon={ChevronRight}
              aria-label={t`One call or card forward`}
              reason={back === 0 ? t`This is how it stands.` : undefined}
              onClick={() => onStep(1)}
            >{t`Forward`}</Button>
            {back > 0 && <p className="next-hint">{t`Looking back`}</p>}
          </section>
        )}
      </div>
    </section>
  )
}
