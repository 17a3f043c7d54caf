/**
 * How the engine is. Its answers are not kept here: a component asks by key (use-job), and an answer
 * stays with its key, so none can be shown for another position. Not saved.
 */
import type { EngineStatus } from '#engine/protocol.ts'

export interface InsightState {
  readonly engine: EngineStatus
}
export const initialInsight = (): InsightState => ({ engine: { state: 'idle', restarts: 0 } })
