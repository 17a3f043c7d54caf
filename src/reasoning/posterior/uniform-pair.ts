/**
 * Two hands without agreements beside one that is walked: they share what it leaves, every way
 * equally likely, so their lengths, points and cards follow in closed form.
 */

import { binomial } from '#core/binomial.ts'
import { HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import { shownHcp } from '../law/hcp-bounds.ts'
import { isVoid, type Position } from '../law/position.ts'
import type { WalkedVector } from './hand-walk.ts'
import type { Posterior } from './posterior.ts'

export interface UniformPair {
  /** What the walk must add up over the suits so that the points are known at the end. */
  readonly tag: { readonly of: (suit: number, unseen: Holding) => number; readonly size: number }
  /**
   * Adds up the lengths and shapes of the two hands for one vector of the walked hand.
   * @param rest ways to share what it leaves.
   * @returns by suit, the chance that the first of the two has a given card that is left.
   */
  readonly vector: (vector: WalkedVector, rest: number, out: Posterior) => readonly number[]
  /** Adds their points, after the last vector. */
  readonly finish: (out: Posterior) => void
}

/** Court cards of the suits both may hold, a digit in base five for each rank, jacks first. */
const COURTS = 625

const add = (list: Float64Array, at: number, n: number): void => {
  list[at] = list[at]! + n
}

export function uniformPair(position: Position, [b, c]: readonly [number, number]): UniformPair {
  const unseen = SUITS.map((s) => position.unseen[s])
  const mayB = SUITS.map((s) => !isVoid(position, b, s))
  const mayC = SUITS.map((s) => !isVoid(position, c, s))
  const pool = (s: number): boolean => mayB[s] === true && mayC[s] === true
  const only = (may: readonly boolean[], s: number): boolean => may[s] === true && !pool(s)
  const pointsOf = (cards: number): number => HOLDING_HCP[cards as Holding]!
  /** One more than the most points that can fall to one of them alone. */
  const room = (may: readonly boolean[]): number =>
    SUITS.reduce<number>((n, s) => n + (only(may, s) ? pointsOf(unseen[s] as number) : 0), 1)
  const roomB = room(mayB)
  const a = 3 - b - c
  const size = COURTS * roomB * room(mayC)
  const known = position.known.map((cards) => HOLDING_LENGTH[cards]!)
  /** By free cards * 64 + places of the first hand among them: weight by tag. */
  const sums = new Map<number, Float64Array>()
  return {
    tag: {
      size,
      of: (suit, taken) => {
        const left = (unseen[suit] as number) & ~taken
        if (only(mayB, suit)) return COURTS * pointsOf(left)
        if (only(mayC, suit)) return COURTS * roomB * pointsOf(left)
        const bit = (rank: number): number => (left >> rank) & 1
        return bit(9) + 5 * bit(10) + 25 * bit(11) + 125 * bit(12)
      },
    },
    vector: (vector, rest, out) => {
      const left = vector.lengths.map((n, s) => HOLDING_LENGTH[unseen[s]!]! - n)
      let free = 0
      let need = position.vacant[b]!
      for (let s = 0; s < 4; s++)
        if (pool(s)) free += left[s]!
        else if (only(mayB, s)) need -= left[s]!
      const key = free * 64 + need
      const kept = sums.get(key) ?? new Float64Array(size)
      sums.set(key, kept)
      const { byTag } = vector
      if (byTag !== undefined)
        for (let i = 0; i < size; i++) if (byTag[i] !== 0) add(kept, i, byTag[i]! * rest)
      const layouts = binomial(free, need)
      const weight = vector.total * rest
      for (const s of SUITS) {
        const n = left[s]!
        const put = (first: number, share: number): void => {
          add(out.lengths, b * 56 + s * 14 + known[b * 4 + s]! + first, share)
          add(out.lengths, c * 56 + s * 14 + known[c * 4 + s]! + n - first, share)
          const taken = [0, 0, 0]
          taken[a] = vector.lengths[s]
          taken[b] = first
          taken[c] = n - first
          const dealt = taken.map((cards, h) => cards + known[h * 4 + s]!)
          add(out.splits, s * 196 + dealt[0]! * 14 + dealt[1]!, share)
        }
        if (!pool(s)) put(mayB[s] === true ? n : 0, weight)
        else
          for (let j = 0; j <= n; j++) {
            const ways = binomial(n, j) * binomial(free - n, need - j)
            if (ways > 0) put(j, (weight * ways) / layouts)
          }
      }
      eachVector(left, pool, mayB, position.vacant[b]!, (lengths, ways) => {
        const share = (weight * ways) / layouts
        const dealt = (h: number, of: (s: number) => number): Shape =>
          bySuit((s) => of(s) + known[h * 4 + s]!)
        addShape(
          out,
          b,
          dealt(b, (s) => lengths[s]!),
          share,
        )
        addShape(
          out,
          c,
          dealt(c, (s) => left[s]! - lengths[s]!),
          share,
        )
      })
      return SUITS.map((s) => (pool(s) ? (free === 0 ? 0 : need / free) : mayB[s] === true ? 1 : 0))
    },
    finish: (out) => {
      const [shownB, shownC] = [shownHcp(position, b), shownHcp(position, c)]
      for (const [key, byTag] of sums)
        for (const [tag, weight] of byTag.entries()) {
          if (weight === 0) continue
          const fixedB = Math.floor(tag / COURTS) % roomB
          const fixedC = Math.floor(tag / COURTS / roomB)
          eachShare(key >> 6, key & 63, tag % COURTS, (first, second, chance) => {
            add(out.points, b * 41 + shownB + fixedB + first, weight * chance)
            add(out.points, c * 41 + shownC + fixedC + second, weight * chance)
          })
        }
    },
  }
}

/** Adds to the weight of a shape of a hand, as dealt. */
export function addShape(out: Posterior, hand: number, dealt: Shape, weight: number): void {
  const at = shapeIndex(dealt)
  if (at >= 0 && out.shapes !== undefined) add(out.shapes, hand * SHAPES.length + at, weight)
}

/** Every way for one of two hands to fill its places from the suits left, with the ways to choose the cards. */
function eachVector(
  left: readonly number[],
  pool: (s: number) => boolean,
  may: readonly boolean[],
  places: number,
  take: (lengths: readonly number[], ways: number) => void,
): void {
  const lengths = [0, 0, 0, 0]
  const suit = (s: number, need: number, ways: number): void => {
    if (s === 4) {
      if (need === 0) take(lengths, ways)
      return
    }
    const n = left[s]!
    const fixed = pool(s) ? undefined : may[s] === true ? n : 0
    for (let j = fixed ?? 0; j <= (fixed ?? Math.min(n, need)); j++) {
      if (j > need) return
      lengths[s] = j
      suit(s + 1, need - j, pool(s) ? ways * binomial(n, j) : ways)
    }
  }
  suit(0, places, 1)
}

/** Every way for two hands to share the court cards, with its chance, by points. */
function eachShare(
  free: number,
  need: number,
  courts: number,
  take: (first: number, second: number, chance: number) => void,
): void {
  const [j, q, k, a] = [1, 5, 25, 125].map((n) => Math.floor(courts / n) % 5) as [
    number,
    number,
    number,
    number,
  ]
  const spots = free - j - q - k - a
  const all = binomial(free, need)
  const points = 4 * a + 3 * k + 2 * q + j
  for (let ia = 0; ia <= a; ia++)
    for (let ik = 0; ik <= k; ik++)
      for (let iq = 0; iq <= q; iq++)
        for (let ij = 0; ij <= j; ij++) {
          const ways =
            binomial(a, ia) *
            binomial(k, ik) *
            binomial(q, iq) *
            binomial(j, ij) *
            binomial(spots, need - ia - ik - iq - ij)
          const first = 4 * ia + 3 * ik + 2 * iq + ij
          if (ways > 0) take(first, points - first, ways / all)
        }
}
