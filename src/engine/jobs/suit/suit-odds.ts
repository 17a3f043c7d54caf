/**
 * What is known of the hidden cards of one suit at the table: the places and cards that the concealed hands
 * have shown, and how likely the ways are in which the cards can lie.
 */

import { type Holding, length } from '#core/holding.ts'
import { ok, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import { reporting } from '#core/steps.ts'
import { SUITS, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { usableInferences } from '#reasoning/answer/knowledge.ts'
import { actionsIn, type Inference } from '#reasoning/inference/inference.ts'
import { partnerFirst } from '#reasoning/inference/partner-first.ts'
import { handOf, isVoid, knownOf, type Position, vacantPlaces } from '#reasoning/law/position.ts'
import { livingActions } from '#reasoning/posterior/weighing.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'
import type { Predicate } from '#reasoning/predicates/predicate.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { figuresOf, suitLayoutPredicate } from '../knowledge/suit-layouts.ts'

/** Which odds: a fresh deal's, those of places and show-outs, those of all that is known. */
export type SuitEvidence = 'fresh' | 'counted' | 'known'

/** What the table has shown of one concealed hand. */
export interface DefenderShown {
  readonly seat: Seat
  /** Places for cards that may lie in either hand. */
  readonly vacant: number
  /** Cards of this suit it has played. */
  readonly shown: Holding
  /** True when it has failed to follow to the suit. */
  readonly out: boolean
  /** Suits of which the other hand has no more, with all the cards this one was dealt. */
  readonly lengths: readonly { readonly suit: Suit; readonly dealt: number }[]
}

/** That a hand holds so many cards of each class. */
export const countsPredicate = (
  classes: readonly Holding[],
  counts: readonly number[],
  seat: Seat,
  suit: Suit,
): Predicate =>
  suitLayoutPredicate({ parts: classes.map((cards, i) => ({ cards, n: counts[i]! })) }, seat, suit)

export interface SuitChances {
  /** In the order of the predicates; they need not add up to 1. */
  readonly chances: readonly number[]
  /** True where the odds lie between bounds, and the middle of them was taken. */
  readonly middling: boolean
}

/**
 * What is believed of the hidden cards, and what is taken to be so besides.
 * @param leftOut inferences that are not to count.
 */
export function* believedIn(
  input: KnowledgeInput & { readonly evidence: SuitEvidence },
  view: SeatView,
  position: Position,
  leftOut: readonly Inference[] = [],
  taken: readonly Predicate[] = [],
): Generator<{ readonly done: number }, readonly Likelihood[], void> {
  const ids = new Set(leftOut.map(({ id }) => id))
  const read =
    input.evidence !== 'known' || input.lawOnly === true
      ? []
      : usableInferences(view, agreementsOf({ ...input, view })).filter(({ id }) => !ids.has(id))
  const told = yield* reporting(partnerFirst(position, read, view.seat), () => ({ done: 0 }))
  const given = [...taken, ...(input.supposed ?? [])].map(
    (when): Likelihood => ({
      seat: undefined,
      terms: [{ weight: 1, when }],
      otherwise: 0,
    }),
  )
  return [...livingActions(position, told.flatMap(actionsIn)), ...given]
}

/**
 * How likely each way is in which the cards of a suit can lie.
 * @param wanted one predicate for each way.
 * @param leftOut inferences that are not to count.
 * @param taken what is taken to be so besides.
 * @returns `suit-table/nothing` when what was agreed leaves none of them.
 */
export function* suitChancesOf(
  input: KnowledgeInput & { readonly evidence: SuitEvidence },
  view: SeatView,
  position: Position,
  wanted: readonly Predicate[],
  leftOut: readonly Inference[] = [],
  taken: readonly Predicate[] = [],
): Generator<{ readonly done: number }, Result<SuitChances>, void> {
  const actions = yield* believedIn(input, view, position, leftOut, taken)
  const steps = figuresOf(position, actions, wanted)
  const figures = yield* reporting(steps, (done) => ({ done }))
  const chances = figures.map((figure) => figure?.chance ?? 0)
  const middling = figures.some((figure) => figure?.between !== undefined)
  return chances.every((chance) => chance === 0)
    ? problem(
        'suit-table/nothing',
        t`What the calls and cards are taken to say leaves no layout: use the count of the cards instead.`,
      )
    : ok({ chances, middling })
}

/** What a concealed hand has shown, with this suit in mind. */
export function shownOf(position: Position, seat: Seat, suit: Suit): DefenderShown {
  const hand = handOf(position, seat)
  const whole = SUITS.filter((s) => isVoid(position, 1 - hand, s) && !isVoid(position, hand, s))
  return {
    seat,
    vacant: vacantPlaces(position, hand),
    shown: knownOf(position, hand, suit),
    out: isVoid(position, hand, suit),
    lengths: whole.map((s) => ({
      suit: s,
      dealt: length(knownOf(position, hand, s)) + length(position.unseen[s]),
    })),
  }
}
