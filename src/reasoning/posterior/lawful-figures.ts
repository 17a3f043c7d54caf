/** What the law alone says, with exact counts for two hands and for three. */
import { binomial } from '#core/binomial.ts'
import { type Card, cardOf, suitOf } from '#core/card.ts'
import { HOLDING_LENGTH } from '#core/holding.ts'
import type { Rank } from '#core/rank.ts'
import { formatShape, SHAPES } from '#core/shape.ts'
import { bySuit, SUITS, type Suit } from '#core/suit.ts'
import {
  countLengths,
  countPoints,
  type ExactTable,
  exactAt,
  lengthIndex,
  pointsIndex,
} from '#counting/layouts.ts'
import type { Distribution } from '../law/distribution.ts'
import { shownHcp } from '../law/hcp-bounds.ts'
import { restWays } from '../law/one-of-three.ts'
import { isVoid, type Position, spaceOf } from '../law/position.ts'
import type { ShapeChance } from './hand-figures.ts'
import { emptyPosterior, type Posterior } from './posterior.ts'

function spread(
  table: ExactTable,
  at: (n: number) => number,
  most: number,
  shown: number,
  all: bigint,
): Distribution {
  const counts = Array.from({ length: most + 1 }, (_, n) => exactAt(table, at(n)))
  const from = counts.findIndex((n) => n > 0n)
  const cut = counts.slice(from, counts.findLastIndex((n) => n > 0n) + 1)
  const lo = from + shown
  return {
    lo,
    hi: lo + cut.length - 1,
    chances: cut.map((n) => Number(n) / Number(all)),
    counts: cut.map(String),
  }
}

export interface LawfulFigures {
  readonly layouts: bigint
  readonly length: (hand: number, suit: Suit) => Distribution
  readonly points: (hand: number) => Distribution
  /** Chance that the hand has an unseen card. */
  readonly card: (hand: number, card: Card) => number
  /** The chance that the first two concealed hands were dealt this many cards of the suit. */
  readonly split: (suit: Suit, first: number, second: number) => number
  /** Chance of the shape as dealt, by its place in `SHAPES`. */
  readonly shape: (hand: number, shape: number) => number
  /** The likeliest shapes of the hand, up to a number. */
  readonly shapes: (hand: number, most: number) => readonly ShapeChance[]
}

const FIGURES = new WeakMap<Position, LawfulFigures>()
/** Figures of a position that has a layout; the same object for the same position. */
export function lawfulFigures(position: Position): LawfulFigures {
  const figures = FIGURES.get(position) ?? countedFigures(position)
  FIGURES.set(position, figures)
  return figures
}
function countedFigures(position: Position): LawfulFigures {
  const space = spaceOf(position)
  const lengths = countLengths(space)
  const points = countPoints(space)
  const layouts = exactAt(lengths.total, 0)
  const known = position.known.map((held) => HOLDING_LENGTH[held]!)
  const unseen = SUITS.map((s) => HOLDING_LENGTH[position.unseen[s]]!)
  const length = (hand: number, suit: Suit): Distribution =>
    spread(lengths.lengths, (n) => lengthIndex(hand, suit, n), 13, known[hand * 4 + suit]!, layouts)
  let splits: Float64Array | undefined
  const rests = position.seats.map((_, hand) => restWays(position, hand))
  const shape = (hand: number, index: number): number => {
    const dealt = SHAPES[index]!
    const taken = bySuit((s) => dealt[s] - known[hand * 4 + s]!)
    let ways = 1
    for (const s of SUITS) {
      if (taken[s] < 0 || (taken[s] > 0 && isVoid(position, hand, s))) return 0
      // A card that no other hand may hold is not left over.
      const left = unseen[s]! - taken[s]
      if (
        left < 0 ||
        (left > 0 && position.seats.every((_, h) => h === hand || isVoid(position, h, s)))
      )
        return 0
      ways *= binomial(unseen[s]!, taken[s])
    }
    return (ways * (rests[hand]?.(...taken) ?? 0)) / Number(layouts)
  }
  // Cards of one suit are alike to the law.
  const card = (hand: number, one: Card): number => {
    const suit = suitOf(one)
    const { lo, chances } = length(hand, suit)
    const shown = known[hand * 4 + suit]!
    const expected = chances.reduce((sum, p, i) => sum + p * (lo + i - shown), 0)
    return expected / unseen[suit]!
  }
  return {
    layouts,
    length,
    points: (hand) =>
      spread(points, (n) => pointsIndex(hand, n), 40, shownHcp(position, hand), layouts),
    card,
    split: (suit, first, second) => {
      if (position.seats.length === 2) {
        const { lo, chances } = length(0, suit)
        return chances[first - lo] ?? 0
      }
      splits ??= splitTable(position, shape)
      return splits[suit * 196 + first * 14 + second] ?? 0
    },
    shape,
    shapes: (hand, most) =>
      SHAPES.map((one, i) => ({ name: formatShape(one), chance: shape(hand, i) }))
        .filter(({ chance }) => chance > 0)
        .sort((a, b) => b.chance - a.chance)
        .slice(0, most),
  }
}

/** Chance of a split before any card was played: every hand with thirteen places, nothing known but the supply. */
export function splitBefore(supply: number, lengths: readonly number[]): number {
  let cards = lengths.length * 13
  let left = supply
  let chance = 1
  for (const n of lengths.slice(0, -1)) {
    chance *= (binomial(left, n) * binomial(cards - left, 13 - n)) / binomial(cards, 13)
    cards -= 13
    left -= n
  }
  return left >= 0 && left <= 13 ? chance : 0
}

/** Chances of splits among three hands, at suit * 196 + first * 14 + second, lengths as dealt. */
function splitTable(
  position: Position,
  chanceOf: (hand: number, shape: number) => number,
): Float64Array {
  const out = new Float64Array(4 * 196)
  const known = position.known.map((held) => HOLDING_LENGTH[held]!)
  const unseen = SUITS.map((s) => HOLDING_LENGTH[position.unseen[s]]!)
  const may = (hand: number, s: Suit): boolean => !isVoid(position, hand, s)
  for (const [index, shape] of SHAPES.entries()) {
    const chance = chanceOf(0, index)
    if (chance === 0) continue
    const left = SUITS.map((s) => unseen[s]! - shape[s] + known[s]!)
    let free = 0
    let need = position.vacant[1]!
    for (const s of SUITS)
      if (may(1, s) && may(2, s)) free += left[s]!
      else if (may(1, s)) need -= left[s]!
    for (const s of SUITS) {
      const n = left[s]!
      const at = s * 196 + shape[s] * 14 + known[4 + s]!
      if (!(may(1, s) && may(2, s))) {
        const second = may(1, s) ? n : 0
        out[at + second] = out[at + second]! + chance
        continue
      }
      for (let j = 0; j <= n; j++) {
        const ways = binomial(n, j) * binomial(free - n, need - j)
        if (ways > 0) out[at + j] = out[at + j]! + (chance * ways) / binomial(free, need)
      }
    }
  }
  return out
}

/** The posterior without any action: the law's figures in its form, rounded. */
export function lawfulPosterior(position: Position): Posterior {
  const law = lawfulFigures(position)
  const total = Number(law.layouts)
  const out = emptyPosterior(position)
  for (const [h] of position.seats.entries()) {
    const put = (list: Float64Array, at: number, { lo, chances }: Distribution): void => {
      for (const [i, p] of chances.entries()) list[at + lo + i] = p * total
    }
    put(out.points, h * 41, law.points(h))
    for (let i = 0; i < SHAPES.length; i++)
      out.shapes[h * SHAPES.length + i] = law.shape(h, i) * total
    for (const s of SUITS) {
      put(out.lengths, h * 56 + s * 14, law.length(h, s))
      for (let rank = 0; rank < 13; rank++) {
        const bit = 1 << rank
        const at = h * 52 + s * 13 + rank
        if (((position.known[h * 4 + s] as number) & bit) !== 0) out.cards[at] = total
        else if ((position.unseen[s] & bit) !== 0)
          out.cards[at] = law.card(h, cardOf(s, rank as Rank)) * total
      }
    }
  }
  for (const s of SUITS)
    for (let a = 0; a <= 13; a++)
      for (let b = 0; a + b <= 13; b++)
        out.splits[s * 196 + a * 14 + b] = law.split(s, a, b) * total
  return { ...out, total, exact: false }
}
