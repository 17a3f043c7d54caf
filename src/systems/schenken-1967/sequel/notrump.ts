/**
 * After a notrump opening, and after notrump rebids that stand like one: weak suit bids, raises,
 * three of a suit forcing, Gerber; Stayman is ours.
 */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  balanced,
  cards,
  either,
  every,
  hand,
  length,
  longer,
  no,
  points,
  some,
} from '#bidding/shows.ts'
import { after } from './situations.ts'
import { sourced } from './sources.ts'

/** Points of responder: a raise to two notrump, to three, a try for slam, a slam. */
interface Strengths {
  readonly name: string
  readonly auction: string
  readonly level: 2 | 3
  readonly invite: number
  readonly game: number
  readonly quantitative: number
  readonly slam: number
  /** Opener's points that accept an invitation. */
  readonly accept: number
}

const afterNotrump = ({
  name,
  auction,
  level,
  invite,
  game,
  quantitative,
  slam,
  accept,
}: Strengths): readonly RuleDraft[] => {
  const stayman = `${level}C`
  const fourCardMajor = some('majors', cards(4, 4))
  const low = level === 2
  const responder = given(
    after(auction),
    rule(`${name} 6NT`, {}, '6N', hand(points(slam), every('majors', cards(0, 4))), { ours: true }),
    rule(
      `${name} slam try`,
      {},
      '4N',
      hand(points(quantitative, slam - 1), balanced, every('majors', cards(0, 4))),
      {
        ours: true,
        forcing: 'invitational',
      },
    ),
    rule(
      `${name} game in six cards`,
      {},
      '4x',
      hand(points(game - 3, quantitative - 1), length('x', 6)),
      {
        forEach: { among: '=SH' },
        ours: true,
      },
    ),
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
    rule(`${name} 3NT`, {}, '3N', points(game, quantitative - 1)),
    ...(low
      ? [
          rule(`${name} weak with six`, {}, '2x', hand(points(0, invite - 1), length('x', 5)), {
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
      rule(
        `${name} Stayman ${major}: slam try`,
        {},
        '4N',
        hand(points(quantitative), length(major, 4)),
        {
          ours: true,
          artificial: true,
          message: 'aces',
          forcing: 'one-round',
          agrees: major,
        },
      ),
      rule(
        `${name} Stayman ${major}: game`,
        {},
        `4${major}`,
        hand(points(low ? game - 1 : 0), length(major, 4)),
        { ours: true },
      ),
      ...(low
        ? [
            rule(`${name} Stayman ${major}: raise`, {}, `3${major}`, length(major, 4), {
              ours: true,
              forcing: 'invitational' as const,
            }),
          ]
        : []),
    ),
  )
  const bare = given(
    after(`${auction} ${stayman} ${low ? '2D|2H|2S' : '3D|3H|3S'}`),
    rule(`${name} Stayman: slam in notrump`, {}, '6N', points(slam), { ours: true }),
    rule(`${name} Stayman: slam try in notrump`, {}, '4N', points(quantitative), {
      ours: true,
      forcing: 'invitational',
    }),
    ...(low
      ? [
          rule(`${name} Stayman: five spades, game`, {}, '3S', hand(points(game), length('S', 5)), {
            ours: true,
            forcing: 'game' as const,
          }),
          rule(`${name} Stayman: five hearts, game`, {}, '3H', hand(points(game), length('H', 5)), {
            ours: true,
            forcing: 'game' as const,
          }),
          rule(`${name} Stayman: three notrump`, {}, '3N', points(game), { ours: true }),
          rule(`${name} Stayman: two notrump`, {}, '2N', points(invite, game - 1), {
            ours: true,
            forcing: 'invitational' as const,
          }),
        ]
      : [rule(`${name} Stayman: three notrump`, {}, '3N', points(0), { ours: true })]),
  )
  const opener = [
    ...(low
      ? [
          ...given(
            after(`${auction} 2N`),
            rule(
              `${name} accepts`,
              {},
              '3N',
              either(points(accept), hand(points(accept - 1), some('all', cards(5)))),
              { ours: true },
            ),
            rule(`${name} declines`, {}, 'P', points(0), { ours: true }),
          ),
          ...given(
            after(`${auction} 2D|2H|2S`),
            rule(`${name} passes the weak bid`, {}, 'P', points(0)),
          ),
          ...(['H', 'S'] as const).flatMap((major) => [
            ...given(
              after(`${auction} ${stayman} ${level}${major} 3${major}`),
              rule(`${name} takes the raise of ${major}`, {}, `4${major}`, points(accept), {
                ours: true,
              }),
              rule(`${name} leaves the raise of ${major}`, {}, 'P', points(0), { ours: true }),
            ),
          ]),
          ...given(
            after(`${auction} ${stayman} 2H 2N`),
            rule(`${name} both majors, four`, {}, '4S', hand(length('S', 4), points(accept)), {
              ours: true,
            }),
            rule(`${name} both majors, three`, {}, '3S', length('S', 4), { ours: true }),
          ),
          ...given(
            after(`${auction} ${stayman} 2D|2H|2S 2N`),
            rule(
              `${name} accepts after Stayman`,
              {},
              '3N',
              either(points(accept), hand(points(accept - 1), some('all', cards(5)))),
              { ours: true },
            ),
            rule(`${name} declines after Stayman`, {}, 'P', points(0), { ours: true }),
          ),
        ]
      : []),
    ...given(
      after(`${auction} ${stayman} ${level}H 3N`),
      rule(`${name} corrects to spades`, {}, '4S', length('S', 4), { ours: true }),
    ),
    ...given(
      after(`${auction} ${stayman} ${level}H|${level}S|${level}D 3N`),
      rule(`${name} leaves three notrump`, {}, 'P', points(0), { ours: true }),
    ),
    ...(['S', 'H'] as const).flatMap((major) =>
      given(
        after(`${auction} 3${major}`),
        rule(`${name} raises ${major}`, {}, `4${major}`, length(major, 3)),
        rule(`${name} no fit for ${major}`, {}, '3N', points(0)),
      ),
    ),
    ...given(
      after(`${auction} 4N`),
      rule(`${name} slam accepted`, {}, '6N', points(accept), { ours: true }),
      rule(`${name} slam declined`, {}, 'P', points(0), { ours: true }),
    ),
    ...given(after(`${auction} 4H|4S|3N|6N`), rule(`${name} game reached`, {}, 'P', points(0))),
  ]
  return [...responder, ...answers, ...second, ...bare, ...opener]
}

/** The 1967 opening of 15–18, the strong one of 22–24, and the rebids that show balanced hands. */
export const notrump: readonly RuleDraft[] = sourced(
  'Stayman and slam tries over notrump are not in the sources',
  [
    ...afterNotrump({
      name: '1NT',
      auction: '1N',
      level: 2,
      invite: 8,
      game: 10,
      quantitative: 16,
      slam: 18,
      accept: 17,
    }),
    ...afterNotrump({
      name: '2NT',
      auction: '2N',
      level: 3,
      invite: 3,
      game: 3,
      quantitative: 9,
      slam: 11,
      accept: 23,
    }),
    ...afterNotrump({
      name: '1♣–1♦–1NT',
      auction: '1C 1D 1N',
      level: 2,
      invite: 5,
      game: 7,
      quantitative: 20,
      slam: 21,
      accept: 20,
    }),
    ...afterNotrump({
      name: '1♣–1♦–2NT',
      auction: '1C 1D 2N',
      level: 3,
      invite: 4,
      game: 4,
      quantitative: 20,
      slam: 21,
      accept: 22,
    }),
  ],
)
