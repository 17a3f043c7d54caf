/**
 * What the system would call for a person on turn, told only when it may be: first what there is to think
 * of, then the call.
 */
import { useCallback } from 'react'
import { callerAt } from '#core/auction.ts'
import { PASS } from '#core/call.ts'
import { partner, type Seat, seatName } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { actions, observer, passedTo, position, store } from '#store/index.ts'
import { bidThought } from '../ask/bidding/bid-thought.ts'
import { useAuctionReading } from '../ask/bidding/use-bidding.ts'
import { useWithheld } from '../ask/bidding/use-withheld.ts'
import { showThought, tellCall, useMoment } from '../ask/requests.ts'
import { useKibitzer } from '../ask/use-kibitzer.ts'
import type { Offer } from './use-offer.ts'

export interface CallAdvice {
  /** The offer, where it may be told. */
  readonly offer: Offer | undefined
  /** Asks for what to think of, then for the call; `undefined` where there is nothing to ask for. */
  readonly ask: (() => void) | undefined
  /** The person on turn, whose hand is closed to whoever sits here now. */
  readonly passOn: Seat | undefined
}

/** Seats a person before their hand; what was said to the one before is gone with them. */
export function showHand(seat: Seat): void {
  actions.setViewMode({ kind: 'sit', seat })
  actions.announce(t`${seatName(seat)}’s cards.`)
  actions.announceNews('')
}

/** @param key names the position. */
export function useCallAdvice(offer: Offer | undefined, key: string): CallAdvice {
  const withheld = useWithheld()
  const thinking = useMoment(({ moment }) => moment.at === key && moment.thought !== undefined)
  const reader = useKibitzer(observer)
  const { output } = useAuctionReading(withheld === 'until-asked' ? reader : undefined)
  const ask = useCallback(() => {
    if (thinking) {
      tellCall()
      return
    }
    const { auction, turn, record } = position(store.getState())
    const hand = turn === undefined ? undefined : record.board.deal[turn]
    if (turn === undefined || hand === undefined) return
    const last = auction.calls.findLastIndex(
      (call, index) => callerAt(auction, index) === partner(turn) && call !== PASS,
    )
    showThought(bidThought(auction, turn, hand, output?.calls[last]))
  }, [thinking, output])
  const turn = useKibitzer((s) => position(s).turn)
  const sits = useKibitzer((s) => s.view.mode.kind === 'sit')
  const passed = useKibitzer(passedTo)
  return {
    passOn: passed ?? (withheld === 'closed' && sits ? turn : undefined),
    offer: withheld === undefined ? offer : undefined,
    ask: withheld === 'until-asked' && offer !== undefined ? ask : undefined,
  }
}
