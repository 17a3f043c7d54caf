/** Answers to an opening of one in a suit, other than raises (raises.ts, which stand first). */

import { balanced, cheapest, hand, jump, length, longest, points } from '#bidding/shows.ts'
import { given, marked, type RuleDraft, rule } from '#bidding/system.ts'
import { INFORMATION } from './terms.ts'

const strong = marked(
  { ours: true },
  rule({
    name: 'response/jump',
    call: jump('x', 1, 2, 3),
    shows: hand(points(16), length('x', 5), longest('x')),
    forEach: { among: 'unbid' },
    forcing: 'game',
    says: '16 points or more and at least five {x}: game is certain and slam may be on.',
  }),
)
const suits = given(
  {},
  rule({
    name: 'response/one',
    call: cheapest('x', 1, 1),
    shows: hand(points(6), length('x', 4), longest('x', 'unbid')),
    forEach: { among: ['unbid', '=DH'], order: 'cheapest' },
    forcing: 'one-round',
    source: INFORMATION,
    says: 'Six points or more and at least four {x}: the cheapest suit first, and partner bids again.',
  }),
  rule({
    name: 'response/1S',
    call: '1S',
    shows: hand(points(6), length('S', 4)),
    forcing: 'one-round',
    source: INFORMATION,
    says: 'Six points or more and at least four spades.',
  }),
  ...marked(
    { ours: true },
    rule({
      name: 'response/3N',
      call: '3N',
      shows: hand(balanced, points(13, 15)),
      says: 'Balanced with 13–15 points opposite an opening: game in notrump.',
    }),
    rule({
      name: 'response/2N',
      call: '2N',
      shows: hand(balanced, points(11, 12)),
      forcing: 'invitational',
      says: 'Balanced with 11 or 12 points: game if partner has a little extra.',
    }),
    rule({
      name: 'response/two-five',
      call: cheapest('x', 2, 2),
      shows: hand(points(10), length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid', order: 'down' },
      forcing: 'one-round',
      says: 'At least five {x} and 10 points or more: enough for the two level.',
    }),
    rule({
      name: 'response/two-four',
      call: cheapest('x', 2, 2),
      shows: hand(points(10), length('x', 4), longest('x', 'unbid')),
      forEach: { among: ['unbid', '=CD'], order: 'cheapest' },
      forcing: 'one-round',
      says: 'At least four {x} and 10 points or more: enough for the two level.',
    }),
    rule({
      name: 'response/1N',
      call: '1N',
      shows: points(6, 10),
      says: '6–10 points and no suit to show at the one level.',
    }),
  ),
  rule({
    name: 'response/pass',
    call: 'P',
    shows: points(0, 5),
    source: INFORMATION,
    says: 'Fewer than six points: game is out of reach.',
  }),
)

export const RESPONSES: readonly RuleDraft[] = given(
  { role: 'responder', turn: 0, contested: false, opening: '1suit' },
  ...strong,
  ...suits,
)
