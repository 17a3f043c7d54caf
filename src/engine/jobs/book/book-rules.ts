/** All rules of a system by topic, each with an auction that it speaks in. */
import { stateAfter } from '#bidding/fold.ts'
import { type Topic, topicOf } from '#bidding/topic.ts'
import { rulesAt } from '#bidding/turn-rules.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { NORTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { type RuleTold, ruleTold } from '#explain/call/rule-told.ts'
import { played } from '#systems/registry.ts'
import { rulePlaces } from '#systems/rule-places.ts'
import type { Job } from '../../job.ts'

export interface BookRulesInput {
  readonly system: SystemRef
}
export interface BookRule extends RuleTold {
  readonly topic: Topic
  /** The auction before it; North deals, nobody is vulnerable. */
  readonly calls: readonly Call[]
}
export interface BookRules {
  /** Auctions in the order of the system's guard, which is that of its rules. */
  readonly rules: readonly BookRule[]
  /** Rules that no auction of the guard comes to. */
  readonly unmet: number
}

/** Yields the share that is done. A problem for an unknown system. */
export const bookRules: Job<BookRulesInput, number, Result<BookRules, Problem>> = function* ({
  system: ref,
}) {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  const places = rulePlaces(ref)
  const rules: BookRule[] = []
  for (const [i, { calls, labels }] of places.entries()) {
    if (i % 8 === 0) yield i / places.length
    const state = stateAfter([system, system], NORTH, 'None', calls)
    if (!state.ok) continue
    const wanted = new Set(labels)
    for (const turnRule of rulesAt(state.value)) {
      // A rule made for several suits is listed once, by the first of them.
      if (turnRule.natural || !wanted.delete(turnRule.origin.label)) continue
      rules.push({
        ...ruleTold(turnRule, state.value),
        topic: topicOf(state.value, turnRule),
        calls,
      })
    }
  }
  return ok({ rules, unmet: system.rules.length - rules.length })
}
