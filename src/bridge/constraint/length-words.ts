/** How many cards of a suit, as players write it. */
import type { Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { type Phrase, suitToken } from './phrase.ts'

const MOST = 13

/**
 * `5+ ♠`, `2–4 ♠`, `at most 3 ♠`, `exactly 4 ♠`, `no ♠`; one card is a singleton, so that a reader
 * aloud never says `1 spades`.
 * @param min 0..13 cards. @param max 0..13 cards.
 */
export function lengthPhrase(suit: Suit, min: number, max: number): Phrase {
  const token = suitToken(suit)
  if (max <= 0) return [t`no `, token]
  if (max === 1) return [min === 1 ? t`a singleton in ` : t`at most one card in `, token]
  if (min === max) return [t`exactly ${min} `, token]
  if (max >= MOST) return min <= 0 ? [t`any number of `, token] : [`${min}+ `, token]
  return min <= 0 ? [t`at most ${max} `, token] : [`${min}–${max} `, token]
}
