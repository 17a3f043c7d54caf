/** The felt of a lesson: the table's own parts around a board of which only the student's part is known. */
import { useMemo } from 'react'
import { callerAt, whyIllegal } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import { whyIllegal as whyCardIllegal } from '#core/play.ts'
import type { BoardRecord } from '#core/record.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { type SystemRefs, systemsKey } from '#core/system-ref.ts'
import { useJob } from '../../app/use-job.ts'
import { useKibitzer } from '../../app/use-kibitzer.ts'
import { useMedia } from '../../app/use-media.ts'
import { AuctionTable } from '../../table/AuctionTable.tsx'
import { BiddingBox } from '../../table/BiddingBox.tsx'
import { auctionQuestion, biddingKey } from '../../table/bidding-question.ts'
import { CallMeaning } from '../../table/CallNote.tsx'
import { Hand } from '../../table/Hand.tsx'
import { SeatPlate } from '../../table/SeatLabel.tsx'
import { Strip } from '../../table/Strip.tsx'
import { slotsOf } from '../../table/slots.ts'
import { systemName } from '../../table/systems.ts'
import { TrickSquare } from '../../table/TrickSquare.tsx'
import { useSystemList } from '../../table/use-systems.ts'
import { type Control, lessonTable } from './lesson-view.ts'

const PHONE = '(width <= 560px)'
const NO_CARDS: ReadonlySet<Card> = new Set()

export interface LessonTableProps {
  /** The student's view: hidden hands are not in it, so that nothing can show them. */
  readonly record: BoardRecord
  readonly viewer: Seat
  readonly systems: SystemRefs
  readonly control: Control
  /** Who sits there, in a word. */
  readonly sits: (seat: Seat) => string
  readonly onCall: (call: Call) => void
  readonly onCard: (card: Card) => void
  /** Told why a call or card cannot be chosen. */
  readonly onRefused: (why: string) => void
}

export function LessonTable(props: LessonTableProps) {
  const { record, viewer, systems, control, sits, onCall, onCard, onRefused } = props
  const text = useKibitzer((s) => s.prefs.diagrams === 'text')
  const grid = useKibitzer((s) => s.prefs.bidGrid)
  const phone = useMedia(PHONE)
  const model = useMemo(
    () => lessonTable(record, viewer, control, text),
    [record, viewer, control, text],
  )
  const { position: p } = model
  const bidding = p.phase === 'auction'
  const slots = slotsOf(model.hands, { viewer, turn: p.turn, phone })
  const auction = <Auction model={model} viewer={viewer} systems={systems} />
  const pressCall = (call: Call) => {
    const why = whyIllegal(p.auction, call)
    if (why === undefined) onCall(call)
    else onRefused(why.message)
  }
  const pressCard = (card: Card) => {
    const why =
      control !== 'card' || p.play === undefined
        ? { message: 'No card is asked for now.' }
        : whyCardIllegal(record.board.deal, p.play, card)
    if (why === undefined) onCard(card)
    else onRefused(why.message)
  }
  return (
    <section
      aria-label="Table"
      className="felt h-[min(52rem,calc(100dvh-5.5rem))] min-h-140 max-[561px]:h-136 max-[561px]:min-h-0"
      data-phase={p.phase}
    >
      <Strip model={model.strip} {...(phone ? { menu: bidding ? null : auction } : {})} />
      <div className="board">
        {slots.map(({ slot, hand, cards }) => (
          <div key={slot} className={`board-${slot}`} data-form={cards ? hand.form : 'none'}>
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
      </div>
    </section>
  )
}

/** The auction; a press on a call opens what it shows. */
function Auction({
  model,
  viewer,
  systems,
}: {
  readonly model: ReturnType<typeof lessonTable>
  readonly viewer: Seat
  readonly systems: SystemRefs
}) {
  const { position: p } = model
  const question = useMemo(() => auctionQuestion(p, viewer, systems), [p, viewer, systems])
  const { output, state } = useJob(
    'auction',
    question,
    question === undefined ? systemsKey(systems) : biddingKey(question),
  )
  const list = useSystemList().output
  const calls = output?.ok === true ? output.value.calls : undefined
  const alerted = useMemo(
    () => calls?.flatMap(({ alert, index }) => (alert ? [index] : [])),
    [calls],
  )
  return (
    <AuctionTable
      model={model.auction}
      explained={undefined}
      {...(alerted === undefined ? {} : { alerted })}
      busy={state === 'running'}
      note={(index) => {
        const call = calls?.[index]
        const system = systemName(systems[callerAt(p.auction, index) % 2 === 0 ? 0 : 1], list)
        return (
          <div className="call-note">
            {call === undefined ? (
              <p>{state === 'running' ? 'Working it out…' : 'This call cannot be read.'}</p>
            ) : (
              <CallMeaning call={call} system={system} count={undefined} />
            )}
          </div>
        )
      }}
    />
  )
}
