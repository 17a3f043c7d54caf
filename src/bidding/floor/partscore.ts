/** Below game with the opponents silent or outbid: invitations, preferences, rebids; and forced calls. */
import { given, type RuleDraft, rule } from '../ladder-system.ts'
import {
  anyHand,
  cheapest,
  combined,
  combinedFit,
  fitOf,
  hand,
  length,
  longer,
  longest,
  noFit,
  points,
  possible,
  semiBalanced,
  stopped,
} from '../shows.ts'

const MAJORS = { among: 'majors' } as const

/** Towards game, when partner may have a little more than was shown. */
export const invitations: readonly RuleDraft[] = given(
  { ours: true, level: [1, 2], forced: false },
  rule('invite in a major', {}, '3x', hand(fitOf('x', 8), combinedFit(23), possible(26)), {
    forEach: MAJORS,
    forcing: 'invitational',
  }),
  rule('invite in notrump', {}, '2N', hand(semiBalanced, stopped(), combined(23), possible(25)), {
    forcing: 'invitational',
  }),
)

/** Where to play a partscore: partner's better suit, or my long one. */
export const corrections: readonly RuleDraft[] = given(
  { ours: true, level: [1, 3], forced: false },
  rule(
    'preference',
    { partnerSuits: [2, 4], partner: 'suit', artificial: false, level: [1, 3] },
    cheapest('partnerFirst', 1, 3),
    hand(
      noFit('partner', 8),
      length('partnerFirst', 2),
      longer('partnerFirst', { suit: 'partner' }, 0),
    ),
  ),
  rule(
    'own suit instead',
    { mySuits: [1, 4], partner: 'suit', level: [1, 2] },
    cheapest('mine', 1, 2),
    hand(length('mine', 6), length('partner', 0, 1)),
  ),
  rule(
    'suit over notrump',
    { partner: '1nt', level: 1, partnerMin: [0, 13] },
    cheapest('x', 2, 2),
    hand(length('x', 6), longest('x'), combined(undefined, 22)),
    { forEach: { among: 'all' }, forcing: 'sign-off' },
  ),
)

/** Something must be bid: the most telling thing first, whatever there is in the end. */
export const forced: readonly RuleDraft[] = given(
  { forced: true },
  rule('forced raise', {}, cheapest('x', 1, 4), fitOf('x', 8), { forEach: MAJORS }),
  rule('forced rebid of six', {}, cheapest('mine', 1, 4), length('mine', 6)),
  rule('forced major', {}, cheapest('x', 1, 2), hand(length('x', 4), longest('x', ['unbid'])), {
    forEach: { among: ['unbid', 'majors'], order: 'cheapest' },
  }),
  rule(
    'forced five cards',
    {},
    cheapest('x', 1, 3),
    hand(length('x', 5), longest('x', ['unbid'])),
    {
      forEach: { among: 'unbid', order: 'cheapest' },
    },
  ),
  rule('forced notrump', {}, cheapest('N', 1, 3), hand(stopped(), semiBalanced)),
  rule('forced support', {}, cheapest('partner', 1, 4), length('partner', 3)),
  rule('forced preference', {}, cheapest('partnerFirst', 1, 4), length('partnerFirst', 2)),
  rule(
    'forced four cards',
    {},
    cheapest('x', 1, 3),
    hand(length('x', 4), longest('x', ['unbid'])),
    {
      forEach: { among: 'unbid', order: 'cheapest' },
    },
  ),
  rule('forced rebid', {}, cheapest('mine', 1, 3), length('mine', 5)),
  rule('forced notrump, any', {}, cheapest('N', 1, 4), stopped()),
  rule(
    'forced three cards',
    {},
    cheapest('x', 1, 4),
    hand(length('x', 3), longest('x', ['unbid'])),
    {
      forEach: { among: 'unbid', order: 'cheapest' },
    },
  ),
  rule('forced, anything', {}, cheapest('x'), longest('x', ['unbid']), {
    forEach: { among: 'unbid', order: 'cheapest' },
  }),
  rule('forced, partner’s suit', {}, cheapest('partner'), anyHand),
  rule('forced, notrump', {}, cheapest('N'), anyHand),
)

/** Answering partner's bid of a suit or notrump at a turn the system leaves open. */
export const answers: readonly RuleDraft[] = given(
  { role: 'responder', turn: 0, contested: false, forced: false },
  rule(
    'answer in a fit',
    { opening: '1suit', partner: '1suit' },
    cheapest('partner', 2, 2),
    hand(fitOf('partner', 8), combinedFit(18)),
  ),
  rule(
    'answer in a suit',
    { partner: '1suit' },
    cheapest('x', 1, 1),
    hand(points(6), length('x', 4), longest('x', ['unbid'])),
    { forEach: { among: 'unbid', order: 'cheapest' }, forcing: 'one-round' },
  ),
  rule('answer in notrump', { partner: '1suit' }, '1N', points(6, 10)),
)
