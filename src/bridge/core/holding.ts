/**
 * The cards of one suit in one hand: a 13-bit mask, bit 12 the ace. Per-holding questions are
 * answered from 8,192-entry tables, which JavaScript reads faster than it counts bits.
 */
import { parseRank, RANK_LETTERS, RANKS_DESCENDING, type Rank } from './rank.ts'

declare const holdingBrand: unique symbol
/** 0..8191; bit `rank` set when the card of that rank is held. */
export type Holding = number & { readonly [holdingBrand]: true }

export const EMPTY_HOLDING = 0 as Holding
export const FULL_HOLDING = 0x1fff as Holding
/** Ace to ten (Laws, Definitions: honour). Bit 8 is the ten. */
export const HONOURS = 0x1f00 as Holding

const LENGTH = new Uint8Array(8192)
const HCP = new Uint8Array(8192)
for (let h = 1; h < 8192; h++) {
  LENGTH[h] = (LENGTH[h >> 1] ?? 0) + (h & 1)
  HCP[h] = ((h >> 9) & 1) + ((h >> 10) & 1) * 2 + ((h >> 11) & 1) * 3 + ((h >> 12) & 1) * 4
}
/** Number of cards by holding: the table itself, for hot loops. */
export const HOLDING_LENGTH: Readonly<Uint8Array> = LENGTH
/** High card points (A 4, K 3, Q 2, J 1) by holding: the table itself, for hot loops. */
export const HOLDING_HCP: Readonly<Uint8Array> = HCP

/** Cards in the holding, 0..13. */
export const length = (h: Holding): number => LENGTH[h]!
/** High card points of the holding, 0..10. */
export const hcp = (h: Holding): number => HCP[h]!
export const has = (h: Holding, rank: Rank): boolean => ((h >> rank) & 1) === 1
export const withRank = (h: Holding, rank: Rank): Holding => (h | (1 << rank)) as Holding
export const without = (h: Holding, rank: Rank): Holding => (h & ~(1 << rank)) as Holding
export const union = (a: Holding, b: Holding): Holding => (a | b) as Holding
export const minus = (a: Holding, b: Holding): Holding => (a & ~b) as Holding
/** The suit's cards not in the holding. */
export const complement = (h: Holding): Holding => (~h & 0x1fff) as Holding

/** The ranks held, highest first. */
export const ranks = (h: Holding): readonly Rank[] => RANKS_DESCENDING.filter((r) => has(h, r))
/** The highest rank held, or `undefined` for a void. */
export const highest = (h: Holding): Rank | undefined =>
  h === 0 ? undefined : ((31 - Math.clz32(h)) as Rank)

/** The lowest rank held, or `undefined` for a void. */
export const lowest = (h: Holding): Rank | undefined =>
  h === 0 ? undefined : ((31 - Math.clz32(h & -h)) as Rank)

export const ofRanks = (list: readonly Rank[]): Holding =>
  list.reduce<number>((m, r) => m | (1 << r), 0) as Holding

/** Ranks high to low, empty for a void: `AKT4`. */
export const format = (h: Holding): string =>
  ranks(h)
    .map((r) => RANK_LETTERS[r])
    .join('')

/**
 * Reads ranks in any order and case, `10` or `T`; an empty text or `-` is a void.
 * @returns the holding, or the 0-based place of the first letter that is no rank or comes twice.
 */
export function parse(
  text: string,
): { readonly holding: Holding } | { readonly badAt: number; readonly twice: boolean } {
  if (text === '-' || text === '—') return { holding: EMPTY_HOLDING }
  let held = EMPTY_HOLDING
  for (let i = 0; i < text.length; ) {
    const size = text.startsWith('10', i) ? 2 : 1
    const rank = parseRank(text.slice(i, i + size))
    if (rank === undefined) return { badAt: i, twice: false }
    if (has(held, rank)) return { badAt: i, twice: true }
    held = withRank(held, rank)
    i += size
  }
  return { holding: held }
}
