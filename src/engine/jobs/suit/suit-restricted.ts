/** Restricted choice in a suit at the table: how likely the hand that played an equal card has the other. */
import { type Card, rankOf, suitOf } from '#core/card.ts'
import { has } from '#core/holding.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import type { Position } from '#reasoning/law/position.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { equalsPlayed, restrictedChoice } from '#reasoning/sources/restricted-choice.ts'
import type { KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { type SuitEvidence, suitChancesOf } from './suit-odds.ts'

/** The latest equal card that fell. Chances are 0..1, of its hand holding the other one. */
export interface RestrictedChoice {
  readonly seat: Seat
  readonly played: Card
  readonly other: Card
  readonly chance: number
  /** The same if the choice between equals told nothing. */
  readonly without: number
}

/** Odds that move by less look the same to a reader. */
const MOVES = 0.01

/**
 * The latest choice among equals in this suit that moves the odds of a card still hidden.
 * @returns `undefined` where there is none, or other odds than those of all that is known are asked for.
 */
export function* restrictedChoiceIn(
  input: KnowledgeInput & { readonly suit: Suit; readonly evidence: SuitEvidence },
  view: SeatView,
  position: Position,
): Generator<{ readonly done: number }, RestrictedChoice | undefined, void> {
  if (input.evidence !== 'known' || input.lawOnly === true) return undefined
  const unseen = position.unseen[input.suit]
  const choices = equalsPlayed(view)
    .filter(({ card }) => suitOf(card) === input.suit)
    .flatMap(({ seat, card, equals }) =>
      equals
        .filter((other) => has(unseen, rankOf(other)))
        .map((other) => ({ seat, played: card, other })),
    )
  const last = choices.at(-1)
  if (last === undefined) return undefined
  const held: Predicate = { kind: 'card', seat: last.seat, card: last.other }
  const told = yield* suitChancesOf(input, view, position, [held])
  const untold = yield* suitChancesOf(input, view, position, [held], restrictedChoice(view))
  const chance = told.ok ? told.value.chances[0]! : 0
  const without = untold.ok ? untold.value.chances[0]! : 0
  return Math.abs(chance - without) < MOVES ? undefined : { ...last, chance, without }
}
