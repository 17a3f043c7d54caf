/** Lines as document 004 gives them, weighed against the plans of the solver. */

import { combine, repliesTo, replyFront, type SecondHand } from '#combinations/catalogue/line.ts'
import {
  answer,
  type QueryAnswer,
  tricksWanted,
  type WinnersWanted,
} from '#combinations/catalogue/query.ts'
import type { Lead, PlanVector } from '#combinations/front.ts'
import { layoutsOf } from '#combinations/layouts.ts'
import type { SuitTask } from '#combinations/question.ts'
import type { SuitCombination } from '#combinations/suit.ts'
import type { Rank } from '#core/rank.ts'

export interface PlayLine {
  readonly lead: Lead
  /** Third hand's card; `undefined` when that hand has none. */
  readonly third: (second: SecondHand) => Rank | undefined
}

/**
 * The undominated plans that begin with a line, by layout index. Entries are taken as unlimited; a
 * defender to be kept out ends the count as in the solver.
 */
export function lineFront(task: SuitTask, line: PlayLine): readonly PlanVector[] {
  const fronts = repliesTo(task.suit)
    .map((second) => replyFront(task, line.lead, second, line.third(second)))
    .filter((front) => front !== undefined)
  return combine(layoutsOf(task.suit).length, fronts)
}

/**
 * Whether a defender gets in when a plan keeps him out wherever that costs nothing.
 * @param plan tricks by layout.
 * @param withoutHim the undominated plans when the count stops at his first trick (`avoid`).
 * @param weights by layout; of several plans the one that keeps him out most often is taken.
 * @returns by layout, whether he wins a trick that the plan allows.
 */
export function getsIn(
  plan: PlanVector,
  withoutHim: readonly PlanVector[],
  weights: readonly number[],
): readonly boolean[] {
  let best: readonly boolean[] = weights.map(() => true)
  let kept = -1
  for (const other of withoutHim) {
    const lets = weights.map((_, i) => other[i]! < plan[i]!)
    const sum = weights.reduce((total, weight, i) => total + (lets[i] ? 0 : weight), 0)
    if (sum > kept) [best, kept] = [lets, sum]
  }
  return best
}

/** How well one line does for the winners wanted. */
export function queryLine(
  suit: SuitCombination,
  weights: readonly number[],
  wanted: WinnersWanted,
  line: PlayLine,
): QueryAnswer {
  const task: SuitTask = {
    suit,
    entries: { start: 'either', north: 'unlimited', south: 'unlimited' },
    avoid: wanted.never,
  }
  return answer(lineFront(task, line), weights, tricksWanted(suit, wanted))
}
