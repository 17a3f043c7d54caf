/**
 * A line as books give it: a first lead, and third hand's card for each card that second hand can
 * play. What the line can still become is the front of its plans: the best continuations after the
 * first trick, none of which matches another in all layouts.
 */
import type { Holding } from '#core/holding.ts'
import * as holding from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { finish } from '#core/steps.ts'
import type { Lead, PlanVector } from '../front.ts'
import { layoutIndex, layoutsOf } from '../layouts.ts'
import type { SuitTask } from '../question.ts'
import { NO_LIMITS, solveSuit } from '../solve.ts'
import { type Defender, runsOf, type SuitCombination } from '../suit.ts'

/** What second hand shows: the class of a card (its place in `classes`), or that he is out. */
export type SecondHand = number | 'out'

const without = (cards: Holding, rank: Rank | undefined): Holding =>
  rank === undefined ? cards : holding.without(cards, rank)

/** What is left of a suit; touching cards stay one class only if they were one before. */
function rest(
  suit: SuitCombination,
  north: Holding,
  south: Holding,
  gone: Holding,
): SuitCombination {
  const classes = suit.classes.map((cls) => holding.minus(cls, gone)).filter((cls) => cls !== 0)
  const hidden = holding.minus(suit.hidden, gone)
  const merged = runsOf(hidden, holding.union(north, south))
  // The same classes as before where no visible card went from between two.
  const same = merged.length === classes.length
  return { ...suit, north, south, hidden, classes: same ? merged : classes }
}

const addUndominated = (list: readonly PlanVector[], plan: PlanVector): readonly PlanVector[] => {
  const covers = (a: PlanVector, b: PlanVector) => a.every((tricks, i) => tricks >= b[i]!)
  if (list.some((known) => covers(known, plan))) return list
  return [...list.filter((known) => !covers(plan, known)), plan]
}

/** One vector for each reply combined: in each layout the worst of the replies that are possible. */
export function combine(
  layouts: number,
  branches: readonly {
    readonly where: readonly boolean[]
    readonly plans: readonly PlanVector[]
  }[],
): readonly PlanVector[] {
  let all: readonly PlanVector[] = [new Uint8Array(layouts).fill(255)]
  for (const { where, plans } of branches) {
    let next: readonly PlanVector[] = []
    for (const a of all)
      for (const b of plans)
        next = addUndominated(
          next,
          a.map((tricks, i) => (where[i] ? Math.min(tricks, b[i]!) : tricks)),
        )
    all = next
  }
  return all
}

/** Who plays second and fourth to a lead. */
const followers = (lead: Lead): readonly [Defender, Defender] =>
  lead.hand === 'north' ? ['east', 'west'] : ['west', 'east']

/** By layout, whether a defender can play so. */
function legal(suit: SuitCombination, who: Defender, reply: SecondHand): readonly boolean[] {
  const held = (west: readonly number[], cls: number): number =>
    who === 'west' ? west[cls]! : holding.length(suit.classes[cls]!) - west[cls]!
  return layoutsOf(suit).map(({ west }) =>
    reply === 'out' ? suit.classes.every((_, c) => held(west, c) === 0) : held(west, reply) > 0,
  )
}

export const repliesTo = (suit: SuitCombination): readonly SecondHand[] => [
  ...suit.classes.keys(),
  'out',
]

/** What becomes of a suit once second and third hand have played to a lead. */
export interface ReplyFront {
  /** By layout, whether second hand can play so. */
  readonly where: readonly boolean[]
  /** The undominated plans, by layout index; without meaning where second hand cannot play so. */
  readonly plans: readonly PlanVector[]
}

/**
 * The plans that go on from a lead, second hand's card and third hand's. Entries are taken as unlimited; a
 * defender to be kept out ends the count as in the solver.
 * @returns `undefined` when second hand can play so in no layout.
 */
export function replyFront(
  task: SuitTask,
  lead: Lead,
  second: SecondHand,
  third: Rank | undefined,
): ReplyFront | undefined {
  const { suit, avoid } = task
  const { hand, rank } = lead
  const layouts = layoutsOf(suit)
  const [early, late] = followers(lead)
  const where = legal(suit, early, second)
  if (!where.includes(true)) return undefined
  const cardOf = (reply: SecondHand, spare: Holding): Rank | undefined =>
    reply === 'out' ? undefined : holding.highest(holding.minus(suit.classes[reply]!, spare))
  const after = (fourth: SecondHand): PlanVector[] => {
    const c2 = cardOf(second, 0 as Holding)
    const c4 = cardOf(fourth, c2 === undefined ? (0 as Holding) : holding.ofRanks([c2]))
    const ours = Math.max(rank, third ?? -1)
    const theirs = Math.max(c2 ?? -1, c4 ?? -1)
    const equal = second !== 'out' && second === fourth
    const winner = ours > theirs ? undefined : (c2 ?? -1) > (c4 ?? -1) ? early : late
    const none = new Uint8Array(layouts.length)
    if (winner !== undefined && avoid !== undefined && (equal || winner === avoid)) return [none]
    const gone = holding.ofRanks([c2, c4].filter((card) => card !== undefined))
    const [mine, other] = [suit[hand], suit[hand === 'north' ? 'south' : 'north']]
    const [a, b] = [without(mine, rank), without(other, third)]
    const left = hand === 'north' ? rest(suit, a, b, gone) : rest(suit, b, a, gone)
    const won = winner === undefined ? 1 : 0
    if (left.north === 0 && left.south === 0) return [none.map(() => won)]
    const count = left.classes.reduce((n, cls) => n * (holding.length(cls) + 1), 1)
    const even = new Array<number>(count).fill(1 / count)
    const front = finish(solveSuit({ ...task, suit: left }, even, NO_LIMITS)).front
    const westPlays = early === 'west' ? c2 : c4
    return (front?.plans ?? []).map((plan) =>
      none.map((_, i) => {
        const { west } = layouts[i]!.sample
        // Equal cards: take the ones that are gone from where they were played.
        const exchanged = exchange(suit, west, westPlays, gone)
        return exchanged === undefined
          ? 0
          : won + plan[layoutIndex(left, holding.minus(exchanged, gone))]!
      }),
    )
  }
  const branches = repliesTo(suit).flatMap((fourth) => {
    const both = legal(suit, late, fourth).map((can, i) => can && where[i] === true)
    return both.includes(true) ? [{ where: both, plans: after(fourth) }] : []
  })
  return { where, plans: combine(layouts.length, branches) }
}

/**
 * A holding of West's like `west` (the same number of each class) that holds the card he played and
 * none of those East played; `undefined` when there is none.
 */
function exchange(
  suit: SuitCombination,
  west: Holding,
  plays: Rank | undefined,
  gone: Holding,
): Holding | undefined {
  let held = 0 as Holding
  for (const cls of suit.classes) {
    const count = holding.length((cls & west) as Holding)
    const mine = plays !== undefined && holding.has(cls, plays) ? [plays] : []
    const free = holding.ranks(holding.minus(cls, gone))
    const cards = [...mine, ...free].slice(0, count)
    if (cards.length < count || mine.length > count) return undefined
    held = holding.union(held, holding.ofRanks(cards))
  }
  return held
}
