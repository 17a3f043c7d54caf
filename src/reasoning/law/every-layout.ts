/** The lawful layouts written down one by one, for positions that leave only a few. */
import { type Card, DECK, suitOf } from '#core/card.ts'
import type { Hand } from '#core/hand.ts'
import * as hand from '#core/hand.ts'
import { bySuit } from '#core/suit.ts'
import { countLayouts } from '#counting/layouts.ts'
import { isVoid, knownOf, type Position, spaceOf } from './position.ts'

/** Every layout, as the whole hands of the concealed seats; `countLayouts` says beforehand how many. */
export function everyLayout(position: Position): readonly (readonly Hand[])[] {
  const open = (card: Card): number =>
    position.seats.filter((_, h) => !isVoid(position, h, suitOf(card))).length
  // Cards that only one hand can hold go first, so that hardly any place is tried in vain.
  const cards = DECK.filter((card) => hand.has(position.unseen, card)).toSorted(
    (a, b) => open(a) - open(b),
  )
  const out: (readonly Hand[])[] = []
  const place = (i: number, held: readonly Hand[], vacant: readonly number[]): void => {
    const card = cards[i]
    if (card === undefined) {
      out.push(held)
      return
    }
    for (const h of held.keys()) {
      if (vacant[h] === 0 || isVoid(position, h, suitOf(card))) continue
      place(
        i + 1,
        held.map((one, k) => (k === h ? hand.withCard(one, card) : one)),
        vacant.map((n, k) => (k === h ? n - 1 : n)),
      )
    }
  }
  place(
    0,
    position.seats.map((_, h) => bySuit((s) => knownOf(position, h, s))),
    position.vacant,
  )
  return out
}

/** Up to this many layouts, each act is asked of each layout. */
const FEW = 12_000n
/** With more cards out than these the layouts are not even counted. */
const FEW_CARDS = 18

let listing = true
/**
 * Runs it as if too many layouts were left to write down, so that tests can compare counts and
 * bounds of small endings with every layout.
 */
export function withoutListing<T>(run: () => T): T {
  listing = false
  try {
    return run()
  } finally {
    listing = true
  }
}

const few = new WeakMap<Position, readonly (readonly Hand[])[] | false>()
/** Every layout where they are few; the same list for the same position. */
export function fewLayouts(position: Position): readonly (readonly Hand[])[] | undefined {
  if (!listing) return undefined
  const known = few.get(position)
  if (known !== undefined) return known || undefined
  const found =
    hand.size(position.unseen) <= FEW_CARDS && countLayouts(spaceOf(position)) <= FEW
      ? everyLayout(position)
      : false
  few.set(position, found)
  return found || undefined
}
