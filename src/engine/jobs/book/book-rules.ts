/** All rules of a system by topic, each with an auction that it speaks in. */
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { type Topic, topicOf } from '#bidding/auction/topic.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import type { Call } from '#core/call.ts'
import { ok, type Problem, type Result } from '#core/result.ts'
import { NORTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { type RuleTold, ruleTold } from '#explain/call/rule-name.ts'
import { played } from '#systems/registry.ts'
import { type PlaceTexts, type RulePlace, rulePlaces } from '#systems/rule-places.ts'
import { basePlaces, searchedPlaces } from '#systems/searched-places.ts'

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

/** Rules told so far, and their labels. */
interface Told {
  readonly rules: BookRule[]
  readonly labels: Set<string>
}
/** Tells the rules of the places that speak there. Yields the share of the places that is done. */
function* tell(
  system: BiddingSystem,
  places: readonly RulePlace[],
  { rules, labels: known }: Told,
): Generator<number, void, void> {
  for (const [i, { calls, labels }] of places.entries()) {
    if (i % 8 === 0) yield i / places.length
    const state = stateAfter([system, system], NORTH, 'None', calls)
    if (!state.ok) continue
    const wanted = new Set(labels)
    for (const turnRule of rulesAt(state.value)) {
      // A rule made for several suits is listed once, by the first of them.
      if (turnRule.natural || !wanted.delete(turnRule.origin.label)) continue
      known.add(turnRule.origin.label)
      rules.push({
        ...ruleTold(turnRule, state.value),
        topic: topicOf(state.value, turnRule),
        calls,
      })
    }
  }
}

/** The share of an own system's work that is done when the rules of its bases are told. */
const BASES = 0.7
/** Yields the share that is done. A problem for an unknown system. */
export function* rulesOfBook(
  ref: SystemRef,
  texts: PlaceTexts,
): Generator<number, Result<BookRules, Problem>, void> {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  const told: Told = { rules: [], labels: new Set() }
  if (ref.text === undefined && ref.strategy === undefined)
    yield* tell(system, rulePlaces(ref, texts), told)
  else {
    // It has no list of places: those of its bases are tried, and others looked for.
    for (const done of tell(system, basePlaces(ref, texts), told)) yield BASES * done
    const places: RulePlace[] = []
    for (const place of searchedPlaces(ref, system, texts, told.labels)) {
      if (place !== undefined) places.push(place)
      yield BASES
    }
    yield* tell(system, places, told)
  }
  const { rules } = told
  return ok({ rules, unmet: system.rules.length - rules.length })
}
