/** What the opening lead says of the leader's suit, by the carding agreement of the leader's side. */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { openingLeader, strainOfContract } from '#core/contract.ts'
import { sideOf } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { NOTRUMP } from '#core/suit.ts'
import type { Action } from '../action.ts'
import { type LeadRule, qualifierOf, sequenceFrom } from '../carding.ts'
import { afterCard, afterDummy, cardEvents } from '../fold.ts'
import type { Inference, Reading } from '../inference.ts'
import { leadReadings } from '../lead-cells.ts'
import { handOf, type Position, startPosition } from '../position.ts'
import { allOf, anyOf, type LedFrom, not, type Predicate } from '../predicate.ts'
import type { Agreements } from './source.ts'

/** The top of touching honours: all of them held, and not the card above. */
function sequenceSays(view: SeatView, card: Card, rule: LeadRule): Predicate | undefined {
  if (rule.kind !== 'sequence' || view.contract === undefined) return undefined
  const ranks = sequenceFrom(card, rule.length)
  if (ranks === undefined) return undefined
  const seat = openingLeader(view.contract)
  const suit = suitOf(card)
  const held: Predicate = {
    kind: 'among',
    seat,
    suit,
    ranks,
    min: rule.length,
    max: rule.length,
  }
  if (rankOf(card) === 12) return held
  return allOf(held, not({ kind: 'card', seat, card: (card + 1) as Card }))
}

/** What is known when the lead has been made and dummy has come down. */
function positionAtLead(view: SeatView): Position | undefined {
  const event = cardEvents(view)[0]
  const start = startPosition(view.seat, view.hand)
  if (event === undefined || !start.ok) return undefined
  const led = afterCard(start.value, event)
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
  const rules = strainOfContract(view.contract) === NOTRUMP ? carding.notrump : carding.suit
  const cells = leadReadings(position, seat, card)
  const sequences = rules.flatMap((rule) => {
    const says = sequenceSays(view, card, rule)
    return says === undefined ? [] : [{ says, qualifier: rule.qualifier }]
  })
  // A sequence is read first: what it takes is not read by place any more.
  const outside = (cell: LedFrom): Predicate =>
    sequences.length === 0 ? cell : allOf(cell, not(anyOf(...sequences.map((s) => s.says))))
  const readings: readonly Reading[] = [
    ...sequences,
    ...cells.map((cell) => ({ says: outside(cell), qualifier: qualifierOf(cell, rules) })),
  ]
  return [
    {
      id: 'opening-lead',
      seat,
      because: { kind: 'card', index: 0, rule: carding.name },
      kind: 'exactly-one',
      readings,
      action: leadAction(readings, seat, carding.weights),
    },
  ]
}

function leadAction(
  readings: readonly Reading[],
  seat: Inference['seat'],
  weights: Agreements['carding'][0]['weights'],
): Action {
  const of = (wanted: (reading: Reading) => boolean): Predicate =>
    anyOf(...readings.filter(wanted).map((reading) => reading.says))
  return {
    seat,
    terms: [
      {
        weight: weights.consistent,
        when: of((r) => r.qualifier === 'consistent' || r.qualifier === undefined),
      },
      { weight: weights.unspecified, when: of((r) => r.qualifier === 'unspecified') },
    ],
    otherwise: weights.inconsistent,
  }
}
