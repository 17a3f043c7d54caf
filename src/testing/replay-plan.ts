/** A plan played card by card against defenders who may do as they like. */
import type { Plan, PlanEnd, PlanOutcome, PlanReply, PlanStep } from '#combinations/plan.ts'
import {
  classOf,
  defendersAfter,
  outcomeOf,
  type PlayedCard,
  planTrickWinner,
  replyTo,
} from '#combinations/replay.ts'
import {
  type Defender,
  partnerHand,
  type SuitCombination,
  type Visible,
} from '#combinations/suit.ts'
import { type Holding, minus, ranks, without } from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import type { Tuple4 } from '#core/tuple.ts'

export interface PlayedTrick {
  /** From the lead on, clockwise. */
  readonly cards: Tuple4<PlayedCard>
  readonly winner: Visible | Defender
}

export interface PlanReplay {
  readonly tricks: readonly PlayedTrick[]
  /** Ours: those played and those that are sure at the end. */
  readonly won: number
  readonly end: PlanEnd
}

/** Chooses a defender's card; `legal` is never empty. */
export type DefenderChoice = (
  defender: Defender,
  legal: readonly Rank[],
  /** The cards of this trick so far, the lead first. */
  trick: readonly PlayedCard[],
) => Rank

/**
 * Plays a plan to its end.
 * @param west what West holds; East has the other hidden cards.
 */
export function replayPlan(
  suit: SuitCombination,
  plan: Plan,
  west: Holding,
  defence: DefenderChoice,
): PlanReplay {
  const hold: Record<Defender, Holding> = { west, east: minus(suit.hidden, west) }
  const tricks: PlayedTrick[] = []
  let won = 0
  let at: PlanStep = plan.tree
  while (at.kind === 'lead') {
    const { hand, rank } = at
    const [secondHand, fourthHand] = defendersAfter(hand)
    const lead: PlayedCard = { hand, rank }
    const follow = (defender: Defender, trick: readonly PlayedCard[]): PlayedCard => {
      const legal = ranks(hold[defender])
      const card = legal.length === 0 ? undefined : defence(defender, legal, trick)
      hold[defender] = card === undefined ? hold[defender] : without(hold[defender], card)
      return { hand: defender, rank: card }
    }
    const second = follow(secondHand, [lead])
    const reply: PlanReply = replyTo(at, classOf(suit, second.rank))!
    const third: PlayedCard = { hand: partnerHand(hand), rank: reply.third }
    const fourth = follow(fourthHand, [lead, second, third])
    const outcome: PlanOutcome = outcomeOf(reply, classOf(suit, fourth.rank))!
    const cards = [lead, second, third, fourth] as const
    const winner = planTrickWinner(cards)
    if (winner === 'north' || winner === 'south') won += 1
    tricks.push({ cards, winner })
    at = outcome.then
  }
  return { tricks, won: won + at.tricks, end: at }
}
