/** The sources of inference in the groups that are calibrated apart. */
import type { SeatView } from '#core/seat-view.ts'
import type { Inference } from '#knowledge/inference/inference.ts'
import { FOURTH_BEST } from '#knowledge/sources/carding.ts'
import { inferencesOf } from '#knowledge/sources/index.ts'
import { type Agreements, NO_CALLS } from '#knowledge/sources/source.ts'

export const SOURCE_KINDS = ['calls', 'leads', 'signals', 'not-made'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export const kindOf = ({ because }: Inference): SourceKind => {
  if (because.kind === 'call') return 'calls'
  switch (because.sign) {
    case 'lead':
    case 'show-out':
      return 'leads'
    case 'count':
    case 'attitude':
    case 'discard':
    case 'suit-preference':
      return 'signals'
    default:
      return 'not-made'
  }
}

/** What a first visit agrees on both sides. */
const AGREED: Omit<Agreements, 'meanings'> = {
  carding: [FOURTH_BEST, FOURTH_BEST],
  calls: [NO_CALLS, NO_CALLS],
}
/** Everything that the page would read of the view. */
export const readingsOf = (view: SeatView): readonly Inference[] =>
  inferencesOf(view, { ...AGREED, meanings: [] })
