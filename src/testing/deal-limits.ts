/** Limits of the four hands, in few letters, and their plan. */

import type { Deal } from '#core/deal.ts'
import type { Range } from '#core/range.ts'
import type { Problem, Result } from '#core/result.ts'
import { SEATS } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { type DealPlan, planDeals } from '#counting/constrained-deals.ts'
import {
  type DealLimits,
  type HandLimits,
  parseShapes,
  specAdmits,
  specOf,
} from '#counting/deal-constraint.ts'
import { good } from './good.ts'

export const shapes = (text: string): readonly number[] => good(parseShapes(text))
export const limits = (...of: (HandLimits | undefined)[]): DealLimits => [
  of[0],
  of[1],
  of[2],
  of[3],
]
export const hcp = (min: number, max: number): Range => ({ min, max })
export const planOf = (of: DealLimits, workCap?: number): DealPlan =>
  good(planDealsNow(of, workCap))
export const lawful = (of: DealLimits, deal: Deal) =>
  SEATS.every((seat) => specAdmits(specOf(seat, of[seat]), deal[seat]))

/** `planDeals` to its end, without progress. */
export const planDealsNow = (limits: DealLimits, workCap?: number): Result<DealPlan, Problem> =>
  finish(planDeals(limits, workCap))

/** How many deals meet the limits, exactly; undefined when that takes too long to count (see the header). */
export function countDeals(limits: DealLimits): bigint | undefined {
  const plan = planDealsNow(limits)
  if (!plan.ok) return 0n
  return plan.value.checked.length === 0 ? plan.value.count : undefined
}
