/**
 * The exact search over several suits in the model of task.ts: the layouts in which declarer succeeds
 * with all cards seen (the ceiling), and the undominated plans, each as the set of layouts in which it
 * succeeds against any defence. Sets of layouts take the place of the tricks of the one-suit solver:
 * at declarer's turns the plans of the choices are joined, at a defender's turn one plan for each
 * reply is combined, a layout counting only when every reply that is possible in it is met.
 */

import { HOLDING_LENGTH, length } from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { t } from '#core/text.ts'
import { isUnlimited } from '../question.ts'
import { partnerHand } from '../suit.ts'
import {
  addUndominated,
  emptySet,
  intersection,
  isEmpty,
  isSubset,
  keepWhere,
  type LayoutSet,
  layoutsWeight,
  setWhere,
  unionOf,
} from './bits.ts'
import { layoutBoundsOf } from './bounds.ts'
import { type HiddenIndex, type JointLayouts, jointLayouts } from './joint.ts'
import {
  afterTrick,
  differentCards,
  leadsOf,
  type Option,
  type Reply,
  repliesOf,
  type SeveralPosition,
  type SuitLead,
  type SuitPosition,
  type SuitTrick,
  secondHand,
  startOf,
  wonBy,
} from './position.ts'
import type { SeveralTask } from './task.ts'
import { isLeadMeant, meantThirds } from './treatment.ts'

/** Most plans at one place, and most pairs combined at once, of a search that is to be exact. */
const EXACT_PLANS = 600
const MOST_PAIRS = 20_000
/** A narrow search keeps only this many plans, the heaviest: its answer is a lower bound. */
const BEAM_PLANS = 8
/** Combining this many pairs of plans takes as long as searching a place. */
const PAIRS_A_PLACE = 64

export interface SeveralSearch {
  readonly task: SeveralTask
  readonly joint: JointLayouts
  readonly start: SeveralPosition
  /** The layouts in which declarer succeeds from here with all cards seen; a narrow search knows only a set that contains them. */
  ceiling(position: SeveralPosition): LayoutSet
  /** The undominated plans from here. */
  plans(position: SeveralPosition): readonly LayoutSet[]
  plansOfLead(position: SeveralPosition, lead: SuitLead): readonly LayoutSet[]
  /** The plans once second hand has replied, and once third hand has played. */
  plansOfReply(position: SeveralPosition, lead: SuitLead, second: Option): readonly LayoutSet[]
  plansOfThird(
    position: SeveralPosition,
    lead: SuitLead,
    second: Option,
    third: Rank | undefined,
  ): readonly LayoutSet[]
  /** Whether a position is decided without looking further. */
  settled(position: SeveralPosition): 'won' | 'lost' | undefined
  /** 1 for a lead that wins whatever the others play, 0 for another. */
  certain(position: SeveralPosition, lead: SuitLead): 0 | 1
  /** False once plans had to be left out: then what was found is a lower bound. */
  exact(): boolean
  /** Lets the search visit this many more places; a search that runs out throws `PAUSE`. */
  allow(places: number): void
}

/** Thrown when a slice is used up; what is finished stays remembered. */
export const PAUSE: unique symbol = Symbol('pause')
/** Thrown when an exact search would have to leave plans out. */
export const TOO_MANY: unique symbol = Symbol(t`too many plans`)

/** Third hand's cards: all different ones, or where entries never matter the lowest and those that take the trick over. */
export function thirdCards(
  task: SeveralTask,
  position: SeveralPosition,
  lead: SuitLead,
  second: Reply,
): readonly (Rank | undefined)[] {
  const cards = differentCards(task, position, lead.suit, partnerHand(lead.hand))
  if (cards.length === 0) return [undefined]
  const meant = meantThirds(task, position, lead, second, cards)
  if (!isUnlimited(task.entries)) return meant
  const classes = task.suits[lead.suit]!.combination.classes
  const toBeat = Math.max(1 << lead.rank, second === 'out' ? 0 : (classes[second] as number))
  return meant.filter((card, i) => i === meant.length - 1 || 1 << card! > toBeat)
}

/** The leads that declarer has, bound as the task binds him. */
export const meantLeads = (task: SeveralTask, position: SeveralPosition): readonly SuitLead[] => {
  const leads = leadsOf(task, position)
  return task.treat === undefined ? leads : leads.filter((one) => isLeadMeant(task, position, one))
}

/** Sure and possible tricks from the top: enough or too few settle a position at once. */
function settled(task: SeveralTask, position: SeveralPosition): 'won' | 'lost' | undefined {
  if (position.won >= task.need) return 'won'
  if (position.lost > task.losers) return 'lost'
  let [sure, most] = [position.won, position.won]
  for (const [i, at] of position.suits.entries()) {
    const longer = Math.max(length(at.north), length(at.south))
    most += longer
    sure += Math.min(topRun(task, at, i), longer)
  }
  if (most < task.need) return 'lost'
  if (isUnlimited(task.entries)) return sure >= task.need ? 'won' : undefined
  // With entries to watch the winners of the hand on lead that partner's cards leave alone are sure.
  const { free } = position
  if (free === 'either') return undefined
  const own = position.suits.reduce((n, at, i) => {
    const across = at[partnerHand(free)] as number
    return n + winnersOf(task, at, i, at[free] & ~((1 << (32 - Math.clz32(across))) - 1))
  }, 0)
  return position.won + own >= task.need ? 'won' : undefined
}

/** Where a trick can lead: to several positions where the defence chooses which hand leads; `lost` to the hand to be kept out. */
export function nextPositions(
  task: SeveralTask,
  position: SeveralPosition,
  trick: SuitTrick,
  possible: LayoutSet,
): readonly SeveralPosition[] | 'lost' {
  const winner = wonBy(task, trick)
  const danger = task.avoid === undefined ? undefined : task.avoid === 'west' ? 0 : 1
  if (winner !== undefined && winner === danger) return 'lost'
  return afterTrick(task, position, trick, possible)
}

/** How many of declarer's cards are above every hidden card that is left. */
const topRun = (task: SeveralTask, at: SuitPosition, suit: number): number =>
  winnersOf(task, at, suit, at.north | at.south)
/** The same of some of his cards. */
function winnersOf(task: SeveralTask, at: SuitPosition, suit: number, ours: number): number {
  const classes = task.suits[suit]!.combination.classes
  const live = classes.findIndex((cls, c) => length(cls) > at.played[0][c]! + at.played[1][c]!)
  if (live < 0) return HOLDING_LENGTH[ours]!
  const top = 31 - Math.clz32(classes[live] as number)
  return HOLDING_LENGTH[ours & ~((2 << top) - 1)]!
}

/**
 * A search with its memory.
 * @param width how many of declarer's choices are looked at in each place, the most promising first: all of
 *   them for an exact search; a few for a narrow one, whose plans are real but perhaps not the best.
 */
export function severalSearch(task: SeveralTask, width = Infinity): SeveralSearch {
  const narrow = width !== Infinity
  const mostPlans = narrow ? BEAM_PLANS : EXACT_PLANS
  const joint = jointLayouts(task)
  const nothing: LayoutSet = emptySet(joint.count)
  const start = startOf(
    task,
    setWhere(joint.count, () => true),
  )
  const ceilings = new Map<string, LayoutSet>()
  const fronts = new Map<string, readonly LayoutSet[]>()
  const bounds = layoutBoundsOf(task, joint)
  const freely = isUnlimited(task.entries) && task.treat === undefined
  // A place with more layouts takes longer.
  const cost = 1 + joint.count / 256
  let allowance = Infinity
  let exact = true

  const leaveOut = (): void => {
    exact = false
    if (!narrow) throw TOO_MANY
  }
  /** Undominated, and no more of them than can be handled. */
  const trimmed = (list: LayoutSet[]): LayoutSet[] => {
    if (list.length <= mostPlans) return list
    leaveOut()
    const heavy = list.map((set) => ({ set, weight: layoutsWeight(set, joint.weights) }))
    heavy.sort((a, b) => b.weight - a.weight)
    return heavy.slice(0, mostPlans).map(({ set }) => set)
  }

  /**
   * A value for each reply combined, for sets (`ceiling`): a layout is in when it is in for every
   * reply possible in it.
   */
  const meet = (options: readonly Option[], possible: LayoutSet, of: (o: Option) => LayoutSet) =>
    options.reduce((set, option) => keepWhere(set, of(option), option.where), possible)

  const fourthHand = (lead: SuitLead): HiddenIndex => (secondHand(lead.hand) === 0 ? 1 : 0)
  const fourthOptions = (position: SeveralPosition, lead: SuitLead, second: Option) =>
    repliesOf(joint, position, lead.suit, fourthHand(lead), second.where)
  const secondOptions = (position: SeveralPosition, lead: SuitLead) =>
    repliesOf(joint, position, lead.suit, secondHand(lead.hand), position.possible)

  const ceilingOfThird = (
    position: SeveralPosition,
    lead: SuitLead,
    second: Option,
    third: Rank | undefined,
  ): LayoutSet =>
    meet(fourthOptions(position, lead, second), second.where, (fourth) => {
      const next = nextPositions(
        task,
        position,
        { lead, second: second.reply, third, fourth: fourth.reply },
        fourth.where,
      )
      return next === 'lost' ? nothing : next.map(ceiling).reduce(intersection)
    })
  const ceilingOfReply = (position: SeveralPosition, lead: SuitLead, second: Option): LayoutSet => {
    let all = nothing
    for (const third of thirdCards(task, position, lead, second.reply))
      all = unionOf(all, ceilingOfThird(position, lead, second, third))
    return all
  }
  const ceilingOfLead = (position: SeveralPosition, lead: SuitLead): LayoutSet =>
    meet(secondOptions(position, lead), position.possible, (second) =>
      ceilingOfReply(position, lead, second),
    )
  function ceiling(position: SeveralPosition): LayoutSet {
    const end = settled(task, position)
    if (end !== undefined) return end === 'won' ? position.possible : nothing
    const known = ceilings.get(position.key)
    if (known !== undefined) return known
    spend(narrow ? 0.1 : 1)
    // With entries to watch, or suits bound, the bound from above still holds, that from below does not.
    const { least, most } = bounds(position)
    if (narrow) {
      ceilings.set(position.key, most)
      return most
    }
    let all: LayoutSet = freely ? least : nothing
    for (const lead of isSubset(most, all) ? [] : meantLeads(task, position)) {
      all = unionOf(all, ceilingOfLead(position, lead))
      if (isSubset(most, all)) break
    }
    ceilings.set(position.key, all)
    return all
  }

  function spend(places = 1): void {
    if (allowance <= 0) throw PAUSE
    allowance -= places * cost
  }

  /** One plan for each reply: all combinations, cut at what can be reached with all cards seen. */
  const combine = (
    options: readonly Option[],
    cap: LayoutSet,
    of: (option: Option) => readonly LayoutSet[],
  ): LayoutSet[] => {
    let combined: LayoutSet[] = [cap]
    for (const option of options) {
      const inside = intersection(cap, option.where)
      const plans: LayoutSet[] = []
      for (const plan of of(option)) addUndominated(plans, intersection(plan, inside))
      if (plans.length === 1 && isSubset(inside, plans[0]!)) continue
      if (combined.length * plans.length > MOST_PAIRS) leaveOut()
      spend((combined.length * plans.length) / PAIRS_A_PLACE)
      const joined: LayoutSet[] = []
      for (const a of combined)
        for (const b of plans) addUndominated(joined, keepWhere(a, b, option.where))
      combined = trimmed(joined)
    }
    return combined
  }
  /** The plans of declarer's choices together, stopping at one that reaches the cap. */
  const join = <T>(
    choices: readonly T[],
    cap: LayoutSet,
    capOf: (choice: T) => LayoutSet,
    of: (choice: T) => readonly LayoutSet[],
  ): LayoutSet[] => {
    if (isEmpty(cap)) return [nothing]
    const all: LayoutSet[] = []
    const tried = choices.map((choice) => ({ choice, top: capOf(choice) }))
    const promise = ({ top }: { readonly top: LayoutSet }) => layoutsWeight(top, joint.weights)
    const order = tried.sort((a, b) => promise(b) - promise(a))
    if (order.length > width) exact = false
    for (const { choice, top } of order.slice(0, width)) {
      // What cannot do better than a plan that is there need not be looked at.
      if (isEmpty(top) || all.some((plan) => isSubset(top, plan))) continue
      for (const plan of of(choice)) {
        addUndominated(all, plan)
        if (isSubset(cap, plan)) return [plan]
      }
    }
    return all.length === 0 ? [nothing] : trimmed(all)
  }

  const plansOfThird: SeveralSearch['plansOfThird'] = (position, lead, second, third) =>
    combine(
      fourthOptions(position, lead, second),
      ceilingOfThird(position, lead, second, third),
      (fourth) => {
        const next = nextPositions(
          task,
          position,
          { lead, second: second.reply, third, fourth: fourth.reply },
          fourth.where,
        )
        if (next === 'lost') return [nothing]
        // The defence chooses where the lead comes back to, so every such position must be met.
        return next.map(plans).reduce((a, b) => {
          const both: LayoutSet[] = []
          for (const x of a) for (const y of b) addUndominated(both, intersection(x, y))
          return trimmed(both)
        })
      },
    )
  const plansOfReply: SeveralSearch['plansOfReply'] = (position, lead, second) =>
    join(
      thirdCards(task, position, lead, second.reply),
      ceilingOfReply(position, lead, second),
      (third) => ceilingOfThird(position, lead, second, third),
      (third) => plansOfThird(position, lead, second, third),
    )
  const plansOfLead: SeveralSearch['plansOfLead'] = (position, lead) =>
    combine(secondOptions(position, lead), ceilingOfLead(position, lead), (second) =>
      plansOfReply(position, lead, second),
    )
  function plans(position: SeveralPosition): readonly LayoutSet[] {
    const end = settled(task, position)
    if (end !== undefined) return [end === 'won' ? position.possible : nothing]
    const known = fronts.get(position.key)
    if (known !== undefined) return known
    spend()
    const found = join(
      meantLeads(task, position),
      ceiling(position),
      (lead) => ceilingOfLead(position, lead),
      (lead) => plansOfLead(position, lead),
    )
    fronts.set(position.key, found)
    return found
  }

  return {
    ...{ task, joint, start, ceiling, plans, plansOfLead, plansOfReply, plansOfThird },
    settled: (position) => settled(task, position),
    certain: (position, lead) => {
      const at = position.suits[lead.suit]!
      const above = (at.north | at.south) & ~((1 << lead.rank) - 1)
      return HOLDING_LENGTH[above]! <= topRun(task, at, lead.suit) ? 1 : 0
    },
    exact: () => exact,
    allow: (places) => {
      allowance = places
    },
  }
}
