/** Everything the table draws, read from the store once per change. */

import { useMemo } from 'react'
import type { Call } from '#core/call.ts'
import { tricksNeeded } from '#core/contract.ts'
import { seatInitial } from '#core/display.ts'
import { otherSide, type Side, seatName, seatsOf, sideOf } from '#core/seat.ts'
import { t } from '#core/text.ts'
import {
  currentBoard,
  legalCalls,
  legalCards,
  nextStep,
  passedTo,
  position,
  positionKey,
  result,
  store,
  viewerSeat,
  visibleHands,
  whyCardIllegal,
} from '#store/index.ts'
import { useFirstVisit } from '../ask/lens/use-lens-phase.ts'
import { useMoment } from '../ask/requests.ts'
import {
  outcomeWords,
  tricksBehind,
  tricksOfSides,
  tricksSentence,
  trickTicks,
} from '../ask/tricks.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import { useMedia } from '../kit/use-media.ts'
import type { StripModel } from './Strip.tsx'
import { auctionModel, handModel, vulnerableWords } from './table-model.ts'
import { useHighlight } from './use-highlight.ts'

/** `N–S`. */
const shortSide = (side: Side): string => seatsOf(side).map(seatInitial).join('–')

export function useTableModel() {
  const p = useKibitzer(position)
  const board = useKibitzer(currentBoard)
  const visible = useKibitzer(visibleHands)
  const viewer = useKibitzer(viewerSeat)
  const legal = useKibitzer(legalCards)
  const calls = useKibitzer(legalCalls)
  const key = useKibitzer(positionKey)
  const step = useKibitzer(nextStep)
  const outcome = useKibitzer(result)
  const prefersText = useKibitzer((s) => s.prefs.diagrams === 'text')
  const suitOrder = useKibitzer((s) => s.prefs.suitOrder)
  const turnedUp = useMoment((m) => m.turnedUp)
  const lastTrick = useMoment((m) => m.lastTrickAt) === key
  const behind = tricksBehind(p)
  const moment = useMoment((m) => m.moment)
  const passed = useKibitzer((s) => passedTo(s) !== undefined)
  const lit = useHighlight(p)
  const printing = useMedia('print')
  const first = useFirstVisit()
  const text = prefersText || printing
  const up = turnedUp.board === board.id ? turnedUp.seats : NO_SEATS

  const hands = useMemo(
    () =>
      visible.map((hand) =>
        handModel({
          position: p,
          // Nobody has said yet which hands to see.
          visible: first ? { ...hand, faceUp: hand.seat === viewer } : hand,
          viewer,
          legal,
          whyNot: (card) => whyCardIllegal(store.getState(), card)?.message,
          text,
          suitOrder,
          turnedUp: up,
        }),
      ),
    [p, visible, viewer, legal, text, suitOrder, up, first],
  )
  const auction = useMemo(() => auctionModel(p), [p])
  const legalSet = useMemo<ReadonlySet<Call>>(() => new Set(calls), [calls])
  const { source } = board
  const words = p.phase === 'finished' && outcome !== undefined && outcomeWords(p, outcome)
  const strip: StripModel = {
    board: source.board.number === undefined ? t`Deal` : t`Board ${source.board.number}`,
    contract: p.contract,
    by: p.contract && t`by ${seatName(p.contract.declarer)}${words ? `, ${words}` : ''}`,
    passedOut: p.passedOut,
    title: first ? t`Ready` : t`Bidding`,
    ticks: trickTicks(p),
    tricks: p.contract && {
      won: tricksOfSides(p).declarer,
      needed: p.trickCount === 13 ? tricksNeeded(p.contract) : undefined,
      defenders: shortSide(otherSide(sideOf(p.contract.declarer))),
      lost: tricksOfSides(p).defence,
      words: tricksSentence(p, p.contract),
    },
    dealer: seatName(source.board.dealer),
    vulnerable: vulnerableWords(source.board.vulnerability),
    event: source.event,
  }
  return {
    position: p,
    key,
    viewer,
    hands,
    auction,
    legal: legalSet,
    strip,
    /** What a panel points at. */
    lit,
    lastTrick,
    /** How many tricks can be looked at again. */
    behind,
    step,
    /** Of a hand that is closed here none is told. */
    legalCards: p.turn !== undefined && hands[p.turn]?.form === 'backs' ? NO_CARDS : legal,
    // What was said to one person is not there for the next.
    moment: moment.at === key && !(passed && moment.refusal === undefined) ? moment : undefined,
  }
}

const NO_SEATS: readonly [] = []
const NO_CARDS: readonly [] = []
