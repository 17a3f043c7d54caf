/** How often deals of a script come, and the figures that it asks for, over deals tried before any is dealt. */

import type { Deal } from '#core/deal.ts'
import type { Rng } from '#core/rng.ts'
import type { ScriptPlan } from '#dealer/deals.ts'

/** How many of all deals there are, counted or tried out. */
export interface ScriptShare {
  /** All deals that have the cards given beforehand, in decimal figures. */
  readonly of: string
  /** How many are asked for, in decimal figures, where that is counted. */
  readonly count?: string
  /** Share of all, 0 to 1; 0 where none came up. */
  readonly share: number
  /** Where it is not counted: deals that were as asked for, of so many that stand for `from` of all. */
  readonly tried?: { readonly kept: number; readonly of: number; readonly from: number }
}
/** A figure of the script over the deals kept. */
export interface ScriptFigure {
  readonly words: string
  readonly mean: number
  /** Deals it is told of. */
  readonly over: number
  /** How often each value came, the least first; only where the script asks for that. */
  readonly times?: readonly (readonly [value: number, times: number])[]
}

/** Deals tried, and deals kept, before it is told how often they come. */
const MOST_TRIED = 20_000
const MOST_KEPT = 2000
const KEPT_FOR_FIGURES = 500

/**
 * @param isKept what is asked beyond the script.
 * @param asksMore whether anything is.
 * @yields the share of the tries made.
 */
export function* tryOut(
  plan: ScriptPlan,
  isKept: (deal: Deal) => boolean,
  asksMore: boolean,
  rng: Rng,
): Generator<number, { readonly share: ScriptShare; readonly figures: readonly ScriptFigure[] }> {
  const asks = plan.script.figures.map((figure) => ({
    ...figure,
    ask: plan.questions.ask(figure.of),
    times: new Map<number, number>(),
  }))
  const count = asksMore ? undefined : plan.count
  const wanted = count === undefined ? MOST_KEPT : asks.length === 0 ? 0 : KEPT_FOR_FIGURES
  let tried = 0
  let kept = 0
  while (tried < MOST_TRIED && kept < wanted) {
    if (tried % 64 === 0) yield Math.max(tried / MOST_TRIED, kept / wanted)
    tried += 1
    const deal = plan.draw(rng)
    if (deal === undefined || !isKept(deal)) continue
    kept += 1
    if (asks.length > 0) plan.questions.look(deal)
    for (const { ask, times } of asks) {
      const value = ask()
      times.set(value, (times.get(value) ?? 0) + 1)
    }
  }
  const figures = asks.map(({ kind, words, times }): ScriptFigure => {
    const sorted = [...times].sort(([a], [b]) => a - b)
    const sum = sorted.reduce((total, [value, n]) => total + value * n, 0)
    const mean = kept === 0 ? 0 : sum / kept
    return { words, mean, over: kept, ...(kind === 'frequency' && { times: sorted }) }
  })
  const all = Number(plan.of)
  const from = Number(plan.from) / all
  const share =
    count === undefined
      ? { share: (from * kept) / tried, tried: { kept, of: tried, from } }
      : { share: Number(count) / all, count: count.toString() }
  return { share: { of: plan.of.toString(), ...share }, figures }
}
