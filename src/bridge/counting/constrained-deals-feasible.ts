/**
 * Whether any deal meets limits that are too tangled to count: a search of the same states as the count,
 * likeliest moves first, that stops at the first deal. It visits no state twice, so it also ends when
 * there is none.
 */
import { rankHcp } from '#core/rank.ts'
import { SUIT_BY_SUIT, shapeAutomaton, stepSize } from './constrained-deals-automaton.ts'
import { dealSplitsOf } from './constrained-deals-graph.ts'
import type { SeatSpec } from './deal-constraint.ts'

/** By constrained seat: the state of its shape automaton, then the points so far. */
type State = readonly number[]

/** Points in the pack. */
const PACK_HCP = 40
const SUIT_HCP = [9, 10, 11, 12].reduce((sum, rank) => sum + rankHcp(rank as 9 | 10 | 11 | 12), 0)

/**
 * @param pool true when some seats are free and take what is left.
 * @yields 0 every few milliseconds.
 */
export function* someDealExists(
  specs: readonly SeatSpec[],
  pool: boolean,
): Generator<number, boolean> {
  const steps = SUIT_BY_SUIT
  const automata = specs.map((spec) => shapeAutomaton(spec.shapes, steps))
  if (automata.some((a) => a.sizes[0] === 0)) return false
  const splits = dealSplitsOf(specs, pool)
  const honours = [...splits.honours]
    .sort((a, b) => b.owners.length - a.owners.length)
    .map((h) => ({
      counts: splits.honourCounts[h.counts]!,
      points: splits.honourPoints[h.points]!,
    }))
  const nothing = specs.map(() => 0)
  const small = [...splits.small]
    .sort((a, b) => b.ways - a.ways)
    .map((split) => ({ counts: split.counts, points: nothing }))

  /** The states one step on that are not plainly lost. */
  const after = (t: number, state: State): State[] => {
    const step = steps[t]!
    const width = stepSize(step) + 1
    const suitsDone = (t >> 1) + 1
    const left = PACK_HCP - SUIT_HCP * suitsDone
    const found: State[] = []
    moves: for (const { counts, points } of step.honours ? honours : small) {
      const to: number[] = []
      let wanting = 0
      for (let s = 0; s < specs.length; s++) {
        const spec = specs[s]!
        const from = state[2 * s]! * width + counts[s]!
        const shape = automata[s]!.next[t]![from]!
        const hcp = state[2 * s + 1]! + points[s]!
        if (shape < 0 || hcp > spec.hcp.max) continue moves
        wanting += Math.max(0, spec.hcp.min - hcp)
        to.push(shape, hcp)
      }
      if (wanting <= left) found.push(to)
    }
    return found
  }

  const seen = steps.map(() => new Set<string>())
  const path: { readonly states: State[]; at: number }[] = [
    { states: [specs.flatMap(() => [0, 0])], at: 0 },
  ]
  for (let visits = 1; path.length > 0; ) {
    const top = path.at(-1)!
    const state = top.states[top.at]
    if (state === undefined) {
      path.pop()
      continue
    }
    top.at += 1
    const t = path.length - 1
    if (t === steps.length) return true
    const key = state.join()
    const known = seen[t]!
    if (known.has(key)) continue
    known.add(key)
    path.push({ states: after(t, state), at: 0 })
    if (++visits % 128 === 0) yield 0
  }
  return false
}
