/** Answers to two of a suit that is too strong for a preempt, the opponents silent. */
import {
  anyHand,
  cheapest,
  combined,
  combinedFit,
  game,
  hand,
  length,
  longest,
  points,
  possible,
  raise,
  semiBalanced,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import type { Openings } from './style.ts'

export const afterTwo = ({ calls, min }: Openings): readonly RuleDraft[] => [
  ...given(
    { role: 'responder', turn: 0, opening: calls, last: '2suit', contested: false },
    rule({
      name: 'high/game',
      when: { opening: '2major' },
      call: game('partner'),
      shows: hand(support(2), combinedFit(25)),
      agrees: 'partner',
      says: 'Trumps for partner’s six and the points for game.',
    }),
    rule({
      name: 'high/own',
      call: cheapest('x', 2, 3),
      shows: hand(points(22 - min), length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid' },
      forcing: 'one-round',
      says: 'Five {x} and enough for the three level: partner bids again.',
    }),
    rule({
      name: 'high/3N',
      call: '3N',
      shows: hand(semiBalanced, combined(24, 32)),
      says: 'The points for game, with the tricks of partner’s long suit.',
    }),
    rule({
      name: 'high/2N',
      call: '2N',
      shows: hand(semiBalanced, combined(21), possible(25)),
      forcing: 'invitational',
      says: 'Game if partner has more than the least.',
    }),
    rule({
      name: 'high/raise',
      call: raise('partner'),
      shows: hand(support(3), combinedFit(20, 24)),
      agrees: 'partner',
      forcing: 'invitational',
      says: 'Nine trumps together: game if partner has more than the least.',
    }),
    rule({
      name: 'high/pass',
      call: 'P',
      shows: points(0, 15),
      says: 'No game opposite a limited opening.',
    }),
  ),
  ...given(
    { role: 'opener', turn: 1, opening: calls, contested: false },
    rule({
      name: 'high/own-raise',
      when: { partner: '2major' },
      call: raise('partner'),
      shows: support(3),
      agrees: 'partner',
      forcing: 'invitational',
      says: 'Three trumps for partner’s five.',
    }),
    rule({
      name: 'high/accept',
      when: { partner: '2nt' },
      call: '3N',
      shows: points(min + 2),
      says: 'More than the least of the opening.',
    }),
    rule({
      name: 'high/decline',
      when: { partner: '2nt' },
      call: cheapest('mine', 3, 3),
      shows: anyHand,
      forcing: 'sign-off',
      says: 'The least of the opening, and a suit of six.',
    }),
    rule({
      name: 'high/own-notrump',
      when: { partner: '2suit' },
      call: '2N',
      shows: points(min + 2),
      says: 'More than the least of the opening, and no fit.',
    }),
    rule({
      name: 'high/again',
      when: { partner: '2suit' },
      call: cheapest('mine', 3, 3),
      shows: anyHand,
      says: 'The least of the opening, and a suit of six.',
    }),
  ),
]
