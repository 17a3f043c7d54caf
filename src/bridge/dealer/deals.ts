/**
 * Deals that a script asks for. The countable part of the condition is counted and drawn from exactly; the rest is asked
 * of each deal drawn. Every deal that meets the script is equally likely.
 */

import { factorial } from '#core/binomial.ts'
import { type Card, DECK } from '#core/card.ts'
import { type Deal, ofOwners } from '#core/deal.ts'
import { DEAL_COUNT } from '#core/deal-number.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Rng } from '#core/rng.ts'
import { SEATS, type Seat } from '#core/seat.ts'
import { randomDeal, shuffled } from '#core/shuffle.ts'
import { reporting } from '#core/steps.ts'
import { t } from '#core/text.ts'
import { type DealPlan, planDeals, tryDeal } from '#counting/constrained-deals.ts'
import { countableOf } from './countable.ts'
import { type DealQuestions, dealQuestions } from './evaluate.ts'
import type { DealerScript, Expression } from './syntax.ts'

/** A script made ready: what `tryScript` draws from. */
export interface ScriptPlan {
  readonly script: DealerScript
  /** How many deals are asked for, where that was counted. */
  readonly count?: bigint
  /** Deals that `draw` tries, each equally likely: those asked for are the share of tries that it keeps. */
  readonly from: bigint
  /** All deals that have the cards given beforehand. */
  readonly of: bigint
  /** One try; `undefined` says that it failed what is asked of each deal. */
  readonly draw: (rng: Rng) => Deal | undefined
  readonly questions: DealQuestions
}

/** Deals with these cards dealt: how many there are, and one of them. */
function around(predealt: DealerScript['predealt']): {
  readonly count: bigint
  readonly draw: (rng: Rng) => Deal
} {
  const owners = new Uint8Array(52)
  const given = new Set<Card>()
  for (const seat of SEATS)
    for (const card of predealt[seat]) {
      owners[card] = seat
      given.add(card)
    }
  const free = DECK.filter((card) => !given.has(card))
  const seats = SEATS.flatMap((seat) => new Array<Seat>(13 - predealt[seat].length).fill(seat))
  return {
    count: SEATS.reduce(
      (n, seat) => n / factorial(13 - predealt[seat].length),
      factorial(free.length),
    ),
    draw: (rng) => {
      for (const [i, seat] of shuffled(seats, rng).entries()) owners[free[i]!] = seat
      return ofOwners(owners)
    },
  }
}

/** Whether a deal meets all of these. */
function asking(questions: DealQuestions, parts: readonly Expression[]): (deal: Deal) => boolean {
  const asks = parts.map(questions.ask)
  return (deal) => {
    questions.look(deal)
    return asks.every((ask) => ask() !== 0)
  }
}

/** Where this share of all deals meets what was counted, dealing at random and asking is quicker than drawing by the count. */
const OFTEN = 8n

/**
 * Makes a script ready.
 * @yields the share of the counting done, 0 to 1.
 * @returns the plan; or `dealer/none` when no deal can meet what was counted.
 */
export function* planScript(script: DealerScript): Generator<number, Result<ScriptPlan, Problem>> {
  const questions = dealQuestions(script)
  const kept = (draw: (rng: Rng) => Deal | undefined, parts: readonly Expression[]) => {
    const meets = asking(questions, parts)
    return (rng: Rng): Deal | undefined => {
      const deal = draw(rng)
      return deal !== undefined && (parts.length === 0 || meets(deal)) ? deal : undefined
    }
  }
  const whole = script.condition === undefined ? [] : [script.condition]
  if (script.predealt.some((cards) => cards.length > 0)) {
    const { count, draw } = around(script.predealt)
    const known = whole.length === 0 ? { count } : {}
    return ok({ script, ...known, from: count, of: count, draw: kept(draw, whole), questions })
  }
  const { ways, rest } = countableOf(script)
  const plans: DealPlan[] = []
  for (const [n, limits] of ways.entries()) {
    const plan = yield* reporting(planDeals(limits), (share) => (n + share) / ways.length)
    if (plan.ok) plans.push(plan.value)
  }
  const count = plans.reduce((sum, plan) => sum + plan.count, 0n)
  if (count === 0n)
    return problem(
      'dealer/none',
      t`No deal is like that: what the script asks of points and lengths cannot be.`,
    )
  const all = { script, of: DEAL_COUNT, questions }
  if (rest.length > 0 && count * OFTEN > DEAL_COUNT)
    return ok({ ...all, from: DEAL_COUNT, draw: kept(randomDeal, whole) })
  const draw = (rng: Rng): Deal | undefined => {
    let left = plans.length === 1 ? 0n : rng.belowBig(count)
    const plan = plans.find((one) => {
      if (left < one.count) return true
      left -= one.count
      return false
    })!
    return tryDeal(plan, rng)
  }
  const isExact = rest.length === 0 && plans.every(({ checked }) => checked.length === 0)
  return ok({ ...all, ...(isExact && { count }), from: count, draw: kept(draw, rest) })
}
