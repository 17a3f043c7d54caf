/**
 * When something comes back: spaced repetition by FSRS-6, the free spaced repetition scheduler of J. Ye and
 * others (“A stochastic shortest path algorithm for optimizing spaced repetition scheduling”, KDD 2022), as the
 * package ts-fsrs has it, with its published weights and nothing left to chance.
 */
import { createEmptyCard, type Grade as FsrsGrade, fsrs, Rating } from 'ts-fsrs'
import type { Grade } from './grade.ts'

/** What the scheduler keeps of one thing; plain numbers, times in milliseconds. */
export interface Memory {
  /** From then on it is asked again. */
  readonly due: number
  /** Days until nine in ten would still know it. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  readonly scheduledDays: number
  readonly learningSteps: number
  readonly reps: number
  readonly lapses: number
  /** New, learning, review, relearning. */
  readonly state: 0 | 1 | 2 | 3
  readonly last?: number
}

const scheduler = fsrs({ enable_fuzz: false })
const RATINGS: Readonly<Record<Grade, FsrsGrade>> = {
  right: Rating.Good,
  acceptable: Rating.Good,
  near: Rating.Again,
  wrong: Rating.Again,
}
const DAY = 86_400_000

/**
 * The memory after one more answer.
 * @param memory `undefined` for something asked the first time.
 * @param helped a right answer that needed a hint comes back sooner.
 * @param at the time of the answer.
 */
export function remembered(
  memory: Memory | undefined,
  grade: Grade,
  helped: boolean,
  at: number,
): Memory {
  const card =
    memory === undefined
      ? createEmptyCard(new Date(at))
      : {
          due: new Date(memory.due),
          stability: memory.stability,
          difficulty: memory.difficulty,
          elapsed_days: memory.last === undefined ? 0 : Math.max(0, (at - memory.last) / DAY),
          scheduled_days: memory.scheduledDays,
          learning_steps: memory.learningSteps,
          reps: memory.reps,
          lapses: memory.lapses,
          state: memory.state,
          ...(memory.last === undefined ? {} : { last_review: new Date(memory.last) }),
        }
  const rating = RATINGS[grade]
  // A clock that was put back must not count days twice.
  const now = Math.max(at, memory?.last ?? at)
  const next = scheduler.next(
    card,
    new Date(now),
    helped && rating === Rating.Good ? Rating.Hard : rating,
  ).card
  return {
    due: next.due.getTime(),
    stability: next.stability,
    difficulty: next.difficulty,
    scheduledDays: next.scheduled_days,
    learningSteps: next.learning_steps,
    reps: next.reps,
    lapses: next.lapses,
    state: next.state,
    last: now,
  }
}

export const isDue = (memory: Memory, now: number): boolean => memory.due <= now
