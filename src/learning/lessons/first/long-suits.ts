/** Small cards that become tricks. */
import { NORTH, SOUTH } from '#core/seat.ts'
import { DIAMONDS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, sure, together } from '../prose.ts'
import { asked, cardAsked, played, told } from './build.ts'

export const LONG_SUITS: Lesson = {
  title: t`Establishing a suit`,
  about: t`Give up a trick early, and small cards become winners.`,
  author: '',
  boards: [
    played({
      deal: '42.753.AK742.852 873.QT92.QJT.JT6 AK5.AK4.863.AK74 QJT96.J86.95.Q93',
      contract: '3N',
      cards: 'SQ S2 S3 SK D3 D5',
      stops: [
        told(
          1,
          t`When a suit has been led often enough, the others run out of it, and your last small cards win. A trick must be lost first, and it is best lost early: while you can still get to those cards.`,
        ),
        asked(1, {
          kind: 'number',
          ask: t`You need nine tricks. How many are sure?`,
          right: ['8'],
          why: says`Two in each suit: ${sure([NORTH, SOUTH], 8)}. You and dummy have ${together([NORTH, SOUTH], DIAMONDS, 8)}: that is where the ninth grows.`,
        }),
        cardAsked(6, {
          comment: t`You took the first spade and led ♦3. West played the five.`,
          ask: t`Which card do you play from dummy?`,
          right: ['D2', t`Lose it now, and keep ace and king as the way to dummy.`],
          also: [['D4'], ['D7']],
          wrong: [
            [
              'DK',
              t`If they lie 4-1 you need to lose two, and your hand runs out of diamonds first.`,
            ],
            [
              'DA',
              t`If they lie 4-1 you need to lose two, and your hand runs out of diamonds first.`,
            ],
          ],
          why: t`If the five missing diamonds lie 3-2, ace and king then draw the rest, and two small ones win. Ace, king and a third round would leave those without a way in.`,
        }),
      ],
    }),
  ],
}

export const LONG_SUITS_AGAIN: Lesson = {
  title: t`Establishing a suit: once more`,
  about: t`Drive out the ace, before they do the same to you.`,
  author: '',
  boards: [
    played({
      deal: 'A83.K5.QJT95.J63 752.QJT4.A74.T84 K64.A72.K83.AQ72 QJT9.9863.62.K95',
      contract: '3N',
      cards: 'SQ S3 S2 SK',
      stops: [
        told(
          1,
          t`It is a race: they work at their suit, you at yours. Begin with the suit that brings most tricks, at once, while you can still stop theirs.`,
        ),
        asked(1, {
          kind: 'number',
          ask: t`How many sure tricks do you count?`,
          right: ['5'],
          wrong: [['9', t`The diamonds only count once the ace is gone.`]],
          why: says`Two spades, two hearts, one club: ${sure([NORTH, SOUTH], 5)}. Four diamonds make nine.`,
        }),
        cardAsked(4, {
          comment: t`You took ♠Q with the king.`,
          ask: t`Which card do you play?`,
          right: ['DK'],
          also: [['D8'], ['D3']],
          wrong: [
            ['CA', t`Clubs bring a trick or two, diamonds four.`],
            ['SA', t`Keep it: it is your last stopper in their suit.`],
          ],
          why: t`Lead diamonds until the ace is gone. Then nine tricks are there, and a spade besides.`,
        }),
      ],
    }),
  ],
}
