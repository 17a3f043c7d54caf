/** A card is an integer 0..51: suit * 13 + rank, so the two of clubs is 0 and the ace of spades 51. */
import { rankLabel } from './display.ts'
import { parseRank, type Rank, rankLetter, rankName } from './rank.ts'
import { parseSuit, type Suit, strainName, suitLetter, suitSymbol } from './suit.ts'
import { tAs } from './text.ts'

declare const cardBrand: unique symbol
/** 0..51, suit * 13 + rank. */
export type Card = number & { readonly [cardBrand]: true }

export const cardOf = (suit: Suit, rank: Rank): Card => (suit * 13 + rank) as Card
export const suitOf = (card: Card): Suit => ((card / 13) | 0) as Suit
export const rankOf = (card: Card): Rank => (card % 13) as Rank

/** All 52 cards in rising order. */
export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, i) => i as Card)

export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 52

/** Suit letter then rank letter, as PBN writes it: `SA`, `HT`. */
export const cardCode = (card: Card): string => suitLetter(suitOf(card)) + rankLetter(rankOf(card))
/** What a person and a screen reader call it: `ace of spades`. */
export const cardName = (card: Card): string =>
  tAs('card')`${rankName(rankOf(card))} of ${strainName(suitOf(card))}`
/** What the corner of a card shows: `10` for the ten, a letter otherwise. */
export const cardFace = (card: Card): string => rankLabel(rankOf(card))
/** A card in a sentence: `♠10`. */
export const cardText = (card: Card): string => `${suitSymbol(suitOf(card))}${cardFace(card)}`

/** Reads suit and rank in either order and case (`SA`, `as`, `H10`, `♠A`); `undefined` when unreadable. */
export function parseCard(text: string): Card | undefined {
  const t = text.trim()
  const first = t.slice(0, 1)
  const rest = t.slice(1)
  const suitFirst = parseSuit(first)
  const rankAfter = parseRank(rest)
  if (suitFirst !== undefined && rankAfter !== undefined) return cardOf(suitFirst, rankAfter)
  const suitLast = parseSuit(t.slice(-1))
  const rankBefore = parseRank(t.slice(0, -1))
  return suitLast !== undefined && rankBefore !== undefined
    ? cardOf(suitLast, rankBefore)
    : undefined
}
