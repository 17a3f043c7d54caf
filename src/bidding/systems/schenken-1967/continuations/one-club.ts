/**
 * After the strong 1♣ (17 points or more): 1♦ denies nine points, everything else is natural and
 * forces to game. Over 1♦ opener shows where the strength was recorded: a suit, jumping with more
 * than a minimum, or notrump. Sources: document 000, introduction; the structure of the responses as
 * published for Schenken's club in 1963 and 1968; gaps are marked as ours.
 */

import {
  balanced,
  called,
  cards,
  either,
  fitPoints,
  hand,
  has,
  length,
  longer,
  no,
  points,
  suit,
  suitAll,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { CLUBS, DIAMONDS, HEARTS, NOTRUMP, SPADES, type Strain, strainName } from '#core/suit.ts'
import { t } from '#core/text.ts'
import { openedWith } from '../opening-rules.ts'
import { after } from './situations.ts'
import { INTRODUCTION, sourced } from './sources.ts'

/** OPENBID recorded the strength of the 1♣ in that strain. */
const recorded = (strain: Strain) =>
  called(`strength recorded in ${strainName(strain)}`, openedWith('1C', strain))

const solidSuit = suitAll(cards(6), has('tops', 3))
const semiSolid = suitAll(cards(7), has('tops', 2), has('honours', 3))

const responses = given(
  after('1C'),
  rule({
    name: '1♣: negative',
    call: '1D',
    shows: points(0, 8),
    forcing: 'one-round',
    artificial: true,
    source: INTRODUCTION,
    says: 'Fewer than nine points: the weak answer, whatever the diamonds.',
  }),
  rule({
    name: '1♣: solid suit',
    call: { kind: 'cheapest', strain: 'x', jump: 1 },
    shows: suit('x', solidSuit),
    forEach: { among: '=SHDC' },
    forcing: 'game',
    says: 'At least six {x} with ace, king and queen: a jump shows that the suit is solid.',
  }),
  rule({
    name: '1♣: semi-solid suit',
    call: { kind: 'cheapest', strain: 'x', jump: 2 },
    shows: suit('x', semiSolid),
    forEach: { among: '=SHD' },
    forcing: 'game',
    says: 'At least seven {x} with three honours, two of them of the top three: a nearly solid suit.',
  }),
  rule({
    name: '1♣: five cards',
    call: { kind: 'cheapest', strain: 'x', jump: 0, to: 2 },
    shows: hand(length('x', 5), longer('x', 'others', 0)), // Diamonds are shown at the two level: 1♦ is taken.
    forEach: { among: '=SH' },
    forcing: 'game',
    source: INTRODUCTION,
    says: 'At least five {x} and no longer suit: a positive answer, so game is certain.',
  }),
  rule({
    name: '1♣: five cards of a minor',
    call: '2x',
    shows: hand(
      length('x', 5),
      longer('x', 'minors', 0),
      longer('x', 'majors', 0),
      either(no(balanced), points(15)),
    ),
    forEach: { among: '=DC' },
    forcing: 'game',
    source: INTRODUCTION,
    says: 'At least five {x} and no longer major: a positive answer, so game is certain.',
  }),
  rule({
    name: '1♣: notrump, 12–14',
    call: '2N',
    shows: hand(points(12, 14), balanced),
    forcing: 'game',
    says: 'Balanced with 12–14 points: game is certain.',
  }),
  rule({
    name: '1♣: notrump, 15 and more',
    call: '3N',
    shows: hand(points(15, 17), balanced),
    ours: true,
    says: 'Balanced with 15–17 points: game at once, and slam if partner has extra.',
  }),
  rule({
    name: '1♣: notrump, 9–11',
    call: '1N',
    shows: hand(points(9, 11), balanced),
    forcing: 'game',
    says: 'Balanced with 9–11 points: game is certain.',
  }),
  rule({
    name: '1♣: four cards of a major',
    call: '1x',
    shows: length('x', 4),
    forEach: { among: '=HS' },
    forcing: 'game',
    says: 'Four {x} or more: a positive answer, so game is certain.',
  }),
  rule({
    name: '1♣: four cards of a minor',
    call: '2x',
    shows: length('x', 4),
    forEach: { among: '=CD' },
    forcing: 'game',
    ours: true,
    says: 'Four {x} or more: a positive answer, so game is certain.',
  }),
)

/** Over the negative: the recorded strain, at three strengths. */
const afterNegative = given(
  after('1C 1D'),
  rule({
    name: '1♣–1♦: game in a major',
    call: '4x',
    shows: hand(length('x', 6), fitPoints(26)),
    forEach: { among: '=SH' },
    ours: true,
    says: 'At least six {x} and 26 points or more with short suits counted: game without help.',
  }),
  rule({
    name: '1♣–1♦: strong suit',
    call: { kind: 'cheapest', strain: 'x', jump: 1 },
    shows: hand(length('x', 5), longer('x', 'others', 0), either(points(21), fitPoints(24))),
    forEach: { among: '=SHDC' },
    forcing: 'one-round',
    says: 'At least five {x} and far more than a minimum: a jump to show both.',
  }),
  rule({
    name: '1♣–1♦: notrump, 23 and more',
    call: '3N',
    shows: hand(points(23), balanced),
    ours: true,
    says: 'Balanced with 23 points or more: game opposite almost nothing.',
  }),
  rule({
    name: '1♣–1♦: notrump, 21–22',
    call: '2N',
    shows: hand(points(21, 22), recorded(NOTRUMP)),
    says: 'Strength recorded in notrump and 21 or 22 points.',
  }),
  ...([SPADES, HEARTS] as const).map((major) =>
    rule({
      name: `1♣–1♦: strength in ${major === SPADES ? t`spades` : t`hearts`}`,
      call: major === SPADES ? '1S' : '1H',
      shows: recorded(major),
      says: t`The suit behind the strong club is ${major === SPADES ? t`spades` : t`hearts`}.`,
    }),
  ),
  rule({
    name: '1♣–1♦: notrump, to 20',
    call: '1N',
    shows: either(recorded(NOTRUMP), hand(balanced, points(18))),
    says: 'Balanced, or strength recorded in notrump: too weak for a jump.',
  }),
  rule({
    name: '1♣–1♦: strength in diamonds',
    call: '2D',
    shows: recorded(DIAMONDS),
    says: 'The suit behind the strong club is diamonds.',
  }),
  rule({
    name: '1♣–1♦: strength in clubs',
    call: '2C',
    shows: recorded(CLUBS),
    says: 'The suit behind the strong club is clubs.',
  }),
)

export const oneClub: readonly RuleDraft[] = sourced(
  'the sources stop at the first response and rebid after 1♣',
  [...responses, ...afterNegative],
)
