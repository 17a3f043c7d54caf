/**
 * Roman Key Card Blackwood with 1430 answers, a package: the king of trumps counts as a fifth ace, the
 * next suit over an answer of one or none asks for the queen of trumps, five notrump for kings.
 */

import type { Pattern } from '#bidding/patterns.ts'
import {
  anyHand,
  called,
  cheapest,
  combinedFit,
  either,
  fitOf,
  hand,
  inSuit,
  no,
  step,
  suit,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import type { HandTemplate } from '#rules/template.ts'
import { KEY_CARDS } from './packages.ts'
import type { Style } from './style.ts'

const WORDS = [
  'no key card',
  'one key card',
  'two key cards',
  'three key cards',
  'four key cards',
  'all five key cards',
] as const
/** So many of the four aces and the king of trumps in my own hand. */
const keyCards = (...numbers: readonly number[]): HandTemplate =>
  either(
    ...numbers.map((n) =>
      called(
        WORDS[n]!,
        suit('agreed', {
          kind: 'suit-sum',
          min: n,
          max: n,
          terms: [
            { of: 'hand', measure: 'aces', times: 1 },
            { of: 'suit', measure: 'kings', times: 1 },
          ],
        }),
      ),
    ),
  )
/** The queen is what the ace and king leave of the top three. */
const QUEEN = called(
  'the queen of trumps',
  suit('agreed', {
    kind: 'suit-sum',
    min: 1,
    terms: [
      { of: 'suit', measure: 'tops', times: 1 },
      { of: 'suit', measure: 'aces', times: -1 },
      { of: 'suit', measure: 'kings', times: -1 },
    ],
  }),
)
/** Ten trumps together do not miss the queen. */
const NO_QUEEN_NEEDED = either(QUEEN, fitOf('agreed', 10))

const answers = given(
  { asked: 'aces', partnerIs: 'blackwood', agreed: 'any', cut: false },
  rule({
    name: 'key-cards/one or four',
    call: step(1),
    shows: keyCards(1, 4),
    artificial: true,
    says: 'One key card or four, the king of trumps counted.',
  }),
  rule({
    name: 'key-cards/none or three',
    call: step(2),
    shows: keyCards(0, 3),
    artificial: true,
    says: 'No key card or three, the king of trumps counted.',
  }),
  rule({
    name: 'key-cards/two',
    call: step(3),
    shows: no(QUEEN),
    artificial: true,
    says: 'Two key cards without the queen of trumps.',
  }),
  rule({
    name: 'key-cards/two and the queen',
    call: step(4),
    shows: QUEEN,
    artificial: true,
    says: 'Two key cards and the queen of trumps.',
  }),
)

/**
 * What an answer means beside my own key cards: with which numbers of mine four are held, and all five.
 * Where the answer is one of two numbers, the greater is believed of a hand that has shown room for it.
 */
interface Count {
  readonly when: Pattern
  /** In a rule's name. */
  readonly tag: string
  readonly four: readonly number[]
  readonly five: readonly number[]
  readonly queen: 'shown' | 'denied' | 'open'
}
/** Points that four key cards, and three, take at least. */
const ROOM_FOR_FOUR = 15
const ROOM_FOR_THREE = 11
const COUNTS: readonly Count[] = [
  {
    when: { partner: '5C', partnerMax: [ROOM_FOR_FOUR, 40] },
    tag: 'four',
    four: [0, 3],
    five: [1, 4],
    queen: 'open',
  },
  {
    when: { partner: '5C', partnerMax: [0, ROOM_FOR_FOUR - 1] },
    tag: 'one',
    four: [3],
    five: [4],
    queen: 'open',
  },
  {
    when: { partner: '5D', partnerMax: [ROOM_FOR_THREE, 40] },
    tag: 'three',
    four: [1, 4],
    five: [2, 5],
    queen: 'open',
  },
  {
    when: { partner: '5D', partnerMax: [0, ROOM_FOR_THREE - 1] },
    tag: 'none',
    four: [4],
    five: [5],
    queen: 'open',
  },
  { when: { partner: '5H' }, tag: 'two', four: [2], five: [3], queen: 'denied' },
  { when: { partner: '5S' }, tag: 'queen', four: [2], five: [3], queen: 'shown' },
]
/** The next suit asks for the queen, where the answer leaves room for five of the trump suit. */
const QUEEN_ASKS = [
  { answer: '5C', next: '=D' },
  { answer: '5D', next: '=H' },
] as const

const decisions = given(
  { answered: 'aces', mineIs: 'blackwood', agreed: 'any' },
  ...COUNTS.flatMap(({ when, tag, four, five, queen }) => {
    const held = queen === 'shown' ? anyHand : NO_QUEEN_NEEDED
    return given(
      when,
      rule({
        name: `key-cards/kings, ${tag}`,
        call: '5N',
        shows: hand(keyCards(...five), held, combinedFit(35)),
        artificial: true,
        message: 'kings',
        is: 'blackwood',
        says: 'All five key cards and good trumps: five notrump asks for kings.',
      }),
      ...QUEEN_ASKS.filter(({ answer }) => answer === when.partner).map(({ next }) =>
        rule({
          name: `key-cards/queen ask, ${tag}`,
          when: { agreed: 'major' },
          call: cheapest('x', 5, 5),
          shows: hand(keyCards(...four, ...five), no(held)),
          forEach: { among: ['controls', next] },
          artificial: true,
          message: 'queen',
          is: 'blackwood',
          says: 'At most one key card is missing: the next suit asks for the queen of trumps.',
        }),
      ),
      rule({
        name: `key-cards/six, ${tag}`,
        call: '6agreed',
        shows:
          queen === 'open'
            ? keyCards(...four, ...five)
            : either(keyCards(...five), hand(keyCards(...four), held)),
        forcing: 'sign-off',
        says: 'Enough key cards together: six.',
      }),
    )
  }),
  rule({
    name: 'key-cards/five',
    call: cheapest('agreed', 5, 5),
    shows: anyHand,
    forcing: 'sign-off',
    says: 'Too much is missing: five is enough.',
  }),
  rule({
    name: 'key-cards/pass',
    when: { inTrumps: true },
    call: 'P',
    shows: anyHand,
    says: 'Too much is missing, and the answer is the trump suit.',
  }),
  rule({
    name: 'key-cards/past five',
    call: '6agreed',
    shows: anyHand,
    forcing: 'sign-off',
    says: 'The answer is above five of the trump suit: six it is.',
  }),
)

const queenAnswers = given(
  { asked: 'queen', agreed: 'major', cut: false },
  rule({
    name: 'key-cards/no queen',
    call: '5agreed',
    shows: no(QUEEN),
    says: 'No queen of trumps.',
  }),
  rule({
    name: 'key-cards/queen and king',
    call: cheapest('x', 5, 6),
    shows: inSuit('x', 'kings', 1),
    forEach: { among: 'controls', order: 'cheapest' },
    artificial: true,
    says: 'The queen of trumps, and the king of {x}.',
  }),
  rule({
    name: 'key-cards/queen alone',
    call: '6agreed',
    shows: anyHand,
    says: 'The queen of trumps and no king outside.',
  }),
)
const afterQueen = given(
  { answered: 'queen', agreed: 'major' },
  // The ask tells which answer it was made over, and so what my own key cards come to.
  ...[
    { mine: '5D', four: [0, 3], five: [1, 4] },
    { mine: '5H', four: [1, 4], five: [2, 5] },
  ].flatMap(({ mine, four, five }) =>
    given(
      { mine },
      rule({
        name: `key-cards/queen denied, ${mine}`,
        when: { partner: '5major', inTrumps: true },
        call: 'P',
        shows: keyCards(...four),
        says: 'A key card and the queen of trumps are missing: five is enough.',
      }),
      rule({
        name: `key-cards/seven, ${mine}`,
        when: { not: { partner: '5major', inTrumps: true } },
        call: '7agreed',
        shows: hand(keyCards(...five), combinedFit(36)),
        forcing: 'sign-off',
        says: 'All key cards, the queen of trumps and at least 36 points together, short suits counted: seven.',
      }),
    ),
  ),
  rule({
    name: 'key-cards/six with the queen',
    call: '6agreed',
    shows: anyHand,
    forcing: 'sign-off',
    says: 'One key card or the queen of trumps is missing at most: six.',
  }),
  rule({
    name: 'key-cards/six stays',
    when: { inTrumps: true },
    call: 'P',
    shows: anyHand,
    says: 'Six is where we want to be.',
  }),
)

/** Stands before the answers and decisions of plain Blackwood. */
export const roman = ({ source }: Style): readonly RuleDraft[] =>
  marked(
    { package: KEY_CARDS.id, source: source('Slam bidding') },
    ...answers,
    ...decisions,
    ...queenAnswers,
    ...afterQueen,
  )
