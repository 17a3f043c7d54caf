/** A tiny natural system, so that the mechanism is tested on rules of its own. */
import { given, type LadderSystem, ladderSystem, rule } from './ladder-system.ts'
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
} from './shows.ts'

export const TINY: LadderSystem = ladderSystem(
  'tiny',
  'Tiny',
  [{ id: 'stayman', name: 'Stayman' }],
  given(
    { role: 'opening' },
    rule('1NT', {}, '1N', hand(balanced, points(12, 14))),
    rule('1suit', {}, '1x', hand(points(12, 19), length('x', 4), longest('x')), {
      forEach: { among: 'all' },
    }),
    rule('open-pass', {}, 'P', anyHand),
  ),
  given(
    { role: 'responder', turn: 0, contested: false },
    ...given(
      { opening: '1nt' },
      rule('stayman', {}, '2C', hand(points(11), length('H', 4)), {
        ...{ package: 'stayman', artificial: true, forcing: 'one-round', message: 'majors' },
        says: 'Asks for a four-card major.',
      }),
      rule('1NT-3NT', {}, '3N', combined(25)),
      rule('1NT-pass', {}, 'P', anyHand),
    ),
    ...given(
      { opening: '1suit' },
      rule('raise-game', {}, game('partner'), hand(support(4), combined(25))),
      rule('raise', {}, raise('partner'), hand(support(4), points(6, 9))),
      rule('new-suit', {}, cheapest('x', 1, 1), hand(points(6), length('x', 4), longest('x')), {
        ...{ forEach: { among: 'unbid', order: 'cheapest' }, forcing: 'one-round' },
      }),
      rule('1NT-answer', {}, '1N', points(6, 9)),
    ),
  ),
  rule('ask', { agreed: 'any', turn: 1 }, '4N', combined(32), {
    artificial: true,
    message: 'aces',
  }),
  given(
    { asked: 'aces' },
    ...[0, 1, 2, 3].map((n) =>
      rule(`aces-${n}`, {}, step(n + 1), n === 0 ? either(aces(0), aces(4)) : aces(n), {
        artificial: true,
        tells: { aces: n === 0 ? [0, 4] : [n] },
      }),
    ),
  ),
  given(
    { answered: 'aces' },
    rule('six', {}, '6agreed', acesTogether(3)),
    rule('five', {}, cheapest('agreed'), anyHand),
  ),
  rule(
    'cue',
    { agreed: 'any', forced: false, turn: 1, level: [2, 3] },
    cheapest('x'),
    hand(control('x'), combined(30)),
    {
      ...{ forEach: { among: 'controls', order: 'cheapest' }, artificial: true },
      ...{ forcing: 'one-round', tells: { control: 'x' } },
      says: 'First-round control of {x}.',
    },
  ),
  rule(
    'fit',
    { partnerSuits: [1, 4], ours: true, belowGame: true, turn: 1 },
    cheapest('partner'),
    fitOf('partner', 8),
  ),
)
