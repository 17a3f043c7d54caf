/**
 * What students hand back, of a lesson or of *Practice*: as the text of a file and as a link that holds it all;
 * and the results that a teacher has read, until the page is closed.
 */
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import {
  type LessonResult,
  MAX_RESULT_TEXT,
  readHandedBack,
  readResult,
  writeResult,
} from '#lessons/results.ts'
import { GRADES } from '#practice/grade.ts'
import type { PracticeResult } from '#practice/handed-in.ts'
import { SURE_STEPS } from '#practice/score.ts'
import { packText, unpackText } from '../links/packed-text.ts'

export type HandedIn =
  | { readonly of: 'lesson'; readonly result: LessonResult }
  | { readonly of: 'practice'; readonly result: PracticeResult }

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

/** The text of a file. */
export const writeHandedIn = (handed: HandedIn): string =>
  handed.of === 'lesson'
    ? writeResult(handed.result)
    : JSON.stringify({ format: FORMAT, version: VERSION, ...handed.result }, null, 1)

export function readHandedIn(text: string): Result<HandedIn, Problem> {
  // What is no practice is read as a lesson, whose reader says what is wrong with it.
  if (!/^\s*\{\s*"format"\s*:\s*"kibitzer-practice-result"/.test(text)) {
    const lesson = readResult(text)
    return lesson.ok ? ok({ of: 'lesson', result: lesson.value }) : lesson
  }
  const practice = readHandedBack(text, practiceSchema)
  if (!practice.ok) return practice
  const { format: _, version: __, ...result } = practice.value
  return ok({ of: 'practice', result })
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
