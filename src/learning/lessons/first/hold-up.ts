/** An ace kept until their suit is torn apart. */
import { EAST, seatName, WEST } from '#core/seat.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { asked, cardAsked, played, told } from './build.ts'

export const HOLD_UP: Lesson = {
  title: t`The hold-up`,
  about: t`Keep your ace until one of them has no card of the suit left.`,
  author: '',
  boards: [
    played({
      deal: 'K73.74.AJT95.K82 QT82.982.Q73.T53 A64.A63.K82.A764 J95.KQJT5.64.QJ9',
      contract: '3N',
      cards: 'HK H4 H2 H3 HQ H7 H8 H6 HJ C2 H9 HA',
      stops: [
        told(
          1,
          t`In notrump the others lead their long suit. If that suit has only one stopper, do not take it at once. When it is taken as late as possible, one of them has no card of the suit left, and if that one gets in, nothing happens.`,
        ),
        cardAsked(3, {
          comment: t`You play 3NT. West led ♥K. Your nine tricks need the diamonds, and there ♦Q may lose to East.`,
          ask: t`Which card do you play?`,
          right: ['H3'],
          also: [['H6']],
          wrong: [['HA', t`Then East keeps two hearts, and leads one when in.`]],
          why: t`Play low. West may lead another heart: let that one go too.`,
        }),
        cardAsked(7, {
          comment: t`West went on with ♥Q, and East followed.`,
          ask: t`Which card do you play?`,
          right: ['H6'],
          wrong: [['HA', t`Once more: East may still have a third heart.`]],
          why: t`Two hearts are lost, and the ace takes the third. With five against three, East is then out of them.`,
        }),
        asked(12, {
          kind: 'choice',
          comment: t`You took the third heart.`,
          ask: t`Who may now win a trick without harm?`,
          options: [seatName(WEST), seatName(EAST)],
          right: [seatName(EAST), t`And the diamond finesse can lose to nobody else.`],
          wrong: [[seatName(WEST), t`West’s two hearts are good.`]],
          why: t`East cannot lead a heart any more. Lead ♦K and a small one to the jack.`,
        }),
      ],
    }),
  ],
}

export const HOLD_UP_AGAIN: Lesson = {
  title: t`The hold-up: once more`,
  about: t`How often? Seven less the cards of both hands.`,
  author: '',
  boards: [
    played({
      deal: 'A52.65.KQJ84.KJ3 T974.T92.A32.765 K63.A74.T95.AQ42 QJ8.KQJ83.76.T98',
      contract: '3N',
      cards: 'HK H5 H2 H4 HQ H6 H9 H7',
      stops: [
        told(
          1,
          t`A rule of thumb: take the cards of both hands in their suit from seven, and hold up so often. Here you and dummy count five hearts: twice.`,
        ),
        cardAsked(3, {
          comment: t`You play 3NT. West led ♥K, and ♦A is out against you.`,
          ask: t`Which card do you play?`,
          right: ['H4'],
          also: [['H7']],
          wrong: [['HA', t`Whoever takes ♦A leads hearts then.`]],
          why: t`If East is the one with ♦A, East should have no heart left by then.`,
        }),
        cardAsked(7, {
          comment: t`West went on with ♥Q.`,
          ask: t`Which card do you play?`,
          right: ['H7'],
          wrong: [['HA', t`One more: seven less five are two.`]],
          why: t`The third one you must take. Then lead diamonds and hope that East wins.`,
        }),
      ],
    }),
  ],
}
