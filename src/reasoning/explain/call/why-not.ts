/**
 * Why not another answer: the nearest hand that a system answers so, and the test of that hand's
 * rule that keeps the present one away.
 */

import { all, any, type HandConstraint } from '#constraint/constraint.ts'
import { callToken, type Phrase, plain } from '#constraint/phrase.ts'
import type { Call } from '#core/call.ts'
import type { Hand } from '#core/hand.ts'
import { t } from '#core/text.ts'
import { variants } from '#rules/rule.ts'
import { select } from '#rules/select.ts'
import type { Matches, System } from '#rules/system.ts'
import type { CardChange, ChangeStep } from '../proof.ts'
import { missedText } from './missing.ts'

/** How the part of a system that answers is named: `at section 6a`, `by the rule “raise”`. */
export interface AnsweredBy {
  readonly by: (label: string) => string
  readonly named: (label: string) => string
}
const SECTION: AnsweredBy = {
  by: (label) => t` at section ${label}`,
  named: (label) => t`section ${label}`,
}

/** An exchange of cards as a step, whose figure is the number of cards. */
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
    t`${place.named(here.label)} answers first, with `,
    callToken(callOf(here.action)),
  ]
  const { hand: changed, exchanges } = near
  return changeStep(text, { call, label: there.label, exchanges, hand: changed })
}
