/**
 * Raises of partner's opening. The document gives the raise to two, on six points or more without a
 * limit, and sets it above a new suit; limit and game raises are ours and stand before it.
 */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  cards,
  combinedFit,
  fitPoints,
  hand,
  length,
  no,
  points,
  raise,
  some,
  support,
} from '#bidding/shows.ts'
import { DETAILS, INFORMATION } from './terms.ts'

const major = given(
  { opening: '1major' },
  rule('raise/game', {}, raise('partner', 3), hand(support(4), points(0, 11), fitPoints(12, 16)), {
    ...{ agrees: 'partner', forcing: 'sign-off', ours: true },
    says: 'Four trumps and shape, not the points for more.',
  }),
  rule('raise/limit', {}, raise('partner', 2), hand(support(4), points(7, 12), fitPoints(10, 12)), {
    ...{ agrees: 'partner', forcing: 'invitational', ours: true },
    says: 'Four trumps and ten to twelve points with short suits counted.',
  }),
  rule('raise/two', {}, raise('partner', 1), hand(support(3), points(6)), {
    ...{ agrees: 'partner', forcing: 'one-round', source: DETAILS },
    says: 'Support and six points or more.',
  }),
)
const minor = given(
  { opening: '1minor' },
  rule(
    'raise/limit-minor',
    {},
    raise('partner', 2),
    hand(support(5), points(9, 11), no(some('majors', cards(4)))),
    { ...{ agrees: 'partner', forcing: 'invitational', ours: true } },
  ),
  rule('raise/clubs', { opening: '1C' }, '2C', hand(points(6), length('C', 4)), {
    ...{ agrees: 'partner', forcing: 'one-round', source: INFORMATION },
    says: 'Four clubs or more and six points; better than a new suit.',
  }),
  rule(
    'raise/diamonds',
    { opening: '1D' },
    '2D',
    hand(points(6), length('D', 4), no(some('majors', cards(4)))),
    { ...{ agrees: 'partner', forcing: 'one-round', source: INFORMATION } },
  ),
)

export const RAISES: readonly RuleDraft[] = given(
  { role: 'responder', turn: 0, contested: false },
  rule('raise/ask', { opening: '1major' }, '4N', hand(support(4), combinedFit(33)), {
    ...{ agrees: 'partner', artificial: true, message: 'aces', package: 'blackwood', ours: true },
    says: 'Four trumps and a slam in sight: asks for aces.',
  }),
  ...major,
  ...minor,
)

/** Opener after a raise. */
const afterMajor = given(
  { opening: '1major', agreed: 'major' },
  ...marked(
    { ours: true },
    rule('raised/ask', { partner: '34major' }, '4N', fitPoints(21), {
      ...{ artificial: true, message: 'aces', package: 'blackwood' },
      says: 'A slam is in sight: asks for aces.',
    }),
    rule('raised/limit-game', { partner: '3major' }, '4agreed', fitPoints(15, 20), {
      forcing: 'sign-off',
    }),
    rule('raised/limit-pass', { partner: '3major' }, 'P', fitPoints(0, 14)),
    rule('raised/game', { partner: '2major' }, '4agreed', fitPoints(19), { forcing: 'sign-off' }),
    rule('raised/try', { partner: '2major' }, '2N', fitPoints(16, 18), {
      ...{ artificial: true, forcing: 'one-round' },
      says: 'Sixteen to eighteen points with short suits counted; asks whether partner has a little more.',
    }),
    rule('raised/least', { partner: '2major' }, '3agreed', fitPoints(0, 15), {
      says: 'No more than an opening.',
    }),
    rule('raised/end', { partner: '4major' }, 'P', fitPoints(0, 20)),
  ),
)
const afterMinor = given(
  { opening: '1minor', agreed: 'minor' },
  ...marked(
    { ours: true },
    rule(
      'raised/minor-3N',
      { partner: '23minor' },
      '3N',
      hand(points(18, 19), no(some('all', cards(0, 1)))),
    ),
    rule('raised/minor-major', { partner: '2minor' }, '2x', length('x', 4), {
      forEach: { among: 'majors', order: 'up' },
      forcing: 'one-round',
    }),
    rule(
      'raised/minor-2N',
      { partner: '2minor' },
      '2N',
      hand(points(15, 17), no(some('all', cards(0, 1)))),
      {
        forcing: 'invitational',
      },
    ),
    rule('raised/minor-3', { partner: '2minor' }, '3agreed', points(12, 16), {
      forcing: 'sign-off',
    }),
    rule('raised/minor-limit-pass', { partner: '3minor' }, 'P', points(12, 14)),
  ),
)
export const AFTER_RAISE: readonly RuleDraft[] = given(
  { role: 'opener', turn: 1, contested: false },
  ...afterMajor,
  ...afterMinor,
)
