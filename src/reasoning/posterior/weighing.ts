/**
 * Layouts weighed by all actions, by whichever count is exact: two hands or three by lengths and
 * points, whole hands walked where constraints ask for it, and where several of three hands carry
 * such constraints a count from below and one from above.
 */
import type { PartialDeal } from '#core/deal.ts'
import { fewLayouts } from '../law/every-layout.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { bounded } from '../predicates/meets.ts'
import { facts, isAlways, judged, type Predicate } from '../predicates/predicate.ts'
import { lawfulPosterior } from './lawful-figures.ts'
import type { Posterior } from './posterior.ts'
import { posteriorListed, totalListed } from './posterior-listed.ts'
import { posteriorThreeSteps, totalThreeSteps } from './posterior-three.ts'
import { posteriorTwo, totalTwo } from './posterior-two.ts'
import { posteriorWalkSteps } from './posterior-walk.ts'
import { handsAsked, MOST_WORK, walkWork } from './walk-work.ts'

export type Weighed =
  | { readonly kind: 'exact'; readonly posterior: Posterior }
  /** Every layout weighs at least what the first gives and at most what the second gives. */
  | { readonly kind: 'between'; readonly least: Posterior; readonly most: Posterior }

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
/** Weights divided by what they have in common, so that whole-number sums stay exact longer. */
export function reduced(action: Likelihood): Likelihood {
  const common = action.terms.reduce((n, term) => gcd(n, term.weight), action.otherwise)
  if (common <= 1) return action
  return {
    ...action,
    terms: action.terms.map((term) => ({ ...term, weight: term.weight / common })),
    otherwise: action.otherwise / common,
  }
}
/** True when the action gives all layouts the same weight, which is not nought. */
const saysNothing = (action: Likelihood): boolean =>
  action.otherwise !== 0 && action.terms.every((term) => term.weight === action.otherwise)
/**
 * True when it is about hands in sight alone: it gives all layouts the same weight, perhaps nought,
 * so nobody’s odds move. A condition that no hand can meet is different: it leaves nothing.
 */
const isSettled = (action: Likelihood, faced: PartialDeal): boolean => {
  const all = action.terms.flatMap(({ when }) => facts(when))
  return all.length > 0 && all.every(({ seat }) => faced[seat] !== undefined)
}

/** The actions with constraints on whole hands replaced by cells: see `bounded`. */
export const boundedActions = (
  actions: readonly Likelihood[],
  side: 'may' | 'must',
): readonly Likelihood[] =>
  actions.map((action) => ({
    ...action,
    terms: action.terms.map((term) => ({ ...term, when: bounded(term.when, side) })),
  }))

export const whensOf = (actions: readonly Likelihood[]): readonly Predicate[] =>
  actions.flatMap((action) => action.terms.map((term) => term.when))

/** A walk of this much work takes longer than asking the acts of every one of a few layouts. */
const LONG_WALK = 20_000_000
/**
 * How the actions can be counted: without a walk, layout by layout where few are left, by walking one hand,
 * or only by bounds.
 * @param walk false takes bounds where a walk would be exact but slow.
 */
export function wayToCount(
  position: Position,
  actions: readonly Likelihood[],
  walk = true,
): 'plain' | 'list' | 'walk' | 'between' {
  const work = walkWork(position, whensOf(actions))
  if (work === 0) return 'plain'
  if (work > LONG_WALK && fewLayouts(position) !== undefined) return 'list'
  return walk && work <= MOST_WORK ? 'walk' : 'between'
}

/** The cost of asking an act of one layout, in conditions asked. */
const PUT = 400
/** The cost of a count by the actions, in conditions asked: see `walkWork`. */
export function countWork(position: Position, actions: readonly Likelihood[]): number {
  const layouts = wayToCount(position, actions) === 'list' ? fewLayouts(position) : undefined
  return layouts === undefined
    ? walkWork(position, whensOf(actions))
    : layouts.length * actions.length * PUT
}

/** The actions that say something about the concealed hands, in terms of their unseen cards. */
export const livingActions = (
  position: Position,
  actions: readonly Likelihood[],
): readonly Likelihood[] =>
  actions
    .filter((action) => !isSettled(action, position.faced))
    .map((action) => ({
      ...action,
      terms: action.terms.map((term) => ({ ...term, when: judged(term.when, position.faced) })),
    }))
    .filter((action) => !saysNothing(action))
    .map(reduced)

/**
 * Weighs the layouts. A yield is the share done of the count under way, 0..1.
 * @param actions see `livingActions`; weights must not rise from term to term where bounds are needed.
 * @param asks predicates about one suit each, to be answered beside.
 * @param side where bounds are needed, the wider one alone.
 * @param walk see `wayToCount`.
 */
export function* weigh(
  position: Position,
  actions: readonly Likelihood[],
  asks: readonly Predicate[] = [],
  side?: 'may',
  walk = true,
): Generator<number, Weighed, void> {
  const way = wayToCount(position, actions, walk)
  if (actions.length === 0 && asks.length === 0 && position.seats.length === 3)
    return { kind: 'exact', posterior: lawfulPosterior(position) }
  if (way === 'plain') return { kind: 'exact', posterior: yield* plain(position, actions, asks) }
  if (way === 'list')
    return { kind: 'exact', posterior: yield* posteriorListed(position, actions, asks) }
  if (way === 'walk') {
    const hands = handsAsked(position, whensOf(actions))
    const hand = position.seats.length === 2 ? 0 : 31 - Math.clz32(hands)
    return {
      kind: 'exact',
      posterior: yield* posteriorWalkSteps(position, hand, actions, asks),
    }
  }
  if (side !== undefined)
    return {
      kind: 'exact',
      posterior: yield* plain(position, boundedActions(actions, side), asks),
    }
  return {
    kind: 'between',
    least: yield* plain(position, boundedActions(actions, 'must'), asks),
    most: yield* plain(position, boundedActions(actions, 'may'), asks),
  }
}
function* plain(
  position: Position,
  actions: readonly Likelihood[],
  asks: readonly Predicate[],
): Generator<number, Posterior, void> {
  return position.seats.length === 2
    ? posteriorTwo(position, actions, asks)
    : yield* posteriorThreeSteps(position, actions, asks)
}

/** The weight of all layouts; `undefined` where only bounds can be had. */
export function* totalWeight(
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, number | undefined, void> {
  const way = wayToCount(position, actions)
  if (way === 'between') return undefined
  if (way === 'list') return yield* totalListed(position, actions)
  if (way === 'walk') {
    const weighed = yield* weigh(position, actions)
    return weighed.kind === 'exact' ? weighed.posterior.total : undefined
  }
  return position.seats.length === 2
    ? totalTwo(position, actions)
    : yield* totalThreeSteps(position, actions)
}

/** The predicate as a certainty. */
export const surely = (when: Predicate): Likelihood => ({
  seat: undefined,
  terms: isAlways(when) ? [] : [{ weight: 1, when }],
  otherwise: isAlways(when) ? 1 : 0,
})
