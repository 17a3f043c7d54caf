/**
 * One concealed hand walked over whole hands, for constraints that neither shape and points nor
 * single suits decide. Holdings of a suit that no measure tells apart are one class; every choice of
 * four classes that fill the hand is visited, and the constraints are asked only where shape and
 * points leave them open. The other hand has the rest, so that its constraints are asked too where
 * just two are concealed.
 */

import { cellsOf, hasCell } from '#constraint/cells.ts'
import { createCompiler, type Test } from '#constraint/compile.ts'
import { EMPTY_HAND, type Hand } from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH, type Holding } from '#core/holding.ts'
import { shapeIndex } from '#core/shape.ts'
import { SUITS } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { knownOf } from '../law/position.ts'
import { holdingTraits } from '../predicates/holding-traits.ts'
import { unseenPoints } from '../predicates/judge.ts'
import { type PosteriorPlan, planRuns } from './posterior-plan.ts'
import { lengthSetter, weighVector } from './vector-weight.ts'

/** Holdings of one suit that no question tells apart, with derivatives that the walk adds up. */
export interface WalkClass {
  /** The unseen cards of one of them. */
  readonly unseen: Holding
  /** Shares of the suit's plan in the class. */
  readonly shares: readonly number[]
  /** Sum of their ways and weights. */
  readonly weight: number
  readonly points: number
  /** Whole holdings, as dealt, of the walked hand and of the other. */
  readonly held: Holding
  readonly left: Holding
  /** Weight of all completions in the vector under way. */
  slope: number
}

/** The result of one vector of unseen lengths. `byPoints` and the slopes of the classes are used again. */
export interface WalkedVector {
  readonly lengths: Tuple4<number>
  readonly classes: readonly (readonly WalkClass[])[]
  readonly total: number
  readonly byPoints: Float64Array
  /** Weights of the four suits' sums of `tag`, where tags are asked for. */
  readonly byTag: Float64Array | undefined
  /**
   * By the truths of the constraints on whole hands, bit `place in plan.meets`: weights by points.
   * Empty where nothing that the plan asks goes vector by vector.
   */
  readonly byTruths: ReadonlyMap<number, Float64Array>
}
export interface WalkOptions {
  /** Ways for the other hands to share the rest; a vector with none is left out. */
  readonly ways: (c: number, d: number, h: number, s: number) => number
  /** A number for each class, added over the suits; the vector's weights are kept by the sum. */
  readonly tag?: { readonly of: (suit: number, unseen: Holding) => number; readonly size: number }
  /** Called for every vector with weight; true ends the walk. */
  readonly visit: (vector: WalkedVector) => boolean
}

/** Classes of a suit by kind and by unseen length. */
function classesOf(
  plan: PosteriorPlan,
  suit: 0 | 1 | 2 | 3,
  both: boolean,
): readonly (readonly (readonly WalkClass[])[])[] {
  const { shares, weights, kinds, tags } = plan.suits[suit]
  const [a, b] = shares.holdings as readonly [Uint16Array, Uint16Array]
  const known = knownOf(plan.position, 0, suit)
  const beyond = knownOf(plan.position, 1, suit)
  const lists = tags.map(() =>
    Array.from(
      { length: 14 },
      () => new Map<string, WalkClass & { shares: number[]; weight: number }>(),
    ),
  )
  for (let i = 0; i < a.length; i++) {
    const weight = shares.ways[i]! * weights[i]!
    if (weight === 0) continue
    const unseen = a[i] as Holding
    const held = (unseen | known) as Holding
    const left = (b[i]! | beyond) as Holding
    const key = both ? `${holdingTraits(held)} ${holdingTraits(left)}` : holdingTraits(held)
    const map = lists[kinds[i]!]?.[HOLDING_LENGTH[unseen]!] as Map<
      string,
      WalkClass & { shares: number[]; weight: number }
    >
    const met = map.get(key)
    if (met === undefined)
      map.set(key, {
        unseen,
        shares: [i],
        weight,
        points: HOLDING_HCP[unseen]!,
        held,
        left,
        slope: 0,
      })
    else {
      met.shares.push(i)
      met.weight += weight
    }
  }
  return lists.map((byLength) => byLength.map((map) => [...map.values()]))
}

/** One more than the points, as sets of points have 42 places. */
const MOST_SUMS = 42
const NO_TRUTHS: ReadonlyMap<number, Float64Array> = new Map()
/** Choices of four classes between two yields: some milliseconds. */
const STEP = 40_000

/**
 * Walks every hand the first one of the plan's two can be. Yields the share done, 0..1.
 */
export function* walkHands(
  plan: PosteriorPlan,
  options: WalkOptions,
): Generator<number, void, void> {
  const { position } = plan
  const { ways, visit, tag } = options
  const places = position.vacant[0]!
  const top = unseenPoints(position)
  const shaped = plan.joint.filter((action) => action.shape)
  const setLengths = lengthSetter(plan)
  const compilers = [createCompiler(), createCompiler()] as const
  const asked = plan.meets.map(({ fact, place }) => {
    const hand = position.seats.indexOf(fact.seat) as 0 | 1
    return { hand, place, cells: cellsOf(fact.is), test: compilers[hand].compile(fact.is) }
  })
  const both = asked.some((one) => one.hand === 1)
  const shown = [0, 1].map((hand) =>
    SUITS.reduce<number>((sum, s) => sum + HOLDING_HCP[knownOf(position, hand, s)]!, 0),
  ) as [number, number]
  const all = SUITS.map((suit) => classesOf(plan, suit, both))
  const tagOf = (suit: number, one: WalkClass): number => tag?.of(suit, one.unseen) ?? 0
  const weight = new Float64Array(41)
  const byPoints = new Float64Array(41)
  const byTag = tag === undefined ? undefined : new Float64Array(tag.size)
  const mine: [...Hand] = [...EMPTY_HAND]
  const rest: [...Hand] = [...EMPTY_HAND]
  /** By points: truths that shape and points decide, as bits; and which are open. */
  const sure = new Int32Array(41)
  const open = new Int32Array(41)
  const made: (Float64Array | undefined)[] = []
  const byTruths = plan.asks.length === 0 ? undefined : new Map<number, Float64Array>()
  let work = 0
  let steps = 0
  for (const { kinds, factor } of planRuns(plan, 'weights')) {
    const byKind = kinds.map((kind, s) => all[s]?.[kind] ?? [])
    for (let c = 0; c <= 13 && c <= places; c++) {
      const C = byKind[0]?.[c] ?? []
      if (C.length === 0) continue
      for (let d = 0; d <= 13 && c + d <= places; d++) {
        const D = byKind[1]?.[d] ?? []
        if (D.length === 0) continue
        for (let h = Math.max(0, places - c - d - 13); h <= 13 && c + d + h <= places; h++) {
          const s = places - c - d - h
          const H = byKind[2]?.[h] ?? []
          const S = byKind[3]?.[s] ?? []
          if (H.length === 0 || S.length === 0 || ways(c, d, h, s) === 0) continue
          setLengths(c, d, h, s)
          const { lengths } = plan
          const shapes = [0, 4].map((at) =>
            shapeIndex([lengths[at], lengths[at + 1], lengths[at + 2], lengths[at + 3]] as [
              number,
              number,
              number,
              number,
            ]),
          )
          sure.fill(0)
          open.fill(0)
          for (const [m, one] of asked.entries())
            for (let t = 0; t <= top; t++) {
              const points = one.hand === 0 ? shown[0] + t : shown[1] + top - t
              if (points > 37) continue
              const cell = shapes[one.hand]! * 38 + points
              if (hasCell(one.cells.must, cell)) sure[t] = sure[t]! | (1 << m)
              else if (hasCell(one.cells.may, cell)) open[t] = open[t]! | (1 << m)
            }
          made.length = 0
          const weightFor = (bits: number): Float64Array => {
            const kept = made[bits]
            if (kept !== undefined) return kept
            for (const [m, one] of asked.entries()) plan.truths[one.place] = (bits >> m) & 1
            const some = weighVector(shaped, top, factor, weight)
            const out = some ? weight.slice() : new Float64Array(41)
            made[bits] = out
            return out
          }
          byPoints.fill(0)
          byTag?.fill(0)
          byTruths?.clear()
          let total = 0
          for (const one of C) {
            mine[0] = one.held
            rest[0] = one.left
            const tc = tagOf(0, one)
            let sumD = 0
            for (const two of D) {
              mine[1] = two.held
              rest[1] = two.left
              const td = tc + tagOf(1, two)
              let sumH = 0
              const front = one.weight * two.weight
              for (const three of H) {
                mine[2] = three.held
                rest[2] = three.left
                const before = one.points + two.points + three.points
                const th = td + tagOf(2, three)
                const product = front * three.weight
                let sumS = 0
                for (const four of S) {
                  const t = before + four.points
                  let bits = sure[t]!
                  if (open[t] !== 0) {
                    mine[3] = four.held
                    rest[3] = four.left
                    bits |= askedOf(asked, open[t]!, compilers, mine, rest)
                  }
                  const w = weightFor(bits)[t]!
                  if (w === 0) continue
                  const x = four.weight * w
                  four.slope += product * w
                  sumS += x
                  byPoints[t] = byPoints[t]! + product * x
                  if (byTruths !== undefined) {
                    let sums = byTruths.get(bits)
                    if (sums === undefined) {
                      sums = new Float64Array(MOST_SUMS)
                      byTruths.set(bits, sums)
                    }
                    sums[t] = sums[t]! + product * x
                  }
                  if (byTag !== undefined) {
                    const at = th + tagOf(3, four)
                    byTag[at] = byTag[at]! + product * x
                  }
                }
                three.slope += front * sumS
                sumH += three.weight * sumS
              }
              two.slope += one.weight * sumH
              sumD += two.weight * sumH
            }
            one.slope += sumD
            total += one.weight * sumD
          }
          const classes = [C, D, H, S]
          const lengths4 = [c, d, h, s] as const
          const truths = byTruths ?? NO_TRUTHS
          if (
            total !== 0 &&
            visit({ lengths: lengths4, classes, total, byPoints, byTag, byTruths: truths })
          )
            return
          for (const list of classes) for (const one of list) one.slope = 0
          work += C.length * D.length * H.length * S.length
          steps += 1
          if (work > STEP) {
            work = 0
            yield Math.min(1, steps / 560)
          }
        }
      }
    }
  }
}

function askedOf(
  asked: readonly { readonly hand: 0 | 1; readonly test: Test }[],
  open: number,
  compilers: readonly [ReturnType<typeof createCompiler>, ReturnType<typeof createCompiler>],
  mine: Hand,
  rest: Hand,
): number {
  let bits = 0
  for (const hand of [0, 1] as const) {
    let facts: ReturnType<(typeof compilers)[0]['read']> | undefined
    for (let m = 0; m < asked.length; m++) {
      const one = asked[m] as { readonly hand: 0 | 1; readonly test: Test }
      if (one.hand !== hand || ((open >> m) & 1) === 0) continue
      facts ??= compilers[hand].read(hand === 0 ? mine : rest)
      if (one.test(facts)) bits |= 1 << m
    }
  }
  return bits
}
