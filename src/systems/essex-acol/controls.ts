/**
 * First-round controls and Roman Blackwood. With trumps agreed and game in sight each shows the
 * cheapest first-round control he has not shown; passing over one denies it. Who finds that partner
 * believes in game by himself asks for aces.
 */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
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
import { DETAILS, ROMAN } from './terms.ts'

const cue: Partial<RuleDraft> = {
  ...{ forEach: { among: 'controls', order: 'cheapest' }, artificial: true, forcing: 'one-round' },
  ...{ tells: { control: 'x' }, source: DETAILS },
  says: 'The ace of {x} or none; a cheaper control passed over is denied.',
}

/** Partner has just shown a control, over a major agreed by a raise. */
const CUED: Pattern = {
  ...{ contested: false, opening: '1major', agreed: 'major', artificial: true },
  ...{ partner: '23suit|4C|4D|4H', last: '23suit|4C|4D|4H' },
}

export const CONTROLS: readonly RuleDraft[] = [
  rule(
    'controls/first',
    {
      ...{ role: 'opener', turn: 1, contested: false },
      ...{ opening: '1major', partner: '2major', agreed: 'major' },
    },
    cheapest('x', 2, 4),
    hand(combinedFit(25), length('agreed', 5), control('x')),
    cue,
  ),
  // Four of the major is the limit: with hearts agreed no control of spades is shown at four.
  ...given(
    CUED,
    rule('controls/next', { opening: '1S' }, cheapest('x', 2, 4), control('x'), cue),
    rule('controls/next-heart', { opening: '1H' }, cheapest('x', 2, 3), control('x'), cue),
    rule('controls/next-heart-four', { opening: '1H' }, cheapest('x', 4, 4), control('x'), {
      ...cue,
      forEach: { among: ['controls', '=CD'], order: 'cheapest' },
    }),
    rule('controls/ask', { role: 'responder' }, '4N', fitPoints(myLeast(7)), {
      ...{ artificial: true, message: 'aces', package: 'blackwood', source: DETAILS },
      says: 'Partner alone believes in game, and there is more here than has been shown: asks for aces.',
    }),
    rule('controls/ask-opener', { role: 'opener' }, '4N', combinedFit(29), {
      ...{ artificial: true, message: 'aces', package: 'blackwood', ours: true },
      says: 'A slam may be on: asks for aces.',
    }),
    rule('controls/game', {}, '4agreed', anyHand, { forcing: 'sign-off', source: DETAILS }),
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
    rule('blackwood/0-3', {}, step(1), either(aces(0), aces(3)), { tells: { aces: [0, 3] } }),
    rule('blackwood/1-4', {}, step(2), either(aces(1), aces(4)), { tells: { aces: [1, 4] } }),
    rule('blackwood/2', {}, step(3), hand(aces(2), no(oddAces)), {
      tells: { aces: [2] },
      says: 'Two aces of one colour or one rank.',
    }),
    rule('blackwood/2-odd', {}, step(4), aces(2), {
      tells: { aces: [2] },
      says: 'Two other aces.',
    }),
  ),
  ...given(
    { asked: 'kings' },
    rule('blackwood/kings-0-3', {}, step(1), either(kings(0), kings(3)), {
      tells: { kings: [0, 3] },
    }),
    rule('blackwood/kings-1-4', {}, step(2), either(kings(1), kings(4)), {
      tells: { kings: [1, 4] },
    }),
    rule('blackwood/kings-2', {}, step(3), hand(kings(2), no(oddKings)), { tells: { kings: [2] } }),
    rule('blackwood/kings-2-odd', {}, step(4), kings(2), { tells: { kings: [2] } }),
  ),
].map((one): RuleDraft => ({ ...one, artificial: true }))

const decisions = [
  ...given(
    { answered: 'aces' },
    rule('blackwood/kings', {}, '5N', hand(acesTogether(4)), {
      ...{ artificial: true, message: 'kings', source: DETAILS },
      says: 'All the aces are held: asks for kings.',
    }),
    rule('blackwood/six', {}, '6agreed', acesTogether(3), { forcing: 'sign-off', ours: true }),
    rule('blackwood/five', {}, '5agreed', anyHand, { forcing: 'sign-off', ours: true }),
    // Trumps are as high as the answer, or below it.
    rule(
      'blackwood/five-pass',
      { any: [{ last: '5H' }, { last: '5S', opening: '1S' }] },
      'P',
      anyHand,
      { ours: true },
    ),
    rule('blackwood/six-forced', {}, '6agreed', anyHand, { ours: true }),
  ),
  ...given(
    { answered: 'kings' },
    rule('blackwood/seven', {}, '7agreed', hand(kingsTogether(4), fitOf('agreed', 8)), {
      ...{ forcing: 'sign-off', source: DETAILS },
      says: 'All aces, all kings and eight trumps.',
    }),
    rule('blackwood/six-kings', {}, '6agreed', anyHand, { forcing: 'sign-off', ours: true }),
    rule('blackwood/six-pass', {}, 'P', anyHand, { ours: true }),
  ),
]

export const BLACKWOOD: readonly RuleDraft[] = marked(
  { package: 'blackwood', source: ROMAN },
  ...answers,
  ...decisions,
)
