/** Our own lessons. */
import type { Lesson } from '../lesson.ts'
import { COUNTING_A_HAND, COUNTING_A_HAND_AGAIN } from './counting-a-hand.ts'
import { DANGER_HAND, DANGER_HAND_AGAIN } from './danger-hand.ts'
import { DRAWING_TRUMPS, DRAWING_TRUMPS_AGAIN } from './drawing-trumps.ts'
import { DUMMY, DUMMY_AGAIN } from './dummy.ts'
import { ENTRIES, ENTRIES_AGAIN } from './entries.ts'
import { FINESSE, FINESSE_AGAIN } from './finesse.ts'
import { HOLD_UP, HOLD_UP_AGAIN } from './hold-up.ts'
import { LONG_SUITS, LONG_SUITS_AGAIN } from './long-suits.ts'
import { MINIBRIDGE, MINIBRIDGE_AGAIN } from './minibridge.ts'
import { OPENING_BIDS, OPENING_BIDS_AGAIN } from './opening-bids.ts'
import { OPENING_LEADS } from './opening-leads.ts'
import { OPENING_LEADS_AGAIN } from './opening-leads-again.ts'
import { OVERCALLS, OVERCALLS_AGAIN } from './overcalls.ts'
import { PREEMPTS, PREEMPTS_AGAIN } from './preempts.ts'
import { RAISING, RAISING_AGAIN } from './raising.ts'
import { REBIDS, REBIDS_AGAIN } from './rebids.ts'
import { RESPONDING, RESPONDING_AGAIN } from './responding.ts'
import { SCORING, SCORING_AGAIN } from './scoring.ts'
import { SIGNALS, SIGNALS_AGAIN } from './signals.ts'
import { SLAMS, SLAMS_AGAIN } from './slams.ts'
import { STAYMAN, STAYMAN_AGAIN } from './stayman.ts'
import { TAKEOUT_DOUBLES, TAKEOUT_DOUBLES_AGAIN } from './takeout-doubles.ts'
import { THIRD_HAND, THIRD_HAND_AGAIN } from './third-hand.ts'
import { TRANSFERS, TRANSFERS_AGAIN } from './transfers.ts'
import { TRICKS, TRICKS_AGAIN } from './tricks.ts'
import { WINNERS, WINNERS_AGAIN } from './winners.ts'

/** Kinds of lessons, in the order in which they are best taken. */
export const LESSON_GROUPS = ['steps', 'bidding', 'play', 'defence'] as const
export type LessonGroup = (typeof LESSON_GROUPS)[number]

export interface FirstLesson {
  /** Stable: it stands in the address and names the progress. */
  readonly id: string
  readonly group: LessonGroup
  readonly lesson: Lesson
  /** A second set of questions on the same, by its own id. */
  readonly again: { readonly id: string; readonly lesson: Lesson }
}
const twice = (id: string, group: LessonGroup, lesson: Lesson, again: Lesson): FirstLesson => ({
  id,
  group,
  lesson,
  again: { id: `${id}-2`, lesson: again },
})

export const FIRST_LESSONS: readonly FirstLesson[] = [
  twice('tricks', 'steps', TRICKS, TRICKS_AGAIN),
  twice('dummy', 'steps', DUMMY, DUMMY_AGAIN),
  twice('minibridge', 'steps', MINIBRIDGE, MINIBRIDGE_AGAIN),
  twice('score', 'steps', SCORING, SCORING_AGAIN),
  twice('opening', 'bidding', OPENING_BIDS, OPENING_BIDS_AGAIN),
  twice('responding', 'bidding', RESPONDING, RESPONDING_AGAIN),
  twice('raising', 'bidding', RAISING, RAISING_AGAIN),
  twice('stayman', 'bidding', STAYMAN, STAYMAN_AGAIN),
  twice('transfers', 'bidding', TRANSFERS, TRANSFERS_AGAIN),
  twice('rebids', 'bidding', REBIDS, REBIDS_AGAIN),
  twice('overcalls', 'bidding', OVERCALLS, OVERCALLS_AGAIN),
  twice('doubles', 'bidding', TAKEOUT_DOUBLES, TAKEOUT_DOUBLES_AGAIN),
  twice('preempts', 'bidding', PREEMPTS, PREEMPTS_AGAIN),
  twice('slams', 'bidding', SLAMS, SLAMS_AGAIN),
  twice('winners', 'play', WINNERS, WINNERS_AGAIN),
  twice('trumps', 'play', DRAWING_TRUMPS, DRAWING_TRUMPS_AGAIN),
  twice('finesse', 'play', FINESSE, FINESSE_AGAIN),
  twice('hold-up', 'play', HOLD_UP, HOLD_UP_AGAIN),
  twice('long-suits', 'play', LONG_SUITS, LONG_SUITS_AGAIN),
  twice('entries', 'play', ENTRIES, ENTRIES_AGAIN),
  twice('danger', 'play', DANGER_HAND, DANGER_HAND_AGAIN),
  twice('counting', 'play', COUNTING_A_HAND, COUNTING_A_HAND_AGAIN),
  twice('leads', 'defence', OPENING_LEADS, OPENING_LEADS_AGAIN),
  twice('third-hand', 'defence', THIRD_HAND, THIRD_HAND_AGAIN),
  twice('signals', 'defence', SIGNALS, SIGNALS_AGAIN),
]
/** Every set of questions, the second ones behind the first. */
export const ALL_LESSONS: readonly { readonly id: string; readonly lesson: Lesson }[] =
  FIRST_LESSONS.flatMap(({ id, lesson, again }) => [{ id, lesson }, again])
