/** The opening that a system makes with one hand, and why: the data of the panel *Why this call*. */
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { invariant } from '#core/result.ts'
import { whyCall as explainCall, type WhyCall } from '#explain/call/why-call.ts'
import { selectTraced } from '#rules/select.ts'
import { everySituation } from '#rules/system.ts'
import { READINGS, type ReadingName } from '#systems/schenken-1967/readings.ts'
import { openbidSystem } from '#systems/schenken-1967/rules.ts'
import type { Job } from '../../job.ts'

export interface WhyCallInput {
  /** Thirteen cards. */
  readonly hand: Hand
  readonly system: 'schenken-1967'
  /** How the procedure's disputed lines are read; `corrected` when absent. */
  readonly reading?: ReadingName
}
export interface WhyCallOutput {
  readonly call: Call
  /** The procedure's own code for the bid, 0..75. */
  readonly bidval: number
  readonly why: WhyCall
}

/** @see WhyCallInput */
export const whyCall: Job<WhyCallInput, never, WhyCallOutput> = function* ({ hand, reading }) {
  const system = openbidSystem(READINGS[reading ?? 'corrected'])
  const trace = selectTraced(system, everySituation, hand)
  const why = explainCall(trace, hand, (action) => action.call)
  invariant(why && trace.selection, 'the last section answers for every hand')
  return { call: why.call, bidval: trace.selection.action.bidval, why }
}
