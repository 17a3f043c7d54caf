/** Our own lessons, in the order in which they are best taken. */
import type { Lesson } from '../lesson.ts'
import { COUNTING_A_HAND } from './counting-a-hand.ts'
import { OPENING_BIDS } from './opening-bids.ts'
import { OPENING_LEADS } from './opening-leads.ts'
import { OVERCALLS } from './overcalls.ts'
import { PREEMPTS } from './preempts.ts'
import { RAISING } from './raising.ts'
import { REBIDS } from './rebids.ts'
import { RESPONDING } from './responding.ts'
import { SLAMS } from './slams.ts'
import { STAYMAN } from './stayman.ts'
import { TAKEOUT_DOUBLES } from './takeout-doubles.ts'
import { TRANSFERS } from './transfers.ts'

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
  { id: 'transfers', lesson: TRANSFERS },
  { id: 'rebids', lesson: REBIDS },
  { id: 'overcalls', lesson: OVERCALLS },
  { id: 'doubles', lesson: TAKEOUT_DOUBLES },
  { id: 'preempts', lesson: PREEMPTS },
  { id: 'slams', lesson: SLAMS },
  { id: 'leads', lesson: OPENING_LEADS },
  { id: 'counting', lesson: COUNTING_A_HAND },
]
