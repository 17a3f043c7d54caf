/** Opener's part after a notrump bid: what responder asked or offered is answered. */

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
} from '#bidding/language/shows.ts'
import { given, type RuleDraft, rule } from '#bidding/language/system.ts'
import { t } from '#core/text.ts'
import { after, NAMED, SIGN } from './situations.ts'

/** Points of responder: a raise to two notrump, to three, a try for slam, a slam. */
export interface Strengths {
  readonly name: string
  readonly auction: string
  readonly level: 2 | 3
  readonly invite: number
  /** Points of the raise to two without a five-card suit, where that takes more. */
  readonly flat?: number
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
            rule({
              name: `${name} accepts`,
              call: '3N',
              shows: either(points(accept), hand(points(accept - 1), some('all', cards(5)))),
              ours: true,
              says: t`${accept} points, or one fewer with a five-card suit: game.`,
            }),
            rule({
              name: `${name} declines`,
              call: 'P',
              shows: points(0),
              ours: true,
              says: 'Not at the top: no game.',
            }),
          ),
          ...given(
            after(`${auction} 2D|2H|2S`),
            rule({
              name: `${name} passes the weak bid`,
              call: 'P',
              shows: points(0),
              says: 'Partner’s bid of two is to play.',
            }),
          ),
          ...(['H', 'S'] as const).flatMap((major) => [
            ...given(
              after(`${auction} ${stayman} ${level}${major} 3${major}`),
              rule({
                name: `${name} takes the raise of ${SIGN[major]}`,
                call: `4${major}`,
                shows: points(accept),
                ours: true,
                says: t`${accept} points or more: at the top, so game.`,
              }),
              rule({
                name: `${name} leaves the raise of ${SIGN[major]}`,
                call: 'P',
                shows: points(0),
                ours: true,
                says: 'Not at the top: three is high enough.',
              }),
            ),
          ]),
          ...given(
            after(`${auction} ${stayman} 2H 2N`),
            rule({
              name: `${name} both majors, four`,
              call: '4S',
              shows: hand(length('S', 4), points(accept)),
              ours: true,
              says: t`Four spades beside the hearts and ${accept} points or more: partner asked for a major, so that is the fit.`,
            }),
            rule({
              name: `${name} both majors, three`,
              call: '3S',
              shows: length('S', 4),
              ours: true,
              says: 'Four spades beside the hearts: partner asked for a major, so that is the fit.',
            }),
          ),
          ...given(
            after(`${auction} ${stayman} 2D|2H|2S 2N`),
            rule({
              name: `${name} accepts after Stayman`,
              call: '3N',
              shows: either(points(accept), hand(points(accept - 1), some('all', cards(5)))),
              ours: true,
              says: t`${accept} points, or one fewer with a five-card suit: game.`,
            }),
            rule({
              name: `${name} declines after Stayman`,
              call: 'P',
              shows: points(0),
              ours: true,
              says: 'Not at the top: no game.',
            }),
          ),
        ]
      : []),
    ...given(
      after(`${auction} ${stayman} ${level}H 3N`),
      rule({
        name: `${name} corrects to spades`,
        call: '4S',
        shows: length('S', 4),
        ours: true,
        says: 'Partner asked for a major and has no four hearts, so four spades: that is the fit.',
      }),
    ),
    ...given(
      after(`${auction} ${stayman} ${level}H|${level}S|${level}D 3N`),
      rule({
        name: `${name} leaves three notrump`,
        call: 'P',
        shows: points(0),
        ours: true,
        says: 'Partner has chosen notrump, and there is no fit to go back to.',
      }),
    ),
    ...(['S', 'H'] as const).flatMap((major) =>
      given(
        after(`${auction} 3${major}`),
        rule({
          name: `${name} raises ${SIGN[major]}`,
          call: `4${major}`,
          shows: length(major, 3),
          says: t`At least three ${NAMED[major]} opposite five: game in the fit.`,
        }),
        rule({
          name: `${name} no fit for ${SIGN[major]}`,
          call: '3N',
          shows: points(0),
          says: t`Fewer than three ${NAMED[major]}: game in notrump instead.`,
        }),
      ),
    ),
    ...(slam === undefined
      ? []
      : [
          ...given(
            after(`${auction} ${low ? '3C|3D' : '3D'}`),
            rule({
              name: `${name} raises the minor`,
              call: '4partner',
              shows: hand(support(4), points(accept)),
              forcing: 'game',
              ours: true,
              says: t`At least four of the minor and ${accept} points or more: towards a slam.`,
            }),
            rule({
              name: `${name} over the minor: three notrump`,
              call: '3N',
              shows: points(0),
              ours: true,
              says: 'Not the hand for a slam in the minor: game in notrump.',
            }),
          ),
          ...GERBER.map((call, aces) =>
            rule({
              name: `${name} Gerber: ${aces === 0 ? 'no ace or four' : `aces ${aces}`}`,
              when: after(`${auction} 4C`),
              call,
              shows: aces === 0 ? either(acesHeld(0), acesHeld(4)) : acesHeld(aces),
              package: 'gerber',
              artificial: true,
              tells: { aces: aces === 0 ? [0, 4] : [aces] },
              says: t`${aces === 0 ? 'No ace, or all four' : aces === 1 ? 'One ace' : aces === 2 ? 'Two aces' : 'Three aces'}: the answer to four clubs.`,
            }),
          ),
          ...given(
            after(`${auction} 4C 4D|4H|4S|4N`),
            rule({
              name: `${name} Gerber: slam`,
              call: '6x',
              shows: hand(length('x', 6), acesTogether(3)),
              forEach: { among: '=SH' },
              forcing: 'sign-off',
              ours: true,
              says: 'At least six {x} and three aces between us: small slam.',
            }),
            rule({
              name: `${name} Gerber: game`,
              call: cheapest('x', 4, 5),
              shows: length('x', 6),
              forEach: { among: '=SH' },
              forcing: 'sign-off',
              ours: true,
              says: 'Two aces may be missing: game in the six-card {x}.',
            }),
          ),
          ...given(
            after(`${auction} 4N`),
            rule({
              name: `${name} slam accepted`,
              call: '6N',
              shows: points(accept),
              ours: true,
              says: t`${accept} points or more: at the top, so slam.`,
            }),
            rule({
              name: `${name} slam declined`,
              call: 'P',
              shows: points(0),
              ours: true,
              says: 'Not at the top: no slam.',
            }),
          ),
        ]),
    ...given(
      after(`${auction} 4H|4S|3N|6N`),
      rule({
        name: `${name} game reached`,
        call: 'P',
        shows: points(0),
        says: 'Partner has chosen the final contract.',
      }),
    ),
  ]
}
