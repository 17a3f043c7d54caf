/** What each call and card made of a number, in turn: the part that proofs by agreement share. */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { actOf, type ProofStep } from '#explain/proof.ts'
import { usableInferences } from '#reasoning/answer/knowledge.ts'
import { actionsIn, type Inference } from '#reasoning/inference/inference.ts'
import { partnerFirst } from '#reasoning/inference/partner-first.ts'
import type { Position } from '#reasoning/law/position.ts'
import { positionFromScratch } from '#reasoning/law/replay-play.ts'
import { livingActions } from '#reasoning/posterior/weighing.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'

/** The moment that a proof is asked about. */
export interface ProofCase {
  readonly view: SeatView
  readonly position: Position
  readonly inferences: readonly Inference[]
  /** Those that weigh layouts differently; none where the law alone is wanted. */
  readonly acts: readonly Inference[]
}
export function caseOf(input: KnowledgeInput): Result<ProofCase, Problem> {
  const { view, lawOnly = false } = input
  const from = positionFromScratch(view, view.cards.length)
  if (!from.ok) return from
  const position = from.value
  const inferences = usableInferences(view, agreementsOf(input))
  const acts = lawOnly
    ? []
    : inferences.filter((one) => livingActions(position, actionsIn(one)).length > 0)
  return ok({ view, position, inferences, acts })
}

/** The case as it is told: where promises contradict each other, partner’s weigh as certain. */
export function* standing(at: ProofCase): Generator<number, ProofCase, void> {
  const { view, position, inferences, acts } = at
  if (acts.length === 0) return at
  const told = yield* partnerFirst(position, inferences, view.seat)
  const ids = new Set(acts.map(({ id }) => id))
  return { ...at, inferences: told, acts: told.filter(({ id }) => ids.has(id)) }
}

/** The act of an inference, as a step names it. */
export const byAct = (one: Inference, view: SeatView): Required<Pick<ProofStep, 'act'>> => ({
  act: { seat: one.seat, act: actOf(one.because, view), rule: one.because.rule },
})

/** A number with some acts counted; `undefined` where these leave nothing any weight. */
export interface Measured<T> {
  readonly value: T | undefined
  /** Layouts drawn for it; 0 where it was counted. */
  readonly drawn: number
}
export interface Moves<T> {
  /** The acts that moved the number, and what each made of it. */
  readonly moves: readonly { readonly one: Inference; readonly value: T | undefined }[]
  /** The most layouts drawn for one of the numbers. */
  readonly drawn: number
  /** Of the work, 0..1. */
  readonly share: number
}

/**
 * Counts the acts in, one after the other. An act that does not move the number is left out.
 * @param start the number by law alone.
 * @param measure the number with these actions; `untold` where it cannot be told exactly.
 */
export function* actByAct<T>(
  { position, acts }: ProofCase,
  start: T | undefined,
  measure: (actions: readonly Likelihood[]) => Generator<number, Measured<T> | 'untold', void>,
  isSame: (a: T, b: T) => boolean,
): Generator<Moves<T>, Moves<T>, void> {
  const moves: { one: Inference; value: T | undefined }[] = []
  let now = start
  let drawn = 0
  for (const [done, one] of acts.entries()) {
    const share = done / acts.length
    yield { moves, drawn, share }
    const counted = acts.slice(0, done + 1).flatMap(actionsIn)
    const measured = yield* reporting(measure(livingActions(position, counted)), () => ({
      moves,
      drawn,
      share,
    }))
    if (measured === 'untold') continue
    const { value } = measured
    drawn = Math.max(drawn, measured.drawn)
    if (value === undefined || now === undefined ? value !== now : !isSame(value, now))
      moves.push({ one, value })
    now = value
  }
  return { moves, drawn, share: 1 }
}
