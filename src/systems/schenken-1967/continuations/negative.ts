/**
 * After 1♣–1♦ and a suit: opener has 17 points or more and the suit, responder fewer than nine. Opener
 * adds responder's middle to his own and looks for 26. All of it is ours.
 */

import {
  anyHand,
  balanced,
  either,
  fitPoints,
  hand,
  length,
  no,
  points,
  semiBalanced,
  shortness,
  support,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

/** Responder, under nine points, to opener's suit. */
const negativeSecond = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1D 1${major}`),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: game`,
      call: `4${major}`,
      shows: hand(length(major, 4), fitPoints(8)),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: invitation`,
      call: `3${major}`,
      shows: hand(length(major, 3), fitPoints(7)),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: raise`,
      call: `2${major}`,
      shows: hand(length(major, 3), fitPoints(4)),
      ours: true,
    }),
    ...(major === 'H'
      ? [
          rule({
            name: '1♣–1♦–1♥: spades',
            call: '1S',
            shows: hand(length('S', 4), points(4)),
            ours: true,
          }),
        ]
      : []),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: own suit`,
      call: '2x',
      shows: hand(length('x', 5), points(5)),
      forEach: { among: major === 'H' ? '=DC' : '=HDC' },
      ours: true,
    }),
    rule({ name: `1♣–1♦–1${SIGN[major]}: notrump`, call: '1N', shows: points(5), ours: true }),
    rule({ name: `1♣–1♦–1${SIGN[major]}: pass`, call: 'P', shows: anyHand, ours: true }),
  ),
])
const negativeMinor = (['C', 'D'] as const).flatMap((minor) => [
  ...given(
    after(`1C 1D 2${minor}`),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: a major`,
      call: '2x',
      shows: hand(length('x', 5), points(4)),
      forEach: { among: '=SH' },
      forcing: 'one-round',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: two notrump`,
      call: '2N',
      shows: hand(points(7), no(length(minor, 4))),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: raise`,
      call: `3${minor}`,
      shows: hand(length(minor, 4), points(5)),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: four of a major`,
      call: '2x',
      shows: hand(length('x', 4), points(6)),
      forEach: { among: '=HS' },
      forcing: 'one-round',
      ours: true,
    }),
    rule({ name: `1♣–1♦–2${SIGN[minor]}: pass`, call: 'P', shows: anyHand, ours: true }),
  ),
])

/** Responder, forced once by the jump. */
const negativeJump = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1D 2${major}`),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: game`,
      call: `4${major}`,
      shows: hand(length(major, 3), points(0, 5)),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: raise`,
      call: `3${major}`,
      shows: length(major, 3),
      forcing: 'game',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: own suit`,
      call: { kind: 'cheapest', strain: 'x', jump: 0, to: 3 },
      shows: hand(length('x', 5), points(4)),
      forEach: { among: ['others', '=SHDC'] },
      forcing: 'game',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: three notrump`,
      call: '3N',
      shows: points(5),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: nothing`,
      call: '2N',
      shows: anyHand,
      forcing: 'one-round',
      artificial: true,
      ours: true,
    }),
  ),
])
const negativeMinorJump = (['C', 'D'] as const).flatMap((minor) => [
  ...given(
    after(`1C 1D 3${minor}`),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: a major`,
      call: '3x',
      shows: hand(length('x', 5), points(3)),
      forEach: { among: '=SH' },
      forcing: 'game',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: game`,
      call: `5${minor}`,
      shows: hand(length(minor, 4), points(5), shortness),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: three notrump`,
      call: '3N',
      shows: points(5),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: raise`,
      call: `4${minor}`,
      shows: hand(length(minor, 3)),
      forcing: 'invitational',
      ours: true,
    }),
    rule({ name: `1♣–1♦–3${SIGN[minor]}: notrump`, call: '3N', shows: anyHand, ours: true }),
  ),
])

/** Opener over responder's raise, notrump or suit. */
const thirdMajor = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1D 1${major} 2${major}`),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: game`,
      call: `4${major}`,
      shows: fitPoints(21),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: invitation`,
      call: `3${major}`,
      shows: fitPoints(19),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
    }),
  ),
  ...given(
    after(`1C 1D 1${major} 3${major}`),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–3${SIGN[major]}: game`,
      call: `4${major}`,
      shows: fitPoints(19),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–3${SIGN[major]}: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
    }),
  ),
  ...given(
    after(`1C 1D 1${major} 1N`),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: three notrump`,
      call: '3N',
      shows: hand(points(20), semiBalanced),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: two notrump`,
      call: '2N',
      shows: hand(points(18), semiBalanced),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: six cards, strong`,
      call: `3${major}`,
      shows: hand(length(major, 6), fitPoints(20)),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: six cards`,
      call: `2${major}`,
      shows: length(major, 6),
      ours: true,
    }),
    ...(major === 'S'
      ? [rule({ name: '1♣–1♦–1♠–1NT: hearts', call: '2H', shows: length('H', 4), ours: true })]
      : []),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: a minor`,
      call: '2x',
      shows: hand(length('x', 4), no(balanced)),
      forEach: { among: '=DC' },
      ours: true,
    }),
    rule({ name: `1♣–1♦–1${SIGN[major]}–1NT: pass`, call: 'P', shows: anyHand, ours: true }),
  ),
])
const thirdSpades = given(
  after('1C 1D 1H 1S'),
  rule({
    name: '1♣–1♦–1♥–1♠: game',
    call: '4S',
    shows: hand(length('S', 4), fitPoints(21)),
    ours: true,
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: jump raise',
    call: '3S',
    shows: hand(length('S', 4), fitPoints(19)),
    forcing: 'invitational',
    ours: true,
  }),
  rule({ name: '1♣–1♦–1♥–1♠: raise', call: '2S', shows: length('S', 4), ours: true }),
  rule({
    name: '1♣–1♦–1♥–1♠: two notrump',
    call: '2N',
    shows: hand(points(19), semiBalanced),
    forcing: 'invitational',
    ours: true,
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: six hearts, strong',
    call: '3H',
    shows: hand(length('H', 6), fitPoints(20)),
    forcing: 'invitational',
    ours: true,
  }),
  rule({ name: '1♣–1♦–1♥–1♠: six hearts', call: '2H', shows: length('H', 6), ours: true }),
  rule({
    name: '1♣–1♦–1♥–1♠: a minor',
    call: '2x',
    shows: hand(length('x', 4), no(balanced)),
    forEach: { among: '=DC' },
    ours: true,
  }),
  rule({ name: '1♣–1♦–1♥–1♠: notrump', call: '1N', shows: anyHand, ours: true }),
)
const thirdMinor = (['C', 'D'] as const).flatMap((minor) => [
  ...given(
    after(`1C 1D 2${minor} 2H|2S`),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: game`,
      call: '4partner',
      shows: hand(support(3), fitPoints(20)),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: raise`,
      call: '3partner',
      shows: support(3),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: three notrump`,
      call: '3N',
      shows: either(hand(points(20), semiBalanced), hand(length(minor, 6), points(19))),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: two notrump`,
      call: '2N',
      shows: hand(points(17), semiBalanced),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: the minor`,
      call: `3${minor}`,
      shows: anyHand,
      ours: true,
    }),
  ),
  ...given(
    after(`1C 1D 2${minor} 2N`),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–2NT: three notrump`,
      call: '3N',
      shows: either(points(18), length(minor, 6)),
      ours: true,
    }),
    rule({ name: `1♣–1♦–2${SIGN[minor]}–2NT: pass`, call: 'P', shows: anyHand, ours: true }),
  ),
  ...given(
    after(`1C 1D 2${minor} 3${minor}`),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–raise: three notrump`,
      call: '3N',
      shows: hand(points(18), semiBalanced),
      ours: true,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–raise: game`,
      call: `5${minor}`,
      shows: fitPoints(22),
      ours: true,
    }),
    rule({ name: `1♣–1♦–2${SIGN[minor]}–raise: pass`, call: 'P', shows: anyHand, ours: true }),
  ),
])

export const negative: readonly RuleDraft[] = sourced('the sources stop at the rebid after 1♣–1♦', [
  ...negativeSecond,
  ...negativeMinor,
  ...negativeJump,
  ...negativeMinorJump,
  ...thirdMajor,
  ...thirdSpades,
  ...thirdMinor,
])
