/**
 * OPENBID as data: fourteen sections in executed order, one rule for each section label. 11a stands
 * twice: in its place for hands of up to 9 HCP, and after 13d for hands of exactly 10, because there
 * the procedure keeps the bid in hand and lets section 13 replace it.
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
import type { ActionPattern, Rule, SuitPass } from '#rules/rule.ts'
import type { Block, System } from '#rules/system.ts'
import { actionOfBidval, type OpenbidAction, type SectionLabel } from './bidval.ts'
import { READINGS, type Reading, tricksMeasure } from './readings.ts'
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
export interface Opening {
  readonly kind: 'opening'
}
export type OpenbidRule = Rule<OpenbidAction>
export type OpenbidBlock = Block<Opening, OpenbidAction>
export type OpenbidSystem = System<Opening, OpenbidAction>

const OPENING: Opening = { kind: 'opening' }
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
}
const rule = ({ name, shows, action, id = name }: SectionFields): OpenbidRule => ({
  id: `${SYSTEM_ID}/${id}`,
  label: name,
  shows,
  action,
  source: { work: WORK, place: `section ${name}` },
})
/** The names follow Appendix 4; the page puts a section's calls behind its name. */
const block = (
  number: number,
  name: string,
  door: Shows,
  rules: readonly OpenbidRule[],
): OpenbidBlock => ({ id: String(number), name, when: OPENING, door, rules })

const fourCards = suitExactly('length', 4)
const fourBest = suitBoth(fourCards, hasPointsOf('topSuitPoints', 'the best points'))
const fourSecond = suitBoth(fourCards, hasPointsOf('secondSuitPoints', 'the second-best points'))
const fiveAndLongest = suitBoth(suitExactly('length', 5), isLongest)

const strong = (reading: Reading): readonly OpenbidBlock[] => {
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
    block(1, 'Hopeless pass', atMost('totalPoints', 6), [
      rule({ name: '1', shows: ANYTHING, action: bid(0) }),
    ]),
    block(2, 'Slam in own hand', atLeast(tricks, 12), [
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
      }),
    ]),
    block(3, 'Strong notrump', both(atLeast('hcp', 25), even, tries), [
      rule({ name: '3', shows: ANYTHING, action: bid(10) }),
    ]),
    block(4, 'Notrump', both(between('hcp', 22, 24), even, tries), [
      rule({ name: '4', shows: ANYTHING, action: bid(25) }),
    ]),
    block(
      5,
      'Strong suit',
      both(
        atLeast(tricks, 9),
        either(
          atLeast('hcp', 23),
          both(atLeast('hcp', 22), atLeast('totalPoints', 25)),
          atLeast('totalPoints', 26),
        ),
      ),
      [
        rule({ name: '5a', shows: atLeast('longest', 5), action: first(5, ALL_SUITS, isLongest) }),
        rule({ name: '5b', shows: atMost('longest', 4), action: first(5, ALL_SUITS, fourBest) }),
      ],
    ),
    block(6, 'Strong preempt', both(atLeast('longest', 8), atLeast(tricks, 9), atMost('hcp', 15)), [
      rule({ name: '6a', shows: ANYTHING, action: first(40, MAJORS, isLongest) }),
      rule({ name: '6b', shows: atLeast(tricks, 10), action: first(50, MINORS, isLongest) }),
    ]),
    block(
      7,
      'Notrump',
      both(
        between('hcp', 15, 18),
        even,
        stopped,
        not<HandConstraint>(named('doubtful and not solid', undefined, doubtful)),
      ),
      [rule({ name: '7', shows: ANYTHING, action: bid(15) })],
    ),
    block(
      8,
      'Conventional',
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
        }),
        rule({ name: '8b', shows: atLeast('longest', 5), action: first(0, ALL_SUITS, isLongest) }),
        rule({ name: '8c', shows: both(atLeast('hcp', 18), tries), action: bid(5) }),
        rule({
          name: '8d',
          shows: ANYTHING,
          action: first(0, ALL_SUITS, fourBest, { among: ALL_SUITS, is: fourSecond }),
        }),
        rule({ name: '8e', shows: both(atLeast('hcp', 18), even, stopped), action: bid(5) }),
      ],
    ),
  ]
}

const preempts = (reading: Reading): readonly OpenbidBlock[] => [
  block(
    9,
    'Special',
    both(
      inSuit(
        CLUBS,
        suitBoth(suitAtLeast('length', 6), suitAtLeast('points', 9), suitAtLeast('honours', 4)),
      ),
      atMost('hcp', 14),
    ),
    [rule({ name: '9', shows: ANYTHING, action: bid(31) })],
  ),
  block(
    10,
    'Weak two',
    both(between('hcp', 6, 12), between('longest', 6, 7), {
      kind: 'sum',
      terms: [
        { of: 'hand', measure: 'totalPoints', times: 1 },
        { of: 'hand', measure: 'longest', times: -1 },
      ],
      max: 7,
    }),
    [rule({ name: '10', shows: ANYTHING, action: first(20, MAJORS, weakTwoSuit) })],
  ),
  block(11, 'Weak preempt', preemptive, [
    rule({ name: '11a', shows: atMost('hcp', 9), action: first(30, NOT_CLUBS, preemptSuit) }),
    rule({
      name: '11b',
      shows: both(inSuit(CLUBS, suitAtLeast('length', 8)), atLeast(tricksMeasure(reading), 8)),
      action: bid(41),
    }),
  ]),
]

const notLight = not<SuitConstraint>(light)
const clubsLongest = inSuit(CLUBS, isLongest)
const emptyFive = suitBoth(fiveAndLongest, suitAtMost('points', 0))

const oneOfASuit: OpenbidBlock = block(
  12,
  'Standard opening',
  both(
    not<HandConstraint>(named('a hand for section 11', undefined, preemptive)),
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
      action: first(10, NOT_CLUBS, suitBoth(isLongest, slide(6, 1, '5 cards with a point, or 6'))),
    }),
    rule({
      name: '12b',
      shows: both(
        clubsLongest,
        atLeast('longest', 5),
        atMost('longest', 5),
        inSuit(CLUBS, suitAtMost('points', 6)),
      ),
      action: first(10, MAJORS, slide(25, 5, '5 cards, or 4 with 5 points')),
    }),
    rule({
      name: '12c',
      shows: both(clubsLongest, atLeast('longest', 5), inSuit(CLUBS, rebiddable)),
      action: bid(21),
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
    }),
    rule({
      name: '12f',
      shows: shortSuits,
      action: first(10, [SPADES, DIAMONDS], suitBoth(fairFour, notLight)),
    }),
    rule({
      name: '12g',
      shows: someSuit(NOT_CLUBS, emptyFive),
      action: first(10, NOT_CLUBS, suitBoth(fourCards, suitAtLeast('points', 4))),
    }),
    rule({ name: '12h', shows: atLeast('hcp', 13), action: first(10, NOT_CLUBS, emptyFive) }),
    rule({
      name: '12i',
      shows: both(atLeast('hcp', 13), even, inSuit(DIAMONDS, suitAtLeast('length', 3))),
      action: bid(12),
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
    }),
  ],
)

const last: readonly OpenbidBlock[] = [
  block(13, 'Last chances', ANYTHING, [
    rule({
      name: '13a',
      shows: both(atLeast('totalPoints', 13), atLeast('longest', 6), atLeast('hcp', 10)),
      action: first(
        10,
        NOT_CLUBS,
        suitBoth(isLongest, slide(14, 2, '6 cards with 2 points, or 7')),
      ),
    }),
    rule({
      name: '13b',
      shows: both(atLeast('totalPoints', 14), atLeast('hcp', 10)),
      action: first(10, MAJORS, rebiddable),
    }),
    rule({
      name: '13c',
      shows: both(between('hcp', 6, 12), atLeast('longest', 6)),
      action: first(20, MAJORS, weakTwoSuit),
    }),
    rule({
      name: '13d',
      shows: atLeast('hcp', 14),
      action: first(10, NOT_CLUBS, suitBoth(suitAtLeast('length', 4), suitAtLeast('points', 1))),
    }),
  ]),
  block(14, 'Pass by falling through', ANYTHING, [
    rule({
      name: '11a',
      shows: both(atLeast('longest', 7), between('hcp', 10, 10)),
      action: first(30, NOT_CLUBS, preemptSuit),
      id: '11a-kept',
    }),
    rule({ name: '14', shows: ANYTHING, action: bid(0) }),
  ]),
]

const build = (reading: Reading): OpenbidSystem => ({
  id: SYSTEM_ID,
  name: 'Schenken 1967',
  blocks: [...strong(reading), ...preempts(reading), oneOfASuit, ...last],
})

const built = new Map<Reading, OpenbidSystem>()
/** OPENBID's rules under a reading, built on first use. */
export const openbidSystem = (reading: Reading = READINGS.corrected): OpenbidSystem => {
  const known = built.get(reading)
  if (known) return known
  const system = build(reading)
  built.set(reading, system)
  return system
}
