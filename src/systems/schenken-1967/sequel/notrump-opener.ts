/** Opener's part after a notrump bid: what responder asked or offered is answered. */
import { given, type RuleDraft, rule } from '#bidding/ladder-system.ts'
import {
  aces as acesHeld,
  acesTogether,
  cards,
  cheapest,
  either,
  hand,
  length,
  points,
  some,
  support,
} from '#bidding/shows.ts'
import { after, SIGN } from './situations.ts'

/** Points of responder: a raise to two notrump, to three, a try for slam, a slam. */
export interface Strengths {
  readonly name: string
  readonly auction: string
  readonly level: 2 | 3
  readonly invite: number
  readonly game: number
  /** Opener's points that accept an invitation. */
  readonly accept: number
  /** Responder's points for a try for slam and for a slam; absent where he has denied them. */
  readonly slam?: { readonly quantitative: number; readonly sure: number; readonly gerber: number }
}

/** The answers to four clubs: no ace or all four, one, two, three. */
const GERBER = ['4D', '4H', '4S', '4N'] as const

export const openerAfterNotrump = ({
  name,
  auction,
  level,
  accept,
  slam,
}: Strengths): readonly RuleDraft[] => {
  const low = level === 2
  const stayman = `${level}C`
  return [
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
              rule(`${name} takes the raise of ${SIGN[major]}`, {}, `4${major}`, points(accept), {
                ours: true,
              }),
              rule(`${name} leaves the raise of ${SIGN[major]}`, {}, 'P', points(0), {
                ours: true,
              }),
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
        rule(`${name} raises ${SIGN[major]}`, {}, `4${major}`, length(major, 3)),
        rule(`${name} no fit for ${SIGN[major]}`, {}, '3N', points(0)),
      ),
    ),
    ...(slam === undefined
      ? []
      : [
          ...given(
            after(`${auction} ${low ? '3C|3D' : '3D'}`),
            rule(`${name} raises the minor`, {}, '4partner', hand(support(4), points(accept)), {
              ours: true as const,
              forcing: 'game',
            }),
            rule(`${name} over the minor: three notrump`, {}, '3N', points(0), { ours: true }),
          ),
          ...GERBER.map((call, aces) =>
            rule(
              `${name} Gerber: ${aces === 0 ? 'no ace or four' : `aces ${aces}`}`,
              after(`${auction} 4C`),
              call,
              aces === 0 ? either(acesHeld(0), acesHeld(4)) : acesHeld(aces),
              {
                artificial: true,
                package: 'gerber',
                tells: { aces: aces === 0 ? [0, 4] : [aces] },
              },
            ),
          ),
          ...given(
            after(`${auction} 4C 4D|4H|4S|4N`),
            rule(`${name} Gerber: slam`, {}, '6x', hand(length('x', 6), acesTogether(3)), {
              forEach: { among: '=SH' },
              ours: true,
              forcing: 'sign-off',
            }),
            rule(`${name} Gerber: game`, {}, cheapest('x', 4, 5), length('x', 6), {
              forEach: { among: '=SH' },
              ours: true,
              forcing: 'sign-off',
            }),
          ),
          ...given(
            after(`${auction} 4N`),
            rule(`${name} slam accepted`, {}, '6N', points(accept), { ours: true as const }),
            rule(`${name} slam declined`, {}, 'P', points(0), { ours: true }),
          ),
        ]),
    ...given(after(`${auction} 4H|4S|3N|6N`), rule(`${name} game reached`, {}, 'P', points(0))),
  ]
}
