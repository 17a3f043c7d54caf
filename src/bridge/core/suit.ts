/** Suits and strains in their one order: clubs 0, diamonds 1, hearts 2, spades 3, notrump 4. */

import { t } from './text.ts'
import type { Tuple4 } from './tuple.ts'

/** Suit letters by index, lowest suit first. */
export const SUIT_LETTERS = ['C', 'D', 'H', 'S'] as const
/** Strain letters by index, lowest strain first; notrump is `N`. */
export const STRAIN_LETTERS = ['C', 'D', 'H', 'S', 'N'] as const
const STRAIN_NAMES = [t`clubs`, t`diamonds`, t`hearts`, t`spades`, t`notrump`] as const
const SUIT_SINGULAR = [t`club`, t`diamond`, t`heart`, t`spade`] as const

export type SuitLetter = (typeof SUIT_LETTERS)[number]
export type StrainLetter = (typeof STRAIN_LETTERS)[number]
/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = 0 | 1 | 2 | 3
/** A suit, or 4 for notrump. */
export type Strain = Suit | 4

export const CLUBS: Suit = 0
export const DIAMONDS: Suit = 1
export const HEARTS: Suit = 2
export const SPADES: Suit = 3
export const NOTRUMP = 4 satisfies Strain

/** The suits, lowest first: the order of all arrays indexed by suit. */
export const SUITS: readonly Suit[] = [0, 1, 2, 3]
/** One thing for each suit, clubs first. */
export const bySuit = <T>(of: (suit: Suit) => T): Tuple4<T> => [of(0), of(1), of(2), of(3)]
/** The suits as people write them: spades, hearts, diamonds, clubs. */
export const SUITS_DESCENDING: readonly Suit[] = [3, 2, 1, 0]
/** The strains, lowest first. */
export const STRAINS: readonly Strain[] = [0, 1, 2, 3, 4]

export const isMajor = (strain: Strain): boolean => strain === HEARTS || strain === SPADES
export const isMinor = (strain: Strain): boolean => strain === CLUBS || strain === DIAMONDS

/** `clubs` … `spades`, `notrump`. */
export const strainName = (strain: Strain): (typeof STRAIN_NAMES)[number] => STRAIN_NAMES[strain]
/** `club` … `spade`. */
export const suitSingular = (suit: Suit): (typeof SUIT_SINGULAR)[number] => SUIT_SINGULAR[suit]
export const suitLetter = (suit: Suit): SuitLetter => SUIT_LETTERS[suit]
export const strainLetter = (strain: Strain): StrainLetter => STRAIN_LETTERS[strain]

const SUIT_SYMBOLS: readonly string[] = ['♣', '♦', '♥', '♠']
/** `♣` … `♠`. */
export const suitSymbol = (suit: Suit): string => SUIT_SYMBOLS[suit]!

/** Reads a suit letter in either case, or a suit symbol; `undefined` when it is neither. */
export function parseSuit(text: string): Suit | undefined {
  const at = SUIT_LETTERS.indexOf(text.toUpperCase() as SuitLetter)
  if (at >= 0) return at as Suit
  const symbol = SUIT_SYMBOLS.indexOf(text)
  return symbol >= 0 ? (symbol as Suit) : undefined
}

/** Reads a strain: a suit letter or symbol, or `N` / `NT` for notrump, in either case. */
export function parseStrain(text: string): Strain | undefined {
  const upper = text.toUpperCase()
  return upper === 'N' || upper === 'NT' ? NOTRUMP : parseSuit(text)
}
