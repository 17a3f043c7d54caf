/** The answer about several suits: the best plan, what each first lead is worth, and the bound from above. */
import { emptySet, type LayoutSet, layoutsWeight } from './bits.ts'
import type { SuitLead } from './position.ts'
import { meantLeads, PAUSE, type SeveralSearch, severalSearch, TOO_MANY } from './solve.ts'
import type { SeveralTask } from './task.ts'

/** Places searched between two reports of progress. */
const SLICE = 2000

/** How well a first lead does. */
export interface SeveralLead {
  readonly lead: SuitLead
  readonly chance: number
  /** The layouts in which the best plan that begins so succeeds. */
  readonly plan: LayoutSet
}

export interface SeveralAnswer {
  readonly task: SeveralTask
  /** The chance of the best plan found: the value of the model when `exact`, else a lower bound. */
  readonly chance: number
  readonly exact: boolean
  /** The chance with all cards seen: no plan does better. */
  readonly ceiling: number
  /** The layouts in which the best plan succeeds. */
  readonly plan: LayoutSet
  /** What the best plan that begins with each lead is worth, best first. */
  readonly leads: readonly SeveralLead[]
  /** What the tree of the plan is drawn from (tree.ts). */
  readonly search: SeveralSearch
}

/** The heaviest set of a list. */
const best = (list: readonly LayoutSet[], weights: readonly number[]): LayoutSet =>
  list.reduce((a, b) => (layoutsWeight(b, weights) > layoutsWeight(a, weights) + 1e-12 ? b : a))

/** Places searched before a search is given up for a narrower one; one with many layouts counts for more. */
const MOST_PLACES = 80_000
/** Declarer's choices looked at in each place, one search after the other. */
const CHOICES = [Infinity, 3, 1]

/**
 * Answers a task. Yields how many places have been searched, every few milliseconds of work.
 * @param most places for each of its searches, from the widest to the narrowest.
 * @returns exact where the limits allow, else the best plan of a narrow search with `ceiling` as the bound
 *   from above; `undefined` when even the narrowest is too much.
 */
export function* solveSeveral(
  task: SeveralTask,
  most = MOST_PLACES,
): Generator<{ readonly places: number }, SeveralAnswer | undefined> {
  for (const width of CHOICES) {
    const answer = yield* searched(severalSearch(task, width), most)
    if (answer !== undefined) return answer
  }
  return undefined
}

function* searched(
  search: SeveralSearch,
  most: number,
): Generator<{ readonly places: number }, SeveralAnswer | undefined> {
  const { task, start, joint } = search
  const { weights } = joint
  for (let places = 0; places < most; places += SLICE) {
    search.allow(SLICE)
    try {
      const leads = meantLeads(task, start).map((lead) => ({
        lead,
        plan: best(search.plansOfLead(start, lead), weights),
      }))
      // Every lead has been looked at, so the best of them is the best plan.
      const plan = best([emptySet(joint.count), ...leads.map((one) => one.plan)], weights)
      const chance = layoutsWeight(plan, weights)
      const ceiling = layoutsWeight(search.ceiling(start), weights)
      search.allow(Infinity)
      return {
        ...{ task, search, plan, chance, ceiling },
        exact: search.exact() || chance >= ceiling - 1e-12,
        leads: leads
          .map((one) => ({ ...one, chance: layoutsWeight(one.plan, weights) }))
          .sort((a, b) => b.chance - a.chance),
      }
    } catch (thrown) {
      if (thrown === TOO_MANY) return undefined
      if (thrown !== PAUSE) throw thrown
    }
    yield { places: places + SLICE }
  }
  return undefined
}
