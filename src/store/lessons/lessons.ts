/**
 * What is kept of lessons on this device: how far each was taken, those that were opened or made here, and
 * the one being made. A store of its own in the browser's small storage, so that the table's needs nothing of it and
 * the first page does not fetch it.
 */

import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { Attempt } from '#lessons/attempt.ts'
import { type Lesson, lessonKey } from '#lessons/lesson.ts'
import { readLesson, writeLesson } from '#lessons/lesson-file.ts'

const PLACE = 'kibitzer/lessons'
/** Lessons of others kept at most; the oldest gives way. */
export const MAX_KEPT = 60

export interface KeptLesson {
  /** `lessonKey` of the lesson. */
  readonly key: string
  readonly lesson: Lesson
}
export interface LessonsState {
  /** By the lesson's key. */
  readonly attempts: Readonly<Record<string, Attempt>>
  /** Opened from files and links, or made here; the latest first. */
  readonly kept: readonly KeptLesson[]
  /** The lesson being made. */
  readonly draft: Lesson | undefined
  /** Why nothing is kept on this device; `undefined` while all is well. */
  readonly trouble: string | undefined
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
const attemptSchema = v.strictObject({
  key: v.string(),
  board: count,
  stop: count,
  given: v.array(
    v.strictObject({
      board: count,
      stop: count,
      answer: v.pipe(v.string(), v.maxLength(200)),
      verdict: v.picklist(['right', 'also', 'wrong']),
    }),
  ),
  moves: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(3))), v.maxLength(400))),
  endings: v.array(
    v.strictObject({
      board: count,
      calls: v.string(),
      contract: v.string(),
      tricks: v.exactOptional(count),
    }),
  ),
  finished: v.boolean(),
})
const savedSchema = v.object({
  version: v.literal(1),
  attempts: v.array(v.unknown()),
  kept: v.array(v.string()),
  draft: v.exactOptional(v.string()),
})

const NOTHING: LessonsState = { attempts: {}, kept: [], draft: undefined, trouble: undefined }

const opened = (text: string, how: 'whole' | 'draft' = 'whole'): KeptLesson | undefined => {
  const read = readLesson(text, how)
  return read.ok ? { key: lessonKey(read.value), lesson: read.value } : undefined
}

/** What was kept, each part that can still be read. */
export function readKept(text: string | null): LessonsState {
  if (text === null) return NOTHING
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return NOTHING
  }
  const saved = v.safeParse(savedSchema, data)
  if (!saved.success) return NOTHING
  const attempts: Record<string, Attempt> = {}
  for (const one of saved.output.attempts) {
    const attempt = v.safeParse(attemptSchema, one)
    if (attempt.success)
      attempts[attempt.output.key] = { ...attempt.output, moves: attempt.output.moves }
  }
  const { draft } = saved.output
  return {
    attempts,
    kept: saved.output.kept.flatMap((one) => opened(one) ?? []),
    draft: draft === undefined ? undefined : opened(draft, 'draft')?.lesson,
    trouble: undefined,
  }
}

const written = ({ attempts, kept, draft }: LessonsState): string =>
  JSON.stringify({
    version: 1,
    attempts: Object.values(attempts),
    kept: kept.map(({ lesson }) => writeLesson(lesson)),
    ...(draft === undefined ? {} : { draft: writeLesson(draft) }),
  })

const stored = (): string | null => {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null
  }
}

export const lessons = createStore<LessonsState>(() => readKept(stored()))

/** Changes what is kept, and keeps it; where there is no room the page says so and goes on. */
function change(part: Partial<LessonsState>): void {
  const next = { ...lessons.getState(), ...part, trouble: undefined }
  let trouble: string | undefined
  try {
    localStorage.setItem(PLACE, written(next))
  } catch {
    trouble =
      'This browser keeps nothing for Kibitzer now, or has no room left: save your lesson or result as a file.'
  }
  lessons.setState({ ...next, trouble })
}

// Another tab has gone on: take over what it kept, so that neither writes over the other.
if (typeof window !== 'undefined')
  window.addEventListener('storage', (event) => {
    if (event.key === PLACE) lessons.setState(readKept(event.newValue))
  })

export const keepAttempt = (attempt: Attempt): void =>
  change({ attempts: { ...lessons.getState().attempts, [attempt.key]: attempt } })

export function forgetAttempt(key: string): void {
  const { [key]: _, ...attempts } = lessons.getState().attempts
  change({ attempts })
}

/** Keeps a lesson of somebody else's, or one made here, in front of the others. @returns its key. */
export function keepLesson(lesson: Lesson): string {
  const key = lessonKey(lesson)
  const others = lessons.getState().kept.filter((one) => one.key !== key)
  change({ kept: [{ key, lesson }, ...others].slice(0, MAX_KEPT) })
  return key
}

export const dropLesson = (key: string): void =>
  change({ kept: lessons.getState().kept.filter((one) => one.key !== key) })

export const setDraft = (draft: Lesson | undefined): void => change({ draft })
