/**
 * The seven features of a hand that BRIBIP's bidding looks at (Stanier 1975, Program Details), and
 * the same as facts for the data base.
 */

import type { Statement } from '#bidding/factbase/statement.ts'
import { admitsSuit } from '#constraint/admits.ts'
import { all, any, type SuitConstraint, suitAtLeast, suitExactly } from '#constraint/constraint.ts'
import { HAND_MEASURES, suitStrength } from '#constraint/measures.ts'
import { type Hand, hcp } from '#core/hand.ts'
import * as holding from '#core/holding.ts'
import { ACE } from '#core/rank.ts'
import { isBalanced, shapeOf } from '#core/shape.ts'
import { bySuit, CLUBS, SUITS, SUITS_DESCENDING, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Tuple4 } from '#core/tuple.ts'

/** Six cards, two of the three top honours or three of the five; as in the text of the system. */
const WEAK_TWO_SUIT: SuitConstraint = all<SuitConstraint>(
  suitExactly('length', 6),
  any<SuitConstraint>(suitAtLeast('tops', 2), suitAtLeast('honours', 3)),
)
const WEAK_TWO_POINTS = [6, 10] as const
/** Seven cards or more with two honours. */
const PREEMPT_SUIT: SuitConstraint = all<SuitConstraint>(
  suitAtLeast('length', 7),
  suitAtLeast('honours', 2),
)
const PREEMPT_POINTS = [4, 10] as const

export interface EssexFeatures {
  readonly hcp: number
  /** Estimate of playing strength by suit, clubs first: length and a tenth of the points, majors × 1.25. */
  readonly strength: Tuple4<number>
  /** Suits with an ace or a void, clubs first. */
  readonly controls: readonly Suit[]
  /** 3 for a void, 2 for a singleton, 1 for a doubleton. */
  readonly distribution: number
  readonly balanced: boolean
  readonly weakTwo: Suit | undefined
  /** The suit of a preemptive opening, or none. */
  readonly preempt: Suit | undefined
}

const within = (value: number, [min, max]: readonly [number, number]): boolean =>
  value >= min && value <= max

/** The seven features of a hand of thirteen cards. */
export function features(hand: Hand): EssexFeatures {
  const points = hcp(hand)
  const twos = SUITS_DESCENDING.filter((suit) => suit !== CLUBS)
  return {
    hcp: points,
    strength: bySuit((suit) => suitStrength(hand, suit)),
    controls: SUITS.filter((suit) => hand[suit] === 0 || holding.has(hand[suit], ACE)),
    distribution: HAND_MEASURES.distribution.value(hand),
    balanced: isBalanced(shapeOf(hand)),
    weakTwo: within(points, WEAK_TWO_POINTS)
      ? twos.find((suit) => admitsSuit(WEAK_TWO_SUIT, hand, suit))
      : undefined,
    preempt: within(points, PREEMPT_POINTS)
      ? SUITS_DESCENDING.find((suit) => admitsSuit(PREEMPT_SUIT, hand, suit))
      : undefined,
  }
}

/** What the features add to the facts that any hand gives. */
export function featureFacts(hand: Hand): readonly Statement[] {
  const { strength, weakTwo, preempt } = features(hand)
  return [
    ...SUITS_DESCENDING.map(
      (suit): Statement => ({ kind: 'strength', suit, value: strength[suit] }),
    ),
    { kind: 'special', opening: t`weak two`, suit: weakTwo },
    { kind: 'special', opening: 'preempt', suit: preempt },
  ]
}
