/**
 * The one form of a rule. It chooses an action when read forwards (select.ts) and says what an
 * action promises when read backwards (meaning.ts). A rule holds no functions.
 */
import { admits, admitsSuit } from '#constraint/admits.ts'
import {
  all,
  any,
  atLeast,
  between,
  type HandConstraint,
  inSuit,
  not,
  type SuitConstraint,
  someSuit,
} from '#constraint/constraint.ts'
import { HAND_MEASURES, type HandMeasureId } from '#constraint/measures.ts'
import type { Hand } from '#core/hand.ts'
import type { Suit } from '#core/suit.ts'

/** One look over some suits, in order, for the first that fits. */
export interface SuitPass {
  readonly among: readonly Suit[]
  readonly is: SuitConstraint
}

/** Which action, as data: the same for all hands, or read off the hand by suit or by measure. */
export type ActionPattern<Action> =
  | { readonly kind: 'same'; readonly action: Action }
  /** The action of the first suit found by the first pass that finds one, else `otherwise`. */
  | {
      readonly kind: 'first-suit'
      readonly passes: readonly SuitPass[]
      /** By suit, clubs first; only suits that some pass looks at need one. */
      readonly of: readonly (Action | undefined)[]
      readonly otherwise?: Action
    }
  /** The pattern that stands beside the measure's value. */
  | {
      readonly kind: 'by-measure'
      readonly measure: HandMeasureId
      readonly of: readonly { readonly value: number; readonly use: ActionPattern<Action> }[]
    }

export interface Source {
  /** Name of the book or report. */
  readonly work: string
  /** Where in it. */
  readonly place: string
}

export interface Rule<Action> {
  /** Unique in its system: `schenken-1967/12a`. */
  readonly id: string
  /** What people call it: `12a`. */
  readonly label: string
  /** What the hand must be, apart from what the action pattern itself asks for. */
  readonly shows: HandConstraint
  readonly action: ActionPattern<Action>
  /** The bridge reason in a sentence, true of every hand that the rule takes. */
  readonly says: string
  /** Why its call comes before others that the hand could make too, where nothing they show tells. */
  readonly before?: string
  readonly source?: Source
  /** True when the source leaves a gap that we filled. */
  readonly ours?: true
}

/** An action that a rule can take, with everything the hand must be for it to be that one. */
export interface Variant<Action> {
  readonly when: HandConstraint
  readonly action: Action
}

/** What a pattern chose, and the suit it found, if it looked for one. */
export interface Choice<Action> {
  readonly action: Action
  readonly suit?: Suit
}

/** The action that the pattern gives this hand, or `undefined` when it gives none. */
export function chooseAction<A>(pattern: ActionPattern<A>, hand: Hand): Choice<A> | undefined {
  switch (pattern.kind) {
    case 'same':
      return { action: pattern.action }
    case 'first-suit': {
      for (const pass of pattern.passes)
        for (const suit of pass.among) {
          const action = pattern.of[suit]
          if (action !== undefined && admitsSuit(pass.is, hand, suit)) return { action, suit }
        }
      return pattern.otherwise === undefined ? undefined : { action: pattern.otherwise }
    }
    case 'by-measure': {
      const value = HAND_MEASURES[pattern.measure].value(hand)
      const row = pattern.of.find((entry) => entry.value === value)
      return row && chooseAction(row.use, hand)
    }
  }
}

/** The choice the rule makes with this hand, or `undefined` when it does not apply. */
export const applyRule = <A>(rule: Rule<A>, hand: Hand): Choice<A> | undefined =>
  admits(rule.shows, hand) ? chooseAction(rule.action, hand) : undefined

/** Every action of the pattern with its condition; no hand meets two of the conditions. */
export function variants<A>(pattern: ActionPattern<A>): readonly Variant<A>[] {
  switch (pattern.kind) {
    case 'same':
      return [{ when: all<HandConstraint>(), action: pattern.action }]
    case 'first-suit': {
      const found: Variant<A>[] = []
      const before: HandConstraint[] = []
      for (const pass of pattern.passes)
        for (const suit of pass.among) {
          const action = pattern.of[suit]
          if (action === undefined) continue
          const here = inSuit(suit, pass.is)
          found.push({ when: all<HandConstraint>(here, ...before), action })
          before.push(not<HandConstraint>(here))
        }
      if (pattern.otherwise !== undefined)
        found.push({ when: all(...before), action: pattern.otherwise })
      return found
    }
    case 'by-measure':
      return pattern.of.flatMap(({ value, use }) =>
        variants(use).map(({ when, action }) => ({
          when: all(between(pattern.measure, value, value), when),
          action,
        })),
      )
  }
}

/** What the action pattern asks of a hand beyond `shows`, for display; nothing when it always acts. */
export function patternCondition<A>(pattern: ActionPattern<A>): HandConstraint | undefined {
  switch (pattern.kind) {
    case 'same':
      return undefined
    case 'first-suit': {
      if (pattern.otherwise !== undefined) return undefined
      const passes = pattern.passes.map((pass) => someSuit(pass.among, pass.is))
      return passes.length === 1 ? passes[0] : any<HandConstraint>(...passes)
    }
    case 'by-measure': {
      const inner = pattern.of.map(({ use }) => patternCondition(use)).find((c) => c !== undefined)
      const least = Math.min(...pattern.of.map(({ value }) => value))
      return all<HandConstraint>(
        atLeast(pattern.measure, least),
        ...(inner === undefined ? [] : [inner]),
      )
    }
  }
}
