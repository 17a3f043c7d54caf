/**
 * After a notrump opening, and after notrump rebids that stand like one: weak suit bids, raises,
 * three of a suit forcing, Gerber; Stayman is ours.
 */

import {
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
  some,
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { openerAfterNotrump, type Strengths } from './notrump-opener.ts'
import { after, NAMED, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const afterNotrump = (strengths: Strengths): readonly RuleDraft[] => {
  const { name, auction, level, invite, game, slam } = strengths
  const flat = strengths.flat ?? invite
  const stayman = `${level}C`
  const fourCardMajor = some('majors', cards(4, 4))
  const low = level === 2
  const noMajor = every('majors', cards(0, 3))
  const responder = given(
    after(auction),
    ...(slam === undefined
      ? []
      : [
          rule({
            name: `${name} 6NT`,
            call: '6N',
            shows: hand(points(slam.sure), balanced, noMajor),
            ours: true,
            says: t`Balanced, no four-card major and ${slam.sure} points or more: small slam.`,
          }),
          rule({
            name: `${name} slam try`,
            call: '4N',
            shows: hand(points(slam.quantitative, slam.sure - 1), balanced, noMajor),
            forcing: 'invitational',
            ours: true,
            says: t`Balanced, no four-card major and ${slam.quantitative}–${slam.sure - 1} points: slam if partner has extra.`,
          }),
          rule({
            name: `${name} Gerber`,
            call: '4C',
            shows: hand(points(slam.gerber), some('majors', cards(6))),
            package: 'gerber',
            forcing: 'one-round',
            artificial: true,
            message: 'aces',
            says: t`A six-card major and ${slam.gerber} points or more: ask for aces.`,
          }),
          rule({
            name: `${name} three of a minor`,
            call: '3x',
            shows: hand(points(slam.gerber), length('x', 6), longer('x', 'others', 0)),
            forEach: { among: low ? '=DC' : '=D' },
            forcing: 'game',
            says: t`At least six {x} and ${slam.gerber} points or more: game is certain and slam may be on.`,
          }),
        ]),
    rule({
      name: `${name} game in six cards`,
      call: '4x',
      shows: hand(points(game - 3), length('x', 6)),
      forEach: { among: '=SH' },
      ours: true,
      says: t`At least six {x} and ${game - 3} points or more: game in the major.`,
    }),
    rule({
      name: `${name} three of a major`,
      call: '3x',
      shows: hand(
        points(low ? game - 1 : Math.max(invite, 4)),
        length('x', 5),
        longer('x', 'others', 0),
      ),
      forEach: { among: '=SH' },
      forcing: 'game',
      says: t`At least five {x} and ${low ? game - 1 : Math.max(invite, 4)} points or more: game, in {x} if partner has three of them.`,
    }),
    rule({
      name: `${name} Stayman`,
      call: stayman,
      shows: hand(points(invite), fourCardMajor, no(some('minors', cards(6)))),
      package: 'stayman',
      forcing: 'one-round',
      artificial: true,
      message: 'majors',
      ours: true,
      says: t`${invite} points or more and four cards in a major: ask whether partner has one too.`,
    }),
    rule({
      name: `${name} 3NT`,
      call: '3N',
      shows: low
        ? either(points(game), hand(points(game - 1), some('minors', cards(5))))
        : points(game),
      says: low
        ? t`${game} points or more opposite partner’s notrump, or one fewer with a five-card minor: game.`
        : t`${game} points or more opposite partner’s notrump: game.`,
    }),
    ...(low
      ? [
          rule({
            name: `${name} weak major`,
            call: '2x',
            shows: hand(points(0, invite - 1), length('x', 5)),
            forEach: { among: '=SH' },
            forcing: 'sign-off',
            says: t`At least five {x} and at most ${invite - 1} points: to play in the long suit.`,
          }),
          rule({
            name: `${name} weak diamonds`,
            call: '2D',
            shows: hand(points(0, invite - 1), length('D', 5), longer('D', '=C', 0)),
            forcing: 'sign-off',
            says: t`At least five diamonds and at most ${invite - 1} points: to play in the long suit.`,
          }),
          rule({
            name: `${name} 2NT`,
            call: '2N',
            shows: either(
              points(flat, game - 1),
              hand(points(invite, game - 1), some('all', cards(5))),
            ),
            forcing: 'invitational',
            says:
              flat === invite
                ? t`${invite}–${game - 1} points: game if partner is at the top.`
                : t`${flat} points, or ${invite} with a five-card suit: game if partner is at the top.`,
          }),
        ]
      : []),
    rule({
      name: `${name} pass`,
      call: 'P',
      shows: points(0, flat - 1),
      says: t`At most ${flat - 1} points: no game.`,
    }),
  )
  const answers = given(
    after(`${auction} ${stayman}`),
    rule({
      name: `${name} Stayman: hearts`,
      call: `${level}H`,
      shows: length('H', 4),
      ours: true,
      says: 'Four hearts or more: answer with the major.',
    }),
    rule({
      name: `${name} Stayman: spades`,
      call: `${level}S`,
      shows: length('S', 4),
      ours: true,
      says: 'Four spades or more: answer with the major.',
    }),
    rule({
      name: `${name} Stayman: neither`,
      call: `${level}D`,
      shows: every('majors', cards(0, 3)),
      artificial: true,
      ours: true,
      says: 'No four-card major to show.',
    }),
  )
  const second = (['H', 'S'] as const).flatMap((major) =>
    given(
      after(`${auction} ${stayman} ${level}${major}`),
      ...(slam === undefined
        ? []
        : [
            rule({
              name: `${name} Stayman ${SIGN[major]}: slam`,
              call: `6${major}`,
              shows: hand(fitPoints(slam.sure), length(major, 4)),
              ours: true,
              says: t`Four ${NAMED[major]} as well and ${slam.sure} points or more with short suits counted: small slam.`,
            }),
          ]),
      rule({
        name: `${name} Stayman ${SIGN[major]}: game`,
        call: `4${major}`,
        shows: hand(points(low ? game - 1 : 0), length(major, 4)),
        ours: true,
        says: t`Four ${NAMED[major]} as well${low ? ` and ${game - 1} points or more` : ''}: game in the fit.`,
      }),
      ...(low
        ? [
            rule({
              name: `${name} Stayman ${SIGN[major]}: raise`,
              call: `3${major}`,
              shows: length(major, 4),
              forcing: 'invitational',
              ours: true,
              says: t`Four ${NAMED[major]} as well: game if partner is at the top.`,
            }),
          ]
        : []),
    ),
  )
  const bare = given(
    after(`${auction} ${stayman} ${low ? '2D|2H|2S' : '3D|3H|3S'}`),
    ...(slam === undefined
      ? []
      : [
          rule({
            name: `${name} Stayman: slam in notrump`,
            call: '6N',
            shows: points(slam.sure),
            ours: true,
            says: t`No fit, but ${slam.sure} points or more: small slam in notrump.`,
          }),
          rule({
            name: `${name} Stayman: slam try in notrump`,
            call: '4N',
            shows: points(slam.quantitative),
            forcing: 'invitational',
            ours: true,
            says: t`No fit, but ${slam.quantitative} points or more: slam if partner has extra.`,
          }),
        ]),
    ...(low
      ? [
          rule({
            name: `${name} Stayman: three notrump`,
            call: '3N',
            shows: points(game),
            ours: true,
            says: t`No fit, and ${game} points or more: game in notrump.`,
          }),
          rule({
            name: `${name} Stayman: two notrump`,
            call: '2N',
            shows: points(invite, game - 1),
            forcing: 'invitational',
            ours: true,
            says: t`No fit, and ${invite === game - 1 ? invite : `${invite}–${game - 1}`} points: game if partner is at the top.`,
          }),
        ]
      : [
          rule({
            name: `${name} Stayman: three notrump`,
            call: '3N',
            shows: points(0),
            ours: true,
            says: 'No fit, and game was promised: notrump.',
          }),
        ]),
  )
  return [...responder, ...answers, ...second, ...bare, ...openerAfterNotrump(strengths)]
}

const GAP = 'Stayman and slam tries over notrump are not in the sources'

/** The 1967 opening of 15–18, the strong one of 22–24, and the rebids that show balanced hands. */
export const notrump: readonly RuleDraft[] = sourced(GAP, [
  ...afterNotrump({
    name: '1NT',
    auction: '1N',
    level: 2,
    invite: 8,
    flat: 9,
    game: 10,
    slam: { quantitative: 16, sure: 18, gerber: 14 },
    accept: 17,
  }),
  ...afterNotrump({
    name: '2NT',
    auction: '2N',
    level: 3,
    invite: 3,
    game: 3,
    slam: { quantitative: 9, sure: 11, gerber: 8 },
    accept: 23,
  }),
  ...afterNotrump({
    name: '1♣–1♦–1NT',
    auction: '1C 1D 1N',
    level: 2,
    invite: 5,
    game: 7,
    accept: 20,
  }),
  ...afterNotrump({
    name: '1♣–1♦–2NT',
    auction: '1C 1D 2N',
    level: 3,
    invite: 4,
    game: 4,
    accept: 22,
  }),
])
