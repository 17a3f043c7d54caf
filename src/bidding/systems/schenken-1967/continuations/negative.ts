/**
 * After 1♣–1♦ and a suit: opener has 17 points or more and the suit, responder fewer than nine. Opener
 * adds responder's middle to his own and looks for 26. All of it is ours.
 * One list in its order: whatever is above a rule is part of what it means, so it stays in one file.
 */

import {
  anyHand,
  balanced,
  cheapest,
  either,
  fitPoints,
  hand,
  length,
  no,
  points,
  semiBalanced,
  shortness,
  support,
  tops,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { after, NAMED, SIGN } from './situations.ts'
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
      says: t`Four ${NAMED[major]} or more and eight points or more with short suits counted: game opposite 17.`,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: invitation`,
      call: `3${major}`,
      shows: hand(length(major, 3), fitPoints(7)),
      forcing: 'invitational',
      ours: true,
      says: t`At least three ${NAMED[major]} and seven points or more with short suits counted: game if partner has extra.`,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: raise`,
      call: `2${major}`,
      shows: hand(length(major, 3), fitPoints(4)),
      ours: true,
      says: t`At least three ${NAMED[major]} and four points or more with short suits counted: a raise.`,
    }),
    ...(major === 'H'
      ? [
          rule({
            name: '1♣–1♦–1♥: spades',
            call: '1S',
            shows: hand(length('S', 4), points(4)),
            ours: true,
            says: 'Four spades or more and four points or more: the other major while it is cheap.',
          }),
        ]
      : []),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: own suit`,
      call: '2x',
      shows: hand(length('x', 5), points(5)),
      forEach: { among: major === 'H' ? '=DC' : '=HDC' },
      ours: true,
      says: 'At least five {x} and five points or more: a suit of my own.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: notrump`,
      call: '1N',
      shows: points(5),
      ours: true,
      says: 'Five points or more, no fit and no suit to show.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'Too weak to answer again: no game.',
    }),
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
      says: 'At least five {x} and four points or more: a suit of my own.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: two notrump`,
      call: '2N',
      shows: hand(points(7), no(length(minor, 4))),
      forcing: 'invitational',
      ours: true,
      says: t`Seven points or more and at most three ${NAMED[minor]}: game if partner has extra.`,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: raise`,
      call: `3${minor}`,
      shows: hand(length(minor, 4), points(5)),
      forcing: 'invitational',
      ours: true,
      says: t`Four ${NAMED[minor]} or more and five points or more: game if partner has extra.`,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: four of a major`,
      call: '2x',
      shows: hand(length('x', 4), points(6)),
      forEach: { among: '=HS' },
      forcing: 'one-round',
      ours: true,
      says: 'Four {x} or more and six points or more: partner may have four too.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'Too weak to go on: no game.',
    }),
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
      says: t`At least three ${NAMED[major]} and at most five points: game and no more.`,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: raise`,
      call: `3${major}`,
      shows: length(major, 3),
      forcing: 'game',
      ours: true,
      says: t`At least three ${NAMED[major]}: slower than game, so stronger.`,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: own suit`,
      call: { kind: 'cheapest', strain: 'x', jump: 0, to: 3 },
      shows: hand(length('x', 5), points(4)),
      forEach: { among: ['others', '=SHDC'] },
      forcing: 'game',
      ours: true,
      says: 'At least five {x} and four points or more: a suit of my own.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: three notrump`,
      call: '3N',
      shows: points(5),
      ours: true,
      says: 'Five points or more and no fit: game in notrump.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[major]}: nothing`,
      call: '2N',
      shows: anyHand,
      forcing: 'one-round',
      artificial: true,
      ours: true,
      says: 'Partner’s jump must be answered: the weakest answer there is.',
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
      says: 'At least five {x} and three points or more: game, in {x} if partner fits.',
    }),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: game`,
      call: `5${minor}`,
      shows: hand(length(minor, 4), points(5), shortness),
      ours: true,
      says: t`Four ${NAMED[minor]} or more, a short suit and five points or more: game.`,
    }),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: three notrump`,
      call: '3N',
      shows: points(5),
      ours: true,
      says: 'Five points or more opposite a strong jump: game in notrump.',
    }),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: raise`,
      call: `4${minor}`,
      shows: hand(length(minor, 3)),
      forcing: 'invitational',
      ours: true,
      says: t`At least three ${NAMED[minor]}: a fit, and game if partner has extra.`,
    }),
    rule({
      name: `1♣–1♦–3${SIGN[minor]}: notrump`,
      call: '3N',
      shows: anyHand,
      ours: true,
      says: 'Partner’s jump must be answered, and there is no fit: notrump.',
    }),
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
      says: '21 points or more with short suits counted, opposite at least four: game.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: invitation`,
      call: `3${major}`,
      shows: fitPoints(19),
      forcing: 'invitational',
      ours: true,
      says: '19 points or more with short suits counted: game if partner is at the top.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–2${SIGN[major]}: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'Not enough for game opposite a weak raise.',
    }),
  ),
  ...given(
    after(`1C 1D 1${major} 3${major}`),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–3${SIGN[major]}: game`,
      call: `4${major}`,
      shows: fitPoints(19),
      ours: true,
      says: '19 points or more with short suits counted, opposite at least seven: game.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–3${SIGN[major]}: pass`,
      call: 'P',
      shows: fitPoints(0, 18),
      ours: true,
      says: 'A minimum for the strong club: no game.',
    }),
  ),
  ...given(
    after(`1C 1D 1${major} 1N`),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: three notrump`,
      call: '3N',
      shows: hand(points(20), semiBalanced),
      ours: true,
      says: '20 points or more and no singleton opposite five: game.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: two notrump`,
      call: '2N',
      shows: hand(points(18), semiBalanced),
      forcing: 'invitational',
      ours: true,
      says: '18 points or more and no singleton: game if partner is at the top.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: six cards, strong`,
      call: `3${major}`,
      shows: hand(length(major, 6), fitPoints(19)),
      forcing: 'invitational',
      ours: true,
      says: t`At least six ${NAMED[major]} and 19 points or more with short suits counted: game if partner has a little.`,
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: six cards`,
      call: `2${major}`,
      shows: length(major, 6),
      ours: true,
      says: t`At least six ${NAMED[major]}: they play better as trumps.`,
    }),
    ...(major === 'S'
      ? [
          rule({
            name: '1♣–1♦–1♠–1NT: hearts',
            call: '2H',
            shows: length('H', 4),
            ours: true,
            says: 'Four hearts or more: the second major.',
          }),
        ]
      : []),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: a minor`,
      call: '2x',
      shows: hand(length('x', 4), no(balanced)),
      forEach: { among: '=DC' },
      ours: true,
      says: 'Four {x} or more and an unbalanced hand: a second suit.',
    }),
    rule({
      name: `1♣–1♦–1${SIGN[major]}–1NT: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'Notrump is high enough: no game.',
    }),
  ),
])
const thirdSpades = given(
  after('1C 1D 1H 1S'),
  rule({
    name: '1♣–1♦–1♥–1♠: game',
    call: '4S',
    shows: hand(length('S', 4), fitPoints(21)),
    ours: true,
    says: 'Four spades or more and 21 points or more with short suits counted: game.',
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: jump raise',
    call: '3S',
    shows: hand(length('S', 4), fitPoints(19)),
    forcing: 'invitational',
    ours: true,
    says: 'Four spades or more and 19 points or more with short suits counted: game if partner is at the top.',
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: raise',
    call: '2S',
    shows: length('S', 4),
    ours: true,
    says: 'Four spades or more: a fit.',
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: two notrump',
    call: '2N',
    shows: hand(points(19), semiBalanced),
    forcing: 'invitational',
    ours: true,
    says: '19 points or more and no singleton: game if partner is at the top.',
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: six hearts, strong',
    call: '3H',
    shows: hand(length('H', 6), fitPoints(19)),
    forcing: 'invitational',
    ours: true,
    says: 'At least six hearts and 19 points or more with short suits counted: game if partner has a little.',
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: six hearts',
    call: '2H',
    shows: length('H', 6),
    ours: true,
    says: 'At least six hearts: the long suit again.',
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: a minor',
    call: '2x',
    shows: hand(length('x', 4), no(balanced)),
    forEach: { among: '=DC' },
    ours: true,
    says: 'Four {x} or more and an unbalanced hand: a second suit.',
  }),
  rule({
    name: '1♣–1♦–1♥–1♠: notrump',
    call: '1N',
    shows: anyHand,
    ours: true,
    says: 'No fit for spades and no second suit: notrump.',
  }),
)
/** Responder has shown five cards and five to eight points. */
const thirdOwnSuit = given(
  { any: [after('1C 1D 1H 2C|2D'), after('1C 1D 1S 2C|2D|2H')] },
  rule({
    name: '1♣–1♦–major–suit: game in hearts',
    when: { partner: '2H' },
    call: '4H',
    shows: hand(length('H', 3), fitPoints(20)),
    ours: true,
    says: 'At least three hearts opposite five, and 20 points or more with short suits counted: game.',
  }),
  rule({
    name: '1♣–1♦–major–suit: raise of hearts',
    when: { partner: '2H' },
    call: '3H',
    shows: length('H', 3),
    forcing: 'invitational',
    ours: true,
    says: 'At least three hearts opposite five: a fit, and game if partner has extra.',
  }),
  rule({
    name: '1♣–1♦–major–suit: three notrump',
    call: '3N',
    shows: hand(points(20), semiBalanced),
    ours: true,
    says: '20 points or more and no singleton opposite five: game.',
  }),
  rule({
    name: '1♣–1♦–major–suit: six cards, strong',
    call: '3mine',
    shows: hand(length('mine', 6), fitPoints(19)),
    forcing: 'invitational',
    ours: true,
    says: 'At least six {mine} and 19 points or more with short suits counted: game if partner has a little.',
  }),
  rule({
    name: '1♣–1♦–major–suit: the other major',
    call: cheapest('x', 2, 2),
    shows: length('x', 4),
    forEach: { among: ['unbid', '=HS'] },
    forcing: 'one-round',
    ours: true,
    says: 'Four {x} or more: the second major before notrump.',
  }),
  rule({
    name: '1♣–1♦–major–suit: two notrump',
    call: '2N',
    shows: hand(points(18), semiBalanced),
    forcing: 'invitational',
    ours: true,
    says: '18 points or more and no singleton: game if partner is at the top.',
  }),
  rule({
    name: '1♣–1♦–major–suit: six cards',
    call: '2mine',
    shows: length('mine', 6),
    ours: true,
    says: 'At least six {mine}: the long suit again.',
  }),
  rule({
    name: '1♣–1♦–major–suit: raise of a minor',
    when: { partner: '2C|2D' },
    call: '3partner',
    shows: hand(support(3), fitPoints(19)),
    forcing: 'invitational',
    ours: true,
    says: 'At least three {partner} opposite five, and 19 points or more with short suits counted: game if partner has extra.',
  }),
  rule({
    name: '1♣–1♦–major–suit: the other minor',
    call: cheapest('x', 2, 2),
    shows: hand(length('x', 4), length('partner', 0, 2)),
    forEach: { among: ['unbid', '=D'] },
    ours: true,
    says: 'Four {x} or more and no fit: a second suit at the same level.',
  }),
  rule({
    name: '1♣–1♦–major–suit: five cards',
    call: '2mine',
    shows: hand(length('mine', 5), length('partner', 0, 1)),
    ours: true,
    says: 'At least five {mine} and at most one of partner’s suit: back to the major.',
  }),
  rule({
    name: '1♣–1♦–major–suit: strong minor',
    call: '3x',
    shows: hand(length('x', 4), points(18)),
    forEach: { among: ['unbid', '=DC'] },
    forcing: 'one-round',
    ours: true,
    says: 'Four {x} or more and 18 points or more: a second suit, and game is near.',
  }),
  rule({
    name: '1♣–1♦–major–suit: pass',
    call: 'P',
    shows: points(0, 17),
    ours: true,
    says: 'At most 17 points: a minimum, and partner’s suit is a good place.',
  }),
)
const thirdMinor = (['C', 'D'] as const).flatMap((minor) => [
  ...given(
    after(`1C 1D 2${minor} 2H|2S`),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: game`,
      call: '4partner',
      shows: hand(support(3), fitPoints(20)),
      ours: true,
      says: 'At least three {partner} and 20 points or more with short suits counted: game.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: raise`,
      call: '3partner',
      shows: support(3),
      forcing: 'invitational',
      ours: true,
      says: 'At least three {partner}: a fit, and game if partner has extra.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: three notrump`,
      call: '3N',
      shows: either(hand(points(20), semiBalanced), hand(length(minor, 6), points(19))),
      ours: true,
      says: t`20 points or more and no singleton, or 19 with six ${NAMED[minor]}: game in notrump.`,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: two notrump`,
      call: '2N',
      shows: hand(points(17), semiBalanced),
      forcing: 'invitational',
      ours: true,
      says: '17 points or more and no singleton: notrump, and game if partner has extra.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–major: the minor`,
      call: `3${minor}`,
      shows: anyHand,
      ours: true,
      says: t`No fit for the major and no hand for notrump: the ${NAMED[minor]} again.`,
    }),
  ),
  ...given(
    after(`1C 1D 2${minor} 2N`),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–2NT: three notrump`,
      call: '3N',
      shows: either(points(18), hand(points(17), length(minor, 5)), length(minor, 6)),
      ours: true,
      says: t`18 points or more, 17 with five ${NAMED[minor]}, or six of them: game.`,
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–2NT: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'A minimum for the strong club: no game.',
    }),
  ),
  ...given(
    after(`1C 1D 2${minor} 3${minor}`),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–raise: three notrump`,
      call: '3N',
      shows: either(hand(points(18), semiBalanced), hand(length(minor, 6), tops(minor, 3))),
      ours: true,
      says: '18 points or more and no singleton, or six solid trumps: nine tricks are easier than eleven.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–raise: game`,
      call: `5${minor}`,
      shows: fitPoints(22),
      ours: true,
      says: '22 points or more with short suits counted: game in the minor.',
    }),
    rule({
      name: `1♣–1♦–2${SIGN[minor]}–raise: pass`,
      call: 'P',
      shows: fitPoints(0, 21),
      ours: true,
      says: 'Not enough for game opposite a weak raise.',
    }),
  ),
])

export const negative: readonly RuleDraft[] = sourced('the sources stop at the rebid after 1♣–1♦', [
  ...negativeSecond,
  ...negativeMinor,
  ...negativeJump,
  ...negativeMinorJump,
  ...thirdMajor,
  ...thirdSpades,
  ...thirdOwnSuit,
  ...thirdMinor,
])
