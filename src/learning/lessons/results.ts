/**
 * A finished lesson handed back, and what a teacher makes of several: a table of the class. Plain text in
 * JSON; a name is whatever the student typed.
 */
import * as v from 'valibot'
import { isDeeperThan } from '#core/json-depth.ts'
import { firstLetters } from '#core/letters.ts'
import { inQuotes } from '#core/locale.ts'
import { err, ok, type Problem, problem, type Result } from '#core/result.ts'
import { schemaMessage } from '#core/schema-message.ts'
import { t } from '#core/text.ts'
import type { Attempt, Ending } from './attempt.ts'
import type { Lesson, Verdict } from './lesson.ts'
import { proseText } from './prose.ts'

const FORMAT = 'kibitzer-lesson-result'
const VERSION = 1
/** Most characters that the text of a result may have. */
export const MAX_RESULT_TEXT = 200_000

const words = (most: number) => v.pipe(v.string(), v.maxLength(most))
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const resultSchema = v.strictObject({
  format: v.literal(FORMAT, t`This is not a result of a lesson.`),
  version: v.literal(VERSION, t`It is of another version; this program reads version ${VERSION}.`),
  lesson: v.strictObject({ key: words(20), title: words(200) }),
  student: v.pipe(words(100), v.minLength(1)),
  answers: v.pipe(
    v.array(
      v.strictObject({
        board: place,
        stop: place,
        ask: words(2100),
        best: words(200),
        answer: words(200),
        verdict: v.picklist(['right', 'also', 'wrong'] satisfies readonly Verdict[]),
      }),
    ),
    v.maxLength(3000),
  ),
  endings: v.pipe(
    v.array(
      v.strictObject({
        board: place,
        calls: words(2000),
        contract: words(40),
        tricks: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(13))),
      }),
    ),
    v.maxLength(100),
  ),
})

export interface AnswerHandedIn {
  /** Places of the board and the stop, from 0. */
  readonly board: number
  readonly stop: number
  readonly ask: string
  /** What is accepted first. */
  readonly best: string
  readonly answer: string
  readonly verdict: Verdict
}
export interface LessonResult {
  readonly lesson: { readonly key: string; readonly title: string }
  readonly student: string
  readonly answers: readonly AnswerHandedIn[]
  readonly endings: readonly Ending[]
}

/** What a student hands back. */
export const resultOf = (lesson: Lesson, attempt: Attempt, student: string): LessonResult => ({
  lesson: { key: attempt.key, title: lesson.title },
  student: firstLetters(student.trim(), 100),
  answers: attempt.given.flatMap((given): readonly AnswerHandedIn[] => {
    const question = lesson.boards[given.board]?.stops[given.stop]?.question
    return question === undefined
      ? []
      : [{ ...given, ask: proseText(question.ask), best: question.accepted[0].answer }]
  }),
  endings: attempt.endings,
})

export const writeResult = (result: LessonResult): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...result }, null, 1)

/** What somebody handed back, by the form of its kind; a problem says what is wrong with it. */
export function readHandedBack<T>(
  text: string,
  schema: v.GenericSchema<unknown, T>,
): Result<T, Problem> {
  if (text.length > MAX_RESULT_TEXT) return problem('result/size', t`The file is too long.`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return problem('result/syntax', t`This is not a result of a lesson: it is not valid JSON.`)
  }
  if (isDeeperThan(data)) return problem('result/depth', t`It nests too deep.`)
  const checked = v.safeParse(schema, data, { abortEarly: true })
  if (!checked.success) {
    const [first] = checked.issues
    const path = first.path?.map(({ key }) => String(key)).join('.')
    return err({
      code: 'result/form',
      message:
        path === undefined ? schemaMessage(first) : `${inQuotes(path)}: ${schemaMessage(first)}`,
    })
  }
  return ok(checked.output)
}

/** Reads what a student handed back of a lesson. */
export function readResult(text: string): Result<LessonResult, Problem> {
  const read = readHandedBack(text, resultSchema)
  if (!read.ok) return read
  const { format: _, version: __, ...result } = read.value
  return ok(result)
}

/** A question of the lesson, as a column of the table. */
export interface ClassColumn {
  readonly board: number
  readonly stop: number
  /** Its place among the questions of its board, from 1: a stop that only tells is none. */
  readonly question: number
  readonly ask: string
  readonly best: string
  /** Of those who answered, how many were right. */
  readonly right: number
  readonly answered: number
  /** The wrong answer given most often, where there is one. */
  readonly trap: { readonly answer: string; readonly times: number } | undefined
}
export interface ClassRow {
  readonly student: string
  /** By column; `undefined` where it was not answered. */
  readonly cells: readonly (AnswerHandedIn | undefined)[]
  readonly right: number
  readonly endings: readonly Ending[]
}
export interface ClassTable {
  readonly key: string
  readonly title: string
  readonly columns: readonly ClassColumn[]
  readonly rows: readonly ClassRow[]
}

/** The commonest of the answers; of several the first given. */
function commonest(answers: readonly string[]): ClassColumn['trap'] {
  const times = new Map<string, number>()
  for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + 1)
  let found: ClassColumn['trap']
  for (const [answer, n] of times) if (n > (found?.times ?? 0)) found = { answer, times: n }
  return found
}

/**
 * A table for each lesson among the results, in the order in which they came. Of two results of the same
 * name and lesson the later one counts.
 */
export function classTables(results: readonly LessonResult[]): readonly ClassTable[] {
  const keys = [...new Set(results.map(({ lesson }) => lesson.key))]
  return keys.map((key): ClassTable => {
    const all = results.filter(({ lesson }) => lesson.key === key)
    const latest = [...new Map(all.map((result) => [result.student, result])).values()]
    const asked = new Map<string, AnswerHandedIn>()
    for (const { answers } of latest)
      for (const answer of answers) asked.set(`${answer.board} ${answer.stop}`, answer)
    const places = [...asked.values()].sort((a, b) => a.board - b.board || a.stop - b.stop)
    const at = (result: LessonResult, { board, stop }: AnswerHandedIn) =>
      result.answers.find((one) => one.board === board && one.stop === stop)
    return {
      key,
      title: latest[0]!.lesson.title,
      columns: places.map((one, i): ClassColumn => {
        const { board, stop, ask, best } = one
        const given = latest.flatMap((result) => at(result, one) ?? [])
        const wrong = given.filter(({ verdict }) => verdict === 'wrong')
        return {
          ...{ board, stop, ask, best },
          question: places.slice(0, i + 1).filter((place) => place.board === board).length,
          right: given.length - wrong.length,
          answered: given.length,
          trap: commonest(wrong.map(({ answer }) => answer)),
        }
      }),
      rows: latest.map(
        (result): ClassRow => ({
          student: result.student,
          cells: places.map((one) => at(result, one)),
          right: result.answers.filter(({ verdict }) => verdict !== 'wrong').length,
          endings: result.endings,
        }),
      ),
    }
  })
}

/** One field of a CSV line. A spreadsheet would run what begins like a formula, so that gets a mark before it. */
const field = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
const VERDICTS: Readonly<Record<Verdict, string>> = {
  right: 'right',
  also: 'accepted',
  wrong: 'wrong',
}

/** Lines of comma-separated values (RFC 4180). */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`

/** The table as comma-separated values, a line a student. */
export function classCsv({ columns, rows }: ClassTable): string {
  const head = columns.flatMap(({ board, stop, ask, best }) => [
    t`Board ${board + 1}, stop ${stop + 1}: ${ask} (${best})`,
    t`Mark`,
  ])
  const lines = rows.map(({ student, cells, right, endings }) => [
    student,
    ...cells.flatMap((cell) =>
      cell === undefined ? ['', ''] : [cell.answer, VERDICTS[cell.verdict]],
    ),
    String(right),
    endings
      .map(({ board, contract, tricks }) =>
        tricks === undefined
          ? t`Board ${board + 1}: ${contract}`
          : t`Board ${board + 1}: ${contract}, ${tricks} tricks`,
      )
      .join('; '),
  ])
  return csvText([[t`Student`, ...head, t`Right`, t`Played on`], ...lines])
}
