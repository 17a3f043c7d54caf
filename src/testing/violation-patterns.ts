/** Patterns of broken agreements, counted layout by layout. */
import { bySuit } from '#core/suit.ts'
import { addTwo, emptySums } from '#counting/layouts-two.ts'
import type { Position } from '#reasoning/law/position.ts'
import {
  eachRun,
  type PlannedAction,
  type PosteriorPlan,
  planOf,
} from '#reasoning/posterior/posterior-plan.ts'
import { suitTablesTwo } from '#reasoning/posterior/posterior-two.ts'
import { lengthSetter, upTo } from '#reasoning/posterior/vector-weight.ts'
import { LOW_BITS, type PointSet, unseenPoints } from '#reasoning/predicates/judge.ts'
import type { Likelihood } from '#reasoning/predicates/likelihood.ts'

/**
 * How many layouts break which agreements, weights aside: entry `pattern` counts those in which
 * exactly the actions of its bits are off (not at their first weight). Entry 0 is the consistent ones.
 */
export function violationPatternsTwo(
  position: Position,
  actions: readonly Likelihood[],
): Float64Array {
  const plan = planOf(position, actions, 'pattern')
  const tables = plan.suits.map(suitTablesTwo)
  const counts = new Float64Array(2 ** actions.length)
  const sums = emptySums()
  const top = unseenPoints(position)
  const pattern = new Int32Array(41)
  const ones = new Float64Array(41).fill(1)
  const setLengths = lengthSetter(plan)
  eachRun(plan, 'pattern', (kinds) => {
    addTwo(
      sums,
      bySuit((s) => tables[s]![kinds[s]]!),
      position.vacant[0]!,
      () => ones,
      undefined,
      (c, d, h, s, _, byPoints) => {
        setLengths(c, d, h, s)
        patternOf(plan, top, pattern)
        for (let t = 0; t <= top; t++) {
          const at = pattern[t]!
          counts[at] = counts[at]! + byPoints[t]!
        }
      },
    )
  })
  return counts
}

/**
 * Walks the terms of an action in order and says which points each one takes.
 * @param rest the points that are left; used up.
 */
function eachTerm(
  action: PlannedAction,
  rest: PointSet,
  take: (low: number, high: number, value: number) => void,
): void {
  const found: PointSet = { low: 0, high: 0 }
  for (let i = 0; i < action.judges.length; i++) {
    action.judges[i]!(found)
    const low = found.low & rest.low
    const high = found.high & rest.high
    if ((low | high) === 0) continue
    take(low, high, action.values[i]!)
    rest.low &= ~low
    rest.high &= ~high
    if ((rest.low | rest.high) === 0) return
  }
  take(rest.low, rest.high, action.values[action.judges.length]!)
}

const each = (low: number, high: number, visit: (points: number) => void): void => {
  for (let bits = low; bits !== 0; bits &= bits - 1) visit(31 - Math.clz32(bits & -bits))
  for (let bits = high; bits !== 0; bits &= bits - 1)
    visit(LOW_BITS + 31 - Math.clz32(bits & -bits))
}

/** For the dealt lengths in the plan: the violation pattern by points, bit `index` of the action set when off. */
export function patternOf(plan: PosteriorPlan, top: number, out: Int32Array): void {
  let base = 0
  for (let i = 0; i < plan.values.length; i++) if (plan.values[i] === 1) base |= 1 << i
  for (const action of plan.joint) if (action.shape) base &= ~(1 << action.index)
  out.fill(base, 0, top + 1)
  for (const action of plan.joint) {
    if (!action.shape) continue
    eachTerm(action, upTo(top), (low, high, value) => {
      if (value === 1)
        each(low, high, (t) => {
          out[t] = out[t]! | (1 << action.index)
        })
    })
  }
}
