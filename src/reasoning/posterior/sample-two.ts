/**
 * Layouts of two concealed hands drawn independently, each with the very probability that the
 * posterior gives it: a vector of lengths by its weight, then the points of the two pairs of suits,
 * then of each suit, then which honours, then which small cards. No draw is rejected.
 */

import { type Hand, ofMasks } from '#core/hand.ts'
import { HOLDING_HCP, HOLDING_LENGTH } from '#core/holding.ts'
import type { Rng } from '#core/rng.ts'
import { bySuit, SUITS } from '#core/suit.ts'
import type { Tuple4 } from '#core/tuple.ts'
import { addTwo, emptySums, SUIT_CELL_POINTS, type SuitCells } from '#counting/layouts-two.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { type Picker, pickerOf, someOf } from './pick.ts'
import { type PosteriorSuitPlan, planRuns, planSteps } from './posterior-plan.ts'
import { suitTablesTwo } from './posterior-two.ts'
import { vectorWeight } from './vector-weight.ts'

/** Draws whole hands of the concealed seats, in the order of `Position.seats`. */
export interface Sampler {
  /** Weight of all layouts, as in the posterior; more where constraints on whole hands are met by trying again. */
  readonly total: number
  readonly draw: (rng: Rng) => readonly Hand[]
}

/** Vectors found between two yields: a millisecond or two. */
const VECTORS = 300

/** Shares of a suit by kind and by place in its table. */
type SharesAt = readonly (readonly (Picker<number> | undefined)[])[]

function sharesAt(suit: PosteriorSuitPlan): SharesAt {
  const held = suit.shares.holdings[0]!
  const lists = suit.tags.map(() => new Map<number, { item: number; weight: number }[]>())
  for (let i = 0; i < held.length; i++) {
    const weight = suit.shares.ways[i]! * suit.weights[i]!
    if (weight === 0) continue
    const mask = held[i]!
    const at = HOLDING_LENGTH[mask]! * SUIT_CELL_POINTS + HOLDING_HCP[mask]!
    const list = lists[suit.kinds[i]!] as Map<number, { item: number; weight: number }[]>
    const here = list.get(at)
    if (here === undefined) list.set(at, [{ item: i, weight }])
    else here.push({ item: i, weight })
  }
  return lists.map((map) => {
    const out: (Picker<number> | undefined)[] = []
    for (const [at, list] of map) out[at] = pickerOf(list)
    return out
  })
}

/** One vector of lengths of one run, with the choices of points inside it found when first drawn. */
interface Vector {
  readonly cells: Tuple4<SuitCells>
  readonly kinds: Tuple4<number>
  readonly lengths: Tuple4<number>
  /** The weight of the vector by points. */
  readonly weight: Float64Array
  points: Picker<Tuple4<number>> | undefined
}

/** The points of the four suits together: at most a few hundred choices. */
function pointsOf(vector: Vector): Picker<Tuple4<number>> {
  const rows = bySuit((s) =>
    vector.cells[s].subarray(
      vector.lengths[s] * SUIT_CELL_POINTS,
      (vector.lengths[s] + 1) * SUIT_CELL_POINTS,
    ),
  )
  const list: { item: Tuple4<number>; weight: number }[] = []
  for (let c = 0; c < SUIT_CELL_POINTS; c++) {
    const wc = rows[0][c]!
    if (wc === 0) continue
    for (let d = 0; d < SUIT_CELL_POINTS; d++) {
      const wd = wc * rows[1][d]!
      if (wd === 0) continue
      for (let h = 0; h < SUIT_CELL_POINTS; h++) {
        const wh = wd * rows[2][h]!
        if (wh === 0) continue
        for (let s = 0; s < SUIT_CELL_POINTS; s++) {
          const ws = rows[3][s]!
          if (ws === 0) continue
          const weight = wh * ws * vector.weight[c + d + h + s]!
          if (weight !== 0) list.push({ item: [c, d, h, s], weight })
        }
      }
    }
  }
  return pickerOf(list)
}

/**
 * A sampler made step by step: a yield after each of the tables of a suit, and after every few
 * vectors.
 * @returns `undefined` when no layout has weight.
 */
export function* samplerTwoSteps(
  position: Position,
  actions: readonly Likelihood[],
): Generator<number, Sampler | undefined, void> {
  const planning = planSteps(position, actions, 'weights')
  let step = planning.next()
  while (step.done !== true) {
    yield 0
    step = planning.next()
  }
  const plan = step.value
  const tables: (readonly SuitCells[])[] = []
  const shares: SharesAt[] = []
  for (const suit of plan.suits) {
    tables.push(suitTablesTwo(suit))
    yield 0
    shares.push(sharesAt(suit))
    yield 0
  }
  const vectors: { item: Vector; weight: number }[] = []
  let told = 0
  for (const { kinds, factor } of planRuns(plan, 'weights')) {
    const cells = bySuit((s) => tables[s]![kinds[s]]!)
    const weightOf = vectorWeight(plan, factor)
    let last: Float64Array | undefined
    addTwo(
      emptySums(),
      cells,
      position.vacant[0]!,
      (c, d, h, s) => {
        last = weightOf(c, d, h, s)
        return last
      },
      undefined,
      (c, d, h, s, weight) => {
        vectors.push({
          weight,
          item: {
            cells,
            kinds,
            lengths: [c, d, h, s],
            weight: last!.slice(),
            points: undefined,
          },
        })
      },
    )
    if (vectors.length - told < VECTORS) continue
    told = vectors.length
    yield 0.5
  }
  if (vectors.length === 0) return undefined
  const pickVector = pickerOf(vectors)
  return {
    total: pickVector.total,
    draw: (rng) => {
      const vector = pickVector.pick(rng)
      vector.points ??= pointsOf(vector)
      const points = vector.points.pick(rng)
      const mine: [...Tuple4<number>] = [0, 0, 0, 0]
      const theirs: [...Tuple4<number>] = [0, 0, 0, 0]
      for (const suit of SUITS) {
        const at = vector.lengths[suit] * SUIT_CELL_POINTS + points[suit]
        const picker = shares[suit]![vector.kinds[suit]]![at]!
        const share = picker.pick(rng)
        const plans = plan.suits[suit].shares
        const held = plans.holdings[0]![share]!
        let a = 0
        for (const band of plans.bands) {
          const n = HOLDING_LENGTH[held & band]!
          if (n > 0) a |= someOf(rng, band, n)
        }
        mine[suit] = a | (position.known[suit] as number)
        theirs[suit] = (position.unseen[suit] & ~a) | (position.known[4 + suit] as number)
      }
      return [ofMasks(mine), ofMasks(theirs)]
    },
  }
}
