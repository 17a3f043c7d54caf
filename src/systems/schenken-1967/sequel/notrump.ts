/**
 * After a notrump opening, and after notrump rebids that stand like one: weak suit bids, raises,
 * three of a suit forcing, Gerber; Stayman is ours.
 */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  balanced,
  cards,
  every,
  fitPoints,
  hand,
  length,
  longer,
  no,
  points,
  some,
} from '#bidding/shows.ts'
import { openerAfterNotrump, type Strengths } from './notrump-opener.ts'
import { after, SIGN } from './situations.ts'
import { sourced } from './sources.ts'

const afterNotrump = (strengths: Strengths): readonly RuleDraft[] => {
  const { name, auction, level, invite, game, slam } = strengths
  const stayman = `${level}C`
  const fourCardMajor = some('majors', cards(4, 4))
  const low = level === 2
  const noMajor = every('majors', cards(0, 3))
  const responder = given(
    after(auction),
    ...(slam === undefined
      ? []
      : [
          rule(`${name} 6NT`, {}, '6N', hand(points(slam.sure), balanced, noMajor), {
            ours: true as const,
          }),
          rule(
            `${name} slam try`,
            {},
            '4N',
            hand(points(slam.quantitative, slam.sure - 1), balanced, noMajor),
            { ours: true, forcing: 'invitational' },
          ),
          rule(`${name} Gerber`, {}, '4C', hand(points(slam.gerber), some('majors', cards(6))), {
            artificial: true,
            forcing: 'one-round',
            message: 'aces',
            package: 'gerber',
          }),
          rule(
            `${name} three of a minor`,
            {},
            '3x',
            hand(points(slam.gerber), length('x', 6), longer('x', 'others', 0)),
            { forEach: { among: low ? '=DC' : '=D' }, forcing: 'game' },
          ),
        ]),
    rule(`${name} game in six cards`, {}, '4x', hand(points(game - 3), length('x', 6)), {
      forEach: { among: '=SH' },
      ours: true,
    }),
    rule(
      `${name} three of a major`,
      {},
      '3x',
      hand(points(low ? game : Math.max(invite, 4)), length('x', 5), longer('x', 'others', 0)),
      {
        forEach: { among: '=SH' },
        forcing: 'game',
      },
    ),
    rule(
      `${name} Stayman`,
      {},
      stayman,
      hand(points(invite), fourCardMajor, no(some('minors', cards(6)))),
      {
        artificial: true,
        forcing: 'one-round',
        message: 'majors',
        package: 'stayman',
        ours: true,
      },
    ),
    rule(`${name} 3NT`, {}, '3N', points(game)),
    ...(low
      ? [
          rule(`${name} weak major`, {}, '2x', hand(points(0, invite - 1), length('x', 5)), {
            forEach: { among: '=SH' },
            forcing: 'sign-off' as const,
          }),
          rule(
            `${name} weak diamonds`,
            {},
            '2D',
            hand(points(0, invite - 1), length('D', 5), longer('D', '=C', 0)),
            {
              forcing: 'sign-off',
            },
          ),
          rule(`${name} 2NT`, {}, '2N', points(invite, game - 1), { forcing: 'invitational' }),
        ]
      : []),
    rule(`${name} pass`, {}, 'P', points(0, invite - 1)),
  )
  const answers = given(
    after(`${auction} ${stayman}`),
    rule(`${name} Stayman: hearts`, {}, `${level}H`, length('H', 4), { ours: true }),
    rule(`${name} Stayman: spades`, {}, `${level}S`, length('S', 4), { ours: true }),
    rule(`${name} Stayman: neither`, {}, `${level}D`, every('majors', cards(0, 3)), {
      artificial: true,
      ours: true,
    }),
  )
  const second = (['H', 'S'] as const).flatMap((major) =>
    given(
      after(`${auction} ${stayman} ${level}${major}`),
      ...(slam === undefined
        ? []
        : [
            rule(
              `${name} Stayman ${SIGN[major]}: slam`,
              {},
              `6${major}`,
              hand(fitPoints(slam.sure), length(major, 4)),
              { ours: true as const },
            ),
          ]),
      rule(
        `${name} Stayman ${SIGN[major]}: game`,
        {},
        `4${major}`,
        hand(points(low ? game - 1 : 0), length(major, 4)),
        { ours: true },
      ),
      ...(low
        ? [
            rule(`${name} Stayman ${SIGN[major]}: raise`, {}, `3${major}`, length(major, 4), {
              ours: true,
              forcing: 'invitational' as const,
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
          rule(`${name} Stayman: slam in notrump`, {}, '6N', points(slam.sure), {
            ours: true as const,
          }),
          rule(`${name} Stayman: slam try in notrump`, {}, '4N', points(slam.quantitative), {
            ours: true,
            forcing: 'invitational',
          }),
        ]),
    ...(low
      ? [
          rule(`${name} Stayman: three notrump`, {}, '3N', points(game), { ours: true }),
          rule(`${name} Stayman: two notrump`, {}, '2N', points(invite, game - 1), {
            ours: true,
            forcing: 'invitational' as const,
          }),
        ]
      : [rule(`${name} Stayman: three notrump`, {}, '3N', points(0), { ours: true })]),
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
