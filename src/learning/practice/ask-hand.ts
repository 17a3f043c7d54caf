/** What to ask of a closed hand: something that can be known better than by chance, and not for certain. */
import { type Card, rankOf } from '#core/card.ts'
import { HONOURS, has } from '#core/holding.ts'
import type { Rng } from '#core/rng.ts'
import type { Seat } from '#core/seat.ts'
import { SUITS, type Suit } from '#core/suit.ts'

/** Chances of `lo`, `lo` + 1, …, adding up to 1. */
export interface Possible {
  readonly lo: number
  readonly chances: readonly number[]
}
export interface PossibleHand {
  readonly seat: Seat
  /** Clubs first. */
  readonly suits: readonly Possible[]
}
/** A card out of sight, and each closed hand's chance of it. */
export interface PossibleCard {
  readonly card: Card
  readonly chances: readonly number[]
}

/** The likeliest answer is at least so likely, and at most. */
const ASKED = { least: 0.5, most: 0.97 } as const
const topOf = (chances: readonly number[]): number => Math.max(0, ...chances)
/** How far the likeliest answer is from what is worth asking; nought within it. */
const offBy = (top: number): number => Math.max(0, ASKED.least - top, top - ASKED.most)

/** One of those that are worth asking; the nearest to it where none is. */
function pick<T>(
  all: readonly T[],
  chances: (one: T) => readonly number[],
  rng: Rng,
): T | undefined {
  const off = (one: T): number => offBy(topOf(chances(one)))
  const least = Math.min(...all.map(off))
  const good = all.filter((one) => off(one) <= least + 1e-9)
  return good.length === 0 ? undefined : good[rng.below(good.length)]
}

/** A suit of a closed hand whose length is asked; `undefined` without closed hands. */
export const lengthToAsk = (
  hands: readonly PossibleHand[],
  rng: Rng,
): { readonly seat: Seat; readonly suit: Suit } | undefined =>
  pick(
    hands.flatMap(({ seat, suits }) =>
      SUITS.map((suit) => ({ seat, suit, chances: suits[suit]?.chances ?? [] })),
    ),
    ({ chances }) => chances,
    rng,
  )

/** An honour whose place is asked, an ace to a ten; `undefined` where none is out of sight. */
export const honourToAsk = <C extends PossibleCard>(cards: readonly C[], rng: Rng): C | undefined =>
  pick(
    cards.filter(({ card }) => has(HONOURS, rankOf(card))),
    ({ chances }) => chances,
    rng,
  )
