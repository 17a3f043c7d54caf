/** Answers to weak twos and preempts, the opponents silent. */

import {
  anyHand,
  cheapest,
  either,
  fitOf,
  fitPoints,
  game,
  hand,
  length,
  longest,
  points,
  stopped,
  support,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'
import type { Openings } from './style.ts'

export const afterWeak = ({ calls }: Openings): readonly RuleDraft[] => [
  ...given(
    { role: 'responder', turn: 0, opening: calls, contested: false },
    rule({
      name: 'weak/game',
      when: { opening: '2major|3major', belowGame: true },
      call: game('partner'),
      shows: hand(support(2), fitPoints(15)),
      agrees: 'partner',
      says: 'An opening hand and more, with trumps for partner: game.',
    }),
    rule({
      name: 'weak/further-four',
      when: { opening: '2major|3major', belowGame: true },
      call: game('partner'),
      shows: hand(fitOf('partner', 10), points(0, 14)),
      agrees: 'partner',
      says: 'Ten trumps together: as high as the fit at once.',
    }),
    rule({
      name: 'weak/3N',
      when: { belowGame: true },
      call: '3N',
      shows: hand(points(17), length('partner', 2)),
      says: '17 points or more and a fit for the long suit: nine tricks.',
    }),
    rule({
      name: 'weak/further',
      when: { opening: '2suit' },
      call: '3partner',
      shows: hand(support(3), points(0, 14)),
      agrees: 'partner',
      forcing: 'sign-off',
      says: 'Nine trumps together: as high as the fit at once.',
    }),
    rule({
      name: 'weak/own',
      when: { opening: '2suit' },
      call: cheapest('x', 2, 3),
      shows: hand(points(16), length('x', 5), longest('x')),
      forEach: { among: 'unbid' },
      forcing: 'one-round',
      says: '16 points or more and a suit of my own.',
    }),
    rule({
      name: 'weak/3N-alone',
      when: { opening: '23suit' },
      call: '3N',
      shows: hand(points(19), stopped('unbid')),
      says: '19 points or more and the other suits stopped: nine tricks without partner’s suit.',
    }),
    rule({
      name: 'weak/own-three',
      when: { opening: '3suit' },
      call: cheapest('x', 3, 3),
      shows: hand(points(16), length('x', 6), longest('x')),
      forEach: { among: 'unbid' },
      forcing: 'one-round',
      says: '16 points or more and at least six {x}: partner bids again.',
    }),
    rule({
      name: 'weak/pass',
      call: 'P',
      shows: either(points(0, 18), length('partner', 0, 1)),
      says: 'No game opposite a weak opening.',
    }),
  ),
  ...given(
    { role: 'opener', turn: 1, opening: calls, contested: false, forced: true },
    rule({
      name: 'weak/raise',
      when: { partner: 'suit' },
      call: cheapest('partner', 3, 4),
      shows: support(3),
      agrees: 'partner',
      says: 'Three trumps for partner.',
    }),
    rule({
      name: 'weak/again',
      call: cheapest('mine', 2, 4),
      shows: anyHand,
      says: 'Nothing but the long suit.',
    }),
  ),
]
