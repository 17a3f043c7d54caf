/**
 * OPENBID as data: fourteen sections in executed order, one rule for each section label. 11a stands
 * twice: in its place for hands of up to 9 HCP, and after 13d for hands of exactly 10, because there
 * the procedure keeps the bid in hand and lets section 13 replace it. The sections are one procedure, read from
 * top to bottom, so they stay in one file.
 * Source: London and Wasserman 1967, synopsis, Appendices 2 and 4, with the readings of readings.ts.
 */
import {
  ANYTHING,
  all,
  any,
  atLeast,
  atMost,
  between,
  type HandConstraint,
  inSuit,
  named,
  not,
  type SuitConstraint,
  someSuit,
  suitAtLeast,
  suitAtMost,
  suitExactly,
} from '#constraint/constraint.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES, type Suit } from '#core/suit.ts'
import { t, translated } from '#core/text.ts'
import type { ActionPattern, Rule, SuitPass } from '#rules/rule.ts'
import type { Block, System } from '#rules/system.ts'
import { actionOfBidval, type OpenbidAction, type SectionLabel } from './bidval.ts'
import { type OpenbidReading, READINGS, tricksMeasure } from './readings.ts'
import {
  ALL_SUITS,
  even,
  fairFour,
  hasPointsOf,
  hasVoid,
  isLongest,
  light,
  MAJORS,
  MINORS,
  NOT_CLUBS,
  notrumpTry,
  preemptive,
  preemptSuit,
  rebiddable,
  shortSuits,
  shortWithoutLong,
  slide,
  solid,
  weakTwoSuit,
} from './terms.ts'

/** The only situation OPENBID speaks in: nobody has bid. */
export interface OpeningSituation {
  readonly kind: 'opening'
}
export type OpenbidRule = Rule<OpenbidAction>
export type OpenbidBlock = Block<OpeningSituation, OpenbidAction>
export type OpenbidSystem = System<OpeningSituation, OpenbidAction>

const OPENING: OpeningSituation = { kind: 'opening' }
const SYSTEM_ID = 'schenken-1967'
const WORK = 'London and Wasserman 1967'

type Shows = HandConstraint
const both = all<HandConstraint>
const either = any<HandConstraint>
const suitBoth = all<SuitConstraint>
const suitEither = any<SuitConstraint>

const bid = (bidval: number): ActionPattern<OpenbidAction> => ({
  kind: 'same',
  action: actionOfBidval(bidval),
})
/** The first of the suits that fits; its code is `base` plus 1..4 for clubs..spades. */
const first = (
  base: number,
  among: readonly Suit[],
  is: SuitConstraint,
  ...more: readonly SuitPass[]
): ActionPattern<OpenbidAction> => ({
  kind: 'first-suit',
  passes: [{ among, is }, ...more],
  of: [1, 2, 3, 4].map((code) => actionOfBidval(base + code)),
})

interface SectionFields {
  /** The label of the section, by which people call the rule. */
  readonly name: SectionLabel
  readonly shows: Shows
  readonly action: ActionPattern<OpenbidAction>
  /** Needed where a label stands twice. */
  readonly id?: string
  /** `{x}` is the suit of the call, or the one behind a strong opening. */
  readonly says: string
}
const rule = ({ name, shows, action, id = name, says }: SectionFields): OpenbidRule => ({
  id: `${SYSTEM_ID}/${id}`,
  label: name,
  shows,
  action,
  source: { work: WORK, place: t`section ${name}` },
  says: translated(says),
})
/** The names follow Appendix 4; the page puts a section's calls behind its name. */
const block = (
  number: number,
  name: string,
  door: Shows,
  rules: readonly OpenbidRule[],
): OpenbidBlock => ({ id: String(number), name, when: OPENING, door, rules })

const fourCards = suitExactly('length', 4)
const fourBest = suitBoth(fourCards, hasPointsOf('topSuitPoints', t`the best points`))
const fourSecond = suitBoth(fourCards, hasPointsOf('secondSuitPoints', t`the second-best points`))
const fiveAndLongest = suitBoth(suitExactly('length', 5), isLongest)

const strong = (reading: OpenbidReading): readonly OpenbidBlock[] => {
  const tricks = tricksMeasure(reading)
  const tries = notrumpTry(reading)
  const solidHand = solid(reading)
  const stopped = atLeast('stoppers', 4)
  const rich = both(atLeast('hcp', 17), atLeast('totalPoints', 19))
  const goodMajor = someSuit(MAJORS, suitBoth(suitExactly('length', 5), suitAtLeast('points', 5)))
  const doubtful =
    reading.doubt === 'code'
      ? both(either(rich, goodMajor), not<HandConstraint>(solidHand))
      : either(rich, both(goodMajor, not<HandConstraint>(solidHand)))
  return [
    block(1, t`Hopeless pass`, atMost('totalPoints', 6), [
      rule({
        name: '1',
        shows: ANYTHING,
        action: bid(0),
        says: 'At most six total points: nothing to open.',
      }),
    ]),
    block(2, t`Slam in own hand`, atLeast(tricks, 12), [
      rule({
        name: '2a',
        shows: atLeast('aces', 4),
        action: {
          kind: 'by-measure',
          measure: tricks,
          of: [
            { value: 12, use: bid(65) },
            { value: 13, use: bid(75) },
          ],
        },
        says: 'At least 12 tricks and all four aces in one hand: bid the slam at once.',
      }),
      rule({
        name: '2b',
        shows: atLeast('longest', 8),
        action: {
          kind: 'by-measure',
          measure: tricks,
          of: [
            { value: 12, use: first(60, ALL_SUITS, isLongest) },
            { value: 13, use: first(70, ALL_SUITS, isLongest) },
          ],
        },
        says: 'At least 12 tricks and eight {x} or more in one hand: bid the slam at once.',
      }),
    ]),
    block(3, t`Strong notrump`, both(atLeast('hcp', 25), even, tries), [
      rule({
        name: '3',
        shows: ANYTHING,
        action: bid(10),
        says: 'Balanced with 25 points or more. OPENBID’s own: summaries of 1963 show 22–24 balanced so, and 25 or more by 1♣ and then 2NT.',
      }),
    ]),
    block(4, t`Notrump`, both(between('hcp', 22, 24), even, tries), [
      rule({
        name: '4',
        shows: ANYTHING,
        action: bid(25),
        says: 'Balanced with 22–24 points. OPENBID’s own: summaries of 1963 open these hands 2♦.',
      }),
    ]),
    block(
      5,
      t`Strong suit`,
      both(
        atLeast(tricks, 9),
        either(
          atLeast('hcp', 23),
          both(atLeast('hcp', 22), atLeast('totalPoints', 25)),
          atLeast('totalPoints', 26),
        ),
      ),
      [
        rule({
          name: '5a',
          shows: atLeast('longest', 5),
          action: first(5, ALL_SUITS, isLongest),
          says: 'Nine tricks or more in one hand, {x} the longest suit: the strongest opening.',
        }),
        rule({
          name: '5b',
          shows: atMost('longest', 4),
          action: first(5, ALL_SUITS, fourBest),
          says: 'Nine tricks or more in one hand, {x} the best of the four-card suits: the strongest opening.',
        }),
      ],
    ),
    block(
      6,
      t`Strong preempt`,
      both(atLeast('longest', 8), atLeast(tricks, 9), atMost('hcp', 15)),
      [
        rule({
          name: '6a',
          shows: ANYTHING,
          action: first(40, MAJORS, isLongest),
          says: 'At least eight {x} and nine tricks, but at most 15 points: game at once.',
        }),
        rule({
          name: '6b',
          shows: atLeast(tricks, 10),
          action: first(50, MINORS, isLongest),
          says: 'At least eight {x} and ten tricks, but at most 15 points: game at once.',
        }),
      ],
    ),
    block(
      7,
      t`Notrump`,
      both(
        between('hcp', 15, 18),
        even,
        stopped,
        not<HandConstraint>(named(t`doubtful and not solid`, undefined, doubtful)),
      ),
      [
        rule({
          name: '7',
          shows: ANYTHING,
          action: bid(15),
          says: 'Even shape, 15–18 points and every suit stopped: 1NT.',
        }),
      ],
    ),
    block(
      8,
      t`Conventional`,
      either(
        atLeast('hcp', 17),
        both(atLeast('hcp', 16), atLeast('totalPoints', 20)),
        atLeast('totalPoints', 21),
      ),
      [
        rule({
          name: '8a',
          shows: both(between('hcp', 18, 21), even, solidHand),
          action: {
            kind: 'first-suit',
            passes: [{ among: MAJORS, is: rebiddable }],
            of: [undefined, undefined, actionOfBidval(3), actionOfBidval(4)],
            otherwise: actionOfBidval(5),
          },
          says: 'Even shape, 18–21 points and every suit well filled: the strong club.',
        }),
        rule({
          name: '8b',
          shows: atLeast('longest', 5),
          action: first(0, ALL_SUITS, isLongest),
          says: 'Enough for the strong club, {x} the longest suit.',
        }),
        rule({
          name: '8c',
          shows: both(atLeast('hcp', 18), tries),
          action: bid(5),
          says: 'At least 18 points and the shape for notrump: the strong club.',
        }),
        rule({
          name: '8d',
          shows: ANYTHING,
          action: first(0, ALL_SUITS, fourBest, { among: ALL_SUITS, is: fourSecond }),
          says: 'Enough for the strong club, {x} the best suit of four cards.',
        }),
        rule({
          name: '8e',
          shows: both(atLeast('hcp', 18), even, stopped),
          action: bid(5),
          says: 'Even shape, at least 18 points and every suit stopped: the strong club.',
        }),
      ],
    ),
  ]
}

const preempts = (reading: OpenbidReading): readonly OpenbidBlock[] => [
  block(
    9,
    t`Special`,
    both(
      inSuit(
        CLUBS,
        suitBoth(suitAtLeast('length', 6), suitAtLeast('points', 9), suitAtLeast('honours', 4)),
      ),
      atMost('hcp', 14),
    ),
    [
      rule({
        name: '9',
        shows: ANYTHING,
        action: bid(31),
        says: 'At least six very good clubs and at most 14 points: 3♣.',
      }),
    ],
  ),
  block(
    10,
    t`Weak two`,
    both(between('hcp', 6, 12), between('longest', 6, 7), {
      kind: 'sum',
      terms: [
        { of: 'hand', measure: 'totalPoints', times: 1 },
        { of: 'hand', measure: 'longest', times: -1 },
      ],
      max: 7,
    }),
    [
      rule({
        name: '10',
        shows: ANYTHING,
        action: first(20, MAJORS, weakTwoSuit),
        says: 'Long {x} with the honours for a weak two, and 6–12 points.',
      }),
    ],
  ),
  block(11, t`Weak preempt`, preemptive, [
    rule({
      name: '11a',
      shows: atMost('hcp', 9),
      action: first(30, NOT_CLUBS, preemptSuit),
      says: 'At least seven {x} with the honours for a preempt, and at most nine points.',
    }),
    rule({
      name: '11b',
      shows: both(inSuit(CLUBS, suitAtLeast('length', 8)), atLeast(tricksMeasure(reading), 8)),
      action: bid(41),
      says: 'At least eight clubs and eight tricks, but at most 10 points: 4♣.',
    }),
  ]),
]

const notLight = not<SuitConstraint>(light)
const clubsLongest = inSuit(CLUBS, isLongest)
const emptyFive = suitBoth(fiveAndLongest, suitAtMost('points', 0))

const oneOfASuit: OpenbidBlock = block(
  12,
  t`Standard opening`,
  both(
    not<HandConstraint>(named(t`a hand for section 11`, undefined, preemptive)),
    atLeast('totalPoints', 11),
    either(
      both(atLeast('hcp', 11), either(atLeast('totalPoints', 13), shortWithoutLong)),
      both(atLeast('hcp', 10), hasVoid),
      both(atLeast('hcp', 12), atLeast('distribution', 1)),
    ),
  ),
  [
    rule({
      name: '12a',
      shows: both(atLeast('longest', 5), atLeast('totalPoints', 12)),
      action: first(10, NOT_CLUBS, suitBoth(isLongest, slide(6, 1, t`5 cards with a point, or 6`))),
      says: 'Enough to open, and at least five {x}, the longest suit.',
    }),
    rule({
      name: '12b',
      shows: both(
        clubsLongest,
        atLeast('longest', 5),
        atMost('longest', 5),
        inSuit(CLUBS, suitAtMost('points', 6)),
      ),
      action: first(10, MAJORS, slide(25, 5, t`5 cards, or 4 with 5 points`)),
      says: 'Enough to open, but poor clubs: {x} rather than 2♣.',
    }),
    rule({
      name: '12c',
      shows: both(clubsLongest, atLeast('longest', 5), inSuit(CLUBS, rebiddable)),
      action: bid(21),
      says: 'Enough to open, and at least five clubs that can be bid twice.',
    }),
    rule({
      name: '12d',
      shows: both(
        shortSuits,
        inSuit(DIAMONDS, fairFour),
        either(
          inSuit(HEARTS, suitAtMost('length', 2)),
          both(inSuit(SPADES, suitAtMost('length', 3)), inSuit(HEARTS, suitAtMost('length', 3))),
        ),
      ),
      action: bid(12),
      says: 'Enough to open with fair diamonds, and no hearts or spades to bid first.',
    }),
    rule({
      name: '12e',
      shows: both(
        shortSuits,
        inSuit(HEARTS, fairFour),
        inSuit(
          SPADES,
          suitEither(suitAtMost('length', 3), suitBoth(fourCards, suitAtMost('points', 1))),
        ),
        inSuit(HEARTS, notLight),
      ),
      action: bid(13),
      says: 'Enough to open with good hearts, and no spades to bid first.',
    }),
    rule({
      name: '12f',
      shows: shortSuits,
      action: first(10, [SPADES, DIAMONDS], suitBoth(fairFour, notLight)),
      says: 'Enough to open with fair {x}, not too light for the suit.',
    }),
    rule({
      name: '12g',
      shows: someSuit(NOT_CLUBS, emptyFive),
      action: first(10, NOT_CLUBS, suitBoth(fourCards, suitAtLeast('points', 4))),
      says: 'Enough to open: four good {x} come before five small cards elsewhere.',
    }),
    rule({
      name: '12h',
      shows: atLeast('hcp', 13),
      action: first(10, NOT_CLUBS, emptyFive),
      says: 'At least 13 points and five {x}, though all small.',
    }),
    rule({
      name: '12i',
      shows: both(atLeast('hcp', 13), even, inSuit(DIAMONDS, suitAtLeast('length', 3))),
      action: bid(12),
      says: 'At least 13 points, even shape and three diamonds: 1♦ for want of a better suit.',
    }),
    rule({
      name: '12j',
      shows: both(
        atLeast('hcp', 13),
        inSuit(
          CLUBS,
          suitBoth(suitAtLeast('length', 5), {
            kind: 'suit-sum',
            terms: [
              { of: 'suit', measure: 'points', times: 1 },
              { of: 'suit', measure: 'honours', times: 1 },
            ],
            min: 5,
          }),
        ),
      ),
      action: bid(21),
      says: 'At least 13 points and five clubs with something in them: 2♣.',
    }),
  ],
)

const last: readonly OpenbidBlock[] = [
  block(13, t`Last chances`, ANYTHING, [
    rule({
      name: '13a',
      shows: both(atLeast('totalPoints', 13), atLeast('longest', 6), atLeast('hcp', 10)),
      action: first(
        10,
        NOT_CLUBS,
        suitBoth(isLongest, slide(14, 2, t`6 cards with 2 points, or 7`)),
      ),
      says: 'At least 10 points and six {x} or more with some strength: enough for a last look.',
    }),
    rule({
      name: '13b',
      shows: both(atLeast('totalPoints', 14), atLeast('hcp', 10)),
      action: first(10, MAJORS, rebiddable),
      says: 'At least 10 points and 14 total points, with {x} that can be bid twice.',
    }),
    rule({
      name: '13c',
      shows: both(between('hcp', 6, 12), atLeast('longest', 6)),
      action: first(20, MAJORS, weakTwoSuit),
      says: 'Six {x} or more, with the honours for a weak two, and 6–12 points.',
    }),
    rule({
      name: '13d',
      shows: atLeast('hcp', 14),
      action: first(10, NOT_CLUBS, suitBoth(suitAtLeast('length', 4), suitAtLeast('points', 1))),
      says: 'At least 14 points, too many to pass, and {x} the first suit of four with a point in it.',
    }),
  ]),
  block(14, t`Pass by falling through`, ANYTHING, [
    rule({
      name: '11a',
      shows: both(atLeast('longest', 7), between('hcp', 10, 10)),
      action: first(30, NOT_CLUBS, preemptSuit),
      id: '11a-kept',
      says: 'At least seven {x} with the honours for a preempt, and 10 points.',
    }),
    rule({
      name: '14',
      shows: ANYTHING,
      action: bid(0),
      says: 'Nothing to open: no section fits the hand.',
    }),
  ]),
]

const build = (reading: OpenbidReading): OpenbidSystem => ({
  id: SYSTEM_ID,
  name: 'Schenken 1967',
  blocks: [...strong(reading), ...preempts(reading), oneOfASuit, ...last],
})

const built = new Map<OpenbidReading, OpenbidSystem>()
/** OPENBID's rules under a reading, built on first use. */
export const openbidSystem = (reading: OpenbidReading = READINGS.corrected): OpenbidSystem => {
  const known = built.get(reading)
  if (known) return known
  const system = build(reading)
  built.set(reading, system)
  return system
}
