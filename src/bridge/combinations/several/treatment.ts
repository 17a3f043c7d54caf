/**
 * How declarer means to treat a suit: by its tops alone, or by the finesse. A line of play that is to be compared with
 * another binds each suit to one of the two; everything else stays free.
 */
import { length, lowest } from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { partnerHand, type Visible } from '../suit.ts'
import { type Reply, type SeveralPosition, type SuitLead, secondHand } from './position.ts'
import type { SeveralTask } from './task.ts'

/** A card is finessed with against so many higher ones at most; with more out it is a card thrown low. */
const MOST_ABOVE = 2

/** How many hidden cards that are left beat the card. */
function above(task: SeveralTask, position: SeveralPosition, suit: number, rank: Rank): number {
  const at = position.suits[suit]!
  return task.suits[suit]!.combination.classes.reduce((sum, cards, cls) => {
    // A class is all above or all below a card of declarer's.
    const beats = (cards as number) > 1 << rank
    return beats ? sum + length(cards) - at.played[0][cls]! - at.played[1][cls]! : sum
  }, 0)
}

/** Whether declarer's best card of a trick is a finesse: it may lose, and the hand across has one that does not. */
function isFinesse(
  task: SeveralTask,
  position: SeveralPosition,
  lead: SuitLead,
  third: Rank | undefined,
): boolean {
  if (third === undefined) return false
  const best = Math.max(lead.rank, third) as Rank
  const out = above(task, position, lead.suit, best)
  return out > 0 && out <= MOST_ABOVE && hasTop(task, position, lead.suit, partnerHand(lead.hand))
}
const hasTop = (
  task: SeveralTask,
  position: SeveralPosition,
  suit: number,
  hand: Visible,
): boolean => {
  const held = position.suits[suit]![hand]
  return held !== 0 && above(task, position, suit, (31 - Math.clz32(held)) as Rank) === 0
}

/** Whether a finesse towards the hand can still be taken. */
export function canFinesse(
  task: SeveralTask,
  position: SeveralPosition,
  suit: number,
  hand: Visible,
): boolean {
  const at = position.suits[suit]!
  const across = partnerHand(hand)
  // The hand in front of the tenace has none left: nothing can be caught there.
  if (at[across] === 0 || at.out[secondHand(across)]) return false
  if (!hasTop(task, position, suit, hand)) return false
  const low = lowest(at[across])!
  const cards = Array.from({ length: 13 }, (_, rank) => rank as Rank)
  return cards.some(
    (rank) =>
      ((at[hand] >> rank) & 1) === 1 &&
      isFinesse(task, position, { suit, hand: across, rank: low }, rank),
  )
}

const isBegun = ({ suits }: SeveralPosition, suit: number): boolean => {
  const { played, out } = suits[suit]!
  return out.includes(true) || played.some((counts) => counts.some((n) => n > 0))
}

/** Whether the lead keeps to what is meant with its suit. */
export function isLeadMeant(
  task: SeveralTask,
  position: SeveralPosition,
  { suit, hand, rank }: SuitLead,
): boolean {
  if (task.treat?.[suit] !== 'finesse' || !isBegun(position, suit)) return true
  const isTop = above(task, position, suit, rank) === 0
  return !(isTop && canFinesse(task, position, suit, hand))
}

/** Third hand's cards that keep to what is meant with the suit; all of them where none does. */
export function meantThirds(
  task: SeveralTask,
  position: SeveralPosition,
  lead: SuitLead,
  second: Reply,
  cards: readonly (Rank | undefined)[],
): readonly (Rank | undefined)[] {
  const treat = task.treat?.[lead.suit]
  if (treat === undefined || second === 'out') return cards
  const beaten = task.suits[lead.suit]!.combination.classes[second] as number
  const finesses = cards.filter(
    (card) => isFinesse(task, position, lead, card) && 1 << Math.max(lead.rank, card!) > beaten,
  )
  if (finesses.length === 0) return cards
  if (treat === 'top') return cards.filter((card) => !finesses.includes(card))
  return isBegun(position, lead.suit) ? finesses : cards
}

/** The suits, by their places in the task, in which there is a finesse to be taken or not. */
export const finesseSuits = (task: SeveralTask, start: SeveralPosition): readonly number[] =>
  [...task.suits.keys()].filter(
    (suit) => canFinesse(task, start, suit, 'north') || canFinesse(task, start, suit, 'south'),
  )
