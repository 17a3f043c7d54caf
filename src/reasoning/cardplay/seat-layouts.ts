/**
 * The layouts that a seat reckons with: all of them with their weights where few are left, else
 * drawn with exactly their chances. Nothing here sees a hidden hand, only the position and what
 * calls and cards say.
 */
import type { Deal } from '#core/deal.ts'
import { format } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import type { Rng } from '#core/rng.ts'
import { shuffled } from '#core/shuffle.ts'
import { countLayouts } from '#counting/layouts.ts'
import { everyLayout } from '#reasoning/law/every-layout.ts'
import { dealFrom, type Position, spaceOf } from '#reasoning/law/position.ts'
import { samplerSteps } from '#reasoning/posterior/sampler.ts'
import { sampleLayouts } from '#reasoning/posterior/sampling.ts'
import { boundedActions, livingActions } from '#reasoning/posterior/weighing.ts'
import { type Likelihood, weightIn } from '#reasoning/predicates/likelihood.ts'
import type { Sample } from './paired.ts'

export interface LayoutBudget {
  /** Layouts drawn. */
  readonly draws: number
  /** Up to this many lawful layouts are written down instead of drawn. */
  readonly every: number
  /** Tries made for the draws. */
  readonly tries: number
}

/** A layout, and its share of all that is reckoned with; the shares add up to 1. */
export interface Weighed {
  readonly deal: Deal
  readonly share: number
}

/**
 * The evidence behind the layouts: all that is agreed; the same by lengths and points only, one
 * hand at a time; or the law alone. The weaker ones stand in where the stronger leaves too little.
 */
export type Basis = 'agreed' | 'loosened' | 'law'

export interface SeatLayouts {
  /** Different layouts. */
  readonly layouts: readonly Weighed[]
  readonly basis: Basis
  /**
   * The size of an independent sample that is at least as good; absent where every layout stands
   * with its exact share.
   */
  readonly drawn: number | undefined
}

/** Tries, layouts weighed, and layouts found, between two yields: some milliseconds at most. */
const STRIDE = 200
export const WEIGHED = 8
export const DRAWN = 4
/** The share of the wanted draws that must be found before the evidence is loosened. */
const ENOUGH = 0.5

/** The same layouts once, with their shares. */
function shared(deals: readonly Deal[]): readonly Weighed[] {
  const times = new Map<string, { readonly deal: Deal; n: number }>()
  for (const deal of deals) {
    const key = format(deal)
    const known = times.get(key)
    if (known === undefined) times.set(key, { deal, n: 1 })
    else known.n += 1
  }
  return [...times.values()].map(({ deal, n }) => ({ deal, share: n / deals.length }))
}

/** Every layout with its weight; `undefined` when none has any. A yield after every few. */
function* weighed(
  position: Position,
  layouts: readonly (readonly Hand[])[],
  actions: readonly Likelihood[],
): Generator<number, readonly Weighed[] | undefined, void> {
  const all: { readonly deal: Deal; readonly weight: number }[] = []
  for (const hands of layouts) {
    const deal = dealFrom(position, hands)
    all.push({ deal, weight: actions.reduce((n, action) => n * weightIn(action, deal), 1) })
    if (all.length % WEIGHED === 0) yield all.length / layouts.length
  }
  const total = all.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0
    ? undefined
    : all
        .filter(({ weight }) => weight > 0)
        .map(({ deal, weight }) => ({ deal, share: weight / total }))
}

interface Draws {
  readonly deals: readonly Deal[]
  readonly independent: number
}
function* drawn(
  position: Position,
  actions: readonly Likelihood[],
  { draws, tries: most }: LayoutBudget,
  rng: Rng,
): Generator<number, Draws, void> {
  if (position.seats.length > 2) {
    // Three hands: a count takes a second, and few layouts are wanted.
    const found = yield* sampleLayouts(position, actions, {
      ...{ draws, tries: most, rng },
      enough: Math.ceil(draws * ENOUGH),
    })
    const deals = (found?.layouts ?? []).map((hands) => dealFrom(position, hands))
    return { deals, independent: found?.independent ?? 0 }
  }
  const sampler = yield* samplerSteps(position, actions, most)
  const deals: Deal[] = []
  for (let tries = 0; sampler !== undefined && tries < most && deals.length < draws; tries++) {
    if (tries % STRIDE === STRIDE - 1) yield tries / most
    const hands = sampler.attempt(rng)
    if (hands === undefined) continue
    deals.push(dealFrom(position, hands))
    // The first draw of a kind works out its points: that costs as much as a thousand tries.
    if (deals.length % DRAWN === 0) yield deals.length / draws
  }
  return { deals, independent: deals.length }
}

/**
 * Layouts for the observer of a position. A yield is the share done of the work under way, 0..1.
 * @param position that some lawful layout fits: see `positionFromScratch`.
 * @param actions of the inferences that are believed.
 * @param rng decides the draws; the same numbers give the same layouts.
 */
export function* seatLayouts(
  position: Position,
  actions: readonly Likelihood[],
  budget: LayoutBudget,
  rng: Rng,
): Generator<number, SeatLayouts, void> {
  const living = livingActions(position, actions)
  const stages: readonly (readonly [Basis, () => readonly Likelihood[]])[] = [
    ['agreed', () => living],
    ['loosened', () => boundedActions(living, 'may')],
    ['law', () => []],
  ]
  if (countLayouts(spaceOf(position)) <= BigInt(budget.every)) {
    const every = everyLayout(position)
    yield 0
    for (const [basis, evidence] of stages) {
      const layouts = yield* weighed(position, every, evidence())
      // In random order, so that the first of them are a fair sample where not all can be solved.
      if (layouts !== undefined) return { layouts: shuffled(layouts, rng), basis, drawn: undefined }
    }
  }
  for (const [basis, evidence] of stages) {
    const { deals, independent } = yield* drawn(position, evidence(), budget, rng)
    if (deals.length >= budget.draws * ENOUGH || (basis === 'law' && deals.length > 0))
      return { layouts: shared(deals), basis, drawn: independent }
  }
  return { layouts: [], basis: 'law', drawn: 0 }
}

/** The first few layouts as a sample. */
export function sampleOf({ layouts, drawn }: SeatLayouts, solved: number): Sample {
  if (solved === layouts.length) return { shares: layouts.map(({ share }) => share), drawn }
  const some = layouts.slice(0, solved).map(({ share }) => share)
  const total = some.reduce((a, b) => a + b, 0)
  return { shares: some.map((share) => share / total), drawn: Math.min(solved, drawn ?? solved) }
}
