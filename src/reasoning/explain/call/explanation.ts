/**
 * Why a call: one shape, however the call was found. By rules it is the first that the hand meets; by the
 * sections of a procedure the one that answers; by elimination what the facts of a strategy leave.
 */
import type { Phrase } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { AnswerTurn, TieBreakStep } from '#core/strategy.ts'
import type { ConditionRow, ConditionVerdict, DecidingTest } from './condition-rows.ts'
import type { RuleTold } from './rule-name.ts'

export type { Phrase, Token } from '#constraint/phrase.ts'

/** What was put to the hand: a rule, a section and each rule in it, a call and each strike against it. */
export interface Step {
  /** What people call it: `raise`, `12a`, `door`; of a strike the number of its rule. */
  readonly label: string
  /** What the section or the striking rule is named. */
  readonly name?: string
  /** The calls it makes, or the call that the facts are put to. */
  readonly calls: readonly Call[]
  /** `met`: it chose the call, or the call survives. */
  readonly verdict: ConditionVerdict
  /** The test that decided against the hand; only where the verdict is `not-met`. */
  readonly decided?: DecidingTest
  /** All that it asks, line by line. */
  readonly rows: readonly ConditionRow[]
  readonly parts?: readonly Step[]
  /** What else is worth saying: a bid kept in hand until a later section. */
  readonly note?: Phrase
  /** What one step kept the hand from: `one stopper short of 1NT`. */
  readonly near?: Phrase
  /** The rule is not of the system's source: one of the natural defaults, or it fills a gap. */
  readonly own?: 'natural' | 'ours'
}

/** A call that was not made. */
export interface OtherCall {
  readonly call: Call
  /** Why it was not made: `it shows 5+ ♠, here three`, `the longer suit first`. */
  readonly text: Phrase
  /** What kind of reason that is: `lacks`, the relation `call/suits`, `own` where the rule speaks for itself. */
  readonly reason?: string
  /** Id of the rule that would make it, the nearest if there are several. */
  readonly rule?: string
  readonly natural?: boolean
  /** How far the hand is from the rule's test, in steps; 0 when it meets it and another rule comes first. */
  readonly miss?: number
}

/** A step of the tie-break, in words as well, and what it left. */
export interface TieBreakTold {
  readonly step: TieBreakStep
  readonly text: string
  readonly left: readonly Call[]
}

export interface Explanation {
  readonly by: 'rules' | 'procedure' | 'elimination'
  readonly call: Call
  /** What chose: the rule's name, the section `12a`; empty where the facts left the call. */
  readonly label: string
  /** The bridge reason in a sentence; empty where what survives says it all. */
  readonly reason: Phrase
  /** What decided, with this hand's values, and what the auction had shown that the rule counts on. */
  readonly facts: readonly ConditionRow[]
  /** What one step kept the hand from, by something tried before; its call where it is a single one. */
  readonly near?: { readonly call?: Call; readonly text: Phrase }
  /** In the order in which they were tried; by elimination every call of the turn, Pass first, then upwards. */
  readonly steps: readonly Step[]
  /** The calls not made, nearest miss first; none by a procedure, where they are searched for. */
  readonly others: readonly OtherCall[]
  /** The rule of a system that chose. */
  readonly rule?: RuleTold
  /** What the caller means to do with partner's answer, where the call asks for one; worst answer first. */
  readonly plan?: readonly Phrase[]
  /** By elimination: the opening that is answered; absent where the hand opens. */
  readonly after?: AnswerTurn
  /** The steps that picked among the survivors, and what each left. */
  readonly tieBreak?: readonly TieBreakTold[]
}
