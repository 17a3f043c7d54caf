/**
 * Why not another answer: the nearest hand that a system answers so, and the test of that hand's
 * rule that keeps the present one away.
 */

import { all, any, type HandConstraint } from '#constraint/constraint.ts'
import { describe, describeSuit } from '#constraint/describe.ts'
import { type Judgement, judge } from '#constraint/judge.ts'
import { HAND_MEASURES, SUIT_MEASURES } from '#constraint/measures.ts'
import { callToken, type Phrase, suitToken } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { numberWord } from '#core/number-words.ts'
import { type Suit, strainName, suitSingular } from '#core/suit.ts'
import { variants } from '#rules/rule.ts'
import { select } from '#rules/select.ts'
import type { Matches, System } from '#rules/system.ts'
import type { Exchange } from './smallest-change.ts'

export interface WhyNotEntry {
  readonly call: Call
  /** Cards to exchange, 1..13. */
  readonly cards: number
  /** The section that opens the nearest hand: `12a`. */
  readonly label: string
  /** `one club honour short of 3♣ at section 9`. */
  readonly text: Phrase
  readonly exchanges: readonly Exchange[]
  /** The nearest hand. */
  readonly hand: Hand
}

/** The failed tests of a judgement, one for each condition that has to change, in order. */
function failures(j: Judgement): readonly Judgement[] {
  if (j.met) return []
  switch (j.constraint.kind) {
    case 'all':
    case 'suit':
    case 'hand':
      return j.parts.flatMap(failures)
    case 'any':
    case 'some': {
      const nearest = j.parts.reduce<Judgement | undefined>(
        (best, part) => (best === undefined || part.miss < best.miss ? part : best),
        undefined,
      )
      return nearest === undefined ? [j] : failures(nearest)
    }
    case 'named': {
      // A name for numbers is told by the numbers, another by itself.
      const inner = failures(j.parts[0] as Judgement)
      return inner.length === 1 && isNumeric(inner[0] as Judgement) ? inner : [j]
    }
    default:
      return [j]
  }
}
const NUMERIC: readonly string[] = ['range', 'sum', 'suit-range', 'suit-sum']
const isNumeric = (j: Judgement): boolean => NUMERIC.includes(j.constraint.kind)

/** `club honours`, `HCP`, `clubs`: what there is one or several of. */
const handUnit = (measure: keyof typeof HAND_MEASURES, n: number): string => {
  if (measure === 'hcp') return 'HCP'
  const m = HAND_MEASURES[measure]
  return n === 1 ? m.one : m.many
}
const suitUnit = (measure: keyof typeof SUIT_MEASURES, suit: Suit, n: number): string => {
  if (measure === 'length') return n === 1 ? suitSingular(suit) : strainName(suit)
  const m = SUIT_MEASURES[measure]
  return `${suitSingular(suit)} ${n === 1 ? m.one : m.many}`
}

/** What a failed number lacks: `one stopper short of`, `two HCP too many for`. */
const gapWords = (j: Judgement): Phrase | undefined => {
  const c = j.constraint
  const said = (n: number, unit: string, short: boolean): Phrase => [
    `${numberWord(n)} ${unit} ${short ? 'short of ' : 'too many for '}`,
  ]
  switch (c.kind) {
    case 'range': {
      const short = c.min !== undefined && (j.values[0] ?? 0) < c.min
      if (HAND_MEASURES[c.measure].ofSuits === true)
        return [
          `the ${HAND_MEASURES[c.measure].one} is `,
          suitToken((j.values[0] ?? 0) as Suit),
          ', against ',
        ]
      return c.measure === 'longest'
        ? [
            `the longest suit is ${numberWord(j.miss)} ${j.miss === 1 ? 'card' : 'cards'} too ${short ? 'short' : 'long'} for `,
          ]
        : said(j.miss, handUnit(c.measure, j.miss), short)
    }
    case 'suit-range': {
      if (j.suit === undefined || SUIT_MEASURES[c.measure].max === 1) return undefined
      const short = c.min !== undefined && (j.values[0] ?? 0) < c.min
      return said(j.miss, suitUnit(c.measure, j.suit, j.miss), short)
    }
    case 'sum':
    case 'suit-sum': {
      // One way to mend a sum is by its first term; a suit of another length than the longest is
      // told as such.
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

/** The test in words, where no number can be named. */
const testWords = (j: Judgement): Phrase => {
  const c = j.constraint
  const suit: Phrase = j.suit === undefined || c.kind === 'suit' ? [] : [strainName(j.suit), ' ']
  switch (c.kind) {
    case 'suit-range':
    case 'suit-sum':
    case 'elsewhere':
    case 'hand':
      return [...suit, ...describeSuit(c)]
    default:
      return [
        ...suit,
        ...(j.suit === undefined
          ? describe(c as HandConstraint)
          : describeSuit(c as Parameters<typeof describeSuit>[0])),
      ]
  }
}

/**
 * What keeps the hand from meeting a test, in words: `one club honour short of 3♣ at section 9`.
 * @param at what the test is of: the call and where it stands.
 * @returns `undefined` when the hand meets it.
 */
export function missedText(asked: HandConstraint, hand: Hand, at: Phrase): Phrase | undefined {
  const failed = failures(judge(asked, hand))
  const first = failed[0]
  if (first === undefined) return undefined
  const more =
    failed.length > 1
      ? [`, and ${numberWord(failed.length - 1)} more ${failed.length === 2 ? 'test' : 'tests'}`]
      : []
  const gap = gapWords(first)
  return gap ? [...gap, ...at, ...more] : [...at, ' asks for ', ...testWords(first), ...more]
}

/**
 * The entry of a call, from the nearest hand that is answered with it.
 * @param callOf the call of an action; actions may carry more than the call.
 */
export function whyNotEntry<P, A>(
  system: System<P, A>,
  matches: Matches<P>,
  hand: Hand,
  near: { readonly hand: Hand; readonly exchanges: readonly Exchange[] },
  callOf: (action: A) => Call,
  place = 'section',
): WhyNotEntry | undefined {
  const there = select(system, matches, near.hand)
  const here = select(system, matches, hand)
  const block = system.blocks.find((b) => b.id === there?.block)
  const rule = block?.rules.find((r) => r.id === there?.rule)
  if (there === undefined || here === undefined || block === undefined || rule === undefined)
    return undefined
  const call = callOf(there.action)
  const wanted = variants(rule.action).filter((variant) => callOf(variant.action) === call)
  const asked = all<HandConstraint>(
    block.door,
    rule.shows,
    any<HandConstraint>(...wanted.map((variant) => variant.when)),
  )
  const text: Phrase = missedText(asked, hand, [
    callToken(call),
    ` at ${place} ${there.label}`,
  ]) ?? [`${here.label} answers first, with `, callToken(callOf(here.action))]
  return {
    call,
    cards: near.exchanges.length,
    label: there.label,
    text,
    exchanges: near.exchanges,
    hand: near.hand,
  }
}
