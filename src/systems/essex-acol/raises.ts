/**
 * Raises of partner's opening. The document gives the raise to two, on six points or more without a
 * limit, and sets it above a new suit; limit and game raises are ours and stand before it. Ours too:
 * a balanced hand of 6–9 with three trumps does not raise, since the raise forces to three.
 */

import {
  balanced,
  cards,
  combinedFit,
  either,
  fitPoints,
  hand,
  length,
  no,
  points,
  raise,
  some,
  support,
} from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { DETAILS, INFORMATION } from './terms.ts'

const major = given(
  { opening: '1major' },
  rule({
    name: 'raise/game',
    call: raise('partner', 3),
    shows: hand(support(4), points(0, 11), fitPoints(12, 16)),
    agrees: 'partner',
    forcing: 'sign-off',
    ours: true,
    says: 'Four trumps or more and shape, but at most 11 high-card points: bid the game at once.',
  }),
  rule({
    name: 'raise/preempt',
    call: raise('partner', 3),
    shows: hand(support(5), points(0, 5), fitPoints(7)),
    agrees: 'partner',
    forcing: 'sign-off',
    ours: true,
    says: 'Five trumps or more and at least seven points with short suits counted, but at most five high-card points: nine trumps take their room away.',
  }),
  rule({
    name: 'raise/limit',
    call: raise('partner', 2),
    shows: hand(support(4), points(7, 12), fitPoints(10, 12)),
    agrees: 'partner',
    forcing: 'invitational',
    ours: true,
    says: 'Four trumps or more and 10–12 points with short suits counted: game if partner has extra.',
  }),
  rule({
    name: 'raise/two',
    call: raise('partner', 1),
    shows: hand(support(3), points(6), either(support(4), points(10), no(balanced))),
    agrees: 'partner',
    forcing: 'one-round',
    source: DETAILS,
    says: 'Four trumps and six points or more, or three with 10 or an unbalanced hand: tell partner of the fit first.',
  }),
)
const minor = given(
  { opening: '1minor' },
  rule({
    name: 'raise/limit-minor',
    call: raise('partner', 2),
    shows: hand(support(5), points(9, 11), no(some('majors', cards(4)))),
    agrees: 'partner',
    forcing: 'invitational',
    ours: true,
    says: 'At least five {partner}, 9–11 points and no four-card major: game if partner has extra.',
  }),
  rule({
    name: 'raise/clubs',
    when: { opening: '1C' },
    call: '2C',
    shows: hand(points(6), length('C', 4)),
    agrees: 'partner',
    forcing: 'one-round',
    source: INFORMATION,
    says: 'Four clubs or more and six points or more: the raise comes before a new suit.',
  }),
  rule({
    name: 'raise/diamonds',
    when: { opening: '1D' },
    call: '2D',
    shows: hand(points(6), length('D', 4), no(some('majors', cards(4)))),
    agrees: 'partner',
    forcing: 'one-round',
    source: INFORMATION,
    says: 'Four diamonds or more, six points or more and no four-card major to show.',
  }),
)

export const RAISES: readonly RuleDraft[] = given(
  { role: 'responder', turn: 0, contested: false },
  rule({
    name: 'raise/ask',
    when: { opening: '1major' },
    call: '4N',
    shows: hand(support(4), combinedFit(33)),
    package: 'blackwood',
    agrees: 'partner',
    artificial: true,
    message: 'aces',
    ours: true,
    says: 'Four trumps or more and at least 33 points together, short suits counted: a slam is in sight, so ask for aces.',
  }),
  ...major,
  ...minor,
)

/** Opener after a raise. */
const afterMajor = given(
  { opening: '1major', agreed: 'major' },
  ...marked(
    { ours: true },
    rule({
      name: 'raised/ask',
      when: { partner: '3major' },
      call: '4N',
      shows: fitPoints(21),
      package: 'blackwood',
      artificial: true,
      message: 'aces',
      says: '21 points or more with short suits counted: a slam is in sight, so ask for aces.',
    }),
    rule({
      name: 'raised/ask-game',
      when: { partner: '4major' },
      call: '4N',
      shows: fitPoints(19),
      package: 'blackwood',
      artificial: true,
      message: 'aces',
      says: '19 points or more with short suits counted, opposite shape worth game: a slam is in sight, so ask for aces.',
    }),
    rule({
      name: 'raised/limit-game',
      when: { partner: '3major' },
      call: '4agreed',
      shows: fitPoints(14, 20),
      forcing: 'sign-off',
      says: '14–20 points with short suits counted, opposite a limit raise: game.',
    }),
    rule({
      name: 'raised/limit-pass',
      when: { partner: '3major' },
      call: 'P',
      shows: fitPoints(0, 13),
      says: 'At most 13 points with short suits counted: too few for game opposite a limit raise.',
    }),
    rule({
      name: 'raised/game',
      when: { partner: '2major' },
      call: '4agreed',
      shows: fitPoints(18),
      forcing: 'sign-off',
      says: '18 points or more with short suits counted, opposite at least six: game.',
    }),
    rule({
      name: 'raised/try',
      when: { partner: '2major' },
      call: '2N',
      shows: fitPoints(16, 17),
      forcing: 'one-round',
      artificial: true,
      says: '16 or 17 points with short suits counted: ask whether partner has a little more than a simple raise.',
    }),
    rule({
      name: 'raised/least',
      when: { partner: '2major' },
      call: '3agreed',
      shows: fitPoints(0, 15),
      says: 'At most 15 points with short suits counted: no more than an opening.',
    }),
    rule({
      name: 'raised/end',
      when: { partner: '4major' },
      call: 'P',
      shows: fitPoints(0, 18),
      says: 'At most 18 points with short suits counted: game is enough.',
    }),
  ),
)
const afterMinor = given(
  { opening: '1minor', agreed: 'minor' },
  ...marked(
    { ours: true },
    rule({
      name: 'raised/minor-3N',
      when: { partner: '23minor' },
      call: '3N',
      shows: hand(points(18, 19), no(some('all', cards(0, 1)))),
      says: '18 or 19 points and no singleton: nine tricks are easier than eleven.',
    }),
    rule({
      name: 'raised/minor-limit-3N',
      when: { partner: '3minor' },
      call: '3N',
      shows: hand(points(15, 17), no(some('all', cards(0, 1)))),
      says: '15–17 points and no singleton, opposite 9–11 and five trumps: nine tricks in notrump.',
    }),
    rule({
      name: 'raised/minor-major',
      when: { partner: '2minor' },
      call: '2x',
      shows: length('x', 4),
      forEach: { among: 'majors', order: 'up' },
      forcing: 'one-round',
      says: 'Four {x} beside the minor: show the major on the way.',
    }),
    rule({
      name: 'raised/minor-2N',
      when: { partner: '2minor' },
      call: '2N',
      shows: hand(points(15, 17), no(some('all', cards(0, 1)))),
      forcing: 'invitational',
      says: '15–17 points and no singleton: notrump, if partner has a little extra.',
    }),
    rule({
      name: 'raised/minor-3',
      when: { partner: '2minor' },
      call: '3agreed',
      shows: points(12, 16),
      forcing: 'sign-off',
      says: '12–16 points: the minor is high enough at three.',
    }),
    rule({
      name: 'raised/minor-limit-pass',
      when: { partner: '3minor' },
      call: 'P',
      shows: points(12, 14),
      says: '12–14 points: no game opposite a limit raise of a minor.',
    }),
  ),
)
export const AFTER_RAISE: readonly RuleDraft[] = given(
  { role: 'opener', turn: 1, contested: false },
  ...afterMajor,
  ...afterMinor,
)
