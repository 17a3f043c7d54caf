/** Which rules of a system some hand follows: a rule that no hand ever follows is dead. */
import { judge } from '#constraint/judge.ts'
import { DECK } from '#core/card.ts'
import { type Hand, has, ofCards, withCard, without } from '#core/hand.ts'
import type { Rng } from '#core/rng.ts'
import { quickTest } from '#rules/quick.ts'
import { ruleFor } from '../choose.ts'
import type { PublicState } from '../public-state.ts'
import type { BiddingSystem } from '../system.ts'
import { rulesAt, type TurnRules } from '../turn-rules.ts'
import { RARE_HANDS } from './rare-hands.ts'

/** Walks begun for a rule in one state, exchanges in each walk, and states looked at for it. */
const WALKS = 6
const STEPS = 400
const STATES = 30

const randomHand = (rng: Rng): Hand => {
  const deck = [...DECK]
  for (let i = 0; i < 13; i++) {
    const j = i + rng.below(52 - i)
    const card = deck[j] as (typeof deck)[number]
    deck[j] = deck[i] as (typeof deck)[number]
    deck[i] = card
  }
  return ofCards(deck.slice(0, 13))
}
const exchange = (hand: Hand, rng: Rng): Hand => {
  const held = DECK.filter((card) => has(hand, card))
  const left = DECK.filter((card) => !has(hand, card))
  return withCard(
    without(hand, held[rng.below(held.length)] as (typeof held)[number]),
    left[rng.below(left.length)] as (typeof left)[number],
  )
}

/**
 * A hand that follows the rule at that place of the turn, looked for by exchanging cards as long as
 * the hand comes nearer to its test and fewer rules before it take the hand.
 */
export function followerOf(rules: TurnRules, place: number, rng: Rng): Hand | undefined {
  const turnRule = rules[place]
  if (turnRule === undefined) return undefined
  const before = rules.slice(0, place).map(({ rule }) => quickTest(rule.shows))
  const distance = (hand: Hand): number =>
    4 * judge(turnRule.rule.shows, hand).miss + before.reduce((n, test) => n + +test(hand), 0)
  for (let walk = 0; walk < WALKS; walk++) {
    let hand = randomHand(rng)
    let far = distance(hand)
    for (let i = 0; i < STEPS && far > 0; i++) {
      const next = exchange(hand, rng)
      const now = distance(next)
      // A step sideways now and then leaves a corner.
      if (now < far || (now === far && rng.below(4) > 0) || rng.below(40) === 0) {
        hand = next
        far = now
      }
    }
    if (far === 0) return hand
  }
  return undefined
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
