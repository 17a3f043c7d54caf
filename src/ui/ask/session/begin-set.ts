/** Begins a session of boards that others play too: the reader sits South, robots play the rest. */
import { SEATS, SOUTH } from '#core/seat.ts'
import type { SessionScoring } from '#core/session-score.ts'
import {
  type ActionResult,
  actions,
  boardsOfDay,
  type DaySet,
  type DealtSet,
  type SessionSet,
} from '#store/index.ts'
import { setName } from './session-words.ts'

/** Robots in the other three seats. */
export function sitSouth(): void {
  for (const seat of SEATS) actions.setPlayer(seat, { kind: seat === SOUTH ? 'person' : 'robot' })
  actions.setViewMode({ kind: 'sit', seat: SOUTH })
}

/** Begins boards that others play too, or goes on with them. */
export function beginSet(scoring: SessionScoring, dealt: DealtSet, set: SessionSet): ActionResult {
  const done = actions.startSet(scoring, dealt, set)
  if (done.ok) sitSouth()
  return done
}

/** Deals the boards of a day, or goes on with them. */
export const beginDay = (scoring: SessionScoring, set: DaySet): ActionResult =>
  beginSet(scoring, { ...boardsOfDay(set), name: setName(set) }, set)
