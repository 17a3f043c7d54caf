/**
 * Answers of the engine, by key. A key names the job and all it depends on (the position key, the
 * observer), so an answer can never be shown for another position. Not saved.
 */
import type { Problem } from '#core/result.ts'

export type Insight =
  | { readonly state: 'running' }
  | { readonly state: 'ready'; readonly output: unknown }
  | { readonly state: 'failed'; readonly error: Problem }

export interface InsightState {
  readonly entries: Readonly<Record<string, Insight>>
}

/** Answers kept at most; the oldest go first. */
export const INSIGHT_LIMIT = 64

export const initialInsight = (): InsightState => ({ entries: {} })
export function withInsight(s: InsightState, key: string, value: Insight): InsightState {
  const { [key]: _old, ...others } = s.entries
  const kept = Object.entries(others).slice(-(INSIGHT_LIMIT - 1))
  return { entries: Object.fromEntries([...kept, [key, value]]) }
}
export function withoutInsight(s: InsightState, key: string): InsightState {
  if (!Object.hasOwn(s.entries, key)) return s
  const { [key]: _gone, ...others } = s.entries
  return { entries: others }
}
