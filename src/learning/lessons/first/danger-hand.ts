/** Which of them may win a trick, and which must not. */
import { EAST, seatName, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { asked, cardAsked, played, told } from './build.ts'

const SIDES = [seatName(WEST), seatName(EAST)]
const WHO = t`Which of them must not get in?`

export const DANGER_HAND: Lesson = {
  title: t`The danger hand`,
  about: t`A finesse may lose, if it loses to the right one.`,
  author: '',
  boards: [
    played({
      deal: 'K73.74.KJ94.KQ82 QT82.982.Q62.T95 A64.A63.AT83.A64 J95.KQJT5.75.J73',
      contract: '3N',
      cards: 'HK H4 H2 H3 HQ H7 H8 H6 HJ C2 H9 HA D3 D5',
      stops: [
        told(
          1,
          t`Often a trick must be lost, and you can choose to whom. The danger hand is the one that can hurt you: with winners to take, or with a lead through your honour. Play so that the other one gets in.`,
        ),
        asked(12, {
          kind: 'choice',
          comment: t`You held up ♥A until the third round. You need one more trick in diamonds, and can finesse either of them for the queen.`,
          ask: WHO,
          options: SIDES,
          right: [seatName(WEST), t`There are two good hearts.`],
          wrong: [[seatName(EAST), t`East is out of hearts: no harm.`]],
          why: t`West led from five hearts, and two of them are good now.`,
        }),
        cardAsked(14, {
          comment: t`You led ♦3, and West played the five.`,
          ask: t`Which card do you play from dummy?`,
          right: ['DJ'],
          also: [['D9']],
          wrong: [['DK', t`Then the finesse goes the other way, and it may lose to West.`]],
          why: t`If the jack loses, it loses to East, who cannot hurt you.`,
        }),
      ],
    }),
  ],
}

export const DANGER_HAND_AGAIN: Lesson = {
  title: t`The danger hand: once more`,
  about: t`A king that must not be led through.`,
  author: '',
  boards: [
    played({
      deal: 'AQ2.864.AJ94.K52 765.QJT73.72.874 K93.K5.KT83.AQ63 JT84.A92.Q65.JT9',
      contract: '3N',
      cards: 'SJ SA S5 S3 D4 D2',
      stops: [
        told(
          1,
          t`A king with one small card is a stopper while West leads the suit: you play last. When East leads it, West’s ace sits behind your king and takes it.`,
        ),
        asked(4, {
          kind: 'choice',
          comment: t`You play 3NT on the lead of ♠J and took the ace. Your hearts are king and five.`,
          ask: WHO,
          options: SIDES,
          right: [seatName(EAST), t`A heart from there goes through your king.`],
          wrong: [[seatName(WEST), t`A heart from West runs up to your king.`]],
          why: t`Keep East out.`,
        }),
        cardAsked(6, {
          comment: t`You led ♦4 from dummy, and East played the two.`,
          ask: t`Which card do you play?`,
          right: ['DT', t`If it loses, it loses to West.`],
          also: [['D8']],
          wrong: [['DK', t`Then the finesse goes the other way, into East’s hand.`]],
          why: t`West may take the queen: no lead from that side hurts you.`,
        }),
      ],
    }),
  ],
}
