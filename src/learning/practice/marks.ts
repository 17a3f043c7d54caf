/**
 * Marks out of ten for a call, as an expert panel gives them: what the rules say of the hand, and what came of the
 * call over layouts. A call that half of good players make is never wrong, and where layouts put it a whole IMP
 * above the system's own, that is not the only right one.
 */
import type { Grade } from './grade.ts'

/** Marks of the system's own call. */
export const FULL_MARKS = 10
/** Layouts over which a call is held against the system's. */
export const LAYOUTS_OF_MARK = 60

/**
 * What the rules say of a hand that makes the call. `own`: it is the system's call. `admitted`: another rule takes
 * the hand, and hands of this very shape and strength do make that call. `near`: one limit away, so that a hand with
 * one card changed, a point more or less at most, would make it. Else `outside`.
 */
export const CALL_STANDINGS = ['own', 'admitted', 'near', 'outside'] as const
export type CallStanding = (typeof CALL_STANDINGS)[number]

/** What a call gains over the system's on the mean of layouts, in IMPs, and the error of that. */
export interface CallGain {
  readonly layouts: number
  readonly gain: number
  readonly error: number
}

/** How layouts judge it against the system's call. */
export type CallVerdict = 'better' | 'level' | 'behind' | 'costly' | 'ruinous'

/** IMPs a board from which a call is better, and below which it is no longer level, costly, ruinous. */
const WHOLE = 1
const RUIN = 3

/** Better by a whole IMP beyond the error; level where the error holds a difference of nothing. */
export function verdictOf({ gain, error }: CallGain): CallVerdict {
  if (gain >= WHOLE && gain > error) return 'better'
  if (gain + error >= 0) return 'level'
  if (gain > -WHOLE) return 'behind'
  return gain > -RUIN ? 'costly' : 'ruinous'
}

/** Marks without layouts, and by what they say. */
const MARKS: Readonly<
  Record<Exclude<CallStanding, 'own'>, Readonly<Record<CallVerdict | 'unweighed', number>>>
> = {
  admitted: { unweighed: 8, better: 10, level: 9, behind: 8, costly: 6, ruinous: 4 },
  near: { unweighed: 5, better: 10, level: 7, behind: 6, costly: 4, ruinous: 2 },
  // No rule and no neighbour makes it: partner will read another hand, which layouts that know the rules tell.
  outside: { unweighed: 2, better: 8, level: 5, behind: 3, costly: 2, ruinous: 0 },
}
/** @returns 0 to 10. */
export const marksOf = (standing: CallStanding, weighed?: CallGain): number =>
  standing === 'own'
    ? FULL_MARKS
    : MARKS[standing][weighed === undefined ? 'unweighed' : verdictOf(weighed)]

/** Marks from which a call will do at the table, and from which it is near. */
const WILL_DO = 7
const NEARLY = 4
/** `right` is the system's own call alone; another with as many marks is as good. */
export const gradeOfMarks = (standing: CallStanding, marks: number): Grade =>
  standing === 'own'
    ? 'right'
    : marks >= WILL_DO
      ? 'acceptable'
      : marks >= NEARLY
        ? 'near'
        : 'wrong'
