/** What the job `moments` tells, for tests. */

import { invariant } from '#core/result.ts'
import type { SeatView } from '#core/seat-view.ts'
import { BY_HAND } from '#core/system-ref.ts'
import type { JobInput, JobOutput } from '#engine/protocol.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { NO_CALLS } from '#reasoning/sources/source.ts'
import { runInline } from './inline.ts'

export type Moment = JobOutput<'moments'>['moments'][number]

/** The last moment of the view, with what is agreed. */
export function lastMoment(input: JobInput<'moments'>): Required<Moment> {
  const { moments, problem } = runInline('moments', { ...input, last: true })
  const [moment] = moments
  invariant(moment?.agreed !== undefined, problem?.message ?? 'a moment is told whole')
  return { law: moment.law, agreed: moment.agreed }
}

const SIDE = { carding: EVERYDAY, calls: NO_CALLS }
/** Every moment of the view by law, by cards played. */
export function momentsByLaw(view: SeatView): readonly Moment['law'][] {
  const { moments, problem } = runInline('moments', {
    view,
    sides: [SIDE, SIDE],
    systems: [{ id: BY_HAND }, { id: BY_HAND }],
    lawOnly: true,
  })
  invariant(problem === undefined, problem?.message ?? '')
  return moments.map(({ law }) => law)
}
