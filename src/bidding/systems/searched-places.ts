/**
 * An auction for each rule of a system of a user’s own, which has no list of them: where the rule is of a
 * system that has one, the auction there; else the shortest of the book that it speaks in, or one that the
 * system’s own calls come to.
 */
import { afterCall, startState } from '#bidding/auction/auction-state.ts'
import { SILENT_SYSTEM } from '#bidding/auction/bid-out.ts'
import type { PublicState } from '#bidding/auction/public-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { leastTried } from '#bidding/audit/walk.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import { isLegal } from '#core/auction.ts'
import type { Call } from '#core/call.ts'
import { rngOf, type Seed } from '#core/rng.ts'
import { NORTH } from '#core/seat.ts'
import type { SystemRef } from '#core/system-ref.ts'
import { basesOf } from './loaded.ts'
import { rulesOf } from './registry.ts'
import { auctionsIn, type PlaceTexts, type RulePlace, rulePlaces } from './rule-places.ts'

/** Most auctions of the book that are looked at, and of the system itself against silence and against itself. */
const MOST_OF_BOOK = 800
const WALKS = 20
const SEED: Seed = [1975, 39, 7, 1]

/** Auctions of the book, shortest first, then some of the system itself. */
function* statesOf(system: BiddingSystem, texts: PlaceTexts): Generator<PublicState> {
  const both = [system, system] as const
  // Auctions begin alike: each state is made once.
  const made = new Map<string, PublicState | undefined>([['', startState(both, NORTH, 'None')]])
  const after = (calls: readonly Call[]): PublicState | undefined => {
    const key = calls.join()
    if (made.has(key)) return made.get(key)
    const before = after(calls.slice(0, -1))
    const call = calls.at(-1)
    const state =
      before !== undefined && call !== undefined && isLegal(before.auction, call)
        ? afterCall(before, call)
        : undefined
    made.set(key, state)
    return state
  }
  const book = new Map(
    Object.values(texts)
      .flatMap(auctionsIn)
      .map((calls) => [calls.join(), calls]),
  )
  const shortest = [...book.values()].sort((a, b) => a.length - b.length).slice(0, MOST_OF_BOOK)
  for (const calls of shortest) {
    const state = after(calls)
    if (state !== undefined && !state.ended) yield state
  }
  for (const sides of [[system, SILENT_SYSTEM] as const, both])
    yield* leastTried(sides, WALKS, rngOf(SEED, 1))
}

/** Where rules of the systems that it is made of are listed to speak; in this one they may not. */
export const basePlaces = (ref: SystemRef, texts: PlaceTexts): readonly RulePlace[] =>
  basesOf(ref).flatMap(({ id }) => rulePlaces({ ...ref, id }, texts))
/** Rules that no auction of the list of their own system comes to. */
const nowhere = (ref: SystemRef, texts: PlaceTexts): readonly string[] =>
  basesOf(ref).flatMap(({ id }) => {
    const listed = new Set(rulePlaces({ id }, texts).flatMap(({ labels }) => labels))
    const { rules } = rulesOf(id)
    return listed.size === 0 ? [] : rules.flatMap(({ label }) => (listed.has(label) ? [] : [label]))
  })

/**
 * Looks for places of the rules that have none yet: yields one for each turn at which there are some, and
 * nothing for the others.
 * @param system of the ref. @param found labels that need no place.
 */
export function* searchedPlaces(
  ref: SystemRef,
  system: BiddingSystem,
  texts: PlaceTexts,
  found: ReadonlySet<string>,
): Generator<RulePlace | undefined, void, void> {
  const passed = new Set([...found, ...nowhere(ref, texts)])
  const open = new Set(system.rules.flatMap(({ label }) => (passed.has(label) ? [] : [label])))
  if (open.size === 0) return
  for (const state of statesOf(system, texts)) {
    const labels = rulesAt(state).flatMap(({ natural, origin }) =>
      !natural && open.delete(origin.label) ? [origin.label] : [],
    )
    yield labels.length === 0 ? undefined : { calls: state.auction.calls, labels }
    if (open.size === 0) return
  }
}
