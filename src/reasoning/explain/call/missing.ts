/**
 * What a hand lacks for a test: the one condition that fails, how far, in words (`one club honour short of`),
 * and the hand one card away that just misses a rule.
 */
import { ruleFor } from '#bidding/auction/choose.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import type { CanHold } from '#bidding/auction/turn-hands.ts'
import type { TurnRule } from '#bidding/auction/turn-rules.ts'
import type { HandConstraint, SuitConstraint } from '#constraint/constraint.ts'
import { describe, describeOf } from '#constraint/describe.ts'
import { type Judgement, judge } from '#constraint/judge.ts'
import { HAND_MEASURES, type HandMeasure, SUIT_MEASURES } from '#constraint/measures.ts'
import { callToken, type Phrase, suitToken } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { numberWord } from '#core/number-words.ts'
import { type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { type Exchange, exchanged, exchangesBetween } from './smallest-change.ts'

const NUMERIC: readonly string[] = ['range', 'sum', 'suit-range', 'suit-sum']
const isNumeric = (j: Judgement): boolean => NUMERIC.includes(j.constraint.kind)

/** The single condition that fails, by one step, or `undefined` when it is more than that. */
export function onlyFailure(j: Judgement): Judgement | undefined {
  if (j.miss !== 1) return undefined
  if (isNumeric(j)) return j
  // A shape is not met by degrees, and to lose what one has is no miss.
  if (j.constraint.kind === 'shape' || j.constraint.kind === 'not') return undefined
  const near = j.parts.find((part) => part.miss === 1)
  return near && onlyFailure(near)
}

/** Whether it fails by a void: the number is one step away, but no hand of that shape is near. */
const lacksVoid = (j: Judgement): boolean =>
  !j.met &&
  ((j.constraint.kind === 'range' && j.constraint.measure === 'voids') || j.parts.some(lacksVoid))

/** The nearest of several ways; one that needs a void only where all do. */
export const nearestOf = (parts: readonly Judgement[]): Judgement | undefined =>
  [...parts].sort((a, b) => +lacksVoid(a) - +lacksVoid(b) || a.miss - b.miss)[0]

/** `HCP`, `stoppers`: what there is one or several of. */
const handUnit = (measure: keyof typeof HAND_MEASURES, n: number): string => {
  if (measure === 'hcp') return t`HCP`
  const m = HAND_MEASURES[measure]
  return n === 1 ? m.one : m.many
}
/** `club honours`, `clubs`. */
const suitUnit = (measure: keyof typeof SUIT_MEASURES, suit: Suit, n: number): string => {
  if (measure === 'length') return n === 1 ? suitSingular(suit) : strainName(suit)
  const m = SUIT_MEASURES[measure]
  const [, kind, what] = /^(top )?(.+)$/.exec(n === 1 ? m.one : m.many) ?? []
  return `${kind ?? ''}${suitSingular(suit)} ${what ?? m.many}`
}

const longestWords = (miss: number, short: boolean): string =>
  miss === 1
    ? short
      ? t`the longest suit is one card too short for `
      : t`the longest suit is one card too long for `
    : short
      ? t`the longest suit is ${numberWord(miss)} cards too short for `
      : t`the longest suit is ${numberWord(miss)} cards too long for `

/** What a failed number lacks: `one stopper short of`, `two HCP too many for`. */
export function gapWords(j: Judgement): Phrase | undefined {
  const c = j.constraint
  const [value = 0] = j.values
  const said = (n: number, unit: string, short: boolean): Phrase => [
    `${numberWord(n)} ${unit} ${short ? t`short of ` : t`too many for `}`,
  ]
  switch (c.kind) {
    case 'range': {
      // To be void is not a number to fall short of.
      if (c.measure === 'voids') return undefined
      const short = c.min !== undefined && value < c.min
      const { ofSuits, one }: HandMeasure = HAND_MEASURES[c.measure]
      if (ofSuits === true) return [t`the ${one} is `, suitToken(value as Suit), t`, against `]
      return c.measure === 'longest'
        ? [longestWords(j.miss, short)]
        : said(j.miss, handUnit(c.measure, j.miss), short)
    }
    case 'suit-range':
      return j.suit === undefined || SUIT_MEASURES[c.measure].max === 1
        ? undefined
        : said(j.miss, suitUnit(c.measure, j.suit, j.miss), c.min !== undefined && value < c.min)
    case 'sum':
    case 'suit-sum': {
      // One way to mend a sum is by its first term; a suit of another length than the longest is
      // named so.
      const term = c.terms[0]
      if (term === undefined) return undefined
      const n = Math.ceil(j.miss / Math.abs(term.times))
      const total = c.terms.reduce((sum, t, i) => sum + t.times * (j.values[i] ?? 0), 0)
      const short = (c.min !== undefined && total < c.min) === term.times > 0
      if (term.of === 'hand') return said(n, handUnit(term.measure, n), short)
      return j.suit === undefined ? undefined : said(n, suitUnit(term.measure, j.suit, n), short)
    }
    default:
      return undefined
  }
}

/** The failed tests of a judgement, one for each condition that has to change, in order. */
export function failures(j: Judgement): readonly Judgement[] {
  if (j.met) return []
  switch (j.constraint.kind) {
    case 'all':
    case 'suit':
    case 'hand':
      return j.parts.flatMap(failures)
    case 'any':
    case 'some': {
      const nearest = nearestOf(j.parts)
      return nearest === undefined ? [j] : failures(nearest)
    }
    case 'named': {
      // A name for numbers is said by the numbers, another by itself.
      const inner = failures(j.parts[0]!)
      return inner.length === 1 && isNumeric(inner[0]!) ? inner : [j]
    }
    default:
      return [j]
  }
}

/** The test in words, where no number can be named. */
export const testWords = (j: Judgement): Phrase =>
  j.suit === undefined || j.constraint.kind === 'suit'
    ? describe(j.constraint as HandConstraint)
    : describeOf(j.suit, j.constraint as SuitConstraint)

/**
 * What keeps the hand from meeting a test, in words: `one club honour short of 3♣ at section 9`.
 * @param at what the test is of: the call and where it stands.
 * @returns `undefined` when the hand meets it.
 */
export function missedText(asked: HandConstraint, hand: Hand, at: Phrase): Phrase | undefined {
  const [first, ...others] = failures(judge(asked, hand))
  if (first === undefined) return undefined
  // What a hand must not be is the longer part of a story.
  const second = others.find(({ constraint }) => constraint.kind !== 'not')
  const more = second === undefined ? [] : [t`; it also asks for `, ...testWords(second)]
  const gap = gapWords(first)
  return gap ? [...gap, ...at, ...more] : [...at, t` asks for `, ...testWords(first), ...more]
}

/** A hand that just misses a rule, by an exchange with a hand that follows it. */
export interface OneAway extends Exchange {
  readonly hand: Hand
  /** What the hand calls instead, by which rule. */
  readonly call: Call
  readonly says: string
  /** `one HCP short of 1NT`. */
  readonly text: Phrase
}

/**
 * The nearest miss of a hand that follows the rule, among all hands one card away that the seat may hold.
 * @returns `undefined` where each of them still makes the call.
 */
export function oneAway(
  state: PublicState,
  { rule, call }: TurnRule,
  hand: Hand,
  canHold: CanHold,
): OneAway | undefined {
  let best: { readonly hand: Hand; readonly miss: number } | undefined
  for (const near of exchanged(hand)) {
    const { met, miss } = judge(rule.shows, near)
    if (met || (best !== undefined && miss >= best.miss)) continue
    if (ruleFor(state, near).call !== call && canHold(near)) best = { hand: near, miss }
  }
  if (best === undefined) return undefined
  const [exchange] = exchangesBetween(hand, best.hand)
  const text = missedText(rule.shows, best.hand, [callToken(call)])
  if (exchange === undefined || text === undefined) return undefined
  const instead = ruleFor(state, best.hand)
  return { hand: best.hand, ...exchange, call: instead.call, says: instead.rule.says, text }
}
