/** Inferences as judged at one moment, as plain data for a panel. Chances are 0..1. */
import type { Chance } from '#core/chance.ts'
import type { Problem } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { LawfulRange } from '../law/changes.ts'
import type { Predicate } from '../predicates/predicate.ts'
import type { Evidence, Inference, InferenceVerdict, Qualifier } from './inference.ts'
import type { Status } from './status.ts'

/** The chance is that it is true, with everything known; absent where it is not worked out. */
export interface WeighedReading extends Partial<Chance> {
  readonly says: Predicate
  readonly qualifier: Qualifier | undefined
  /** By the law alone; never taken back but by undo. */
  readonly status: Status
  /** By the agreements: softer, and may be taken back. */
  readonly agreed: 'implied' | 'excluded' | 'neither' | undefined
  /** Exact count over `total`, in decimal, where there is one. */
  readonly count?: string
}
/** What one part of a meaning leaves. */
export interface WeighedPart {
  readonly status: Status
  /** What it leaves of the hand, apart from all that is known: the shape and points of every hand that meets it. */
  readonly lengths: readonly LawfulRange[]
  readonly hcp: LawfulRange
}
/** An inference with its readings judged. */
export interface WeighedInference {
  readonly id: string
  readonly seat: Seat
  readonly because: Evidence
  readonly kind: Inference['kind']
  readonly readings: readonly WeighedReading[]
  /** Place of the reading believed now. */
  readonly active: number | undefined
  readonly verdict: InferenceVerdict
  /** Present for calls: what the call shows, and what the calls not made deny. */
  readonly directly?: WeighedPart
  readonly byDenial?: WeighedPart
  /** The chance that the action was off: not as first agreed. */
  readonly off: number | undefined
}
/** Inferences that were off together, and the chance that just these were. */
export interface OffPattern {
  readonly off: readonly string[]
  readonly chance: number
}
/** Whether what was agreed can all be true. */
export interface Conflict {
  /**
   * `none`: some layout meets everything agreed. `priced`: none does, and the prices of violations
   * say how likely each pattern is. `total`: even with violations nothing is left.
   */
  readonly kind: 'none' | 'priced' | 'total'
  /** Likeliest first; patterns of up to two violations, each with its exact chance. */
  readonly patterns: readonly OffPattern[]
  /** The promises contradict each other and partner’s stand: all figures are told with these as certain. */
  readonly partnerFirst: boolean
}
/** A meaning that contradicts itself. */
export interface InferenceProblem {
  /** The inference, as it would have been named, and what it rests on. */
  readonly id: string
  readonly because: Evidence
  readonly problem: Problem
}
