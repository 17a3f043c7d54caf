/**
 * The value of a suit when declarer may choose among plans by lot, so that the defenders, who see all
 * cards and know the odds, cannot know the plan. Found by letting both sides answer each other's
 * mixture until neither gains: what declarer holds against the best defence and what no strategy can
 * beat then meet.
 */
import type { Lead, PlanVector } from '../front.ts'
import type { Goal } from '../question.ts'
import { firstLeads, type SuitSolver } from '../solve.ts'
import { stringOf } from '../solver/unpack.ts'
import { weighing } from '../solver/weighing.ts'
import { bestDefence, type MixedDefence } from './defence.ts'
import { gameOf, type MixedGame } from './game.ts'
import { type Policy, planChoices, policyOf, soundPolicy } from './policy.ts'
import { bestResponse, type Facing, outcome } from './response.ts'
import { maximise } from './simplex.ts'

export interface MixedLimits {
  /** Nodes of the game; spares those that would take seconds. */
  readonly nodes: number
  /** Rounds of answering each other. */
  readonly rounds: number
}
export const USUAL_MIXED: MixedLimits = { nodes: 20_000, rounds: 60 }
export const LONG_MIXED: MixedLimits = { nodes: 2_000_000, rounds: 3000 }

/** One of the plans mixed. */
export interface MixedPart {
  /** How often to choose it, 0..1. */
  readonly share: number
  readonly lead: Lead
}
export interface MixedValue {
  readonly goal: Goal
  /** To 1e-10. */
  readonly value: number
  /** The odds of the plans to choose from, the likeliest first; a single one when mixing gains nothing. */
  readonly parts: readonly MixedPart[]
}

const CLOSE = 1e-10
/** Rounds a defence without weight is kept. */
const KEPT = 12
/** Rounds a plan without a share is kept. */
const KEPT_PLANS = 120
/** How much of the best defence so far is kept in the one declarer answers: it keeps the rounds from swinging. */
const STEADY = 0.9

interface Round {
  readonly policies: Policy[]
  /** By layout. */
  readonly defences: MixedDefence[][]
  /** By layout, by defence, by policy: what is made. */
  readonly made: Float64Array[][]
  /** By layout, by defence: rounds since it last had weight. */
  readonly idle: number[][]
  /** By policy: rounds since it last had a share. */
  readonly unused: number[]
}

/** Shares of the policies and weights of the defences that are best against each other. */
function balance(
  round: Round,
  weights: readonly number[],
):
  | {
      readonly value: number
      readonly shares: Float64Array
      readonly prices: readonly Float64Array[]
    }
  | undefined {
  const { policies, defences, made } = round
  const n = policies.length
  const open = weights.flatMap((weight, w) => (weight > 0 ? [w] : []))
  const rows: Float64Array[] = []
  const where: (readonly [number, number])[] = []
  for (const [j, w] of open.entries())
    for (const d of defences[w]!.keys()) {
      const row = new Float64Array(n + open.length)
      const own = made[w]![d]!
      for (let i = 0; i < n; i++) row[i] = -own[i]!
      row[n + j] = 1
      rows.push(row)
      where.push([w, d])
    }
  const one = new Float64Array(n + open.length)
  one.fill(1, 0, n)
  rows.push(one)
  const b = rows.map((_, i) => (i === rows.length - 1 ? 1 : 0))
  const c = [...new Array<number>(n).fill(0), ...open.map((w) => weights[w]!)]
  const likely = new Uint8Array(n + open.length).fill(1)
  for (let i = 0; i < n; i++) likely[i] = round.unused[i]! === 0 ? 1 : 0
  const solved = maximise(rows, b, c, likely)
  if (solved === undefined) return undefined
  const prices = defences.map((list) => new Float64Array(list.length))
  for (const [i, [w, d]] of where.entries())
    (prices[w] as Float64Array)[d] = Math.max(0, solved.y[i]!)
  return { value: solved.value, shares: solved.x.slice(0, n), prices }
}

/**
 * @param pure the value and vector of the best plan without mixing.
 * @param ceiling what it would be with all cards seen.
 * @returns `undefined` when the game is too large for the limits.
 */
export function mixedValue(
  solver: SuitSolver,
  weights: readonly number[],
  goal: Goal,
  pure: { readonly value: number; readonly plan: PlanVector },
  ceiling: number,
  limits: MixedLimits = USUAL_MIXED,
): MixedValue | undefined {
  const { ceilings, fronts, work } = solver
  const names = firstLeads(solver)
  const need = goal === 'max' ? 0 : goal
  work.limit = Number.POSITIVE_INFINITY
  const game = gameOf(ceilings, fronts, need, limits.nodes)
  const words = ceilings.masks.words(need === 0 ? ceilings.space.tricks(ceilings.space.root) : 1)
  const sound = soundPolicy(game, weighing(weights, words), words)
  const first = policyOf(planChoices(game, stringOf(pure.plan, words, need)), sound)
  const leadName = (policy: Policy): Lead => names[policy.lead(game.root)]!
  if (pure.value >= ceiling - CLOSE)
    return { goal, value: pure.value, parts: [{ share: 1, lead: leadName(first) }] }
  return answerEachOther(game, first, sound, weights, goal, leadName, limits)
}

function answerEachOther(
  game: MixedGame,
  first: Policy,
  sound: Policy,
  weights: readonly number[],
  goal: Goal,
  leadName: (policy: Policy) => Lead,
  limits: MixedLimits,
): MixedValue | undefined {
  const round: Round = {
    policies: [],
    defences: weights.map(() => []),
    made: weights.map(() => []),
    idle: weights.map(() => []),
    unused: [],
  }
  const addPolicy = (policy: Policy): void => {
    round.policies.push(policy)
    round.unused.push(0)
    for (const [w, list] of round.defences.entries())
      for (const [d, defence] of list.entries()) {
        const row = round.made[w]![d]!
        const longer = new Float64Array(row.length + 1)
        longer.set(row)
        longer[row.length] = outcome(game, policy, defence, w)
        round.made[w]![d] = longer
      }
  }
  const addDefence = (w: number, defence: MixedDefence): void => {
    round.defences[w]!.push(defence)
    round.idle[w]!.push(0)
    round.made[w]!.push(
      Float64Array.from(round.policies, (policy) => outcome(game, policy, defence, w)),
    )
  }
  addPolicy(first)
  for (const [w, weight] of weights.entries())
    if (weight > 0) addDefence(w, bestDefence(game, [{ policy: first, share: 1 }], w).defence)
  let atMost = Number.POSITIVE_INFINITY
  let centre: readonly Facing[] = []
  let best: Best = { value: -1, mixture: [] }
  for (let turn = 0; turn < limits.rounds; turn++) {
    const balanced = balance(round, weights)
    if (balanced === undefined) return undefined
    const sum = balanced.shares.reduce((a, b) => a + b, 0)
    const shares = balanced.shares.map((share) => share / sum)
    const mixture = round.policies.flatMap((policy, i) =>
      shares[i]! > 1e-12 ? [{ policy, share: shares[i]! }] : [],
    )
    let held = 0
    const answers: (readonly [number, MixedDefence])[] = []
    for (const [w, weight] of weights.entries()) {
      if (weight === 0) continue
      const { value, defence } = bestDefence(game, mixture, w)
      held += weight * value
      const now = Math.min(
        ...round.made[w]!.map((row) =>
          row.reduce((total, made, i) => total + made * shares[i]!, 0),
        ),
      )
      if (value < now - 1e-13) answers.push([w, defence])
    }
    if (held > best.value) best = { value: held, mixture }
    const now = facingOf(round, weights, balanced.prices)
    const tried = centre.length === 0 ? [now] : [blend(centre, now), now]
    let gained = false
    for (const facing of tried) {
      const response = bestResponse(game, facing)
      if (response === undefined) return undefined
      if (response.value < atMost) {
        atMost = response.value
        centre = facing
      }
      const policy = policyOf(response.choices, sound)
      // The plan's result against the balanced defence; only a gain there changes the balance.
      const worth = now.reduce(
        (total, one) => total + one.weight * outcome(game, policy, one.defence, one.layout),
        0,
      )
      if (worth > balanced.value + 1e-12) {
        addPolicy(policy)
        gained = true
      }
    }
    if (best.value >= atMost - CLOSE) return finished(best, goal, leadName)
    if (!gained && answers.length === 0) return undefined
    dropIdle(round, balanced.prices)
    dropUnused(round, shares)
    for (const [w, defence] of answers) addDefence(w, defence)
  }
  return undefined
}

/** The defence in the balance: each layout's defences by their prices. */
function facingOf(
  round: Round,
  weights: readonly number[],
  prices: readonly Float64Array[],
): readonly Facing[] {
  const facing: Facing[] = []
  for (const [w, list] of round.defences.entries()) {
    const own = prices[w]!
    const paid = own.reduce((a, b) => a + b, 0)
    for (const [d, defence] of list.entries()) {
      const share = paid > 0 ? own[d]! / paid : 1 / list.length
      const weight = weights[w]! * share
      if (weight > 1e-15) facing.push({ weight, layout: w, defence })
    }
  }
  return facing
}

/** Two mixed defences mixed. */
function blend(centre: readonly Facing[], now: readonly Facing[]): readonly Facing[] {
  const sum = new Map<MixedDefence, Facing>()
  const add = (facing: readonly Facing[], share: number): void => {
    for (const one of facing) {
      const weight = one.weight * share + (sum.get(one.defence)?.weight ?? 0)
      if (weight > 1e-13) sum.set(one.defence, { ...one, weight })
    }
  }
  add(centre, STEADY)
  add(now, 1 - STEADY)
  return [...sum.values()]
}

/** Forgets defences that have had no weight for some rounds; one stays in every layout. */
function dropIdle(round: Round, prices: readonly Float64Array[]): void {
  for (const [w, idle] of round.idle.entries()) {
    const own = prices[w]!
    for (let d = idle.length - 1; d >= 0; d--) {
      idle[d] = own[d]! > 1e-12 ? 0 : idle[d]! + 1
      if (idle[d]! > KEPT && idle.length > 1) {
        idle.splice(d, 1)
        round.defences[w]?.splice(d, 1)
        round.made[w]?.splice(d, 1)
      }
    }
  }
}

/** Forgets plans that have had no share for some rounds. */
function dropUnused(round: Round, shares: Float64Array): void {
  const { unused, policies, made } = round
  for (let i = 0; i < unused.length; i++)
    unused[i] = i >= shares.length || shares[i]! > 1e-12 ? 0 : unused[i]! + 1
  const kept = unused.map((rounds) => rounds <= KEPT_PLANS)
  if (kept.every(Boolean)) return
  for (const list of made)
    for (const [d, row] of list.entries()) list[d] = row.filter((_, i) => kept[i])
  policies.splice(0, policies.length, ...policies.filter((_, i) => kept[i]))
  unused.splice(0, unused.length, ...unused.filter((_, i) => kept[i]))
}

interface Best {
  readonly value: number
  readonly mixture: readonly { readonly policy: Policy; readonly share: number }[]
}

const finished = (
  { value, mixture }: Best,
  goal: Goal,
  leadName: (policy: Policy) => Lead,
): MixedValue => ({
  goal,
  value,
  parts: mixture
    .filter(({ share }) => share > 1e-9)
    .map(({ policy, share }) => ({ share, lead: leadName(policy) }))
    .toSorted((a, b) => b.share - a.share),
})
