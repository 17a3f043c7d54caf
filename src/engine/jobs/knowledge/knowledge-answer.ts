/** What the agreements make of a moment, as the page draws it: the figures, and the inferences in words. */
import type { CallSource, ReadingStatus } from '#bidding/auction/public-state.ts'
import type { Phrase } from '#constraint/phrase.ts'
import type { Chance } from '#core/chance.ts'
import type { Seat } from '#core/seat.ts'
import type { AccountInWords } from '#explain/knowledge/account-words.ts'
import type { Act } from '#explain/proof.ts'
import type { Knowledge } from '#reasoning/answer/knowledge-data.ts'
import type { Inference, InferenceVerdict, Qualifier } from '#reasoning/inference/inference.ts'
import type { Status } from '#reasoning/inference/status.ts'
import type { OffPattern } from '#reasoning/inference/weighed.ts'

/**
 * What a reading is in its act. `active`: believed now. `asleep`: a fallback that waits. `past`: given
 * up for a later one. `one-of`: one of several that exclude each other.
 */
export type ReadingRole = 'active' | 'asleep' | 'past' | 'one-of'
/** The chance is absent where it is not worked out. */
export interface ReadingInWords extends Partial<Chance> {
  readonly says: Phrase
  readonly qualifier: Qualifier | undefined
  readonly status: Status
  /** What the agreements make of an open one. */
  readonly soft?: 'implied' | 'excluded'
  readonly role: ReadingRole
}
/** How a call was read by the rules of its turn. */
export interface CallReadingInWords {
  readonly source: CallSource
  /** Other than `exact` where it could not be joined to the earlier calls of the hand as it stands. */
  readonly status: ReadingStatus
  /** The rule's own words. */
  readonly words?: string
  /** What the calls not made tell beyond what the call shows. */
  readonly byDenial: readonly Phrase[]
}
export interface InferenceInWords {
  readonly id: string
  readonly seat: Seat
  readonly act: Act
  /** Name of the agreement. */
  readonly rule: string
  readonly kind: Inference['kind']
  /** What a card is evidence of, in a word or two: `lead`, `count signal`; empty for a call. */
  readonly sign: string
  readonly verdict: InferenceVerdict
  readonly readings: readonly ReadingInWords[]
  /** What the calls that were not made would have shown; empty where nothing is denied, or too much to tell. */
  readonly denies: readonly Phrase[]
  /** The chance that the act was not as agreed. */
  readonly off?: number
  /** Present for a call that a system of rules reads. */
  readonly read?: CallReadingInWords
}
/** An agreement that cannot be used, and why. */
export interface FaultInWords {
  readonly id: string
  readonly seat: Seat
  readonly act: Act
  readonly rule: string
  /** True when it is a system that never makes the call, false for a fault of the agreement. */
  readonly never: boolean
  /** One sentence. */
  readonly why: string
}

/** What is known at a moment with what is agreed, its inferences in words; the law’s own figures stand beside it. */
export interface KnowledgeInWords
  extends Omit<Knowledge, 'law' | 'inferences' | 'problems' | 'conflict'> {
  /** The moment: calls and cards seen. */
  readonly calls: number
  readonly cards: number
  /** Each closed hand in one line, with what is agreed. */
  readonly accounts: readonly AccountInWords[]
  readonly inferences: readonly InferenceInWords[]
  /** Most likely first; empty while some layout keeps to every agreement. */
  readonly conflict: readonly OffPattern[]
  readonly faults: readonly FaultInWords[]
  /** In the conflict partner’s promises stand, and the opponents’ fall. */
  readonly partnerFirst: boolean
}
