/**
 * Deals boards: from a seed, from a seed under limits, or by deal number. With no boards asked for it
 * only counts, which is how the dialog says “possible” or “impossible” while one types.
 */

import { DEAL_COUNT, dealOfNumber, parseDealNumber } from '#core/deal-number.ts'
import { type BoardRecord, dealtRecord } from '#core/record.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { parseSeed, rngOf } from '#core/rng.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { type DealPlan, planDeals, tryDeal } from '#counting/constrained-deals.ts'
import { defineJob, type Job } from '../../job.ts'
import { type DealAsked, type DealProblem, limitsOf, refuse } from './deal-limits.ts'

export interface DealFromSeed {
  readonly kind: 'seed'
  /** As `formatSeed` writes it. */
  readonly seed: string
  /** 1 upwards. */
  readonly firstBoard: number
  /** 0..`MOST_BOARDS`; 0 only counts. */
  readonly boards: number
  readonly limits?: DealAsked
}
export interface DealByNumber {
  readonly kind: 'number'
  /** In decimal figures. */
  readonly number: string
  /** The number the board gets, 1 upwards. */
  readonly firstBoard: number
}
export type DealInput = DealFromSeed | DealByNumber

export interface DealProgress {
  /** Share of the counting done, 0..1. */
  readonly counted: number
  readonly dealt: number
}

export interface Dealt {
  readonly records: readonly BoardRecord[]
  /** How many deals meet the limits, in decimal figures. */
  readonly count: string
  /** False when `count` is an upper bound. */
  readonly exact: boolean
}

/** Boards dealt at a time, at most. */
export const MOST_BOARDS = 1000
const MOST_BOARD_NUMBER = 999_999
/** Deals drawn for one board, at most, where limits are checked and not counted. */
const MOST_TRIES = 1_000_000

const NO_LIMITS: DealAsked = [undefined, undefined, undefined, undefined]

/** The last plan made: dealing mostly follows counting the same limits. Never changes an answer. */
let lastPlan: { readonly key: string; readonly plan: Result<DealPlan, Problem> } | undefined

const whole = (n: number, min: number, max: number): boolean =>
  Number.isInteger(n) && n >= min && n <= max

/** @see DealInput */
export const dealJob: Job<DealInput, DealProgress, Result<Dealt, DealProblem>> = function* (input) {
  if (!whole(input.firstBoard, 1, MOST_BOARD_NUMBER))
    return refuse('first-board', {
      code: 'deal/first-board',
      message: t`Board numbers run from 1 to ${MOST_BOARD_NUMBER}.`,
    })
  if (input.kind === 'number') {
    const number = parseDealNumber(input.number)
    if (!number.ok) return refuse('number', number.error)
    const record = dealtRecord(input.firstBoard, dealOfNumber(number.value))
    return ok({ records: [record], count: DEAL_COUNT.toString(), exact: true })
  }
  if (!whole(input.boards, 0, MOST_BOARDS))
    return refuse('boards', {
      code: 'deal/boards',
      message: t`Between 1 and ${MOST_BOARDS} boards can be dealt at a time.`,
    })
  const seed = parseSeed(input.seed)
  if (!seed.ok) return refuse('seed', seed.error)
  const limits = limitsOf(input.limits ?? NO_LIMITS)
  if (!limits.ok) return limits
  const key = JSON.stringify(limits.value)
  if (lastPlan?.key !== key) {
    lastPlan = undefined
    const counting = planDeals(limits.value)
    const counted = (told: number) => ({ counted: told, dealt: 0 })
    lastPlan = { key, plan: yield* reporting(counting, counted) }
  }
  const { plan } = lastPlan
  if (!plan.ok) return refuse('limits', plan.error)

  const records: BoardRecord[] = []
  for (let i = 0; i < input.boards; i++) {
    const board = input.firstBoard + i
    const rng = rngOf(seed.value, board)
    let deal = tryDeal(plan.value, rng)
    for (let tries = 1; deal === undefined; tries++) {
      if (tries === MOST_TRIES)
        return refuse('limits', {
          code: 'deal/too-rare',
          message: t`Board ${board}: there are such deals, but none came up in ${MOST_TRIES} draws; ask for a little less.`,
        })
      if (tries % 4 === 0) yield { counted: 1, dealt: records.length }
      deal = tryDeal(plan.value, rng)
    }
    records.push(dealtRecord(board, deal))
    if (i % 4 === 3) yield { counted: 1, dealt: records.length }
  }
  return ok({
    records,
    count: plan.value.count.toString(),
    exact: plan.value.checked.length === 0,
  })
}

export const job = defineJob({ name: 'deal', family: 'table', weight: 'heavy', run: dealJob })
declare module '../../registry.ts' {
  interface JobsByName {
    deal: typeof dealJob
  }
}
