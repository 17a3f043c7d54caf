/** After a notrump opening, the opponents silent: Stayman, long majors, and the points of both hands. */

import {
  aces,
  anyHand,
  balanced,
  cards,
  cheapest,
  combined,
  combinedFit,
  extra,
  game,
  hand,
  length,
  lengthPoints,
  longest,
  points,
  possible,
  shortness,
  some,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import type { StrategyStyle } from './style.ts'

/** Points of both hands for game and for a try. */
const GAME = 25
const TRY = 23

/** Responder over 1NT. */
const overOne = (min: number): readonly RuleDraft[] => [
  rule({
    name: 'notrump/aces',
    call: '4C',
    shows: hand(some('majors', cards(6)), lengthPoints(33 - min)),
    artificial: true,
    message: 'aces',
    is: 'gerber',
    says: 'A six-card major and 33 points together, long suits counted: four clubs asks for aces.',
  }),
  rule({
    name: 'notrump/major-game',
    call: '4x',
    shows: hand(length('x', 6), points(GAME - min - 1, 32 - min)),
    forEach: { among: 'majors' },
    agrees: 'x',
    forcing: 'sign-off',
    says: 'Six {x} opposite a notrump opening and the points for game.',
  }),
  rule({
    name: 'notrump/6N',
    call: '6N',
    shows: hand(combined(33, 36)),
    says: 'Thirty-three points together: a small slam.',
  }),
  rule({
    name: 'notrump/4N',
    call: '4N',
    shows: hand(balanced, possible(33), combined(31)),
    forcing: 'invitational',
    says: 'A slam if partner has the most that the opening shows.',
  }),
  rule({
    name: 'notrump/force',
    call: '3x',
    shows: hand(length('x', 5), combined(GAME), longest('x')),
    forEach: { among: 'majors' },
    forcing: 'game',
    says: 'Five {x} and the points for game: partner chooses between the suit and notrump.',
  }),
  rule({
    name: 'notrump/stayman',
    call: '2C',
    shows: hand(combined(TRY), some('majors', cards(4))),
    package: 'stayman',
    forcing: 'one-round',
    artificial: true,
    message: 'majors',
    says: 'A four-card major and the points for a try at game: asks for partner’s majors.',
  }),
  rule({
    name: 'notrump/weak',
    call: '2x',
    shows: hand(length('x', 5), points(0, TRY - min - 1), longest('x', '=DHS')),
    forEach: { among: '=SHD' },
    forcing: 'sign-off',
    says: 'Five {x} and no game: better than one notrump.',
  }),
  rule({
    name: 'notrump/weak-clubs',
    call: '3C',
    shows: hand(length('C', 6), shortness, points(0, TRY - min - 1)),
    forcing: 'sign-off',
    says: 'Six clubs, a short suit and no game: better than one notrump, and two clubs would ask.',
  }),
  rule({
    name: 'notrump/3N',
    call: '3N',
    shows: combined(GAME),
    says: 'The points for game and no major to look for.',
  }),
  rule({
    name: 'notrump/2N',
    call: '2N',
    shows: combined(TRY),
    forcing: 'invitational',
    says: 'Game if partner has more than the least of the opening.',
  }),
  rule({
    name: 'notrump/pass',
    call: 'P',
    shows: anyHand,
    says: 'No game opposite a notrump opening.',
  }),
]
const stayman: readonly RuleDraft[] = [
  ...given(
    { asked: 'majors', contested: false },
    rule({
      name: 'notrump/stayman-H',
      call: cheapest('H'),
      shows: length('H', 4),
      package: 'stayman',
      says: 'Four hearts, as asked.',
    }),
    rule({
      name: 'notrump/stayman-S',
      call: cheapest('S'),
      shows: length('S', 4),
      package: 'stayman',
      says: 'Four spades, as asked.',
    }),
    rule({
      name: 'notrump/stayman-no',
      call: cheapest('D'),
      shows: anyHand,
      package: 'stayman',
      artificial: true,
      says: 'No four-card major.',
    }),
  ),
  ...given(
    { answered: 'majors', belowGame: true, contested: false },
    rule({
      name: 'notrump/fit-six',
      when: { partner: 'major' },
      call: '6partner',
      shows: hand(support(4), combinedFit(33), aces(1, 4)),
      package: 'stayman',
      agrees: 'partner',
      forcing: 'sign-off',
      says: 'Eight trumps, an ace and 33 points together, short suits counted: a small slam.',
    }),
    rule({
      name: 'notrump/fit-slow',
      when: { partner: '2major', gameForce: true },
      call: '3partner',
      shows: hand(support(4), extra(2)),
      package: 'stayman',
      agrees: 'partner',
      forcing: 'game',
      says: 'Eight trumps together and more than the least so far: there is room to look for a slam.',
    }),
    rule({
      name: 'notrump/fit-game',
      when: { partner: 'major' },
      call: game('partner'),
      shows: hand(support(4), combined(GAME)),
      package: 'stayman',
      agrees: 'partner',
      says: 'Eight trumps together and the points for game.',
    }),
    rule({
      name: 'notrump/fit-try',
      when: { partner: '2major' },
      call: '3partner',
      shows: support(4),
      package: 'stayman',
      agrees: 'partner',
      forcing: 'invitational',
      says: 'Eight trumps together: game if partner has more than the least.',
    }),
    rule({
      name: 'notrump/no-fit-6N',
      call: '6N',
      shows: hand(combined(33)),
      package: 'stayman',
      forcing: 'sign-off',
      says: 'No fit in a major, and 33 points together: a small slam.',
    }),
    rule({
      name: 'notrump/no-fit-4N',
      call: '4N',
      shows: hand(combined(31), possible(33)),
      package: 'stayman',
      forcing: 'invitational',
      is: 'quantitative',
      says: 'No fit in a major, and a slam if partner has more than the least of the opening.',
    }),
    rule({
      name: 'notrump/no-fit-3N',
      call: '3N',
      shows: combined(GAME),
      package: 'stayman',
      says: 'No fit in a major, and the points for game.',
    }),
    rule({
      name: 'notrump/no-fit-2N',
      call: '2N',
      shows: anyHand,
      package: 'stayman',
      forcing: 'invitational',
      says: 'No fit in a major: game if partner has more than the least.',
    }),
  ),
]
/** Opener's second turn. */
const opener = (calls: string, min: number): readonly RuleDraft[] =>
  given(
    { role: 'opener', turn: 1, opening: calls, contested: false },
    rule({
      name: 'notrump/force-raise',
      when: { partner: '3major' },
      call: game('partner'),
      shows: support(3),
      agrees: 'partner',
      says: 'Three trumps for partner’s five.',
    }),
    rule({
      name: 'notrump/force-3N',
      when: { partner: '3major' },
      call: '3N',
      shows: anyHand,
      says: 'No fit for partner’s major.',
    }),
    rule({
      name: 'notrump/accept',
      when: { partner: '2nt' },
      call: '3N',
      shows: points(min + 1),
      says: 'More than the least of the opening.',
    }),
    rule({
      name: 'notrump/decline',
      when: { partner: '2nt' },
      call: 'P',
      shows: anyHand,
      says: 'The least of the opening.',
    }),
    rule({
      name: 'notrump/slam',
      when: { partner: '4nt' },
      call: '6N',
      shows: points(min + 2),
      says: 'The most of the opening, as asked.',
    }),
    rule({
      name: 'notrump/slam-five',
      when: { partner: '4nt' },
      call: '6N',
      shows: hand(points(min + 1), some('all', cards(5))),
      says: 'More than the least of the opening and a suit of five, which is a trick: slam.',
    }),
  )
/** Responder over 2NT or higher. */
const overTwo = (): readonly RuleDraft[] => [
  rule({
    name: 'notrump/two-major-game',
    call: '4x',
    shows: hand(length('x', 6), combined(24, 32)),
    forEach: { among: 'majors' },
    agrees: 'x',
    forcing: 'sign-off',
    says: 'Six {x} opposite two notrump: game.',
  }),
  rule({
    name: 'notrump/two-6N',
    call: '6N',
    shows: hand(combined(33)),
    says: 'Thirty-three points together: a small slam.',
  }),
  rule({
    name: 'notrump/two-force',
    call: '3x',
    shows: hand(length('x', 5), combined(24), longest('x')),
    forEach: { among: 'majors' },
    forcing: 'game',
    says: 'Five {x}: partner chooses between the suit and notrump.',
  }),
  rule({
    name: 'notrump/two-stayman',
    call: '3C',
    shows: hand(combined(24), some('majors', cards(4))),
    package: 'stayman',
    forcing: 'game',
    artificial: true,
    message: 'majors',
    says: 'A four-card major and the points for game: asks for partner’s majors.',
  }),
  rule({
    name: 'notrump/two-3N',
    call: '3N',
    shows: combined(24),
    says: 'The points for game.',
  }),
  rule({
    name: 'notrump/two-pass',
    call: 'P',
    shows: anyHand,
    says: 'No game opposite two notrump.',
  }),
]

export function afterNotrump({ notrump }: StrategyStyle): readonly RuleDraft[] {
  const one = notrump.find(({ level }) => level === 1)
  const two = notrump.find(({ level }) => level === 2)
  return [
    ...stayman,
    ...(one === undefined
      ? []
      : [
          ...given(
            { role: 'responder', turn: 0, opening: one.calls, contested: false },
            ...overOne(one.min),
          ),
          ...opener(one.calls, one.min),
        ]),
    ...(two === undefined
      ? []
      : [
          ...given(
            { role: 'responder', turn: 0, opening: two.calls, contested: false },
            ...overTwo(),
          ),
          ...given(
            { role: 'opener', turn: 1, opening: two.calls, contested: false, partner: '3major' },
            rule({
              name: 'notrump/two-raise',
              call: game('partner'),
              shows: support(3),
              agrees: 'partner',
              says: 'Three trumps for partner’s five.',
            }),
            rule({
              name: 'notrump/two-no-raise',
              call: '3N',
              shows: anyHand,
              says: 'No fit for partner’s major.',
            }),
          ),
        ]),
  ]
}
