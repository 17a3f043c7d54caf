/** What a side's system calls at a turn with other points and the same shape: the neighbours of a call. */

import { turnCountSteps } from '#bidding/auction/turn-hands.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { cellIndex } from '#constraint/cells.ts'
import { CELLS } from '#constraint/cells-measures.ts'
import { packWeights } from '#constraint/cells-weights.ts'
import type { Call } from '#core/call.ts'
import { type Hand, hcp } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { shapeOf } from '#core/shape.ts'
import { shapePoints } from '#counting/shape-points.ts'
import { type Bidder, bidderOf, type Turn } from '#systems/bidder.ts'
import { defineJob, type Job } from '../../job.ts'
import type { TurnInput } from './turn.ts'

/**
 * Points from `from` to `to`, with which most hands of the shape make the call; with the points of the hand that is
 * asked about, the call that this very hand makes.
 */
export interface PointsBand {
  readonly call: Call
  readonly from: number
  readonly to: number
  /** What other hands of this shape call with the hand's own points: the honours decide. */
  readonly else?: Call
}
/** By points: how many hands of the shape make each call. */
type Made = readonly ReadonlyMap<Call, number>[]

/** A call that so large a share makes is worth naming. */
const NAMED = 1 / 4
/** With more points too few hands are left for a rule to matter, but for the one that is asked about. */
const MOST = 27
const mostFor = (hand: Hand): number => Math.max(MOST, hcp(hand))
/** Any seed would do: one hand of these points is as good as another. */
const SEED: Seed = [1, 9, 7, 5]

/** By the rules of the turn, every hand of the shape counted. */
function* countedSteps({ state }: Turn, hand: Hand): Generator<number, Made, void> {
  const most = mostFor(hand)
  const rules = rulesAt(state)
  const made = Array.from({ length: most + 1 }, () => new Map<Call, number>())
  const first = cellIndex(shapeOf(hand), 0)
  const weights = new Float64Array(CELLS)
  weights.set(packWeights().subarray(first, first + most + 1), first)
  const tell = (cell: number, rule: number, hands: number): void => {
    const { call } = rules[rule]!
    const of = made[cell - first]!
    of.set(call, (of.get(call) ?? 0) + hands)
  }
  yield* turnCountSteps(state, tell, weights)
  return made
}
/** By a strategy, which asks for lengths and points alone: any hand tells what all of its points call. */
function* strategySteps(
  bidder: Bidder,
  view: TurnInput['view'],
): Generator<number, Result<Made, Problem>, void> {
  const { count, draw } = shapePoints(shapeOf(view.hand))
  const rng = rngOf(SEED)
  const made: ReadonlyMap<Call, number>[] = []
  const most = mostFor(view.hand)
  for (let points = 0; points <= most; points++) {
    yield points / most
    const turn = count(points) === 0 ? undefined : bidder.turn({ ...view, hand: draw(points, rng) })
    if (turn?.ok === false) return turn
    made.push(new Map(turn === undefined ? [] : [[turn.value.call, count(points)]]))
  }
  return ok(made)
}

/**
 * Yields the share that is done. Of the seat's first call alone: a later one is chosen among the hands that
 * its own calls left. A problem as at `turn`.
 */
export const byPoints: Job<TurnInput, number, Result<readonly PointsBand[], Problem>> = function* ({
  systems,
  view,
}) {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const own = bidder.value.turn(view)
  if (!own.ok) return own
  const counted =
    own.value.by.kind === 'elimination'
      ? yield* strategySteps(bidder.value, view)
      : ok(yield* countedSteps(own.value, view.hand))
  if (!counted.ok) return counted
  const bands: PointsBand[] = []
  for (const [points, made] of counted.value.entries()) {
    const calls = [...made].sort(([, a], [, b]) => b - a)
    const [usual] = calls
    if (usual === undefined) continue
    const last = bands.at(-1)
    const isOwn = points === hcp(view.hand)
    // Of two calls as frequent, the one that goes on.
    const goesOn = last !== undefined && made.get(last.call) === usual[1]
    const call = isOwn ? own.value.call : goesOn ? last.call : usual[0]
    const all = calls.reduce((sum, [, hands]) => sum + hands, 0)
    const other = calls.find(([one, hands]) => one !== call && hands >= NAMED * all)
    const told = isOwn && other !== undefined ? { else: other[0] } : {}
    if (last?.call === call) bands[bands.length - 1] = { ...last, ...told, to: points }
    else bands.push({ call, from: points, to: points, ...told })
  }
  return ok(bands)
}

export const job = defineJob({
  name: 'by-points',
  family: 'bidding',
  weight: 'heavy',
  systems: ['systems'],
  run: byPoints,
})
declare module '../../registry.ts' {
  interface JobsByName {
    'by-points': typeof byPoints
  }
}
