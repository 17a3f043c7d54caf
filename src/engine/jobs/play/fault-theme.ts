/** What a fault on a board was about, told from the calls and cards themselves. */
import type { ReviewedCard } from '#cardplay/review.ts'
import { isMaster, type Sight, sightOf } from '#cardplay/sight.ts'
import { turnOf } from '#cardplay/turn.ts'
import { isBid, levelOf, PASS } from '#core/call.ts'
import { type Card, suitOf } from '#core/card.ts'
import type { Contract } from '#core/contract.ts'
import { scoreParts } from '#core/score.ts'
import { partner, type Side, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP } from '#core/suit.ts'
import type { FaultTheme } from '#practice/board-verdict.ts'
import type { ToldCall } from './review-calls.ts'

const isGame = ({ bid }: Contract): boolean => {
  const parts = scoreParts({ bid, doubled: 0 }, false, levelOf(bid) + 6)
  return parts.kind === 'made' && parts.trickPoints >= 100
}

/** @param reached where the auction ended; `undefined` where the board was passed out. */
export function themeOfCall(
  { seat, call, system, instead }: Pick<ToldCall, 'seat' | 'call' | 'system' | 'instead'>,
  reached: Contract | undefined,
): FaultTheme {
  const side: Side = sideOf(seat)
  const own = (contract: Contract | undefined): contract is Contract =>
    contract !== undefined && sideOf(contract.declarer) === side
  if (!own(reached)) return call === PASS && system !== PASS ? 'sold-out' : 'other'
  if (!own(instead)) return isBid(call) ? 'too-high' : 'other'
  if (levelOf(instead.bid) > 5 && levelOf(reached.bid) < 6) return 'slam'
  if (isGame(instead) && !isGame(reached)) return 'game'
  return instead.bid < reached.bid ? 'too-high' : 'other'
}

const SIGNALS = ['count', 'attitude', 'discard', 'suit-preference']

/** Of two cards of one suit: whether one would win for certain and the other was to be kept back or tried. */
function betweenTwo(sight: Sight, played: Card, better: Card): FaultTheme {
  const sure = [played, better].filter((card) => isMaster(sight, card))
  if (sure.length !== 1) return 'other'
  const theirs = sight.trick.length % 2 === 1
  return theirs ? 'hold-up' : sight.declaring ? 'finesse' : 'other'
}

/** @param view of the player who chose, just before the card. */
export function themeOfCard(
  { card, better, because, seat }: Pick<ReviewedCard, 'card' | 'better' | 'because' | 'seat'>,
  view: SeatView,
): FaultTheme {
  if (view.cards.length === 0) return 'lead'
  const signalled = because.some(
    (one) =>
      one.seat === partner(seat) &&
      one.because.kind === 'card' &&
      SIGNALS.includes(one.because.sign),
  )
  const turn = turnOf(view)
  const sight = turn.ok ? sightOf(view, turn.value) : undefined
  if (sight === undefined || better === undefined) return 'other'
  if (!sight.declaring && signalled) return 'signal'
  const { trump, led } = sight
  if (suitOf(card) === suitOf(better)) return betweenTwo(sight, card, better)
  const trumps = [card, better].filter((one) => suitOf(one) === trump).length
  if (trump !== NOTRUMP && trumps === 1) return led === undefined ? 'trumps' : 'ruff'
  return 'other'
}
