/**
 * Exact counts over the layouts of the unseen cards: every way to give each unseen card to one of
 * two or three concealed hands, with a fixed number of places per hand and no card of a suit in
 * which a hand is known to be void. All layouts count alike.
 *
 * A total can reach 39!/(13!)^3 = 84,478,098,072,866,400, past what a double holds, so sums are
 * kept as two doubles in radix 2^20 and are exact throughout: the largest term is a product of a
 * number below 2^33 (ways to choose one hand's cards) and one below 2^24 (ways to share the rest).
 */

import { binomial } from '#core/binomial.ts'
import type { Hand } from '#core/hand.ts'
import { HOLDING_LENGTH } from '#core/holding.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** Unseen cards, and the room for them. Two or three hands. */
export interface LayoutSpace {
  /** Unseen cards by suit, clubs first. */
  readonly unseen: Hand
  /** Places left by concealed hand; they add up to the number of unseen cards. */
  readonly vacant: readonly number[]
  /** By concealed hand, bit `suit` set when the hand can hold no unseen card of that suit. */
  readonly voids: readonly number[]
}

/** Places of the length table: 14 per suit (0..13 unseen cards), four suits per hand. */
const PER_SUIT = 14
const PER_HAND = 4 * PER_SUIT
/** Index of the count of layouts in which hand `hand` has `length` unseen cards of `suit`. */
export const lengthIndex = (hand: number, suit: number, length: number): number =>
  hand * PER_HAND + suit * PER_SUIT + length
/** Points that one hand can get from unseen cards: 0..40 (no hand exceeds 37). */
export const POINTS = 41
/** Index of the count of layouts in which hand `hand` has `points` HCP among its unseen cards. */
export const pointsIndex = (hand: number, points: number): number => hand * POINTS + points

const RADIX = 1_048_576

/** Exact non-negative integers: entry i is hi[i] * 2^20 + lo[i]. */
export interface ExactTable {
  readonly hi: Float64Array
  readonly lo: Float64Array
}

const table = (size: number): ExactTable => ({
  hi: new Float64Array(size),
  lo: new Float64Array(size),
})
/** The exact integer at the index; 0n outside the table. */
export const exactAt = (t: ExactTable, index: number): bigint =>
  BigInt(t.hi[index] ?? 0) * 1_048_576n + BigInt(t.lo[index] ?? 0)
/** The entry as a double: exact below 2^53, else rounded once. */
export const valueAt = (t: ExactTable, index: number): number =>
  (t.hi[index] ?? 0) * RADIX + (t.lo[index] ?? 0)

const add = (t: ExactTable, index: number, ways: number, rest: number): void => {
  const high = Math.floor(ways / RADIX)
  t.hi[index] = t.hi[index]! + high * rest
  t.lo[index] = t.lo[index]! + (ways - high * RADIX) * rest
}

/** Layouts in all, and how many have each length in each hand and suit. */
export interface LengthCounts {
  /** One entry: the number of layouts; 0 when no layout is possible. */
  readonly total: ExactTable
  /** By `lengthIndex`: unseen cards only, not the dealt length. */
  readonly lengths: ExactTable
}

/** The rooms of the hands other than one: B and C, where C is an empty hand when only two are concealed. */
interface Others {
  readonly vacantB: number
  readonly voidB: number
  readonly voidC: number
}
const othersOf = (space: LayoutSpace, hand: number): Others => {
  const b = hand === 0 ? 1 : 0
  const c = 3 - hand - b
  return {
    vacantB: space.vacant[b]!,
    voidB: space.voids[b]!,
    voidC: space.vacant.length === 3 ? space.voids[c]! : 15,
  }
}

const balances = (space: LayoutSpace): boolean => {
  let cards = 0
  for (const holding of space.unseen) cards += HOLDING_LENGTH[holding]!
  return space.vacant.every((v) => v >= 0) && space.vacant.reduce((a, b) => a + b, 0) === cards
}

/** Two hands: hypergeometric. Suits with a void go whole to the other hand. */
function countTwo(space: LayoutSpace, total: ExactTable, lengths: ExactTable): void {
  const [voidA = 0, voidB = 0] = space.voids
  let k = space.vacant[0]!
  let free = 0
  for (let s = 0; s < 4; s++) {
    const r = HOLDING_LENGTH[space.unseen[s as 0]]!
    const a = (voidA >> s) & 1
    const b = (voidB >> s) & 1
    if (a === 1 && b === 1 && r > 0) return
    if (a === 0 && b === 1) k -= r
    if (a === 0 && b === 0) free += r
  }
  const ways = binomial(free, k)
  if (ways === 0) return
  total.lo[0] = ways
  const out = lengths.lo
  for (let s = 0; s < 4; s++) {
    const r = HOLDING_LENGTH[space.unseen[s as 0]]!
    const at = s * PER_SUIT
    if (((voidA >> s) & 1) === 1) {
      out[at] = ways
      out[PER_HAND + at + r] = ways
    } else if (((voidB >> s) & 1) === 1) {
      out[at + r] = ways
      out[PER_HAND + at] = ways
    } else {
      for (let j = Math.max(0, k - free + r), end = Math.min(r, k); j <= end; j++) {
        const n = binomial(r, j) * binomial(free - r, k - j)
        out[at + j] = n
        out[PER_HAND + at + r - j] = n
      }
    }
  }
}

/** One of three hands: fix its lengths (at most 560 vectors); the other two share the rest in closed form. */
function countOneOfThree(
  space: LayoutSpace,
  hand: number,
  lengths: ExactTable,
  total: ExactTable | undefined,
): void {
  const { vacantB, voidB, voidC } = othersOf(space, hand)
  const places = space.vacant[hand]!
  const mine = space.voids[hand]!
  const r = space.unseen.map((h) => HOLDING_LENGTH[h]!) as [number, number, number, number]
  // Least and most of each suit: none when void, all of it when both others are void.
  const most = r.map((n, s) => (((mine >> s) & 1) === 1 ? 0 : n)) as typeof r
  const least = r.map((n, s) => ((((voidB & voidC) >> s) & 1) === 1 ? n : 0)) as typeof r
  const base = hand * PER_HAND
  for (let c = least[0]; c <= most[0]; c++) {
    const waysC = binomial(r[0], c)
    for (let d = least[1]; d <= most[1] && c + d <= places; d++) {
      const waysD = waysC * binomial(r[1], d)
      for (let h = least[2]; h <= most[2] && c + d + h <= places; h++) {
        const s = places - c - d - h
        if (s < least[3] || s > most[3]) continue
        let free = 0
        let need = vacantB
        for (let suit = 0; suit < 4; suit++) {
          const left = r[suit as 0] - (suit === 0 ? c : suit === 1 ? d : suit === 2 ? h : s)
          if (((voidB >> suit) & 1) === 1) continue
          if (((voidC >> suit) & 1) === 1) need -= left
          else free += left
        }
        const rest = binomial(free, need)
        if (rest === 0) continue
        const ways = waysD * binomial(r[2], h) * binomial(r[3], s)
        add(lengths, base + c, ways, rest)
        add(lengths, base + PER_SUIT + d, ways, rest)
        add(lengths, base + 2 * PER_SUIT + h, ways, rest)
        add(lengths, base + 3 * PER_SUIT + s, ways, rest)
        if (total !== undefined) add(total, 0, ways, rest)
      }
    }
  }
}

/** Counts layouts and lengths. A space without a layout gives a total of 0. */
export function countLengths(space: LayoutSpace): LengthCounts {
  const total = table(1)
  const lengths = table(space.vacant.length * PER_HAND)
  if (!balances(space)) return { total, lengths }
  if (space.vacant.length === 2) countTwo(space, total, lengths)
  else
    for (let hand = 0; hand < space.vacant.length; hand++)
      countOneOfThree(space, hand, lengths, hand === 0 ? total : undefined)
  return { total, lengths }
}

/** The number of layouts. */
export function countLayouts(space: LayoutSpace): bigint {
  const total = table(1)
  if (!balances(space)) return 0n
  if (space.vacant.length === 2) countTwo(space, total, table(2 * PER_HAND))
  else countOneOfThree(space, 0, table(PER_HAND), total)
  return exactAt(total, 0)
}

/** Suits that the other hands see alike: their honours by points 1..4, and how many spots. */
interface Group {
  readonly size: number
  readonly honours: Tuple4<number>
}
const groupOf = (unseen: Hand, suits: number): Group => {
  const honours: [number, number, number, number] = [0, 0, 0, 0]
  let size = 0
  for (let s = 0; s < 4; s++) {
    if (((suits >> s) & 1) === 0) continue
    const holding = unseen[s as 0]
    size += HOLDING_LENGTH[holding]!
    for (let points = 1; points <= 4; points++)
      honours[(points - 1) as 0] += (holding >> (8 + points)) & 1
  }
  return { size, honours }
}

/** Ways to take n cards with p points from the group, at n * POINTS + p. */
function choices(group: Group): Float64Array {
  const held = group.honours.reduce((a, b) => a + b, 0)
  let byHonours = new Float64Array((held + 1) * POINTS)
  byHonours[0] = 1
  let seen = 0
  for (let points = 1; points <= 4; points++) {
    const m = group.honours[(points - 1) as 0]
    const next = new Float64Array((held + 1) * POINTS)
    for (let c = 0; c <= seen; c++)
      for (let p = 0; p < POINTS; p++) {
        const ways = byHonours[c * POINTS + p]!
        if (ways === 0) continue
        for (let i = 0; i <= m; i++) {
          const at = (c + i) * POINTS + p + i * points
          next[at] = next[at]! + ways * binomial(m, i)
        }
      }
    byHonours = next
    seen += m
  }
  const spots = group.size - held
  const out = new Float64Array((group.size + 1) * POINTS)
  for (let n = 0; n <= group.size; n++)
    for (let c = Math.max(0, n - spots); c <= Math.min(held, n); c++) {
      const low = binomial(spots, n - c)
      for (let p = 0; p < POINTS; p++)
        out[n * POINTS + p] = out[n * POINTS + p]! + byHonours[c * POINTS + p]! * low
    }
  return out
}

/** Points of one hand. The rest depends on its lengths only through how many cards it takes from each group. */
function countPointsOf(space: LayoutSpace, hand: number, out: ExactTable): void {
  const { vacantB, voidB, voidC } = othersOf(space, hand)
  const mine = space.voids[hand]!
  const sizeOf = (suits: number): number => groupOf(space.unseen, suits).size
  const shared = groupOf(space.unseen, ~(mine | voidB | voidC) & 15)
  const onlyB = groupOf(space.unseen, ~mine & ~voidB & voidC & 15)
  const onlyC = groupOf(space.unseen, ~mine & voidB & ~voidC & 15)
  const forced = groupOf(space.unseen, ~mine & voidB & voidC & 15)
  if (sizeOf(mine & voidB & voidC) > 0) return
  const outsideShared = sizeOf(mine & ~voidB & ~voidC & 15)
  const outsideB = sizeOf(mine & ~voidB & voidC & 15)
  const places = space.vacant[hand]! - forced.size
  const shown = forced.honours.reduce((sum, n, i) => sum + n * (i + 1), 0)
  const fromShared = choices(shared)
  const fromB = choices(onlyB)
  const fromC = choices(onlyC)
  const pair = new Float64Array(POINTS)
  for (let b = 0; b <= Math.min(onlyB.size, places); b++)
    for (let c = 0; c <= Math.min(onlyC.size, places - b); c++) {
      const n = places - b - c
      if (n > shared.size) continue
      const rest = binomial(shared.size - n + outsideShared, vacantB - outsideB - (onlyB.size - b))
      if (rest === 0) continue
      pair.fill(0)
      for (let p = 0; p < POINTS; p++) {
        const ways = fromB[b * POINTS + p]!
        if (ways === 0) continue
        for (let q = 0; p + q < POINTS; q++)
          pair[p + q] = pair[p + q]! + ways * fromC[c * POINTS + q]!
      }
      for (let p = 0; p < POINTS; p++) {
        const ways = pair[p]!
        if (ways === 0) continue
        for (let q = 0; p + q + shown < POINTS; q++) {
          const more = fromShared[n * POINTS + q]!
          if (more !== 0) add(out, pointsIndex(hand, p + q + shown), ways * more, rest)
        }
      }
    }
}

/** By `pointsIndex`: how many layouts give each hand each number of points among its unseen cards. */
export function countPoints(space: LayoutSpace): ExactTable {
  const out = table(space.vacant.length * POINTS)
  if (!balances(space)) return out
  for (let hand = 0; hand < space.vacant.length; hand++) countPointsOf(space, hand, out)
  return out
}

/**
 * How many layouts put any one unseen card of the suit in the hand. The unseen cards of a suit are
 * alike to the law, so one number serves them all.
 * @returns 0n when no card of the suit is unseen.
 */
export function countCard(
  counts: LengthCounts,
  space: LayoutSpace,
  hand: number,
  suit: 0 | 1 | 2 | 3,
): bigint {
  const r = HOLDING_LENGTH[space.unseen[suit]]!
  let sum = 0n
  for (let j = 1; j <= r; j++)
    sum += BigInt(j) * exactAt(counts.lengths, lengthIndex(hand, suit, j))
  return r === 0 ? 0n : sum / BigInt(r)
}
