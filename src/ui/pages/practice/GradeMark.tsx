/** A grade with its sign and its word. */
import type { Grade } from '#practice/grade.ts'
import { Mark, type MarkKind } from '../../kit/Mark.tsx'
import { GRADE_WORDS } from './words.ts'

const SIGNS: Readonly<Record<Grade, MarkKind>> = {
  right: 'met',
  acceptable: 'consistent',
  near: 'against',
  wrong: 'not-met',
}

export const GradeMark = ({
  grade,
  hideWord = false,
}: {
  readonly grade: Grade
  readonly hideWord?: boolean
}) => <Mark kind={SIGNS[grade]} word={GRADE_WORDS[grade]} hideWord={hideWord} />
