/** Layouts drawn and solved for a seat of the table, with the figures of them all. */
import {
  type SimulatedLayout,
  type SimulationProgress,
  type SimulationQuestion,
  simulate,
} from '#cardplay/simulate.ts'
import { figuresOf, type SimulationFigures } from '#cardplay/simulation-figures.ts'
import { contractsCsv, leadsCsv } from '#cardplay/simulation-text.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { defineJob, type Job, needing } from '../../job.ts'
import { agreementsOf, type KnowledgeInput } from '../knowledge/knowledge-input.ts'
import { type DealAsked, limitsOf } from '../table/deal-limits.ts'
import { sharedKernel } from './shared-kernel.ts'

export interface SimulateInput
  extends Omit<KnowledgeInput, 'lawOnly'>,
    Pick<SimulationQuestion, 'layouts' | 'seed'> {
  /** Conditions on closed hands. */
  readonly limits?: DealAsked
}
export interface SimulationFound extends SimulationFigures {
  readonly layouts: readonly SimulatedLayout[]
  readonly drawn?: number
  /** The figures as tables with commas; the second is empty where no lead is to be chosen. */
  readonly csv: { readonly contracts: string; readonly leads: string }
  /** False where less than all that was said had to be taken, for else no layout was left. */
  readonly asAgreed: boolean
}
/** Layouts at a time in the page. */
export const MOST_LAYOUTS = 1000

export const simulateJob = needing(
  sharedKernel,
  (kernel): Job<SimulateInput, SimulationProgress, Result<SimulationFound, Problem>> =>
    function* ({ limits, layouts, ...input }) {
      const read = limits === undefined ? undefined : limitsOf(limits)
      if (read?.ok === false) return read
      const done = yield* simulate(kernel, {
        ...{ view: input.view, agreements: agreementsOf(input), seed: input.seed },
        layouts: Math.min(layouts, MOST_LAYOUTS),
        ...(read === undefined ? {} : { limits: read.value }),
      })
      if (!done.ok) return done
      const { head } = done.value
      const figures = figuresOf(done.value)
      return ok({
        ...figures,
        layouts: done.value.layouts,
        ...(head.drawn === undefined ? {} : { drawn: head.drawn }),
        csv: { contracts: contractsCsv(figures), leads: leadsCsv(figures) },
        asAgreed: head.basis === 'agreed',
      })
    },
)

export const job = defineJob({
  name: 'simulate',
  family: 'play',
  weight: 'heavy',
  systems: ['systems'],
  run: simulateJob,
})
declare module '../../registry.ts' {
  interface JobsByName {
    simulate: typeof simulateJob
  }
}
