/** What the opening lead says of the leader's suit, by the carding agreement of the leader's side. */
import { openingLeader, strainOfContract } from '#core/contract.ts'
import { sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP } from '#core/suit.ts'
import type { Inference } from '../inference/inference.ts'
import { handOf, type Position, startPosition } from '../law/position.ts'
import { afterDummy, cardEvents, positionAfterCard } from '../law/replay-play.ts'
import { leadAction, readingsOfLead } from './lead-readings.ts'
import { leadWeights } from './odds.ts'
import type { Agreements } from './source.ts'

/** What is known when the lead has been made and dummy has come down. */
function positionAtLead(view: SeatView): Position | undefined {
  const event = cardEvents(view)[0]
  const start = startPosition(view.seat, view.hand)
  if (event === undefined || !start.ok) return undefined
  const led = positionAfterCard(start.value, event)
  if (!led.ok) return undefined
  const faced = afterDummy(led.value, view)
  return faced.ok ? faced.value : undefined
}

/** One inference, or none before the lead or when the leader is in sight. */
export function openingLead(view: SeatView, agreements: Agreements): readonly Inference[] {
  const card = view.cards[0]
  if (view.contract === undefined || card === undefined) return []
  const seat = openingLeader(view.contract)
  const position = positionAtLead(view)
  if (position === undefined || handOf(position, seat) < 0) return []
  const carding = agreements.carding[sideOf(seat)]
  const kind = strainOfContract(view.contract) === NOTRUMP ? 'notrump' : 'suit'
  const rules = carding[kind]
  const readings = readingsOfLead(position, seat, card, rules)
  return [
    {
      id: 'opening-lead',
      seat,
      because: { kind: 'card', index: 0, sign: 'lead', rule: carding.name },
      kind: 'exactly-one',
      readings,
      action: leadAction(readings, seat, leadWeights(agreements, seat, 'opening', kind)),
    },
  ]
}
