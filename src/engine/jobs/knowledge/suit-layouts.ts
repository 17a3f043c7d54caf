/** How likely the lies of one suit are: what a closed hand has of its hidden cards, kind by kind. */
import type { Seat } from '#core/seat.ts'
import { reporting } from '#core/steps.ts'
import type { Suit } from '#core/suit.ts'
import type { Lie } from '#explain/proof.ts'
import type { Position } from '#reasoning/law/position.ts'
import { beliefsOf } from '#reasoning/posterior/beliefs.ts'
import type { Figure } from '#reasoning/posterior/figures.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { allOf, type Predicate } from '#reasoning/predicates/predicate.ts'

export const suitLayoutPredicate = ({ parts }: Lie, seat: Seat, suit: Suit): Predicate =>
  allOf(
    ...parts.map(
      ({ cards, n }): Predicate => ({ kind: 'among', seat, suit, ranks: cards, min: n, max: n }),
    ),
  )

/**
 * The figure of each predicate, weighed by the actions; `undefined` where nothing has weight.
 * @yields the share that is done, 0..1.
 */
export function* figuresOf(
  position: Position,
  actions: readonly Likelihood[],
  wanted: readonly Predicate[],
): Generator<number, readonly (Figure | undefined)[], void> {
  const beliefs = yield* reporting(beliefsOf(position, actions, wanted), (told) => told * 0.5)
  const figures: (Figure | undefined)[] = []
  for (const one of wanted) {
    const found = yield* reporting(
      beliefs.of(one),
      () => 0.5 + (0.5 * figures.length) / wanted.length,
    )
    figures.push(found)
  }
  return figures
}
