/**
 * A plan played card by card: the plan plays declarer's cards, the reader the defenders'. Tells what lies
 * where, what was played, and what each card of the defender to play would come to.
 */

import type { Plan, PlanLead, PlanReply, PlanStep } from '#combinations/plan.ts'
import {
  againstAll,
  classOf,
  defendersAfter,
  outcomeOf,
  planTrickWinner,
  replyTo,
} from '#combinations/replay.ts'
import {
  type Defender,
  partnerHand,
  type SuitCombination,
  type Visible,
} from '#combinations/suit.ts'
import { COMPASS } from '#combinations/trick-words.ts'
import { format, type Holding, has, minus, ranks, without } from '#core/holding.ts'
import { parseRank, type Rank, rankName } from '#core/rank.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { ChosenWay, FoundWay } from './chosen-way.ts'

type SuitSeat = Visible | Defender

export interface SuitPlayInput extends ChosenWay {
  /** What West holds of the hidden cards. */
  readonly west: Holding
  /** The defenders' cards so far, in the order of play: `9-K`; nothing for a fresh start. */
  readonly replies: string
}
/** A card on the table; without rank a hand that is out of the suit. */
export interface SuitCard {
  readonly seat: SuitSeat
  readonly rank: Rank
}
export interface DefenderOption {
  readonly rank: Rank
  /** Tricks declarer comes to when this is played and the defence does its best afterwards. */
  readonly tricks: number
  /** No card does better for the defence. */
  readonly best: boolean
  readonly words: string
  /** What it comes to, and what is to be seen in it. */
  readonly reason: string
}
export interface SuitPlay {
  /** Cards left in each hand. */
  readonly left: Readonly<Record<SuitSeat, Holding>>
  /** Cards of the trick on the table; of the last one when it is complete and nothing follows. */
  readonly trick: readonly SuitCard[]
  readonly played: readonly SuitCard[]
  /** Tricks won by declarer so far. */
  readonly won: number
  /** Tricks played. */
  readonly done: number
  /** What happened last, in a sentence. */
  readonly said: string
  readonly next:
    | {
        readonly kind: 'defender'
        readonly seat: Defender
        readonly options: readonly DefenderOption[]
      }
    | { readonly kind: 'over'; readonly tricks: number }
}

const plural = (n: number): string => (n === 1 ? t`one trick` : t`${n} tricks`)

interface Table {
  readonly suit: SuitCombination
  readonly left: Record<SuitSeat, Holding>
  played: SuitCard[]
  trick: SuitCard[]
  won: number
  done: number
}

const put = (table: Table, seat: SuitSeat, rank: Rank | undefined): void => {
  if (rank === undefined) return
  table.left[seat] = without(table.left[seat], rank)
  table.trick.push({ seat, rank })
  table.played.push({ seat, rank })
}

const subPlan = (plan: Plan, step: PlanLead): Plan => ({ ...plan, tree: step })

/** The suit as it stands with these hands left, under the classes of the start. */
const suitLeft = (table: Table): SuitCombination => ({
  ...table.suit,
  hidden: (table.left.west | table.left.east) as Holding,
})

/** Tricks to come when the defence does its best from this step on. */
const rest = (table: Table, plan: Plan, step: PlanStep, avoid: Defender | undefined): number =>
  step.kind === 'end'
    ? step.tricks
    : againstAll(suitLeft(table), subPlan(plan, step), table.left.west, avoid).tricks

/** What each card of second hand comes to. */
function secondOptions(
  table: Table,
  plan: Plan,
  step: PlanLead,
  seat: Defender,
  avoid: Defender | undefined,
): ReadonlyMap<Rank, number> {
  const [, fourthSeat] = defendersAfter(step.hand)
  return new Map(
    ranks(table.left[seat]).map((rank) => {
      const reply = replyTo(step, classOf(table.suit, rank))!
      const fourths = ranks(table.left[fourthSeat])
      const worth = (fourth: Rank | undefined): number =>
        fourthWorth(table, plan, step, reply, rank, fourth, avoid)
      return [rank, Math.min(...(fourths.length === 0 ? [undefined] : fourths).map(worth))] as const
    }),
  )
}

function fourthWorth(
  table: Table,
  plan: Plan,
  step: PlanLead,
  reply: PlanReply,
  second: Rank | undefined,
  fourth: Rank | undefined,
  avoid: Defender | undefined,
): number {
  const [secondSeat, fourthSeat] = defendersAfter(step.hand)
  const outcome = outcomeOf(reply, classOf(table.suit, fourth))!
  const winner = planTrickWinner([
    { hand: step.hand, rank: step.rank },
    { hand: secondSeat, rank: second },
    { hand: partnerHand(step.hand), rank: reply.third },
    { hand: fourthSeat, rank: fourth },
  ])
  if (winner === avoid) return 0
  const left = { ...table.left }
  const play = (seat: SuitSeat, rank: Rank | undefined) => {
    if (rank !== undefined && has(left[seat], rank)) left[seat] = without(left[seat], rank)
  }
  play(secondSeat, second)
  play(fourthSeat, fourth)
  const ours = winner === 'north' || winner === 'south'
  return (ours ? 1 : 0) + rest({ ...table, left }, plan, outcome.then, avoid)
}

/** The options with what is to be said of each. */
function optionsOf(
  worths: ReadonlyMap<Rank, number>,
  held: Holding,
  won: number,
): readonly DefenderOption[] {
  const least = Math.min(...worths.values())
  const most = Math.max(...worths.values())
  return [...worths].map(([rank, tricks]): DefenderOption => {
    const best = tricks === least
    const lower = ranks(held).some((other) => other < rank)
    const gain = most > least
    const falseCard = best && gain && lower && [...worths].every(([r, t]) => r >= rank || t > least)
    const total = t`Declarer comes to ${plural(won + tricks)}.`
    return {
      rank,
      tricks: won + tricks,
      best,
      words: `${rankName(rank).replace(/^./, (c) => c.toUpperCase())}`,
      reason: falseCard
        ? t`${total} A false card: every lower card gives declarer more, for this one makes the plan go the other way.`
        : best && gain
          ? t`${total} The best there is.`
          : total,
    }
  })
}

/** @see SuitPlayInput */
export function playOfWay(
  input: SuitPlayInput,
  { solver, plan }: FoundWay,
): Result<SuitPlay, Problem> {
  const { suit, avoid } = solver.task
  if ((input.west & ~suit.hidden) !== 0)
    return problem(
      'suit-play/layout',
      t`West cannot hold ${format((input.west & ~suit.hidden) as Holding)}: it is not hidden.`,
    )
  const names = input.names ?? COMPASS
  const table: Table = {
    suit,
    left: {
      north: suit.north,
      south: suit.south,
      west: input.west,
      east: minus(suit.hidden, input.west),
    },
    played: [],
    trick: [],
    won: 0,
    done: 0,
  }
  const replies = input.replies === '' ? [] : input.replies.split('-')
  let used = 0
  let at: PlanStep = plan.tree
  let said = ''
  while (at.kind === 'lead') {
    const step: PlanLead = at
    const { hand } = step
    const [secondSeat, fourthSeat] = defendersAfter(hand)
    table.trick = []
    put(table, hand, step.rank)
    said = t`${said} ${names[hand]} leads the ${rankName(step.rank)}.`.trim()
    const choose = (seat: Defender): Result<Rank | undefined> | 'asks' => {
      if (table.left[seat] === 0) return ok(undefined)
      const text = replies[used]
      if (text === undefined) return 'asks'
      used += 1
      const rank = parseRank(text)
      if (rank === undefined || !has(table.left[seat], rank))
        return problem(
          'suit-play/card',
          t`Card ${used} of the play: ${names[seat]} has no ${text}.`,
          { line: 1, column: used },
        )
      return ok(rank)
    }
    const asks = (seat: Defender, worths: ReadonlyMap<Rank, number>): Result<SuitPlay> =>
      ok({
        left: table.left,
        trick: table.trick,
        played: table.played,
        won: table.won,
        done: table.done,
        said,
        next: { kind: 'defender', seat, options: optionsOf(worths, table.left[seat], table.won) },
      })
    const second = choose(secondSeat)
    if (second === 'asks')
      return asks(secondSeat, secondOptions(table, plan, step, secondSeat, avoid))
    if (!second.ok) return second
    put(table, secondSeat, second.value)
    const reply = replyTo(step, classOf(suit, second.value))!
    put(table, partnerHand(hand), reply.third)
    said = `${second.value === undefined ? t`${names[secondSeat]} is out` : t`${names[secondSeat]} plays the ${rankName(second.value)}`}; ${
      reply.third === undefined
        ? t`${names[partnerHand(hand)]} has no card left`
        : t`the plan is the ${rankName(reply.third)} from ${names[partnerHand(hand)]}`
    }.`
    const fourth = choose(fourthSeat)
    if (fourth === 'asks')
      return asks(
        fourthSeat,
        new Map(
          ranks(table.left[fourthSeat]).map((rank) => [
            rank,
            fourthWorth(table, plan, step, reply, second.value, rank, avoid),
          ]),
        ),
      )
    if (!fourth.ok) return fourth
    put(table, fourthSeat, fourth.value)
    const outcome = outcomeOf(reply, classOf(suit, fourth.value))!
    const winner = planTrickWinner(table.trick.map(({ seat, rank }) => ({ hand: seat, rank })))
    const ours = winner === 'north' || winner === 'south'
    table.won += ours ? 1 : 0
    table.done += 1
    said = t`${names[winner]} wins the trick.`
    if (winner === avoid) {
      said = t`${said} The defender to be kept out is in: the counting stops.`
      at = { kind: 'end', why: 'over', tricks: 0 }
    } else at = outcome.then
  }
  const tricks = table.won + at.tricks
  const why =
    at.why === 'winners'
      ? at.tricks === 0
        ? ''
        : t`The ${at.tricks === 1 ? t`last card is a winner` : t`${at.tricks} cards left are winners`}.`
      : ''
  return ok({
    left: table.left,
    trick: table.trick,
    played: table.played,
    won: table.won,
    done: table.done,
    said: t`${said} ${why} Declarer has ${plural(tricks)}.`.replace(/ +/g, ' ').trim(),
    next: { kind: 'over', tricks },
  })
}
