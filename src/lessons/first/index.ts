/** Our own lessons, in the order in which they are best taken. */
import type { Lesson } from '../lesson.ts'
import { OPENING_BIDS } from './opening-bids.ts'
import { RAISING } from './raising.ts'
import { RESPONDING } from './responding.ts'
import { STAYMAN } from './stayman.ts'

export interface FirstLesson {
  /** Stable: it stands in the address and names the progress. */
  readonly id: string
  readonly lesson: Lesson
}
export const FIRST_LESSONS: readonly FirstLesson[] = [
  { id: 'opening', lesson: OPENING_BIDS },
  { id: 'responding', lesson: RESPONDING },
  { id: 'raising', lesson: RAISING },
  { id: 'stayman', lesson: STAYMAN },
]
