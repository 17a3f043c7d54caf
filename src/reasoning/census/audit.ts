/**
 * A strategy over every hand there is: which sets of calls survive, how often, and where. What
 * survives depends on the lengths and the total alone, so 15,152 cells of shape and points stand for
 * all 635,013,559,600 hands. The counts are exact.
 */

import { roomBeside } from '#core/answer-turns.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SHAPES, type Shape, shapeIndex } from '#core/shape.ts'
import { finish } from '#core/steps.ts'
import type { Strategy } from '#core/strategy.ts'
import { type CallSet, callsOf } from '#rules/elimination-compile.ts'
import { survivorsOf, type TurnOptions } from '#systems/opening-strategies/bidder.ts'
import { cells, TOTALS } from './audit-cells.ts'

/** Numbers of something counted. */
export interface AuditCount {
  readonly hands: number
  /** Different hands when only points and length of each suit are seen. */
  readonly featureVectors: number
}
/** Where a set occurs: a shape, and the totals with which it does. */
export interface AuditPlace extends AuditCount {
  readonly shape: Shape
  /** In rising order. */
  readonly hcp: readonly number[]
}
export interface AuditSet extends AuditCount {
  /** The surviving calls, Pass first, then upwards; none is a contradiction. */
  readonly calls: readonly Call[]
  readonly cells: number
  /** Shapes by clubs, diamonds, hearts, spades, fewest clubs first. */
  readonly places: readonly AuditPlace[]
  /** A hand of the set at random, each equally likely; the seed decides which. */
  readonly example: Hand
}
export interface AuditSize extends AuditCount {
  /** How many calls survive. */
  readonly size: number
}
export interface Audit extends AuditCount {
  readonly cells: number
  /** Sizes that occur, smallest first. */
  readonly sizes: readonly AuditSize[]
  /** Sets that occur, commonest first; sets equally common in the order in which they are met. */
  readonly sets: readonly AuditSet[]
}
export interface AuditProgress {
  /** Hands counted so far, of 635,013,559,600. */
  readonly hands: number
}

/** The shapes with fewest clubs first, then diamonds, then hearts. */
const RISING: readonly Shape[] = [...SHAPES].sort(
  (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2],
)
/** Shapes between two yields. */
const STEP = 40

interface Tally {
  readonly set: CallSet
  hands: number
  featureVectors: number
  cells: number
  readonly places: { shape: Shape; hcp: number[]; hands: number; featureVectors: number }[]
}

/**
 * Counts all hands by surviving set; at a turn after an opening those that leave room for it, each once, whatever the
 * odds of the opening beside it.
 * @param seed decides only the examples.
 * @yields the hands counted, every few milliseconds at most.
 */
export function* audit(
  strategy: Strategy,
  seed: Seed,
  options?: TurnOptions,
): Generator<AuditProgress, Audit, void> {
  const survivors = survivorsOf(strategy, options)
  const room = roomBeside(strategy, options?.turn)
  const { hands, features, sample } = cells()
  const tallies = new Map<CallSet, Tally>()
  let counted = 0
  for (const [i, shape] of RISING.entries()) {
    const row = shapeIndex(shape) * TOTALS
    for (let total = 0; total < TOTALS; total++) {
      const n = hands[row + total]!
      if (n === 0 || !room(shape, total)) continue
      const f = features[row + total]!
      const set = survivors(shape[0], shape[1], shape[2], shape[3], total)
      let tally = tallies.get(set)
      if (tally === undefined) {
        tally = { set, hands: 0, featureVectors: 0, cells: 0, places: [] }
        tallies.set(set, tally)
      }
      tally.hands += n
      tally.featureVectors += f
      tally.cells += 1
      const place = tally.places.at(-1)
      if (place?.shape === shape) {
        place.hcp.push(total)
        place.hands += n
        place.featureVectors += f
      } else tally.places.push({ shape, hcp: [total], hands: n, featureVectors: f })
      counted += n
    }
    if (i % STEP === STEP - 1) yield { hands: counted }
  }

  const sets: AuditSet[] = []
  const sizes = new Map<number, AuditSize>()
  for (const tally of [...tallies.values()].sort((a, b) => b.hands - a.hands)) {
    const calls = callsOf(tally.set)
    // Each set has its own stream, so that an edit elsewhere does not change its example.
    const rng = rngOf(seed, tally.set)
    let at = Number(rng.belowBig(BigInt(tally.hands)))
    const place = tally.places.find((one) => {
      at -= one.hands
      return at < 0
    }) as AuditPlace
    let within = at + place.hands
    const total = place.hcp.find((points) => {
      within -= hands[shapeIndex(place.shape) * TOTALS + points]!
      return within < 0
    })!
    sets.push({
      calls,
      hands: tally.hands,
      featureVectors: tally.featureVectors,
      cells: tally.cells,
      places: tally.places,
      example: sample(place.shape, total, rng),
    })
    const size = sizes.get(calls.length)
    sizes.set(calls.length, {
      size: calls.length,
      hands: (size?.hands ?? 0) + tally.hands,
      featureVectors: (size?.featureVectors ?? 0) + tally.featureVectors,
    })
  }
  const sum = (of: (set: AuditSet) => number): number => sets.reduce((n, set) => n + of(set), 0)
  return {
    hands: counted,
    featureVectors: sum((set) => set.featureVectors),
    cells: sum((set) => set.cells),
    sizes: [...sizes.values()].sort((a, b) => a.size - b.size),
    sets,
  }
}

/** Runs an audit to its end in one go. */
export function auditOf(strategy: Strategy, seed: Seed, options?: TurnOptions): Audit {
  return finish(audit(strategy, seed, options))
}
