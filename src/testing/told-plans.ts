/** Plans of random suits for the sentence player: free, with few entries, and with a defender to be kept out. */

import { layoutIndex } from '#combinations/layouts.ts'
import { plansFor } from '#combinations/plan-build.ts'
import { type Entries, type SuitTask, suitTask, UNLIMITED } from '#combinations/question.ts'
import { solveWith, suitSolver, USUAL_LIMITS } from '#combinations/solve.ts'
import { formatSuit, type SuitCombination, suitCombination } from '#combinations/suit.ts'
import { APRIORI, layoutWeights, partsOf } from '#combinations/weights.ts'
import { EMPTY_HOLDING, format, type Holding, withRank } from '#core/holding.ts'
import { RANKS } from '#core/rank.ts'
import { type Rng, rngOf, type Seed } from '#core/rng.ts'
import { finish } from '#core/steps.ts'
import { shortfalls } from './sentence-player.ts'

export const PLAN_KINDS = ['free', 'danger hand', 'few entries', 'mixed'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

/** Most cards of declarer's side. */
const MOST = 11
const LEAST = 4

/** A suit with 4 to 11 cards in sight, of which now and then some have been played. */
function anySuit(rng: Rng): SuitCombination | undefined {
  const count = LEAST + rng.below(MOST - LEAST + 1)
  const order = [...RANKS]
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const one = order[i]!
    order[i] = order[j]!
    order[j] = one
  }
  const held = (cards: readonly (typeof order)[number][]) => cards.reduce(withRank, EMPTY_HOLDING)
  const north = rng.below(count + 1)
  const played = rng.below(3) === 0 ? rng.below(4) : 0
  const suit = suitCombination(
    held(order.slice(0, north)),
    held(order.slice(north, count)),
    held(order.slice(count, order.length - played)),
  )
  return suit.ok && suit.value.hidden !== 0 ? suit.value : undefined
}

const ENTRIES = [0, 1, 2, 'unlimited'] as const
function anyEntries(rng: Rng): Entries {
  const start = (['north', 'south', 'either'] as const)[rng.below(3)]!
  return { start, north: ENTRIES[rng.below(4)]!, south: ENTRIES[rng.below(4)]! }
}

/** One random question of a kind; `undefined` where it cannot be asked. */
function anyTask(rng: Rng, kind: PlanKind): SuitTask | undefined {
  const suit = anySuit(rng)
  if (suit === undefined) return undefined
  const few = kind === 'few entries' || kind === 'mixed'
  const entries = few ? anyEntries(rng) : UNLIMITED
  const out = kind === 'danger hand' || kind === 'mixed'
  const task = suitTask(suit, entries, out ? (['west', 'east'] as const)[rng.below(2)] : undefined)
  return task.ok ? task.value : undefined
}

const limits = { ...USUAL_LIMITS, frontWork: 2e6, goalWork: 0 }
/** Plans taken of one suit. */
const PLANS = 4

/** What a run of the sentence player found. */
export interface Told {
  readonly plans: number
  readonly lies: number
  /** Plans that fall short, each with its suit and the lie. */
  readonly short: readonly string[]
}

const taskText = ({ suit, entries, avoid }: SuitTask): string =>
  `${formatSuit(suit)}, hidden ${format(suit.hidden)}, from ${entries.start}, entries ${entries.north} and ${entries.south}${avoid === undefined ? '' : `, ${avoid} kept out`}`

/** The plans of some suits, each followed by its sentences in every lie against every defence. */
export function followPlans(seed: Seed, kind: PlanKind, plans: number): Told {
  const rng = rngOf(seed, PLAN_KINDS.indexOf(kind))
  const short: string[] = []
  let done = 0
  let lies = 0
  while (done < plans) {
    const task = anyTask(rng, kind)
    const weights = task && layoutWeights(task.suit, APRIORI)
    if (task === undefined || weights?.ok !== true) continue
    const solver = suitSolver(task)
    const { front } = finish(solveWith(solver, weights.value, limits))
    if (front === undefined || front.leads.length === 0) continue
    for (let n = 0; n < Math.min(PLANS, front.plans.length) && done < plans; n++) {
      const vector = front.plans[rng.below(front.plans.length)]!
      const ways = plansFor(solver, vector)
      const plan = ways[rng.below(Math.max(1, ways.length))]
      if (plan === undefined) continue
      const parts = partsOf(task.suit.hidden).map((west): readonly [Holding, number] => [
        west,
        vector[layoutIndex(task.suit, west)]!,
      ])
      done += 1
      lies += parts.length
      try {
        const [worst] = shortfalls(task, plan, parts)
        if (worst !== undefined)
          short.push(
            `${taskText(task)}: West ${format(worst.west) || '-'}: ${worst.tricks} of ${worst.promised}`,
          )
      } catch (error) {
        short.push(`${taskText(task)}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  return { plans: done, lies, short }
}
