/** The felt: the strip above, the hands around the auction or the trick, and the action bar. */
import { useCallback, useMemo } from 'react'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { atEnd, isDealtSo, observer, positionKey, store } from '#store/index.ts'
import { useAuctionReading } from '../ask/bidding/use-bidding.ts'
import { useExplained } from '../ask/bidding/use-explained.ts'
import { explainCall, useOpenTab } from '../ask/lens/lens-store.ts'
import { useFirstVisit, useLensPhase } from '../ask/lens/use-lens-phase.ts'
import { lookAt, requestCall, requestCard } from '../ask/requests.ts'
import { type SystemsNow, systemShortAt } from '../ask/systems/systems.ts'
import { useSystems } from '../ask/systems/use-systems.ts'
import { Immediate, useKibitzer } from '../ask/use-kibitzer.ts'
import { fetchedDefault } from '../kit/fetched.tsx'
import { COMPACT, LOW, useMedia } from '../kit/use-media.ts'
import { ActionBar, StartBar } from './ActionBar.tsx'
import { AuctionTable } from './AuctionTable.tsx'
import { BiddingBox } from './BiddingBox.tsx'
import { Hand } from './Hand.tsx'
import { SeatLabel } from './SeatLabel.tsx'
import { Strip } from './Strip.tsx'
import { seatWords } from './seat-words.ts'
import { formAt, slotsOf } from './slots.ts'
import { TrickSquare } from './TrickSquare.tsx'
import type { HandModel } from './table-model.ts'
import { useAutoCall } from './use-auto-call.ts'
import { useBothHands } from './use-both-hands.ts'
import { useCallAdvice } from './use-call-advice.ts'
import { useOffer } from './use-offer.ts'
import { useRefocus } from './use-refocus.ts'
import { useRobotCard } from './use-robot-card.ts'
import { useTableModel } from './use-table-model.ts'
import { useTrick } from './use-trick.ts'

/** Nothing is known before the first call: a first visit does not fetch it. */
const SeatAccount = fetchedDefault(() => import('./SeatAccount.tsx')).Component

type TableModel = ReturnType<typeof useTableModel>

export function TableSurface() {
  const model = useTableModel()
  const { position: p, moment } = model
  const now = useSystems()
  const offer = useOffer(now)
  const ahead = useKibitzer((s) => !atEnd(s))
  const advice = useCallAdvice(offer, model.key)
  const auto = useAutoCall(offer, now, ahead, model.key)
  const both = useBothHands(ahead)
  const robot = useRobotCard(auto.stopped || both.asked, ahead, model.key)
  const surface = useRefocus(model.key)
  const phone = useMedia(COMPACT)
  const low = useMedia(LOW)
  // On the page the action bar has whose hand is below; on paper there is no bar.
  const printing = useMedia('print')
  const grid = useKibitzer((s) => s.prefs.bidGrid)
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  const bidOnly = twoHands && p.phase === 'lead'
  const bidding = p.phase === 'auction'
  const first = useFirstVisit()
  const asked = p.turn ?? model.viewer
  const lent = useKibitzer(isDealtSo) ? systemShortAt(now, asked) : undefined
  const askedWords = useSeatWords(asked, now)
  // Silent opponents keep their cards closed and have no place at the table.
  const away = (shown: HandModel) =>
    twoHands && (bidding || p.phase === 'lead') && sideOf(shown.seat) === 1
  const slots = slotsOf(model.hands, { viewer: model.viewer, turn: p.turn, phone }).filter(
    ({ hand }) => !away(hand),
  )
  const auction = <Auction model={model} />
  const hasAccount = ({ form }: HandModel): boolean => form === 'backs' && !first
  return (
    <section
      ref={surface}
      aria-label={t`Table`}
      className="felt"
      data-phase={p.phase}
      data-accounts={slots.some((one) => hasAccount(one.hand)) || undefined}
    >
      <Strip model={model.strip} {...(phone && !first ? { menu: bidding ? null : auction } : {})} />
      <div className="board" data-north={formAt(slots, 'north')} data-west={formAt(slots, 'west')}>
        {slots.map(({ slot, hand: shown, cards }) => (
          <div key={slot} className={`board-${slot}`} data-account={hasAccount(shown) || undefined}>
            {(slot !== 'hand' || printing) && <Named model={shown} now={now} />}
            {hasAccount(shown) && (
              <div className="seat-account">
                {p.record.calls.length > 0 && <SeatAccount seat={shown.seat} />}
              </div>
            )}
            {cards && (
              <Hand
                model={shown}
                chosen={moment?.chosenCard ?? moment?.hint?.card}
                onCard={requestCard}
              />
            )}
          </div>
        ))}
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
                  offered={advice.offer?.call}
                  moment={model.key}
                  grid={grid && !low}
                  onCall={(call) => requestCall(call, 'press')}
                  onLook={lookAt}
                />
              )}
            </>
          ) : (
            !bidOnly && (
              <Immediate>
                <Trick />
              </Immediate>
            )
          )}
        </div>
        {first ? (
          <StartBar />
        ) : (
          <ActionBar
            model={model}
            player={`${seatName(asked)}: ${askedWords}`}
            advice={advice}
            auto={auto}
            robot={robot}
            both={both}
            ahead={ahead}
            bidOnly={bidOnly}
            lent={lent}
          />
        )}
      </div>
    </section>
  )
}

/** The cards of the trick: what a press on a card shows first. */
function Trick() {
  const { model, ...how } = useTrick()
  return model === undefined ? null : <TrickSquare model={model} {...how} />
}

/** What stands in the middle on a first visit. */
const Welcome = ({ dealer }: { readonly dealer: string }) => (
  <div className="welcome text-center">
    <p className="mx-auto max-w-[min(16em,50cqi)] font-serif text-big leading-tight text-balance max-sm:max-w-[16em]">{t`A bridge table that shows its reasoning`}</p>
    <p className="mt-3 text-ink-2">{t`${dealer} deals. Your hand is below.`}</p>
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

/** The auction; a press on a call opens *Why* for it, and the call that is explained is ringed there. */
function Auction({ model }: { readonly model: TableModel }) {
  const phase = useLensPhase()
  const why = useOpenTab(phase) === 'why'
  const { about, chosen } = useExplained()
  const reader = useKibitzer(observer)
  const reading = useAuctionReading(reader)
  const alerted = useMemo(
    () => reading.output?.calls.flatMap(({ alert, index }) => (alert ? [index] : [])),
    [reading.output],
  )
  const onCall = useCallback(
    (index: number) => explainCall(phase, positionKey(store.getState()), index),
    [phase],
  )
  return (
    <AuctionTable
      model={model.auction}
      explained={!why ? undefined : about.kind === 'turn' ? about.place.index : chosen}
      lit={model.lit.calls}
      {...(alerted === undefined ? {} : { alerted })}
      busy={reading.state === 'running'}
      onCall={onCall}
    />
  )
}
