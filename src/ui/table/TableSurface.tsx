/** The felt: the strip above, the hands around the auction or the trick, and the action bar. */
import { useMemo } from 'react'
import { callerAt } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import * as hand from '#core/hand.ts'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import { actions, atEnd, observer } from '#store/index.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { useMedia } from '../app/use-media.ts'
import { useFirstVisit } from '../lens/use-lens-phase.ts'
import { ActionBar, StartBar } from './ActionBar.tsx'
import { AuctionTable } from './AuctionTable.tsx'
import { BiddingBox } from './BiddingBox.tsx'
import { CallNote, type CallNoteProps } from './CallNote.tsx'
import { Hand } from './Hand.tsx'
import { requestCall, requestCard } from './requests.ts'
import { SeatLabel } from './SeatLabel.tsx'
import { Strip } from './Strip.tsx'
import { seatWords } from './seat-words.ts'
import { slotsOf } from './slots.ts'
import { type SystemsNow, systemNameAt } from './systems.ts'
import { TrickSquare } from './TrickSquare.tsx'
import type { HandModel } from './table-model.ts'
import { useAutoCall } from './use-auto-call.ts'
import { useAuctionReading, useCallCount } from './use-bidding.ts'
import { useBothHands } from './use-both-hands.ts'
import { useOffer } from './use-offer.ts'
import { useRefocus } from './use-refocus.ts'
import { useRobotCard } from './use-robot-card.ts'
import { useSystems } from './use-systems.ts'
import { useTableModel } from './use-table-model.ts'

type TableModel = ReturnType<typeof useTableModel>
const PHONE = '(width <= 560px)'

export function TableSurface() {
  const model = useTableModel()
  const { position: p, moment } = model
  const now = useSystems()
  const offer = useOffer(now)
  const ahead = useKibitzer((s) => !atEnd(s))
  const auto = useAutoCall(offer, ahead, model.key)
  const both = useBothHands(ahead)
  const robot = useRobotCard(auto.stopped || both.asked, ahead, model.key)
  const surface = useRefocus(model.key)
  const phone = useMedia(PHONE)
  const grid = useKibitzer((s) => s.prefs.bidGrid)
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  const bidOnly = twoHands && p.phase === 'lead'
  const bidding = p.phase === 'auction'
  const first = useFirstVisit()
  const asked = p.turn ?? model.viewer
  const askedWords = useSeatWords(asked, now)
  const slots = slotsOf(model.hands, { viewer: model.viewer, turn: p.turn, phone })
  // Silent opponents keep their cards closed and have no place at the table.
  const away = (shown: HandModel) =>
    twoHands && (bidding || p.phase === 'lead') && sideOf(shown.seat) === 1
  const auction = <Auction model={model} now={now} />
  return (
    <section ref={surface} aria-label="Table" className="felt" data-phase={p.phase}>
      <Strip model={model.strip} {...(phone && !first ? { menu: bidding ? null : auction } : {})} />
      <div className="board">
        {slots.map(({ slot, hand: shown, cards }) =>
          away(shown) ? null : (
            <div key={slot} className={`board-${slot}`} data-form={cards ? shown.form : 'none'}>
              {slot !== 'hand' && <Named model={shown} now={now} />}
              {cards && (
                <Hand
                  model={shown}
                  chosen={moment?.chosenCard ?? moment?.hint?.card}
                  onCard={requestCard}
                />
              )}
            </div>
          ),
        )}
        {!bidding && !phone && <div className="board-auction">{auction}</div>}
        <div className="board-middle">
          {first ? (
            <Welcome dealer={model.strip.dealer} />
          ) : bidding ? (
            <>
              {auction}
              {p.turn !== undefined && (
                <BiddingBox
                  legal={model.legal}
                  caller={seatName(p.turn)}
                  chosen={moment?.chosenCall}
                  offered={offer?.call}
                  moment={model.key}
                  grid={grid}
                  onCall={(call) => requestCall(call, 'press')}
                />
              )}
            </>
          ) : (
            !bidOnly &&
            model.trick !== undefined && (
              <TrickSquare
                model={model.trick}
                viewer={model.viewer}
                last={model.lastTrick}
                stage={model.stage}
                lit={model.lit.cards}
              />
            )
          )}
        </div>
        {first ? (
          <StartBar />
        ) : (
          <ActionBar
            model={model}
            player={`${seatName(asked)}: ${askedWords}`}
            offer={offer}
            auto={auto}
            robot={robot}
            both={both}
            ahead={ahead}
            bidOnly={bidOnly}
          />
        )}
      </div>
    </section>
  )
}

/** What stands in the middle on a first visit. */
const Welcome = ({ dealer }: { readonly dealer: string }) => (
  <div className="text-center">
    <p className="mx-auto max-w-[16em] font-serif text-big leading-tight text-balance">
      A bridge table that shows its reasoning
    </p>
    <p className="mt-3 text-ink-2">{dealer} deals. Your hand is below.</p>
  </div>
)

/** Who sits at a seat and what they play. */
function useSeatWords(seat: Seat, now: SystemsNow): string {
  const named = useKibitzer((s) => s.table.boards[s.table.index]?.source.players?.[seat])
  const player = useKibitzer((s) => s.players.seats[seat])
  const sits = useKibitzer((s) => s.view.mode.kind === 'sit' && s.view.mode.seat === seat)
  return seatWords({ seat, player, named, sits }, now)
}

const Named = ({ model, now }: { readonly model: HandModel; readonly now: SystemsNow }) => (
  <SeatLabel model={model} player={useSeatWords(model.seat, now)} />
)

/** The auction with the note that each call opens. */
function Auction({ model, now }: { readonly model: TableModel; readonly now: SystemsNow }) {
  const { position: p, lit } = model
  const explained = useMemo(
    () => p.record.calls.findIndex((said) => said.call !== PASS),
    [p.record.calls],
  )
  const reader = useKibitzer(observer)
  const reading = useAuctionReading(reader)
  const held = p.record.board.deal[reader]
  const known = held !== undefined && hand.size(held) === 13
  const alerted = useMemo(
    () => reading.output?.calls.flatMap(({ alert, index }) => (alert ? [index] : [])),
    [reading.output],
  )
  return (
    <AuctionTable
      model={model.auction}
      explained={explained < 0 ? undefined : explained}
      lit={lit.calls}
      {...(alerted === undefined ? {} : { alerted })}
      busy={reading.state === 'running'}
      note={(index, close) => (
        <CountedNote
          reader={reader}
          index={index}
          call={reading.output?.calls[index]}
          system={systemNameAt(now, callerAt(p.auction, index))}
          error={
            !known
              ? `The calls cannot be read: ${seatName(reader)}’s hand is not known.`
              : reading.error
          }
          onGo={() => {
            close()
            actions.seek(index + 1)
          }}
        />
      )}
    />
  )
}

/** A call's note with its hands counted, while it is open. */
function CountedNote({
  reader,
  index,
  ...note
}: Omit<CallNoteProps, 'count'> & { readonly reader: Seat; readonly index: number }) {
  const { output } = useCallCount(reader, note.call === undefined ? undefined : index)
  return (
    <CallNote {...note} count={output !== undefined && output.after > 0 ? output : undefined} />
  )
}
