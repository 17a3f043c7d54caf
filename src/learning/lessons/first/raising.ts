/** North opens one of a major, and South has support. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, points, pointsOfBoth, says, suitIs, together } from '../prose.ts'
import { asked, callAsked, dealt, told } from './build.ts'

export const RAISING: Lesson = {
  title: t`Raising partner’s major`,
  about: t`Two, three, four, or 2NT: how good is your support?`,
  author: '',
  boards: [
    dealt(868, {
      calls: 'P 1H P 2H P 4H P P P',
      stops: [
        told(
          3,
          t`Three cards in partner’s major make a fit. Count one more for a doubleton and two for a singleton; then 6–9 raise to two, 10–12 to three. Four trumps and 13 points or more bid 2NT, which forces to game. Five trumps and at most 10 points go straight to game.`,
        ),
        asked(3, {
          kind: 'choice',
          comment: t`Partner opened 1H, so five hearts at least.`,
          ask: t`How many trumps are you sure to have together?`,
          options: [t`Seven`, t`Eight`, t`Nine`],
          right: [t`Eight`, t`Eight is a fit: no need to look further.`],
          why: says`Five with partner and ${length(SOUTH, HEARTS, 3)} with you. (There are in fact ${together([NORTH, SOUTH], HEARTS, 9)}.)`,
        }),
        callAsked(3, {
          right: ['2H'],
          wrong: [
            ['1S', t`You know the best suit already. Tell partner.`],
            ['P', t`Partner may have far more than 13.`],
            ['3H', t`That shows 10–12.`],
          ],
          why: says`You have ${points(SOUTH, 7)} and a singleton diamond (${suitIs(SOUTH, 1, '3')}), which is worth two more with a fit. A raise to two shows 6–9 and three trumps.`,
        }),
      ],
    }),
    dealt(681, {
      calls: '1S P 3S P 4S P P P',
      stops: [
        callAsked(2, {
          right: ['3S', t`Partner goes on with anything extra.`],
          wrong: [
            ['2S', t`That shows 6–9, and your hand is better.`],
            ['4S', t`That is for long trumps and a weak hand.`],
            ['2N', t`That is forcing to game and promises 13.`],
          ],
          why: says`You have ${points(SOUTH, 11)} and ${length(SOUTH, SPADES, 5)}; the doubleton is worth one more. With 10–12 and a fit, raise to three: an invitation.`,
        }),
      ],
    }),
    dealt(732, {
      calls: 'P 1S P 4S P P P',
      stops: [
        callAsked(3, {
          right: ['4S', t`High and fast, before they find their suit.`],
          wrong: [['3S', t`With ten trumps bid what you can make, or what keeps them out.`]],
          why: says`You have ${length(SOUTH, SPADES, 5)}, so ten trumps together, and ${points(SOUTH, 10)}. Five trumps and at most 10 points: straight to game.`,
        }),
      ],
    }),
    dealt(321, {
      calls: '1H P 2N P 4H P P P',
      stops: [
        callAsked(2, {
          right: ['2N', t`Jacoby: game at least, and slam is not out of the question.`],
          wrong: [
            ['4H', t`That is a weak hand with five trumps. Partner would not look for slam.`],
            ['3H', t`Partner may pass that, and you want to be in game.`],
          ],
          why: says`You have ${points(SOUTH, 13)} and ${length(SOUTH, HEARTS, 5)}. Four trumps or more and 13 points: 2NT, which asks partner for a short suit.`,
        }),
      ],
    }),
  ],
}

export const RAISING_AGAIN: Lesson = {
  title: t`Raising partner’s major: once more`,
  about: t`Tell of the fit at once; then one of you adds up.`,
  author: '',
  boards: [
    dealt(841, {
      calls: '1S P 2S P P P',
      stops: [
        told(
          2,
          t`A fit found is a fit told. Three trumps and 6–9 points raise to two, short suits counted; 10–12 raise to three.`,
        ),
        callAsked(2, {
          right: ['2S', t`Partner knows at once what is yours together.`],
          wrong: [
            ['1N', t`That denies three spades.`],
            ['2H', t`That wants ten points, and hides the fit.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 3)}, ${points(SOUTH, 8)} and a doubleton: a raise to two.`,
        }),
      ],
    }),
    dealt(780, {
      calls: 'P 1S P 2S P 4S P P P',
      stops: [
        callAsked(3, {
          right: ['2S', t`The short suit will take tricks for partner.`],
          wrong: [
            ['P', t`Count the short suit: with a fit this is an answer.`],
            ['1N', t`With three trumps and a singleton, notrump is the last place to be.`],
          ],
          why: says`You have ${points(SOUTH, 5)}, and two more for ${length(SOUTH, HEARTS, 1)} with ${length(SOUTH, SPADES, 3)}: seven.`,
        }),
      ],
    }),
    dealt(715, {
      calls: '1S P 3S P 4S P P P',
      stops: [
        callAsked(4, {
          comment: t`You opened 1S, and partner raised to three: 10–12.`,
          right: ['4S'],
          wrong: [['P', t`That is for a bare opening.`]],
          why: says`You have ${points(SOUTH, 15)} and partner at least ten with short suits: game. (It is exactly ${pointsOfBoth([NORTH, SOUTH], 25)}.)`,
        }),
      ],
    }),
  ],
}
