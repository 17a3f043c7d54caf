/** Small cards that tell partner something. */
import { EAST } from '#core/seat.ts'
import { DIAMONDS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, suitIs } from '../prose.ts'
import { cardAsked, played, told } from './build.ts'

const WHICH = t`Which card do you play?`

export const SIGNALS: Lesson = {
  title: t`Signals: attitude and count`,
  about: t`High means go on, or an even number.`,
  author: '',
  boards: [
    played({
      deal: 'Q73.KJ4.KQJ5.864 82.95.9743.QJT97 T94.AQT873.A8.AK AKJ65.62.T62.532',
      contract: '4H',
      student: EAST,
      cards: 'SA S3',
      stops: [
        told(
          2,
          t`When partner leads a high card and you need not win, your small card speaks. A high one says: go on with this suit. The lowest says: I have no use for it.`,
        ),
        cardAsked(2, {
          comment: t`You are East. South plays 4H, and partner led ♠A, from ace and king.`,
          ask: WHICH,
          right: ['S8', t`High: go on. You ruff the third round.`],
          wrong: [['S2', t`The lowest says: try something else.`]],
          why: says`You have ${suitIs(EAST, SPADES, '82')}. After ace and king you are out of spades and can ruff. So ask for more.`,
        }),
      ],
    }),
    played({
      deal: '74.653.KQJT5.842 832.QT97.862.T65 AK5.AK4.943.AKQ7 QJT96.J82.A7.J93',
      contract: '3N',
      student: EAST,
      cards: 'SQ S4 S2 SK D3 D7 DK',
      stops: [
        cardAsked(7, {
          comment: t`When declarer works at a long suit of dummy’s, partner wants to know how often to hold up the ace. Tell your number: high then low is an even number, low then high an odd one.`,
          ask: WHICH,
          right: ['D2', t`Low: an odd number.`],
          wrong: [['D8', t`High says two or four.`]],
          why: says`You have ${suitIs(EAST, DIAMONDS, '862')}, three cards: the lowest. Partner then counts declarer’s diamonds and takes the ace when they are out.`,
        }),
      ],
    }),
  ],
}

export const SIGNALS_AGAIN: Lesson = {
  title: t`Signals: once more`,
  about: t`The other answers: no, and two.`,
  author: '',
  boards: [
    played({
      deal: 'Q73.KJ4.KQJ5.864 852.95.9743.QJT9 T94.AQT873.A8.AK AKJ6.62.T62.7532',
      contract: '4H',
      student: EAST,
      cards: 'SA S3',
      stops: [
        told(
          2,
          t`Attitude when partner leads: high for more, low for something else. Count when declarer leads: high for an even number, low for an odd one.`,
        ),
        cardAsked(2, {
          comment: t`You are East. South plays 4H, and partner led ♠A, from ace and king.`,
          ask: WHICH,
          right: ['S2', t`Low: nothing here.`],
          wrong: [['S8', t`High would ask for more, and dummy’s queen would win the third round.`]],
          why: says`You have ${suitIs(EAST, SPADES, '852')}: you cannot ruff, and the queen is not with you.`,
        }),
      ],
    }),
    played({
      deal: '74.653.KQJT5.842 832.QT97.82.T653 AK5.AK4.943.AKQ7 QJT96.J82.A76.J9',
      contract: '3N',
      student: EAST,
      cards: 'SQ S4 S2 SK D3 D6 DK',
      stops: [
        cardAsked(7, {
          comment: t`Declarer leads dummy’s diamonds.`,
          ask: WHICH,
          right: ['D8', t`High: an even number.`],
          wrong: [['D2', t`Low says one or three.`]],
          why: says`You have ${suitIs(EAST, DIAMONDS, '82')}, two cards. Then three are with declarer, and partner holds up twice.`,
        }),
      ],
    }),
  ],
}
