/**
 * What a board of a session counts: in points, in IMPs against one score, or in matchpoints against several. A deal of
 * a rubber or of Chicago counts what its score sheet has for it.
 */
import { imps } from './imps.ts'
import { RUBBERS, type Rubber } from './rubber.ts'

/** `par` and `robots`: IMPs against par, or against robots at another table. */
export const DUPLICATE_SCORINGS = ['par', 'robots', 'matchpoints', 'total'] as const
export const SESSION_SCORINGS = [...DUPLICATE_SCORINGS, ...RUBBERS] as const
export type SessionScoring = (typeof SESSION_SCORINGS)[number]
export const isRubber = (scoring: SessionScoring): scoring is Rubber =>
  scoring === 'rubber' || scoring === 'chicago'
/** True where a board counts by scores at other tables or by par. */
export const isMeasured = (scoring: SessionScoring): boolean =>
  scoring !== 'total' && !isRubber(scoring)

/** The share of the other tables that a score beats, 0..100; a table with the same score counts half. */
export function matchpoints(own: number, others: readonly number[]): number {
  const halves = others.reduce((sum, other) => sum + (own > other ? 2 : own === other ? 1 : 0), 0)
  return (50 * halves) / others.length
}

/**
 * What a board counts for a side.
 * @param own its score in points.
 * @param others the scores it is measured by, for the same side; none are needed where it is not measured.
 * @returns IMPs, percent or points; `undefined` where there is nothing to measure by.
 */
export function boardCounts(
  scoring: SessionScoring,
  own: number,
  others: readonly number[],
): number | undefined {
  if (!isMeasured(scoring)) return own
  const [other] = others
  if (other === undefined) return undefined
  return scoring === 'matchpoints' ? matchpoints(own, others) : imps(own - other)
}

/** The result of the boards: their sum, at matchpoints their mean; `undefined` where none counts yet. */
export function sessionTotal(
  scoring: SessionScoring,
  boards: readonly number[],
): number | undefined {
  if (boards.length === 0) return undefined
  const sum = boards.reduce((a, b) => a + b, 0)
  return scoring === 'matchpoints' ? sum / boards.length : sum
}
