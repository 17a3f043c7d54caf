/** What has been found out about a task, kept for further questions. */
import type { Rank } from '#core/rank.ts'
import type { Lead, PlanVector, SuitFront } from './front.ts'
import type { SuitTask } from './question.ts'
import { type Ceilings, ceilingsOf } from './solver/ceiling.ts'
import { type FrontBook, frontsOf } from './solver/fronts.ts'
import type { Work } from './solver/search.ts'
import { groups, suitSpaceOf } from './solver/space.ts'
import { vectorTricks } from './solver/unpack.ts'
import { VISIBLE } from './suit.ts'

/** Asked again under other chances, a solver starts from what it knows. */
export interface SuitSolver {
  readonly task: SuitTask
  readonly ceilings: Ceilings
  readonly fronts: FrontBook
  readonly work: Work
  /** The whole front, once found; `too-much` when its work is more than was allowed. */
  front: SuitFront | 'too-much' | undefined
}

export function suitSolver(task: SuitTask): SuitSolver {
  const ceilings = ceilingsOf(suitSpaceOf(task))
  const work: Work = { spent: 0, limit: Number.POSITIVE_INFINITY, late: undefined }
  return { task, ceilings, fronts: frontsOf(ceilings, work), work, front: undefined }
}

/** The first leads as the cards really held; inside the solver equal cards stand for one another. */
export function firstLeads({ task, ceilings }: SuitSolver): readonly Lead[] {
  const { north, south, hidden } = task.suit
  const { plain } = ceilings.space
  const codes = ceilings.moves(ceilings.space.root).map(({ lead }) => lead >> 4)
  const ranks = [
    groups(north, plain ? hidden : hidden | south),
    groups(south, plain ? hidden : hidden | north),
  ]
  return VISIBLE.flatMap((hand, h) =>
    codes.includes(h) ? (ranks[h] ?? []).map((rank): Lead => ({ hand, rank: rank as Rank })) : [],
  )
}

/** Tricks in each layout when all cards are seen. */
export function ceilingOf({ ceilings }: SuitSolver): PlanVector {
  const { space } = ceilings
  return vectorTricks(ceilings.of(space.root), 0, space.layouts, space.tricks(space.root), 0)
}
