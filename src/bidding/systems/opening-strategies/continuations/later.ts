/** Responder's second turn and opener's third after one of a suit, the opponents silent. */

import {
  anyHand,
  cheapest,
  combined,
  combinedFit,
  either,
  fitOf,
  fitPoints,
  game,
  hand,
  jump,
  length,
  longer,
  no,
  noFit,
  points,
  possible,
  semiBalanced,
  stopped,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import type { Openings } from './style.ts'

const raisedMine = given(
  { agreed: 'major', mine: '1major' },
  rule({
    name: 'again/raised-game',
    when: { partner: '23major' },
    call: '4agreed',
    shows: combinedFit(25),
    says: 'With what partner has shown there is game.',
  }),
  rule({
    name: 'again/raised-try',
    when: { partner: '2major' },
    call: '3agreed',
    shows: combinedFit(22, 24),
    forcing: 'invitational',
    says: 'Game if partner has more than the least of a raise.',
  }),
  rule({
    name: 'again/raised-pass',
    when: { partner: '23major' },
    call: 'P',
    shows: anyHand,
    says: 'No game opposite what partner has shown.',
  }),
)

/** I raised opener's major, and opener asks for more. */
const raisedTheirs = given(
  { agreed: 'major', mine: '2major', partner: '3major' },
  rule({
    name: 'again/raiser-game',
    call: '4agreed',
    shows: fitPoints(8),
    says: 'More than the least of a raise: the invitation is accepted.',
  }),
  rule({
    name: 'again/raiser-pass',
    call: 'P',
    shows: anyHand,
    says: 'The least of a raise.',
  }),
)

const overOneNotrump = given(
  { partner: '1nt' },
  rule({
    name: 'again/1N-major-game',
    when: { mine: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), combinedFit(25)),
    forcing: 'sign-off',
    says: 'Six trumps opposite a balanced hand and the points for game.',
  }),
  rule({
    name: 'again/1N-major-force',
    when: { mine: '1major' },
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 5, 5), combined(25)),
    forcing: 'game',
    says: 'Five cards and the points for game: partner chooses between the suit and notrump.',
  }),
  rule({
    name: 'again/1N-3N',
    call: '3N',
    shows: combined(25),
    says: 'With what partner has shown there is game.',
  }),
  rule({
    name: 'again/1N-2N',
    call: '2N',
    shows: hand(combined(23), possible(25)),
    forcing: 'invitational',
    says: 'Game if partner has more than the least.',
  }),
  rule({
    name: 'again/1N-major',
    when: { mine: '1major' },
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    forcing: 'sign-off',
    says: 'Six trumps play better than notrump.',
  }),
  rule({
    name: 'again/1N-five',
    when: { mine: '1major' },
    call: cheapest('mine', 2, 2),
    shows: length('mine', 5),
    forcing: 'sign-off',
    says: 'Five trumps opposite a flat hand play better than notrump.',
  }),
  rule({
    name: 'again/1N-pass',
    call: 'P',
    shows: anyHand,
    says: 'No game opposite a balanced minimum.',
  }),
)

const overTwoNotrump = given(
  { partner: '2nt' },
  rule({
    name: 'again/2N-major-game',
    when: { mine: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), combined(23)),
    says: 'Six trumps opposite a strong balanced hand.',
  }),
  rule({
    name: 'again/2N-major-force',
    when: { mine: '1major' },
    call: '3mine',
    shows: hand(length('mine', 5, 5), combined(24)),
    forcing: 'game',
    says: 'Five cards and the points for game: partner chooses between the suit and notrump.',
  }),
  rule({
    name: 'again/2N-3N',
    call: '3N',
    shows: combined(24, 32),
    says: 'With what partner has shown there is game.',
  }),
  rule({
    name: 'again/2N-pass',
    call: 'P',
    shows: combined(0, 23),
    says: 'No game even opposite a strong balanced hand.',
  }),
)

/** Opener bid the first suit again. */
const overRebid = given(
  { partner: '23suit', partnerSuits: 1, agreed: 'none' },
  rule({
    name: 'again/own-fit-game',
    when: { opening: '1major' },
    call: game('partner'),
    shows: hand(
      either(fitOf('partner', 8), hand(support(2), no(stopped('unbid')))),
      combinedFit(25),
    ),
    agrees: 'partner',
    says: 'The points for game, and eight trumps, or two for a suit bid twice with notrump unsafe.',
  }),
  rule({
    name: 'again/own-suit-game',
    when: { mine: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), combined(25), length('partner', 0, 2)),
    says: 'Six trumps of my own and the points for game.',
  }),
  rule({
    name: 'again/own-3N',
    call: '3N',
    shows: combined(25),
    says: 'With what partner has shown there is game.',
  }),
  rule({
    name: 'again/own-fit-try',
    when: { partner: '2suit' },
    call: '3partner',
    shows: hand(fitOf('partner', 8), combinedFit(23, 24)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Eight trumps together: game if partner has more than the least.',
  }),
  rule({
    name: 'again/own-2N',
    when: { partner: '2suit' },
    call: '2N',
    shows: hand(combined(23), possible(25)),
    forcing: 'invitational',
    says: 'Game if partner has more than the least.',
  }),
  rule({
    name: 'again/own-six',
    when: { partner: '2suit', mine: '1suit' },
    call: cheapest('mine', 2, 2),
    shows: hand(length('mine', 6), length('partner', 0, 1)),
    forcing: 'sign-off',
    says: 'Six cards of my own and no fit for partner.',
  }),
  rule({
    name: 'again/own-pass',
    when: { partner: '2suit', forced: false },
    call: 'P',
    shows: combined(0, 22),
    says: 'No game, and partner’s long suit is the place.',
  }),
)

/** Opener showed a second suit. */
const overSecond = given(
  { partner: '12suit', partnerSuits: 2, agreed: 'none', gameForce: false },
  rule({
    name: 'again/second-major-game',
    when: { partner: '12major' },
    call: game('partner'),
    shows: hand(support(4), combinedFit(25)),
    agrees: 'partner',
    says: 'Eight trumps together and the points for game.',
  }),
  rule({
    name: 'again/first-major-game',
    when: { opening: '1major' },
    call: game('partnerFirst'),
    shows: hand(length('partnerFirst', 3), combinedFit(25)),
    agrees: 'partnerFirst',
    says: 'Three trumps for the first suit and the points for game.',
  }),
  rule({
    name: 'again/own-major-game',
    when: { mine: '1major' },
    call: game('mine'),
    shows: hand(length('mine', 6), combinedFit(26)),
    says: 'Six trumps of my own and the points for game.',
  }),
  rule({
    name: 'again/second-3N',
    call: '3N',
    shows: hand(combined(25, 32), stopped('unbid')),
    says: 'The points for game and the unbid suit stopped.',
  }),
  rule({
    name: 'again/fourth',
    when: { forced: false },
    call: cheapest('fourth', 2, 3),
    shows: combined(25),
    forcing: 'game',
    artificial: true,
    says: 'The fourth suit: the points for game, and partner is asked to say more.',
  }),
  rule({
    name: 'again/second-major-try',
    when: { partner: '12major' },
    call: jump('partner', 1, 3, 3),
    shows: hand(support(4), combinedFit(22, 24)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Four trumps: game if partner has more than the least.',
  }),
  rule({
    name: 'again/second-major-raise',
    when: { partner: '1major' },
    call: '2partner',
    shows: support(4),
    agrees: 'partner',
    says: 'Four trumps and no more than an answer needs.',
  }),
  rule({
    name: 'again/own-try',
    when: { mine: '1major' },
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), combined(22, 24)),
    forcing: 'invitational',
    says: 'Six cards of my own: game if partner has more than the least.',
  }),
  rule({
    name: 'again/second-2N',
    call: '2N',
    shows: hand(combined(22, 24), possible(25), stopped('unbid')),
    forcing: 'invitational',
    says: 'The unbid suit stopped: game if partner has more than the least.',
  }),
  rule({
    name: 'again/second-raise',
    when: { partner: '2suit' },
    call: '3partner',
    shows: hand(support(4), combinedFit(22, 24)),
    agrees: 'partner',
    forcing: 'invitational',
    says: 'Four cards for the second suit: game if partner has more than the least.',
  }),
  rule({
    name: 'again/first-try',
    when: { partner: '2suit' },
    call: jump('partnerFirst', 1, 3, 3),
    shows: hand(length('partnerFirst', 3), combinedFit(22, 24)),
    agrees: 'partnerFirst',
    forcing: 'invitational',
    says: 'Three cards for the first suit: game if partner has more than the least.',
  }),
  rule({
    name: 'again/second-own-six',
    when: { mine: '1suit', forced: false },
    call: cheapest('mine', 2, 2),
    shows: hand(length('mine', 6)),
    says: 'Six cards of my own and no game in sight.',
  }),
  rule({
    name: 'again/preference',
    when: { partner: '2suit', forced: false },
    call: cheapest('partnerFirst', 2, 2),
    shows: hand(
      length('partnerFirst', 2),
      longer('partnerFirst', { suit: 'partner' }, 0),
      noFit('partner', 8),
    ),
    says: 'Back to the first suit, which is no shorter here than the second.',
  }),
  rule({
    name: 'again/second-1N',
    when: { partner: '1suit', forced: false },
    call: '1N',
    shows: hand(points(0, 11), length('partner', 0, 3), semiBalanced),
    says: 'No fit and no more than an answer needs.',
  }),
)

/** I answered at the two level; game is near. */
const overTwo = given(
  { mine: '2suit', agreed: 'none' },
  rule({
    name: 'two/2N-3N',
    when: { partner: '2nt' },
    call: '3N',
    shows: combined(24, 32),
    says: 'With what partner has shown there is game.',
  }),
  rule({
    name: 'two/first-game',
    when: { opening: '1major', partner: '2suit' },
    call: game('partnerFirst'),
    shows: hand(length('partnerFirst', 3), combinedFit(25)),
    agrees: 'partnerFirst',
    says: 'Three trumps for the first suit and the points for game.',
  }),
  rule({
    name: 'two/2N-pass',
    when: { partner: '2nt' },
    call: 'P',
    shows: points(0, 11),
    says: 'No game opposite the least of an opening.',
  }),
)

/** Opener's third turn. */
const openerAgain = given(
  { role: 'opener', turn: 2, belowGame: true },
  rule({
    name: 'third/own-game',
    when: { partner: '3major', partnerSuits: 1, agreed: 'none', gameForce: false },
    call: game('partner'),
    shows: hand(support(1), combinedFit(24)),
    agrees: 'partner',
    says: 'More than the least, and partner’s suit needs no help: the invitation is accepted.',
  }),
  rule({
    name: 'third/minor-3N',
    when: { partner: '3minor', gameForce: false },
    call: '3N',
    shows: hand(combined(25, 32), stopped('unbid')),
    says: 'More than the least and the unbid suits stopped: nine tricks in notrump.',
  }),
  rule({
    name: 'third/force-3N',
    when: { partner: '3minor', gameForce: true },
    call: '3N',
    shows: hand(combined(0, 32), stopped('unbid')),
    says: 'Game is certain and the unbid suits are stopped: nine tricks in notrump.',
  }),
  rule({
    name: 'third/fit-game',
    when: { agreed: 'major', ours: true, partner: '3major', mine: '2major' },
    call: '4agreed',
    shows: fitPoints(14),
    says: 'More than the least of my raise: the invitation is accepted.',
  }),
  rule({
    name: 'third/force-raise',
    when: { partner: '3major', gameForce: true },
    call: game('partner'),
    shows: fitOf('partner', 8),
    agrees: 'partner',
    says: 'Eight trumps together: game in the suit.',
  }),
  rule({
    name: 'third/1N-2N',
    when: { partner: '1nt', mine: '1suit' },
    call: '2N',
    shows: hand(semiBalanced, points(16, 18)),
    forcing: 'invitational',
    says: '16–18 points opposite 6 to 10: game if partner has more than the least.',
  }),
  rule({
    name: 'third/2N-game',
    when: { partner: '2nt' },
    call: '3N',
    shows: combined(25),
    says: 'More than the least: partner’s try is accepted.',
  }),
)

/** Game is certain and a minor is agreed at the four level: notrump is past. */
const fiveOfMinor = given(
  { role: ['opener', 'responder'], turn: [1, 9], ours: true },
  rule({
    name: 'third/minor-game',
    when: { last: '4minor', agreed: 'minor', inTrumps: true, gameForce: true },
    call: '5agreed',
    shows: combinedFit(0, 32),
    says: 'Game is certain and the minor is agreed: five.',
  }),
)

export const later = ({ calls }: Openings): readonly RuleDraft[] => [
  ...given(
    { role: 'responder', turn: 1, contested: false, opening: calls, artificial: false },
    ...raisedTheirs,
    ...raisedMine,
    ...overTwo,
    ...overOneNotrump,
    ...overTwoNotrump,
    ...overRebid,
    ...overSecond,
  ),
  ...given({ contested: false, opening: calls }, ...openerAgain, ...fiveOfMinor),
]
