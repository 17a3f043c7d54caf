/**
 * Responses to 1♦, 1♥, 1♠ and the natural 2♣, all limited to 16 points. Sources: the ranges
 * published for Schenken's club (one notrump 6–10, two 13–15, three 16–17, two over one forcing one
 * round, jump shift strong, three clubs the strong raise of a major); the rest is ours.
 */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  anyHand,
  balanced,
  cards,
  either,
  every,
  fitPoints,
  hand,
  length,
  longer,
  no,
  points,
  semiBalanced,
} from '#bidding/shows.ts'
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const toMajor = (['S', 'H'] as const).flatMap((major) =>
  given(
    after(`1${major}`),
    rule(`1${SIGN[major]}: strong raise`, {}, '3C', hand(length(major, 4), fitPoints(14)), {
      artificial: true,
      forcing: 'game',
      agrees: major,
    }),
    rule(
      `1${SIGN[major]}: jump shift`,
      {},
      { kind: 'cheapest', strain: 'x', jump: 1 },
      hand(points(17), length('x', 5), longer('x', 'others', 0)),
      {
        forEach: { among: major === 'S' ? '=HD' : '=SD' },
        forcing: 'game',
      },
    ),
    rule(
      `1${SIGN[major]}: preemptive raise`,
      {},
      `4${major}`,
      hand(length(major, 5), points(0, 9), fitPoints(8)),
      { ours: true, forcing: 'sign-off' },
    ),
    rule(
      `1${SIGN[major]}: limit raise`,
      {},
      `3${major}`,
      hand(length(major, 4), fitPoints(11, 13)),
      {
        ours: true,
        forcing: 'invitational',
      },
    ),
    rule(`1${SIGN[major]}: raise`, {}, `2${major}`, hand(length(major, 4), fitPoints(6, 10)), {
      ours: true,
    }),
    rule(
      `1${SIGN[major]}: raise on three`,
      {},
      `2${major}`,
      hand(
        length(major, 3),
        fitPoints(6, 10),
        either(no(balanced), points(6, 9)),
        ...(major === 'H' ? [length('S', 0, 3)] : []),
      ),
      { ours: true },
    ),
    ...(major === 'H'
      ? [
          rule('1♥: spades', {}, '1S', hand(length('S', 4), points(6)), {
            forcing: 'one-round',
          }),
        ]
      : []),
    rule(
      `1${SIGN[major]}: notrump, 16–17`,
      {},
      '3N',
      hand(points(16, 17), balanced, length(major, 0, 3)),
      {},
    ),
    rule(
      `1${SIGN[major]}: notrump, 13–15`,
      {},
      '2N',
      hand(points(13, 15), balanced, length(major, 0, 3)),
      { forcing: 'game' },
    ),
    ...(major === 'S'
      ? [
          rule(
            '1♠: two over one in hearts',
            {},
            '2H',
            hand(points(11), length('H', 5), longer('H', '=CD', 0)),
            { forcing: 'one-round' },
          ),
        ]
      : []),
    rule(
      `1${SIGN[major]}: two over one`,
      {},
      '2x',
      hand(points(11), length('x', 4), longer('x', 'minors', 0)),
      {
        forEach: { among: '=DC' },
        forcing: 'one-round',
      },
    ),
    ...(major === 'S'
      ? [
          rule('1♠: two over one on three', {}, '2C', points(11), {
            forcing: 'one-round' as const,
            ours: true as const,
          }),
        ]
      : []),
    rule(`1${SIGN[major]}: one notrump`, {}, '1N', points(6, 10), {}),
    rule(`1${SIGN[major]}: pass`, {}, 'P', anyHand),
  ),
)

const toDiamond = given(
  after('1D'),
  rule(
    '1♦: jump shift',
    {},
    { kind: 'cheapest', strain: 'x', jump: 1 },
    hand(points(17), length('x', 5), longer('x', 'others', 0)),
    { forEach: { among: '=SHC' }, forcing: 'game' },
  ),
  rule(
    '1♦: a five-card major',
    {},
    '1x',
    hand(length('x', 5), points(6), longer('x', 'others', 0)),
    { forEach: { among: '=SH' }, forcing: 'one-round' },
  ),
  rule('1♦: clubs first', {}, '2C', hand(points(12), length('C', 5), longer('C', 'majors')), {
    forcing: 'one-round',
  }),
  rule('1♦: a major', {}, '1x', hand(length('x', 4), points(6)), {
    forEach: { among: '=HS' },
    forcing: 'one-round',
  }),
  rule('1♦: notrump, 16–17', {}, '3N', hand(points(16, 17), balanced), {}),
  rule('1♦: notrump, 13–15', {}, '2N', hand(points(13, 15), balanced), {
    forcing: 'game',
  }),
  rule('1♦: limit raise', {}, '3D', hand(length('D', 5), points(10, 12)), {
    ours: true,
    forcing: 'invitational',
  }),
  rule('1♦: clubs', {}, '2C', hand(points(11), length('C', 4)), {
    forcing: 'one-round',
  }),
  rule('1♦: diamonds, strong', {}, '3N', points(13), { ours: true }),
  rule('1♦: limit raise on four', {}, '3D', points(11), { forcing: 'invitational', ours: true }),
  rule(
    '1♦: raise',
    {},
    '2D',
    hand(length('D', 4), points(6, 10), either(no(balanced), length('D', 5))),
    { ours: true },
  ),
  rule('1♦: one notrump', {}, '1N', points(6, 10), {}),
  rule('1♦: pass', {}, 'P', anyHand),
)

const toClubs = given(
  after('2C'),
  rule('2♣: jump in a major', {}, '3x', hand(points(15), length('x', 6)), {
    forEach: { among: '=SH' },
    forcing: 'game',
    ours: true,
  }),
  rule('2♣: a major', {}, '2x', hand(length('x', 5), points(8), longer('x', 'others', 0)), {
    forEach: { among: '=SH' },
    forcing: 'one-round',
    ours: true,
  }),
  rule(
    '2♣: three notrump',
    {},
    '3N',
    hand(points(13), semiBalanced, every('majors', cards(0, 3))),
    { ours: true },
  ),
  rule('2♣: strong diamonds', {}, '2D', points(11), {
    forcing: 'one-round',
    artificial: true,
    ours: true,
  }),
  rule('2♣: raise', {}, '3C', hand(length('C', 4), points(7, 10)), {
    forcing: 'invitational',
    ours: true,
  }),
  rule('2♣: two notrump', {}, '2N', points(10, 10), { forcing: 'invitational', ours: true }),
  rule('2♣: pass', {}, 'P', anyHand),
)

export const oneOfASuit: readonly RuleDraft[] = sourced(
  'raises and weak responses are not in the sources',
  [...toMajor, ...toDiamond, ...toClubs],
)
