/** A lesson in an address: its text, packed. */
import { grouped } from '#core/locale.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { MAX_LESSON_TEXT, readLesson, writeLesson } from '#lessons/lesson-file.ts'
import { packText, unpackText } from '../links/packed-text.ts'

/** Most letters of a link that chat programs and mail still carry whole. */
export const MAX_LINK = 8000

/** The address of a lesson that a link carries, from the hash on. */
export const lessonHash = (packed: string): string => `#/lessons/l/${packed}`

/** Packed for an address; a problem where it would be too long to send. */
export async function packLesson(lesson: Lesson): Promise<Result<string, Problem>> {
  const packed = await packText(JSON.stringify(JSON.parse(writeLesson(lesson))))
  return packed.length > MAX_LINK
    ? problem(
        'lesson/link-long',
        t`The lesson is too long for a link: ${grouped(packed.length)} letters, and ${grouped(MAX_LINK)} can be sent. Save it as a file, or split it.`,
      )
    : ok(packed)
}

/** The lesson of a link; a problem says why there is none. */
export async function unpackLesson(packed: string): Promise<Result<Lesson, Problem>> {
  const broken = (why: string) =>
    problem('lesson/link', t`The lesson of the link cannot be opened: ${why}`)
  if (packed.length > 4 * MAX_LINK) return broken(t`it is too long.`)
  const unpacked = await unpackText(packed, MAX_LESSON_TEXT)
  if (unpacked === 'too-long') return broken(t`it is too long.`)
  if (unpacked === undefined) return broken(t`it is cut off or changed.`)
  const read = readLesson(unpacked.text)
  return read.ok ? read : broken(read.error[0]?.message ?? t`it is no lesson.`)
}
