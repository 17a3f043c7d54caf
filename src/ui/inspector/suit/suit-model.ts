/** The answer of a suit as the views take it. Types come from the engine; what is computed here is words. */
import type { JobValue } from '#engine/protocol.ts'

type Answer = JobValue<'suit'>
export type SuitReport = Answer
export type TargetRow = Answer['targets'][number]
export type SuitPlan = Answer['plans'][number]
export type PlanWay = SuitPlan['ways'][number]
export type LayoutRow = Answer['layouts'][number]
export type TippingLine = Answer['tipping'][number]
export type PlanLine = JobValue<'suit-plan', 'lines'>
