/** The sources of inference. To add one, write its file and its line here. */
import type { SeatView } from '#core/seat-view.ts'
import type { Inference } from '../inference/inference.ts'
import { callTable } from './call-table.ts'
import { commonStandard } from './common-standard.ts'
import { discardedSuit } from './discarded-suit.ts'
import { laterLeads } from './later-leads.ts'
import { meanings } from './meanings.ts'
import { notMade } from './not-made.ts'
import { openingLead } from './opening-lead.ts'
import { restrictedChoice } from './restricted-choice.ts'
import { ruffPreference } from './ruff-preference.ts'
import { showOuts } from './show-outs.ts'
import { signals } from './signals.ts'
import type { Agreements, InferenceSource } from './source.ts'
import { suitLed } from './suit-led.ts'

export const SOURCES: readonly InferenceSource[] = [
  meanings,
  callTable,
  commonStandard,
  suitLed,
  openingLead,
  laterLeads,
  signals,
  ruffPreference,
  discardedSuit,
  notMade,
  restrictedChoice,
  showOuts,
]

/** Calls come before cards; within each, the order of the table. */
const actOrder = ({ because }: Inference): number =>
  because.kind === 'call' ? because.index : 1000 + because.index

/** Everything the sources make of the view, in the order of the table's actions. */
export const inferencesOf = (view: SeatView, agreements: Agreements): readonly Inference[] =>
  SOURCES.flatMap((source) => source(view, agreements)).sort((a, b) => actOrder(a) - actOrder(b))
