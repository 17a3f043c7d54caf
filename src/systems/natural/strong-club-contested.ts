/** Partner opened a strong club that says nothing of a suit, and they stepped in before the answer. */
import {
  anyHand,
  balanced,
  cheapest,
  hand,
  jump,
  length,
  longest,
  points,
  stopped,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'

/** @param positive the least points that make game certain opposite the opening. */
export const strongClubContested = (positive: number): readonly RuleDraft[] => [
  ...given(
    {
      role: 'responder',
      turn: 0,
      opening: '1C',
      partnerMin: [15, 37],
      partnerSuits: 0,
      contested: true,
      last: '123suit',
      ours: false,
    },
    rule({
      name: 'club contested/jump',
      when: { last: '12suit' },
      call: jump('x', 1, 2, 3),
      shows: hand(points(3, positive - 3), length('x', 6)),
      forEach: { among: 'unbid', order: 'down' },
      is: 'preempt',
      says: 'Six {x} and a weak hand: the suit and no more.',
    }),
    rule({
      name: 'club contested/suit',
      call: cheapest('x', 1, 3),
      shows: hand(points(positive), length('x', 5), longest('x')),
      forEach: { among: 'unbid', order: 'down' },
      forcing: 'game',
      is: 'new-suit',
      says: 'At least five {x} and a positive answer: game is certain.',
    }),
    rule({
      name: 'club contested/notrump',
      call: cheapest('N', 1, 3),
      shows: hand(points(positive), balanced, stopped()),
      forcing: 'game',
      is: 'notrump',
      says: 'Balanced, their suit stopped, and a positive answer: game is certain.',
    }),
    rule({
      name: 'club contested/double',
      call: 'X',
      shows: points(positive - 3),
      forcing: 'one-round',
      is: 'negative-double',
      says: 'Some strength and no better call: partner bids on.',
    }),
    rule({
      name: 'club contested/pass',
      call: 'P',
      shows: points(0, positive - 4),
      says: 'Weak: partner has another turn.',
    }),
  ),
  ...given(
    {
      role: 'responder',
      turn: 0,
      opening: '1C',
      partnerMin: [15, 37],
      partnerSuits: 0,
      rho: 'double',
    },
    rule({
      name: 'club doubled/positive',
      call: cheapest('x', 1, 2),
      shows: hand(points(positive), length('x', 5), longest('x')),
      forEach: { among: 'all', order: 'down' },
      forcing: 'game',
      is: 'new-suit',
      says: 'At least five {x} and a positive answer: game is certain.',
    }),
    rule({
      name: 'club doubled/strength',
      call: 'XX',
      shows: points(positive),
      forcing: 'one-round',
      is: 'redouble',
      says: 'A positive answer without a long suit: game is certain.',
    }),
    rule({
      name: 'club doubled/negative',
      call: '1D',
      shows: anyHand,
      forcing: 'one-round',
      artificial: true,
      says: 'The weak answer, whatever the diamonds.',
    }),
  ),
]
