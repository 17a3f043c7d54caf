/** Weights and violation patterns of one vector of lengths, as functions of the points on the axis. */
import type { VectorWeight } from '#counting/layouts-two.ts'
import { LOW_BITS, type PointSet, unseenPoints } from '../predicates/judge.ts'
import type { PlannedAction, PosteriorPlan } from './posterior-plan.ts'

/** The set 0..top. */
export const upTo = (top: number): PointSet => ({
  low: top >= LOW_BITS - 1 ? 0x1fffff : (1 << (top + 1)) - 1,
  high: top < LOW_BITS ? 0 : (1 << (top - LOW_BITS + 1)) - 1,
})

const met: PointSet = { low: 0, high: 0 }
/**
 * The combined weight of some actions over the points of the axis, for the dealt lengths in the
 * plan. Points that another factor has already made impossible are not asked about.
 * @returns false when the weight is 0 everywhere.
 */
export function weighVector(
  actions: readonly PlannedAction[],
  top: number,
  factor: number,
  out: Float64Array,
): boolean {
  // Written out term by term: this runs for every vector of lengths.
  const { low: allLow, high: allHigh } = upTo(top)
  let liveLow = allLow
  let liveHigh = allHigh
  out.fill(factor, 0, top + 1)
  for (const { judges, values } of actions) {
    let restLow = liveLow
    let restHigh = liveHigh
    for (let i = 0; i <= judges.length && (restLow | restHigh) !== 0; i++) {
      let low = restLow
      let high = restHigh
      if (i < judges.length) {
        judges[i]!(met)
        low &= met.low
        high &= met.high
        restLow &= ~low
        restHigh &= ~high
      }
      const value = values[i]!
      if (value === 1) continue
      if (value === 0) {
        liveLow &= ~low
        liveHigh &= ~high
      }
      for (; low !== 0; low &= low - 1) {
        const t = 31 - Math.clz32(low & -low)
        out[t] = out[t]! * value
      }
      for (; high !== 0; high &= high - 1) {
        const t = LOW_BITS + 31 - Math.clz32(high & -high)
        out[t] = out[t]! * value
      }
    }
    if ((liveLow | liveHigh) === 0) return false
  }
  return true
}

/** Sets the dealt lengths of both hands from the first hand's unseen ones. */
export function lengthSetter(
  plan: PosteriorPlan,
): (c: number, d: number, h: number, s: number) => void {
  const { position, lengths } = plan
  const known = Array.from({ length: 4 }, (_, s) => {
    let n = 0
    for (let m = position.known[s] as number; m !== 0; m &= m - 1) n += 1
    return n
  })
  const supply = Array.from({ length: 4 }, (_, s) => {
    let n = 0
    for (const mask of [position.unseen[s as 0], position.known[s], position.known[4 + s]])
      for (let m = mask as number; m !== 0; m &= m - 1) n += 1
    return n
  })
  const [k0, k1, k2, k3] = known as [number, number, number, number]
  const [s0, s1, s2, s3] = supply as [number, number, number, number]
  return (c, d, h, s) => {
    lengths[0] = k0 + c
    lengths[1] = k1 + d
    lengths[2] = k2 + h
    lengths[3] = k3 + s
    lengths[4] = s0 - k0 - c
    lengths[5] = s1 - k1 - d
    lengths[6] = s2 - k2 - h
    lengths[7] = s3 - k3 - s
  }
}

/** The weight of each vector of lengths of the first of two hands, for the run whose truths are set. */
export function vectorWeight(plan: PosteriorPlan, factor: number): VectorWeight {
  const top = unseenPoints(plan.position)
  const weight = new Float64Array(41)
  const actions = plan.joint.filter((action) => action.shape)
  if (actions.length === 0) {
    weight.fill(factor)
    return () => weight
  }
  const setLengths = lengthSetter(plan)
  return (c, d, h, s) => {
    setLengths(c, d, h, s)
    return weighVector(actions, top, factor, weight) ? weight : undefined
  }
}
