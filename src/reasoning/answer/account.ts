/**
 * What a player would say of a closed hand: of each length and of its points the least range that holds nine
 * layouts in ten, the likeliest value, and the likeliest shape. One account for the seat, the panel and the news.
 */
import type { Card } from '#core/card.ts'
import { isKnown, middle } from '#core/known-chance.ts'
import type { Seat } from '#core/seat.ts'
import { bySuit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import type { HandBounds, LawfulRange } from '../law/changes.ts'
import type { Distribution } from '../law/distribution.ts'
import type { Figures, HandFigures, ShapeChance } from '../posterior/hand-figures.ts'

/** A length or the points of a closed hand. */
export interface NumberAccount extends LawfulRange {
  /** Chance of lo, lo + 1, … hi of `all`; of intervals the middles; all alike while they are too wide to tell. */
  readonly chances: readonly number[]
  /** Everything that has any weight; while intervals are too wide, all that keeps to what is agreed. */
  readonly all: LawfulRange
  /** The likeliest value; absent while intervals are too wide to name one. Its chance only where it is known. */
  readonly top?: { readonly value: number; readonly chance?: number }
}
export interface HandAccount {
  readonly seat: Seat
  readonly suits: Tuple4<NumberAccount>
  readonly hcp: NumberAccount
  /** The likeliest shape; absent where none is known. */
  readonly shape?: ShapeChance
}
/** A card nobody has seen, and the chance that each closed hand has it, in their order. */
export interface CardAccount {
  readonly card: Card
  readonly holders: readonly number[]
}

/** The share of the layouts that a range told of a hand holds. */
export const NINE_IN_TEN = 0.9
/** Intervals that are wider than this together say nothing of what is likely. */
const TELLING = 0.25
/** Sums of rounded chances fall short of what they should be by no more. */
const ROUNDING = 1e-9

/** The shortest run of values whose chances come to the share; of several the likeliest, then the lowest. */
export function leastRange(lo: number, chances: readonly number[], share: number): LawfulRange {
  const total = chances.reduce((sum, p) => sum + p, 0)
  const wanted = share * total - ROUNDING
  for (let wide = 1; wide <= chances.length; wide++) {
    let best: number | undefined
    let most = -1
    for (let at = 0; at + wide <= chances.length; at++) {
      const held = chances.slice(at, at + wide).reduce((sum, p) => sum + p, 0)
      if (held >= wanted && held > most + ROUNDING) [best, most] = [at, held]
    }
    if (best !== undefined) return { lo: lo + best, hi: lo + best + wide - 1 }
  }
  return { lo, hi: lo + Math.max(0, chances.length - 1) }
}

/** With so few layouts left that keep to it, what was promised is given up. */
const HARDLY_KEPT = 0.1
/**
 * The least range that holds nine layouts in ten of those that keep to what was promised: what is agreed says what
 * is so if it was kept, and nobody calls a five-card major four to six.
 */
function nineInTen(
  { lo, hi }: LawfulRange,
  middles: readonly number[],
  kept: LawfulRange | undefined,
): LawfulRange {
  const from = Math.max(lo, kept?.lo ?? lo)
  const within = middles.slice(from - lo, Math.min(hi, kept?.hi ?? hi) - lo + 1)
  const [all, inside] = [middles, within].map((some) => some.reduce((sum, p) => sum + p, 0))
  return kept === undefined || inside! < HARDLY_KEPT * all!
    ? leastRange(lo, middles, NINE_IN_TEN)
    : leastRange(from, within, NINE_IN_TEN)
}

function numberAccount(
  { lo, hi, chances, upTo }: Distribution,
  kept: LawfulRange | undefined,
): NumberAccount {
  const middles = chances.map((p, i) => (p + (upTo?.[i] ?? p)) / 2)
  const open = chances.reduce((sum, p, i) => sum + (upTo?.[i] ?? p) - p, 0) / 2
  const all = { lo, hi }
  if (open > TELLING) {
    // Middles of bounds that tell nothing are no chances: what is agreed is all that is known.
    const only = kept ?? all
    const alike = Array.from({ length: only.hi - only.lo + 1 }, () => 1)
    return { ...only, all: only, chances: alike.map((p) => p / alike.length) }
  }
  const at = middles.indexOf(Math.max(...middles))
  const [least = 0, most = least] = [chances[at], upTo?.[at]]
  return {
    ...nineInTen(all, middles, kept),
    ...{ all, chances: middles },
    top: {
      value: lo + at,
      ...(isKnown({ chance: least, upTo: most }) ? { chance: middles[at]! } : {}),
    },
  }
}

/**
 * The least range that holds nine layouts in ten; while intervals are too wide to tell, all that keeps to what is
 * agreed.
 * @param kept the range in all layouts that keep to what is agreed.
 */
export function likelyRange(of: Distribution, kept?: LawfulRange): LawfulRange {
  const { lo, hi } = numberAccount(of, kept)
  return { lo, hi }
}
/** Of each number of a hand. */
export const likelyBounds = ({ suits, hcp, kept }: HandFigures): HandBounds => ({
  suits: bySuit((suit) => likelyRange(suits[suit], kept?.suits[suit])),
  hcp: likelyRange(hcp, kept?.hcp),
})

const handAccount = ({ seat, suits, hcp, shapes, kept }: HandFigures): HandAccount => ({
  seat,
  suits: bySuit((suit) => numberAccount(suits[suit], kept?.suits[suit])),
  hcp: numberAccount(hcp, kept?.hcp),
  ...(shapes[0] === undefined ? {} : { shape: shapes[0] }),
})

export const accountsOf = ({ hands }: Figures): readonly HandAccount[] => hands.map(handAccount)
/** Cards whose holders are known well enough; others are left out. */
export const cardAccounts = ({ cards }: Figures): readonly CardAccount[] =>
  cards
    .filter(({ holders }) => holders.every(isKnown))
    .map(({ card, holders }) => ({ card, holders: holders.map(middle) }))
