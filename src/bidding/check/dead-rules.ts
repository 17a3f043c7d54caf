/** Which rules of a system some hand follows: a rule that no hand ever follows is dead. */
import { judge } from '#constraint/judge.ts'
import type { Hand } from '#core/hand.ts'
import type { Rng } from '#core/rng.ts'
import { quickTest } from '#rules/quick.ts'
import { ruleFor } from '../choose.ts'
import type { PublicState } from '../public-state.ts'
import type { BiddingSystem } from '../system.ts'
import { rulesAt, type TurnRules } from '../turn-rules.ts'
import { findHand } from './hand-search.ts'
import { RARE_HANDS } from './rare-hands.ts'

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

/** Keeps, over many states, which rules of a system have been seen to win. */
export interface RuleCensus {
  /** Notes the rules of the state; looks for hands for those that have not won yet. */
  readonly visit: (state: PublicState) => void
  /** Notes that the rule won. */
  readonly won: (origin: string) => void
  /** Rules that no hand was found for, and in how many states they were looked for. */
  readonly dead: () => readonly { readonly rule: string; readonly states: number }[]
}

export function ruleCensus(system: BiddingSystem, rng: Rng): RuleCensus {
  const open = new Map<string, number>(system.rules.map(({ id }) => [id, 0]))
  return {
    won: (origin) => open.delete(origin),
    visit: (state) => {
      const rules = rulesAt(state)
      for (const [place, { origin }] of rules.entries()) {
        const tried = open.get(origin.id)
        if (tried === undefined || tried >= STATES) continue
        open.set(origin.id, tried + 1)
        const rare = RARE_HANDS.find((hand) => ruleFor(state, hand) === rules[place])
        const hand = rare ?? followerOf(rules, place, rng)
        if (hand && ruleFor(state, hand) === rules[place]) open.delete(origin.id)
      }
    },
    dead: () => [...open].map(([rule, states]) => ({ rule, states })),
  }
}
