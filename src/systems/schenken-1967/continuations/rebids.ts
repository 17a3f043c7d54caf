/** Opener's second call after a limited opening. All of it is ours: the source stops at the opening. */

import {
  anyHand,
  balanced,
  cheapest,
  fitPoints,
  hand,
  jump,
  length,
  no,
  points,
  semiBalanced,
  support,
} from '#bidding/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/system.ts'
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const afterMajorAtOne = given(
  { role: 'opener', turn: 1, contested: false, partner: '1H|1S' },
  ...given(
    { opening: '1D|1H' },
    rule({
      name: 'rebid: game in partner’s major',
      call: '4partner',
      shows: hand(support(4), fitPoints(18)),
      ours: true,
    }),
    rule({
      name: 'rebid: jump raise',
      call: '3partner',
      shows: hand(support(4), fitPoints(16)),
      forcing: 'invitational',
      ours: true,
    }),
    rule({ name: 'rebid: raise', call: '2partner', shows: support(4), ours: true }),
    rule({
      name: 'rebid: jump in the suit opened',
      call: '3mine',
      shows: hand(length('mine', 6), fitPoints(16)),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: 'rebid: spades over hearts',
      when: { partner: '1H' },
      call: '1S',
      shows: length('S', 4),
      ours: true,
    }),
    rule({
      name: 'rebid: raise on three',
      call: '2partner',
      shows: hand(support(3), no(balanced), no(length('mine', 6))),
      ours: true,
    }),
    rule({ name: 'rebid: six cards', call: '2mine', shows: length('mine', 6), ours: true }),
    rule({
      name: 'rebid: two notrump',
      call: '2N',
      shows: hand(points(15), semiBalanced),
      forcing: 'invitational',
      ours: true,
    }),
    rule({ name: 'rebid: one notrump', call: '1N', shows: balanced, ours: true }),
    rule({
      name: 'rebid: a lower suit',
      call: cheapest('x', 2, 2),
      shows: length('x', 4),
      forEach: { among: ['unbid', '=DC'] },
      ours: true,
    }),
    rule({
      name: 'rebid: hearts over diamonds',
      call: '2H',
      shows: hand(length('H', 4), points(15)),
      forcing: 'one-round',
      ours: true,
    }),
    rule({ name: 'rebid: five cards', call: '2mine', shows: length('mine', 5), ours: true }),
  ),
)

const afterOneNotrump = given(
  { ...after('1D|1H|1S 1N') },
  rule({
    name: 'over 1NT: jump in the suit',
    call: '3mine',
    shows: hand(length('mine', 6), fitPoints(16)),
    forcing: 'invitational',
    ours: true,
  }),
  rule({ name: 'over 1NT: six cards', call: '2mine', shows: length('mine', 6), ours: true }),
  rule({
    name: 'over 1NT: invitation',
    call: '2N',
    shows: points(16),
    forcing: 'invitational',
    ours: true,
  }),
  rule({
    name: 'over 1NT: second suit',
    call: cheapest('x', 2, 2),
    shows: hand(length('x', 4), no(balanced)),
    forEach: { among: ['unbid', '=HDC'] },
    ours: true,
  }),
  rule({ name: 'over 1NT: pass', call: 'P', shows: anyHand, ours: true }),
)

const afterTwoOverOne = given(
  { any: [after('1H|1S 2C|2D'), after('1D 2C'), after('1S 2H')] },
  rule({
    name: 'two over one: raise of hearts',
    when: { partner: '2H' },
    call: '4H',
    shows: hand(length('H', 3), fitPoints(14)),
    ours: true,
  }),
  rule({
    name: 'two over one: hearts, least',
    when: { partner: '2H' },
    call: '3H',
    shows: length('H', 3),
    ours: true,
  }),
  rule({
    name: 'two over one: six cards, strong',
    call: jump('mine', 1, 3, 3),
    shows: hand(length('mine', 6), points(14)),
    forcing: 'game',
    ours: true,
  }),
  rule({
    name: 'two over one: hearts under spades',
    when: { opening: '1S' },
    call: '2H',
    shows: length('H', 4),
    forcing: 'one-round',
    ours: true,
  }),
  rule({
    name: 'two over one: three notrump',
    call: '3N',
    shows: hand(points(15), balanced),
    ours: true,
  }),
  rule({
    name: 'two over one: two notrump',
    call: '2N',
    shows: hand(points(0, 14), balanced),
    forcing: 'one-round',
    ours: true,
  }),
  rule({
    name: 'two over one: a major over diamonds',
    when: { opening: '1D' },
    call: '2x',
    shows: length('x', 4),
    forEach: { among: '=HS' },
    forcing: 'one-round',
    ours: true,
  }),
  rule({
    name: 'two over one: six cards',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 6),
    ours: true,
  }),
  rule({
    name: 'two over one: raise',
    call: '3partner',
    shows: hand(support(4)),
    forcing: 'one-round',
    ours: true,
  }),
  rule({
    name: 'two over one: diamonds',
    call: '2D',
    shows: length('D', 4),
    forcing: 'one-round',
    ours: true,
  }),
  rule({
    name: 'two over one: five cards',
    call: cheapest('mine', 2, 2),
    shows: length('mine', 5),
    ours: true,
  }),
  rule({
    name: 'two over one: notrump for want of better',
    call: '2N',
    shows: anyHand,
    forcing: 'one-round',
    ours: true,
  }),
)

const afterRaise = (['S', 'H'] as const).flatMap((major) => [
  ...given(
    after(`1${major} 2${major}`),
    rule({
      name: `raised to 2${SIGN[major]}: game`,
      call: `4${major}`,
      shows: fitPoints(19),
      ours: true,
    }),
    rule({
      name: `raised to 2${SIGN[major]}: invitation`,
      call: `3${major}`,
      shows: fitPoints(17),
      forcing: 'invitational',
      ours: true,
    }),
    rule({ name: `raised to 2${SIGN[major]}: pass`, call: 'P', shows: anyHand, ours: true }),
  ),
  ...given(
    after(`1${major} 3${major}`),
    rule({
      name: `raised to 3${SIGN[major]}: game`,
      call: `4${major}`,
      shows: fitPoints(14),
      ours: true,
    }),
    rule({ name: `raised to 3${SIGN[major]}: pass`, call: 'P', shows: anyHand, ours: true }),
  ),
  ...given(
    after(`1${major} 3C`),
    rule({
      name: `strong raise of ${SIGN[major]}: slam try`,
      call: `3${major}`,
      shows: fitPoints(16),
      forcing: 'one-round',
      ours: true,
    }),
    rule({
      name: `strong raise of ${SIGN[major]}: game`,
      call: `4${major}`,
      shows: anyHand,
      ours: true,
    }),
  ),
  ...given(
    after(`1${major} 3C 3${major}`),
    rule({
      name: `strong raise of ${SIGN[major]}, opener more: aces`,
      call: '4N',
      shows: fitPoints(17),
      package: 'blackwood',
      forcing: 'one-round',
      artificial: true,
      message: 'aces',
      ours: true,
    }),
    rule({
      name: `strong raise of ${SIGN[major]}, opener more: game`,
      call: `4${major}`,
      shows: anyHand,
      ours: true,
    }),
  ),
  ...given(
    after(`1${major} 3C 4${major}`),
    rule({
      name: `strong raise of ${SIGN[major]}, opener least: aces`,
      call: '4N',
      shows: fitPoints(20),
      package: 'blackwood',
      forcing: 'one-round',
      artificial: true,
      message: 'aces',
      ours: true,
    }),
    rule({
      name: `strong raise of ${SIGN[major]}, opener least: pass`,
      call: 'P',
      shows: anyHand,
      ours: true,
    }),
  ),
  ...given(
    after(`1${major} 2N`),
    rule({
      name: `1${SIGN[major]}–2NT: six ${SIGN[major]}`,
      call: `4${major}`,
      shows: length(major, 6),
      ours: true,
    }),
    rule({
      name: `1${SIGN[major]}–2NT: five ${SIGN[major]}`,
      call: `3${major}`,
      shows: hand(length(major, 5), no(balanced)),
      forcing: 'game',
      ours: true,
    }),
    rule({ name: `1${SIGN[major]}–2NT: three notrump`, call: '3N', shows: anyHand, ours: true }),
  ),
  ...given(
    after(`1${major} 3N`),
    rule({
      name: `1${SIGN[major]}–3NT: six ${SIGN[major]}`,
      call: `4${major}`,
      shows: length(major, 6),
      ours: true,
    }),
  ),
])
const afterDiamondRaise = [
  ...given(
    after('1D 2D'),
    rule({
      name: 'raised to 2♦: two notrump',
      call: '2N',
      shows: hand(points(15), semiBalanced),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: 'raised to 2♦: invitation',
      call: '3D',
      shows: fitPoints(18),
      forcing: 'invitational',
      ours: true,
    }),
    rule({ name: 'raised to 2♦: pass', call: 'P', shows: anyHand, ours: true }),
  ),
  ...given(
    after('1D 3D'),
    rule({ name: 'raised to 3♦: three notrump', call: '3N', shows: points(14), ours: true }),
    rule({ name: 'raised to 3♦: pass', call: 'P', shows: anyHand, ours: true }),
  ),
  ...given(
    after('1D 2N'),
    rule({ name: '1♦–2NT: three notrump', call: '3N', shows: anyHand, ours: true }),
  ),
]
const afterClubs = [
  ...given(
    after('2C 2D'),
    rule({
      name: '2♣–2♦: a major',
      call: '2x',
      shows: length('x', 4),
      forEach: { among: '=HS' },
      forcing: 'one-round',
      ours: true,
    }),
    rule({
      name: '2♣–2♦: three notrump',
      call: '3N',
      shows: hand(points(15), semiBalanced),
      ours: true,
    }),
    rule({ name: '2♣–2♦: two notrump', call: '2N', shows: semiBalanced, ours: true }),
    rule({ name: '2♣–2♦: clubs', call: '3C', shows: anyHand, ours: true }),
  ),
  ...given(
    { ...after('2C 2H|2S') },
    rule({
      name: '2♣–two of a major: game',
      call: '4partner',
      shows: hand(support(3), fitPoints(16)),
      ours: true,
    }),
    rule({
      name: '2♣–two of a major: raise',
      call: '3partner',
      shows: support(3),
      forcing: 'invitational',
      ours: true,
    }),
    rule({
      name: '2♣–two of a major: spades',
      when: { partner: '2H' },
      call: '2S',
      shows: length('S', 4),
      forcing: 'one-round',
      ours: true,
    }),
    rule({
      name: '2♣–two of a major: two notrump',
      call: '2N',
      shows: hand(semiBalanced, length('C', 0, 5)),
      ours: true,
    }),
    rule({ name: '2♣–two of a major: clubs', call: '3C', shows: anyHand, ours: true }),
  ),
]

export const rebids: readonly RuleDraft[] = sourced(
  'the sources give no rebids after a limited opening',
  [
    ...afterMajorAtOne,
    ...afterOneNotrump,
    ...afterTwoOverOne,
    ...afterRaise,
    ...afterDiamondRaise,
    ...afterClubs,
  ],
)
