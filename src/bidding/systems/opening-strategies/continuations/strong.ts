/** After a strong opening that says nothing of its suit, the opponents silent. */

import {
  anyHand,
  balanced,
  cards,
  cheapest,
  combined,
  either,
  fitPoints,
  game,
  hand,
  jump,
  length,
  longest,
  points,
  raise,
  semiBalanced,
  some,
  stopped,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { afterPositive } from './positive.ts'
import type { Openings, StrategyStyle } from './style.ts'

/** Points from which an answer is positive; with the least of the opening they make game. */
const POSITIVE = 8
/** Points of the opening from which every suit that it goes on with forces to game. */
const GAME_FORCE = 21

const answers = ({ calls }: Openings): readonly RuleDraft[] =>
  given(
    { role: 'responder', turn: 0, opening: calls, contested: false },
    rule({
      name: `strong/${calls}-major`,
      call: cheapest('x', 1, 2),
      shows: hand(points(POSITIVE), length('x', 5), longest('x')),
      forEach: { among: 'majors' },
      forcing: 'game',
      says: 'Eight points and five {x}: game is certain.',
    }),
    rule({
      name: `strong/${calls}-clubs`,
      call: cheapest('C', 2, 3),
      shows: hand(points(POSITIVE), length('C', 5), longest('C')),
      forcing: 'game',
      says: 'Eight points and five clubs: game is certain.',
    }),
    rule({
      name: `strong/${calls}-diamonds`,
      call: jump('D', 1, 2, 3),
      shows: hand(points(POSITIVE), length('D', 5), longest('D')),
      forcing: 'game',
      says: 'Eight points and five diamonds; the cheaper bid is the weak answer.',
    }),
    rule({
      name: `strong/${calls}-notrump`,
      call: cheapest('N', 1, 2),
      shows: points(POSITIVE),
      forcing: 'game',
      says: 'Eight points and no five-card suit: game is certain.',
    }),
    rule({
      name: `strong/${calls}-negative`,
      call: cheapest('D', 1, 2),
      shows: points(0, POSITIVE - 1),
      forcing: 'one-round',
      artificial: true,
      says: 'Fewer than eight points; says nothing of diamonds.',
    }),
  )

/** Opener over the weak answer, where every suit forces to game. */
const gameForced = ({ calls, min }: Openings): readonly RuleDraft[] =>
  given(
    { role: 'opener', turn: 1, opening: calls, contested: false },
    ...given(
      { artificial: true },
      rule({
        name: `strong/${calls}-2N`,
        call: '2N',
        shows: hand(balanced, points(min, min + 2)),
        forcing: 'invitational',
        says: 'Balanced, with the least of the opening or a little more.',
      }),
      rule({
        name: `strong/${calls}-3N`,
        call: '3N',
        shows: hand(balanced, points(min + 3)),
        says: 'Balanced, with the points for game alone.',
      }),
      rule({
        name: `strong/${calls}-suit`,
        call: cheapest('x', 2, 3),
        shows: hand(length('x', 5), longest('x')),
        forEach: { among: 'all' },
        forcing: 'game',
        says: 'Five {x} or more: game is certain.',
      }),
      rule({
        name: `strong/${calls}-four`,
        call: cheapest('x', 2, 3),
        shows: hand(length('x', 4), longest('x')),
        forEach: { among: 'all', order: 'cheapest' },
        forcing: 'game',
        says: 'No five-card suit and not balanced: the cheapest of four.',
      }),
    ),
  )
/** Opener, from eighteen points or so, when a weak answer was followed by a suit or by two notrump. */
const weakAgain = ({ calls, min }: Openings): readonly RuleDraft[] =>
  given(
    { role: 'opener', turn: 2, opening: calls, contested: false, gameForce: false, agreed: 'none' },
    rule({
      name: `strong/${calls}-accept`,
      when: { partner: '2nt', mine: '1nt' },
      call: '3N',
      shows: points(min + 1),
      says: 'More than the least of the opening: the invitation is accepted.',
    }),
    rule({
      name: `strong/${calls}-own-game`,
      when: { mine: '12suit', partner: '12major' },
      call: game('partner'),
      shows: hand(support(3), fitPoints(min + 2)),
      agrees: 'partner',
      says: 'Three trumps for partner’s five and more than the least of the opening.',
    }),
    rule({
      name: `strong/${calls}-own-raise`,
      when: { mine: '12suit', partner: '12major' },
      call: raise('partner'),
      shows: support(3),
      agrees: 'partner',
      forcing: 'invitational',
      says: 'Three trumps for partner’s five.',
    }),
    rule({
      name: `strong/${calls}-own-3N`,
      when: { mine: '12suit', partner: '123suit' },
      call: '3N',
      shows: hand(points(min + 2), either(semiBalanced, length('mine', 6)), stopped('unbid')),
      says: 'More than the least of the opening, a long suit or a flat hand, and the unbid suits stopped.',
    }),
  )
/** Responder over opener's suit or notrump, with game forced. */
const answersAgain = ({ calls }: Openings): readonly RuleDraft[] => [
  ...given(
    { role: 'responder', turn: 1, opening: calls, contested: false },
    rule({
      name: `strong/${calls}-2N-major`,
      when: { partner: '2nt' },
      call: '3x',
      shows: hand(combined(24), length('x', 5)),
      forEach: { among: 'majors' },
      forcing: 'game',
      says: 'Five {x} and a little: partner chooses the game.',
    }),
    rule({
      name: `strong/${calls}-2N-game`,
      when: { partner: '2nt' },
      call: '3N',
      shows: combined(24),
      says: 'A little is enough for game.',
    }),
    rule({
      name: `strong/${calls}-2N-pass`,
      when: { partner: '2nt' },
      call: 'P',
      shows: anyHand,
      says: 'Nothing to add to two notrump.',
    }),
    rule({
      name: `strong/${calls}-raise`,
      when: { partner: '123major' },
      call: raise('partner'),
      shows: support(3),
      agrees: 'partner',
      forcing: 'game',
      says: 'Three trumps for partner’s suit.',
    }),
    rule({
      name: `strong/${calls}-own`,
      when: { gameForce: true },
      call: cheapest('x', 2, 3),
      shows: hand(length('x', 5), longest('x', 'unbid')),
      forEach: { among: 'unbid' },
      says: 'Five {x}.',
    }),
    rule({
      name: `strong/${calls}-waiting`,
      when: { gameForce: true, partner: 'suit' },
      call: cheapest('N', 2, 3),
      shows: anyHand,
      says: 'Nothing to show: partner goes on.',
    }),
  ),
]

/** Opener over the weak answer, from eighteen points or so: only a jump forces. */
const limited = ({ calls, min }: Openings): readonly RuleDraft[] => {
  const weak = (call: string) => call
  return [
    ...given(
      { role: 'opener', turn: 1, opening: weak(calls), contested: false, artificial: true },
      rule({
        name: `strong/${calls}-jump`,
        call: jump('x', 1, 2, 3),
        shows: hand(points(min + 5), length('x', 5), longest('x')),
        forEach: { among: 'all' },
        forcing: 'game',
        says: 'Five {x} and nearly game alone.',
      }),
      rule({
        name: `strong/${calls}-1N`,
        call: '1N',
        shows: hand(balanced, points(0, min + 2)),
        says: 'Balanced, with the least of the opening or a little more.',
      }),
      rule({
        name: `strong/${calls}-2N`,
        call: '2N',
        shows: hand(balanced, points(0, min + 5)),
        forcing: 'invitational',
        says: 'Balanced, with more than the least of the opening.',
      }),
      rule({
        name: `strong/${calls}-3N`,
        call: '3N',
        shows: balanced,
        says: 'Balanced, with nearly game alone.',
      }),
      rule({
        name: `strong/${calls}-suit`,
        call: cheapest('x', 1, 2),
        shows: hand(length('x', 5), longest('x')),
        forEach: { among: 'all' },
        says: 'Five {x} or more.',
      }),
      rule({
        name: `strong/${calls}-four`,
        call: cheapest('x', 1, 2),
        shows: hand(length('x', 4), longest('x')),
        forEach: { among: 'all', order: 'cheapest' },
        says: 'No five-card suit and not balanced: the cheapest of four.',
      }),
    ),
    ...given(
      { role: 'responder', turn: 1, opening: calls, contested: false, gameForce: false },
      rule({
        name: `strong/${calls}-notrump-major`,
        when: { partner: '1nt' },
        call: '2x',
        shows: hand(length('x', 5), points(0, 24 - min - 1)),
        forEach: { among: 'majors' },
        forcing: 'sign-off',
        says: 'Five {x} and no game.',
      }),
      rule({
        name: `strong/${calls}-notrump-ask`,
        when: { partner: '1nt' },
        call: '2C',
        shows: hand(combined(24), some('majors', cards(4))),
        package: 'stayman',
        forcing: 'one-round',
        artificial: true,
        message: 'majors',
        says: 'A four-card major and a try for game: asks for partner’s majors.',
      }),
      rule({
        name: `strong/${calls}-raise-game`,
        when: { partner: '12major' },
        call: game('partner'),
        shows: hand(support(3), fitPoints(7)),
        agrees: 'partner',
        says: 'Three trumps and seven points with short suits counted: game opposite a strong club.',
      }),
      rule({
        name: `strong/${calls}-raise`,
        when: { partner: '12major' },
        call: raise('partner'),
        shows: hand(support(3), fitPoints(4)),
        agrees: 'partner',
        forcing: 'invitational',
        says: 'Three trumps and a little.',
      }),
      rule({
        name: `strong/${calls}-own`,
        when: { partner: '12suit' },
        call: cheapest('x', 1, 2),
        shows: hand(points(4), length('x', 5), longest('x', 'unbid')),
        forEach: { among: 'unbid' },
        forcing: 'one-round',
        says: 'Five {x} and a little.',
      }),
      rule({
        name: `strong/${calls}-minor-raise`,
        when: { partner: '2minor' },
        call: raise('partner'),
        shows: hand(support(4), points(4)),
        agrees: 'partner',
        forcing: 'invitational',
        says: 'Four cards in partner’s minor and a little.',
      }),
      rule({
        name: `strong/${calls}-little-notrump`,
        when: { partner: '12suit' },
        call: cheapest('N', 1, 2),
        shows: points(5),
        forcing: 'invitational',
        says: 'Five points or more and no suit to show: game if partner has more than the least.',
      }),
    ),
  ]
}

export const afterStrong = ({ strong }: StrategyStyle): readonly RuleDraft[] =>
  strong.flatMap((opening) => [
    ...answers(opening),
    ...afterPositive(opening, POSITIVE),
    ...(opening.min >= GAME_FORCE
      ? [...gameForced(opening), ...answersAgain(opening)]
      : [...limited(opening), ...weakAgain(opening)]),
  ])
