/**
 * The chain behind one way for the honours of a suit to lie when the suit itself lies in a given way:
 * the ways by law, then what each call and card made of it in turn.
 */
import type { Card } from '#core/card.ts'
import { length } from '#core/holding.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { waysToFill, whyPlaced } from '#explain/knowledge/why-layouts.ts'
import { usableInferences } from '#knowledge/answer/knowledge.ts'
import { countOf } from '#knowledge/inference/status.ts'
import { positionFromScratch } from '#knowledge/law/fold.ts'
import { knownOf } from '#knowledge/law/position.ts'
import { livingActions } from '#knowledge/posterior/weighing.ts'
import { allOf, type Predicate } from '#knowledge/predicates/predicate.ts'
import type { Job } from '../../job.ts'
import type { Figure } from './knowledge-answer.ts'
import { agreementsOf } from './knowledge-input.ts'
import { actOf } from './knowledge-told.ts'
import { placedHonours, type SplitHonoursInput } from './split-honours.ts'
import { isSame, type WhyChance, type WhyChanceProgress, type WhyChanceStep } from './why-chance.ts'

export interface WhyPlacedInput extends SplitHonoursInput {
  /** Unseen honours of the suit by closed hand, clockwise from the observer. */
  readonly holdings: readonly (readonly Card[])[]
}

/** Counts and chances are those among the layouts in which the suit lies so. @see WhyPlacedInput */
export const whyPlacedJob: Job<
  WhyPlacedInput,
  WhyChanceProgress,
  Result<WhyChance, Problem>
> = function* (input) {
  const { view, suit, lengths, holdings, lawOnly = false } = input
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const position = from.value
  const room = lengths.map((n, h) => n - length(knownOf(position, h, suit)))
  const small = room.map((n, h) => n - (holdings[h]?.length ?? 0))
  if (small.some((n) => n < 0))
    return problem('placed/gone', 'That is not in question at this moment.')
  const lies = allOf(
    ...position.seats.map((seat, h): Predicate => {
      const n = lengths[h] ?? 0
      return { kind: 'length', seat, suit, min: n, max: n }
    }),
  )
  const held = position.seats.flatMap((seat, h) =>
    (holdings[h] ?? []).map((card): Predicate => ({ kind: 'card', seat, card })),
  )
  const layouts = countOf(position, lies)
  const count = countOf(position, allOf(lies, ...held))
  const start = layouts === 0n ? 0 : Number(count) / Number(layouts)
  const acts = (lawOnly ? [] : usableInferences(view, agreementsOf(input))).filter(
    (one) => livingActions(position, [one.action]).length > 0,
  )
  const steps: WhyChanceStep[] = []
  let now: Figure | undefined = { chance: start }
  let drawn = 0
  for (const [done, one] of acts.entries()) {
    const actions = livingActions(
      position,
      acts.slice(0, done + 1).map(({ action }) => action),
    )
    const placing = placedHonours(position, actions, input)
    let step = placing.next()
    while (step.done !== true) {
      yield { done, total: acts.length }
      step = placing.next()
    }
    drawn = Math.max(drawn, step.value.drawn ?? 0)
    const row = step.value.rows.find(({ holdings: cards }) =>
      cards.every((mine, h) => mine.join() === holdings[h]?.join()),
    )
    const nothing = step.value.rows.length === 0
    const figure: Figure | undefined = nothing
      ? undefined
      : row === undefined
        ? { chance: 0 }
        : { chance: row.chance, ...(row.upTo === undefined ? {} : { upTo: row.upTo }) }
    const moved = figure === undefined || now === undefined ? figure !== now : !isSame(figure, now)
    if (moved) steps.push({ id: one.id, seat: one.seat, act: actOf(one.because, view), figure })
    now = figure
  }
  return ok({
    law: whyPlaced({
      suit,
      seats: position.seats,
      room,
      holdings,
      ways: waysToFill(room),
      placed: waysToFill(small),
    }),
    count: String(count),
    layouts: String(layouts),
    start,
    steps,
    ...(drawn > 0 ? { drawn } : {}),
  })
}
