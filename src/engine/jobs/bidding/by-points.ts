/** What a side's system calls at a turn with other points and the same shape: the neighbours of a call. */

import type { Call } from '#core/call.ts'
import { hcp } from '#core/hand.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { shapeOf } from '#core/shape.ts'
import { shapePoints } from '#counting/shape-points.ts'
import { bidderOf } from '#systems/bidder.ts'
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

/** Hands tried for each number of points, each as likely as any of the shape. */
const TRIED = 16
/** A call that so many of them make is worth naming. */
const NAMED = 4
/** With more points too few hands are left for a rule to matter. */
const MOST = 27
/** Any seed would do; one that is kept gives the same bands each time. */
const SEED: Seed = [1, 9, 7, 5]

/**
 * Yields the number of points done. Of the seat's first call alone: a later one is chosen among the hands that
 * its own calls left. A problem as at `turn`.
 */
export const byPoints: Job<TurnInput, number, Result<readonly PointsBand[], Problem>> = function* ({
  systems,
  view,
}) {
  const bidder = bidderOf(systems)
  if (!bidder.ok) return bidder
  const { count, draw } = shapePoints(shapeOf(view.hand))
  const own = bidder.value.turn(view)
  if (!own.ok) return own
  const ownPoints = hcp(view.hand)
  const rng = rngOf(SEED)
  const bands: PointsBand[] = []
  for (let points = 0; points <= MOST; points++) {
    yield points
    if (count(points) === 0) continue
    const made = new Map<Call, number>()
    for (let i = 0; i < TRIED; i++) {
      const turn = bidder.value.turn({ ...view, hand: draw(points, rng) })
      if (!turn.ok) return turn
      made.set(turn.value.call, (made.get(turn.value.call) ?? 0) + 1)
    }
    const last = bands.at(-1)
    const most = Math.max(...made.values())
    // Of two calls as frequent, the one that goes on.
    const usual =
      last !== undefined && made.get(last.call) === most
        ? last.call
        : [...made].find(([, times]) => times === most)![0]
    const isOwn = points === ownPoints
    const call = isOwn ? own.value.call : usual
    const [other] = [...made]
      .filter(([one, times]) => one !== call && times >= NAMED)
      .sort(([, a], [, b]) => b - a)
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
