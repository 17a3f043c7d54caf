/** A turn at which a rule of a system speaks: the auction that it names, one of the book, or one that is found. */
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import type { Pattern } from '#bidding/language/patterns.ts'
import { type Call, parseCall } from '#core/call.ts'
import { ok, type Problem, problem, type Result } from '#core/result.ts'
import { NORTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { t } from '#core/text.ts'
import { played } from '#systems/registry.ts'
import { type PlaceTexts, rulePlaces } from '#systems/rule-places.ts'
import { basePlaces, searchedPlaces } from '#systems/searched-places.ts'

export interface PlaceOfRule {
  /** The auction before it; North deals, nobody is vulnerable. */
  readonly calls: readonly Call[]
  /** The id that the rule has there. */
  readonly rule: string
}

/** The auction of the pattern, where each of its calls is one call. */
function named({ after, all = [] }: Pattern): readonly Call[] | undefined {
  if (after === undefined) return all.map(named).find((calls) => calls !== undefined)
  const tokens = after.trim().split(/\s+/)
  const calls = tokens.flatMap((token) => parseCall(token) ?? [])
  return calls.length === tokens.length ? calls : undefined
}

/** @yields while auctions are tried; a problem where none is found. */
export function* placeOfRule(
  ref: SystemRef,
  label: string,
  texts: PlaceTexts,
): Generator<number, Result<PlaceOfRule, Problem>, void> {
  const made = played(ref)
  if (!made.ok) return made
  const { system } = made.value
  const at = (calls: readonly Call[]): PlaceOfRule | undefined => {
    const state = stateAfter([system, system], NORTH, 'None', calls)
    if (!state.ok || state.value.ended) return undefined
    const found = rulesAt(state.value).find(({ origin }) => origin.label === label)
    return found && { calls, rule: found.rule.id }
  }
  const written = system.rules.find((one) => one.label === label)
  const listed = ref.text === undefined ? rulePlaces(ref, texts) : basePlaces(ref, texts)
  const tried = [
    written && (named(written.when) ?? []),
    listed.find(({ labels }) => labels.includes(label))?.calls,
  ]
  for (const calls of tried) {
    const found = calls && at(calls)
    if (found !== undefined) return ok(found)
  }
  const others = new Set(system.rules.flatMap((one) => (one.label === label ? [] : [one.label])))
  for (const place of searchedPlaces(ref, system, texts, others)) {
    const found = place && at(place.calls)
    if (found !== undefined) return ok(found)
    yield 0
  }
  return problem('book/nowhere', t`No auction was found in which the rule speaks.`)
}
