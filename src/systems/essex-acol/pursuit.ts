/** Later turns towards game: responder with the opponents in the auction, opener asked. All of it is ours. */
import { given, marked, type RuleDraft, rule } from '#bidding/ladder-system.ts'
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

/** Opener has rebid; theirs are stopped where he bid notrump. */
const responder = given(
  { role: 'responder', turn: 1, contested: true, ours: true, belowGame: true, opening: '1suit' },
  ...given(
    { partner: '12nt' },
    rule(
      'pursue/nt-major',
      { mine: '12major' },
      game('mine'),
      hand(length('mine', 6), combined(24)),
      {
        forcing: 'sign-off',
      },
    ),
    rule('pursue/nt-3N', {}, '3N', combined(25)),
    rule('pursue/nt-2N', { partner: '1nt' }, '2N', combined(23), {
      forcing: 'invitational',
    }),
  ),
  ...given(
    { partner: '123suit', agreed: 'none' },
    rule(
      'pursue/suit',
      { level: [1, 2] },
      cheapest('x', 2, 3),
      hand(length('x', 5), combined(25), longest('x', 'unbid')),
      {
        ...{ forEach: { among: ['unbid', 'majors'] }, forcing: 'one-round' },
      },
    ),
    rule(
      'pursue/own',
      { mine: '12suit' },
      jump('mine', 1, 3, 3),
      hand(length('mine', 6), points(10, 12)),
      {
        forcing: 'invitational',
      },
    ),
    rule('pursue/3N', {}, '3N', hand(stopped(), combined(25))),
    rule(
      'pursue/minor-game',
      { partner: '23minor' },
      '5partner',
      hand(fitOf('partner', 9), combinedFit(28)),
      {
        agrees: 'partner',
      },
    ),
    rule('pursue/raise', { level: 2 }, '3partner', hand(fitOf('partner', 8), combinedFit(23)), {
      ...{ agrees: 'partner', forcing: 'invitational' },
    }),
  ),
)
/** Partner has shown eleven or twelve points in notrump at his second turn. */
const opener = given(
  { role: 'opener', turn: 2, partner: '2nt', opening: '1suit', belowGame: true, agreed: 'none' },
  rule('pursue/accept-2N', { artificial: false }, '3N', combined(25)),
)
/** Partner asks for a little more; nobody stands between. */
const asked = given(
  { role: 'opener', turn: 2, opening: '1suit', belowGame: true, agreed: 'major' },
  rule(
    'pursue/accept-major',
    { contested: true, after: '* bid P 3major P' },
    game('agreed'),
    fitPoints(15),
  ),
)
/** Partner answered my double in notrump. */
const doubler = given(
  { role: 'overcaller', turn: 1, mine: 'double', partner: '2nt', belowGame: true, ours: true },
  rule('pursue/doubled-3N', {}, '3N', combined(25)),
)
/** A raiser with three trumps offered notrump. */
const choice = given(
  { role: 'opener', turn: 2, contested: false, opening: '1major', agreed: 'major', partner: '3nt' },
  rule('pursue/choice-major', { mine: '2nt' }, '4agreed', length('agreed', 5), {
    forcing: 'sign-off',
  }),
)

export const PURSUIT: readonly RuleDraft[] = marked(
  { ours: true },
  ...responder,
  ...opener,
  ...asked,
  ...doubler,
  ...choice,
)
