/**
 * Responses to 1♦, 1♥, 1♠ and the natural 2♣, all limited to 16 points. Sources: the ranges
 * published for Schenken's club (one notrump 6–10, two 13–15, three 16–17, two over one forcing one
 * round, jump shift strong, three clubs the strong raise of a major); the rest is ours.
 */

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
import { given, type RuleDraft, rule } from '#bidding/system.ts'
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const toMajor = (['S', 'H'] as const).flatMap((major) =>
  given(
    after(`1${major}`),
    rule({
      name: `1${SIGN[major]}: strong raise`,
      call: '3C',
      shows: hand(length(major, 4), fitPoints(14)),
      agrees: major,
      forcing: 'game',
      artificial: true,
    }),
    rule({
      name: `1${SIGN[major]}: jump shift`,
      call: { kind: 'cheapest', strain: 'x', jump: 1 },
      shows: hand(points(17), length('x', 5), longer('x', 'others', 0)),
      forEach: { among: major === 'S' ? '=HD' : '=SD' },
      forcing: 'game',
    }),
    rule({
      name: `1${SIGN[major]}: preemptive raise`,
      call: `4${major}`,
      shows: hand(length(major, 5), points(0, 9), fitPoints(8)),
      forcing: 'sign-off',
      ours: true,
    }),
    rule({
      name: `1${SIGN[major]}: limit raise`,
      call: `3${major}`,
      shows: hand(length(major, 4), fitPoints(11, 13)),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1${SIGN[major]}: raise`,
      call: `2${major}`,
      shows: hand(length(major, 4), fitPoints(6, 10)),
      ours: true,
    }),
    rule({
      name: `1${SIGN[major]}: raise on three`,
      call: `2${major}`,
      shows: hand(
        length(major, 3),
        fitPoints(6, 10),
        either(no(balanced), points(6, 9)),
        ...(major === 'H' ? [length('S', 0, 3)] : []),
      ),
      ours: true,
    }),
    ...(major === 'H'
      ? [
          rule({
            name: '1♥: spades',
            call: '1S',
            shows: hand(length('S', 4), points(6)),
            forcing: 'one-round',
          }),
        ]
      : []),
    rule({
      name: `1${SIGN[major]}: notrump, 16–17`,
      call: '3N',
      shows: hand(points(16, 17), balanced, length(major, 0, 3)),
    }),
    rule({
      name: `1${SIGN[major]}: notrump, 13–15`,
      call: '2N',
      shows: hand(points(13, 15), balanced, length(major, 0, 3)),
      forcing: 'game',
    }),
    ...(major === 'S'
      ? [
          rule({
            name: '1♠: two over one in hearts',
            call: '2H',
            shows: hand(points(11), length('H', 5), longer('H', '=CD', 0)),
            forcing: 'one-round',
          }),
        ]
      : []),
    rule({
      name: `1${SIGN[major]}: two over one`,
      call: '2x',
      shows: hand(points(11), length('x', 4), longer('x', 'minors', 0)),
      forEach: { among: '=DC' },
      forcing: 'one-round',
    }),
    ...(major === 'S'
      ? [
          rule({
            name: '1♠: two over one on three',
            call: '2C',
            shows: points(11),
            forcing: 'one-round',
            ours: true,
          }),
        ]
      : []),
    rule({ name: `1${SIGN[major]}: one notrump`, call: '1N', shows: points(6, 10) }),
    rule({ name: `1${SIGN[major]}: pass`, call: 'P', shows: anyHand }),
  ),
)

const toDiamond = given(
  after('1D'),
  rule({
    name: '1♦: jump shift',
    call: { kind: 'cheapest', strain: 'x', jump: 1 },
    shows: hand(points(17), length('x', 5), longer('x', 'others', 0)),
    forEach: { among: '=SHC' },
    forcing: 'game',
  }),
  rule({
    name: '1♦: a five-card major',
    call: '1x',
    shows: hand(length('x', 5), points(6), longer('x', 'others', 0)),
    forEach: { among: '=SH' },
    forcing: 'one-round',
  }),
  rule({
    name: '1♦: clubs first',
    call: '2C',
    shows: hand(points(12), length('C', 5), longer('C', 'majors')),
    forcing: 'one-round',
  }),
  rule({
    name: '1♦: a major',
    call: '1x',
    shows: hand(length('x', 4), points(6)),
    forEach: { among: '=HS' },
    forcing: 'one-round',
  }),
  rule({ name: '1♦: notrump, 16–17', call: '3N', shows: hand(points(16, 17), balanced) }),
  rule({
    name: '1♦: notrump, 13–15',
    call: '2N',
    shows: hand(points(13, 15), balanced),
    forcing: 'game',
  }),
  rule({
    name: '1♦: limit raise',
    call: '3D',
    shows: hand(length('D', 5), points(10, 12)),
    forcing: 'invitational',
    ours: true,
  }),
  rule({
    name: '1♦: clubs',
    call: '2C',
    shows: hand(points(11), length('C', 4)),
    forcing: 'one-round',
  }),
  rule({ name: '1♦: diamonds, strong', call: '3N', shows: points(13), ours: true }),
  rule({
    name: '1♦: limit raise on four',
    call: '3D',
    shows: points(11),
    forcing: 'invitational',
    ours: true,
  }),
  rule({
    name: '1♦: raise',
    call: '2D',
    shows: hand(length('D', 4), points(6, 10), either(no(balanced), length('D', 5))),
    ours: true,
  }),
  rule({ name: '1♦: one notrump', call: '1N', shows: points(6, 10) }),
  rule({ name: '1♦: pass', call: 'P', shows: anyHand }),
)

const toClubs = given(
  after('2C'),
  rule({
    name: '2♣: jump in a major',
    call: '3x',
    shows: hand(points(15), length('x', 6)),
    forEach: { among: '=SH' },
    forcing: 'game',
    ours: true,
  }),
  rule({
    name: '2♣: a major',
    call: '2x',
    shows: hand(length('x', 5), points(8), longer('x', 'others', 0)),
    forEach: { among: '=SH' },
    forcing: 'one-round',
    ours: true,
  }),
  rule({
    name: '2♣: three notrump',
    call: '3N',
    shows: hand(points(13), semiBalanced, every('majors', cards(0, 3))),
    ours: true,
  }),
  rule({
    name: '2♣: strong diamonds',
    call: '2D',
    shows: points(11),
    forcing: 'one-round',
    artificial: true,
    ours: true,
  }),
  rule({
    name: '2♣: raise',
    call: '3C',
    shows: hand(length('C', 4), points(7, 10)),
    forcing: 'invitational',
    ours: true,
  }),
  rule({
    name: '2♣: two notrump',
    call: '2N',
    shows: points(10, 10),
    forcing: 'invitational',
    ours: true,
  }),
  rule({ name: '2♣: pass', call: 'P', shows: anyHand }),
)

export const oneOfASuit: readonly RuleDraft[] = sourced(
  'raises and weak responses are not in the sources',
  [...toMajor, ...toDiamond, ...toClubs],
)
