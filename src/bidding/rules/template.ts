/**
 * A rule written once for many auctions: its call, suits and numbers may be slots that the public
 * situation fills ("a raise of partner's suit", "25 points less partner's minimum"). Filled, it is
 * an ordinary rule (rule.ts), so it is chosen, traced and read backwards as any other. It holds no
 * functions.
 */
import type {
  All,
  Any,
  HandConstraint,
  HandTerm,
  Named,
  Not,
  SuitConstraint,
} from '#constraint/constraint.ts'
import type { HandMeasureId, SuitMeasureId } from '#constraint/measures.ts'
import type { Call, Level } from '#core/call.ts'
import type { SuitLetter } from '#core/suit.ts'
import type { Source } from './rule.ts'

/**
 * Suits named by their part in the auction. `x` is the suit of the rule's `forEach`; `partner`,
 * `mine`, `rho`, `lho` the suit that player showed last, with `First` the one shown first;
 * `theirs` the suit the opponents showed last; `agreed` the trumps agreed, `fourth` the only suit
 * nobody has shown.
 */
export const SUIT_NAMES = [
  'x',
  'partner',
  'partnerFirst',
  'mine',
  'mineFirst',
  'rho',
  'lho',
  'theirs',
  'agreed',
  'fourth',
] as const
export type SuitName = (typeof SUIT_NAMES)[number]
export type SuitSlot = SuitLetter | SuitName
/** A suit, or notrump. */
export type StrainSlot = SuitSlot | 'N'

/** Sets of suits named by their part in the auction. `others` are all but `x`, `below` and `above`
 * those that rank so to it; `unbid` those nobody has shown; `controls` those but trumps whose first-round
 * control partner and I have not told of; `aboveMine` and `belowMine` those that rank so to the suit I
 * showed first; `oneOf` those of which partner has shown one without saying which. */
export const GROUP_NAMES = [
  'all',
  'majors',
  'minors',
  'unbid',
  'partners',
  'mine',
  'ours',
  'theirs',
  'others',
  'controls',
  'below',
  'above',
  'aboveMine',
  'belowMine',
  'oneOf',
] as const
export type GroupName = (typeof GROUP_NAMES)[number]
/** A named set, suits spelled out in order (`SH`), or a list of both: the suits in every one of them. */
export type SuitGroup = GroupName | `=${string}` | readonly (GroupName | `=${string}`)[]
/** `up` from clubs, `down` from spades, `cheapest` as the next bids stand. */
export const SUIT_ORDERS = ['up', 'down', 'cheapest'] as const
export type SuitOrder = (typeof SUIT_ORDERS)[number]

/**
 * Numbers the auction has made public: least and most points of partner or of me as shown, fewest
 * and most cards in a suit as shown; `theirMin` is the least of both opponents together, `rhoMax` and
 * `lhoMax` the most of one. Least and most leave out one hand in fifty at either end.
 */
export const NUMBER_NAMES = [
  'partnerMin',
  'partnerMax',
  'myMin',
  'myMax',
  'partnerLength',
  'partnerMaxLength',
  'myLength',
  'theirMin',
  'rhoMax',
  'lhoMax',
] as const
export type NumberName = (typeof NUMBER_NAMES)[number]
/** `plus + times × the number`. */
export interface NumberSlot {
  readonly slot: NumberName
  /** Needed by the lengths. */
  readonly suit?: SuitSlot
  readonly times: 1 | -1
  readonly plus: number
}
export type Numeral = number | NumberSlot

interface Limits {
  readonly min?: Numeral
  readonly max?: Numeral
}
export interface RangeTemplate extends Limits {
  readonly kind: 'range?'
  readonly measure: HandMeasureId
}
export interface SumTemplate extends Limits {
  readonly kind: 'sum?'
  readonly terms: readonly HandTerm[]
}
export interface SuitRangeTemplate extends Limits {
  readonly kind: 'suit-range?'
  readonly measure: SuitMeasureId
}
/** That suit of the hand. */
export interface InSuitTemplate {
  readonly kind: 'suit?'
  readonly suit: SuitSlot
  readonly is: SuitTemplate
}
/** Some, or every, suit of the group. */
export interface AmongTemplate {
  readonly kind: 'some?' | 'every?'
  readonly among: SuitGroup
  readonly is: SuitTemplate
}
/** The suit is at least `by` cards longer than each suit of the group; 0 allows equal length. */
export interface LongerTemplate {
  readonly kind: 'longer?'
  readonly suit: SuitSlot
  readonly than: SuitGroup | { readonly suit: SuitSlot }
  readonly by: number
}
/** Aces or kings of both hands together, partner's as answered. */
export interface TogetherTemplate {
  readonly kind: 'together?'
  readonly of: 'aces' | 'kings'
  readonly min?: number
  readonly max?: number
}
export type SuitTemplate =
  | SuitConstraint
  | SuitRangeTemplate
  | All<SuitTemplate>
  | Any<SuitTemplate>
  | Not<SuitTemplate>
  | Named<SuitTemplate>
/** What the hand must be, with slots. Every constraint without slots is one. */
export type HandTemplate =
  | HandConstraint
  | RangeTemplate
  | SumTemplate
  | InSuitTemplate
  | AmongTemplate
  | LongerTemplate
  | TogetherTemplate
  | All<HandTemplate>
  | Any<HandTemplate>
  | Not<HandTemplate>
  | Named<HandTemplate>

/** Which call, in the present auction. A call that is not lawful takes its rule out of the turn. */
export type CallTemplate =
  | { readonly kind: 'call'; readonly call: Call }
  /** That level of the strain. */
  | { readonly kind: 'bid'; readonly strain: StrainSlot; readonly level: Level }
  /** The lowest lawful bid of the strain, or `jump` levels above it, between two levels. */
  | {
      readonly kind: 'cheapest'
      readonly strain: StrainSlot
      readonly jump: number
      readonly from?: Level
      readonly to?: Level
    }
  /** This many levels above our side's last bid of the strain. */
  | { readonly kind: 'raise'; readonly strain: StrainSlot; readonly by: number }
  /** Game in the strain: 3NT, four of a major, five of a minor. */
  | { readonly kind: 'game'; readonly strain: StrainSlot }
  /** This many steps above the last bid: an answer to an ask. */
  | { readonly kind: 'step'; readonly steps: number }

/**
 * `one-round`: partner may not pass unless the next player acts; `game`: the side bids on to game;
 * `sign-off`: partner is asked to pass, and a game force is at its end.
 */
export const FORCINGS = ['one-round', 'game', 'invitational', 'sign-off'] as const
export type Forcing = (typeof FORCINGS)[number]
/**
 * What a call is to later turns: which raise, which double, which convention. A rule names it, and later
 * rules ask for it (`partnerIs`, `mineIs`, `told`) however many calls stand between.
 */
export const CALL_KINDS = [
  'raise',
  'limit-raise',
  'preemptive-raise',
  'strong-raise',
  'splinter',
  'new-suit',
  'fourth-suit',
  'new-minor',
  'smolen',
  'reverse',
  'jump-shift',
  'rebid',
  'notrump',
  'overcall',
  'jump-overcall',
  'takeout-double',
  'strong-double',
  'negative-double',
  'responsive-double',
  'reopening-double',
  'penalty-double',
  'lead-directing-double',
  'advance',
  'cue-raise',
  'michaels',
  'unusual-notrump',
  'cappelletti',
  'dont',
  'stayman',
  'transfer',
  'minor-transfer',
  'super-accept',
  'gerber',
  'blackwood',
  'control',
  'game-try',
  'waiting',
  'second-negative',
  'strong-two',
  'weak-two',
  'preempt',
  'redouble',
  'escape',
  'quantitative',
] as const
export type CallKind = (typeof CALL_KINDS)[number]
/**
 * What a call asks partner to show with the next call: `transfer` the suit that the call shows, `puppet` the
 * one bid that is set for it.
 */
export const MESSAGES = [
  'aces',
  'kings',
  'queen',
  'majors',
  'transfer',
  'puppet',
  'feature',
  'suit',
  'stopper',
] as const
export type Message = (typeof MESSAGES)[number]
/** Honours that the call itself shows, apart from what `shows` does to the picture. */
export interface HonoursTold {
  /** A first-round control of this suit. Suits that an earlier step of the same rule passed over are denied. */
  readonly control?: SuitSlot
  readonly aces?: readonly number[]
  readonly kings?: readonly number[]
}

/** @typeParam Pattern what the rule asks of the public situation. */
export interface RuleTemplate<Pattern> {
  /** Unique in its system; filled rules add their suit: `essex-acol/raise:H`. */
  readonly id: string
  readonly label: string
  readonly when: Pattern
  /** One rule for each of the suits, in order, with that suit as `x`. */
  readonly forEach?: { readonly among: SuitGroup; readonly order?: SuitOrder }
  readonly call: CallTemplate
  readonly shows: HandTemplate
  /** The convention it belongs to, which can be switched off. */
  readonly package?: string
  /** The convention beside which it is not played. */
  readonly unless?: string
  readonly forcing?: Forcing
  /** The call does not show its strain; such a call is alerted. */
  readonly artificial?: true
  /** Suits it shows besides, or instead of, its strain. */
  readonly suits?: readonly SuitSlot[]
  /** Suits of which it shows one, without saying which. */
  readonly oneOf?: readonly SuitSlot[]
  /** The kind of the call, by which later turns refer to it. */
  readonly is?: CallKind
  /** No natural default makes this call at a turn where the rule speaks. */
  readonly only?: true
  /** Trumps that it agrees. */
  readonly agrees?: SuitSlot
  readonly message?: Message
  readonly tells?: HonoursTold
  /** The bridge reason in a sentence, true of every hand that `shows` admits; `{x}` and the other slot names are filled. */
  readonly says: string
  /** Why its call comes before others that the hand could make too, where nothing they show tells; slots as in `says`. */
  readonly before?: string
  readonly source?: Source
  readonly ours?: true
}
