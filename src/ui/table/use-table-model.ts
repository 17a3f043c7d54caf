/** Everything the table draws, read from the store once per change. */
import { useMemo } from 'react'
import type { Call } from '#core/call.ts'
import { seatName, sideOf } from '#core/seat.ts'
import { vulnerabilityName } from '#core/vulnerability.ts'
import {
  currentBoard,
  legalCalls,
  legalCards,
  nextStep,
  outcomeSentence,
  position,
  positionKey,
  result,
  scoreSentence,
  store,
  viewerSeat,
  visibleHands,
  whyCardIllegal,
} from '#store/index.ts'
import { useKibitzer } from '../app/use-kibitzer.ts'
import { useMedia } from '../app/use-media.ts'
import type { PlateModel } from './Plate.tsx'
import type { ResultModel } from './ResultCard.tsx'
import { useMoment } from './requests.ts'
import {
  auctionModel,
  handModel,
  trickModel,
  tricksBehind,
  tricksSentence,
  trickTicks,
} from './table-model.ts'
import { useGather } from './use-gather.ts'

const BY = {
  cards: undefined,
  claim: 'By claim.',
  file: 'As the file states it.',
} as const

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
  const narrow = useMedia('(width < 360px)')
  const turnedUp = useMoment((m) => m.turnedUp)
  const lastTrick = useMoment((m) => m.lastTrickAt) === key
  const playedNow = useMoment((m) => m.playedAt) === key
  const behind = tricksBehind(p)
  const stage = useGather(key, playedNow && behind > 0 && p.openTrick?.cards.length === 0)
  const moment = useMoment((m) => m.moment)
  const printing = useMedia('print')
  const text = prefersText || narrow || printing
  const up = turnedUp.board === board.id ? turnedUp.seats : NO_SEATS

  const hands = useMemo(
    () =>
      visible.map((hand) =>
        handModel({
          position: p,
          visible: hand,
          viewer,
          legal,
          whyNot: (card) => whyCardIllegal(store.getState(), card)?.message,
          text,
          turnedUp: up,
        }),
      ),
    [p, visible, viewer, legal, text, up],
  )
  const auction = useMemo(() => auctionModel(p), [p])
  const legalSet = useMemo<ReadonlySet<Call>>(() => new Set(calls), [calls])
  const { source } = board
  const plate: PlateModel = {
    board: source.board.number === undefined ? 'Deal' : `Board ${source.board.number}`,
    contract: p.contract,
    declarer: p.contract && seatName(p.contract.declarer),
    dummy: p.dummy === undefined ? undefined : seatName(p.dummy),
    passedOut: p.passedOut,
    ticks: trickTicks(p),
    tricks: p.contract && tricksSentence(p, p.contract),
    dealer: seatName(source.board.dealer),
    vulnerability: vulnerabilityName(source.board.vulnerability),
    someVulnerable: source.board.vulnerability !== 'None',
    event: source.event,
  }
  const ended: ResultModel | undefined =
    p.phase !== 'finished' || outcome === undefined
      ? undefined
      : {
          sentence: outcomeSentence(p, outcome),
          score:
            outcome.score === undefined || p.contract === undefined
              ? p.passedOut
                ? '0'
                : undefined
              : `+${scoreSentence(outcome.score, sideOf(p.contract.declarer))}`,
          by: outcome.kind === 'played' ? BY[outcome.by] : undefined,
        }
  return {
    position: p,
    key,
    viewer,
    hands,
    auction,
    legal: legalSet,
    plate,
    trick: trickModel(p, viewer, lastTrick ? 'last' : stage === 'gathered' ? 'open' : 'latest'),
    stage,
    lastTrick,
    /** How many tricks can be looked at again. */
    behind,
    step,
    result: ended,
    legalCards: legal,
    moment: moment.at === key ? moment : undefined,
  }
}

const NO_SEATS: readonly [] = []
