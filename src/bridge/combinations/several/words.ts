/** The tree of a plan over several suits in words, one line a step, branches where declarer's play parts. */
import * as holding from '#core/holding.ts'
import { rankName } from '#core/rank.ts'
import { strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Visible } from '../suit.ts'
import { COMPASS, type HandNames } from '../trick-words.ts'
import { emptySet, type LayoutSet, layoutsWeight, unionOf } from './bits.ts'
import type { Reply } from './position.ts'
import type { SeveralSearch } from './solve.ts'
import type { SeveralTask } from './task.ts'
import type { LeadStep, SeveralStep, TrickWay } from './tree.ts'

export interface PlanLine {
  /** 0 for the trunk, one more for each branch. */
  readonly depth: number
  readonly text: string
  /** The chance that the play comes here and succeeds. */
  readonly chance: number
}

/** What the lines are told of, and how the hands are called. */
interface Told {
  readonly task: SeveralTask
  readonly names: HandNames
}

/** `the queen`, `a low one`. */
function replyName(task: SeveralTask, suit: number, reply: Reply): string {
  if (reply === 'out') return t`nothing`
  const classes = task.suits[suit]?.combination.classes ?? []
  const cards = holding.ranks(classes[reply]!)
  const [first] = cards
  if (first === undefined) return t`nothing`
  if (cards.length === 1) return t`the ${rankName(first)}`
  return reply === classes.length - 1 ? t`a low card` : t`one of ${holding.format(classes[reply]!)}`
}

const keyOf = (step: SeveralStep): string =>
  step.kind === 'lead' ? `${step.lead.suit}/${step.lead.hand}/${step.lead.rank}` : step.kind

/** The tricks of one group: the same lead, perhaps after different cards of the defenders. */
function trickText({ task, names }: Told, steps: readonly LeadStep[]): string {
  const lead = steps[0]?.lead
  if (lead === undefined) return ''
  const ways = steps.flatMap((step) => step.ways)
  const suit = strainName(task.suits[lead.suit]?.suit ?? 0)
  const from = names[lead.hand]
  const thirds = [...new Set(ways.map(({ third }) => third))].filter((card) => card !== undefined)
  const head = t`${suit[0]?.toUpperCase()}${suit.slice(1)}: the ${rankName(lead.rank)} from ${from}`
  const high = thirds.filter((card) => card > lead.rank).sort((a, b) => b - a)
  const shown = (card: number) => [
    ...new Set(
      ways
        .filter(({ third }) => third === card)
        .map(({ second }) => replyName(task, lead.suit, second)),
    ),
  ]
  const to =
    high.length === 0
      ? ''
      : high.length === 1 && thirds.length === 1
        ? t` to the ${rankName(high[0]!)}`
        : `: ${high.map((card) => t`the ${rankName(card)} on ${shown(card).join(t` or `)}`).join(', ')}${thirds.length > high.length ? t`, else low` : ''}`
  return `${head}${to}`
}

/** `If East shows out and West plays a low card`, for every pair of cards. */
function cardsShown(
  { task, names }: Told,
  suit: number,
  hand: Visible,
  own: readonly TrickWay[],
): readonly string[] {
  const [early, late] = hand === 'north' ? [names.east, names.west] : [names.west, names.east]
  const does = (reply: Reply) =>
    reply === 'out' ? t`shows out` : t`plays ${replyName(task, suit, reply)}`
  return [
    ...new Set(
      own.map(({ second, fourth }) => t`${early} ${does(second)} and ${late} ${does(fourth)}`),
    ),
  ]
}

/**
 * What sets the ways of one group apart from all others; `undefined` where that takes more than one
 * pair of cards.
 */
function condition(
  told: Told,
  suit: number,
  hand: Visible,
  own: readonly TrickWay[],
  others: readonly TrickWay[],
): string | undefined {
  const { task, names } = told
  const parted = (holds: (way: TrickWay) => boolean) => own.every(holds) && !others.some(holds)
  for (const [who, name] of [
    ['we', t`If that wins`],
    ['west', t`If ${names.west} wins`],
    ['east', t`If ${names.east} wins`],
  ] as const)
    if (parted(({ won }) => won === who)) return name
  const classes = task.suits[suit]?.combination.classes ?? []
  for (const cls of classes.keys())
    if (parted(({ second, fourth }) => second === cls || fourth === cls))
      return t`If ${replyName(task, suit, cls)} appears`
  if (parted(({ second, fourth }) => second === 'out' || fourth === 'out'))
    return t`If somebody shows out`
  if (parted(({ second, fourth }) => second !== 'out' && fourth !== 'out')) return t`If both follow`
  for (const cls of classes.keys())
    if (parted(({ second, fourth }) => second !== cls && fourth !== cls))
      return t`If ${replyName(task, suit, cls)} does not appear`
  for (const [late, name] of [
    [false, hand === 'north' ? names.east : names.west],
    [true, hand === 'north' ? names.west : names.east],
  ] as const) {
    const shown = (way: TrickWay) => (late ? way.fourth : way.second)
    if (parted((way) => shown(way) === 'out')) return t`If ${name} shows out`
    if (parted((way) => shown(way) !== 'out')) return t`If ${name} follows`
    for (const cls of classes.keys())
      if (parted((way) => shown(way) === cls))
        return t`If ${name} plays ${replyName(task, suit, cls)}`
  }
  const each = cardsShown(told, suit, hand, own)
  return each.length === 1 ? t`If ${each[0]}` : undefined
}

/**
 * The plan in lines. Ways that ask the same of declarer share a line; suits that have been given up
 * are left out.
 * @param search the `search` of the answer whose tree it is.
 */
export function planLines(
  { task, joint }: Pick<SeveralSearch, 'task' | 'joint'>,
  tree: SeveralStep,
  names: HandNames = COMPASS,
): readonly PlanLine[] {
  const of: Told = { task, names }
  const chanceOf = (list: readonly { readonly layouts: LayoutSet }[]): number =>
    layoutsWeight(
      list.reduce((all, { layouts }) => unionOf(all, layouts), emptySet(joint.count) as LayoutSet),
      joint.weights,
    )
  const lines: PlanLine[] = []
  const tell = (steps: readonly LeadStep[], depth: number): void => {
    const [first] = steps
    if (first === undefined) return
    const chance = chanceOf(steps)
    lines.push({ depth, text: `${trickText(of, steps)}.`, chance })
    const ways = steps.flatMap((step) => step.ways).filter(({ next }) => next.kind !== 'given up')
    const groups = new Map<string, TrickWay[]>()
    for (const way of ways) {
      const key = keyOf(way.next)
      groups.set(key, [...(groups.get(key) ?? []), way])
    }
    const told = [...groups.values()].map((group) => ({
      group,
      when: condition(
        of,
        first.lead.suit,
        first.lead.hand,
        group,
        ways.filter((way) => !group.includes(way)),
      ),
    }))
    // A case that takes many words comes last; only the very last is “otherwise”.
    told.sort((a, b) => +(a.when === undefined) - +(b.when === undefined))
    const rest = told.filter(({ when }) => when === undefined)
    for (const { group, when } of told) {
      const leads = group.flatMap(({ next }) => (next.kind === 'lead' ? [next] : []))
      const sum = chanceOf(group)
      if (groups.size === 1) {
        if (leads.length > 0) tell(leads, depth)
        else lines.push({ depth, text: t`Then the tricks are there.`, chance: sum })
        continue
      }
      const words =
        when ??
        (group === rest.at(-1)?.group
          ? t`Otherwise`
          : t`If ${cardsShown(of, first.lead.suit, first.lead.hand, group).join(t`, or `)}`)
      if (leads.length === 0)
        lines.push({ depth: depth + 1, text: t`${words}, the tricks are there.`, chance: sum })
      else {
        lines.push({ depth: depth + 1, text: `${words}:`, chance: sum })
        tell(leads, depth + 2)
      }
    }
  }
  if (tree.kind === 'lead') tell([tree], 0)
  else
    lines.push({
      depth: 0,
      text: tree.kind === 'made' ? t`The tricks are there.` : t`There is no way to succeed.`,
      chance: tree.kind === 'made' ? 1 : 0,
    })
  return lines
}

/** A finesse taken in so small a share of a suit's play does not name it. */
const NAMED = 0.25

/** A plan in a few words, by what is tried in which suit first: `hearts from the top, then the club finesse`. */
export function planName({ task }: Pick<SeveralSearch, 'task'>, tree: SeveralStep): string {
  const chances = new Map<number, Record<LeadStep['idea'], number>>()
  let level: readonly SeveralStep[] = [tree]
  while (level.length > 0) {
    const steps = level.flatMap((step) => (step.kind === 'lead' ? [step] : []))
    for (const { lead, idea, chance } of steps) {
      const of = chances.get(lead.suit) ?? { top: 0, finesse: 0, 'set up': 0 }
      chances.set(lead.suit, { ...of, [idea]: Math.max(of[idea], chance) })
    }
    level = steps.flatMap(({ ways }) => ways.map(({ next }) => next))
  }
  const ideas = [...chances].map(([at, { top, finesse, 'set up': lost }]) => {
    const suit = task.suits[at]!.suit
    return finesse > 0 && finesse >= NAMED * Math.max(top, lost)
      ? t`the ${suitSingular(suit)} finesse`
      : top >= lost
        ? t`${strainName(suit)} from the top`
        : t`${strainName(suit)} set up`
  })
  const [first = t`from the top`, ...rest] = ideas
  return rest.reduce((told, idea) => t`${told}, then ${idea}`, first)
}
