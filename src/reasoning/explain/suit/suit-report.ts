/**
 * The answer of a suit as a reader meets it: the targets with their chances, the best plans for one of them
 * with what each takes in every layout, and where the plans would change places. Plain data for the page
 * *Combinations* and the panel *Suit*; the figures are the solver's.
 */
import type { GoalAnswer, SuitAnswer } from '#combinations/answer.ts'
import type { PlanVector } from '#combinations/front.ts'
import { formatLayoutHand, layoutsOf } from '#combinations/layouts.ts'
import { fewestTricks, type LeadLoss, leadLoss } from '#combinations/lead-loss.ts'
import { partingOf } from '#combinations/plan-parting.ts'
import type { Goal } from '#combinations/question.ts'
import type { SuitSolver } from '#combinations/solve.ts'
import type { SuitCombination } from '#combinations/suit.ts'
import { COMPASS, type HandNames } from '#combinations/trick-words.ts'
import { type Holding, withRank } from '#core/holding.ts'
import { type FirstLead, firstLead, type MatchpointView, matchpointView } from './suit-extras.ts'
import { readiestWay, type WayInWords, wayId, waysFor } from './suit-ways.ts'

/** One target, with the value of its best plan. */
export interface TargetRow {
  readonly goal: Goal
  /** A chance, 0..1; for `max` a number of tricks. */
  readonly value: number
  /** Equals `value` when the answer is exact; otherwise no plan does better than this. */
  readonly atMost: number
  readonly exact: boolean
  /** With all cards seen. */
  readonly ceiling: number
  /** The first leads that keep the value; empty where it is bounded only, or time ran out. */
  readonly leads: readonly FirstLead[]
}

/** One layout of the hidden cards, and the outcome of each plan in it. */
export interface LayoutRow {
  readonly index: number
  /** The cards as players write them, one holding of the kind; `-` for none. */
  readonly west: string
  readonly east: string
  readonly westCards: Holding
  readonly eastCards: Holding
  readonly chance: number
  /** Tricks by plan, in the order of the plans. */
  readonly tricks: readonly number[]
  /** Tricks with all cards seen. */
  readonly ceiling: number
  /** True when the plans differ here on the target: such rows come first. */
  readonly differs: boolean
}

/** The value of a vector for a goal under weights: a chance, or tricks for `max`. */
export function worthOf(plan: PlanVector, weights: readonly number[], goal: Goal): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    const tricks = plan[i]!
    const weight = weights[i]!
    sum += goal === 'max' ? weight * tricks : tricks >= goal ? weight : 0
  }
  return sum
}

const targetRow = (suit: SuitCombination, goal: Goal, answer: GoalAnswer): TargetRow => ({
  goal,
  value: answer.value,
  atMost: answer.atMost,
  exact: answer.exact,
  ceiling: answer.ceiling,
  leads: answer.leads.map((lead) => firstLead(suit, lead)),
})

/** Every target, fewest tricks first, then expected tricks. */
export const targetsOf = (answer: SuitAnswer): readonly TargetRow[] => [
  ...answer.atLeast.map((one) => targetRow(answer.task.suit, one.goal, one)),
  targetRow(answer.task.suit, 'max', answer.expected),
]

/** Two chances this near are the same figure. */
export const NEAR = 1e-9
/** Plans shown beside each other. */
export const MOST_PLANS = 3

const same = (a: PlanVector, b: PlanVector): boolean => a.every((tricks, i) => tricks === b[i])

/** Which layouts count for the goal, as one text: plans alike in it are one plan for this target. */
const shapeFor = (plan: PlanVector, goal: Goal, possible: readonly number[]): string =>
  possible.map((i) => (goal === 'max' ? plan[i] : +(plan[i]! >= goal))).join()

/**
 * The plans worth showing for a target, best first: by the target, then by expected tricks. Of the plans
 * that reach it in the same layouts the one with most tricks stands for all.
 */
export function vectorsFor(answer: SuitAnswer, goal: Goal): readonly PlanVector[] {
  const { weights, front } = answer
  const best = goal === 'max' ? answer.expected : answer.atLeast[goal - 1]
  if (front === undefined) return best ? [best.plan] : []
  const possible = weights.flatMap((weight, i) => (weight > 0 ? [i] : []))
  const ranked = front.plans
    .map((plan) => ({
      plan,
      value: worthOf(plan, weights, goal),
      tricks: worthOf(plan, weights, 'max'),
    }))
    .sort((a, b) => (Math.abs(b.value - a.value) > NEAR ? b.value - a.value : b.tricks - a.tricks))
  const seen = new Set<string>()
  const out: PlanVector[] = []
  for (const { plan } of ranked) {
    if (out.length === MOST_PLANS) break
    const shape = shapeFor(plan, goal, possible)
    if (seen.has(shape) || out.some((other) => same(other, plan))) continue
    // What never reaches the target is no plan for it, where another does.
    if (goal !== 'max' && out.length > 0 && worthOf(plan, weights, goal) < NEAR) continue
    seen.add(shape)
    out.push(plan)
  }
  return out
}

/** The layouts that can be, those where the plans differ on the target first, likelier ones before others. */
export function layoutRows(
  answer: SuitAnswer,
  plans: readonly PlanVector[],
  goal: Goal,
): readonly LayoutRow[] {
  const bestOf = goal === 'max' ? answer.expected : answer.atLeast[goal - 1]
  const ceilings = answer.front?.ceiling
  return layoutsOf(answer.task.suit)
    .map((layout, index): LayoutRow => {
      const tricks = plans.map((plan) => plan[index]!)
      const made = goal === 'max' ? tricks : tricks.map((t) => +(t >= goal))
      return {
        index,
        west: formatLayoutHand(layout, 'west'),
        east: formatLayoutHand(layout, 'east'),
        westCards: layout.sample.west,
        eastCards: layout.sample.east,
        chance: answer.weights[index]!,
        tricks,
        ceiling: ceilings ? ceilings[index]! : (bestOf?.plan[index] ?? 0),
        differs: made.some((one) => one !== made[0]),
      }
    })
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => +b.differs - +a.differs || b.chance - a.chance)
}

/** One way to play a plan: its first lead, and the play in words. */
export interface PlanWay {
  /** `north A`: names the way in an address. */
  readonly id: string
  readonly hand: 'north' | 'south'
  readonly card: Holding
  /** A sentence or two: what is led, and what is done about what comes. */
  readonly sentence: string
  /** Whether the plan in full says more than the sentence. */
  readonly more: boolean
  /** The chance that each defender can win a trick of the suit on the way; nought: he never gets in. */
  readonly getsIn: { readonly west: number; readonly east: number }
}
export interface SuitPlan {
  readonly vector: PlanVector
  /** Tricks by layout: the vector, or at least that many where the search was for one target alone. */
  readonly told: PlanVector
  /** For the target asked. */
  readonly value: number
  readonly expected: number
  /** Leads that differ only in the small card led are one way. */
  readonly ways: readonly PlanWay[]
  /** What it does where it parts from another plan shown that reads the same. */
  readonly further: string | undefined
}

/** Everything the page says of a suit and a target. */
export interface SuitReport {
  readonly north: Holding
  readonly south: Holding
  readonly hidden: Holding
  readonly targets: readonly TargetRow[]
  readonly goal: Goal
  readonly plans: readonly SuitPlan[]
  readonly layouts: readonly LayoutRow[]
  /** Plans no other plan matches everywhere; `undefined` when there was no time to find them all. */
  readonly planCount: number | undefined
  /** `undefined` where there is nothing to choose, or the plans are not all known. */
  readonly matchpoints: MatchpointView | undefined
}

const NO_CARD = 0 as Holding

/** One way as a reader meets it. */
function wayOf({ plan, sentence, more }: WayInWords, { keptOut }: LeadLoss): PlanWay {
  const { hand, rank } = plan.tree
  const chance = (kept: number): number => (1 - kept < NEAR ? 0 : 1 - kept)
  return {
    id: wayId(plan),
    hand,
    card: withRank(NO_CARD, rank),
    sentence,
    more,
    getsIn: { west: chance(keptOut.west), east: chance(keptOut.east) },
  }
}

/** For plans of which some way reads the same, what each does where they part; the likeliest such layout decides. */
function furtherWords(
  solver: SuitSolver,
  plans: readonly (readonly WayInWords[])[],
  layouts: readonly LayoutRow[],
  goal: Goal,
  names: HandNames,
): readonly (string | undefined)[] {
  const out: (string | undefined)[] = plans.map(() => undefined)
  const score = (tricks: number): number => (goal === 'max' ? tricks : +(tricks >= goal))
  for (const [b, ways] of plans.entries()) {
    const [alike] = plans.slice(0, b).flatMap((others, a) =>
      ways.flatMap((second) => {
        const first = others.find(({ sentence }) => sentence === second.sentence)
        return first === undefined ? [] : [{ a, first, second }]
      }),
    )
    if (alike === undefined) continue
    const { a, first, second } = alike
    const gain = ({ tricks }: LayoutRow) => score(tricks[a]!) - score(tricks[b]!)
    const lie = layouts.find((row) => gain(row) > 0) ?? layouts.find((row) => gain(row) < 0)
    if (lie === undefined) continue
    const better = gain(lie) > 0
    const [one, two] = better ? [first, second] : [second, first]
    const parting = partingOf(solver.task.suit, one.plan, two.plan, lie.westCards, names)
    if (parting === undefined) continue
    out[a] ??= better ? parting.first : parting.second
    out[b] = better ? parting.second : parting.first
  }
  return out
}

/** The highest target that some plan has a chance of, but is not certain of; else as many as possible. */
function usualGoal(answer: SuitAnswer): Goal {
  const open = answer.atLeast.filter(({ value }) => value > NEAR)
  return (open.findLast(({ value }) => value < 1 - NEAR) ?? open.at(-1))?.goal ?? 'max'
}

/** The target asked for if the suit has it, else the one worth a plan. */
const goalFor = (answer: SuitAnswer, asked: Goal | undefined): Goal =>
  asked === 'max' || (asked !== undefined && answer.atLeast.some(({ goal }) => goal === asked))
    ? asked
    : usualGoal(answer)

/**
 * The report of an answer.
 * @param solver the one that gave the answer.
 * @param names what the hands are called in the sentences; the compass when absent.
 */
export function suitReport(
  solver: SuitSolver,
  answer: SuitAnswer,
  asked: Goal | undefined,
  names?: HandNames,
): SuitReport {
  const { suit } = solver.task
  const goal = goalFor(answer, asked)
  const vectors = vectorsFor(answer, goal)
  const exact = (goal === 'max' ? answer.expected : answer.atLeast[goal - 1])?.exact ?? true
  const ways = vectors.map((vector) => (exact ? waysFor : readiestWay)(solver, vector, names))
  const losses = ways.map((list) => list.map(({ plan }) => leadLoss(suit, plan, answer.weights)))
  // A plan found for its target alone says nothing of the other layouts; the outcome of its play
  // there does.
  const told = vectors.map((vector, i): PlanVector => {
    const plan = ways[i]?.[0]?.plan
    if (answer.front !== undefined || plan === undefined) return vector
    const played = fewestTricks(suit, plan)
    return vector.map((tricks, layout) => Math.max(tricks, played[layout]!))
  })
  const layouts = layoutRows(answer, told, goal)
  const further = furtherWords(solver, ways, layouts, goal, names ?? COMPASS)
  return {
    north: suit.north,
    south: suit.south,
    hidden: suit.hidden,
    targets: targetsOf(answer),
    goal,
    plans: vectors.map(
      (vector, place): SuitPlan => ({
        vector,
        value: worthOf(vector, answer.weights, goal),
        told: told[place]!,
        expected: worthOf(told[place]!, answer.weights, 'max'),
        ways: (ways[place] ?? []).map((way, i) => wayOf(way, losses[place]![i]!)),
        further: further[place],
      }),
    ),
    layouts,
    planCount: answer.front?.plans.length,
    matchpoints: matchpointView(solver, answer, vectors, names),
  }
}
