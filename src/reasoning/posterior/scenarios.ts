/**
 * Conditions on lengths or points of several of three hands at once, taken apart: every way in
 * which the parts about single hands can be true or false becomes a separate scenario, with hard
 * conditions on single hands and a factor. Scenarios exclude each other, so their sums add up.
 */
import { handOf, type Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import {
  ALWAYS,
  facts,
  isAlways,
  isSuitFact,
  judged,
  NEVER,
  not,
  type Predicate,
  predicateText,
  rewrite,
} from '../predicates/predicate.ts'

export interface WeighedScenario {
  readonly actions: readonly Likelihood[]
  readonly factor: number
}

/** The hands that the predicate is about, as bits by hand. */
export const handsAsked = (p: Predicate, position: Position): number =>
  facts(p).reduce((mask, fact) => mask | (1 << handOf(position, fact.seat)), 0)
const isOne = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0

/** The largest parts that speak of one hand only. */
function parts(p: Predicate, position: Position): readonly Predicate[] {
  if (isOne(handsAsked(p, position))) return [p]
  switch (p.kind) {
    case 'all':
    case 'any':
    case 'one':
      return p.of.flatMap((q) => parts(q, position))
    case 'not':
      return parts(p.of, position)
    default:
      return []
  }
}

/** Replaces the given parts by their truth. */
function settle(p: Predicate, truth: ReadonlyMap<string, boolean>): Predicate {
  const known = truth.get(predicateText(p))
  if (known !== undefined) return known ? ALWAYS : NEVER
  switch (p.kind) {
    case 'all':
    case 'any':
    case 'one':
      return rewrite({ kind: p.kind, of: p.of.map((q) => settle(q, truth)) }, (fact) => fact)
    case 'not':
      return rewrite({ kind: 'not', of: settle(p.of, truth) }, (fact) => fact)
    default:
      return p
  }
}

const sure = (p: Predicate): Likelihood => ({
  seat: undefined,
  terms: [{ weight: 1, when: p }],
  otherwise: 0,
})

function split(action: Likelihood, position: Position): readonly WeighedScenario[] {
  const named = new Map<string, Predicate>()
  for (const term of action.terms)
    for (const part of parts(term.when, position)) named.set(predicateText(part), part)
  const list = [...named]
  const out: WeighedScenario[] = []
  for (let bits = 0; bits < 2 ** list.length; bits++) {
    const truth = new Map(list.map(([key], i) => [key, ((bits >> i) & 1) === 1]))
    const met = action.terms.find((term) => {
      const when = settle(term.when, truth)
      return isAlways(when)
    })
    const factor = met === undefined ? action.otherwise : met.weight
    if (factor !== 0)
      out.push({
        factor,
        actions: list.map(([, part], i) => sure(((bits >> i) & 1) === 1 ? part : not(part))),
      })
  }
  return out
}

/** The actions as scenarios in which each asks about lengths and points of one hand at most. */
export function scenarios(
  position: Position,
  actions: readonly Likelihood[],
): readonly WeighedScenario[] {
  let out: readonly WeighedScenario[] = [{ actions: [], factor: 1 }]
  for (const action of actions) {
    const terms = action.terms.map((term) => ({ ...term, when: judged(term.when, position.faced) }))
    const known: Likelihood = { ...action, terms }
    const shapes = terms
      .flatMap((term) => facts(term.when))
      .filter((fact) => !isSuitFact(fact))
      .reduce((mask, fact) => mask | (1 << handOf(position, fact.seat)), 0)
    const single = shapes === 0 || isOne(shapes)
    const parted: readonly WeighedScenario[] = single
      ? [{ actions: [known], factor: 1 }]
      : split(known, position)
    out = out.flatMap((before) =>
      parted.map((more) => ({
        actions: [...before.actions, ...more.actions],
        factor: before.factor * more.factor,
      })),
    )
  }
  return out
}
