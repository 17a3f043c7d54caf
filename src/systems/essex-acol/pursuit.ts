/** Later turns towards game: responder with the opponents in the auction, opener asked. All of it is ours. */

import {
  cheapest,
  combined,
  combinedFit,
  fitOf,
  fitPoints,
  game,
  hand,
  jump,
  length,
  longest,
  points,
  stopped,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'

/** Opener has rebid; theirs are stopped where he bid notrump. */
const responder = given(
  { role: 'responder', turn: 1, contested: true, ours: true, belowGame: true, opening: '1suit' },
  ...given(
    { partner: '12nt' },
    rule({
      name: 'pursue/nt-major',
      when: { mine: '12major' },
      call: game('mine'),
      shows: hand(length('mine', 6), combined(24)),
      forcing: 'sign-off',
      says: 'At least six {mine} and 24 points or more together: game in the major.',
    }),
    rule({
      name: 'pursue/nt-3N',
      call: '3N',
      shows: combined(25),
      says: 'At least 25 points together: game.',
    }),
    rule({
      name: 'pursue/nt-2N',
      when: { partner: '1nt' },
      call: '2N',
      shows: combined(23),
      forcing: 'invitational',
      says: 'At least 23 points together: game if partner is at the top.',
    }),
  ),
  ...given(
    { partner: '123suit', agreed: 'none' },
    rule({
      name: 'pursue/suit',
      when: { level: [1, 2] },
      call: cheapest('x', 2, 3),
      shows: hand(length('x', 5), combined(25), longest('x', 'unbid')),
      forEach: { among: ['unbid', 'majors'] },
      forcing: 'one-round',
      says: 'At least five {x} and 25 points or more together: game is there, so look for the best one.',
    }),
    rule({
      name: 'pursue/own',
      when: { mine: '12suit' },
      call: jump('mine', 1, 3, 3),
      shows: hand(length('mine', 6), points(10, 12)),
      forcing: 'invitational',
      says: 'At least six {mine} and 10–12 points: game if partner has extra.',
    }),
    rule({
      name: 'pursue/3N',
      call: '3N',
      shows: hand(stopped(), combined(25)),
      says: 'At least 25 points together and their suit stopped: game.',
    }),
    rule({
      name: 'pursue/minor-game',
      when: { partner: '23minor' },
      call: '5partner',
      shows: hand(fitOf('partner', 9), combinedFit(28)),
      agrees: 'partner',
      says: 'A nine-card fit in {partner} and at least 28 points together, short suits counted: game.',
    }),
    rule({
      name: 'pursue/raise',
      when: { level: 2 },
      call: '3partner',
      shows: hand(fitOf('partner', 8), combinedFit(23)),
      agrees: 'partner',
      forcing: 'invitational',
      says: 'An eight-card fit in {partner} and at least 23 points together, short suits counted: game if partner has extra.',
    }),
  ),
)
/** Partner has shown eleven or twelve points in notrump at his second turn. */
const opener = given(
  { role: 'opener', turn: 2, partner: '2nt', opening: '1suit', belowGame: true, agreed: 'none' },
  rule({
    name: 'pursue/accept-2N',
    when: { artificial: false },
    call: '3N',
    shows: combined(24),
    says: 'At least 24 points together with partner’s least: game has an even chance or better.',
  }),
)
/** Partner asks for a little more; nobody stands between. */
const asked = given(
  { role: 'opener', turn: 2, opening: '1suit', belowGame: true, agreed: 'major' },
  rule({
    name: 'pursue/accept-major',
    when: { contested: true, after: '* bid P 3major P' },
    call: game('agreed'),
    shows: fitPoints(15),
    says: '15 points or more with short suits counted: more than a minimum, so game.',
  }),
)
/** Partner asks for a little more in a major; short suits count, and more so in the longer trumps. */
const invited = given(
  {
    role: 'opener',
    turn: 2,
    contested: false,
    opening: '1suit',
    partner: '3major',
    forced: false,
    signedOff: false,
    belowGame: true,
  },
  rule({
    name: 'pursue/accept-raise',
    when: { agreed: 'major' },
    call: game('agreed'),
    shows: fitPoints(14),
    says: '14 points or more with short suits counted, and partner asks for a little more: game.',
  }),
  rule({
    name: 'pursue/accept-six',
    when: { agreed: 'none', partnerSuits: 1 },
    call: game('partner'),
    shows: hand(length('partner', 2), fitPoints(14)),
    agrees: 'partner',
    says: 'At least two {partner} opposite six, and 14 points or more with short suits counted: game.',
  }),
)
/** Partner went back to the major I opened, on two or three cards and 6–10 points. */
const preferred = given(
  {
    role: 'opener',
    turn: 2,
    contested: false,
    mySuits: 2,
    belowGame: true,
    any: [
      { opening: '1H', partner: '2H' },
      { opening: '1S', partner: '2S' },
    ],
  },
  rule({
    name: 'pursue/preferred-game',
    call: game('mineFirst'),
    shows: hand(length('mineFirst', 6), fitPoints(19)),
    says: 'At least six {mineFirst} and 19 points or more with short suits counted, opposite two: game.',
  }),
  rule({
    name: 'pursue/preferred-try',
    call: cheapest('mineFirst', 3, 3),
    shows: hand(length('mineFirst', 6), fitPoints(17, 18)),
    forcing: 'invitational',
    says: 'At least six {mineFirst} and 17 or 18 points with short suits counted: game if partner is at the top.',
  }),
)
/** Partner raised my second suit, a minor, or bid a suit of his own once more. */
const second = given(
  {
    role: 'opener',
    turn: 2,
    contested: false,
    opening: '1suit',
    partner: '3suit',
    forced: false,
    signedOff: false,
    belowGame: true,
  },
  rule({
    name: 'pursue/second-3N',
    when: { agreed: 'minor' },
    call: '3N',
    shows: hand(points(15), stopped('unbid')),
    says: '15 points or more, with the unbid suits stopped: nine tricks are easier than eleven.',
  }),
  rule({
    name: 'pursue/second-game',
    when: { agreed: 'minor' },
    call: game('agreed'),
    shows: fitPoints(18),
    says: '18 points or more with short suits counted, and partner fits the minor: game.',
  }),
  rule({
    name: 'pursue/own-again',
    // With one suit I have been back to it already.
    when: { agreed: 'none', partner: '3minor', mySuits: [2, 4] },
    call: cheapest('mine', 3, 3),
    shows: hand(length('mine', 6), length('partner', 0, 1)),
    says: 'At least six {mine} and no more than one of partner’s: my suit plays better.',
  }),
)
/** A raiser with three trumps offered notrump. */
const choice = given(
  { role: 'opener', turn: 2, contested: false, opening: '1major', agreed: 'major', partner: '3nt' },
  rule({
    name: 'pursue/choice-major',
    when: { mine: '2nt' },
    call: '4agreed',
    shows: length('agreed', 5),
    forcing: 'sign-off',
    says: 'At least five {agreed}: eight trumps, so back to the major.',
  }),
)

export const PURSUIT: readonly RuleDraft[] = marked(
  { ours: true },
  ...responder,
  ...opener,
  ...asked,
  ...invited,
  ...preferred,
  ...second,
  ...choice,
)
