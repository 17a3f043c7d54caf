/** What is told of an ending that was solved: the plan of the card that was chosen, and what it is worth. */
import type { Card } from '#core/card.ts'
import { reporting } from '#core/steps.ts'
import { type EndingName, namesOf } from '#endings/names.ts'
import { type PlanStep, planOf } from '#endings/plan.ts'
import type { Candidate } from './candidates.ts'
import type { Choosing, ExactEnding } from './weigh-cards.ts'

/** Chances and tricks of one card. */
interface EndingFigures {
  /** The share of the layouts in which the contract is made, 0..1. */
  readonly made: number
  /** Tricks of declarer's side in all, on the mean. */
  readonly tricks: number
}
export interface EndingPlan {
  /** The plan as a tree: its first step is the card chosen. */
  readonly plan: PlanStep
  /** What the plan takes whatever the defenders do. */
  readonly sure: EndingFigures
  /** What open cards promise for the same card: nobody can have it all where it is more. */
  readonly open: EndingFigures
  /** False where a better plan, or one that is better by a little, was not ruled out. */
  readonly exact: boolean
  /** What wins the trick that cashing out does not; only where somebody asks. */
  readonly names: readonly EndingName[]
}

/** Sums that differ by less are level. */
const ROUNDING = 1e-9

/**
 * @param chosen one of its candidates.
 * @param isTold whether somebody asks for its names.
 */
export function* endingPlan(
  { solved, open }: ExactEnding,
  chosen: Candidate,
  isTold: boolean,
): Choosing<EndingPlan> {
  const holds = (card: Card) => (one: { readonly equals: readonly Card[] }) =>
    one.equals.includes(card)
  const at = solved.cards.findIndex(holds(chosen.card))
  const plan = yield* reporting(planOf(solved, at), () => ({ share: 1 }))
  const names = isTold ? yield* reporting(namesOf(solved, at), () => ({ share: 1 })) : []
  const before = open.find(holds(chosen.card))!
  const most = Math.max(...solved.cards.map((card) => card.most))
  return {
    ...{ plan, names },
    sure: { made: chosen.made, tricks: chosen.tricks },
    open: { made: before.made, tricks: before.tricks },
    exact: most <= solved.cards[at]!.value + ROUNDING,
  }
}
