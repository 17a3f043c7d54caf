/**
 * First-round controls and Roman Blackwood. With trumps agreed and game in sight each shows the
 * cheapest first-round control he has not shown; passing over one denies it. Who finds that partner
 * believes in game by himself asks for aces.
 */

import type { Pattern } from '#bidding/patterns.ts'
import {
  aces,
  acesTogether,
  anyHand,
  cheapest,
  combinedFit,
  control,
  either,
  fitOf,
  fitPoints,
  hand,
  inSuit,
  kings,
  kingsTogether,
  length,
  myLeast,
  no,
  step,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { DETAILS, ROMAN } from './terms.ts'

/** Partner has just shown a control, over a major agreed by a raise. */
const CUED: Pattern = {
  contested: false,
  opening: '1major',
  agreed: 'major',
  artificial: true,
  partner: '23suit|4C|4D|4H',
  last: '23suit|4C|4D|4H',
}

export const CONTROLS: readonly RuleDraft[] = [
  rule({
    name: 'controls/first',
    when: {
      role: 'opener',
      turn: 1,
      contested: false,
      opening: '1major',
      partner: '2major',
      agreed: 'major',
    },
    call: cheapest('x', 2, 4),
    shows: hand(combinedFit(25), length('agreed', 5), control('x')),
    forEach: { among: 'controls', order: 'cheapest' },
    forcing: 'one-round',
    artificial: true,
    tells: { control: 'x' },
    source: DETAILS,
    says: 'The ace of {x}, or none of the suit, and game is sure: any cheaper suit passed over has neither.',
  }),
  // Four of the major is the limit: with hearts agreed no control of spades is shown at four.
  ...given(
    CUED,
    rule({
      name: 'controls/next',
      when: { opening: '1S' },
      call: cheapest('x', 2, 4),
      shows: control('x'),
      forEach: { among: 'controls', order: 'cheapest' },
      forcing: 'one-round',
      artificial: true,
      tells: { control: 'x' },
      source: DETAILS,
      says: 'The ace of {x}, or none of the suit: any cheaper suit passed over has neither.',
    }),
    rule({
      name: 'controls/next-heart',
      when: { opening: '1H' },
      call: cheapest('x', 2, 3),
      shows: control('x'),
      forEach: { among: 'controls', order: 'cheapest' },
      forcing: 'one-round',
      artificial: true,
      tells: { control: 'x' },
      source: DETAILS,
      says: 'The ace of {x}, or none of the suit: any cheaper suit passed over has neither.',
    }),
    rule({
      name: 'controls/next-heart-four',
      when: { opening: '1H' },
      call: cheapest('x', 4, 4),
      shows: control('x'),
      forEach: { among: ['controls', '=CD'], order: 'cheapest' },
      forcing: 'one-round',
      artificial: true,
      tells: { control: 'x' },
      source: DETAILS,
      says: 'The ace of {x}, or none of the suit: any cheaper suit passed over has neither.',
    }),
    rule({
      name: 'controls/ask',
      when: { role: 'responder' },
      call: '4N',
      shows: fitPoints(myLeast(7)),
      package: 'blackwood',
      artificial: true,
      message: 'aces',
      source: DETAILS,
      says: 'At least seven points more than my raise has shown: ask for aces.',
    }),
    rule({
      name: 'controls/ask-opener',
      when: { role: 'opener' },
      call: '4N',
      shows: combinedFit(29),
      package: 'blackwood',
      artificial: true,
      message: 'aces',
      ours: true,
      says: 'At least 29 points together, short suits counted: a slam may be on, so ask for aces.',
    }),
    rule({
      name: 'controls/game',
      call: '4agreed',
      shows: anyHand,
      forcing: 'sign-off',
      source: DETAILS,
      says: 'No control left to show below game: stop there.',
    }),
  ),
]

const ace = (suit: 'C' | 'D' | 'H' | 'S') => inSuit(suit, 'aces', 1)
const king = (suit: 'C' | 'D' | 'H' | 'S') => inSuit(suit, 'kings', 1)
/** Neither of one colour nor of one rank: spades and diamonds, or hearts and clubs. */
const oddAces = either(hand(ace('S'), ace('D')), hand(ace('H'), ace('C')))
const oddKings = either(hand(king('S'), king('D')), hand(king('H'), king('C')))

const answers = [
  ...given(
    { asked: 'aces' },
    rule({
      name: 'blackwood/0-3',
      call: step(1),
      shows: either(aces(0), aces(3)),
      tells: { aces: [0, 3] },
      says: 'No ace or three of them: the first step.',
    }),
    rule({
      name: 'blackwood/1-4',
      call: step(2),
      shows: either(aces(1), aces(4)),
      tells: { aces: [1, 4] },
      says: 'One ace or all four: the second step.',
    }),
    rule({
      name: 'blackwood/2',
      call: step(3),
      shows: hand(aces(2), no(oddAces)),
      tells: { aces: [2] },
      says: 'Two aces of one colour or one rank: the third step.',
    }),
    rule({
      name: 'blackwood/2-odd',
      call: step(4),
      shows: aces(2),
      tells: { aces: [2] },
      says: 'Two aces that match neither in colour nor in rank: the fourth step.',
    }),
  ),
  ...given(
    { asked: 'kings' },
    rule({
      name: 'blackwood/kings-0-3',
      call: step(1),
      shows: either(kings(0), kings(3)),
      tells: { kings: [0, 3] },
      says: 'No king or three of them: the first step.',
    }),
    rule({
      name: 'blackwood/kings-1-4',
      call: step(2),
      shows: either(kings(1), kings(4)),
      tells: { kings: [1, 4] },
      says: 'One king or all four: the second step.',
    }),
    rule({
      name: 'blackwood/kings-2',
      call: step(3),
      shows: hand(kings(2), no(oddKings)),
      tells: { kings: [2] },
      says: 'Two kings of one colour or one rank: the third step.',
    }),
    rule({
      name: 'blackwood/kings-2-odd',
      call: step(4),
      shows: kings(2),
      tells: { kings: [2] },
      says: 'Two kings that match neither in colour nor in rank: the fourth step.',
    }),
  ),
].map((one): RuleDraft => ({ ...one, artificial: true }))

const decisions = [
  ...given(
    { answered: 'aces' },
    rule({
      name: 'blackwood/kings',
      call: '5N',
      shows: hand(acesTogether(4)),
      artificial: true,
      message: 'kings',
      source: DETAILS,
      says: 'All four aces between us: ask for kings, with a grand slam in mind.',
    }),
    rule({
      name: 'blackwood/six',
      call: '6agreed',
      shows: acesTogether(3),
      forcing: 'sign-off',
      ours: true,
      says: 'At least three aces between us: small slam.',
    }),
    rule({
      name: 'blackwood/five',
      call: '5agreed',
      shows: anyHand,
      forcing: 'sign-off',
      ours: true,
      says: 'Two aces may be missing: stop at five.',
    }),
    // Trumps are as high as the answer, or below it.
    rule({
      name: 'blackwood/five-pass',
      when: { any: [{ last: '5H' }, { last: '5S', opening: '1S' }] },
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'Two aces may be missing, and the answer already stands in trumps: stop here.',
    }),
    rule({
      name: 'blackwood/six-forced',
      call: '6agreed',
      shows: anyHand,
      ours: true,
      says: 'The answer is above five of the trump suit: six it must be.',
    }),
  ),
  ...given(
    { answered: 'kings' },
    rule({
      name: 'blackwood/seven',
      call: '7agreed',
      shows: hand(kingsTogether(4), fitOf('agreed', 8)),
      forcing: 'sign-off',
      source: DETAILS,
      says: 'All the aces, all the kings and eight trumps between us: grand slam.',
    }),
    rule({
      name: 'blackwood/six-kings',
      call: '6agreed',
      shows: anyHand,
      forcing: 'sign-off',
      ours: true,
      says: 'A king is missing: small slam is enough.',
    }),
    rule({
      name: 'blackwood/six-pass',
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'The answer stands in trumps at six: stop here.',
    }),
  ),
]

export const BLACKWOOD: readonly RuleDraft[] = marked(
  { package: 'blackwood', source: ROMAN },
  ...answers,
  ...decisions,
)
