/** Begins and ends sessions, and puts in what their boards are measured by. */
import type { BoardRecord } from '#core/record.ts'
import { problem } from '#core/result.ts'
import { SEATS, SOUTH, sideOf } from '#core/seat.ts'
import { isRubber, type SessionScoring } from '#core/session-score.ts'
import { t } from '#core/text.ts'
import { type ActionResult, DONE } from '../action-result.ts'
import type { createBoardActions } from '../board-actions.ts'
import type { KibitzerState } from '../state.ts'
import { isFree } from '../table/table.ts'
import {
  MOST_SESSION_BOARDS,
  MOST_SESSIONS,
  type OtherTable,
  type Session,
  type SessionSet,
  sessionNow,
  sessionOfSet,
  withLast,
} from './sessions.ts'

export interface DealtSet {
  readonly records: readonly BoardRecord[]
  /** What they come from, as the list of boards names it. */
  readonly name: string
  /** As written, where they were dealt from one. */
  readonly seed?: string
}

export function createSessionActions(
  get: () => KibitzerState,
  set: (part: Partial<KibitzerState>) => void,
  {
    loadBoards,
    selectBoard,
  }: Pick<ReturnType<typeof createBoardActions>, 'loadBoards' | 'selectBoard'>,
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
  const begin = (of: Pick<Session, 'scoring' | 'length' | 'from' | 'set' | 'honours'>): void => {
    endSession()
    const { sessions, players, prefs } = get()
    const person = SEATS.filter((seat) => players.seats[seat].kind === 'person')
    const isSouth = of.set !== undefined || person.includes(SOUTH)
    const seat = isSouth ? SOUTH : (person[0] ?? SOUTH)
    const session: Session = { ...of, side: sideOf(seat), boards: [] }
    set({
      sessions: [...sessions, session].slice(-MOST_SESSIONS),
      // What counts is what the person would do without help; a press brings it back.
      prefs: { ...prefs, advice: 'asked', begun: true },
    })
  }
  /** Back to the next board of a session that was left. */
  const goOn = (session: Session): ActionResult => {
    const { boards, unread } = get().table
    if (unread !== undefined) return problem('board/unread', t`The boards are still being read.`)
    const next = boards.findIndex(
      ({ id }) =>
        id >= session.from &&
        id < session.from + session.length &&
        session.boards.every(({ board }) => board !== id),
    )
    if (session.boards.length === session.length || next < 0)
      return problem('session/played', t`These boards are played already.`)
    if (sessionNow(get().sessions) !== session) {
      endSession()
      const { over: _, ...open } = session
      set({ sessions: [...get().sessions.filter((one) => one !== session), open] })
    }
    return selectBoard(next)
  }
  return {
    /**
     * Begins a session of boards that are dealt from now on; one under way is over. A rubber and Chicago end by
     * their own rules.
     * @param honours score, in a rubber or in Chicago.
     */
    startSession(scoring: SessionScoring, wanted: number, honours = false): ActionResult {
      const length = isRubber(scoring) ? MOST_SESSION_BOARDS : wanted
      if (!Number.isInteger(length) || length < 1 || length > MOST_SESSION_BOARDS)
        return problem('session/length', t`A session has 1 to ${MOST_SESSION_BOARDS} boards.`)
      begin({
        ...{ scoring, length, from: get().table.nextId },
        ...(honours && isRubber(scoring) ? { honours } : {}),
      })
      return DONE
    },
    /**
     * Begins a session of boards that others play too, and puts them on the table; goes on with one that was left.
     * @returns a problem where they have been played, or have gone from the table half played.
     */
    startSet(scoring: SessionScoring, dealt: DealtSet, of: SessionSet): ActionResult {
      const left = sessionOfSet(get().sessions, of)
      if (left !== undefined) return goOn(left)
      const { records, seed } = dealt
      const { table } = get()
      const mode = isFree(table) ? 'replace' : 'append'
      begin({ scoring, length: records.length, from: table.nextId, set: of })
      return loadBoards(records, dealt.name, {
        mode,
        ...(seed === undefined ? {} : { seed }),
      })
    },
    /** What has gone into a challenge, or into an answer to one. */
    noteSent(from: number, sent: string): void {
      set({
        sessions: get().sessions.map((one) => (one.from === from ? { ...one, sent } : one)),
      })
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
