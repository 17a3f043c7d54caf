/**
 * After a positive answer to 1♣, which forces to game: find the fit below three notrump, then look
 * for 33 points. The one suit agreed is raised at once; a raise beyond the least says more than was
 * shown. Ours, but for the ranges that the answers have.
 */

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
  some,
  support,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const overMajor = given(
  after('1C 1H|1S'),
  rule({
    name: 'positive major: raise',
    call: '2partner',
    shows: support(3),
    forcing: 'game',
    ours: true,
    says: 'At least three {partner}: a fit, and game is certain.',
  }),
  rule({
    name: 'positive major: spades',
    when: { partner: '1H' },
    call: '1S',
    shows: length('S', 4),
    forcing: 'game',
    ours: true,
    says: 'Four spades or more beside the strong club: partner may have four too.',
  }),
  rule({
    name: 'positive major: own suit',
    call: cheapest('x', 1, 2),
    shows: hand(length('x', 5), longer('x', 'others', 0), no(balanced)),
    forEach: { among: ['others', '=SHDC'] },
    forcing: 'game',
    ours: true,
    says: 'At least five {x}, no longer suit and an unbalanced hand.',
  }),
  rule({
    name: 'positive major: strong notrump',
    call: '2N',
    shows: hand(points(21), semiBalanced),
    forcing: 'game',
    ours: true,
    says: '21 points or more and no singleton: far more than a minimum.',
  }),
  rule({
    name: 'positive major: notrump',
    call: '1N',
    shows: anyHand,
    forcing: 'game',
    ours: true,
    says: 'No fit and no suit to show: notrump, with game certain.',
  }),
)
const overMinor = given(
  after('1C 2C|2D'),
  rule({
    name: 'positive minor: five cards of a major',
    call: '2x',
    shows: length('x', 5),
    forEach: { among: '=SH' },
    forcing: 'game',
    ours: true,
    says: 'At least five {x}: a suit to show.',
  }),
  rule({
    name: 'positive minor: diamonds',
    when: { partner: '2C' },
    call: '2D',
    shows: length('D', 5),
    forcing: 'game',
    ours: true,
    says: 'At least five diamonds: a suit to show.',
  }),
  rule({
    name: 'positive minor: raise',
    call: '3partner',
    shows: hand(support(3), either(no(balanced), support(4))),
    forcing: 'game',
    ours: true,
    says: 'At least three {partner}, and the shape for a suit contract: a raise.',
  }),
  rule({
    name: 'positive minor: four cards of a major',
    call: '2x',
    shows: length('x', 4),
    forEach: { among: '=HS' },
    forcing: 'game',
    ours: true,
    says: 'Four {x} or more: a major beside the strong club.',
  }),
  rule({
    name: 'positive minor: clubs',
    when: { partner: '2D' },
    call: '3C',
    shows: hand(length('C', 5), no(balanced)),
    forcing: 'game',
    ours: true,
    says: 'At least five clubs and an unbalanced hand.',
  }),
  rule({
    name: 'positive minor: notrump',
    call: '2N',
    shows: anyHand,
    forcing: 'game',
    ours: true,
    says: 'No fit and no suit to show: notrump, with game certain.',
  }),
)

/** Over a balanced answer: a balanced hand places the contract at once, another shows five cards. */
const overNotrump = (answer: string, least: number, level: 2 | 3): readonly RuleDraft[] =>
  given(
    after(`1C ${answer}`),
    rule({
      name: `positive ${answer}: slam`,
      call: '6N',
      shows: hand(points(33 - least), balanced),
      ours: true,
      says: t`Balanced with ${33 - least} points or more opposite at least ${least}: small slam.`,
    }),
    rule({
      name: `positive ${answer}: slam try`,
      call: '4N',
      shows: hand(points(31 - least), balanced),
      forcing: 'invitational',
      ours: true,
      says: t`Balanced with ${31 - least} points or more opposite at least ${least}: slam if partner has extra.`,
    }),
    ...(level === 3 && answer === '3N'
      ? [
          rule({
            name: `positive ${answer}: six-card major`,
            call: '4x',
            shows: length('x', 6),
            forEach: { among: '=SH' },
            ours: true,
            says: 'At least six {x}: eight trumps, so game in the major.',
          }),
          rule({
            name: `positive ${answer}: pass`,
            call: 'P',
            shows: anyHand,
            ours: true,
            says: 'Not enough for slam opposite 15–17: game is high enough.',
          }),
        ]
      : [
          rule({
            name: `positive ${answer}: five cards`,
            call: `${level}x`,
            shows: hand(
              length('x', 5),
              longer('x', 'others', 0),
              either(no(balanced), length('x', 6)),
            ),
            forEach: { among: '=SHDC' },
            forcing: 'game',
            ours: true,
            says: 'At least five {x} and no longer suit, with the shape for a suit contract.',
          }),
          rule({
            name: `positive ${answer}: five cards of a major`,
            call: `${level}x`,
            shows: length('x', 5),
            forEach: { among: '=SH' },
            forcing: 'game',
            ours: true,
            says: 'At least five {x}: partner may have three.',
          }),
          rule({
            name: `positive ${answer}: four cards of a major`,
            call: `${level}x`,
            shows: hand(length('x', 4), no(balanced)),
            forEach: { among: '=HS' },
            forcing: 'game',
            ours: true,
            says: 'Four {x} or more and an unbalanced hand: partner may have four too.',
          }),
          rule({
            name: `positive ${answer}: three notrump`,
            call: '3N',
            shows: anyHand,
            ours: true,
            says: 'No suit worth showing opposite a balanced hand: game in notrump.',
          }),
        ]),
  )

/** Opener has shown five cards over the balanced answer, and found no fit. */
const overFiveCards = (answer: string, least: number, level: 2 | 3): readonly RuleDraft[] => {
  const shown = `1C ${answer} ${['C', 'D', 'H', 'S'].map((suit) => `${level}${suit}`).join('|')} 3N`
  return [
    ...given(
      after(shown),
      rule({
        name: `positive ${answer}, no fit: slam`,
        call: '6N',
        shows: hand(points(31 - least), some('all', cards(5))),
        ours: true,
        says: t`${31 - least} points or more opposite at least ${least}, and a five-card suit for the tricks: small slam.`,
      }),
      rule({
        name: `positive ${answer}, no fit: slam try`,
        call: '4N',
        shows: hand(points(29 - least), some('all', cards(5))),
        forcing: 'invitational',
        ours: true,
        says: t`${29 - least} points or more opposite at least ${least}, and a five-card suit: slam unless partner is at the bottom.`,
      }),
    ),
    ...given(
      after(`${shown} 4N`),
      rule({
        name: `positive ${answer}, no fit: slam try taken`,
        call: '6N',
        shows: points(least + 1),
        ours: true,
        says: t`${least + 1} points or more, so not at the bottom: slam.`,
      }),
    ),
  ]
}

/** A suit shown solid or nearly so. */
const overSolid = given(
  after('1C 2H|2S|3C|3D'),
  rule({
    name: 'solid: ask for aces',
    call: '4N',
    shows: points(20),
    package: 'blackwood',
    agrees: 'partner',
    forcing: 'one-round',
    artificial: true,
    message: 'aces',
    ours: true,
    says: '20 points or more opposite a solid suit: only aces matter, so ask.',
  }),
  rule({
    name: 'solid: three notrump',
    when: { partner: '3minor' },
    call: '3N',
    shows: every('majors', cards(2)),
    ours: true,
    says: 'At least two cards in each major, and partner’s minor runs: nine tricks.',
  }),
  rule({
    name: 'solid: major game',
    when: { partner: '2major' },
    call: '4partner',
    shows: support(2),
    ours: true,
    says: 'At least two {partner} opposite a solid suit: game.',
  }),
  rule({
    name: 'solid: notrump',
    call: '3N',
    shows: anyHand,
    ours: true,
    says: 'Partner’s suit is good for its tricks: game in notrump.',
  }),
)

/** The major is agreed below game, and game is sure. */
const agreedMajor = (['H', 'S'] as const).flatMap((major) => [
  ...given(
    after(`1C 1${major} 2${major}`),
    rule({
      name: `agreed ${SIGN[major]}: aces at once`,
      call: '4N',
      shows: fitPoints(16),
      package: 'blackwood',
      forcing: 'one-round',
      artificial: true,
      message: 'aces',
      ours: true,
      says: '16 points or more with short suits counted, opposite the strong club and a fit: ask for aces.',
    }),
    rule({
      name: `agreed ${SIGN[major]}: more than least`,
      call: `3${major}`,
      shows: fitPoints(13),
      forcing: 'game',
      ours: true,
      says: '13 points or more with short suits counted: more than a minimum, so slower than game.',
    }),
    rule({
      name: `agreed ${SIGN[major]}: least`,
      call: `4${major}`,
      shows: anyHand,
      ours: true,
      says: 'A minimum positive answer: game and no more.',
    }),
  ),
  ...given(
    after(`1C 1${major} 2${major} 3${major}`),
    rule({
      name: `agreed ${SIGN[major]}, more: aces`,
      call: '4N',
      shows: fitPoints(19),
      package: 'blackwood',
      forcing: 'one-round',
      artificial: true,
      message: 'aces',
      ours: true,
      says: '19 points or more with short suits counted, opposite more than a minimum: ask for aces.',
    }),
    rule({
      name: `agreed ${SIGN[major]}, more: game`,
      call: `4${major}`,
      shows: anyHand,
      ours: true,
      says: 'No more than a minimum strong club: game is enough.',
    }),
  ),
  ...given(
    after(`1C 1${major} 2${major} 4${major}`),
    rule({
      name: `agreed ${SIGN[major]}, least: aces`,
      call: '4N',
      shows: fitPoints(22),
      package: 'blackwood',
      forcing: 'one-round',
      artificial: true,
      message: 'aces',
      ours: true,
      says: '22 points or more with short suits counted: slam may be on even opposite a minimum, so ask for aces.',
    }),
    rule({
      name: `agreed ${SIGN[major]}, least: game`,
      call: 'P',
      shows: anyHand,
      ours: true,
      says: 'Partner has a minimum: game is enough.',
    }),
  ),
])

export const positive: readonly RuleDraft[] = sourced('the sources stop at the positive answer', [
  ...overMajor,
  ...overMinor,
  ...overNotrump('1N', 9, 2),
  ...overNotrump('2N', 12, 3),
  ...overNotrump('3N', 15, 3),
  ...overFiveCards('1N', 9, 2),
  ...overFiveCards('2N', 12, 3),
  ...overSolid,
  ...agreedMajor,
])
