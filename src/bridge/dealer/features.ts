/**
 * What the features of the language are worth, by holding. Losers count the missing ace, king and queen of as many
 * cards as the suit has; an ace is two controls and a king one. `quality` and `cccc` are Kaplan and Rubens’s count
 * (The Bridge World, October 1982) in hundredths.
 */

import type { Hand } from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import { ACE, JACK, KING, QUEEN, RANKS, type Rank, TEN } from '#core/rank.ts'

type Table = { readonly [holding: number]: number }

const byHolding = (of: (holding: number) => number): Int32Array =>
  Int32Array.from({ length: 8192 }, (_, holding) => of(holding))
const has = (holding: number, rank: Rank): boolean => ((holding >> rank) & 1) === 1
const NINE: Rank = 7
const EIGHT: Rank = 6
const honoursAmong = (holding: number, ranks: readonly Rank[]): number =>
  ranks.filter((rank) => has(holding, rank)).length

const TOPS_FIRST: readonly Rank[] = [ACE, KING, QUEEN]
const losersOf = (holding: number): number => {
  const cards = Math.min(3, HOLDING_LENGTH[holding]!)
  return cards - honoursAmong(holding, TOPS_FIRST.slice(0, cards))
}
const controlsOf = (holding: number): number =>
  (has(holding, ACE) ? 2 : 0) + (has(holding, KING) ? 1 : 0)

/** What a suit’s length makes of its honours: in tenths of its length, points with tens and nines weighed. */
function qualityOf(holding: number): number {
  const length = HOLDING_LENGTH[holding]!
  const higher = honoursAmong(holding, [ACE, KING, QUEEN, JACK])
  // In twentieths of the length.
  let worth = 2 * HOLDING_HCP[holding]!
  if (length > 6) {
    // A long suit misses its queen and jack the less, the longer it is.
    const missing = (has(holding, QUEEN) ? 0 : 2) + (has(holding, JACK) ? 0 : 1)
    worth += 2 * Math.min(missing, length - 6)
  } else {
    if (has(holding, TEN)) worth += higher > 1 || has(holding, JACK) ? 2 : 1
    if (has(holding, NINE) && (higher === 2 || has(holding, TEN) || has(holding, EIGHT))) worth += 1
  }
  return 5 * worth * length
}

/** Honours by themselves: protected ones 3, 2, 1, and what lower ones add beneath them. */
function honourWorth(holding: number): number {
  const length = HOLDING_LENGTH[holding]!
  let worth = has(holding, ACE) ? 300 : 0
  if (has(holding, KING)) worth += length === 1 ? 50 : 200
  const overQueen = honoursAmong(holding, [ACE, KING])
  if (has(holding, QUEEN)) worth += [0, 25, 75][length] ?? 100
  if (has(holding, QUEEN) && overQueen === 0) worth -= 25
  const overJack = overQueen + (has(holding, QUEEN) ? 1 : 0)
  if (has(holding, JACK)) worth += overJack === 2 ? 50 : overJack === 1 ? 25 : 0
  const overTen = overJack + (has(holding, JACK) ? 1 : 0)
  if (has(holding, TEN) && (overTen === 2 || (overTen === 1 && has(holding, NINE)))) worth += 25
  return worth
}
const shortness = (holding: number): number => 100 * Math.max(0, 3 - HOLDING_LENGTH[holding]!)

const LOSERS = byHolding(losersOf)
const CONTROLS = byHolding(controlsOf)
const QUALITY = byHolding(qualityOf)
const CCCC = byHolding((holding) => honourWorth(holding) + qualityOf(holding) + shortness(holding))

const sum = (table: Table, hand: Hand): number =>
  table[hand[0]]! + table[hand[1]]! + table[hand[2]]! + table[hand[3]]!

/** The count of a hand in hundredths: the suits, less a point for the first doubleton, or half a point for 4333. */
export const cccc = (hand: Hand): number =>
  sum(CCCC, hand) - (hand.every((holding) => HOLDING_LENGTH[holding]! >= 3) ? 50 : 100)

/** The table of a feature by holding; that of a hand is its sum, but for `cccc`. */
export const TABLES = {
  hcp: HOLDING_HCP,
  length: HOLDING_LENGTH,
  losers: LOSERS,
  controls: CONTROLS,
  quality: QUALITY,
} satisfies Readonly<Record<string, Table>>

/** A table by what each rank counts, the two first. */
export const countTableOf = (worth: readonly number[]): Table =>
  byHolding((holding) =>
    RANKS.reduce((total: number, rank) => total + (has(holding, rank) ? (worth[rank] ?? 0) : 0), 0),
  )

/** What the ranks count from the ace down, turned to stand with the two first. */
export const fromAceDown = (counts: readonly number[]): readonly number[] =>
  RANKS.map((rank) => counts[ACE - rank] ?? 0)

/** The counts that the language knows by name, with their other name `pt0` to `pt9`; `altcount` may set them anew. */
export const NAMED_COUNTS: readonly (readonly [name: string, worth: readonly number[]])[] = [
  ['tens', [0, 0, 0, 0, 1]],
  ['jacks', [0, 0, 0, 1]],
  ['queens', [0, 0, 1]],
  ['kings', [0, 1]],
  ['aces', [1]],
  ['top2', [1, 1]],
  ['top3', [1, 1, 1]],
  ['top4', [1, 1, 1, 1]],
  ['top5', [1, 1, 1, 1, 1]],
  ['c13', [6, 4, 2, 1]],
]
