/**
 * Where each rule speaks first in the auctions of the book. Evaluated when the app is built
 * (`./places.ts?evaluated`, build/evaluated.mjs): a page loads the places alone, and no rules for them.
 */
import './every.ts'
import { stateAfter } from '#bidding/auction/auction-state.ts'
import { rulesAt } from '#bidding/auction/turn-rules.ts'
import { parseCall } from '#core/call.ts'
import { NORTH } from '#core/seat.ts'
import { BOOK_AUCTIONS, type BookAuctions } from './book-auctions.ts'
import { type BookPart, bookParts } from './book-parts.ts'

/** A rule that no auction of the book comes to. */
const NOWHERE = '?'

/** The auction of each rule of the part, in their order. */
function placesOf(
  { system, rules }: BookPart,
  { auctions, only = {}, nowhere = [] }: BookAuctions,
): readonly string[] {
  const own = new Set(rules.map(({ id }) => id))
  const found = new Map(nowhere.map((label) => [label, NOWHERE]))
  for (const [auction, labels] of Object.entries(only))
    for (const label of labels) found.set(label, auction)
  for (const auction of auctions.split('|').map((one) => one.trim())) {
    const calls = auction.split(' ').flatMap((code) => parseCall(code) ?? [])
    const state = stateAfter([system, system], NORTH, 'None', calls)
    if (!state.ok) continue
    for (const { origin } of rulesAt(state.value))
      if (own.has(origin.id) && !found.has(origin.label)) found.set(origin.label, auction)
  }
  return rules.map(({ label }) => found.get(label) ?? NOWHERE)
}

/** A line `12 1N P` says that the next twelve rules speak after that auction. */
function inRuns(places: readonly string[]): string {
  const runs: { readonly calls: string; rules: number }[] = []
  for (const calls of places) {
    const last = runs.at(-1)
    if (last?.calls === calls) last.rules++
    else runs.push({ calls, rules: 1 })
  }
  return runs.map(({ calls, rules }) => `${rules} ${calls}`).join('\n')
}

/** By name of the part; the rules of each in their order, `-` for the opening turn, `?` for nowhere. */
const PLACE_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  bookParts().flatMap((part) => {
    const listed = BOOK_AUCTIONS[part.name]
    return listed === undefined ? [] : [[part.name, inRuns(placesOf(part, listed))] as const]
  }),
)
export default PLACE_TEXTS
