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
import { loadPlaceTexts, type PlaceTexts, rulePlaces } from '#systems/rule-places.ts'
import { type Job, needing } from '../../job.ts'

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

function* rulesOfBook(
  { system: ref }: BookRulesInput,
  texts: PlaceTexts,
): Generator<number, Result<BookRules, Problem>, void> {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  const places = rulePlaces(ref, texts)
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

/**
 * Yields the share that is done. A problem for an unknown system. The auctions are a resource, so that whoever
 * only imports the jobs need not know how to load them: the journeys do not.
 */
export const bookRules = needing(
  loadPlaceTexts,
  (texts): Job<BookRulesInput, number, Result<BookRules, Problem>> =>
    (input) =>
      rulesOfBook(input, texts),
)
