/**
 * How the value of the plans moves along one dial, and where the best plan changes: the vacant places of the
 * defenders, or the odds that West has a named card. Linear in the odds, so nothing is solved anew.
 */
import type { SuitAnswer } from '#combinations/answer.ts'
import type { PlanVector } from '#combinations/front.ts'
import { layoutsOf } from '#combinations/layouts.ts'
import type { Goal } from '#combinations/question.ts'
import { layoutWeights, type Weights } from '#combinations/weights.ts'
import { type Holding, highest, length, withRank } from '#core/holding.ts'
import { NEAR, worthOf } from './suit-report.ts'

/** What the reader may turn: West's vacant places less East's, or the odds that West has a named card. */
export type Dial = { readonly kind: 'places' } | { readonly kind: 'honour'; readonly card: Holding }

export interface TippingPoint {
  /** Where on the dial. */
  readonly at: number
  /** Value of each plan there. */
  readonly values: readonly number[]
}
/** The plans' values along a dial, and where the best one changes. */
export interface TippingLine {
  readonly dial: Dial
  readonly points: readonly TippingPoint[]
  /** Where the table stands now; `undefined` when the weights are of another kind than the dial. */
  readonly now: number | undefined
  readonly crossings: readonly {
    readonly at: number
    /** Places of the plans that change over, in the list of plans. */
    readonly from: number
    readonly to: number
  }[]
}

const bestAt = (values: readonly number[]): number =>
  values.reduce((best, value, i) => (value > values[best]! + NEAR ? i : best), 0)

/**
 * Where the best plan changes along the points: between two points by the straight line between them, and
 * at a point itself where the two are equal there.
 */
export function crossingsOf(points: readonly TippingPoint[]): TippingLine['crossings'] {
  const out: { at: number; from: number; to: number }[] = []
  let leader: number | undefined
  let since: TippingPoint | undefined
  for (const point of points) {
    const best = bestAt(point.values)
    if (leader === undefined || since === undefined) {
      leader = best
    } else if (best !== leader && point.values[best]! > point.values[leader]! + NEAR) {
      const before = since.values[leader]! - since.values[best]!
      const after = point.values[best]! - point.values[leader]!
      const share = before <= NEAR ? 0 : before / (before + after)
      out.push({ at: since.at + share * (point.at - since.at), from: leader, to: best })
      leader = best
    }
    since = point
  }
  return out
}

const MOST_PLACES = 13

/** West's vacant places less East's, the larger of the two held where it is. */
function placesLine(
  answer: SuitAnswer,
  weights: Weights,
  plans: readonly PlanVector[],
  goal: Goal,
  vacant: VacantPlaces | undefined,
): TippingLine | undefined {
  const { suit } = answer.task
  const now =
    weights.kind === 'vacant'
      ? weights
      : vacant !== undefined
        ? vacant
        : weights.kind === 'apriori'
          ? { west: MOST_PLACES, east: MOST_PLACES }
          : undefined
  const most = now === undefined ? MOST_PLACES : Math.max(now.west, now.east)
  const points: TippingPoint[] = []
  for (let at = -most; at <= most; at++) {
    const west = at >= 0 ? most : most + at
    const east = at >= 0 ? most - at : most
    const there = layoutWeights(suit, { kind: 'vacant', west, east })
    if (there.ok) points.push({ at, values: plans.map((plan) => worthOf(plan, there.value, goal)) })
  }
  if (points.length < 2) return undefined
  return {
    dial: { kind: 'places' },
    points,
    now: now && now.west - now.east,
    crossings: crossingsOf(points),
  }
}

const STEPS = 20

/** The odds, 0..1, that West has the highest hidden card; everything else in its present proportions. */
function honourLine(
  answer: SuitAnswer,
  plans: readonly PlanVector[],
  goal: Goal,
): TippingLine | undefined {
  const { suit } = answer.task
  const top = highest(suit.hidden)
  const cards = suit.classes[0]
  if (top === undefined || cards === undefined) return undefined
  const card = withRank(0 as Holding, top)
  // Equal cards stand for each other: the odds are those of one given card of the class.
  const size = length(cards)
  const share = layoutsOf(suit).map(({ west }) => west[0]! / size)
  const withWest = answer.weights.map((weight, i) => weight * share[i]!)
  const withEast = answer.weights.map((weight, i) => weight * (1 - share[i]!))
  const west = withWest.reduce((a, b) => a + b, 0)
  const east = withEast.reduce((a, b) => a + b, 0)
  if (west === 0 || east === 0) return undefined
  const points = Array.from({ length: STEPS + 1 }, (_, i): TippingPoint => {
    const at = i / STEPS
    const there = answer.weights.map(
      (_, k) => (withWest[k]! / west) * at + (withEast[k]! / east) * (1 - at),
    )
    return { at, values: plans.map((plan) => worthOf(plan, there, goal)) }
  })
  return { dial: { kind: 'honour', card }, points, now: west, crossings: crossingsOf(points) }
}

/** Unknown cards in each defender’s hand. */
export interface VacantPlaces {
  readonly west: number
  readonly east: number
}

/**
 * Every dial that says something about these plans; none for a single plan.
 * @param vacant the places as they are, where the weights are a table that says more than they do.
 */
export function tippingLines(
  answer: SuitAnswer,
  weights: Weights,
  plans: readonly PlanVector[],
  goal: Goal,
  vacant?: VacantPlaces,
): readonly TippingLine[] {
  if (plans.length < 2) return []
  return [placesLine(answer, weights, plans, goal, vacant), honourLine(answer, plans, goal)].filter(
    (line) => line !== undefined,
  )
}
