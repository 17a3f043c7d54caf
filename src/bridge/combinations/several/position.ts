/** Where the play of several suits stands, and the moves that each hand has in it. */
import { HOLDING_LENGTH, type Holding, has, length, ranks, without } from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { isUnlimited } from '../question.ts'
import { partnerHand, type Visible } from '../suit.ts'
import { intersection, isEmpty, type LayoutSet } from './bits.ts'
import type { HiddenIndex, JointLayouts } from './joint.ts'
import type { SeveralTask } from './task.ts'

/** One suit, partly played. */
export interface SuitPosition {
  readonly north: Holding
  readonly south: Holding
  /** By class: cards that West, and East, have played. */
  readonly played: readonly [readonly number[], readonly number[]]
  /** Whether West, and East, have shown out. */
  readonly out: readonly [boolean, boolean]
}

export interface SeveralPosition {
  readonly suits: readonly SuitPosition[]
  readonly won: number
  readonly lost: number
  /** The hand that may lead without an entry. */
  readonly free: Visible | 'either'
  readonly entries: { readonly north: number; readonly south: number }
  /** The layouts that what has been seen allows. */
  readonly possible: LayoutSet
  /** The same for two positions when all is equal; the cards played and who has shown out decide `possible`. */
  readonly key: string
}

/** A lead: the suit (its place in the task), the hand and the card. */
export interface SuitLead {
  readonly suit: number
  readonly hand: Visible
  readonly rank: Rank
}

/** What a defender plays: a card of a class, or none because he is out of the suit. */
export type Reply = number | 'out'

export interface Option {
  readonly reply: Reply
  /** The layouts in which he can do that. */
  readonly where: LayoutSet
}

const keyed = (task: SeveralTask, position: Omit<SeveralPosition, 'key'>): SeveralPosition => ({
  ...position,
  key: `${position.suits
    .map(
      (at, suit) =>
        `${heldKey(task, at, suit)}.${at.played[0].join('')}.${at.played[1].join('')}.${+at.out[0]}${+at.out[1]}`,
    )
    .join(
      '|',
    )}/${position.won}/${position.lost}/${position.free}/${position.entries.north}/${position.entries.south}`,
})

/**
 * Those of declarer's cards of a suit that matter. Without entries to watch it makes no difference
 * which of the two hands wins a trick, so only the numbers of cards between two live hidden classes
 * count.
 */
function heldKey(task: SeveralTask, at: SuitPosition, suit: number): string {
  if (!isUnlimited(task.entries)) return `${at.north}.${at.south}`
  const classes = task.suits[suit]!.combination.classes
  let [above, key] = [0x1fff, '']
  for (const [cls, cards] of classes.entries()) {
    if (liveOf(task, at, suit, cls) === 0) continue
    const below = (1 << (31 - Math.clz32(cards))) - 1
    const level = above & ~below
    key += `${HOLDING_LENGTH[at.north & level]},${HOLDING_LENGTH[at.south & level]};`
    above = below
  }
  return `${key}${HOLDING_LENGTH[at.north & above]},${HOLDING_LENGTH[at.south & above]}`
}

export function startOf(task: SeveralTask, all: LayoutSet): SeveralPosition {
  const number = (count: number | 'unlimited') => (count === 'unlimited' ? Infinity : count)
  const { entries } = task
  return keyed(task, {
    suits: task.suits.map(({ combination: { north, south, classes } }) => ({
      north,
      south,
      played: [classes.map(() => 0), classes.map(() => 0)],
      out: [false, false],
    })),
    won: 0,
    lost: 0,
    free: isUnlimited(entries) ? 'either' : entries.start,
    entries: { north: number(entries.north), south: number(entries.south) },
    possible: all,
  })
}

/** The hidden cards of a class that have not been played. */
const liveOf = (task: SeveralTask, at: SuitPosition, suit: number, cls: number): number =>
  length(task.suits[suit]!.combination.classes[cls]!) - at.played[0][cls]! - at.played[1][cls]!

/**
 * The different cards of a hand in a suit, high to low: the lowest of each run of touching cards,
 * where no live hidden class lies between (nor, where entries count, a card of partner's).
 */
export function differentCards(
  task: SeveralTask,
  position: SeveralPosition,
  suit: number,
  hand: Visible,
): readonly Rank[] {
  const at = position.suits[suit]!
  // Without entries to watch a card of partner's between two cards parts nothing.
  const other = isUnlimited(task.entries) ? 0 : hand === 'north' ? at.south : at.north
  const classes = task.suits[suit]!.combination.classes
  const live = classes.filter((_, cls) => liveOf(task, at, suit, cls) > 0)
  const held = ranks(at[hand])
  return held.filter((rank, i) => {
    const below = held[i + 1]
    if (below === undefined) return true
    for (let between = below + 1; between < rank; between++)
      if (has(other as Holding, between as Rank) || live.some((cls) => has(cls, between as Rank)))
        return true
    return false
  })
}

/** The leads that declarer has, in the order of the suits, North's first. */
export function leadsOf(task: SeveralTask, position: SeveralPosition): readonly SuitLead[] {
  const mayLead = (hand: Visible) =>
    position.free === 'either' || position.free === hand || position.entries[hand] > 0
  return position.suits.flatMap((_, suit) =>
    (['north', 'south'] as const)
      .filter(mayLead)
      .flatMap((hand) =>
        differentCards(task, position, suit, hand).map((rank) => ({ suit, hand, rank })),
      ),
  )
}

/** East plays after North, West after South. */
export const secondHand = (hand: Visible): HiddenIndex => (hand === 'north' ? 1 : 0)

/** What a defender can do in a suit in some of the possible layouts. */
export function repliesOf(
  joint: JointLayouts,
  position: SeveralPosition,
  suit: number,
  who: HiddenIndex,
  possible: LayoutSet,
): readonly Option[] {
  const played = position.suits[suit]!.played[who]
  const options: Option[] = played.map((count, cls) => ({
    reply: cls,
    where: intersection(possible, joint.atLeast(who, suit, cls, count + 1)),
  }))
  const all = played.reduce((sum, n) => sum + n, 0)
  options.push({ reply: 'out', where: intersection(possible, joint.exactly(who, suit, all)) })
  return options.filter(({ where }) => !isEmpty(where))
}

/** A finished trick: the lead, second hand's reply, third hand's card, fourth hand's reply. */
export interface SuitTrick {
  readonly lead: SuitLead
  readonly second: Reply
  readonly third: Rank | undefined
  readonly fourth: Reply
}

/** Declarer's best card of the trick: lead or third hand. */
const bestOurs = ({ lead, third }: SuitTrick): Rank =>
  third !== undefined && third > lead.rank ? third : lead.rank

/** Which of the defenders wins the trick; `undefined` when declarer does. Equal cards: the hand to be kept out. */
export function wonBy(task: SeveralTask, trick: SuitTrick): HiddenIndex | undefined {
  const classes = task.suits[trick.lead.suit]!.combination.classes
  const top = (reply: Reply) => (reply === 'out' ? -1 : (classes[reply] as number))
  const [second, fourth] = [top(trick.second), top(trick.fourth)]
  // A class is all above or all below a visible card, so its mask compares like its cards.
  if (Math.max(second, fourth) < 1 << bestOurs(trick)) return undefined
  const early = secondHand(trick.lead.hand)
  const late: HiddenIndex = early === 0 ? 1 : 0
  if (second !== fourth) return second > fourth ? early : late
  const danger = task.avoid === undefined ? early : task.avoid === 'west' ? 0 : 1
  return danger
}

/** The position after a trick in the layouts left, for each hand that the defence may give the lead to. */
export function afterTrick(
  task: SeveralTask,
  position: SeveralPosition,
  trick: SuitTrick,
  possible: LayoutSet,
): readonly SeveralPosition[] {
  const { lead, third } = trick
  const other = partnerHand(lead.hand)
  const early = secondHand(lead.hand)
  const reply = (who: HiddenIndex) => (who === early ? trick.second : trick.fourth)
  const suits = position.suits.map((at, suit): SuitPosition => {
    if (suit !== lead.suit) return at
    const count = (who: HiddenIndex) =>
      at.played[who].map((n, cls) => (reply(who) === cls ? n + 1 : n))
    const out = (who: HiddenIndex) => at.out[who] || reply(who) === 'out'
    const left = {
      [lead.hand]: without(at[lead.hand], lead.rank),
      [other]: third === undefined ? at[other] : without(at[other], third),
    } as Record<Visible, Holding>
    return {
      north: left.north,
      south: left.south,
      played: [count(0), count(1)],
      out: [out(0), out(1)],
    }
  })
  const winner = wonBy(task, trick)
  const counted = !isUnlimited(task.entries)
  const paid = counted && position.free !== 'either' && position.free !== lead.hand
  const entries = paid
    ? { ...position.entries, [lead.hand]: position.entries[lead.hand] - 1 }
    : position.entries
  const base = {
    suits,
    won: position.won + (winner === undefined ? 1 : 0),
    lost: position.lost + (winner === undefined ? 0 : 1),
    entries,
    possible,
  }
  if (!counted) return [keyed(task, { ...base, free: 'either' })]
  if (winner === undefined) {
    const free = third !== undefined && third > lead.rank ? other : lead.hand
    return [keyed(task, { ...base, free })]
  }
  return (['north', 'south'] as const).map((free) => keyed(task, { ...base, free }))
}
