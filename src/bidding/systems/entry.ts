/** A system of the registry: what a reader chooses it by, and how it is made. */
import type { FactSystem } from '#bidding/factbase/run.ts'
import type { BiddingSystem, Package } from '#bidding/language/system.ts'
import type { TextProblem } from '#bidding/text/read/problem.ts'
import type { WrittenSystem } from '#bidding/text/written.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import type { AnswerTurn, Strategy } from '#core/strategy.ts'
import type { SystemRef } from '#core/system-ref.ts'
import type { Strike } from '#rules/elimination.ts'
import type { StrategyChoice } from './opening-strategies/bidder.ts'
import type { RuleLimit } from './opening-strategies/continuations/limits.ts'
import type { ReadingName } from './schenken-1967/readings.ts'

/**
 * A second way to select the opening, beside the order of the rules: the sections of OPENBID, or what
 * the facts of a strategy strike out, which may be asked for its answers to an opening too. Its call is always
 * the one that the rules make; what it adds is its own working. Everything else goes by the rules.
 */
export type OpeningSelector =
  | { readonly kind: 'procedure'; readonly reading: ReadingName }
  | {
      readonly kind: 'elimination'
      readonly strategy: Strategy
      /** Its working at the turn that these calls stand at; `undefined` where its facts are silent. */
      readonly select: (hand: Hand, calls: readonly Call[]) => EliminationMade | undefined
    }

/** A strike in words. */
export interface StrikeTold {
  /** The name of its rule. */
  readonly name: string
  readonly says: string
  /** The fact, as it is written. */
  readonly fact?: string
}
/** What the facts of a strategy leave for a hand, and the tie-break. */
export interface EliminationMade {
  /** The opening that is answered; absent where the hand opens. */
  readonly turn: AnswerTurn | undefined
  readonly choice: StrategyChoice
  readonly told: (strike: Strike) => StrikeTold
}

/** What the text of a system tells beside its rules. */
export interface TextReading {
  /** Ids of the conventions that are on unless a partnership says otherwise. */
  readonly usual: readonly string[]
  /** What is wrong with it, in the order of the lines; what is wrong is left out of the rules. */
  readonly problems: readonly TextProblem[]
}
/** A system made ready. */
export interface PlayedSystem {
  readonly system: BiddingSystem
  readonly opening?: OpeningSelector
  /** Of a system that is a text. */
  readonly reading?: TextReading
}
export interface SystemEntry {
  readonly id: string
  readonly name: string
  /** As a seat names it, in a word. */
  readonly short: string
  /** The year of its source. */
  readonly year?: number
  /** The program that it was written for. */
  readonly program?: string
  /** What is to be known of it before it is chosen, in a sentence or two. */
  readonly hint: string
  /** The list that it stands in: a system of rules, or an opening strategy that is continued. */
  readonly group: 'system' | 'strategy'
  /** Its conventions that can be switched off. */
  readonly packages: readonly Package[]
  /** Ids of those that are on unless a partnership says otherwise; all when absent. */
  readonly usual?: readonly string[]
  /** It brings a fact base. */
  readonly notes?: true
  /** Its rules, which are fetched when it is first played; rejects where they cannot be had. */
  readonly load: () => Promise<LoadedSystem>
}
/** A rule as it comes, before a partnership changes its ranges. */
interface ChangeableRule {
  readonly name: string
  /** Its call in words. */
  readonly call: string
  readonly says: string
  readonly limits: readonly RuleLimit[]
}
/** Rules of one turn whose ranges can be changed. */
export interface ChangeableGroup {
  readonly title: string
  readonly rules: readonly ChangeableRule[]
}
/** What is fetched of a system. */
export interface LoadedSystem {
  /** For a ref of the entry’s id; its packages are taken care of. */
  readonly make: (ref: SystemRef) => PlayedSystem
  /** What it brings to the fact base. */
  readonly facts?: FactSystem
  /** Of a system that stands as text: what the text says. */
  readonly written?: WrittenSystem
  /** Of strategies: the rules that follow the openings, with the ranges that a partnership may change. */
  readonly changeable?: (strategy: Strategy) => readonly ChangeableGroup[]
}
