/** A tiny natural system that tests the mechanism on rules written for it. */

import { biddingSystem, given, rule } from '#bidding/language/drafts.ts'
import type { BiddingSystem } from '#bidding/language/system.ts'
import {
  aces,
  acesTogether,
  anyHand,
  balanced,
  cheapest,
  combined,
  control,
  either,
  fitOf,
  game,
  hand,
  length,
  longest,
  points,
  raise,
  step,
  support,
} from './words.ts'

export const TINY: BiddingSystem = biddingSystem(
  'tiny',
  'Tiny',
  [{ id: 'stayman', name: 'Stayman' }],
  given(
    { role: 'opening' },
    rule({
      name: '1NT',
      call: '1N',
      shows: hand(balanced, points(12, 14)),
      says: 'Balanced with 12–14 points.',
    }),
    rule({
      name: '1suit',
      call: '1x',
      shows: hand(points(12, 19), length('x', 4), longest('x')),
      forEach: { among: 'all' },
      says: '12–19 points and four {x} or more, no suit longer.',
    }),
    rule({ name: 'open-pass', call: 'P', shows: anyHand, says: 'Nothing to open.' }),
  ),
  given(
    { role: 'responder', turn: 0, contested: false },
    ...given(
      { opening: '1nt' },
      rule({
        name: 'stayman',
        call: '2C',
        shows: hand(points(11), length('H', 4)),
        package: 'stayman',
        forcing: 'one-round',
        artificial: true,
        message: 'majors',
        says: '11 points or more and four hearts: ask for a major.',
      }),
      rule({
        name: '1NT-3NT',
        call: '3N',
        shows: combined(25),
        says: 'At least 25 points together: game.',
      }),
      rule({ name: '1NT-pass', call: 'P', shows: anyHand, says: 'No game opposite 12–14.' }),
    ),
    ...given(
      { opening: '1suit' },
      rule({
        name: 'raise-game',
        call: game('partner'),
        shows: hand(support(4), combined(25)),
        says: 'Four {partner} and at least 25 points together: game.',
      }),
      rule({
        name: 'raise',
        call: raise('partner'),
        shows: hand(support(4), points(6, 9)),
        says: 'Four {partner} and 6–9 points: a simple raise.',
      }),
      rule({
        name: 'new-suit',
        call: cheapest('x', 1, 1),
        shows: hand(points(6), length('x', 4), longest('x')),
        forEach: { among: 'unbid', order: 'cheapest' },
        forcing: 'one-round',
        says: 'Four {x} or more and six points or more: a new suit at one.',
      }),
      rule({
        name: '1NT-answer',
        call: '1N',
        shows: points(6, 9),
        says: '6–9 points and no suit to show.',
      }),
    ),
  ),
  rule({
    name: 'ask',
    when: { agreed: 'any', turn: 1 },
    call: '4N',
    shows: combined(32),
    artificial: true,
    message: 'aces',
    says: 'At least 32 points together: ask for aces.',
  }),
  given(
    { asked: 'aces' },
    ...[0, 1, 2, 3].map((n) =>
      rule({
        name: `aces-${n}`,
        call: step(n + 1),
        shows: n === 0 ? either(aces(0), aces(4)) : aces(n),
        artificial: true,
        tells: { aces: n === 0 ? [0, 4] : [n] },
        says: 'The answer to four notrump, by the number of aces.',
      }),
    ),
  ),
  given(
    { answered: 'aces' },
    rule({
      name: 'six',
      call: '6agreed',
      shows: acesTogether(3),
      says: 'At least three aces between us: small slam.',
    }),
    rule({
      name: 'five',
      call: cheapest('agreed'),
      shows: anyHand,
      says: 'Two aces may be missing: stop at five.',
    }),
  ),
  rule({
    name: 'cue',
    when: { agreed: 'any', forced: false, turn: 1, level: [2, 3] },
    call: cheapest('x'),
    shows: hand(control('x'), combined(30)),
    forEach: { among: 'controls', order: 'cheapest' },
    forcing: 'one-round',
    artificial: true,
    tells: { control: 'x' },
    says: 'First-round control of {x}.',
  }),
  rule({
    name: 'fit',
    when: { partnerSuits: [1, 4], ours: true, belowGame: true, turn: 1 },
    call: cheapest('partner'),
    shows: fitOf('partner', 8),
    says: 'An eight-card fit in {partner}: a raise.',
  }),
)
