/**
 * After 1♣–1♦ and a suit: opener has 17 points or more and the suit, responder fewer than nine. Opener
 * adds responder's middle to his own and looks for 26. All of it is ours.
 */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
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
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const OURS = { ours: true } as const
const INVITE = { ours: true, forcing: 'invitational' } as const

/** Responder, under nine points, to opener's suit. */
const negativeSecond = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1D 1${major}`),
    rule(`1♣–1♦–1${SIGN[major]}: game`, {}, `4${major}`, hand(length(major, 4), fitPoints(8)), {
      ours: true,
    }),
    rule(
      `1♣–1♦–1${SIGN[major]}: invitation`,
      {},
      `3${major}`,
      hand(length(major, 3), fitPoints(7)),
      {
        ours: true,
        forcing: 'invitational',
      },
    ),
    rule(`1♣–1♦–1${SIGN[major]}: raise`, {}, `2${major}`, hand(length(major, 3), fitPoints(4)), {
      ours: true,
    }),
    ...(major === 'H'
      ? [rule('1♣–1♦–1♥: spades', {}, '1S', hand(length('S', 4), points(4)), { ours: true })]
      : []),
    rule(`1♣–1♦–1${SIGN[major]}: own suit`, {}, '2x', hand(length('x', 5), points(5)), {
      forEach: { among: major === 'H' ? '=DC' : '=HDC' },
      ours: true,
    }),
    rule(`1♣–1♦–1${SIGN[major]}: notrump`, {}, '1N', points(5), { ours: true }),
    rule(`1♣–1♦–1${SIGN[major]}: pass`, {}, 'P', anyHand, { ours: true }),
  ),
])
const negativeMinor = (['C', 'D'] as const).flatMap((minor) => [
  ...given(
    after(`1C 1D 2${minor}`),
    rule(`1♣–1♦–2${SIGN[minor]}: a major`, {}, '2x', hand(length('x', 5), points(4)), {
      forEach: { among: '=SH' },
      ours: true,
      forcing: 'one-round',
    }),
    rule(`1♣–1♦–2${SIGN[minor]}: two notrump`, {}, '2N', hand(points(7), no(length(minor, 4))), {
      ours: true,
      forcing: 'invitational',
    }),
    rule(`1♣–1♦–2${SIGN[minor]}: raise`, {}, `3${minor}`, hand(length(minor, 4), points(5)), {
      ours: true,
      forcing: 'invitational',
    }),
    rule(`1♣–1♦–2${SIGN[minor]}: four of a major`, {}, '2x', hand(length('x', 4), points(6)), {
      forEach: { among: '=HS' },
      ours: true,
      forcing: 'one-round',
    }),
    rule(`1♣–1♦–2${SIGN[minor]}: pass`, {}, 'P', anyHand, { ours: true }),
  ),
])

/** Responder, forced once by the jump. */
const negativeJump = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1D 2${major}`),
    rule(`1♣–1♦–2${SIGN[major]}: game`, {}, `4${major}`, hand(length(major, 3), points(0, 5)), {
      ours: true,
    }),
    rule(`1♣–1♦–2${SIGN[major]}: raise`, {}, `3${major}`, length(major, 3), {
      ours: true,
      forcing: 'game',
    }),
    rule(
      `1♣–1♦–2${SIGN[major]}: own suit`,
      {},
      { kind: 'cheapest', strain: 'x', jump: 0, to: 3 },
      hand(length('x', 5), points(4)),
      { forEach: { among: ['others', '=SHDC'] }, ours: true, forcing: 'game' },
    ),
    rule(`1♣–1♦–2${SIGN[major]}: three notrump`, {}, '3N', points(5), { ours: true }),
    rule(`1♣–1♦–2${SIGN[major]}: nothing`, {}, '2N', anyHand, {
      ours: true,
      artificial: true,
      forcing: 'one-round',
    }),
  ),
])
const negativeMinorJump = (['C', 'D'] as const).flatMap((minor) => [
  ...given(
    after(`1C 1D 3${minor}`),
    rule(`1♣–1♦–3${SIGN[minor]}: a major`, {}, '3x', hand(length('x', 5), points(3)), {
      forEach: { among: '=SH' },
      ours: true,
      forcing: 'game',
    }),
    rule(
      `1♣–1♦–3${SIGN[minor]}: game`,
      {},
      `5${minor}`,
      hand(length(minor, 4), points(5), shortness),
      {
        ours: true,
      },
    ),
    rule(`1♣–1♦–3${SIGN[minor]}: three notrump`, {}, '3N', points(5), { ours: true }),
    rule(`1♣–1♦–3${SIGN[minor]}: raise`, {}, `4${minor}`, hand(length(minor, 3)), {
      ours: true,
      forcing: 'invitational',
    }),
    rule(`1♣–1♦–3${SIGN[minor]}: notrump`, {}, '3N', anyHand, { ours: true }),
  ),
])

/** Opener over responder's raise, notrump or suit. */
const thirdMajor = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1D 1${major} 2${major}`),
    rule(`1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: game`, {}, `4${major}`, fitPoints(21), OURS),
    rule(
      `1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: invitation`,
      {},
      `3${major}`,
      fitPoints(19),
      INVITE,
    ),
    rule(`1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: pass`, {}, 'P', anyHand, OURS),
  ),
  ...given(
    after(`1C 1D 1${major} 3${major}`),
    rule(`1♣–1♦–1${SIGN[major]}–3${SIGN[major]}: game`, {}, `4${major}`, fitPoints(19), OURS),
    rule(`1♣–1♦–1${SIGN[major]}–3${SIGN[major]}: pass`, {}, 'P', anyHand, OURS),
  ),
  ...given(
    after(`1C 1D 1${major} 1N`),
    rule(
      `1♣–1♦–1${SIGN[major]}–1NT: three notrump`,
      {},
      '3N',
      hand(points(20), semiBalanced),
      OURS,
    ),
    rule(
      `1♣–1♦–1${SIGN[major]}–1NT: two notrump`,
      {},
      '2N',
      hand(points(18), semiBalanced),
      INVITE,
    ),
    rule(
      `1♣–1♦–1${SIGN[major]}–1NT: six cards, strong`,
      {},
      `3${major}`,
      hand(length(major, 6), fitPoints(20)),
      INVITE,
    ),
    rule(`1♣–1♦–1${SIGN[major]}–1NT: six cards`, {}, `2${major}`, length(major, 6), OURS),
    ...(major === 'S' ? [rule('1♣–1♦–1♠–1NT: hearts', {}, '2H', length('H', 4), OURS)] : []),
    rule(`1♣–1♦–1${SIGN[major]}–1NT: a minor`, {}, '2x', hand(length('x', 4), no(balanced)), {
      ...OURS,
      forEach: { among: '=DC' },
    }),
    rule(`1♣–1♦–1${SIGN[major]}–1NT: pass`, {}, 'P', anyHand, OURS),
  ),
])
const thirdSpades = given(
  after('1C 1D 1H 1S'),
  rule('1♣–1♦–1♥–1♠: game', {}, '4S', hand(length('S', 4), fitPoints(21)), OURS),
  rule('1♣–1♦–1♥–1♠: jump raise', {}, '3S', hand(length('S', 4), fitPoints(19)), INVITE),
  rule('1♣–1♦–1♥–1♠: raise', {}, '2S', length('S', 4), OURS),
  rule('1♣–1♦–1♥–1♠: two notrump', {}, '2N', hand(points(19), semiBalanced), INVITE),
  rule('1♣–1♦–1♥–1♠: six hearts, strong', {}, '3H', hand(length('H', 6), fitPoints(20)), INVITE),
  rule('1♣–1♦–1♥–1♠: six hearts', {}, '2H', length('H', 6), OURS),
  rule('1♣–1♦–1♥–1♠: a minor', {}, '2x', hand(length('x', 4), no(balanced)), {
    ...OURS,
    forEach: { among: '=DC' },
  }),
  rule('1♣–1♦–1♥–1♠: notrump', {}, '1N', anyHand, OURS),
)
const thirdMinor = (['C', 'D'] as const).flatMap((minor) => [
  ...given(
    after(`1C 1D 2${minor} 2H|2S`),
    rule(
      `1♣–1♦–2${SIGN[minor]}–major: game`,
      {},
      '4partner',
      hand(support(3), fitPoints(20)),
      OURS,
    ),
    rule(`1♣–1♦–2${SIGN[minor]}–major: raise`, {}, '3partner', support(3), INVITE),
    rule(
      `1♣–1♦–2${SIGN[minor]}–major: three notrump`,
      {},
      '3N',
      either(hand(points(20), semiBalanced), hand(length(minor, 6), points(19))),
      OURS,
    ),
    rule(
      `1♣–1♦–2${SIGN[minor]}–major: two notrump`,
      {},
      '2N',
      hand(points(17), semiBalanced),
      INVITE,
    ),
    rule(`1♣–1♦–2${SIGN[minor]}–major: the minor`, {}, `3${minor}`, anyHand, OURS),
  ),
  ...given(
    after(`1C 1D 2${minor} 2N`),
    rule(
      `1♣–1♦–2${SIGN[minor]}–2NT: three notrump`,
      {},
      '3N',
      either(points(18), length(minor, 6)),
      OURS,
    ),
    rule(`1♣–1♦–2${SIGN[minor]}–2NT: pass`, {}, 'P', anyHand, OURS),
  ),
  ...given(
    after(`1C 1D 2${minor} 3${minor}`),
    rule(
      `1♣–1♦–2${SIGN[minor]}–raise: three notrump`,
      {},
      '3N',
      hand(points(18), semiBalanced),
      OURS,
    ),
    rule(`1♣–1♦–2${SIGN[minor]}–raise: game`, {}, `5${minor}`, fitPoints(22), OURS),
    rule(`1♣–1♦–2${SIGN[minor]}–raise: pass`, {}, 'P', anyHand, OURS),
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
