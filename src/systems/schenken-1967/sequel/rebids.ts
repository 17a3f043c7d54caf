/** Opener's second call after a limited opening. All of it is ours: the source stops at the opening. */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
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
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const OURS = { ours: true } as const
const ASK = {
  ours: true,
  artificial: true,
  forcing: 'one-round',
  message: 'aces',
  package: 'blackwood',
} as const

const afterMajorAtOne = given(
  { role: 'opener', turn: 1, contested: false, partner: '1H|1S' },
  ...given(
    { opening: '1D|1H' },
    rule('rebid: game in partner’s major', {}, '4partner', hand(support(4), fitPoints(18)), OURS),
    rule('rebid: jump raise', {}, '3partner', hand(support(4), fitPoints(16)), {
      ...OURS,
      forcing: 'invitational',
    }),
    rule('rebid: raise', {}, '2partner', support(4), OURS),
    rule('rebid: jump in the suit opened', {}, '3mine', hand(length('mine', 6), fitPoints(16)), {
      ...OURS,
      forcing: 'invitational',
    }),
    rule('rebid: spades over hearts', { partner: '1H' }, '1S', length('S', 4), OURS),
    rule(
      'rebid: raise on three',
      {},
      '2partner',
      hand(support(3), no(balanced), no(length('mine', 6))),
      OURS,
    ),
    rule('rebid: six cards', {}, '2mine', length('mine', 6), OURS),
    rule('rebid: two notrump', {}, '2N', hand(points(15), semiBalanced), {
      ...OURS,
      forcing: 'invitational',
    }),
    rule('rebid: one notrump', {}, '1N', balanced, OURS),
    rule('rebid: a lower suit', {}, cheapest('x', 2, 2), length('x', 4), {
      ...OURS,
      forEach: { among: ['unbid', '=DC'] },
    }),
    rule('rebid: hearts over diamonds', {}, '2H', hand(length('H', 4), points(15)), {
      ...OURS,
      forcing: 'one-round',
    }),
    rule('rebid: five cards', {}, '2mine', length('mine', 5), OURS),
  ),
)

const afterOneNotrump = given(
  { ...after('1D|1H|1S 1N') },
  rule('over 1NT: jump in the suit', {}, '3mine', hand(length('mine', 6), fitPoints(16)), {
    ...OURS,
    forcing: 'invitational',
  }),
  rule('over 1NT: six cards', {}, '2mine', length('mine', 6), OURS),
  rule('over 1NT: invitation', {}, '2N', points(16), { ...OURS, forcing: 'invitational' }),
  rule('over 1NT: second suit', {}, cheapest('x', 2, 2), hand(length('x', 4), no(balanced)), {
    ...OURS,
    forEach: { among: ['unbid', '=HDC'] },
  }),
  rule('over 1NT: pass', {}, 'P', anyHand, OURS),
)

const afterTwoOverOne = given(
  { any: [after('1H|1S 2C|2D'), after('1D 2C'), after('1S 2H')] },
  rule(
    'two over one: raise of hearts',
    { partner: '2H' },
    '4H',
    hand(length('H', 3), fitPoints(14)),
    OURS,
  ),
  rule('two over one: hearts, least', { partner: '2H' }, '3H', length('H', 3), OURS),
  rule(
    'two over one: six cards, strong',
    {},
    jump('mine', 1, 3, 3),
    hand(length('mine', 6), points(14)),
    { ...OURS, forcing: 'game' },
  ),
  rule('two over one: hearts under spades', { opening: '1S' }, '2H', length('H', 4), {
    ...OURS,
    forcing: 'one-round',
  }),
  rule('two over one: three notrump', {}, '3N', hand(points(15), balanced), OURS),
  rule('two over one: two notrump', {}, '2N', hand(points(0, 14), balanced), {
    ...OURS,
    forcing: 'one-round',
  }),
  rule('two over one: a major over diamonds', { opening: '1D' }, '2x', length('x', 4), {
    ...OURS,
    forEach: { among: '=HS' },
    forcing: 'one-round',
  }),
  rule('two over one: six cards', {}, cheapest('mine', 2, 2), length('mine', 6), OURS),
  rule('two over one: raise', {}, '3partner', hand(support(4)), { ...OURS, forcing: 'one-round' }),
  rule('two over one: diamonds', {}, '2D', length('D', 4), { ...OURS, forcing: 'one-round' }),
  rule('two over one: five cards', {}, cheapest('mine', 2, 2), length('mine', 5), OURS),
  rule('two over one: notrump for want of better', {}, '2N', anyHand, {
    ...OURS,
    forcing: 'one-round',
  }),
)

const afterRaise = (['S', 'H'] as const).flatMap((major) => [
  ...given(
    after(`1${major} 2${major}`),
    rule(`raised to 2${SIGN[major]}: game`, {}, `4${major}`, fitPoints(19), OURS),
    rule(`raised to 2${SIGN[major]}: invitation`, {}, `3${major}`, fitPoints(17), {
      ...OURS,
      forcing: 'invitational',
    }),
    rule(`raised to 2${SIGN[major]}: pass`, {}, 'P', anyHand, OURS),
  ),
  ...given(
    after(`1${major} 3${major}`),
    rule(`raised to 3${SIGN[major]}: game`, {}, `4${major}`, fitPoints(14), OURS),
    rule(`raised to 3${SIGN[major]}: pass`, {}, 'P', anyHand, OURS),
  ),
  ...given(
    after(`1${major} 3C`),
    rule(`strong raise of ${SIGN[major]}: slam try`, {}, `3${major}`, fitPoints(16), {
      ...OURS,
      forcing: 'one-round',
    }),
    rule(`strong raise of ${SIGN[major]}: game`, {}, `4${major}`, anyHand, OURS),
  ),
  ...given(
    after(`1${major} 3C 3${major}`),
    rule(`strong raise of ${SIGN[major]}, opener more: aces`, {}, '4N', fitPoints(17), ASK),
    rule(`strong raise of ${SIGN[major]}, opener more: game`, {}, `4${major}`, anyHand, OURS),
  ),
  ...given(
    after(`1${major} 3C 4${major}`),
    rule(`strong raise of ${SIGN[major]}, opener least: aces`, {}, '4N', fitPoints(20), ASK),
    rule(`strong raise of ${SIGN[major]}, opener least: pass`, {}, 'P', anyHand, OURS),
  ),
  ...given(
    after(`1${major} 2N`),
    rule(`1${SIGN[major]}–2NT: six ${SIGN[major]}`, {}, `4${major}`, length(major, 6), OURS),
    rule(
      `1${SIGN[major]}–2NT: five ${SIGN[major]}`,
      {},
      `3${major}`,
      hand(length(major, 5), no(balanced)),
      {
        ...OURS,
        forcing: 'game',
      },
    ),
    rule(`1${SIGN[major]}–2NT: three notrump`, {}, '3N', anyHand, OURS),
  ),
  ...given(
    after(`1${major} 3N`),
    rule(`1${SIGN[major]}–3NT: six ${SIGN[major]}`, {}, `4${major}`, length(major, 6), OURS),
  ),
])
const afterDiamondRaise = [
  ...given(
    after('1D 2D'),
    rule('raised to 2♦: two notrump', {}, '2N', hand(points(15), semiBalanced), {
      ...OURS,
      forcing: 'invitational',
    }),
    rule('raised to 2♦: invitation', {}, '3D', fitPoints(18), { ...OURS, forcing: 'invitational' }),
    rule('raised to 2♦: pass', {}, 'P', anyHand, OURS),
  ),
  ...given(
    after('1D 3D'),
    rule('raised to 3♦: three notrump', {}, '3N', points(14), OURS),
    rule('raised to 3♦: pass', {}, 'P', anyHand, OURS),
  ),
  ...given(after('1D 2N'), rule('1♦–2NT: three notrump', {}, '3N', anyHand, OURS)),
]
const afterClubs = [
  ...given(
    after('2C 2D'),
    rule('2♣–2♦: a major', {}, '2x', length('x', 4), {
      ...OURS,
      forEach: { among: '=HS' },
      forcing: 'one-round',
    }),
    rule('2♣–2♦: three notrump', {}, '3N', hand(points(15), semiBalanced), OURS),
    rule('2♣–2♦: two notrump', {}, '2N', semiBalanced, OURS),
    rule('2♣–2♦: clubs', {}, '3C', anyHand, OURS),
  ),
  ...given(
    { ...after('2C 2H|2S') },
    rule('2♣–two of a major: game', {}, '4partner', hand(support(3), fitPoints(16)), OURS),
    rule('2♣–two of a major: raise', {}, '3partner', support(3), {
      ...OURS,
      forcing: 'invitational',
    }),
    rule('2♣–two of a major: spades', { partner: '2H' }, '2S', length('S', 4), {
      ...OURS,
      forcing: 'one-round',
    }),
    rule('2♣–two of a major: two notrump', {}, '2N', hand(semiBalanced, length('C', 0, 5)), OURS),
    rule('2♣–two of a major: clubs', {}, '3C', anyHand, OURS),
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
