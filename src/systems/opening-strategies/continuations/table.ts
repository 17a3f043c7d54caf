/**
 * What is said after the opening, as data: tables of facts, one for each kind of turn. A table's facts
 * are relative (raise partner, a new suit, a jump), because one table serves many auctions; at a turn
 * they become facts about calls, and rules.ts strikes out the calls that do not meet them. A whole
 * auction is a chain of such tables. East 2006, section 7, names this as future work; the tables and
 * the rules are ours.
 */
import type { Call, Level } from '#core/call.ts'
import type { TieBreakStep } from '#core/strategy.ts'
import type { Suit } from '#core/suit.ts'

/** Whose turn it is, seen from the opening. */
export const ROLES = [
  'responder',
  'opener-rebid',
  'responder-rebid',
  'overcaller',
  'advancer',
  'later',
] as const
export type Role = (typeof ROLES)[number]

/** What is known to all before a call, as the tables ask for it. */
export interface PublicTurn {
  readonly role: Role
  /** What partner's last call was; `none` before the first. */
  readonly partner: 'none' | 'pass' | 'major' | 'minor' | 'notrump' | 'double'
  /** What my last bid was; `none` before the first. */
  readonly mine: 'none' | 'suit' | 'notrump'
  /** Level of partner's last bid, 0 when there is none. */
  readonly partnerLevel: number
  /** Least and most points that partner has shown. */
  readonly partnerMin: number
  readonly partnerMax: number
  /** Most points that I have shown. */
  readonly myMax: number
  /** 1 when partner's last bid was in the suit I bid. */
  readonly raised: 0 | 1
  /** 1 when partner's last call shows no suit of its own. */
  readonly artificial: 0 | 1
  /** 1 when the last bid is our side's, and game or higher. */
  readonly game: 0 | 1
  /** 1 when the last bid is the other side's. */
  readonly contested: 0 | 1
}
/** Limits of one thing that is known: one of several words, or a range of numbers. */
export type TurnCondition =
  | { readonly of: 'role' | 'partner' | 'mine'; readonly is: readonly string[] }
  | {
      readonly of: Exclude<keyof PublicTurn, 'role' | 'partner' | 'mine'>
      readonly min?: number
      readonly max?: number
    }

/** What a relative fact is about: which strains, or a call that is no bid. */
export const SAYINGS = [
  'pass',
  'double',
  'raise',
  'fit',
  'new',
  'own',
  'notrump',
  'clubs',
  'diamonds',
  'hearts',
  'spades',
] as const
export type Saying = (typeof SAYINGS)[number]

/** One row of a table. */
export interface TableFact {
  /**
   * `raise` the suit of partner's last bid; `fit` each suit that partner has shown, with enough cards
   * for eight together; `new` each suit that nobody has bid; `own` the suit I bid last.
   */
  readonly say: Saying
  /** Levels above the cheapest; any level when absent. */
  readonly jump?: number
  /** The level it must be. */
  readonly level?: Level
  /** Only in these suits. */
  readonly suits?: 'majors' | 'minors'
  /** Points, both ends counted. With `together` those of the hand and partner's least added up. */
  readonly min: number
  readonly max: number
  readonly together?: true
  /** Fewest cards in the suit bid. */
  readonly length?: number
  /** Fewest cards in every suit (with a double: in every suit but theirs). */
  readonly each?: number
  /** Most cards in the suits the other side has bid. */
  readonly theirs?: number
  /** Most cards in a major that could be bid instead. */
  readonly major?: number
  /** A call falls where one of a higher rank could be made. */
  readonly rank: number
  /** Pass falls where it could be made. */
  readonly must?: true
  /** It says nothing about the suit bid. */
  readonly artificial?: true
}
export interface ContinuationTable {
  readonly id: string
  /** What kind of turn it is for, in words. */
  readonly name: string
  /** All must hold; the first table of the list for which they do is used. */
  readonly when: readonly TurnCondition[]
  /** Pass is not possible. */
  readonly forcing?: true
  readonly facts: readonly TableFact[]
}
export interface Continuations {
  readonly name: string
  readonly tables: readonly ContinuationTable[]
  readonly tieBreak: readonly TieBreakStep[]
}

/** A table's facts at one turn. The mechanism reads them by kind and field. */
export type TurnFact =
  | {
      readonly kind: 'say'
      readonly call: Call
      /** The suit bid, or 4 when the call shows none. */
      readonly suit: Suit | 4
      /** The suit whose length is tested; clubs, with a length of 0, when the call shows none. */
      readonly looks: Suit
      readonly min: number
      readonly max: number
      readonly length: number
      readonly rank: number
      readonly must: 0 | 1
      /** Place of the row it comes from. */
      readonly row: number
    }
  | { readonly kind: 'each'; readonly call: Call; readonly suit: Suit; readonly length: number }
  | { readonly kind: 'most'; readonly call: Call; readonly suit: Suit; readonly length: number }
  | { readonly kind: 'rest'; readonly min: number; readonly max: number }
  | { readonly kind: 'forcing' }
  | { readonly kind: 'table' }
