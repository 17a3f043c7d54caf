/** The answer of a suit as the views take it. Types come from the engine; what is computed here is words. */
import type { JobOutput } from '#engine/protocol.ts'

type Answer = Extract<JobOutput<'suit'>, { readonly ok: true }>['value']
export type SuitReport = Answer
export type TargetRow = Answer['targets'][number]
export type SuitPlan = Answer['plans'][number]
export type PlanWay = SuitPlan['ways'][number]
export type LayoutRow = Answer['layouts'][number]
export type TippingLine = Answer['tipping'][number]
export type PlanLine = Extract<JobOutput<'suit-plan', 'lines'>, { readonly ok: true }>['value']
