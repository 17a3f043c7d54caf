/**
 * Restricted choice: a hand that follows with an honour while it holds a card of equal rank beside it
 * would have played the other one half of the time. So the other is likelier to be elsewhere. That is
 * chance and no agreement, so it has no setting.
 */
import { type Card, cardOf, rankOf, suitOf } from '#core/card.ts'
import { has } from '#core/hand.ts'
import type { Holding } from '#core/holding.ts'
import { ACE, RANKS, TEN } from '#core/rank.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Inference } from '../inference/inference.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { not, type Predicate } from '../predicates/predicate.ts'
import { type DefenderPlay, defenderPlays, isPartners } from './defence.ts'

/** The next card up or down that was not played in an earlier trick; `undefined` at the end of the suit. */
function beside(card: Card, step: 1 | -1, gone: ReadonlySet<Card>): Card | undefined {
  for (let rank = rankOf(card) + step; rank >= 0 && rank <= ACE; rank += step) {
    const next = cardOf(suitOf(card), RANKS[rank]!)
    if (!gone.has(next)) return next
  }
  return undefined
}

/**
 * Third hand is left out: it has an agreement, the lowest of equals. So is dummy's chair, from which
 * three hands are hidden: which cards are equals is declarer's secret there.
 */
const isFree = (play: DefenderPlay): boolean =>
  play.place > 0 &&
  play.position.seats.length <= 2 &&
  !isPartners(play) &&
  !play.showOut &&
  rankOf(play.event.card) >= TEN

/** The hidden cards that were as good as the one played, one up and one down at most. */
function equalsOf(view: SeatView, { event }: DefenderPlay): readonly Card[] {
  const { card, index } = event
  const inSight = (other: Card): boolean =>
    has(view.hand, other) || (view.dummy !== undefined && has(view.dummy, other))
  const gone = new Set(view.cards.slice(0, index - (index % 4)))
  return ([1, -1] as const).flatMap((step) => {
    const other = beside(card, step, gone)
    return other === undefined || inSight(other) ? [] : [other]
  })
}

/** One of several equal cards was chosen by chance: six is a whole number of halves and of thirds. */
function chosenAmong(seat: Seat, equals: readonly Card[]): Likelihood {
  const none = { weight: 6, when: heldOf(seat, equals, 0) }
  return equals.length === 1
    ? { seat, terms: [none], otherwise: 3 }
    : { seat, terms: [none, { weight: 3, when: heldOf(seat, equals, 1) }], otherwise: 2 }
}
/** The fact that the seat was dealt this many of these cards of one suit. */
function heldOf(seat: Seat, cards: readonly Card[], n: number): Predicate {
  const [only, second] = cards
  if (n === 0 && second === undefined) return not({ kind: 'card', seat, card: only! })
  const ranks = cards.reduce((mask, card) => mask | (1 << rankOf(card)), 0) as Holding
  return { kind: 'among', seat, suit: suitOf(only!), ranks, min: n, max: n }
}

/** An honour that fell, and the hidden cards that would have been as good. */
export interface EqualPlayed {
  /** 0-based place in the order of play. */
  readonly index: number
  readonly seat: Seat
  readonly card: Card
  /** At least one. */
  readonly equals: readonly Card[]
}
/** The honours that closed defenders followed with, where cards beside them were hidden. */
export const equalsPlayed = (view: SeatView): readonly EqualPlayed[] =>
  defenderPlays(view)
    .filter(isFree)
    .flatMap((play): readonly EqualPlayed[] => {
      const { index, seat, card } = play.event
      const equals = equalsOf(view, play)
      return equals.length === 0 ? [] : [{ index, seat, card, equals }]
    })

const RULE = 'one of equals by chance'
/** What those honours say of the cards beside them. */
export const restrictedChoice = (view: SeatView): readonly Inference[] =>
  equalsPlayed(view).map(({ index, seat, equals }) => ({
    id: `restricted-choice-${index}`,
    seat,
    because: { kind: 'card', index, sign: 'restricted-choice', rule: RULE },
    kind: 'tendency',
    readings: [{ says: heldOf(seat, equals, 0), qualifier: 'consistent' }],
    action: chosenAmong(seat, equals),
  }))
