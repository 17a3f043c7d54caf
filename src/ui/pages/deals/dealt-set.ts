/** What the engine deals, and what it says where it cannot. */
import type { JobOutput, JobValue } from '#engine/protocol.ts'

export type DealtSet = JobValue<'deal-script'>
export type ScriptProblem = Extract<JobOutput<'deal-script'>, { ok: false }>['error']
