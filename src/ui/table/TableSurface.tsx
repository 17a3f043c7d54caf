/** The table: plate, hands, auction, the middle, and the row of things to do. */
import { Redo2, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { callerAt } from '#core/auction.ts'
import { callName, PASS } from '#core/call.ts'
import { cardName } from '#core/card.ts'
import * as hand from '#core/hand.ts'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import {
  actions,
  atEnd,
  canRedo,
  canUndo,
  lowestLegalCard,
  observer,
  type Player,
} from '#store/index.ts'
import { useDialogs } from '../app/dialogs.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { Button } from '../parts/Button.tsx'
import { AuctionTable } from './AuctionTable.tsx'
import { BidCard } from './BidCard.tsx'
import { BiddingBox } from './BiddingBox.tsx'
import { CallNote, type CallNoteProps } from './CallNote.tsx'
import { Hand } from './Hand.tsx'
import { nextHint } from './next-hint.ts'
import { OfferLine } from './OfferLine.tsx'
import { Plate } from './Plate.tsx'
import { ResultCard } from './ResultCard.tsx'
import {
  type Moment,
  requestCall,
  requestCard,
  requestNextBoard,
  requestRedo,
  requestUndo,
  say,
  showLastTrick,
  turnUp,
  useMoment,
  whyNoClaim,
} from './requests.ts'
import { SeatLabel } from './SeatLabel.tsx'
import {
  rulesSystemOf,
  type SideSystem,
  type SideSystems,
  systemName,
  systemOf,
} from './systems.ts'
import { TrickSquare } from './TrickSquare.tsx'
import { PLACES, seatAt } from './table-model.ts'
import { type AutoCall, useAutoCall } from './use-auto-call.ts'
import { useLit } from './use-lit.ts'
import { type Offer, useOffer } from './use-offer.ts'
import { useRefocus } from './use-refocus.ts'
import { useSystemAuction, useSystemCount } from './use-system.ts'
import { useSystems } from './use-systems.ts'
import { useTableModel } from './use-table-model.ts'
import { ViewSelect } from './ViewSelect.tsx'

export function TableSurface() {
  const model = useTableModel()
  const { position: p, moment } = model
  const now = useSystems()
  const offer = useOffer(now)
  const names = useKibitzer((s) => s.players.seats)
  const fileNames = p.record.players
  const ahead = useKibitzer((s) => !atEnd(s))
  const auto = useAutoCall(offer, ahead, model.key)
  const sits = useKibitzer((s) => (s.view.mode.kind === 'sit' ? s.view.mode.seat : undefined))
  const surface = useRefocus(model.key)
  const lit = useLit(p)

  const explained = useMemo(
    () => p.record.calls.findIndex((said) => said.call !== PASS),
    [p.record.calls],
  )
  const reader = useKibitzer(observer)
  const reading = useSystemAuction(reader)
  const held = p.record.board.deal[reader]
  const known = held !== undefined && hand.size(held) === 13
  const alerted = useMemo(
    () => reading.output?.calls.flatMap(({ alert, index }) => (alert ? [index] : [])),
    [reading.output],
  )
  const twoHands = useKibitzer((s) => s.players.twoHands === true)
  const closed = twoHands && (p.phase === 'auction' || p.phase === 'lead')
  const reserved = now.systems.some((one) => one.kind !== 'by-hand' && one.kind !== 'gone')
  const middle =
    twoHands && p.phase === 'lead' && p.contract !== undefined ? (
      <BidCard contract={p.contract} onNext={requestNextBoard} />
    ) : model.result !== undefined ? (
      <ResultCard model={model.result} onNext={requestNextBoard} onReplay={() => actions.seek(0)} />
    ) : p.phase === 'auction' && p.turn !== undefined ? (
      <BiddingBox
        legal={model.legal}
        caller={seatName(p.turn)}
        chosen={moment?.chosenCall}
        offered={offer?.call}
        onCall={(call) => requestCall(call, 'press')}
      />
    ) : model.trick !== undefined ? (
      <TrickSquare
        model={model.trick}
        viewer={model.viewer}
        last={model.lastTrick}
        stage={model.stage}
        lit={lit.cards}
      />
    ) : null

  return (
    <section ref={surface} aria-label="Table" className="table-surface" data-phase={p.phase}>
      <div className="table-grid">
        <Plate model={model.plate} />
        <div className="table-auction">
          <AuctionTable
            model={model.auction}
            explained={explained < 0 ? undefined : explained}
            lit={lit.calls}
            {...(alerted === undefined ? {} : { alerted })}
            note={(index, close) => (
              <CountedNote
                reader={reader}
                index={index}
                call={reading.output?.calls[index]}
                system={systemOfCall(now.systems, callerAt(p.auction, index))}
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
        </div>
        {PLACES.map((place) => {
          const shown = model.hands[seatAt(place, model.viewer)]
          if (shown === undefined || (closed && sideOf(shown.seat) === 1)) return null
          return (
            <div key={place} className={`table-seat table-${place}`} data-form={shown.form}>
              <SeatLabel
                model={shown}
                player={
                  fileNames?.[shown.seat] ??
                  names[shown.seat].name ??
                  robotName(names[shown.seat], systemOf(now.systems, shown.seat)) ??
                  (sits === shown.seat ? 'You' : undefined)
                }
                // The line below names the others; a name would not fit here.
                system={
                  offer?.seat === shown.seat && offer.by === 'openbid' && !ahead
                    ? offer.system
                    : undefined
                }
              />
              <Hand
                model={shown}
                chosen={moment?.chosenCard}
                onCard={(card, by) => requestCard(card, by)}
              />
            </div>
          )
        })}
        <div className="table-middle">{middle}</div>
      </div>
      <NextBar
        model={model}
        offer={offer}
        auto={auto}
        ahead={ahead}
        bidOnly={twoHands && p.phase === 'lead'}
        reserved={reserved && p.phase === 'auction' && !ahead}
      />
      <ActionRow phase={p.phase} behind={model.behind} lastTrick={model.lastTrick} />
    </section>
  )
}

/** The system that a seat's calls are read by; `undefined` where its side plays none for whole auctions. */
const systemOfCall = (systems: SideSystems, seat: Seat): string | undefined => {
  const system = systemOf(systems, seat)
  return rulesSystemOf(system) === undefined ? undefined : systemName(system)
}

/** How a seat is labelled that its side's system calls for. */
const robotName = (player: Player, system: SideSystem): string | undefined =>
  player.kind !== 'robot' ? undefined : systemName(system)

/** What a first press asks for, when calls or cards are confirmed. */
function chosenHint(moment: Moment | undefined): string | undefined {
  if (moment?.chosenCall !== undefined)
    return `You chose ${callName(moment.chosenCall)}. Press it again to make the call, or choose another.`
  if (moment?.chosenCard !== undefined)
    return `You chose the ${cardName(moment.chosenCard)}. Press it again to play it, or choose another.`
  return undefined
}

/** The line that says what comes next, with the one button that does it. */
function NextBar({
  model,
  offer,
  auto,
  ahead,
  bidOnly,
  reserved,
}: {
  readonly model: ReturnType<typeof useTableModel>
  readonly offer: Offer | undefined
  readonly auto: AutoCall
  readonly ahead: boolean
  /** Two hands were bid and nothing is played: the next board comes now. */
  readonly bidOnly: boolean
  /** A place is kept for the offer, so that nothing moves when it comes. */
  readonly reserved: boolean
}) {
  const { position: p, moment } = model
  const typed = useMoment((m) => m.typed)
  const lowest = useKibitzer(lowestLegalCard)
  const onTurn = p.turn === undefined ? undefined : model.hands[p.turn]
  const closed = onTurn?.form === 'backs'
  const live = !bidOnly && (p.phase === 'lead' || p.phase === 'play')
  const hint = nextHint({
    step: model.step,
    closed,
    unknown: onTurn?.unknown === true,
    choices: live ? model.legalCards.length : 0,
    offered: offer && (offer.by === 'openbid' ? 'OPENBID’s call' : `the call of ${offer.system}`),
    bidOnly,
    itself: auto.itself && !auto.stopped,
    moreAhead: ahead,
  })
  const only =
    live && !closed && onTurn?.unknown === false && model.legalCards.length === 1
      ? model.legalCards[0]
      : undefined
  return (
    <div className="next-bar" data-reserved={reserved || undefined} data-live={live || undefined}>
      <p className="next-hint" data-refused={moment?.refusal !== undefined || undefined}>
        {moment?.refusal ?? chosenHint(moment) ?? hint}
        {typed !== '' && <kbd className="typed">{typed} …</kbd>}
      </p>
      {reserved && (
        <div className="offer-place">
          {offer !== undefined && !ahead && moment?.chosenCall === undefined && (
            <OfferLine offer={offer} auto={auto} closed={closed === true} />
          )}
        </div>
      )}
      <div className="next-actions">
        {moment?.chosenCall !== undefined && (
          <Button
            variant="primary"
            keyHint="Space"
            data-suggested
            onClick={() =>
              moment.chosenCall !== undefined && requestCall(moment.chosenCall, 'offer')
            }
          >
            Make the call: {callName(moment.chosenCall)}
          </Button>
        )}
        {moment?.chosenCard !== undefined && (
          <Button
            variant="primary"
            keyHint="Space"
            data-suggested
            onClick={() =>
              moment.chosenCard !== undefined && requestCard(moment.chosenCard, 'offer')
            }
          >
            Play it
          </Button>
        )}
        {live && closed && (
          <>
            <Button onClick={() => turnUp(onTurn.seat)}>Turn up {onTurn.name}’s hand</Button>
            {lowest !== undefined && (
              // The next of the record comes first: one key, one button that says so.
              <Button
                {...(ahead ? {} : { variant: 'primary', keyHint: 'Space', 'data-suggested': true })}
                onClick={() => requestCard(lowest, 'offer')}
              >
                Play {onTurn.name}’s lowest lawful card
              </Button>
            )}
          </>
        )}
        {only !== undefined && !ahead && moment?.chosenCard === undefined && (
          <Button
            variant="primary"
            keyHint="Space"
            data-suggested
            onClick={() => requestCard(only, 'offer')}
          >
            Play the only card
          </Button>
        )}
        {ahead &&
          !bidOnly &&
          moment?.chosenCall === undefined &&
          moment?.chosenCard === undefined && (
            <Button
              variant="primary"
              keyHint="Space"
              data-suggested
              onClick={() => actions.stepBy(1)}
            >
              Next of the record
            </Button>
          )}
      </div>
    </div>
  )
}

function ActionRow({
  phase,
  behind,
  lastTrick,
}: {
  readonly phase: 'auction' | 'lead' | 'play' | 'finished'
  /** Complete tricks so far. */
  readonly behind: number
  readonly lastTrick: boolean
}) {
  const { show } = useDialogs()
  const undo = useKibitzer(canUndo)
  const redo = useKibitzer(canRedo)
  return (
    <div className="action-row no-print">
      <ViewSelect />
      <div className="action-buttons">
        <Button
          icon={Undo2}
          reason={undo ? undefined : 'There is nothing to undo.'}
          onRefused={say}
          onClick={requestUndo}
        >
          Undo
        </Button>
        <Button
          icon={Redo2}
          reason={redo ? undefined : 'There is nothing to do again.'}
          onRefused={say}
          onClick={requestRedo}
        >
          Redo
        </Button>
        {(phase === 'lead' || phase === 'play') && (
          <Button
            aria-pressed={lastTrick}
            reason={behind === 0 ? 'No trick is complete yet.' : undefined}
            onRefused={say}
            onClick={() => showLastTrick(!lastTrick)}
          >
            Last trick
          </Button>
        )}
        <Button reason={whyNoClaim(phase)} onRefused={say} onClick={() => show('claim')}>
          Claim
        </Button>
        {phase !== 'finished' && <Button onClick={requestNextBoard}>Next board</Button>}
      </div>
    </div>
  )
}

/** A call's note with its hands counted, while it is open. */
function CountedNote({
  reader,
  index,
  ...note
}: Omit<CallNoteProps, 'count'> & { readonly reader: Seat; readonly index: number }) {
  const { output } = useSystemCount(reader, note.call === undefined ? undefined : index)
  return (
    <CallNote {...note} count={output !== undefined && output.after > 0 ? output : undefined} />
  )
}
