/** What a call shows and denies, in words. */

import type { Profile } from '#bidding/auction/hand-model.ts'
import type { Indirect } from '#bidding/auction/indirect.ts'
import type { Span } from '#bidding/auction/public-state.ts'
import { lengthPhrase } from '#constraint/length-words.ts'
import { join, type Phrase } from '#constraint/phrase.ts'
import { howMany, numberWord } from '#core/number-words.ts'
import { SUITS_DESCENDING, type Suit, strainName, suitSingular } from '#core/suit.ts'
import { t } from '#core/text.ts'

const cardsWords = (suit: Suit, n: number): string =>
  `${numberWord(n)} ${n === 1 ? suitSingular(suit) : strainName(suit)}`

/** `more spades than diamonds`, `at most three clubs`, `at least 8 points`. */
export function indirectWords(one: Indirect): Phrase {
  switch (one.kind) {
    case 'at-least-points':
      return [t`at least ${howMany(one.points, 'point')}`]
    case 'at-most-points':
      return [one.points === 0 ? t`no points` : t`at most ${howMany(one.points, 'point')}`]
    case 'at-least':
      return [t`at least ${cardsWords(one.suit, one.cards)}`]
    case 'at-most':
      return one.cards === 0
        ? [t`no ${strainName(one.suit)}`]
        : [t`at most ${cardsWords(one.suit, one.cards)}`]
    case 'longer': {
      const [a, b] = [strainName(one.suit), strainName(one.than)]
      return [one.strict ? t`more ${a} than ${b}` : t`at least as many ${a} as ${b}`]
    }
  }
}

/** Both ends of one number as one: `exactly three spades`, `10 to 12 points`. */
function bothEnds(least: Indirect, most: Indirect): Phrase | undefined {
  if (least.kind === 'at-least' && most.kind === 'at-most' && least.suit === most.suit)
    return most.cards === least.cards
      ? [t`exactly ${cardsWords(least.suit, least.cards)}`]
      : [t`${numberWord(least.cards)} to ${cardsWords(most.suit, most.cards)}`]
  if (least.kind === 'at-least-points' && most.kind === 'at-most-points')
    return most.points === least.points
      ? [t`exactly ${howMany(least.points, 'point')}`]
      : [t`${least.points} to ${howMany(most.points, 'point')}`]
  return undefined
}
/** What the calls not made say, each number once. */
export function indirectPhrases(all: readonly Indirect[]): readonly Phrase[] {
  const paired = (one: Indirect): readonly Phrase[] =>
    all.flatMap((other) => {
      const both = bothEnds(one, other)
      return both === undefined ? [] : [both]
    })
  const taken = (one: Indirect): boolean => all.some((other) => bothEnds(other, one) !== undefined)
  return all.flatMap((one) => (taken(one) ? [] : [paired(one)[0] ?? indirectWords(one)]))
}

const span = (low: number, high: number, open: number): string =>
  low === high
    ? String(low)
    : high >= open
      ? `${low}+`
      : low === 0
        ? t`at most ${high}`
        : `${low}–${high}`
/** One card at least only keeps a void away. */
const suitWords = (suit: Suit, { low, high }: Span): Phrase =>
  lengthPhrase(suit, low === 1 && high > 2 ? 0 : low, high >= 7 ? 13 : high)

/**
 * A hand in a line, by its usual limits: points, suits that are known to be long or short.
 * `12–14 points, 5+ ♠, at most 3 ♥`; empty when nothing is known.
 */
export function profileWords({ hcp, lengths }: Pick<Profile, 'hcp' | 'lengths'>): Phrase {
  const points: readonly Phrase[] =
    hcp.low <= 3 && hcp.high >= 18
      ? []
      : [[t`${span(hcp.low <= 3 ? 0 : hcp.low, hcp.high, 20)} points`]]
  const suits = SUITS_DESCENDING.filter((suit) => lengths[suit].low >= 3 || lengths[suit].high <= 4)
  return join([...points, ...suits.map((suit) => suitWords(suit, lengths[suit]))], ', ')
}
