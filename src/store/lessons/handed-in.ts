/**
 * What students hand back, of a lesson, of *Practice* or of boards: as the text of a file and as a link that holds it
 * all;
 * and the results that a teacher has read, until the page is closed.
 */
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { isLawful } from '#core/board-made.ts'
import { callCode, parseCall } from '#core/call.ts'
import { cardCode, parseCard } from '#core/card.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { SEATS } from '#core/seat.ts'
import { t } from '#core/text.ts'
import { VULNERABILITIES } from '#core/vulnerability.ts'
import {
  type LessonResult,
  MAX_RESULT_TEXT,
  readHandedBack,
  readResult,
  writeResult,
} from '#lessons/results.ts'
import type { BoardHandedIn, BoardsResult } from '#played/handed-in.ts'
import { GRADES } from '#practice/grade.ts'
import type { PracticeResult } from '#practice/handed-in.ts'
import { SURE_STEPS } from '#practice/score.ts'
import { packText, unpackText } from '../links/packed-text.ts'
import { MOST_HANDED_IN } from './played-boards.ts'

export type HandedIn =
  | { readonly of: 'lesson'; readonly result: LessonResult }
  | { readonly of: 'practice'; readonly result: PracticeResult }
  | { readonly of: 'boards'; readonly result: BoardsResult }

const FORMAT = 'kibitzer-practice-result'
const VERSION = 1
const words = (most: number) => v.pipe(v.string(), v.maxLength(most))
const practiceSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION, t`It is of another version; this program reads version ${VERSION}.`),
  topic: v.strictObject({ id: words(40), title: words(200) }),
  student: v.pipe(words(100), v.minLength(1)),
  answers: v.pipe(
    v.array(
      v.strictObject({
        asked: words(1000),
        grade: v.picklist(GRADES),
        sure: v.exactOptional(v.picklist(SURE_STEPS)),
      }),
    ),
    v.maxLength(3000),
  ),
})

const BOARDS_FORMAT = 'kibitzer-boards-result'
const boardSchema = v.pipe(
  v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
    deal: words(20),
    dealer: v.picklist(SEATS),
    vulnerability: v.picklist(VULNERABILITIES),
    calls: words(1300),
    lead: v.exactOptional(words(2)),
    tricks: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(13))),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): BoardHandedIn => {
    const { calls: said, lead, tricks, ...board } = dataset.value
    const calls = said.split(' ').map(parseCall)
    const led = lead === undefined ? undefined : parseCard(lead)
    const whole =
      calls.every((call) => call !== undefined) && (lead === undefined) === (led === undefined)
    const made = {
      calls: calls.flatMap((call) => call ?? []),
      ...(led === undefined ? {} : { lead: led }),
      ...(tricks === undefined ? {} : { declarerTricks: tricks }),
    }
    if (whole && isLawful({ dealer: board.dealer }, made)) return { ...board, made }
    addIssue({ message: t`Board ${board.number}: these calls are no whole auction.` })
    return NEVER
  }),
)
const boardsSchema = v.strictObject({
  format: v.literal(BOARDS_FORMAT),
  version: v.literal(VERSION, t`It is of another version; this program reads version ${VERSION}.`),
  student: v.pipe(words(100), v.minLength(1)),
  boards: v.pipe(v.array(boardSchema), v.minLength(1), v.maxLength(MOST_HANDED_IN)),
})
const writtenBoard = ({ made: { calls, lead, declarerTricks }, ...board }: BoardHandedIn) => ({
  ...board,
  calls: calls.map(callCode).join(' '),
  ...(lead === undefined ? {} : { lead: cardCode(lead) }),
  ...(declarerTricks === undefined ? {} : { tricks: declarerTricks }),
})

const written = (format: string, result: object): string =>
  JSON.stringify({ format, version: VERSION, ...result }, null, 1)
/** The text of a file. */
export const writeHandedIn = ({ of, result }: HandedIn): string => {
  if (of === 'lesson') return writeResult(result)
  return of === 'practice'
    ? written(FORMAT, result)
    : written(BOARDS_FORMAT, { ...result, boards: result.boards.map(writtenBoard) })
}

export function readHandedIn(text: string): Result<HandedIn, Problem> {
  const format = /^\s*\{\s*"format"\s*:\s*"([\w-]*)"/.exec(text)?.[1]
  if (format === FORMAT) {
    const practice = readHandedBack(text, practiceSchema)
    if (!practice.ok) return practice
    const { format: _, version: __, ...result } = practice.value
    return ok({ of: 'practice', result })
  }
  if (format === BOARDS_FORMAT) {
    const boards = readHandedBack(text, boardsSchema)
    if (!boards.ok) return boards
    const { format: _, version: __, ...result } = boards.value
    return ok({ of: 'boards', result })
  }
  // Whatever else it is is read as a lesson, whose reader says what is wrong with it.
  const lesson = readResult(text)
  return lesson.ok ? ok({ of: 'lesson', result: lesson.value }) : lesson
}

const PLACE = '#/lessons/class/'
/** The address of the class with this result in it, from the hash on. */
export const packHandedIn = async (handed: HandedIn): Promise<string> =>
  `${PLACE}${await packText(JSON.stringify(JSON.parse(writeHandedIn(handed))))}`

export async function unpackHandedIn(packed: string): Promise<Result<HandedIn, Problem>> {
  const unpacked = await unpackText(packed, MAX_RESULT_TEXT)
  if (unpacked === 'too-long') return problem('result/size', t`The link is too long.`)
  if (unpacked === undefined) return problem('result/link', t`The link is cut off or changed.`)
  return readHandedIn(unpacked.text)
}

/** Lines of a pasted list that are read at once. */
const MOST_LINES = 1000
export interface PastedList {
  readonly read: readonly HandedIn[]
  /** What could not be read, by its line. */
  readonly faults: readonly string[]
}
/** Reads a list of links, one or more a line and whatever else stands there; good lines count beside bad ones. */
export async function readLinks(text: string): Promise<PastedList> {
  const read: HandedIn[] = []
  const faults: string[] = []
  const lines = text.split(/\r\n|\r|\n/)
  for (const [i, line] of lines.slice(0, MOST_LINES).entries()) {
    if (line.trim() === '') continue
    const links = [...line.matchAll(/#\/lessons\/class\/([\w-]+)/g)]
    if (links.length === 0) faults.push(t`Line ${i + 1}: there is no link of a result.`)
    for (const [, packed = ''] of links) {
      const one = await unpackHandedIn(packed)
      if (one.ok) read.push(one.value)
      else faults.push(t`Line ${i + 1}: ${one.error.message}`)
    }
  }
  if (lines.length > MOST_LINES) faults.push(t`Only the first ${MOST_LINES} lines were read.`)
  return { read, faults: [...new Set(faults)] }
}

/** What was handed in and read; kept nowhere. */
export const handedIn = createStore<{ readonly all: readonly HandedIn[] }>(() => ({ all: [] }))
export const addHandedIn = (more: readonly HandedIn[]): void =>
  handedIn.setState(({ all }) => ({ all: [...all, ...more] }))
export const forgetHandedIn = (): void => handedIn.setState({ all: [] })
