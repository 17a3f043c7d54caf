/** What a side's system calls at a turn with other points and the same shape: the neighbours of a call. */

import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { shapeOf } from '#core/shape.ts'
import { shapePoints } from '#counting/shape-points.ts'
import { bidderOf } from '#systems/bidder.ts'
import type { Job } from '../../job.ts'
import type { TurnInput } from './turn.ts'

/** Points from `from` to `to`, with which most hands of the shape make the call. */
export interface PointsBand {
  readonly call: Call
  readonly from: number
  readonly to: number
}

/** Hands tried for each number of points, each as likely as any of the shape. */
const TRIED = 16
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
    const call =
      last !== undefined && made.get(last.call) === most
        ? last.call
        : [...made].find(([, times]) => times === most)![0]
    if (last?.call === call) bands[bands.length - 1] = { ...last, to: points }
    else bands.push({ call, from: points, to: points })
  }
  return ok(bands)
}
