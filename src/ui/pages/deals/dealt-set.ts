/** What the engine deals, and what it says where it cannot. */
import type { JobOutput } from '#engine/protocol.ts'

export type DealtSet = Extract<JobOutput<'deal-script'>, { ok: true }>['value']
export type ScriptProblem = Extract<JobOutput<'deal-script'>, { ok: false }>['error']
