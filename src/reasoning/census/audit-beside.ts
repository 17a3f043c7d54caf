/** Two strategies over every hand there is: for how many the same calls survive, some of the same, or no same one. */
import type { Hand } from '#core/hand.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { SHAPES } from '#core/shape.ts'
import type { Strategy } from '#core/strategy.ts'
import { type CallSet, callsOf } from '#rules/elimination-compile.ts'
import { survivorsOf } from '#systems/opening-strategies/bidder.ts'
import { cells, TOTALS } from './audit-cells.ts'

export const SETS_BESIDE = ['same', 'overlapping', 'disjoint'] as const
/** How the surviving sets of two strategies stand to each other; two empty ones are the same. */
export type SetsBeside = (typeof SETS_BESIDE)[number]
export interface BesideCount {
  readonly hands: number
  /** One of them at random, each equally likely; absent where there is none. */
  readonly example?: Hand
}

const shareCall = (a: CallSet, b: CallSet): boolean => {
  const calls = callsOf(b)
  return callsOf(a).some((call) => calls.includes(call))
}

/** @param seed decides only the examples. */
export function setsBeside(
  a: Strategy,
  b: Strategy,
  seed: Seed,
): Readonly<Record<SetsBeside, BesideCount>> {
  const [first, second] = [survivorsOf(a), survivorsOf(b)]
  const { hands, sample } = cells()
  const places: Readonly<Record<SetsBeside, number[]>> = { same: [], overlapping: [], disjoint: [] }
  for (const [at, [c, d, h, s]] of SHAPES.entries())
    for (let total = 0; total < TOTALS; total++) {
      const place = at * TOTALS + total
      if (hands[place] === 0) continue
      const [one, other] = [first(c, d, h, s, total), second(c, d, h, s, total)]
      const how = one === other ? 'same' : shareCall(one, other) ? 'overlapping' : 'disjoint'
      places[how].push(place)
    }
  const counted = (how: SetsBeside): BesideCount => {
    const all = places[how].reduce((sum, place) => sum + hands[place]!, 0)
    if (all === 0) return { hands: 0 }
    const rng = rngOf(seed, SETS_BESIDE.indexOf(how))
    let left = Number(rng.belowBig(BigInt(all)))
    const place = places[how].find((one) => {
      left -= hands[one]!
      return left < 0
    })!
    const shape = SHAPES[Math.floor(place / TOTALS)]!
    return { hands: all, example: sample(shape, place % TOTALS, rng) }
  }
  return {
    same: counted('same'),
    overlapping: counted('overlapping'),
    disjoint: counted('disjoint'),
  }
}
