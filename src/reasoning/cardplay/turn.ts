/** Whose card it is, what may be played, and the positions that layouts make of it. */
import type { Card } from '#core/card.ts'
import { dummyOf } from '#core/contract.ts'
import { type Deal, NO_HANDS, type PartialDeal, withHand } from '#core/deal.ts'
import { controllerOf, legalCards, type Play, tricksWon, turn } from '#core/play.ts'
import { invariant, ok, type Problem, problem, type Result } from '#core/result.ts'
import { type Seat, seatName, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { t } from '#core/text.ts'
import { type OpenPosition, positionAfter } from '#doubledummy/open-position.ts'

export interface Turn {
  /** Whose card comes next: dummy’s own seat for dummy’s cards. */
  readonly seat: Seat
  readonly play: Play
  /** The cards that may be played; one at least. */
  readonly lawful: readonly Card[]
  /** True where declarer's side is to play. */
  readonly declaring: boolean
  /** Tricks that the side to play has won. */
  readonly won: number
}

/** The hands that the view shows, as dealt. */
function inSight(view: SeatView): PartialDeal {
  const own = withHand(NO_HANDS, view.seat, view.hand)
  return view.contract === undefined || view.dummy === undefined
    ? own
    : withHand(own, dummyOf(view.contract), view.dummy)
}

/** @returns `cardplay/turn` when the next card is not for the view's seat to choose. */
export function turnOf(view: SeatView): Result<Turn, Problem> {
  const { contract, cards } = view
  if (contract === undefined) return problem('cardplay/turn', t`There is no contract to play.`)
  const play: Play = { contract, cards }
  const seat = turn(play)
  if (seat === undefined) return problem('cardplay/turn', t`All cards have been played.`)
  const chooser = controllerOf(play, seat)
  if (chooser !== view.seat)
    return problem(
      'cardplay/turn',
      t`The next card is for ${seatName(chooser)} to choose, not for ${seatName(view.seat)}.`,
    )
  const lawful = legalCards(inSight(view), play)
  if (lawful.length === 0)
    return problem('cardplay/turn', t`The hand of ${seatName(seat)} is not known.`)
  const declaring = sideOf(seat) === sideOf(contract.declarer)
  const tricks = tricksWon(play)
  return ok({
    seat,
    play,
    lawful,
    declaring,
    won: declaring ? tricks.declarer : tricks.defence,
  })
}

/** The position that a layout makes of the turn. */
export function openAt({ play }: Turn, deal: Deal): OpenPosition {
  const position = positionAfter(deal, play)
  invariant(position.ok, 'a layout that is reckoned with can have been played so')
  return position.value
}
