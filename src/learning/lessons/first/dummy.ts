/** Two sides, a declarer, and a hand that lies open. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, together, turnIs } from '../prose.ts'
import { asked, played, seatAsked, told } from './build.ts'

export const DUMMY: Lesson = {
  title: t`Declarer and dummy`,
  about: t`Partner sits opposite. One plays both hands, and one of them lies open.`,
  author: '',
  boards: [
    played({
      deal: 'QJ73.A84.K952.63 T6.QJ93.JT86.A85 AK852.K72.A4.KJ7 94.T65.Q73.QT942',
      contract: '4S',
      cards: 'C4 C3 CA C7',
      stops: [
        told(
          0,
          t`You are South, and North is your partner: the tricks of both count together. One of a side is declarer and plays the cards of both hands. Now that is you, and spades are trumps. The player on declarer’s left leads. Then partner’s hand, the dummy, is laid open.`,
        ),
        seatAsked(0, {
          ask: t`Who leads to the first trick?`,
          right: [WEST],
          wrong: [
            [SOUTH, t`Declarer never leads first: the others get the first blow.`],
            [EAST, t`East plays to it after dummy.`],
          ],
          why: says`On your left sits ${turnIs(0, WEST)}. Only after that lead you see dummy.`,
        }),
        seatAsked(1, {
          comment: t`West led, and dummy lies open. You say which card it plays.`,
          ask: t`Whose card comes next?`,
          right: [NORTH, t`You choose it: dummy itself has no say.`],
          wrong: [[SOUTH, t`It goes clockwise: dummy, East, then your own hand.`]],
          why: says`After West comes ${turnIs(1, NORTH)}, and so on clockwise.`,
        }),
        asked(1, {
          kind: 'number',
          ask: t`How many spades do you and dummy count together?`,
          right: ['9', t`Nine of thirteen: a fine trump suit.`],
          wrong: [['5', t`That is your own hand. Add dummy’s.`]],
          why: says`You have ${together([NORTH, SOUTH], SPADES, 9)} together. With eight or more, a suit makes good trumps.`,
        }),
      ],
    }),
  ],
}

export const DUMMY_AGAIN: Lesson = {
  title: t`Declarer and dummy: once more`,
  about: t`From the other side of the table, and which suit makes trumps.`,
  author: '',
  boards: [
    played({
      deal: '94.T65.Q73.QT942 QJ73.A84.K952.63 T6.QJ93.JT86.A85 AK852.K72.A4.KJ7',
      contract: '4S',
      declarer: WEST,
      stops: [
        told(
          0,
          t`Now West is declarer, and you defend with North. Whoever plays it, the hand on declarer’s left leads.`,
        ),
        seatAsked(0, {
          ask: t`Who leads to the first trick?`,
          right: [NORTH],
          wrong: [[SOUTH, t`You sit on declarer’s right.`]],
          why: says`On West’s left sits ${turnIs(0, NORTH)}. East is dummy.`,
        }),
      ],
    }),
    played({
      deal: 'K84.AJ73.Q86.852 T973.T5.JT7.KT97 A52.KQ862.K93.A4 QJ6.94.A542.QJ63',
      contract: '4H',
      hidden: [EAST, WEST],
      stops: [
        asked(0, {
          kind: 'number',
          comment: t`You play with North. Look for the suit in which the two hands are longest.`,
          ask: t`How many cards are in your longest suit together?`,
          right: ['9', t`Hearts it is.`],
          wrong: [['5', t`Add North’s hearts.`]],
          why: says`You have ${together([NORTH, SOUTH], HEARTS, 9)} and only ${together([NORTH, SOUTH], SPADES, 6)}: name hearts as trumps.`,
        }),
      ],
    }),
  ],
}
