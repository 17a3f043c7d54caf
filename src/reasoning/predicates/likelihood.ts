/**
 * What a call or a card says of the hand that made it, as likelihoods: the first term whose
 * predicate holds gives the weight of the layout, `otherwise` when none does. A layout weighs the
 * product over all actions. Weights are whole numbers, in per cent by habit: 80 means that of 100
 * such hands 80 would have acted so. Terms as heavy as the first are what was agreed.
 */
import type { PartialDeal } from '#core/deal.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { anyOf, facts, holds, type Predicate } from './predicate.ts'

export interface WeightedTerm {
  readonly weight: number
  readonly when: Predicate
}
export interface Likelihood {
  /** Who acted; `undefined` for a conclusion from several hands. */
  readonly seat: Seat | undefined
  readonly terms: readonly WeightedTerm[]
  /** Weight of layouts that meet no term: the price of a violation; 0 when it is ruled out. */
  readonly otherwise: number
}

/** True for a term as heavy as the first: layouts that meet another one, or none, are violations. */
export const isAgreed = (action: Likelihood, term: number): boolean =>
  action.terms[term]?.weight === action.terms[0]?.weight

/**
 * A predicate: the layout meets an agreed term. Terms are tried in order, so this is exact for
 * weights that do not rise.
 */
export const agreedPredicate = (action: Likelihood): Predicate =>
  anyOf(...action.terms.filter((_, i) => isAgreed(action, i)).map((term) => term.when))

/** The weight of a layout under the action, from the definition. */
export const weightIn = (action: Likelihood, deal: PartialDeal): number =>
  action.terms.find((term) => holds(term.when, deal) === true)?.weight ?? action.otherwise

/** The action with 1 for what was agreed and 0 for the rest: its layouts are the consistent ones. */
export const agreedOnly = (action: Likelihood): Likelihood => ({
  seat: action.seat,
  terms: action.terms.map((term, i) => ({
    weight: isAgreed(action, i) ? 1 : 0,
    when: term.when,
  })),
  otherwise: action.terms.length === 0 ? 1 : 0,
})

/** Refuses weights that are no whole numbers from 0 to a million, and figures out of range, with the place. */
export function checkLikelihood(action: Likelihood): Result<Likelihood, Problem> {
  const bad = (weight: number) => !Number.isInteger(weight) || weight < 0 || weight > 1_000_000
  if (bad(action.otherwise))
    return problem(
      'action/weight',
      t`The weight otherwise, ${action.otherwise}, is not a whole number from 0 to a million.`,
    )
  for (const [i, term] of action.terms.entries()) {
    if (bad(term.weight))
      return problem(
        'action/weight',
        t`The weight of term ${i + 1}, ${term.weight}, is not a whole number from 0 to a million.`,
        { line: i + 1 },
      )
    for (const fact of facts(term.when)) {
      const crossed = 'min' in fact && fact.min > fact.max
      if (crossed)
        return problem(
          'action/range',
          t`Term ${i + 1} asks for at least ${fact.min} and at most ${fact.max}: no hand can have both.`,
          { line: i + 1 },
        )
    }
  }
  if (action.otherwise === 0 && action.terms.every((term) => term.weight === 0))
    return problem('action/nothing', t`Every weight is 0: no hand at all would act so.`)
  return ok(action)
}
