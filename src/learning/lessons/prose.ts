/**
 * What a lesson says: sentences in which a statement about a hand stands as data. It is written out for
 * the reader, and a test holds it against the cards, so that no sentence of ours says what is not so.
 */

import { facesOf } from '#core/display.ts'
import { numberWord } from '#core/number-words.ts'
import { type Seat, seatName } from '#core/seat.ts'
import { type Suit, strainName, suitSingular, suitSymbol } from '#core/suit.ts'
import { partsOf, t } from '#core/text.ts'

/** A statement about the cards as they were dealt. */
export type Claim =
  /** High card points. */
  | { readonly claim: 'points'; readonly seat: Seat; readonly is: number }
  /** Points of a partnership together. */
  | { readonly claim: 'points-of-both'; readonly seats: Both; readonly is: number }
  | { readonly claim: 'length'; readonly seat: Seat; readonly suit: Suit; readonly is: number }
  /** Cards of a suit that a partnership has together. */
  | { readonly claim: 'fit'; readonly seats: Both; readonly suit: Suit; readonly is: number }
  /** The suit card by card, `AKT93`. */
  | { readonly claim: 'suit'; readonly seat: Seat; readonly suit: Suit; readonly is: string }
  /** Lengths in falling order, `5332`. */
  | { readonly claim: 'pattern'; readonly seat: Seat; readonly is: string }
  | { readonly claim: 'aces'; readonly seat: Seat; readonly is: number }
  /** Cards in two suits together. */
  | {
      readonly claim: 'two-suits'
      readonly seat: Seat
      readonly suits: readonly [Suit, Suit]
      readonly is: number
    }
  /** Whose turn it is after so many cards: who leads, or took the trick before. */
  | { readonly claim: 'turn'; readonly after: number; readonly is: Seat }
  /** Tricks that a partnership takes off the top, before it lets the lead go. */
  | { readonly claim: 'sure'; readonly seats: Both; readonly is: number }
  /** Points of the score, without their sign. */
  | {
      readonly claim: 'score'
      /** `4S`. */
      readonly contract: string
      readonly tricks: number
      readonly vulnerable: boolean
      readonly is: number
    }
type Both = readonly [Seat, Seat]

/** Sentences of a lesson, in order. */
export type Prose = readonly (string | Claim)[]

/** `five hearts`, `one spade`. */
const cardsOf = (n: number, suit: Suit): string =>
  `${numberWord(n)} ${n === 1 ? suitSingular(suit) : strainName(suit)}`

/** The claim as it stands in its sentence. */
export function claimWords(claim: Claim): string {
  switch (claim.claim) {
    case 'points':
    case 'points-of-both':
      return `${claim.is} ${claim.is === 1 ? t`point` : t`points`}`
    case 'length':
    case 'fit':
      return cardsOf(claim.is, claim.suit)
    case 'two-suits':
      return t`${numberWord(claim.is)} cards in ${claim.suits.map(strainName).join(t` and `)}`
    case 'suit':
      return `${suitSymbol(claim.suit)}${facesOf(claim.is)}`
    case 'pattern':
      return claim.is
    case 'turn':
      return seatName(claim.is)
    case 'sure':
      return t`${numberWord(claim.is)} sure tricks`
    case 'score':
      return String(claim.is)
    case 'aces':
      return `${numberWord(claim.is)} ${claim.is === 1 ? t`ace` : t`aces`}`
  }
}
/** The prose as plain text, calls and suits as they are typed. */
export const proseText = (prose: Prose): string =>
  prose.map((part) => (typeof part === 'string' ? part : claimWords(part))).join('')

/** Sentences with statements in them: says`You have ${points(2, 13)}.` */
export const says = (texts: TemplateStringsArray, ...claims: readonly Claim[]): Prose =>
  partsOf(texts)
    .map((part) => (typeof part === 'number' ? claims[part]! : part))
    .filter((part) => part !== '')

export const points = (seat: Seat, is: number): Claim => ({ claim: 'points', seat, is })
export const pointsOfBoth = (seats: Both, is: number): Claim => ({
  claim: 'points-of-both',
  seats,
  is,
})
export const length = (seat: Seat, suit: Suit, is: number): Claim => ({
  claim: 'length',
  seat,
  suit,
  is,
})
export const together = (seats: Both, suit: Suit, is: number): Claim => ({
  claim: 'fit',
  seats,
  suit,
  is,
})
export const suitIs = (seat: Seat, suit: Suit, is: string): Claim => ({
  claim: 'suit',
  seat,
  suit,
  is,
})
export const patternIs = (seat: Seat, is: string): Claim => ({ claim: 'pattern', seat, is })
export const aces = (seat: Seat, is: number): Claim => ({ claim: 'aces', seat, is })
export const inSuits = (seat: Seat, suits: readonly [Suit, Suit], is: number): Claim => ({
  claim: 'two-suits',
  seat,
  suits,
  is,
})
export const turnIs = (after: number, is: Seat): Claim => ({ claim: 'turn', after, is })
export const sure = (seats: Both, is: number): Claim => ({ claim: 'sure', seats, is })
export const scores = (
  contract: string,
  tricks: number,
  is: number,
  vulnerable: boolean = false,
): Claim => ({ claim: 'score', contract, tricks, vulnerable, is })
