/**
 * Why this suit: the opening lead says something about its suit, whatever the card. Long suits are
 * led against notrump, short ones and touching honours against trumps, partner's suit almost
 * always, and a trump seldom from the king or queen. The odds are those of recorded play.
 */
import { suitOf } from '#core/card.ts'
import { openingLeader } from '#core/contract.ts'
import type { Holding } from '#core/holding.ts'
import { type Seat, sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import type { Inference } from '../inference/inference.ts'
import { cardEvents } from '../law/replay-play.ts'
import { allOf, anyOf, type Predicate } from '../predicates/predicate.ts'
import { recordedFor } from './odds.ts'
import { chosenAction, type LedAs, ledAs } from './recorded.ts'
import type { Agreements } from './source.ts'

const AK = 0x1800 as Holding
const KQ = 0x0c00 as Holding
const QJ = 0x0600 as Holding

/** What the choice of the suit suggests, in a word. */
function saysOf(as: LedAs, seat: Seat, suit: Suit): Predicate {
  const among = (ranks: Holding, min: number, max: number): Predicate => ({
    kind: 'among',
    seat,
    suit,
    ranks,
    min,
    max,
  })
  if (as === 'trump') return among(KQ, 0, 0)
  if (as.startsWith('notrump')) return { kind: 'length', seat, suit, min: 4, max: 13 }
  const short: Predicate = { kind: 'length', seat, suit, min: 1, max: 2 }
  return anyOf(short, ...[AK, KQ, QJ].map((pair) => allOf(among(pair, 2, 2))))
}

/** One inference once the lead has been made by a hand out of sight, where recorded odds are used. */
export function suitLed(view: SeatView, agreements: Agreements): readonly Inference[] {
  const [event] = cardEvents(view)
  if (view.contract === undefined || event === undefined) return []
  const seat = openingLeader(view.contract)
  const carding = agreements.carding[sideOf(seat)]
  const odds = recordedFor(agreements, seat)
  if (seat === view.seat || odds === undefined) return []
  const suit = suitOf(event.card)
  const as = ledAs(view, seat)(suit)
  return [
    {
      id: 'suit-led',
      seat,
      because: { kind: 'card', index: 0, sign: 'suit-led', rule: carding.name },
      kind: 'tendency',
      readings: [{ says: saysOf(as, seat, suit), qualifier: 'consistent' }],
      action: chosenAction(odds.chosen[as], seat, suit),
    },
  ]
}
