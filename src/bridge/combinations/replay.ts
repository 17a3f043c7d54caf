/** A plan played against every defence. */

import { EMPTY_HOLDING, type Holding, has, minus, ranks, without } from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import type { Plan, PlanLead, PlanOutcome, PlanReply, PlanStep } from './plan.ts'
import { type Defender, partnerHand, type SuitCombination, type Visible } from './suit.ts'

/** Whose turn it is in a trick, and what a hand puts on. */
export interface PlayedCard {
  readonly hand: Visible | Defender
  /** `undefined`: it has no card of the suit, or discards. */
  readonly rank: Rank | undefined
}

/** Second and fourth hand to a lead. */
export const defendersAfter = (hand: Visible): readonly [Defender, Defender] =>
  hand === 'north' ? ['east', 'west'] : ['west', 'east']

/** The class of a hidden card, -1 for none. */
export const classOf = (suit: SuitCombination, rank: Rank | undefined): number =>
  rank === undefined ? -1 : suit.classes.findIndex((cards) => has(cards, rank))

export const replyTo = (step: Pick<PlanLead, 'replies'>, second: number): PlanReply | undefined =>
  step.replies.find((reply) => reply.second.includes(second))
/** The reply to the lowest card second hand can play. */
export const mainReply = ({ replies }: Pick<PlanLead, 'replies'>): PlanReply =>
  replies.reduce((best, reply) =>
    Math.max(...reply.second) > Math.max(...best.second) ? reply : best,
  )

export const outcomeOf = (reply: PlanReply, fourth: number): PlanOutcome | undefined =>
  reply.outcomes.find((outcome) => outcome.fourth.includes(fourth))

/** Who wins a trick of this suit; cards that are `undefined` cannot. */
export function planTrickWinner(cards: readonly PlayedCard[]): Visible | Defender {
  return cards.reduce((best, card) => ((card.rank ?? -1) > (best.rank ?? -1) ? card : best)).hand
}

const followed = (held: Holding, rank: Rank | undefined): Holding =>
  rank === undefined ? held : without(held, rank)

/** Of each class the highest and the lowest card: the others are equal to these, and win as one of them would. */
const choicesOf = (suit: SuitCombination, held: Holding): readonly (Rank | undefined)[] => {
  if (held === EMPTY_HOLDING) return [undefined]
  return suit.classes.flatMap((cards) => {
    const own = ranks((cards & held) as Holding)
    return own.length < 3 ? own : [own[0]!, own.at(-1)!]
  })
}

/** Something to find out by playing a plan against every defence. */
export interface EveryDefence {
  /** Fewest tricks. */
  readonly tricks: number
  /** Whether each defender wins a trick under some defence. */
  readonly lost: Readonly<Record<Defender, boolean>>
}

/**
 * A plan against every defence in one layout of the cards.
 * @param avoid the counting stops at this defender's first trick.
 */
export function againstAll(
  suit: SuitCombination,
  plan: Plan,
  west: Holding,
  avoid?: Defender,
): EveryDefence {
  const memo = new Map<PlanStep, Map<number, EveryDefence>>()
  const visit = (step: PlanStep, own: Holding, other: Holding): EveryDefence => {
    if (step.kind === 'end') return { tricks: step.tricks, lost: { west: false, east: false } }
    const key = own * 8192 + other
    const kept = memo.get(step) ?? new Map<number, EveryDefence>()
    memo.set(step, kept)
    const known = kept.get(key)
    if (known) return known
    const [secondHand, fourthHand] = defendersAfter(step.hand)
    const hold = { west: own, east: other }
    let tricks = 99
    const lost = { west: false, east: false }
    for (const second of choicesOf(suit, hold[secondHand])) {
      const reply: PlanReply = replyTo(step, classOf(suit, second))!
      for (const fourth of choicesOf(suit, hold[fourthHand])) {
        const outcome: PlanOutcome = outcomeOf(reply, classOf(suit, fourth))!
        const winner = planTrickWinner([
          { hand: step.hand, rank: step.rank },
          { hand: secondHand, rank: second },
          { hand: partnerHand(step.hand), rank: reply.third },
          { hand: fourthHand, rank: fourth },
        ])
        const ours = winner === 'north' || winner === 'south'
        if (!ours) lost[winner] = true
        if (winner === avoid) {
          tricks = 0
          continue
        }
        const left = { ...hold }
        left[secondHand] = followed(hold[secondHand], second)
        left[fourthHand] = followed(hold[fourthHand], fourth)
        const rest = visit(outcome.then, left.west, left.east)
        tricks = Math.min(tricks, (ours ? 1 : 0) + rest.tricks)
        lost.west ||= rest.lost.west
        lost.east ||= rest.lost.east
      }
    }
    const found = { tricks, lost }
    kept.set(key, found)
    return found
  }
  return visit(plan.tree, west, minus(suit.hidden, west))
}
