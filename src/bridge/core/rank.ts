/** Ranks: 2 is 0, the ace is 12. */
import { t, tAs } from './text.ts'

/** Rank letters by index; ten is `T`, as in files. */
export const RANK_LETTERS = [
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'T',
  'J',
  'Q',
  'K',
  'A',
] as const
const RANK_NAMES = [
  tAs('rank')`two`,
  tAs('rank')`three`,
  tAs('rank')`four`,
  tAs('rank')`five`,
  tAs('rank')`six`,
  tAs('rank')`seven`,
  tAs('rank')`eight`,
  tAs('rank')`nine`,
  tAs('rank')`ten`,
  t`jack`,
  t`queen`,
  t`king`,
  t`ace`,
] as const

export type RankLetter = (typeof RANK_LETTERS)[number]
/** 0 for the two … 12 for the ace. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export const TEN: Rank = 8
export const JACK: Rank = 9
export const QUEEN: Rank = 10
export const KING: Rank = 11
export const ACE: Rank = 12

/** The ranks, lowest first. */
export const RANKS: readonly Rank[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
/** The ranks as people write them, ace first. */
export const RANKS_DESCENDING: readonly Rank[] = [...RANKS].reverse()

export const rankLetter = (rank: Rank): RankLetter => RANK_LETTERS[rank]
/** `two` … `ace`. */
export const rankName = (rank: Rank): (typeof RANK_NAMES)[number] => RANK_NAMES[rank]

/** Milton Work points of a rank: A 4, K 3, Q 2, J 1, else 0. */
export const rankHcp = (rank: Rank): number => (rank > TEN ? rank - TEN : 0)

/** Reads one rank letter in either case, or `10`; `undefined` when it is neither. */
export function parseRank(text: string): Rank | undefined {
  if (text === '10') return TEN
  const at = RANK_LETTERS.indexOf(text.toUpperCase() as RankLetter)
  return at >= 0 ? (at as Rank) : undefined
}
