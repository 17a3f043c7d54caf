/** Drawing one hidden hand at random from its cells, every hand as likely as another. */

import { type CellSet, hasCell } from '#constraint/cells.ts'
import { CELL_POINTS } from '#constraint/cells-measures.ts'
import type { CellWeights } from '#constraint/cells-weights.ts'
import { binomial } from '#core/binomial.ts'
import { type Hand, ofMasks } from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import type { Rng } from '#core/rng.ts'
import { drawnPlace } from '#core/running-sums.ts'
import { SHAPES, type Shape } from '#core/shape.ts'
import { bySuit } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'

const COURT = 0x1e00
const SUIT_POINTS = 11

/** A uniform number below 1 with 53 bits. */
export const fraction = (rng: Rng): number =>
  ((rng.next() >>> 5) * 0x4000000 + (rng.next() >>> 6)) / 0x20000000000000

/** One way to hold the honours of a suit. */
interface Court {
  readonly held: number
  readonly length: number
  readonly points: number
}
interface SuitCards {
  readonly known: Holding
  readonly courts: readonly Court[]
  readonly spots: readonly number[]
  /** Ways by length × 11 + points, known cards counted in. */
  readonly ways: Float64Array
}
function suitCards(known: Holding, unseen: Holding): SuitCards {
  const court = unseen & COURT
  const spots: number[] = []
  for (let bit = 1; bit <= 0x1000; bit <<= 1) if ((unseen & ~COURT & bit) !== 0) spots.push(bit)
  const courts: Court[] = []
  const ways = new Float64Array(14 * SUIT_POINTS)
  for (let held = court; ; held = (held - 1) & court) {
    const length = HOLDING_LENGTH[known]! + HOLDING_LENGTH[held]!
    const points = HOLDING_HCP[known]! + HOLDING_HCP[held]!
    courts.push({ held, length, points })
    for (let k = 0; k <= spots.length && length + k <= 13; k++) {
      const at = (length + k) * SUIT_POINTS + points
      ways[at] = ways[at]! + binomial(spots.length, k)
    }
    if (held === 0) return { known, courts, spots, ways }
  }
}

function drawSuit(cards: SuitCards, length: number, points: number, rng: Rng): number {
  let left = fraction(rng) * cards.ways[length * SUIT_POINTS + points]!
  let chosen: Court | undefined
  for (const court of cards.courts) {
    if (court.points !== points) continue
    const count = binomial(cards.spots.length, length - court.length)
    if (count === 0) continue
    chosen = court
    left -= count
    if (left < 0) break
  }
  if (chosen === undefined) return cards.known
  let holding = cards.known | chosen.held
  let wanted = length - chosen.length
  for (let i = 0; wanted > 0; i++) {
    // Each spot in turn is taken with the chance that a fair choice would take it.
    if (rng.below(cards.spots.length - i) < wanted) {
      holding |= cards.spots[i]!
      wanted--
    }
  }
  return holding
}

/** Draws a hand; made once for many draws. */
export type HandSampler = (rng: Rng) => Hand

/**
 * A drawer of hands within the cells, all equally likely.
 * @param weights hands in each cell, from the same known and unseen cards.
 * @returns `undefined` when no hand is within them.
 */
export function handSampler(
  cells: CellSet,
  weights: Readonly<CellWeights>,
  known: Hand,
  unseen: Hand,
): HandSampler | undefined {
  const places: number[] = []
  const running: number[] = []
  let total = 0
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!
    if (weight === 0 || !hasCell(cells, i)) continue
    total += weight
    places.push(i)
    running.push(total)
  }
  if (total === 0) return undefined
  const sums = Float64Array.from(running)
  const suits = bySuit((suit) => suitCards(known[suit], unseen[suit]))
  const splits: (Splits | undefined)[] = []
  return (rng) => {
    const place = drawnPlace(sums, fraction(rng) * total)
    const cell = places[place]!
    const shape = SHAPES[(cell / CELL_POINTS) | 0]!
    const split = splits[place] ?? splitsOf(suits, shape, cell % CELL_POINTS)
    splits[place] = split
    const all = split.sums[split.sums.length - 1]!
    const points = split.packed[drawnPlace(split.sums, fraction(rng) * all)]!
    return ofMasks([
      drawSuit(suits[0], shape[0], points & 15, rng),
      drawSuit(suits[1], shape[1], (points >> 4) & 15, rng),
      drawSuit(suits[2], shape[2], (points >> 8) & 15, rng),
      drawSuit(suits[3], shape[3], points >> 12, rng),
    ])
  }
}

/** The ways for the points of a cell to fall on the suits: packed points of each suit, and running sums. */
interface Splits {
  readonly packed: Int32Array
  readonly sums: Float64Array
}
function splitsOf([c, d, h, s]: Tuple4<SuitCards>, shape: Shape, points: number): Splits {
  const ways = (cards: SuitCards, length: number, p: number): number =>
    cards.ways[length * SUIT_POINTS + p] ?? 0
  const packed: number[] = []
  const sums: number[] = []
  let total = 0
  for (let pc = 0; pc <= Math.min(10, points); pc++) {
    const clubs = ways(c, shape[0], pc)
    if (clubs === 0) continue
    for (let pd = 0; pd <= Math.min(10, points - pc); pd++) {
      const minors = clubs * ways(d, shape[1], pd)
      if (minors === 0) continue
      for (let ph = 0; ph <= Math.min(10, points - pc - pd); ph++) {
        const ps = points - pc - pd - ph
        if (ps > 10) continue
        const all = minors * ways(h, shape[2], ph) * ways(s, shape[3], ps)
        if (all === 0) continue
        total += all
        packed.push(pc | (pd << 4) | (ph << 8) | (ps << 12))
        sums.push(total)
      }
    }
  }
  return { packed: Int32Array.from(packed), sums: Float64Array.from(sums) }
}
