/**
 * Actions sorted for counting. An action that asks about one suit alone becomes a weight on the
 * shares of that suit. Facts about suits inside other actions split the shares into kinds, and the
 * count is run once for each choice of kinds; lengths and points are judged vector by vector.
 * The runs stand in one file with the plan, as they read all that it keeps.
 */

import { rankOf } from '#core/card.ts'
import type { Holding } from '#core/holding.ts'
import { invariant } from '#core/result.ts'
import { finish } from '#core/steps.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { type SuitShares, suitShares } from '#counting/layouts-shares.ts'
import { handOf, isVoid, type Position } from '../law/position.ts'
import { compileJudge, type Judge, type PointSet } from '../predicates/judge.ts'
import { isAgreed, type Likelihood } from '../predicates/likelihood.ts'
import {
  facts,
  HEADINGS,
  type HoldingSet,
  isSuitFact,
  judged,
  type MeetsConstraint,
  type Predicate,
  type SuitFact,
  suitFactHolds,
  suitOfFact,
} from '../predicates/predicate.ts'

/** Weights as given, or the two kinds of a violation pattern: 0 agreed, 1 off. */
export type PlanMode = 'weights' | 'pattern'

export interface PlannedAction {
  /** Place in the list given. */
  readonly index: number
  /** Suits whose facts it asks about: bit `suit`. */
  readonly suits: number
  /** True when it asks about lengths or points. */
  readonly shape: boolean
  readonly judges: readonly Judge[]
  /** By term, then `otherwise`: the weight, or 0 and 1 for agreed and off. */
  readonly values: readonly number[]
  /** Concealed hands whose lengths or points it asks about: bit `hand`. */
  readonly hands: number
}

export interface PosteriorSuitPlan {
  readonly shares: SuitShares
  /** Product of the weights of the actions about this suit alone, by share. */
  readonly weights: Float64Array
  /** The kind of each share. */
  readonly kinds: Uint16Array
  /** Predicates about this suit alone that were asked for, by number, and in which shares they hold. */
  readonly asked: readonly { readonly ask: number; readonly holds: Uint8Array }[]
  /** By kind: truth of the facts and values asked for elsewhere. */
  readonly tags: readonly (readonly [place: number, value: number][])[]
}

export interface PosteriorPlan {
  readonly position: Position
  readonly suits: Tuple4<PosteriorSuitPlan>
  /** Actions that the suits alone do not decide. */
  readonly joint: readonly PlannedAction[]
  /** In pattern mode: actions that one suit decides, whose value stands in `values`. */
  readonly settled: readonly PlannedAction[]
  /** Constraints on whole hands and their places in `truths`, set by the walk. */
  readonly meets: readonly { readonly fact: MeetsConstraint; readonly place: number }[]
  /** Truth of suit facts by number: set from the tags of a run. */
  readonly truths: Uint8Array
  /** Values of settled actions by index: set from the tags of a run. */
  readonly values: Float64Array
  /** Dealt lengths at hand * 4 + suit: set vector by vector. */
  readonly lengths: Int32Array
  /** Predicates asked for that are not of one suit, by number: judged vector by vector, on the points of the first hand. */
  readonly asks: readonly { readonly ask: number; readonly judge: Judge }[]
  /** The greatest product of the weights of a layout. */
  readonly heaviest: number
}

const setNumbers = new WeakMap<HoldingSet, number>()
let sets = 0
const numberOfSet = (set: HoldingSet): number => {
  const known = setNumbers.get(set)
  if (known !== undefined) return known
  sets += 1
  setNumbers.set(set, sets)
  return sets
}
/** A separate number for every fact about a suit. */
const factKey = (fact: SuitFact): number => {
  switch (fact.kind) {
    case 'holding':
      return 1e13 + numberOfSet(fact.set) * 16 + fact.seat * 4 + fact.suit
    case 'card':
      return fact.seat * 52 + fact.card
    case 'lead':
      return (
        1000 +
        (((fact.seat * 52 + fact.card) * 64 + fact.k) * 64 + fact.n) * 3 +
        HEADINGS.indexOf(fact.headed)
      )
    case 'among':
      return (
        1e9 + (((fact.seat * 4 + fact.suit) * 8192 + fact.ranks) * 64 + fact.min) * 64 + fact.max
      )
  }
}

/** The property in which two cards of the suit must differ for the fact to distinguish them. */
function cutsOf(fact: SuitFact): { readonly alone: number; readonly cuts: number } {
  if (fact.kind === 'card') return { alone: 1 << rankOf(fact.card), cuts: 0 }
  if (fact.kind === 'lead')
    return { alone: 1 << rankOf(fact.card), cuts: (1 << rankOf(fact.card)) | (1 << 8) }
  // Small cards are alike in a set of holdings; the ten is not one of them.
  if (fact.kind === 'holding') return { alone: 1 << 8, cuts: 0 }
  // A set from the ace down without a gap needs one cut; any other set names its cards.
  const lowest = fact.ranks & -fact.ranks
  return fact.ranks === (0x1fff & ~(lowest - 1))
    ? { alone: 0, cuts: lowest }
    : { alone: fact.ranks, cuts: 0 }
}

const sameMeets = (a: MeetsConstraint, b: MeetsConstraint): boolean =>
  a.seat === b.seat && a.is === b.is

const emptySet = (): PointSet => ({ low: 0, high: 0 })

/** Suits that nothing is asked about are kept: the same few come back in every question about a position. */
const plainSuits = new Map<number, PosteriorSuitPlan>()
const MOST_KEPT = 256
function plainSuit(unseen: Holding, voids: readonly boolean[]): PosteriorSuitPlan {
  const out = voids.reduce((n, v) => n * 2 + (v ? 1 : 0), 0)
  const key = (unseen * 2 + voids.length - 2) * 8 + out
  const kept = plainSuits.get(key)
  if (kept !== undefined) return kept
  const shares = suitShares(unseen, voids)
  const plan: PosteriorSuitPlan = {
    shares,
    weights: new Float64Array(shares.ways.length).fill(1),
    kinds: new Uint16Array(shares.ways.length),
    asked: [],
    tags: [[]],
  }
  if (plainSuits.size >= MOST_KEPT) plainSuits.clear()
  plainSuits.set(key, plan)
  return plan
}

/** The holdings told apart: the lists of truths that differ, and by share which of them is its holding's. */
function apartBy(holdings: ArrayLike<number>, truthsOf: (held: number) => readonly number[]) {
  const truths: (readonly number[])[] = []
  const numbers = new Map<string, number>()
  const byHolding = new Int16Array(8192).fill(-1)
  const which = new Uint16Array(holdings.length)
  for (let i = 0; i < holdings.length; i++) {
    const held = holdings[i]!
    if (byHolding[held] === -1) {
      const found = truthsOf(held)
      const key = found.join('')
      const n = numbers.get(key) ?? truths.push(found) - 1
      numbers.set(key, n)
      byHolding[held] = n
    }
    which[i] = byHolding[held]!
  }
  return { truths, which }
}

/**
 * @param axisOf the hand whose points an action about these hands (bit `hand`) is judged by.
 * @param walked whether the count walks whole hands, so that constraints on them can be asked;
 * otherwise they must have been bounded before.
 * @param asks predicates to be told besides: about one suit of concealed hands each (see `suitAlone`), share
 * by share; or about lengths, points and those constraints on whole hands that the actions have too.
 * A yield after each suit.
 */
export function* planSteps(
  position: Position,
  actions: readonly Likelihood[],
  mode: PlanMode,
  axisOf: (action: Likelihood, hands: number) => number = () => 0,
  walked = false,
  asks: readonly Predicate[] = [],
): Generator<void, PosteriorPlan, void> {
  const hands = position.seats.length
  const lengths = new Int32Array(hands * 4)
  const numbers = new Map<number, number>()
  const list: SuitFact[] = []
  const numberOf = (fact: SuitFact): number => {
    const key = factKey(fact)
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, list.length)
    list.push(fact)
    return list.length - 1
  }
  const terms = actions.map((action) =>
    action.terms.map((term) => judged(term.when, position.faced)),
  )
  for (const whens of terms)
    for (const when of whens) for (const fact of facts(when)) if (isSuitFact(fact)) numberOf(fact)
  for (const ask of asks) for (const fact of facts(ask)) if (isSuitFact(fact)) numberOf(fact)
  const met: MeetsConstraint[] = []
  for (const whens of terms)
    for (const when of whens)
      for (const fact of facts(when))
        if (fact.kind === 'meets' && !met.some((one) => sameMeets(one, fact))) met.push(fact)
  invariant(walked || met.length === 0, 'a constraint on whole hands is walked or bounded')
  const truths = new Uint8Array(list.length + met.length + 1)
  const numberOfMeets = (fact: MeetsConstraint): number =>
    list.length + met.findIndex((one) => sameMeets(one, fact))
  const planned = actions.map((action, index): PlannedAction => {
    const whens = terms[index] as readonly Predicate[]
    const all = whens.flatMap(facts)
    let asked = 0
    for (const fact of all) if (!isSuitFact(fact)) asked |= 1 << handOf(position, fact.seat)
    const context = {
      position,
      axis: axisOf(action, asked),
      lengths,
      truths,
      numberOf,
      numberOfMeets,
    }
    const off = mode === 'pattern'
    return {
      index,
      suits: all.reduce((mask, f) => (isSuitFact(f) ? mask | (1 << suitOfFact(f)) : mask), 0),
      shape: asked !== 0,
      judges: whens.map((when) => compileJudge(when, context)),
      values: [
        ...action.terms.map((term, i) => (off ? (isAgreed(action, i) ? 0 : 1) : term.weight)),
        off ? (action.terms.length === 0 ? 0 : 1) : action.otherwise,
      ],
      hands: asked,
    }
  })
  const context = { position, axis: 0, lengths, truths, numberOf, numberOfMeets }
  const asked = asks.map((ask, n) => ({
    ask: n,
    suit: suitAlone(ask),
    judge: compileJudge(ask, context),
  }))
  const aloneIn = (action: PlannedAction): Suit | undefined =>
    action.shape ? undefined : SUITS.find((s) => action.suits === 1 << s)
  const settled = planned.filter((action) => aloneIn(action) !== undefined)
  const joint = planned.filter((action) => aloneIn(action) === undefined)
  const needed = new Set(
    joint.flatMap((action) =>
      (terms[action.index] as readonly Predicate[]).flatMap(facts).filter(isSuitFact).map(numberOf),
    ),
  )
  const suitPlan = (suit: Suit): PosteriorSuitPlan => {
    const mine = list.flatMap((fact, n) => (suitOfFact(fact) === suit ? [n] : []))
    const voids = position.seats.map((_, h) => isVoid(position, h, suit))
    if (mine.length === 0 && met.length === 0) return plainSuit(position.unseen[suit], voids)
    const about = settled.filter((action) => aloneIn(action) === suit)
    // Constraints distinguish the ten from a small card.
    let alone = met.length === 0 ? 0 : 1 << 8
    let cuts = 0
    for (const n of mine) {
      const apart = cutsOf(list[n]!)
      alone |= apart.alone
      cuts |= apart.cuts
    }
    const shares = suitShares(position.unseen[suit], voids, alone, cuts)
    const weights = new Float64Array(shares.ways.length)
    const kinds = new Uint16Array(shares.ways.length)
    const kindOf = new Map<string, number>()
    const tags: (readonly [number, number][])[] = []
    const tagged = mine.filter((n) => needed.has(n))
    const asking = asked
      .filter((one) => one.suit === suit)
      .map((one) => ({ ...one, holds: new Uint8Array(shares.ways.length) }))
    const told = position.seats.map((seat, h) => {
      const own = mine.filter((n) => list[n]!.seat === seat)
      const known = position.known[h * 4 + suit] as number
      const truthsOf = (held: number) =>
        own.map((n) => (suitFactHolds(list[n]!, (known | held) as Holding) ? 1 : 0))
      return { own, ...apartBy(shares.holdings[h]!, truthsOf) }
    })
    /** What is the same for all shares on which every fact agrees. */
    const outcomeOf = (i: number) => {
      for (const { own, truths: found, which } of told)
        for (const [k, n] of own.entries()) truths[n] = found[which[i]!]![k]!
      const tag: [number, number][] = tagged.map((n) => [n, truths[n]!])
      const holds = asking.map((one) => {
        one.judge(scratch)
        return scratch.low === 0 ? 0 : 1
      })
      let weight = 1
      for (const action of about) {
        const value = settledValue(action)
        if (mode === 'weights') weight *= value
        else tag.push([-1 - action.index, value])
      }
      const key = tag.join(';')
      let kind = kindOf.get(key)
      if (kind === undefined) {
        kind = tags.length
        kindOf.set(key, kind)
        tags.push(tag)
      }
      return { weight, kind, holds }
    }
    const outcomes = new Map<number, ReturnType<typeof outcomeOf>>()
    for (let i = 0; i < shares.ways.length; i++) {
      let key = 0
      for (const one of told) key = key * one.truths.length + one.which[i]!
      let outcome = outcomes.get(key)
      if (outcome === undefined) {
        outcome = outcomeOf(i)
        outcomes.set(key, outcome)
      }
      weights[i] = outcome.weight
      kinds[i] = outcome.kind
      for (const [k, one] of asking.entries()) one.holds[i] = outcome.holds[k]!
    }
    return { shares, weights, kinds, asked: asking, tags }
  }
  const plans: PosteriorSuitPlan[] = []
  for (const suit of SUITS) {
    plans.push(suitPlan(suit))
    yield
  }
  const suits = bySuit((suit) => plans[suit]!)
  return {
    position,
    suits,
    joint,
    settled,
    meets: met.map((fact) => ({ fact, place: numberOfMeets(fact) })),
    truths,
    values: new Float64Array(actions.length),
    lengths,
    asks: asked.filter(({ suit }) => suit === undefined),
    heaviest: planned.reduce((product, action) => product * Math.max(...action.values), 1),
  }
}

/** The same in one go. */
export function planOf(...question: Parameters<typeof planSteps>): PosteriorPlan {
  return finish(planSteps(...question))
}

const scratch = emptySet()
/** Value of an action whose truth does not depend on lengths or points. */
export function settledValue(action: PlannedAction): number {
  for (let i = 0; i < action.judges.length; i++) {
    action.judges[i]!(scratch)
    if (scratch.low !== 0) return action.values[i]!
  }
  return action.values[action.judges.length]!
}

/** The suit that the predicate is about, if it is about one suit alone. */
export function suitAlone(p: Predicate): Suit | undefined {
  const all = facts(p)
  const [first] = all
  if (first === undefined || !all.every(isSuitFact)) return undefined
  const suits = all.map((fact) => suitOfFact(fact))
  return suits.every((suit) => suit === suits[0]) ? suits[0] : undefined
}

export interface Run {
  /** The kind of each suit. */
  readonly kinds: Tuple4<number>
  /** Product of the weights of actions about suits alone; 1 in pattern mode, where they have values. */
  readonly factor: number
}

/** Every choice of kinds, one per suit; truths and values of the plan are set to it until the next one. */
export function* planRuns(plan: PosteriorPlan, mode: PlanMode): Generator<Run, void, void> {
  const plain = plan.joint.filter((action) => !action.shape)
  const set = (suit: Suit, kind: number): void => {
    for (const [place, value] of plan.suits[suit].tags[kind] ?? [])
      if (place >= 0) plan.truths[place] = value
      else plan.values[-1 - place] = value
  }
  const [c, d, h, s] = plan.suits
  for (let kc = 0; kc < c.tags.length; kc++) {
    set(0, kc)
    for (let kd = 0; kd < d.tags.length; kd++) {
      set(1, kd)
      for (let kh = 0; kh < h.tags.length; kh++) {
        set(2, kh)
        for (let ks = 0; ks < s.tags.length; ks++) {
          set(3, ks)
          let factor = 1
          for (const action of plain) {
            const value = settledValue(action)
            if (mode === 'weights') factor *= value
            else plan.values[action.index] = value
          }
          if (factor !== 0) yield { kinds: [kc, kd, kh, ks], factor }
        }
      }
    }
  }
}

/** Calls `run` for every run in turn. */
export function eachRun(
  plan: PosteriorPlan,
  mode: PlanMode,
  run: (kinds: Run['kinds'], factor: number) => void,
): void {
  for (const { kinds, factor } of planRuns(plan, mode)) run(kinds, factor)
}
