/**
 * What a led card can be: the k-th highest of n cards, where holdings of three cards are told apart
 * by what heads them. The cells that the cards in sight allow divide the lawful layouts among them,
 * so exactly one is true, and the singleton is one of them.
 */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { type Holding, length } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import { suitShares } from '#counting/layouts-shares.ts'
import { handOf, isVoid, knownOf, type Position } from '../law/position.ts'
import { type LedFrom, suitFactHolds } from '../predicates/predicate.ts'
import { countOf } from './status.ts'

export interface LeadCell {
  readonly fact: LedFrom
  /** Lawful layouts in which the card was led so. */
  readonly count: bigint
}

const OF_THREE = (n: number): boolean => n === 3
/**
 * Every reading of the card that the cards in sight at the lead allow, by place and then by length.
 * @param headsTold the lengths at which what heads the holding is told apart.
 */
export function leadReadings(
  position: Position,
  seat: Seat,
  card: Card,
  headsTold: (n: number) => boolean = OF_THREE,
): readonly LedFrom[] {
  const suit = suitOf(card)
  const rank = rankOf(card)
  let supply: number = position.unseen[suit]
  for (let h = 0; h < position.seats.length; h++) supply |= knownOf(position, h, suit)
  const others = supply & ~(1 << rank)
  const above = length((others >> (rank + 1)) as Holding)
  const below = length((others & ((1 << rank) - 1)) as Holding)
  const out: LedFrom[] = []
  for (let k = 1; k <= above + 1; k++)
    for (let n = k; n <= k + below; n++)
      for (const headed of headsTold(n) ? (['spots', 'honour'] as const) : (['any'] as const))
        out.push({ kind: 'lead', seat, card, k, n, headed })
  return out
}

/** The readings with their exact counts; they add up to all layouts. */
export const leadCells = (position: Position, seat: Seat, card: Card): readonly LeadCell[] =>
  handOf(position, seat) < 0
    ? []
    : leadReadings(position, seat, card).map((fact) => ({
        fact,
        count: countOf(position, fact),
      }))

/**
 * Holdings of the led suit, not layouts, that a reading allows: the suit alone, without the places
 * that other suits take.
 */
export function leadHoldings(position: Position, fact: LedFrom): number {
  const suit = suitOf(fact.card)
  const hand = handOf(position, fact.seat)
  const rank = rankOf(fact.card)
  const shares = suitShares(
    position.unseen[suit],
    [isVoid(position, hand, suit), false],
    1 << rank,
    (1 << rank) | (1 << 8),
  )
  const known = knownOf(position, hand, suit)
  let sum = 0
  for (const [i, ways] of shares.ways.entries())
    if (suitFactHolds(fact, (known | shares.holdings[0]![i]!) as Holding)) sum += ways
  return sum
}
