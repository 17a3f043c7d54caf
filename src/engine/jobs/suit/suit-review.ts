/**
 * One suit after the board: at each trick in which declarer's side led it, what the best plan was worth, what
 * the card led was worth, and what third hand's card was worth once second hand had played. Everything by the
 * odds that could be known then; how the cards really lay is not asked.
 */

import { replyFront } from '#combinations/catalogue/line.ts'
import type { PlanVector } from '#combinations/front.ts'
import { taskOf } from '#combinations/question.ts'
import { classOf } from '#combinations/replay.ts'
import { solveWith, suitSolver } from '#combinations/solve.ts'
import { type SuitCombination, suitCombination, type Visible } from '#combinations/suit.ts'
import { layoutWeights } from '#combinations/weights.ts'
import { rankOf, suitOf } from '#core/card.ts'
import { length, ranks } from '#core/holding.ts'
import { tricksOf } from '#core/play.ts'
import { type Rank, rankName } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { seatName, sideOf } from '#core/seat.ts'
import { finish } from '#core/steps.ts'
import { type Suit, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { suitLed } from '#core/trick.ts'
import { worthOf } from '#explain/suit/suit-report.ts'
import type { KnowledgeInput } from '../knowledge/knowledge-input.ts'
import type { SuitEvidence } from './suit-odds.ts'
import { oddsOf, seatedSuit } from './suit-table.ts'

export interface SuitReviewInput extends KnowledgeInput {
  readonly suit: Suit
  readonly evidence: SuitEvidence
}
/** A choice of declarer's, and the best there was, in tricks of the suit still to come on average. */
export interface ReviewedChoice {
  /** `the jack from North`. */
  readonly played: string
  readonly best: string
  readonly worth: number
  readonly bestWorth: number
}
export interface ReviewRow {
  /** From 1. */
  readonly trick: number
  /** Cards played before the trick. */
  readonly cards: number
  readonly lead: ReviewedChoice
  /** Absent where third hand had no choice. */
  readonly third: ReviewedChoice | undefined
  /** Tricks lost on average by both choices; nought where the best was played. */
  readonly cost: number
}
export interface SuitReview {
  readonly rows: readonly ReviewRow[]
  /** Tricks of the suit that were too large to judge. */
  readonly skipped: number
  /** Over all rows. */
  readonly cost: number
}

/** More hidden cards than this have too many plans to go through card by card. */
const MOST_HIDDEN = 9
const NEAR = 1e-9
const LIMITS = { frontWork: 8e6, goalWork: 0 }
const trim = (cost: number): number => (cost < NEAR ? 0 : cost)

/** What the best of some plans is worth where the layouts are these. */
function bestOf(
  plans: readonly PlanVector[],
  weights: readonly number[],
  where?: readonly boolean[],
): number {
  const kept = where ? weights.map((weight, i) => (where[i] ? weight : 0)) : weights
  const total = kept.reduce((a, b) => a + b, 0)
  return Math.max(...plans.map((plan) => worthOf(plan, kept, 'max'))) / total
}

/** The lead played and the best one. */
function judgeLead(
  combination: SuitCombination,
  weights: readonly number[],
  hand: Visible,
  rank: Rank,
  nameOf: (hand: Visible) => string,
): ReviewedChoice | undefined {
  const { front } = finish(solveWith(suitSolver(taskOf(combination)), weights, LIMITS))
  if (front === undefined) return undefined
  const worths = front.leads.map(({ lead, plans }) => ({ lead, worth: bestOf(plans, weights) }))
  // Equal cards go by the lowest of them.
  const own = worths
    .filter(({ lead }) => lead.hand === hand && lead.rank <= rank)
    .sort((a, b) => b.lead.rank - a.lead.rank)[0]
  const best = worths.reduce(
    (top, one) => (one.worth > top.worth + NEAR ? one : top),
    own ?? worths[0]!,
  )
  if (own === undefined) return undefined
  const name = (of: Visible, card: Rank): string => t`the ${rankName(card)} from ${nameOf(of)}`
  const same = best.lead === own.lead
  return {
    played: name(hand, rank),
    best: same ? name(hand, rank) : name(best.lead.hand, best.lead.rank),
    worth: own.worth,
    bestWorth: best.worth,
  }
}

/** Third hand's card and the best one, second hand's seen. */
function judgeThird(
  combination: SuitCombination,
  weights: readonly number[],
  lead: { readonly hand: Visible; readonly rank: Rank },
  second: Rank | undefined,
  played: Rank,
): ReviewedChoice | undefined {
  const other: Visible = lead.hand === 'north' ? 'south' : 'north'
  const cards = ranks(combination[other])
  if (cards.length < 2) return undefined
  const reply = second === undefined ? 'out' : classOf(combination, second)
  const worth = (card: Rank): number | undefined => {
    const front = replyFront(taskOf(combination), lead, reply, card)
    return front && bestOf(front.plans, weights, front.where)
  }
  const worths = cards.map((card) => ({ card, worth: worth(card) ?? 0 }))
  const own = worths.find(({ card }) => card === played)
  if (own === undefined) return undefined
  const best = worths.reduce((top, one) => (one.worth > top.worth + NEAR ? one : top), own)
  return {
    played: t`the ${rankName(played)}`,
    best: t`the ${rankName(best.card)}`,
    worth: own.worth,
    bestWorth: best.worth,
  }
}

/** @see SuitReviewInput */
export function* reviewSuit(
  input: SuitReviewInput,
): Generator<{ readonly done: number }, Result<SuitReview, Problem>, void> {
  const { suit, view } = input
  const { contract, dummy } = view
  if (contract === undefined || dummy === undefined)
    return problem('suit-review/play', t`There has been no play yet.`)
  const { declarer } = contract
  if (view.seat !== declarer)
    return problem('suit-review/seat', t`The play is looked back on as ${seatName(declarer)}.`)
  const rows: ReviewRow[] = []
  let skipped = 0
  const tricks = tricksOf({ contract, cards: view.cards })
  for (const [i, trick] of tricks.entries()) {
    if (trick.cards.length < 4 || suitLed(trick) !== suit) continue
    if (sideOf(trick.leader) !== sideOf(declarer)) continue
    yield { done: i / tricks.length }
    const then = { ...view, cards: view.cards.slice(0, 4 * i) }
    const seated = seatedSuit(then, contract, dummy, suit)
    if (!seated.ok) return seated
    const { position, seats, north, south, hidden } = seated.value
    if (hidden === 0) continue
    const combination = suitCombination(north, south, hidden)
    if (!combination.ok || length(hidden) > MOST_HIDDEN) {
      skipped += 1
      continue
    }
    const odds = yield* oddsOf(
      { ...input, view: then },
      then,
      position,
      combination.value,
      seats.west,
    )
    if (!odds.ok) return odds
    const weights = layoutWeights(combination.value, odds.value.weights)
    if (!weights.ok) return weights
    const hand: Visible = trick.leader === seats.north ? 'north' : 'south'
    const cardAt = (place: number): Rank | undefined => {
      const card = trick.cards[place]
      return card !== undefined && suitOf(card) === suit ? rankOf(card) : undefined
    }
    const rank = cardAt(0)!
    const lead = judgeLead(combination.value, weights.value, hand, rank, (of) =>
      seatName(seats[of]),
    )
    if (lead === undefined) {
      skipped += 1
      continue
    }
    yield { done: (i + 0.5) / tricks.length }
    const third = cardAt(2)
    const reply =
      third === undefined
        ? undefined
        : judgeThird(combination.value, weights.value, { hand, rank }, cardAt(1), third)
    rows.push({
      ...{ trick: i + 1, cards: 4 * i, lead, third: reply },
      cost: trim(lead.bestWorth - lead.worth) + (reply ? trim(reply.bestWorth - reply.worth) : 0),
    })
  }
  if (rows.length === 0 && skipped === 0)
    return problem(
      'suit-review/none',
      t`Declarer’s side led no ${strainName(suit)} while any were hidden.`,
    )
  return ok({ rows, skipped, cost: rows.reduce((sum, { cost }) => sum + cost, 0) })
}
