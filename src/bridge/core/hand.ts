/** A hand: one holding per suit, indexed by suit (clubs first). Thirteen cards when whole; fewer in an ending. */

import { type Card, cardOf, rankOf, suitOf } from './card.ts'
import type { Holding } from './holding.ts'
import * as holding from './holding.ts'
import { ok, type Problem, problem, type Result } from './result.ts'
import { SUITS, SUITS_DESCENDING, type Suit, strainName, suitLetter } from './suit.ts'
import { t } from './text.ts'
import type { Tuple4 } from './tuple.ts'

/** Holdings by suit: clubs, diamonds, hearts, spades. */
export type Hand = Tuple4<Holding>

/** The number of hands of thirteen cards, C(52,13). */
export const HAND_COUNT = 635_013_559_600

export const EMPTY_HAND: Hand = [
  holding.EMPTY_HOLDING,
  holding.EMPTY_HOLDING,
  holding.EMPTY_HOLDING,
  holding.EMPTY_HOLDING,
]

/** The whole pack. */
export const FULL_HAND: Hand = [
  holding.FULL_HOLDING,
  holding.FULL_HOLDING,
  holding.FULL_HOLDING,
  holding.FULL_HOLDING,
]

/** Number of cards. */
export const size = (h: Hand): number =>
  holding.length(h[0]) + holding.length(h[1]) + holding.length(h[2]) + holding.length(h[3])
/** High card points, 0..37. */
export const hcp = (h: Hand): number =>
  holding.hcp(h[0]) + holding.hcp(h[1]) + holding.hcp(h[2]) + holding.hcp(h[3])
/** Suit lengths by suit, clubs first. */
export const lengths = (h: Hand): Tuple4<number> => [
  holding.length(h[0]),
  holding.length(h[1]),
  holding.length(h[2]),
  holding.length(h[3]),
]
export const has = (h: Hand, card: Card): boolean => holding.has(h[suitOf(card)], rankOf(card))

const replace = (h: Hand, suit: Suit, value: Holding): Hand => {
  const next: [Holding, Holding, Holding, Holding] = [...h]
  next[suit] = value
  return next
}
export const withCard = (h: Hand, card: Card): Hand =>
  replace(h, suitOf(card), holding.withRank(h[suitOf(card)], rankOf(card)))
export const without = (h: Hand, card: Card): Hand =>
  replace(h, suitOf(card), holding.without(h[suitOf(card)], rankOf(card)))
/** The hand of four masks of ranks, clubs first, each 0..8191. */
export const ofMasks = (masks: Tuple4<number>): Hand => masks as Hand
export const ofCards = (cards: Iterable<Card>): Hand => {
  const held: [number, number, number, number] = [0, 0, 0, 0]
  for (const c of cards) held[suitOf(c)] |= 1 << rankOf(c)
  return ofMasks(held)
}
/** The cards as people read them: spades to clubs, high to low. */
export const cards = (h: Hand): readonly Card[] =>
  SUITS_DESCENDING.flatMap((suit) => holding.ranks(h[suit]).map((rank) => cardOf(suit, rank)))

export const equals = (a: Hand, b: Hand): boolean => SUITS.every((s) => a[s] === b[s])

/** `S.H.D.C` with `T` for the ten, as PBN writes a hand: `AKT4.Q2.8743.J96`. */
export const format = (h: Hand): string =>
  SUITS_DESCENDING.map((s) => holding.format(h[s])).join('.')

/**
 * Reads `S.H.D.C` in either case; a void is empty or `-`.
 * @param expected the number of cards the hand must have, or `any` for any number up to 13.
 * @returns the hand, or a problem whose `column` is the 1-based place in the text.
 */
export function parse(text: string, expected: number | 'any' = 13): Result<Hand, Problem> {
  const parts = text.trim().split('.')
  const lead = text.length - text.trimStart().length
  if (parts.length !== 4)
    return problem(
      'hand/suits',
      t`A hand is written as four suits with dots between them, spades first (AK4.Q82.T976.J53); this has ${parts.length}.`,
      { column: lead + 1 },
    )
  const held: [number, number, number, number] = [0, 0, 0, 0]
  let column = lead + 1
  for (const [i, part] of parts.entries()) {
    const suit = SUITS_DESCENDING[i]!
    const read = holding.parse(part)
    if ('badAt' in read) {
      const at = column + read.badAt
      return read.twice
        ? problem(
            'hand/duplicate',
            t`The card ${suitLetter(suit)}${part[read.badAt]?.toUpperCase()} stands twice in the ${strainName(suit)}.`,
            { column: at },
          )
        : problem(
            'hand/rank',
            t`“${part[read.badAt]}” in the ${strainName(suit)} is not a rank (A K Q J T or 10, 9 to 2).`,
            { column: at },
          )
    }
    held[suit] = read.holding
    column += part.length + 1
  }
  const hand = ofMasks(held)
  const count = size(hand)
  if (expected !== 'any' && count !== expected)
    return problem(
      'hand/size',
      t`The hand has ${count === 1 ? t`one card` : t`${count} cards`}; it needs ${expected}.`,
      {
        column: lead + 1,
      },
    )
  if (count > 13)
    return problem('hand/size', t`The hand has ${count} cards; thirteen is the most.`, {
      column: lead + 1,
    })
  return ok(hand)
}
