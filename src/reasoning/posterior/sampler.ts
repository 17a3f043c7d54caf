/**
 * Layouts of the concealed hands drawn independently, each with exactly its chance under everything
 * agreed: what robots look at. Constraints on whole hands are met by drawing from a wider count and
 * keeping a layout with the chance by which it was too wide, which changes no chance.
 */
import type { Hand } from '#core/hand.ts'
import { type Rng, rngOf } from '#core/rng.ts'
import { finish } from '#core/steps.ts'
import { dealFrom, type Position } from '../law/position.ts'
import { type Likelihood, weightIn } from '../predicates/likelihood.ts'
import { asksWholeHands } from '../predicates/predicate.ts'
import { samplerThreeSteps } from './sample-three.ts'
import { type Sampler, samplerTwoSteps } from './sample-two.ts'
import { boundedActions, livingActions } from './weighing.ts'

export type { Sampler } from './sample-two.ts'

/** How often a first draw is tried before the actions count as leaving nothing. */
const MOST_TRIES = 100_000

/** A sampler that can be asked for one try only, so that whoever draws can give up. */
export interface TryingSampler extends Sampler {
  /** One try: `undefined` where constraints on whole hands refuse the layout drawn. */
  readonly attempt: (rng: Rng) => readonly Hand[] | undefined
}

/**
 * A sampler for two or three concealed hands. A yield is the share done of the count under way.
 * @param actions those of inferences: see `Inference.action`. Where they have constraints on whole
 *   hands their weights must not rise from term to term.
 * @param most how often a first draw is tried.
 * @returns `undefined` when no layout has weight, or none was found.
 */
export function* samplerSteps(
  position: Position,
  actions: readonly Likelihood[],
  most = MOST_TRIES,
): Generator<number, TryingSampler | undefined, void> {
  const living = livingActions(position, actions)
  const whole = living.filter((action) => action.terms.some((term) => asksWholeHands(term.when)))
  const wide = boundedActions(living, 'may')
  const sampler =
    position.seats.length === 2
      ? yield* samplerTwoSteps(position, wide)
      : yield* samplerThreeSteps(position, wide)
  if (sampler === undefined) return undefined
  if (whole.length === 0) return { ...sampler, attempt: sampler.draw }
  const widened = whole.map((action) => wide[living.indexOf(action)]!)
  const keep = (rng: Rng, hands: readonly Hand[]): boolean => {
    const deal = dealFrom(position, hands)
    return whole.every((action, i) => {
      const weight = weightIn(action, deal)
      return weight > 0 && rng.below(weightIn(widened[i]!, deal)) < weight
    })
  }
  const attempt = (rng: Rng): readonly Hand[] | undefined => {
    const hands = sampler.draw(rng)
    return keep(rng, hands) ? hands : undefined
  }
  const first = rngOf([1, 2, 3, 4])
  let tries = 0
  while (attempt(first) === undefined) {
    tries += 1
    if (tries > most) return undefined
    if (tries % 500 === 0) yield tries / most
  }
  return {
    total: sampler.total,
    attempt,
    draw: (rng) => {
      for (;;) {
        const hands = attempt(rng)
        if (hands !== undefined) return hands
      }
    },
  }
}

/** The same in one go. */
export function sampler(position: Position, actions: readonly Likelihood[]): Sampler | undefined {
  return finish(samplerSteps(position, actions))
}
