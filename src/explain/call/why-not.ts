/**
 * Why not another answer: the nearest hand that a system answers so, and the test of that hand's
 * rule that keeps the present one away.
 */

import { all, any, type HandConstraint, type SuitConstraint } from '#constraint/constraint.ts'
import { describe, describeOf } from '#constraint/describe.ts'
import { type Judgement, judge } from '#constraint/judge.ts'
import { callToken, type Phrase, plain } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { numberWord } from '#core/number-words.ts'
import { variants } from '#rules/rule.ts'
import { select } from '#rules/select.ts'
import type { Matches, System } from '#rules/system.ts'
import type { CardChange, ChangeStep } from '../proof.ts'
import { gapWords } from './gap-words.ts'
import { nearestOf } from './near-miss.ts'

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
      const nearest = nearestOf(j.parts)
      return nearest === undefined ? [j] : failures(nearest)
    }
    case 'named': {
      // A name for numbers is told by the numbers, another by itself.
      const inner = failures(j.parts[0]!)
      return inner.length === 1 && isNumeric(inner[0]!) ? inner : [j]
    }
    default:
      return [j]
  }
}
const NUMERIC: readonly string[] = ['range', 'sum', 'suit-range', 'suit-sum']
const isNumeric = (j: Judgement): boolean => NUMERIC.includes(j.constraint.kind)

/** The test in words, where no number can be named. */
const testWords = (j: Judgement): Phrase =>
  j.suit === undefined || j.constraint.kind === 'suit'
    ? describe(j.constraint as HandConstraint)
    : describeOf(j.suit, j.constraint as SuitConstraint)

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
      ? [
          failed.length === 2
            ? ', and one more test fails'
            : `, and ${numberWord(failed.length - 1)} more tests fail`,
        ]
      : []
  const gap = gapWords(first)
  return gap ? [...gap, ...at, ...more] : [...at, ' asks for ', ...testWords(first), ...more]
}

/** How the part of a system that answers is told: `at section 6a`, `by the rule “raise”`. */
export interface AnsweredBy {
  readonly by: (label: string) => string
  readonly named: (label: string) => string
}
const SECTION: AnsweredBy = {
  by: (label) => ` at section ${label}`,
  named: (label) => `section ${label}`,
}

/** An exchange of cards as a step: what it comes to is the number of cards. */
export const changeStep = (phrase: Phrase, change: CardChange): ChangeStep => ({
  text: plain(phrase),
  phrase,
  events: [],
  count: { n: String(change.exchanges.length) },
  change,
})

/**
 * Why a hand is not answered with a call: `one club honour short of 3♣ at section 9`, from the nearest
 * hand that is.
 * @param callOf the call of an action; actions may carry more than the call.
 */
export function whyNotStep<P, A>(
  system: System<P, A>,
  matches: Matches<P>,
  hand: Hand,
  near: Pick<CardChange, 'hand' | 'exchanges'>,
  callOf: (action: A) => Call,
  place: AnsweredBy = SECTION,
): ChangeStep | undefined {
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
  const text: Phrase = missedText(asked, hand, [callToken(call), place.by(there.label)]) ?? [
    `${place.named(here.label)} answers first, with `,
    callToken(callOf(here.action)),
  ]
  const { hand: changed, exchanges } = near
  return changeStep(text, { call, label: there.label, exchanges, hand: changed })
}
