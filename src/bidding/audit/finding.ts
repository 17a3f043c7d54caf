/** What an audit of a system finds: which rules, at which turn, and with which hand. */
import type { Call } from '#core/call.ts'
import type { Deal } from '#core/deal.ts'
import type { Hand } from '#core/hand.ts'
import type { Seat } from '#core/seat.ts'
import type { Vulnerability } from '#core/vulnerability.ts'
import type { Message } from '#rules/template.ts'
import type { PublicState } from '../auction/public-state.ts'
import type { BiddingRule } from '../language/system.ts'
import type { SentenceFault, SentenceGap } from './sentence.ts'

/** The turn after these calls. */
export interface Situation {
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  readonly calls: readonly Call[]
}
/** A rule by what it is called; of the natural defaults that stand behind every system where `natural`. */
export interface NamedRule {
  readonly id: string
  readonly label: string
  readonly natural?: true
}
/** How many of so many: hands of a turn where they were counted, else deals drawn. */
export interface Share {
  readonly hands: number
  readonly of: number
}

/** A turn at which the system leaves hands to the natural defaults, and these do not pass. */
export interface Hole {
  readonly kind: 'hole'
  /** The natural defaults that bid, the commonest first. */
  readonly rules: readonly NamedRule[]
  readonly turn: Situation
  /** No rule of the system speaks there. */
  readonly isWhole: boolean
  /** Hands of the turn: all that the seat may hold where `isExact`, else those of the deals drawn. */
  readonly share: Share
  readonly isExact: boolean
  /** Drawn deals that came to the turn with such a hand. */
  readonly deals?: Share
  /** Absent where such hands are too rare to be drawn. */
  readonly hand?: Hand
  readonly deal?: Deal
}
/** What makes a hand worth a call: 13 points or more, or a suit of seven cards or more. */
export type Worth = 'points' | 'length'
/** Hands worth a call that never make one: those of a turn, and by which rule they pass there. */
export interface Silence {
  readonly kind: 'silence'
  readonly rules: readonly [NamedRule]
  /** The first turn of the hand. */
  readonly turn: Situation
  readonly worth: Worth
  /** Of the hands so good at the turn. Where `isExact`, those that pass there; they may bid later. */
  readonly share: Share
  readonly isExact: boolean
  /** The opponents bid in these auctions. */
  readonly contested: boolean
  /** Absent where such hands are too rare to be drawn. */
  readonly hand?: Hand
  readonly deal?: Deal
}
/** What the reader of a call must know of it. */
export interface CallMarks {
  readonly artificial: boolean
  readonly forcing: boolean
  readonly message?: Message
}
/** Two rules of a turn make one call and mean two things by it. */
export interface DoubleMeaning {
  readonly kind: 'double'
  readonly rules: readonly [NamedRule, NamedRule]
  readonly turn: Situation
  readonly call: Call
  readonly marks: readonly [CallMarks, CallMarks]
}
/** A rule that no hand follows. */
export interface DeadRule {
  readonly kind: 'dead'
  readonly rules: readonly [NamedRule]
  /**
   * `no-hand`: none of all hands follows it, at any turn of it; `no-turn`: no opening of the system comes to a turn
   * of it; `none-found`: the search found none.
   */
  readonly proof: 'no-hand' | 'no-turn' | 'none-found'
  /** A turn at which it would speak. */
  readonly turn?: Situation
  /** The rule before it that takes its hands; absent where no hand is as it asks. */
  readonly takenBy?: NamedRule
}
/** A call that asks, and at the turn after it no rule that hears the ask. */
export interface UnansweredAsk {
  readonly kind: 'unanswered'
  readonly rules: readonly [NamedRule]
  /** The turn of the partner who is asked. */
  readonly turn: Situation
  readonly message: Message
  /** Turns of the ask that were looked at, and those of them without an answer. */
  readonly turns: number
  readonly unanswered: number
}
/** Partner’s call forces, and a hand passes it. */
export interface ForcingPassed {
  readonly kind: 'forcing-passed'
  /** The rule that forces, then the one that passes. */
  readonly rules: readonly [NamedRule, NamedRule]
  readonly turn: Situation
  readonly hand: Hand
  readonly deal?: Deal
}
/** The sentence of a rule and what the rule asks are two things. */
export interface UntestedSentence {
  readonly kind: 'sentence'
  readonly rules: readonly [NamedRule]
  readonly fault: SentenceFault | SentenceGap
}
export type AuditFinding =
  | Hole
  | Silence
  | DoubleMeaning
  | DeadRule
  | UnansweredAsk
  | ForcingPassed
  | UntestedSentence

export const situationOf = ({ auction, vulnerability }: PublicState): Situation => ({
  dealer: auction.dealer,
  vulnerability,
  calls: auction.calls,
})
export const named = (
  { id, label }: Pick<BiddingRule, 'id' | 'label'>,
  natural = false,
): NamedRule => (natural ? { id, label, natural } : { id, label })
