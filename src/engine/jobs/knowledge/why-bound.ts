/** The chain of reasons behind one number of the hidden hands: a suit length, or the points. */
import { ok, type Problem, type Result } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { SeatView } from '#core/seat-view.ts'
import type { Suit } from '#core/suit.ts'
import { type WhyBound, whyLength, whyPoints } from '#explain/knowledge/why-bound.ts'
import { becauseLength, becausePoints, evidenceOf } from '#knowledge/law/because.ts'
import { inOneStep, type Job } from '../../job.ts'

export interface WhyBoundInput {
  /** What the observer may see of the whole line. */
  readonly view: SeatView
  /** Cards played at the position asked about. */
  readonly cards: number
  /** The concealed hand. */
  readonly seat: Seat
  readonly what: Suit | 'hcp'
}
/** One chain when the number is exact, else one for the least and one for the most. */
export type WhyBoundOutput = Result<readonly WhyBound[], Problem>

/** @see WhyBoundInput */
export const whyBound: Job<WhyBoundInput, never, WhyBoundOutput> = inOneStep(
  ({ view, cards, seat, what }) => {
    const evidence = evidenceOf(view, cards)
    if (!evidence.ok) return evidence
    if (what === 'hcp') {
      const lo = becausePoints(evidence.value, seat, 'lo')
      const hi = becausePoints(evidence.value, seat, 'hi')
      return lo.ok ? (hi.ok ? ok(whyPoints(lo.value, hi.value)) : hi) : lo
    }
    const lo = becauseLength(evidence.value, seat, what, 'lo')
    const hi = becauseLength(evidence.value, seat, what, 'hi')
    return lo.ok ? (hi.ok ? ok(whyLength(lo.value, hi.value)) : hi) : lo
  },
)
