/** A lesson being made: boards and stops put in, changed and taken out. Pure. */
import { callerAt } from '#core/auction.ts'
import { isWhole } from '#core/deal.ts'
import { controllerOf, turn } from '#core/play.ts'
import { auctionOf, type BoardRecord } from '#core/record.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS, SOUTH } from '#core/seat.ts'
import type { SystemRefs } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import type { Lesson, LessonBoard, Stop } from '#lessons/lesson.ts'
import { MAX_BOARDS, MAX_STOPS } from '#lessons/lesson-file.ts'

export const NEW_LESSON: Lesson = { title: t`A lesson`, about: '', author: '', boards: [] }

/** The lesson with one more board, the student in South with the other hands closed. */
export function withBoard(
  lesson: Lesson,
  record: BoardRecord,
  systems: SystemRefs,
): Result<Lesson, Problem> {
  if (!isWhole(record.board.deal))
    return problem('lesson/deal', t`A lesson needs all four hands, thirteen cards each.`)
  if (lesson.boards.length >= MAX_BOARDS)
    return problem('lesson/boards', t`A lesson has at most ${MAX_BOARDS} boards.`)
  const { board, calls, contract, cards } = record
  const added: LessonBoard = {
    record: { board, calls, contract, cards },
    student: SOUTH,
    hidden: SEATS.filter((seat) => seat !== SOUTH),
    systems,
    stops: [],
  }
  return ok({ ...lesson, boards: [...lesson.boards, added] })
}

/** Calls and cards before the student's first turn; `undefined` where the record has none. */
export function firstTurnOf(of: LessonBoard | undefined): number | undefined {
  if (of === undefined) return undefined
  const { record, student } = of
  const calls = record.calls.findIndex((_, at) => callerAt(auctionOf(record), at) === student)
  if (calls >= 0 || record.contract === undefined) return calls < 0 ? undefined : calls
  const { contract, cards } = record
  const played = cards.findIndex((_, at) => {
    const play = { contract, cards: cards.slice(0, at) }
    const seat = turn(play)
    return seat !== undefined && controllerOf(play, seat) === student
  })
  return played < 0 ? undefined : record.calls.length + played
}

export const withoutBoard = (lesson: Lesson, at: number): Lesson => ({
  ...lesson,
  boards: lesson.boards.filter((_, i) => i !== at),
})

export const boardChanged = (
  lesson: Lesson,
  at: number,
  part: Partial<Pick<LessonBoard, 'student' | 'hidden' | 'stops'>>,
): Lesson => ({
  ...lesson,
  boards: lesson.boards.map((board, i) => (i === at ? { ...board, ...part } : board)),
})

/**
 * Stops with one put in, or put in place of another, in the order in which they come. Only the last can go
 * on freely: the others go on with the record.
 */
export function withStop(
  stops: readonly Stop[],
  stop: Stop,
  replaced: number | undefined,
): Result<readonly Stop[], Problem> {
  const kept = stops.filter((_, i) => i !== replaced)
  if (kept.length >= MAX_STOPS)
    return problem('lesson/stops', t`A board has at most ${MAX_STOPS} stops.`)
  const behind = kept.findIndex((one) => one.at > stop.at)
  const place = behind < 0 ? kept.length : behind
  const all = [...kept.slice(0, place), stop, ...kept.slice(place)]
  const free = all.findIndex(({ goesOn }, i) => goesOn !== 'forced' && i < all.length - 1)
  return free < 0
    ? ok(all)
    : problem(
        'lesson/free',
        t`Only the last stop of a board can go on freely, and another comes after it.`,
      )
}
