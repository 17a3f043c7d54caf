/**
 * After a positive answer to 1♣, which forces to game: find the fit below three notrump, then look
 * for 33 points. The one suit agreed is raised at once; a raise beyond the least says more than was
 * shown. Ours, but for the ranges that the answers have.
 */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  anyHand,
  balanced,
  cards,
  cheapest,
  either,
  every,
  fitPoints,
  hand,
  length,
  longer,
  no,
  points,
  semiBalanced,
  support,
} from '#bidding/shows.ts'
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const OURS = { ours: true } as const
const GAME = { ours: true, forcing: 'game' } as const
const QUANTITATIVE = { ours: true, forcing: 'invitational' } as const

const overMajor = given(
  after('1C 1H|1S'),
  rule('positive major: raise', {}, '2partner', support(3), GAME),
  rule('positive major: spades', { partner: '1H' }, '1S', length('S', 4), GAME),
  rule(
    'positive major: own suit',
    {},
    cheapest('x', 1, 2),
    hand(length('x', 5), longer('x', 'others', 0), no(balanced)),
    { ...GAME, forEach: { among: ['others', '=SHDC'] } },
  ),
  rule('positive major: strong notrump', {}, '2N', hand(points(21), semiBalanced), GAME),
  rule('positive major: notrump', {}, '1N', anyHand, GAME),
)
const overMinor = given(
  after('1C 2C|2D'),
  rule('positive minor: five cards of a major', {}, '2x', length('x', 5), {
    ...GAME,
    forEach: { among: '=SH' },
  }),
  rule('positive minor: diamonds', { partner: '2C' }, '2D', length('D', 5), GAME),
  rule(
    'positive minor: raise',
    {},
    '3partner',
    hand(support(3), either(no(balanced), support(4))),
    GAME,
  ),
  rule('positive minor: four cards of a major', {}, '2x', length('x', 4), {
    ...GAME,
    forEach: { among: '=HS' },
  }),
  rule('positive minor: clubs', { partner: '2D' }, '3C', hand(length('C', 5), no(balanced)), GAME),
  rule('positive minor: notrump', {}, '2N', anyHand, GAME),
)

/** Over a balanced answer: places at once what is balanced, shows five cards else. */
const overNotrump = (answer: string, least: number, level: 2 | 3): readonly RuleDraft[] =>
  given(
    after(`1C ${answer}`),
    rule(`positive ${answer}: slam`, {}, '6N', hand(points(33 - least), balanced), OURS),
    rule(
      `positive ${answer}: slam try`,
      {},
      '4N',
      hand(points(31 - least), balanced),
      QUANTITATIVE,
    ),
    ...(level === 3 && answer === '3N'
      ? [
          rule(`positive ${answer}: six-card major`, {}, '4x', length('x', 6), {
            ...OURS,
            forEach: { among: '=SH' },
          }),
          rule(`positive ${answer}: pass`, {}, 'P', anyHand, OURS),
        ]
      : [
          rule(
            `positive ${answer}: five cards`,
            {},
            `${level}x`,
            hand(length('x', 5), longer('x', 'others', 0), either(no(balanced), length('x', 6))),
            { ...GAME, forEach: { among: '=SHDC' } },
          ),
          rule(`positive ${answer}: five cards of a major`, {}, `${level}x`, length('x', 5), {
            ...GAME,
            forEach: { among: '=SH' },
          }),
          rule(
            `positive ${answer}: four cards of a major`,
            {},
            `${level}x`,
            hand(length('x', 4), no(balanced)),
            { ...GAME, forEach: { among: '=HS' } },
          ),
          rule(`positive ${answer}: three notrump`, {}, '3N', anyHand, OURS),
        ]),
  )

/** A suit shown solid or nearly so. */
const overSolid = given(
  after('1C 2H|2S|3C|3D'),
  rule('solid: ask for aces', {}, '4N', points(20), {
    ...OURS,
    artificial: true,
    forcing: 'one-round',
    message: 'aces',
    agrees: 'partner',
    package: 'blackwood',
  }),
  rule('solid: three notrump', { partner: '3minor' }, '3N', every('majors', cards(2)), OURS),
  rule('solid: major game', { partner: '2major' }, '4partner', support(2), OURS),
  rule('solid: notrump', {}, '3N', anyHand, OURS),
)

/** The major is agreed below game, and game is sure. */
const agreedMajor = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1${major} 2${major}`),
    rule(`agreed ${SIGN[major]}: aces at once`, {}, '4N', fitPoints(16), {
      ...OURS,
      artificial: true,
      forcing: 'one-round',
      message: 'aces',
      package: 'blackwood',
    }),
    rule(`agreed ${SIGN[major]}: more than least`, {}, `3${major}`, fitPoints(13), GAME),
    rule(`agreed ${SIGN[major]}: least`, {}, `4${major}`, anyHand, OURS),
  ),
  ...given(
    after(`1C 1${major} 2${major} 3${major}`),
    rule(`agreed ${SIGN[major]}, more: aces`, {}, '4N', fitPoints(20), {
      ...OURS,
      artificial: true,
      forcing: 'one-round',
      message: 'aces',
      package: 'blackwood',
    }),
    rule(`agreed ${SIGN[major]}, more: game`, {}, `4${major}`, anyHand, OURS),
  ),
  ...given(
    after(`1C 1${major} 2${major} 4${major}`),
    rule(`agreed ${SIGN[major]}, least: aces`, {}, '4N', fitPoints(23), {
      ...OURS,
      artificial: true,
      forcing: 'one-round',
      message: 'aces',
      package: 'blackwood',
    }),
    rule(`agreed ${SIGN[major]}, least: game`, {}, 'P', anyHand, OURS),
  ),
])

export const positive: readonly RuleDraft[] = sourced('the sources stop at the positive answer', [
  ...overMajor,
  ...overMinor,
  ...overNotrump('1N', 9, 2),
  ...overNotrump('2N', 12, 3),
  ...overNotrump('3N', 15, 3),
  ...overSolid,
  ...agreedMajor,
])
