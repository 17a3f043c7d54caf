/** The vocabulary that OPENBID's rules share: named conditions, and slides by length. */
import {
  all,
  any,
  atLeast,
  atMost,
  between,
  elsewhere,
  everySuit,
  type HandConstraint,
  inSuit,
  named,
  not,
  type SuitConstraint,
  someSuit,
  suitAtLeast,
  suitAtMost,
  suitExactly,
  whole,
} from '#constraint/constraint.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { OpenbidReading } from './readings.ts'

/** The order in which OPENBID looks at suits. */
export const ALL_SUITS: readonly Suit[] = [SPADES, HEARTS, DIAMONDS, CLUBS]
export const NOT_CLUBS: readonly Suit[] = [SPADES, HEARTS, DIAMONDS]
export const MAJORS: readonly Suit[] = [SPADES, HEARTS]
export const MINORS: readonly Suit[] = [DIAMONDS, CLUBS]

export const even: HandConstraint = named(t`even distribution`, 'even', atMost('distribution', 1))
export const hasVoid: HandConstraint = named(t`a void`, 'void', atLeast('voids', 1))
export const shortWithoutLong: HandConstraint = named(
  t`a singleton and no suit over five`,
  undefined,
  all<HandConstraint>(atMost('longest', 5), someSuit(ALL_SUITS, suitExactly('length', 1))),
)
const noBadHonours: SuitConstraint = named(
  t`no bare K or QJ`,
  undefined,
  not<SuitConstraint>(suitExactly('badNotrump', 1)),
)

/** A hand fit to try for notrump, by the reading's figures. */
export const notrumpTry = (reading: OpenbidReading): HandConstraint => {
  const extra = reading.notrumpTry === 'literal' ? 1 : 0
  return named(
    t`a notrump try`,
    'ntry',
    everySuit(
      ALL_SUITS,
      named<SuitConstraint>(
        t`fit for notrump`,
        undefined,
        all<SuitConstraint>(
          noBadHonours,
          suitAtLeast('length', 2),
          any<SuitConstraint>(
            suitAtLeast('length', 4),
            all<SuitConstraint>(suitExactly('length', 2), suitAtLeast('points', 3 + extra)),
            all<SuitConstraint>(suitExactly('length', 3), suitAtLeast('points', 2 + extra)),
          ),
        ),
      ),
    ),
  )
}
/** A solid hand, by the reading's definition. */
export const solid = (reading: OpenbidReading): HandConstraint => {
  const filled = suitAtLeast('points', 3)
  const each: SuitConstraint =
    reading.solid === 'appendix'
      ? filled
      : reading.solid === 'no-length'
        ? all<SuitConstraint>(noBadHonours, filled)
        : all<SuitConstraint>(noBadHonours, any<SuitConstraint>(suitAtLeast('length', 5), filled))
  return named(
    t`a solid hand`,
    'solid',
    everySuit(ALL_SUITS, named<SuitConstraint>(t`well filled`, undefined, each)),
  )
}

/** The suit is (one of) the longest in the hand. */
export const isLongest: SuitConstraint = named(t`as long as any`, 'longest', {
  kind: 'suit-sum',
  terms: [
    { of: 'suit', measure: 'length', times: 1 },
    { of: 'hand', measure: 'longest', times: -1 },
  ],
  min: 0,
  max: 0,
})
/** The suit has as many points as the best, or second-best, suit of the hand. */
export const hasPointsOf = (
  which: 'topSuitPoints' | 'secondSuitPoints',
  name: string,
): SuitConstraint =>
  named(name, undefined, {
    kind: 'suit-sum',
    terms: [
      { of: 'suit', measure: 'points', times: 1 },
      { of: 'hand', measure: which, times: -1 },
    ],
    min: 0,
    max: 0,
  })
/** SLIDEPOINTS: points ≥ base − perCard × length, said by its value at each length. */
export const slide = (base: number, perCard: number, name: string): SuitConstraint =>
  named(name, 'slide', {
    kind: 'suit-sum',
    terms: [
      { of: 'suit', measure: 'points', times: 1 },
      { of: 'suit', measure: 'length', times: perCard },
    ],
    min: base,
  })
/** Six cards or more with honours and length together at least nine. */
export const weakTwoSuit: SuitConstraint = all<SuitConstraint>(
  suitAtLeast('length', 6),
  named(t`3 honours in 6 cards, 2 in 7, 1 in 8`, 'slide', {
    kind: 'suit-sum',
    terms: [
      { of: 'suit', measure: 'honours', times: 1 },
      { of: 'suit', measure: 'length', times: 1 },
    ],
    min: 9,
  }),
)
/** As it is said of a suit. */
export const rebiddable: SuitConstraint = named(
  t`rebiddable`,
  'rebiddable',
  suitExactly('rebiddable', 1),
)
export const aceOutside: SuitConstraint = named(
  t`an ace outside`,
  undefined,
  elsewhere(suitAtLeast('aces', 1)),
)

/** Section 11's door. Section 12 opens only where this one is shut. */
export const preemptive: HandConstraint = all<HandConstraint>(
  atLeast('longest', 7),
  between('hcp', 6, 10),
)
/** The suit that 11a bids at the three level. */
export const preemptSuit: SuitConstraint = all<SuitConstraint>(
  isLongest,
  slide(18, 2, t`7 cards with 4 points, 8 with 2, or 9`),
  any<SuitConstraint>(whole(hasVoid), whole(atLeast('longest', 8)), aceOutside),
)
/** A suit for 12d to 12f: five cards, or four with two points. */
export const fairFour: SuitConstraint = slide(34, 8, t`5 cards, or 4 with 2 points`)
/** A minimum hand with a poor suit, which 12e and 12f refuse. */
export const light: SuitConstraint = named(
  t`light for the suit`,
  undefined,
  all<SuitConstraint>(
    whole(atMost('hcp', 12)),
    whole(atMost('totalPoints', 12)),
    suitAtMost('points', 3),
  ),
)
/** When a hand is searched for a four-card suit. */
export const shortSuits: HandConstraint = named(
  t`four-card suits in play`,
  undefined,
  any<HandConstraint>(
    atMost('longest', 4),
    all<HandConstraint>(
      inSuit(CLUBS, isLongest),
      someSuit(NOT_CLUBS, slide(31, 7, t`5 cards, or 4 with 3 points`)),
    ),
  ),
)
