/** For who never played: what a trick is, who takes it, and what trumps do. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { HEARTS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, together, turnIs } from '../prose.ts'
import { asked, played, seatAsked, told } from './build.ts'

const PLAIN = 'K72.Q73.KJ52.964 QJ93.J82.8.QJT85 A84.AK4.AQ63.A72 T65.T965.T974.K3'
const TRUMPS = '94.KJ83.A752.863 KJ73.96.QJT.QT72 A2.AQT72.K63.AK4 QT865.54.984.J95'
const WHO = t`Who takes this trick?`

export const TRICKS: Lesson = {
  title: t`Tricks and trumps`,
  about: t`For those who never played: follow suit, the highest card wins, trumps beat all.`,
  author: '',
  boards: [
    played({
      deal: PLAIN,
      contract: '3N',
      hidden: [],
      cards: 'H5 H3 HJ HA D3 D4 DK D8 DJ CQ D6 D7',
      stops: [
        told(
          0,
          t`Each of the four players gets thirteen cards. One leads a card, and the others follow clockwise, in the same suit if they can. Four cards are a trick. The highest card of the suit that was led takes it: ace, king, queen, jack, ten, and so down to the two. Here all hands lie open.`,
        ),
        seatAsked(4, {
          comment: t`West led a heart, and everybody followed.`,
          ask: WHO,
          right: [SOUTH],
          wrong: [[EAST, t`The jack is high, and the ace is higher.`]],
          why: says`The ace is the highest heart, so the trick goes to ${turnIs(4, SOUTH)}. Who takes a trick leads to the next one.`,
        }),
        seatAsked(12, {
          comment: t`North won the second trick with the king and led ♦J. East is out of diamonds and threw ♣Q.`,
          ask: WHO,
          right: [NORTH],
          wrong: [
            [EAST, t`The queen is of another suit. However high, she takes nothing.`],
            [WEST, t`The seven is lower than the jack.`],
          ],
          why: says`Only diamonds count in this trick. The jack is the highest of them: ${turnIs(12, NORTH)}.`,
        }),
      ],
    }),
    played({
      deal: TRUMPS,
      contract: '4H',
      hidden: [],
      cards: 'S6 S4 SK SA S2 ST S9 S3 SQ H3 SJ D3',
      stops: [
        told(
          0,
          t`A suit may be named trumps. Here it is hearts. You must still follow suit; but a player who is out of the suit led may play a trump, and a trump beats every card of the other suits.`,
        ),
        seatAsked(12, {
          comment: t`Spades were led for the third time. North is out of spades and played ♥3.`,
          ask: WHO,
          right: [NORTH, t`Even a small trump is enough.`],
          wrong: [
            [WEST, t`♠Q is the highest spade. A trump beats it.`],
            [EAST, t`♠J is lower than ♠Q, and a trump beats both.`],
          ],
          why: says`Hearts are trumps, so the three takes the trick: ${turnIs(12, NORTH)}. That is called a ruff.`,
        }),
      ],
    }),
  ],
}

export const TRICKS_AGAIN: Lesson = {
  title: t`Tricks and trumps: once more`,
  about: t`Who takes the trick, and how many trumps there are.`,
  author: '',
  boards: [
    played({
      deal: TRUMPS,
      contract: '4H',
      hidden: [],
      cards: 'D9 D2 DT DK HA H4 H3 H6 CA C5 C3 C2',
      stops: [
        told(
          0,
          t`Hearts are trumps again. Follow suit if you can; the highest card of the suit led wins, unless somebody ruffs.`,
        ),
        seatAsked(4, {
          ask: WHO,
          right: [SOUTH],
          wrong: [[EAST, t`The king is higher than the ten.`]],
          why: says`♦K is the highest diamond of the four: ${turnIs(4, SOUTH)}.`,
        }),
        asked(8, {
          kind: 'number',
          comment: t`South led ♥A, and all followed.`,
          ask: t`How many trumps did North and South begin with, together?`,
          right: ['9', t`So the others began with four.`],
          wrong: [['13', t`That is all there are. East and West began with some of them.`]],
          why: says`North and South began with ${together([NORTH, SOUTH], HEARTS, 9)}. There are thirteen cards in every suit: count what the others still hold as they fall.`,
        }),
        seatAsked(12, {
          comment: t`South led ♣A.`,
          ask: t`Who leads to the next trick?`,
          right: [SOUTH],
          wrong: [[WEST, t`West led to the first trick. After that the winner leads.`]],
          why: says`♣A took the trick, so the lead is with ${turnIs(12, SOUTH)}.`,
        }),
      ],
    }),
  ],
}
