/** The sources of inference in the groups that are calibrated apart. */
import type { SeatView } from '#core/seat-view.ts'
import type { Inference } from '#reasoning/inference/inference.ts'
import { EVERYDAY } from '#reasoning/sources/carding.ts'
import { inferencesOf } from '#reasoning/sources/index.ts'
import { type Agreements, NO_CALLS } from '#reasoning/sources/source.ts'
import { callsWithout, oddsWithout } from './folds.ts'

export const SOURCE_KINDS = ['calls', 'leads', 'signals', 'not-made'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

export const kindOf = ({ because }: Inference): SourceKind => {
  if (because.kind === 'call') return 'calls'
  switch (because.sign) {
    case 'lead':
    case 'suit-led':
    case 'show-out':
      return 'leads'
    case 'count':
    case 'attitude':
    case 'discard':
    case 'suit-preference':
    case 'suit-thrown':
      return 'signals'
    default:
      return 'not-made'
  }
}

/** What a first visit agrees on both sides, by odds that this deal took no part in. */
export const agreedFor = (deal: string): Agreements => {
  const odds = oddsWithout(deal)
  const recordedCalls = callsWithout(deal)
  return {
    carding: [EVERYDAY, EVERYDAY],
    calls: [NO_CALLS, NO_CALLS],
    meanings: [],
    common: [true, true],
    ...(recordedCalls === undefined ? {} : { recordedCalls }),
    ...(odds === undefined ? {} : { odds }),
  }
}
/** Everything that the page would read of the view. */
export const readingsOf = (view: SeatView, deal: string): readonly Inference[] =>
  inferencesOf(view, agreedFor(deal))
