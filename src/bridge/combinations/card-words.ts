/** The cards of a plan as a player names them: declarer's from his hand, the defenders' by their class. */
import { type Holding, highest, lowest, ranks } from '#core/holding.ts'
import { RANKS, type Rank, rankName, TEN } from '#core/rank.ts'
import { t } from '#core/text.ts'
import type { SuitCombination } from './suit.ts'

const below = (rank: Rank): number => (1 << rank) - 1

/** Whether a card is worth no more than the lowest of its hand: no hidden card lies between them. */
export function isLowest(held: Holding, rank: Rank, live: Holding): boolean {
  const least = held & -held
  return (live & below(rank) & ~(least - 1)) === 0
}

/** The highest of the cards of a hand that are worth the same as this one. */
function topOfEquals(held: Holding, rank: Rank, live: Holding): Rank {
  let top: Rank = rank
  for (const card of RANKS) {
    const between = below(card) & ~below(top)
    if (card > top && ((held >> card) & 1) === 1 && (live & between) === 0) top = card
  }
  return top
}

/** Whether a card is one of the lowest of its hand, none of them a ten or higher: players call it low. */
const isLow = (held: Holding, rank: Rank, live: Holding): boolean =>
  isLowest(held, rank, live) && topOfEquals(held, rank, live) < TEN

/**
 * The card players put on third to win with, of some that are worth the same: the lowest, or the lowest honour or
 * ten where there is one.
 * @param rank the lowest of them.
 */
export function wonWith(held: Holding, rank: Rank, live: Holding): Rank {
  if (rank >= TEN || topOfEquals(held, rank, live) < TEN) return rank
  return RANKS.find((card) => card >= TEN && ((held >> card) & 1) === 1) ?? rank
}

/**
 * The card players lead of some that are worth the same: the top of a sequence, but the lowest of low ones.
 * @param rank the lowest of them.
 */
export const ledOf = (held: Holding, rank: Rank, live: Holding): Rank =>
  !isMaster(rank, live) && isLow(held, rank, live) ? rank : topOfEquals(held, rank, live)

/** Whether no hidden card beats it. */
export const isMaster = (rank: Rank, live: Holding): boolean => 1 << rank > live

/** The name of a card that is small and the lowest of its hand. */
export const LOW = t`low`
/** A card of declarer's: `low` for the lowest of its hand where it is small, else its name. */
export const ownCard = (held: Holding, rank: Rank): string =>
  rank < TEN && rank === lowest(held) ? LOW : t`the ${rankName(rank)}`

/** Whether a class has no ten or higher card: players call its cards small. */
export const isSmall = (suit: SuitCombination, index: number): boolean =>
  highest(suit.classes[index]!)! < TEN

/** Up to this many cards of a class are named one by one. */
const FEW = 2

/**
 * Cards a defender may have played, by their classes: `the king`, `the ace, four or three`, `an honour or a small
 * card`, `the jack to the eight`.
 * @param exact names small cards by their ranks, where it matters which of them was played.
 */
export function seenCards(
  suit: SuitCombination,
  classes: readonly number[],
  exact: boolean,
): string {
  const named: string[] = []
  const others: string[] = []
  for (const index of [...new Set(classes)].filter((one) => one >= 0).sort((a, b) => a - b)) {
    const cards = suit.classes[index]!
    const all = ranks(cards)
    if (isSmall(suit, index) && !exact) others.push(t`a small card`)
    else if (all.length <= FEW) named.push(...all.map(rankName))
    // Every honour that is out.
    else if (cards === (suit.hidden & ~below(TEN))) others.push(t`an honour`)
    else named.push(t`${rankName(all[0]!)} to ${rankName(all.at(-1)!)}`)
  }
  const [first, ...more] = named
  return either([...(first === undefined ? [] : [t`the ${first}`, ...more]), ...new Set(others)])
}

/** `a`, `a or b`, `a, b or c`. */
const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : t`${items.slice(0, -1).join(', ')} or ${items.at(-1)}`
