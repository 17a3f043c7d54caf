/** The sources of inference. To add one, write its file and its line here. */
import type { SeatView } from '#core/seat-view.ts'
import type { Inference } from '../inference.ts'
import { callTable } from './call-table.ts'
import { openingLead } from './opening-lead.ts'
import type { Agreements, Source } from './source.ts'

export const SOURCES: readonly Source[] = [callTable, openingLead]

/** Everything the sources make of the view, in the order of the table's actions. */
export const inferencesOf = (view: SeatView, agreements: Agreements): readonly Inference[] =>
  SOURCES.flatMap((source) => source(view, agreements))
