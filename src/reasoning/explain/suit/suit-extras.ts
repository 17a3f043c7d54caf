/**
 * What a report of a suit adds: the plan that is best at matchpoints, or that there is none, and
 * what declarer gains by choosing between plans by lot. The figures are the solver's.
 */
import type { SuitAnswer } from '#combinations/answer.ts'
import { ledOf, ownCard } from '#combinations/card-words.ts'
import type { Lead, PlanVector } from '#combinations/front.ts'
import { compareTricks, matchpointBest } from '#combinations/matchpoints.ts'
import { type MixedLimits, mixedValue } from '#combinations/mixed/mixed.ts'
import type { Goal } from '#combinations/question.ts'
import type { SuitSolver } from '#combinations/solve.ts'
import type { SuitCombination, Visible } from '#combinations/suit.ts'
import type { HandNames } from '#combinations/trick-words.ts'
import { type Holding, withRank } from '#core/holding.ts'
import { waysFor } from './suit-ways.ts'

/** A first lead: the lowest of the cards that are equal to it. */
export interface FirstLead {
  readonly hand: Visible
  readonly card: Holding
  /** As a plan calls it: the top of a sequence, `low` for a small card of no more worth than the lowest. */
  readonly words: string
}
export function firstLead({ hidden, ...suit }: SuitCombination, { hand, rank }: Lead): FirstLead {
  const held = suit[hand]
  const words = ownCard(held, ledOf(held, rank, hidden))
  return { hand, card: withRank(0 as Holding, rank), words }
}

/** The plan that takes more tricks than any other more often than fewer, if there is one. */
export type MatchpointView =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'best'
      /** Its place among the plans shown; `undefined` when it is not among them. */
      readonly plan: number | undefined
      readonly sentence: string
      /** Against the plan that does best against it: how often it takes more tricks, and fewer. */
      readonly wins: number
      readonly loses: number
    }

/** Fronts larger than this are not compared plan by plan. */
const MOST_COMPARED = 5000

/**
 * The best plan at matchpoints, where there are plans to choose from.
 * @param shown the plans the report shows.
 */
export function matchpointView(
  solver: SuitSolver,
  { front, weights }: SuitAnswer,
  shown: readonly PlanVector[],
  names?: HandNames,
): MatchpointView | undefined {
  if (front === undefined || front.plans.length < 2 || front.plans.length > MOST_COMPARED)
    return undefined
  const best = matchpointBest(front.plans, weights)
  if (best?.rival === undefined) return { kind: 'none' }
  const place = shown.findIndex((one) => one.every((tricks, i) => tricks === best.plan[i]))
  const [way] = waysFor(solver, best.plan, names)
  return {
    kind: 'best',
    plan: place < 0 ? undefined : place,
    sentence: way?.sentence ?? '',
    ...compareTricks(best.plan, best.rival, weights),
  }
}

/** The plans to choose from by lot. */
export interface MixingView {
  readonly goal: Goal
  /** What it is worth: more than any single plan. */
  readonly value: number
  /** What the best single plan is worth. */
  readonly pure: number
  /** How often to choose each plan, by its first lead; the likeliest first. */
  readonly parts: readonly { readonly share: number; readonly lead: FirstLead }[]
}

/** A gain smaller than this is the rounding of some hundred sums. */
const GAIN = 1e-7

/**
 * What mixing plans gains for a target.
 * @returns `undefined` when it gains nothing, `too-large` when the game is too large for the limits.
 */
export function mixingView(
  solver: SuitSolver,
  answer: SuitAnswer,
  goal: Goal,
  limits: MixedLimits,
): MixingView | 'too-large' | undefined {
  const best = goal === 'max' ? answer.expected : answer.atLeast[goal - 1]
  if (best === undefined || !best.exact) return undefined
  const mixed = mixedValue(solver, answer.weights, goal, best, best.ceiling, limits)
  if (mixed === undefined) return 'too-large'
  if (mixed.value - best.value <= GAIN) return undefined
  return {
    goal,
    value: mixed.value,
    pure: best.value,
    parts: mixed.parts.map(({ share, lead }) => ({
      share,
      lead: firstLead(solver.task.suit, lead),
    })),
  }
}
