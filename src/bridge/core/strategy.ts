/**
 * A strategy as data: facts, and how a choice is made among the bids that survive them. The seven kinds of fact
 * about openings and the order of their fields are those of D. East, “Modeling Contract Bridge Bid Opening
 * Strategies using the aspps System” (TXSTATE-CS-TR-2006-3), section 5.2. The kinds about answers are ours: her
 * seventh section asks for them.
 */

import type { Bid, Level } from './call.ts'
import { callCode, isCall, parseCall } from './call.ts'
import type { Strain, Suit } from './suit.ts'

/** Strains as a strategy’s file has them, in every language: one text, which no language answers word by word. */
export const STRAIN_WORDS: readonly string[] = 'club diamond heart spade notrump'.split(' ')

/** A suit bid: points between `min` and `max`, both counted, with at least `length` cards in the suit. */
export type OpenFact = {
  readonly kind: 'open'
  readonly level: Level
  readonly suit: Suit
  readonly min: number
  readonly max: number
  readonly length: number
}
/** A notrump bid: points between `min` and `max`, both counted. */
export type NotrumpOpenFact = {
  readonly kind: 'notrumpopen'
  readonly level: Level
  readonly min: number
  readonly max: number
}
/** Fewest cards that a notrump bid has in any suit. */
export type NotrumpMinFact = { readonly kind: 'notrumpmin'; readonly length: number }
/** Most cards that a notrump bid has in a major. */
export type NotrumpMajorFact = { readonly kind: 'ntmaxmajor'; readonly length: number }
/** The major preferred at this level when both could be bid. */
export type MajorPreferFact = {
  readonly kind: 'majorprefer'
  readonly strain: Strain
  readonly level: Level
}
/** A conventional bid, exempt from some rules. */
export type ConventionFact = {
  readonly kind: 'convention'
  readonly strain: Strain
  readonly level: Level
}
/** The highest level that is bid at all. */
export type PreemptFact = { readonly kind: 'preempt'; readonly level: Level }

/** The openings that a fact about answers speaks of, at the one level; `opponent`: a suit opened by the other side. */
export const AFTER_WORDS = ['minor', 'major', 'notrump', 'opponent'] as const
/** A place in `AFTER_WORDS`. */
export type After = 0 | 1 | 2 | 3
/** An answer at a level: points between `min` and `max`, both counted, and at least `length` cards. */
type AnswerRange = {
  readonly after: After
  readonly level: Level
  readonly min: number
  readonly max: number
  readonly length: number
}
/** A bid of the suit that partner opened. */
export type RaiseFact = AnswerRange & { readonly kind: 'raise' }
/** A bid of another suit, as low as it can be. */
export type NewSuitFact = AnswerRange & { readonly kind: 'newsuit' }
/** A bid of another suit one level higher than it need be. */
export type JumpFact = AnswerRange & { readonly kind: 'jump' }
/** A bid of notrump; `length` is of every suit. */
export type NotrumpAnswerFact = AnswerRange & { readonly kind: 'notrumpbid' }
/** A bid that asks for majors over notrump and says nothing of its suit; `length` is of one major at least. */
export type AskFact = Omit<AnswerRange, 'after'> & {
  readonly kind: 'askmajors'
  readonly suit: Suit
}
/**
 * A double of a suit opened by the other side: up to `max` points with at most `short` cards there and at least
 * `length` in every other suit, with more points on any shape.
 */
export type TakeoutFact = {
  readonly kind: 'takeout'
  readonly min: number
  readonly max: number
  readonly short: number
  readonly length: number
}
/** Fewest cards of a new major at this level, where the fact of all suits asks for fewer. */
export type NewMajorFact = {
  readonly kind: 'newmajor'
  readonly level: Level
  readonly length: number
}
/** Of two new suits the higher is bid first from this many cards on, unless the lower is longer. */
export type HigherFirstFact = { readonly kind: 'higherfirst'; readonly length: number }

export type AnswerFact =
  | RaiseFact
  | NewSuitFact
  | JumpFact
  | NotrumpAnswerFact
  | AskFact
  | TakeoutFact
  | NewMajorFact
  | HigherFirstFact
export type StrategyFact =
  | AnswerFact
  | OpenFact
  | NotrumpOpenFact
  | NotrumpMinFact
  | NotrumpMajorFact
  | MajorPreferFact
  | ConventionFact
  | PreemptFact
export type FactKind = StrategyFact['kind']

/** What a field of a fact can be. */
export const FIELD_RANGES = {
  level: { min: 1, max: 7 },
  suit: { min: 0, max: 3 },
  strain: { min: 0, max: 4 },
  min: { min: 0, max: 40 },
  max: { min: 0, max: 40 },
  // The paper prints 1..13; with 0 left out neither voids nor its own conventional bids would count.
  length: { min: 0, max: 13 },
  short: { min: 0, max: 13 },
  after: { min: 0, max: AFTER_WORDS.length - 1 },
} as const
export type FactField = keyof typeof FIELD_RANGES

/** The fields of each kind in the order in which the fact is written. */
export const FACT_FIELDS = {
  notrumpopen: ['level', 'min', 'max'],
  notrumpmin: ['length'],
  ntmaxmajor: ['length'],
  open: ['level', 'suit', 'min', 'max', 'length'],
  majorprefer: ['strain', 'level'],
  convention: ['strain', 'level'],
  preempt: ['level'],
  raise: ['after', 'level', 'min', 'max', 'length'],
  newsuit: ['after', 'level', 'min', 'max', 'length'],
  jump: ['after', 'level', 'min', 'max', 'length'],
  notrumpbid: ['after', 'level', 'min', 'max', 'length'],
  askmajors: ['level', 'suit', 'min', 'max', 'length'],
  takeout: ['min', 'max', 'short', 'length'],
  newmajor: ['level', 'length'],
  higherfirst: ['length'],
} as const satisfies Readonly<Record<FactKind, readonly FactField[]>>
/** The kinds in the order in which the paper writes them, then those about answers. */
export const FACT_KINDS = Object.keys(FACT_FIELDS) as readonly FactKind[]
/** The kinds about answers: to partner’s opening, and over one of the other side. */
export const ANSWER_KINDS = FACT_KINDS.slice(FACT_KINDS.indexOf('raise'))
/** Whether partner’s openings, and theirs, are answered by facts. */
export const answersByFacts = ({ facts }: Pick<Strategy, 'facts'>): boolean =>
  facts.some(({ kind }) => ANSWER_KINDS.includes(kind))

/** The value of a field, a number whatever the field; `undefined` when the kind has no such field. */
export const factField = (fact: StrategyFact, field: FactField): number | undefined =>
  (fact as Readonly<Partial<Record<FactField, number>>>)[field]

const cellText = (field: FactField, value: number): string =>
  (field === 'suit' || field === 'strain'
    ? STRAIN_WORDS[value]
    : field === 'after'
      ? AFTER_WORDS[value]
      : undefined) ?? String(value)
/** The fields of a fact as they are written, in order. */
export const factCells = (fact: StrategyFact): readonly string[] =>
  FACT_FIELDS[fact.kind].map((field: FactField) => cellText(field, factField(fact, field) ?? 0))
/** The fact as the paper writes it: `open(1,spade,12,21,5).` */
export const factText = (fact: StrategyFact): string =>
  `${fact.kind}(${factCells(fact).join(',')}).`

/** Ways of choosing among survivors, apart from naming a call. */
export const TIE_BREAK_WAYS = ['longest-suit', 'lowest', 'highest', 'not-pass'] as const
/**
 * One step of a tie-break. Each keeps those of the remaining calls that it prefers, and keeps all
 * when it prefers none: `longest-suit` bids of the longest suit of the hand (or of one of them),
 * `lowest` the lowest call (Pass below all bids), `highest` the highest, `not-pass` every call but
 * Pass, and the code of a call (`1N`, `P`) that call.
 */
export type TieBreakStep = string
/** True for a step that exists. */
export const isTieBreakStep = (step: string): boolean =>
  (TIE_BREAK_WAYS as readonly string[]).includes(step) || tieBreakCall(step) !== undefined
/** The call that a step names: Pass or a bid; `undefined` when it names none. */
export const tieBreakCall = (step: string) => {
  const call = parseCall(step)
  return call !== undefined && isCall(call) && call <= 35 && callCode(call) === step
    ? call
    : undefined
}

/**
 * A range of a rule that goes on after the opening, as the partnership changed it. What stands here is the
 * whole range: a limit that is absent is none.
 */
export interface ContinuationLimit {
  /** The rule, by its name among the continuations. */
  readonly rule: string
  /** What the range is of, by its name within the rule: `points`, `cards partner`. */
  readonly of: string
  readonly min?: number
  readonly max?: number
}
/** Cards when the name of the range begins so; points of one kind or another otherwise. */
const CARDS = 'cards'
export const limitRange = (of: string): { readonly min: number; readonly max: number } =>
  FIELD_RANGES[of.startsWith(CARDS) ? 'length' : 'max']

/** The turn after an opening of one, all others silent: partner’s answer, or the next hand of the other side. */
export interface AnswerTurn {
  readonly to: 'partner' | 'opponent'
  readonly opening: Bid
}

export interface Strategy {
  /** What people call it. */
  readonly name: string
  /** In the order in which they are written; the order carries no meaning. */
  readonly facts: readonly StrategyFact[]
  /** Steps in order, until one call is left; what is still tied then goes to the lowest. */
  readonly tieBreak: readonly TieBreakStep[]
  /** Ranges of what follows the opening that are not as they came; absent when all are. */
  readonly continuations?: readonly ContinuationLimit[]
}
/** The longest suit, then one notrump, then the lowest. */
export const DEFAULT_TIE_BREAK: readonly TieBreakStep[] = ['longest-suit', '1N', 'lowest']
