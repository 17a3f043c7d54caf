/** Random plays for benchmarks, as one seat sees them. */
import { bidOf } from '#core/call.ts'
import { legalCards, type Play, startPlay } from '#core/play.ts'
import { invariant } from '#core/result.ts'
import { type Seat, SOUTH } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { dealFromSeed } from '#core/shuffle.ts'
import type { Position } from '#reasoning/law/position.ts'
import { replayPlay } from '#reasoning/law/replay-play.ts'
import { benchRandom } from './bench.ts'
import { playSeenBy } from './seen.ts'

/** So many plays of South's three notrump after so many cards. */
export function benchViews(
  seed: number,
  count: number,
  seat: Seat,
  cards: number,
): readonly SeatView[] {
  const below = benchRandom(seed)
  return Array.from({ length: count }, () => {
    const deal = dealFromSeed([below(2 ** 31), below(2 ** 31), below(2 ** 31), below(2 ** 31)], 1)
    let play: Play = startPlay({ bid: bidOf(3, 4), doubled: 0, declarer: 2 })
    while (play.cards.length < cards) {
      const legal = legalCards(deal, play)
      play = { ...play, cards: [...play.cards, legal[below(legal.length)]!] }
    }
    return playSeenBy(deal, play, seat, SOUTH)
  })
}
/** What the observer knows after each card, from its own hand on. */
export function benchPositions(view: SeatView): readonly Position[] {
  const fold = replayPlay(view)
  invariant(fold.ok && fold.value.problem === undefined, 'the play is lawful')
  return fold.value.positions
}
