/** How likely single predicates are when everything is weighed, each found by the cheapest exact way. */
import { handOf, type Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import {
  facts,
  isAlways,
  isNever,
  isSuitFact,
  judged,
  type Predicate,
  predicateText,
} from '../predicates/predicate.ts'
import { type Figure, figureOf } from './figures.ts'
import { lengthWeight, type Posterior, pointsWeight } from './posterior.ts'
import { suitAlone } from './posterior-plan.ts'
import { surely, totalWeight, type Weighed, wayToCount, weigh, whensOf } from './weighing.ts'

export interface Beliefs {
  readonly weighed: Weighed
  /** The figure of a predicate; `undefined` where nothing has weight or no exact figure is known. */
  readonly of: (p: Predicate) => Generator<number, Figure | undefined, void>
}

/** Weight of the layouts in which a fact about one length or about points holds. */
function marginal(p: Predicate): ((posterior: Posterior) => number) | undefined {
  if (p.kind !== 'length' && p.kind !== 'hcp') return undefined
  return (posterior) => {
    let sum = 0
    for (let n = Math.max(0, p.min); n <= Math.min(40, p.max); n++)
      sum +=
        p.kind === 'hcp'
          ? pointsWeight(posterior, p.seat, n)
          : n > 13
            ? 0
            : lengthWeight(posterior, p.seat, p.suit, n)
    return sum
  }
}

/**
 * Weighs the layouts by the actions and says how likely any predicate is.
 * @param side where bounds are needed, only which layouts are left at most.
 * @param walk see `wayToCount`.
 * @param wanted predicates that will be asked about; those of one suit, and where whole hands are
 *   walked those about these too, are answered in the same count.
 */
export function* beliefsOf(
  position: Position,
  actions: readonly Likelihood[],
  wanted: readonly Predicate[],
  side?: 'may',
  walk = true,
): Generator<number, Beliefs, void> {
  const way = wayToCount(position, actions, walk)
  const acted = whensOf(actions).flatMap(facts)
  const walked = new Set(acted.map((fact) => fact.seat))
  const met = new Set(acted.flatMap((fact) => (fact.kind === 'meets' ? [fact.is] : [])))
  /**
   * Whether the count answers it as well: layout by layout anything, else of one suit always, of
   * whole hands while these are walked.
   */
  const answerable = (q: Predicate): boolean => {
    const all = facts(q)
    if (!all.every((fact) => handOf(position, fact.seat) >= 0)) return false
    if (way === 'list') return true
    if (way === 'walk' && position.seats.length > 2 && !all.every((fact) => walked.has(fact.seat)))
      return false
    if (suitAlone(q) !== undefined) return true
    return (
      way === 'walk' &&
      all.length > 0 &&
      all.every((fact) => (fact.kind === 'meets' ? met.has(fact.is) : !isSuitFact(fact)))
    )
  }
  const asks = new Map<string, number>()
  const list: Predicate[] = []
  for (const p of wanted) {
    const q = judged(p, position.faced)
    const key = predicateText(q)
    if (asks.has(key) || !answerable(q)) continue
    asks.set(key, list.length)
    list.push(q)
  }
  const weighed = yield* weigh(position, actions, list, side, walk)
  const kept = new Map<string, Figure | undefined>()
  function* find(q: Predicate, key: string): Generator<number, Figure | undefined, void> {
    const ask = asks.get(key)
    if (ask !== undefined) return figureOf(weighed, (p) => p.answers[ask]!)
    if (isAlways(q)) return figureOf(weighed, (p) => p.total)
    if (isNever(q)) return figureOf(weighed, () => 0)
    const opposite = q.kind === 'not' ? asks.get(predicateText(q.of)) : undefined
    if (opposite !== undefined && weighed.kind === 'exact' && weighed.posterior.exact)
      return figureOf(weighed, (p) => p.total - p.answers[opposite]!)
    const weight = marginal(q)
    if (weight !== undefined) return figureOf(weighed, weight)
    if (weighed.kind === 'between' || (way === 'between' && side !== undefined)) return undefined
    const n = yield* totalWeight(position, [...actions, surely(q)])
    return n === undefined ? undefined : figureOf(weighed, () => n)
  }
  return {
    weighed,
    *of(p) {
      const q = judged(p, position.faced)
      const key = predicateText(q)
      if (kept.has(key)) return kept.get(key)
      const found = yield* find(q, key)
      kept.set(key, found)
      return found
    },
  }
}
