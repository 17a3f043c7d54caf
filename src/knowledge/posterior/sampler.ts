/**
 * Layouts of the concealed hands drawn independently, each with exactly its chance under everything
 * agreed: what robots look at. Constraints on whole hands are met by drawing from a wider count and
 * keeping a layout with the chance by which it was too wide, which changes no chance.
 */
import type { Deal, PartialDeal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { bySeat } from '#core/seat.ts'
import type { Position } from '../law/position.ts'
import type { Action } from '../predicates/action.ts'
import { bounded } from '../predicates/meets.ts'
import { asksWholeHands, holds } from '../predicates/predicate.ts'
import { samplerThreeSteps } from './sample-three.ts'
import { type Sampler, samplerTwo } from './sample-two.ts'
import { livingActions } from './weighing.ts'

export type { Sampler } from './sample-two.ts'

/** The whole deal of a drawn layout. */
export const dealFrom = (position: Position, hands: readonly Hand[]): Deal =>
  bySeat((seat) => position.faced[seat] ?? hands[position.seats.indexOf(seat)]!)

/** How often a first draw is tried before the actions count as leaving nothing. */
const MOST_TRIES = 100_000

/**
 * A sampler for two or three concealed hands. A yield is the share done of the count under way.
 * @param actions of inferences, as they stand: see `Inference.action`. Where they have constraints
 * on whole hands their weights must not rise from term to term.
 * @returns `undefined` when no layout has weight.
 */
export function* samplerSteps(
  position: Position,
  actions: readonly Action[],
): Generator<number, Sampler | undefined, void> {
  const living = livingActions(position, actions)
  const whole = living.filter((action) => action.terms.some((term) => asksWholeHands(term.when)))
  const wide = living.map((action) =>
    whole.includes(action)
      ? {
          ...action,
          terms: action.terms.map((term) => ({ ...term, when: bounded(term.when, 'may') })),
        }
      : action,
  )
  const sampler =
    position.seats.length === 2
      ? samplerTwo(position, wide)
      : yield* samplerThreeSteps(position, wide)
  if (sampler === undefined || whole.length === 0) return sampler
  const widened = whole.map((action) => wide[living.indexOf(action)]!)
  const keep = (rng: Rng, hands: readonly Hand[]): boolean => {
    const deal = dealFrom(position, hands)
    return whole.every((action, i) => {
      const weight = weightOf(action, deal)
      return weight > 0 && rng.below(weightOf(widened[i]!, deal)) < weight
    })
  }
  const first = rngOf([1, 2, 3, 4])
  let tries = 0
  while (!keep(first, sampler.draw(first))) {
    tries += 1
    if (tries > MOST_TRIES) return undefined
    if (tries % 500 === 0) yield tries / MOST_TRIES
  }
  return {
    total: sampler.total,
    draw: (rng) => {
      for (;;) {
        const hands = sampler.draw(rng)
        if (keep(rng, hands)) return hands
      }
    },
  }
}

const weightOf = (action: Action, deal: PartialDeal): number =>
  action.terms.find((term) => holds(term.when, deal) === true)?.weight ?? action.otherwise

/** The same in one go. */
export function sampler(position: Position, actions: readonly Action[]): Sampler | undefined {
  const steps = samplerSteps(position, actions)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
