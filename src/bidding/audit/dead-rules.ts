/** Which rules of a system some hand follows: a rule that no hand ever follows is dead. */

import { judge } from '#constraint/judge.ts'
import type { Hand } from '#core/hand.ts'
import type { Rng } from '#core/rng.ts'
import { quickTest } from '#rules/quick.ts'
import { ruleFor } from '../auction/choose.ts'
import type { PublicState } from '../auction/public-state.ts'
import { isOnlyTold, rulesAt, rulesSpokenAt, type TurnRules } from '../auction/turn-rules.ts'
import type { BiddingRule, BiddingSystem } from '../language/system.ts'
import { type CountedTurn, isCounted, type TurnsToCount } from './counted-turns.ts'
import { type DeadRule, type NamedRule, named, situationOf } from './finding.ts'
import { findHand } from './hand-search.ts'
import { nearby } from './walk.ts'

/** Calls back from a turn that are exchanged to find others for its rule: two rounds. */
const BACK = 8
/** States looked at for a rule. */
const STATES = 30

/** A hand that follows the rule at that place of the turn: it meets its test, and no rule before takes it. */
export function followerOf(rules: TurnRules, place: number, rng: Rng): Hand | undefined {
  const turnRule = rules[place]
  if (turnRule === undefined) return undefined
  const before = rules.slice(0, place).map(({ rule }) => quickTest(rule.shows))
  return findHand(
    (hand) =>
      4 * judge(turnRule.rule.shows, hand).miss + before.reduce((n, test) => n + +test(hand), 0),
    rng,
  )
}

/** The rule before it that takes a hand that is as the rule asks; `undefined` where no such hand is found. */
const takerOf = (state: PublicState, { id }: BiddingRule, rng: Rng): NamedRule | undefined => {
  const rules = rulesSpokenAt(state)
  const turnRule = rules.find(({ origin }) => origin.id === id)
  const hand = turnRule && findHand((one) => judge(turnRule.rule.shows, one).miss, rng)
  if (hand === undefined) return undefined
  const taker = rules.find(({ rule }) => quickTest(rule.shows)(hand))
  return taker && taker.origin.id !== id ? named(taker.origin, taker.natural) : undefined
}

const deadRule = (
  rule: BiddingRule,
  proof: DeadRule['proof'],
  state: PublicState | undefined,
  rng: Rng,
): DeadRule => {
  const takenBy = state && takerOf(state, rule, rng)
  return {
    kind: 'dead',
    rules: [named(rule)],
    proof,
    ...(state === undefined ? {} : { turn: situationOf(state) }),
    ...(takenBy === undefined ? {} : { takenBy }),
  }
}

/**
 * The rules of openings and of answers that no hand follows: all hands were counted at all turns of theirs.
 * @param counted every turn of `turns`.
 */
export function deadAmongCounted(
  system: BiddingSystem,
  { speaks }: TurnsToCount,
  counted: readonly CountedTurn[],
  rng: Rng,
): readonly DeadRule[] {
  const alive = new Set(
    counted.flatMap(({ rules, hands }) =>
      rules.flatMap(({ origin }, place) => (hands[place]! > 0 ? [origin.id] : [])),
    ),
  )
  return system.rules
    .filter((rule) => isCounted(rule.when) && !alive.has(rule.id) && !isOnlyTold(rule))
    .map((rule) => {
      const state = speaks.get(rule.id)
      return deadRule(rule, state === undefined ? 'no-turn' : 'no-hand', state, rng)
    })
}

interface Looked {
  readonly rule: BiddingRule
  searched: number
  /** Where it speaks, first. */
  at: PublicState | undefined
}
/** Keeps, over many states, which rules of a system have been seen to win. */
export interface RuleCensus {
  /** Notes the rules of the state; looks for hands for those that have not won yet, and yields after each. */
  readonly visit: (state: PublicState) => Generator<void, void, void>
  /** Notes that the rule won. */
  readonly won: (origin: string) => void
  /** Whether no hand has been found for it. */
  readonly isOpen: (origin: string) => boolean
  /** Rules that no hand was found for, in how many states it was looked for, and where they speak, if anywhere. */
  readonly dead: () => readonly Readonly<Looked>[]
}

/** @param known hands tried first: for rules so rare that no search finds one. */
export function ruleCensus(
  rules: readonly BiddingRule[],
  rng: Rng,
  known: readonly Hand[] = [],
): RuleCensus {
  const open = new Map<string, Looked>(
    rules.map((rule) => [rule.id, { rule, searched: 0, at: undefined }]),
  )
  return {
    won: (origin) => open.delete(origin),
    *visit(state) {
      for (const { origin } of rulesSpokenAt(state)) {
        const looked = open.get(origin.id)
        if (looked !== undefined) looked.at ??= state
      }
      const rules = rulesAt(state)
      for (const [place, { origin }] of rules.entries()) {
        const looked = open.get(origin.id)
        if (looked === undefined || looked.searched >= STATES) continue
        looked.searched++
        yield
        const first = known.find((hand) => ruleFor(state, hand) === rules[place])
        const hand = first ?? followerOf(rules, place, rng)
        if (hand && ruleFor(state, hand) === rules[place]) open.delete(origin.id)
      }
    },
    isOpen: (origin) => open.has(origin),
    dead: () => [...open.values()],
  }
}

/**
 * The rules that speak somewhere and for which no hand was found, not even in auctions near to that one.
 * @yields after each turn looked at.
 */
export function* deadInCensus(
  census: RuleCensus,
  rng: Rng,
): Generator<void, readonly DeadRule[], void> {
  for (const { rule, at } of census.dead())
    for (const state of at === undefined ? [] : nearby(at, BACK)) {
      yield
      if (rulesAt(state).some(({ origin }) => origin.id === rule.id)) yield* census.visit(state)
      if (!census.isOpen(rule.id)) break
    }
  return census
    .dead()
    .flatMap(({ rule, at }) => (at === undefined ? [] : [deadRule(rule, 'none-found', at, rng)]))
}
