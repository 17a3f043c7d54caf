/**
 * What the rules of Essex Acol have in common: sources, and the suits and hands that several of them
 * speak of. Stanier (1975) gives openings of 12 points, the best suit, answers and raises from six,
 * first-round control bids and Roman Blackwood; what he leaves open is filled by us and marked so.
 */

import { called, either, hand } from '#bidding/shows.ts'
import {
  all,
  any,
  between,
  type HandConstraint,
  type SuitConstraint,
  suitAtLeast,
  suitExactly,
} from '#constraint/constraint.ts'
import { shapesWhere } from '#constraint/shape-set.ts'
import type { Shape } from '#core/shape.ts'
import {
  isMajor,
  SPADES,
  SUIT_LETTERS,
  SUITS,
  SUITS_DESCENDING,
  type Suit,
  strainName,
} from '#core/suit.ts'
import type { Source } from '#rules/rule.ts'
import type { HandTemplate } from '#rules/template.ts'

const WORK = 'Stanier, BRIBIP: A Bridge Bidding Program (1975)'
export const DETAILS: Source = { work: WORK, place: 'Program Details' }
export const INFORMATION: Source = { work: WORK, place: 'Information Available' }
export const ROMAN: Source = { work: 'Kaplan, 1964, on the Roman club', place: 'Blackwood' }

export const letterOf = (suit: Suit): string => SUIT_LETTERS[suit]
/** The suits above, and below, this one, spelled out for a group. */
export const above = (suit: Suit): `=${string}` =>
  `=${SUITS.filter((s) => s > suit)
    .map(letterOf)
    .join('')}`
export const below = (suit: Suit): `=${string}` =>
  `=${SUITS_DESCENDING.filter((s) => s < suit)
    .map(letterOf)
    .join('')}`

/** Most points that a suit of that length can hold. */
const MOST_POINTS = [0, 4, 7, 9, 10] as const
/** Whether the suit can be the best of a hand of that shape, honours as they may be. */
const canBeBest = (shape: Shape, suit: Suit): boolean => {
  const times = (s: Suit): number => (isMajor(s) ? 5 : 4)
  const most = times(suit) * (10 * shape[suit] + (MOST_POINTS[Math.min(shape[suit], 4)] ?? 10))
  return (
    shape[suit] >= 4 &&
    SUITS.every((s) => s === suit || shape[s] < 4 || most >= times(s) * 10 * shape[s])
  )
}
const shapesWith = (words: string, test: (shape: Shape) => boolean): HandConstraint => ({
  kind: 'shape',
  words,
  shapes: shapesWhere(test),
})
/**
 * The suit of greatest playing strength, of at least four cards, once every higher one has been
 * asked. Where no lower suit can be better the shape alone decides, so that all hands are covered
 * by what cells can see.
 */
export const bestSuit = (suit: Suit): HandTemplate => {
  const name = strainName(suit)
  const lowerCan = (shape: Shape): boolean => SUITS.some((s) => s < suit && canBeBest(shape, s))
  return called(
    `${name} the best suit`,
    hand(
      shapesWith(`${name} can be the best suit`, (shape) => canBeBest(shape, suit)),
      suit === SPADES
        ? between('bestSuit', SPADES, SPADES)
        : either(
            shapesWith('no lower suit can be better', (shape) => !lowerCan(shape)),
            between('bestSuit', suit, SPADES),
          ),
    ),
  )
}

/** Six cards, two of the three top honours or three of the five. */
export const WEAK_TWO_SUIT: SuitConstraint = all<SuitConstraint>(
  suitExactly('length', 6),
  any<SuitConstraint>(suitAtLeast('tops', 2), suitAtLeast('honours', 3)),
)
export const WEAK_TWO_POINTS = [6, 10] as const
/** Seven cards or more with two honours. */
export const PREEMPT_SUIT: SuitConstraint = all<SuitConstraint>(
  suitAtLeast('length', 7),
  suitAtLeast('honours', 2),
)
export const PREEMPT_POINTS = [4, 10] as const
