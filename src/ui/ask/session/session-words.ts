/** What a session comes to, in data and in words. Pure. */
import { longDate, percentage } from '#core/locale.ts'
import {
  boardCounts,
  isMeasured,
  isRubber,
  type SessionScoring,
  sessionTotal,
} from '#core/session-score.ts'
import { t } from '#core/text.ts'
import {
  type DayKind,
  middayOf,
  type Session,
  type SessionBoard,
  type SessionSet,
  sheetOf,
} from '#store/index.ts'

export const SCORING_NAMES: Readonly<Record<SessionScoring, string>> = {
  par: t`IMPs against par`,
  robots: t`IMPs against robots`,
  matchpoints: t`Matchpoints against robots`,
  total: t`Total points`,
  rubber: t`Rubber`,
  chicago: t`Chicago`,
}
export const SCORING_HINTS: Readonly<Record<SessionScoring, string>> = {
  par: t`Each board against what best bidding and play by both sides would score.`,
  robots: t`Robots bid and play each board again; you play against their table as in a team match.`,
  matchpoints: t`Five tables of robots play each board again; you score for every table you beat. Robots play for every trick.`,
  total: t`Points, added up.`,
  rubber: t`Until a side has won two games. Parts of a game carry over, and a side with a game is vulnerable.`,
  chicago: t`Four deals, vulnerable by their number. Parts of a game carry over; games are paid at once.`,
}
/** Tables of robots that a board is measured by. */
export const ROBOT_TABLES: Readonly<Record<SessionScoring, number>> = {
  par: 0,
  robots: 1,
  matchpoints: 5,
  total: 0,
  rubber: 0,
  chicago: 0,
}

export const DAY_NAMES: Readonly<Record<DayKind, string>> = {
  day: t`Board of the day`,
  eight: t`Daily eight`,
}
/** `Daily eight, November 28, 2026`. */
export const setName = (set: SessionSet): string =>
  set.kind === 'challenge'
    ? t`Challenge`
    : t`${DAY_NAMES[set.kind]}, ${longDate(middayOf(set.date))}`
/** What a session is called: the boards that others play too, or how it is scored. */
export const sessionName = ({ set, scoring }: Session): string =>
  set === undefined ? SCORING_NAMES[scoring] : t`${setName(set)}: ${SCORING_NAMES[scoring]}`

const minus = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n)}`

/** `+420`, `−50`, `0`. */
export const pointsText = minus
/** `+1`, `=`, `−2`: tricks over, as score sheets have them. */
export const overText = (over: number): string => (over === 0 ? '=' : pointsText(over))
/** `+3 IMPs`, `62 %`, `+420`. */
export function countText(scoring: SessionScoring, counts: number): string {
  if (scoring === 'matchpoints') return percentage(Math.round(counts))
  if (!isMeasured(scoring)) return minus(counts)
  return `${minus(counts)} ${Math.abs(counts) === 1 ? t`IMP` : t`IMPs`}`
}

/** What a board counts; `undefined` while nobody knows what it is measured by. */
export const countOf = ({ scoring }: Session, board: SessionBoard): number | undefined =>
  boardCounts(scoring, board.score, board.against ?? [])

/** What the boards come to that count so far. */
export function totalOf(session: Session): number | undefined {
  const sheet = sheetOf(session)
  if (sheet !== undefined && session.boards.length > 0) {
    const [ns, ew] = sheet.totals
    return session.side === 0 ? ns - ew : ew - ns
  }
  return sessionTotal(
    session.scoring,
    session.boards.map((board) => countOf(session, board)).filter((n) => n !== undefined),
  )
}
/** True for a board whose measure is still to be found. */
export const isDue = ({ scoring }: Session, { against }: SessionBoard): boolean =>
  isMeasured(scoring) && against === undefined

/**
 * Which board of the session is on the table, from 1.
 * @param id of the board on the table; one that is not of the session stands for the next to come.
 */
export function sessionPlace({ boards, length }: Session, id: number | undefined): number {
  const done = boards.findIndex(({ board }) => board === id)
  return done < 0 ? Math.min(length, boards.length + 1) : done + 1
}

/** `4 of 8 boards: +5 IMPs`. */
export function sessionText(session: Session): string {
  const { boards, length, scoring } = session
  const played =
    boards.length === length || isRubber(scoring)
      ? boards.length === 1
        ? t`1 board`
        : t`${boards.length} boards`
      : length === 1
        ? t`${boards.length} of 1 board`
        : t`${boards.length} of ${length} boards`
  const total = totalOf(session)
  return total === undefined ? played : `${played}: ${countText(scoring, total)}`
}
