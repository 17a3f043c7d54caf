/** Words that tests write rules with. They only build data, and stand beside those of the language. */

import { CONTROL, hand, limits, measure, points, STOPPED } from '#bidding/language/shows.ts'
import { ANYTHING, all, any, type HandConstraint, not } from '#constraint/constraint.ts'
import type { HandMeasureId, SuitMeasureId } from '#constraint/measures.ts'
import { type Level, PASS } from '#core/call.ts'
import type {
  CallTemplate,
  HandTemplate,
  NumberName,
  NumberSlot,
  Numeral,
  StrainSlot,
  SuitGroup,
  SuitSlot,
  SuitTemplate,
} from '#rules/template.ts'

export * from '#bidding/language/shows.ts'

export const no = (of: HandTemplate): HandTemplate => not<HandTemplate>(of)
export const anyHand: HandConstraint = ANYTHING

/** High card points with 1 for a doubleton, 2 for a singleton, 3 for a void: for a known fit. */
export const fitPoints = (min?: Numeral, max?: Numeral): HandTemplate => ({
  kind: 'sum?',
  terms: [
    { of: 'hand', measure: 'hcp', times: 1 },
    { of: 'hand', measure: 'distribution', times: 1 },
  ],
  ...limits(min, max),
})

/** High card points and one for each card beyond the fourth of a suit. */
export const lengthPoints = (min?: Numeral, max?: Numeral): HandTemplate => ({
  kind: 'sum?',
  terms: [
    { of: 'hand', measure: 'hcp', times: 1 },
    { of: 'hand', measure: 'extraLength', times: 1 },
  ],
  ...limits(min, max),
})

/** High card points and the cards of the two longest suits: an opening from twenty. */
export const ruleOf = (min?: Numeral, max?: Numeral): HandTemplate => ({
  kind: 'sum?',
  terms: [
    { of: 'hand', measure: 'hcp', times: 1 },
    { of: 'hand', measure: 'twoLongest', times: 1 },
  ],
  ...limits(min, max),
})

/** A weighted sum of hand measures. */
export const total = (
  terms: Readonly<Partial<Record<HandMeasureId, number>>>,
  min?: Numeral,
  max?: Numeral,
): HandTemplate => ({
  kind: 'sum?',
  terms: Object.entries(terms).map(([id, times]) => ({
    of: 'hand',
    measure: id as HandMeasureId,
    times,
  })),
  ...limits(min, max),
})

// Numbers that the auction has made public.
const slot = (name: NumberName, times: 1 | -1, plus: number, suit?: SuitSlot): NumberSlot => ({
  slot: name,
  times,
  plus,
  ...(suit === undefined ? {} : { suit }),
})

/** `lessPartner(25)` is 25 less partner's least points as shown. */
export const lessPartner = (n: number): NumberSlot => slot('partnerMin', -1, n)

/** 25 less partner's most points: what it takes if partner is as strong as can be. */
export const lessPartnerMost = (n: number): NumberSlot => slot('partnerMax', -1, n)

/** My least points as shown, plus a number. */
export const myLeast = (more = 0): NumberSlot => slot('myMin', 1, more)

/** Both hands have at least `min`, and at most `max`, high card points, partner at the least shown. */
export const combined = (min?: number, max?: number): HandTemplate =>
  points(
    min === undefined ? undefined : lessPartner(min),
    max === undefined ? undefined : lessPartner(max),
  )

/** As `combined`, with my short suits counted as in `fitPoints`. */
export const combinedFit = (min?: number, max?: number): HandTemplate =>
  fitPoints(
    min === undefined ? undefined : lessPartner(min),
    max === undefined ? undefined : lessPartner(max),
  )

/** Both hands might have `min` points: partner at the most shown. */
export const possible = (min: number): HandTemplate => points(lessPartnerMost(min))

/** More than the least (by `more` or over) that my own calls have shown. */
export const extra = (more: number): HandTemplate => points(myLeast(more))

/** A measure of a suit within limits. */
export const inSuit = (
  suit: SuitSlot,
  id: SuitMeasureId,
  min?: Numeral,
  max?: Numeral,
): HandTemplate => ({
  kind: 'suit?',
  suit,
  is: { kind: 'suit-range?', measure: id, ...limits(min, max) },
})

/** That suit of the hand meets a suit constraint. */
export const suit = (which: SuitSlot, is: SuitTemplate): HandTemplate => ({
  kind: 'suit?',
  suit: which,
  is,
})

/** `length('H', 5)`, `length('x', 4, 4)`. */
export const length = (which: SuitSlot, min?: Numeral, max?: Numeral): HandTemplate =>
  inSuit(which, 'length', min, max)

/** At least `n` cards in the suit that partner showed last. */
export const support = (n: number): HandTemplate => length('partner', n)

/** With what partner has shown, at least `n` cards of the suit in both hands. */
export const fitOf = (which: SuitSlot, n: number): HandTemplate =>
  length(which, slot('partnerLength', -1, n, which))

/** With what partner has shown, fewer than `n` cards of the suit. */
export const noFit = (which: SuitSlot, n: number): HandTemplate =>
  length(which, undefined, slot('partnerLength', -1, n - 1, which))

/** `n` cards more in the suit than my calls have shown. */
export const longerThanShown = (which: SuitSlot, n = 1): HandTemplate =>
  length(which, slot('myLength', 1, n, which))

/** No suit of the group is longer. */
export const longest = (which: SuitSlot, than: SuitGroup = 'all'): HandTemplate => ({
  kind: 'longer?',
  suit: which,
  than,
  by: 0,
})

/** Longer than that suit, or than each of the group. */
export const longer = (
  which: SuitSlot,
  than: SuitGroup | { readonly suit: SuitSlot },
  by = 1,
): HandTemplate => ({ kind: 'longer?', suit: which, than, by })

/** Some suit of the group meets it. */
export const some = (among: SuitGroup, is: SuitTemplate): HandTemplate => ({
  kind: 'some?',
  among,
  is,
})

/** Every suit of the group meets it. */
export const every = (among: SuitGroup, is: SuitTemplate): HandTemplate => ({
  kind: 'every?',
  among,
  is,
})

/** Cards of a suit, to be used with `some` and `every`. */
export const cards = (min?: number, max?: number): SuitTemplate => ({
  kind: 'suit-range?',
  measure: 'length',
  ...limits(min, max),
})

/** A measure of a suit, to be used with `some`, `every` and `suit`. */
export const has = (id: SuitMeasureId, min?: number, max?: number): SuitTemplate => ({
  kind: 'suit-range?',
  measure: id,
  ...limits(min, max),
})
export const suitAll = (...of: readonly SuitTemplate[]): SuitTemplate => all<SuitTemplate>(...of)
export const suitAny = (...of: readonly SuitTemplate[]): SuitTemplate => any<SuitTemplate>(...of)

/** Their suits are stopped (every one that they have shown). */
export const stopped = (which: SuitGroup = 'theirs'): HandTemplate => every(which, STOPPED)

/** Notrump has nothing to fear: unbid suits and theirs are all stopped. */
export const unbidStopped = hand(stopped('unbid'), stopped())
export const control = (which: SuitSlot): HandTemplate => suit(which, CONTROL)

/** A number of aces, or kings, in my own hand. */
export const aces = (min: number, max = min): HandTemplate => measure('aces', min, max)
export const kings = (min: number, max = min): HandTemplate => measure('kings', min, max)

/** A number of aces in both hands, partner's as answered. */
export const acesTogether = (min: number, max?: number): HandTemplate => ({
  kind: 'together?',
  of: 'aces',
  min,
  ...(max === undefined ? {} : { max }),
})
export const kingsTogether = (min: number, max?: number): HandTemplate => ({
  kind: 'together?',
  of: 'kings',
  min,
  ...(max === undefined ? {} : { max }),
})
export const pass: CallTemplate = { kind: 'call', call: PASS }

/** The lowest lawful bid of the strain, from one level to another. */
export const cheapest = (strain: StrainSlot, from?: Level, to?: Level): CallTemplate => ({
  kind: 'cheapest',
  strain,
  jump: 0,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

/** A jump: this many levels above the lowest lawful bid of the strain. */
export const jump = (strain: StrainSlot, by = 1, from?: Level, to?: Level): CallTemplate => ({
  kind: 'cheapest',
  strain,
  jump: by,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

/** This many levels above our side's last bid of the strain, whatever was bid in between. */
export const raise = (strain: StrainSlot, by = 1): CallTemplate => ({ kind: 'raise', strain, by })
export const game = (strain: StrainSlot): CallTemplate => ({ kind: 'game', strain })

/** The answer this many steps above the last bid. */
export const step = (steps: number): CallTemplate => ({ kind: 'step', steps })
