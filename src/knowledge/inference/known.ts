/** Inferences as judged at one moment, as plain data for a panel. Chances are 0..1. */
import type { Problem } from '#core/result.ts'
import type { Seat } from '#core/seat.ts'
import type { LawfulRange } from '../law/changes.ts'
import type { Between } from '../law/spread.ts'
import type { Predicate } from '../predicates/predicate.ts'
import type { Evidence, Inference, InferenceVerdict, Qualifier } from './inference.ts'
import type { Status } from './status.ts'

/** One reading of an action, judged. */
export interface KnownReading {
  readonly says: Predicate
  readonly qualifier: Qualifier | undefined
  /** By the law alone; never taken back but by undo. */
  readonly status: Status
  /** By the agreements: softer, and may be taken back. */
  readonly agreed: 'implied' | 'excluded' | 'neither' | undefined
  /** The chance that it is true, with everything known; absent where it is not worked out. */
  readonly chance: number | undefined
  /** Exact count over `total`, in decimal, where there is one. */
  readonly count?: string
  /** Where the chance lies by layouts drawn. */
  readonly between?: Between
}
/** What one part of a meaning leaves. */
export interface KnownPart {
  readonly status: Status
  /** What it leaves of the hand, whatever else is known: the shape and points of every hand that meets it. */
  readonly lengths: readonly LawfulRange[]
  readonly hcp: LawfulRange
}
/** An inference with its readings judged. */
export interface KnownInference {
  readonly id: string
  readonly seat: Seat
  readonly because: Evidence
  readonly kind: Inference['kind']
  readonly readings: readonly KnownReading[]
  /** Place of the reading believed now. */
  readonly active: number | undefined
  readonly verdict: InferenceVerdict
  /** Present for calls: what the call shows, and what the calls not made deny. */
  readonly directly?: KnownPart
  readonly byDenial?: KnownPart
  /** The chance that the action was off: not as first agreed. */
  readonly off: number | undefined
}
/** Inferences that were off together, and the chance that just these were. */
export interface KnownPattern {
  readonly off: readonly string[]
  readonly chance: number
}
/** Whether what was agreed can all be true. */
export interface KnownConflict {
  /**
   * `none`: some layout meets everything agreed. `priced`: none does, and the prices of violations
   * tell how likely each pattern is. `total`: even with violations nothing is left.
   */
  readonly kind: 'none' | 'priced' | 'total'
  /** Likeliest first; patterns of up to two violations, each with its exact chance. */
  readonly patterns: readonly KnownPattern[]
  /** Patterns believed when partner is believed before the opponents: least violations of partner's first. */
  readonly partnerFirst: readonly KnownPattern[]
}
/** A meaning that contradicts itself. */
export interface KnownProblem {
  /** The inference, as it would have been named, and what it rests on. */
  readonly id: string
  readonly because: Evidence
  readonly problem: Problem
}
