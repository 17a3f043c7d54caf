/** A hand that just misses a rule: one card away from a hand that follows it, and what it misses by. */
import { ruleFor } from '#bidding/choose.ts'
import type { PublicState } from '#bidding/public-state.ts'
import type { CanHold } from '#bidding/turn-hands.ts'
import type { TurnRule } from '#bidding/turn-rules.ts'
import { judge } from '#constraint/judge.ts'
import { callToken, type Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Card } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import { exchanged } from './nearest-change.ts'
import { exchangesBetween } from './smallest-change.ts'
import { missedText } from './why-not.ts'

export interface OneAway {
  readonly hand: Hand
  /** The card of the hand that follows the rule, and the one in its place. */
  readonly out: Card
  readonly in: Card
  /** What the hand calls instead, by which rule. */
  readonly call: Call
  readonly says: string
  /** `one HCP short of 1NT`. */
  readonly text: Phrase
}

/**
 * The nearest miss of a hand that follows the rule, among all hands one card away that the seat may hold.
 * @returns `undefined` where each of them still makes the call.
 */
export function oneAway(
  state: PublicState,
  { rule, call }: TurnRule,
  hand: Hand,
  canHold: CanHold,
): OneAway | undefined {
  let best: { readonly hand: Hand; readonly miss: number } | undefined
  for (const near of exchanged(hand)) {
    const { met, miss } = judge(rule.shows, near)
    if (met || (best !== undefined && miss >= best.miss)) continue
    if (ruleFor(state, near).call !== call && canHold(near)) best = { hand: near, miss }
  }
  if (best === undefined) return undefined
  const [exchange] = exchangesBetween(hand, best.hand)
  const text = missedText(rule.shows, best.hand, [callToken(call)])
  if (exchange === undefined || text === undefined) return undefined
  const instead = ruleFor(state, best.hand)
  return { hand: best.hand, ...exchange, call: instead.call, says: instead.rule.says, text }
}
