/** Answers of *Practice* handed back to a teacher, and what a class's come to. Pure. */
import { firstLetters } from '#core/letters.ts'
import { t } from '#core/text.ts'
import { GRADES, type Grade, isGood } from './grade.ts'
import type { Answer, Progress } from './progress.ts'
import { topicOfId } from './topics.ts'

/** In place of a topic: whatever was asked. */
export const ALL_TOPICS = 'all'
/** How many of the last answers can be handed back: rounds of ten. */
export const HANDED_BACK = [10, 20, 30] as const

export interface PracticeResult {
  /** The topic's id and its title, or `ALL_TOPICS`. */
  readonly topic: { readonly id: string; readonly title: string }
  readonly student: string
  /** In the order of time. */
  readonly answers: readonly Pick<Answer, 'asked' | 'grade' | 'sure'>[]
}

/** Topics of which something was answered, the one answered last first. */
export const topicsAnswered = ({ answers }: Progress): readonly string[] => [
  ...new Set(answers.map(({ topic }) => topic).reverse()),
]
export const topicTitle = (id: string): string =>
  id === ALL_TOPICS ? t`All topics` : (topicOfId(id)?.title ?? id)

/** @param most of the answers to that topic the last so many. */
export const practiceResult = (
  { answers }: Progress,
  topic: string,
  most: number,
  student: string,
): PracticeResult => ({
  topic: { id: topic, title: topicTitle(topic) },
  student: firstLetters(student.trim(), 100),
  answers: answers
    .filter((one) => topic === ALL_TOPICS || one.topic === topic)
    .slice(-most)
    .map(({ asked, grade, sure }) => ({ asked, grade, ...(sure === undefined ? {} : { sure }) })),
})

export interface PracticeRow {
  readonly student: string
  readonly answered: number
  readonly right: number
  readonly grades: Readonly<Record<Grade, number>>
  /** What was asked where the answer would not do at the table. */
  readonly missed: readonly string[]
}
export interface PracticeTable {
  /** The topic's id. */
  readonly key: string
  readonly title: string
  readonly rows: readonly PracticeRow[]
}

/** A table for each topic, in the order in which they came. Of two results of the same name the later counts. */
export function practiceTables(results: readonly PracticeResult[]): readonly PracticeTable[] {
  const keys = [...new Set(results.map(({ topic }) => topic.id))]
  return keys.map((key): PracticeTable => {
    const all = results.filter(({ topic }) => topic.id === key)
    const latest = [...new Map(all.map((result) => [result.student, result])).values()]
    return {
      key,
      title: t`Practice: ${latest[0]!.topic.title}`,
      rows: latest.map(({ student, answers }): PracticeRow => {
        const times = (grade: Grade): number => answers.filter((one) => one.grade === grade).length
        return {
          student,
          answered: answers.length,
          right: answers.filter(({ grade }) => isGood(grade)).length,
          grades: Object.fromEntries(GRADES.map((grade) => [grade, times(grade)])) as Record<
            Grade,
            number
          >,
          missed: answers.filter(({ grade }) => !isGood(grade)).map(({ asked }) => asked),
        }
      }),
    }
  })
}
