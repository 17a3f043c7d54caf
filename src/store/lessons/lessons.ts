/**
 * What is kept of lessons on this device: how far each was taken, those that were opened or made here, and
 * the one being made. Rows beside the table, so that a backup carries them; a store of its own, so that the
 * first page does not fetch it.
 */
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { t } from '#core/text.ts'
import type { Attempt } from '#lessons/attempt.ts'
import { type Lesson, lessonKey } from '#lessons/lesson.ts'
import { readLesson, writeLesson } from '#lessons/lesson-file.ts'
import type { Key, TableStorage } from '../persistence/storage.ts'

export interface KeptLesson {
  /** `lessonKey` of the lesson. */
  readonly key: string
  /** When it was kept, in milliseconds. */
  readonly at: number
  readonly lesson: Lesson
}
export interface LessonsState {
  /** False until what is kept has been read. */
  readonly ready: boolean
  /** By the lesson's key. */
  readonly attempts: Readonly<Record<string, Attempt>>
  /** Opened from files and links, or made here; the latest first. */
  readonly kept: readonly KeptLesson[]
  /** The lesson being made. */
  readonly draft: Lesson | undefined
  /** Why nothing is kept; `undefined` while all is well. */
  readonly trouble: string | undefined
}
const NOTHING: LessonsState = {
  ready: false,
  attempts: {},
  kept: [],
  draft: undefined,
  trouble: undefined,
}

const LESSON = 'lesson/'
const ATTEMPT = 'lesson-attempt/'
const DRAFT = 'lesson-draft/now'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const place = v.pipe(count, v.maxValue(1000))
const lessonRow = v.object({ at: count, text: v.string() })
const attemptRow = v.strictObject({
  key: v.string(),
  board: place,
  stop: place,
  given: v.array(
    v.strictObject({
      board: place,
      stop: place,
      answer: v.pipe(v.string(), v.maxLength(200)),
      verdict: v.picklist(['right', 'also', 'wrong']),
    }),
  ),
  moves: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(3))), v.maxLength(400))),
  endings: v.array(
    v.strictObject({
      board: place,
      calls: v.string(),
      contract: v.string(),
      tricks: v.exactOptional(place),
    }),
  ),
  finished: v.boolean(),
})

const lessonIn = (row: unknown, how?: 'draft'): Omit<KeptLesson, 'key'> | undefined => {
  const read = v.safeParse(lessonRow, row)
  const lesson = read.success ? readLesson(read.output.text, how) : undefined
  return read.success && lesson?.ok === true
    ? { at: read.output.at, lesson: lesson.value }
    : undefined
}

/** What the rows say; one that cannot be read stays where it is and is passed over. */
export function readRows(
  rows: readonly (readonly [Key, unknown])[],
): Omit<LessonsState, 'trouble'> {
  const attempts: Record<string, Attempt> = {}
  const kept: KeptLesson[] = []
  let draft: Lesson | undefined
  for (const [name, row] of rows) {
    const key = String(name)
    if (key.startsWith(ATTEMPT)) {
      const read = v.safeParse(attemptRow, row)
      if (read.success)
        attempts[read.output.key] = { ...read.output, moves: read.output.moves ?? undefined }
    } else if (key === DRAFT) draft = lessonIn(row, 'draft')?.lesson
    else if (key.startsWith(LESSON)) {
      const one = lessonIn(row)
      if (one !== undefined) kept.push({ key: key.slice(LESSON.length), ...one })
    }
  }
  return { ready: true, attempts, kept: kept.sort((a, b) => b.at - a.at), draft }
}

export const lessons = createStore<LessonsState>(() => NOTHING)

const TROUBLE = t`This browser keeps nothing for Kibitzer now, or has no room left. Save your lesson or result as a file.`
let storage: TableStorage | undefined

/** Reads what is kept there, and keeps every change there from now on. Never rejects. */
export async function openLessons(where: TableStorage | undefined): Promise<void> {
  storage = where
  if (where === undefined) {
    lessons.setState({ ready: true, trouble: TROUBLE })
    return
  }
  try {
    const rows = await where.transact('readonly', (tx) => tx.all('kept'))
    lessons.setState({ ...readRows(rows), trouble: undefined })
  } catch {
    lessons.setState({ ready: true, trouble: TROUBLE })
  }
}

/** Puts a row, or takes it away where there is none; where that fails the page says so and goes on. */
function keepRow(key: string, row: unknown): void {
  const done =
    storage?.transact('readwrite', (tx) =>
      row === undefined ? tx.remove('kept', key) : tx.put('kept', key, row),
    ) ?? Promise.reject(new Error(t`There is no storage.`))
  done.then(
    () => lessons.setState({ trouble: undefined }),
    () => lessons.setState({ trouble: TROUBLE }),
  )
}

export function keepAttempt(attempt: Attempt): void {
  lessons.setState(({ attempts }) => ({ attempts: { ...attempts, [attempt.key]: attempt } }))
  keepRow(`${ATTEMPT}${attempt.key}`, attempt)
}

export function forgetAttempt(key: string): void {
  lessons.setState(({ attempts: { [key]: _, ...attempts } }) => ({ attempts }))
  keepRow(`${ATTEMPT}${key}`, undefined)
}

/**
 * Keeps a lesson of somebody else's, or one made here, in front of the others.
 * @param at the time now, in milliseconds.
 * @returns its key.
 */
export function keepLesson(lesson: Lesson, at: number): string {
  const key = lessonKey(lesson)
  lessons.setState(({ kept }) => ({
    kept: [{ key, at, lesson }, ...kept.filter((one) => one.key !== key)],
  }))
  keepRow(`${LESSON}${key}`, { at, text: writeLesson(lesson) })
  return key
}

export function dropLesson(key: string): void {
  lessons.setState(({ kept }) => ({ kept: kept.filter((one) => one.key !== key) }))
  keepRow(`${LESSON}${key}`, undefined)
}

/** Keeps the lesson being made as it stands; `undefined` ends the making of it. */
export function setDraft(draft: Lesson | undefined): void {
  lessons.setState({ draft })
  // While the title is being typed it may be empty, which a file may not.
  const named = draft && { ...draft, title: draft.title.trim() === '' ? '…' : draft.title }
  keepRow(DRAFT, named && { at: 0, text: writeLesson(named) })
}
