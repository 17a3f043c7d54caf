/**
 * An inference: what an action of the table is taken to say, how it stands with the agreements, and
 * what is left to believe when the play disproves it. The qualifier never changes; the status is
 * worked out anew from the lawful layouts in every position and no agreement can set it. So a
 * fallback wakes when the reading before it becomes impossible, and sleeps again on undo.
 */
import { rotate, type Seat } from '#core/seat.ts'
import type { LawfulRange } from '../law/changes.ts'
import type { Position } from '../law/position.ts'
import type { Likelihood } from '../predicates/likelihood.ts'
import { type Predicate, predicateText, rewrite } from '../predicates/predicate.ts'
import { type Status, statusOf } from './status.ts'

/** How a reading stands with the agreements of the side that acted. */
export const QUALIFIERS = ['consistent', 'unspecified', 'inconsistent'] as const
export type Qualifier = (typeof QUALIFIERS)[number]

/** What a card can show. */
export const CARD_SIGNS = [
  'lead',
  'suit-led',
  'suit-thrown',
  'count',
  'attitude',
  'discard',
  'suit-preference',
  'not-covered',
  'partners-suit-not-led',
  'no-sequence-led',
  'lowest-of-equals',
  'third-hand',
  'followed',
  'restricted-choice',
  'show-out',
] as const
export type CardSign = (typeof CARD_SIGNS)[number]

/** The evidence behind an inference. */
export type Evidence =
  /** The call at this place of the auction, by this rule. */
  | { readonly kind: 'call'; readonly index: number; readonly rule: string }
  /** The card at this place of the play, what it is evidence of, and the agreement's name. */
  | {
      readonly kind: 'card'
      readonly index: number
      readonly sign: CardSign
      readonly rule: string
    }

/** One reading of an action. */
export interface Reading {
  readonly says: Predicate
  /** `undefined` where there was nothing to agree, as with a singleton. */
  readonly qualifier: Qualifier | undefined
}
/** A part of a meaning, with what it leaves of a hand by itself: lengths by suit, clubs first, and points. */
export interface MeaningPart {
  readonly says: Predicate
  readonly lengths: readonly LawfulRange[]
  readonly hcp: LawfulRange
}
export interface Inference {
  readonly id: string
  /** Who acted. */
  readonly seat: Seat
  readonly because: Evidence
  /**
   * `chain`: each reading is weaker than the one before, and the first that is not impossible is
   * believed. `exactly-one`: exactly one reading is true of the hand. `tendency`: one reading that
   * most such hands bear out, and no agreement is broken by the rest. `law`: certain.
   */
  readonly kind: 'chain' | 'exactly-one' | 'tendency' | 'law'
  /** None for a card that only weighs, and of which nobody would say anything. */
  readonly readings: readonly Reading[]
  /** Set where the same hand’s earlier calls told all of it: there is nothing new to say. */
  readonly saidBefore?: true
  /** The first reading in two parts: what the action shows, and what the ones not chosen deny. */
  readonly parts?: { readonly directly: MeaningPart; readonly byDenial: MeaningPart }
  /** The same for counting. */
  readonly action: Likelihood
  /** Its further weights, kept apart because they are counted apart. */
  readonly also?: readonly Likelihood[]
}
/** Everything that the inference weighs. */
export const actionsIn = ({ action, also = [] }: Inference): readonly Likelihood[] => [
  action,
  ...also,
]

/** Calls and leads promise something, and can be off; signals and tendencies only weigh. */
export const isPromise = ({ kind, because }: Pick<Inference, 'kind' | 'because'>): boolean =>
  kind === 'chain' || (because.kind === 'card' && because.sign === 'lead')

/**
 * `open` and `confirmed` as the law has them; `off-system` when every agreed reading is impossible,
 * so that the hand acted outside its agreements, or these are not what we think; `refuted` when a
 * tendency turned out otherwise.
 */
export type InferenceVerdict = 'open' | 'confirmed' | 'off-system' | 'refuted'

export interface JudgedInference {
  readonly inference: Inference
  /** By reading. */
  readonly statuses: readonly Status[]
  /** Place of the reading believed now; `undefined` when there is none, or several remain. */
  readonly active: number | undefined
  readonly verdict: InferenceVerdict
}

const agreed = (reading: Reading): boolean => reading.qualifier !== 'inconsistent'

/**
 * Judges one inference in a position that has a layout.
 * @param status of a reading there; for whoever has worked it out before.
 */
export function judgeInference(
  inference: Inference,
  position: Position,
  status: typeof statusOf = statusOf,
): JudgedInference {
  const statuses = inference.readings.map((reading) => status(position, reading.says))
  const alive = inference.readings.flatMap((reading, i) =>
    statuses[i] !== 'impossible' && agreed(reading) ? [i] : [],
  )
  const sure = inference.readings.flatMap((reading, i) =>
    statuses[i] === 'confirmed' && agreed(reading) ? [i] : [],
  )
  const active =
    inference.kind !== 'exactly-one'
      ? alive[0]
      : (sure[0] ?? (alive.length === 1 ? alive[0] : undefined))
  return {
    inference,
    statuses,
    active,
    verdict:
      inference.readings.length > 0 && alive.length === 0
        ? inference.kind === 'tendency'
          ? 'refuted'
          : 'off-system'
        : active !== undefined && statuses[active] === 'confirmed'
          ? 'confirmed'
          : 'open',
  }
}

/**
 * The action of a chain of ever weaker readings: the full weight for what was said, falling by the
 * price at each fallback.
 */
export function chainAction(
  seat: Seat,
  readings: readonly Predicate[],
  weight: number,
  price: number,
): Likelihood {
  return {
    seat,
    terms: readings.map((when, i) => ({
      when,
      weight: i === 0 ? weight : price === 0 ? 0 : Math.max(1, Math.round(weight * price ** i)),
    })),
    otherwise: Math.max(0, Math.round(weight * price ** Math.max(1, readings.length))),
  }
}

/**
 * The predicate said of another seat: templates are written for North, with East for its left-hand
 * opponent, South for its partner and West for its right-hand opponent.
 */
export const saidOf = (p: Predicate, seat: Seat): Predicate =>
  rewrite(p, (fact) => ({ ...fact, seat: rotate(fact.seat, seat) }))

/**
 * Weaker forms of a predicate, one step at a time: every least length one less, then also every
 * greatest one more, and two points either way.
 */
export function weakened(p: Predicate): readonly Predicate[] {
  const least = rewrite(p, (fact) =>
    fact.kind === 'length' && fact.min > 0 ? { ...fact, min: fact.min - 1 } : fact,
  )
  const both = rewrite(least, (fact) =>
    fact.kind === 'length' && fact.max < 13
      ? { ...fact, max: fact.max + 1 }
      : fact.kind === 'hcp'
        ? { ...fact, min: Math.max(0, fact.min - 2), max: Math.min(40, fact.max + 2) }
        : fact,
  )
  const forms = [p, least, both].map((q) => predicateText(q))
  return [least, both].filter((_, i) => !forms.slice(0, i + 1).includes(forms[i + 1]!))
}
