/** Begins a session of boards that others play too: the reader sits South, robots play the rest. */
import { SEATS, SOUTH } from '#core/seat.ts'
import type { SessionScoring } from '#core/session-score.ts'
import { type ActionResult, actions, boardsOfDay, type DaySet } from '#store/index.ts'
import { setName } from './session-words.ts'

/** Robots in the other three seats. */
export function sitSouth(): void {
  for (const seat of SEATS) actions.setPlayer(seat, { kind: seat === SOUTH ? 'person' : 'robot' })
  actions.setViewMode({ kind: 'sit', seat: SOUTH })
}

/** Deals the boards of a day, or goes on with them. */
export function beginDay(scoring: SessionScoring, set: DaySet): ActionResult {
  const done = actions.startSet(scoring, { ...boardsOfDay(set), name: setName(set) }, set)
  if (done.ok) sitSouth()
  return done
}
