/** Begins and ends sessions, and puts in what their boards are measured by. */
import { problem } from '#core/result.ts'
import { SEATS, SOUTH, sideOf } from '#core/seat.ts'
import type { SessionScoring } from '#core/session-score.ts'
import { t } from '#core/text.ts'
import { type ActionResult, DONE } from '../action-result.ts'
import type { KibitzerState } from '../state.ts'
import {
  MOST_SESSION_BOARDS,
  MOST_SESSIONS,
  type OtherTable,
  sessionNow,
  withLast,
} from './sessions.ts'

export function createSessionActions(
  get: () => KibitzerState,
  set: (part: Partial<KibitzerState>) => void,
) {
  const endSession = (): void => {
    const { sessions } = get()
    const now = sessionNow(sessions)
    if (now === undefined) return
    // One without a board was never played.
    set({
      sessions:
        now.boards.length === 0
          ? sessions.slice(0, -1)
          : withLast(sessions, { ...now, over: true }),
    })
  }
  return {
    /** Begins a session of boards that are dealt from now on; one under way is over. */
    startSession(scoring: SessionScoring, length: number): ActionResult {
      if (!Number.isInteger(length) || length < 1 || length > MOST_SESSION_BOARDS)
        return problem('session/length', t`A session has 1 to ${MOST_SESSION_BOARDS} boards.`)
      endSession()
      const { sessions, players, table, prefs } = get()
      const person = SEATS.filter((seat) => players.seats[seat].kind === 'person')
      const seat = person.includes(SOUTH) ? SOUTH : (person[0] ?? SOUTH)
      const session = { scoring, length, side: sideOf(seat), from: table.nextId, boards: [] }
      set({
        sessions: [...sessions, session].slice(-MOST_SESSIONS),
        // What counts is what the person would do without help; a press brings it back.
        prefs: { ...prefs, advice: 'asked' },
      })
      return DONE
    },
    endSession,
    /** What a board is measured by: scores of the session's side. */
    measureBoard(
      board: number,
      against: readonly number[],
      tables: readonly OtherTable[] = [],
    ): void {
      const { sessions } = get()
      set({
        sessions: sessions.map((session) =>
          session.boards.some((one) => one.board === board)
            ? {
                ...session,
                boards: session.boards.map((one) =>
                  one.board === board
                    ? { ...one, against, ...(tables.length === 0 ? {} : { tables }) }
                    : one,
                ),
              }
            : session,
        ),
      })
    },
  }
}
