/** How likely the lies of one suit are: what a closed hand has of its hidden cards, kind by kind. */
import type { Seat } from '#core/seat.ts'
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
  const steps = beliefsOf(position, actions, wanted)
  let step = steps.next()
  while (step.done !== true) {
    yield step.value * 0.5
    step = steps.next()
  }
  const figures: (Figure | undefined)[] = []
  for (const one of wanted) {
    const asking = step.value.of(one)
    let found = asking.next()
    while (found.done !== true) {
      yield 0.5 + (0.5 * figures.length) / wanted.length
      found = asking.next()
    }
    figures.push(found.value)
  }
  return figures
}
