/**
 * A plan over several suits as a tree: what declarer leads, what third hand plays on each card second
 * hand can play, and what comes after each way the trick can end. Built only where the plan succeeds;
 * layouts that it has given up are not followed.
 */
import type { Rank } from '#core/rank.ts'
import type { Visible } from '../suit.ts'
import type { SeveralAnswer } from './answer.ts'
import {
  emptySet,
  intersection,
  isEmpty,
  isSubset,
  type LayoutSet,
  layoutsWeight,
  unionOf,
} from './bits.ts'
import {
  type Reply,
  repliesOf,
  type SeveralPosition,
  type SuitLead,
  type SuitTrick,
  secondHand,
  wonBy,
} from './position.ts'
import { meantLeads, nextPositions, thirdCards } from './solve.ts'

/** One trick of the plan and what it leads to. */
export interface LeadStep {
  readonly kind: 'lead'
  readonly lead: SuitLead
  /** What it is for: winners are cashed, a missing card may lie well, or a trick is lost for others. */
  readonly idea: 'top' | 'finesse' | 'set up'
  /** The layouts that lead here and are still on the way to success, and their chance. */
  readonly layouts: LayoutSet
  readonly chance: number
  readonly ways: readonly TrickWay[]
}
/** One way the defenders can play to the trick. */
export interface TrickWay {
  readonly second: Reply
  readonly third: Rank | undefined
  readonly fourth: Reply
  /** `we`, or the defender who wins it. */
  readonly won: 'we' | 'west' | 'east'
  /**
   * The layouts in which they can play so and the plan succeeds, and their chance. Where a defender has a
   * choice a layout belongs to several ways, so chances do not add up.
   */
  readonly layouts: LayoutSet
  readonly chance: number
  /** With entries to watch, after a lost trick: the hand the lead comes back to. */
  readonly back: Visible | undefined
  readonly next: SeveralStep
}
export type SeveralStep =
  | LeadStep
  /** Enough tricks are won, or sure from the top. */
  | { readonly kind: 'made' }
  /** Nothing is left that succeeds. */
  | { readonly kind: 'given up' }

const isSameLead = (a: SuitLead, b: SuitLead): boolean =>
  a.suit === b.suit && a.hand === b.hand && a.rank === b.rank

/** Most tricks shown in a tree; a fuller one would not be read. */
const MOST_STEPS = 4000

/**
 * The tree of a plan.
 * @param plan the layouts in which it succeeds.
 */
export function planTree({ search, plan }: Pick<SeveralAnswer, 'search' | 'plan'>): SeveralStep {
  const { task, joint } = search
  search.allow(Infinity)
  let steps = 0

  const stepOf = (
    position: SeveralPosition,
    wanted: LayoutSet,
    before: SuitLead | undefined,
    beside: SuitLead[],
  ): SeveralStep => {
    if (isEmpty(wanted)) return { kind: 'given up' }
    if (search.settled(position) === 'won') return { kind: 'made' }
    steps += 1
    if (steps > MOST_STEPS) return { kind: 'given up' }
    const covers = (plans: readonly LayoutSet[]) => plans.some((set) => isSubset(wanted, set))
    const leads = meantLeads(task, position)
    // Of the leads that keep the plan one that serves beside it too, in the suit under way, and from the top.
    const told = (one: SuitLead) => beside.some((other) => isSameLead(one, other))
    const order = [...leads].sort(
      (a, b) =>
        Number(told(b)) - Number(told(a)) ||
        Number(b.suit === before?.suit) - Number(a.suit === before?.suit) ||
        search.certain(position, b) - search.certain(position, a),
    )
    const lead = order.find((one) => covers(search.plansOfLead(position, one)))
    if (lead === undefined) return { kind: 'given up' }
    beside.push(lead)
    const after: SuitLead[] = []
    const seconds = repliesOf(joint, position, lead.suit, secondHand(lead.hand), position.possible)
    const ways = seconds.flatMap((second): readonly TrickWay[] => {
      const here = intersection(wanted, second.where)
      if (isEmpty(here)) return []
      const third = thirdCards(task, position, lead, second.reply).find((card) =>
        search.plansOfThird(position, lead, second, card).some((set) => isSubset(here, set)),
      )
      const late = secondHand(lead.hand) === 0 ? 1 : 0
      return repliesOf(joint, position, lead.suit, late, second.where).flatMap((fourth) => {
        const left = intersection(here, fourth.where)
        if (isEmpty(left)) return []
        const trick: SuitTrick = { lead, second: second.reply, third, fourth: fourth.reply }
        const winner = wonBy(task, trick)
        const next = nextPositions(task, position, trick, fourth.where)
        const chance = layoutsWeight(left, joint.weights)
        const way = {
          ...{ second: second.reply, third, fourth: fourth.reply, chance, layouts: left },
          won: winner === undefined ? 'we' : winner === 0 ? 'west' : 'east',
        } as const
        if (next === 'lost') return [{ ...way, back: undefined, next: { kind: 'given up' } }]
        return next.map((at) => ({
          ...way,
          back: next.length > 1 && at.free !== 'either' ? at.free : undefined,
          next: stepOf(at, left, lead, after),
        }))
      })
    })
    const sure = (third: Rank | undefined) =>
      third !== undefined && search.certain(position, { ...lead, rank: third }) === 1
    const lost = ways.filter(({ won }) => won !== 'we').map(({ layouts }) => layouts)
    return {
      ...{ kind: 'lead', lead, layouts: wanted },
      idea:
        search.certain(position, lead) === 1 || ways.every(({ third }) => sure(third))
          ? 'top'
          : isSubset(wanted, lost.reduce(unionOf, emptySet(joint.count)))
            ? 'set up'
            : 'finesse',
      chance: layoutsWeight(wanted, joint.weights),
      ways,
    }
  }
  return stepOf(search.start, plan, undefined, [])
}
