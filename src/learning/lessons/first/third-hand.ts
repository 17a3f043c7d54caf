/** Partner led, dummy played low, and it is your turn. */
import { EAST, NORTH } from '#core/seat.ts'
import { SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { says, suitIs } from '../prose.ts'
import { cardAsked, played, told } from './build.ts'

const WHICH = t`Which card do you play?`

export const THIRD_HAND: Lesson = {
  title: t`Third hand`,
  about: t`Partner led: play high, but no higher than you must.`,
  author: '',
  boards: [
    played({
      deal: '73.KQ4.AJT5.Q864 KJ5.9852.743.J92 A96.AJ3.KQ8.AK75 QT842.T76.962.T3',
      contract: '3N',
      student: EAST,
      cards: 'S4 S3 SK S6',
      stops: [
        told(
          2,
          t`You are East. Partner led a small card of a long suit, and dummy played low. Third hand plays high: your high card wins, or it drives out a higher one and partner’s cards grow.`,
        ),
        cardAsked(2, {
          ask: WHICH,
          right: ['SK'],
          wrong: [
            ['SJ', t`If declarer wins it with the queen, your king came too late.`],
            ['S5', t`Then declarer wins with any small card.`],
          ],
          why: says`You have ${suitIs(EAST, SPADES, 'KJ5')}, and dummy has nothing to fear: play the highest.`,
        }),
        cardAsked(4, {
          comment: t`Your king won.`,
          ask: WHICH,
          right: ['SJ', t`The higher of the two that are left.`],
          also: [
            ['S5', t`Partner’s suit it is. The jack tells more and does not stand in the way.`],
          ],
          wrong: [['H9', t`Partner’s suit is half established: go on with it.`]],
          why: t`Return partner’s suit: that was the plan of the lead.`,
        }),
      ],
    }),
    played({
      deal: '73.KQ4.AJT5.Q864 QJ5.9852.743.J92 A96.AJ3.KQ8.AK75 KT842.T76.962.T3',
      contract: '3N',
      student: EAST,
      cards: 'S4 S3',
      stops: [
        cardAsked(2, {
          comment: t`Another board, and the same lead.`,
          ask: WHICH,
          right: ['SJ', t`Of equals the lowest.`],
          also: [['SQ', t`It does the same work, but it denies the jack.`]],
          wrong: [['S5', t`Too low: declarer wins a cheap trick.`]],
          why: says`You have ${suitIs(EAST, SPADES, 'QJ5')}. Queen and jack are equals: play the jack, and partner can tell that the queen may be with you.`,
        }),
      ],
    }),
  ],
}

export const THIRD_HAND_AGAIN: Lesson = {
  title: t`Third hand: once more`,
  about: t`With an honour in dummy, keep yours over it.`,
  author: '',
  boards: [
    played({
      deal: 'Q73.KQ4.AJT5.864 KJ5.9852.743.J92 A9.AJ3.KQ8.AKQ75 T8642.T76.962.T3',
      contract: '3N',
      student: EAST,
      cards: 'S4 S3',
      stops: [
        told(
          2,
          t`When dummy shows an honour and plays low, look whether a lower card of yours does the same work. The higher one then stays behind to catch dummy’s honour.`,
        ),
        cardAsked(2, {
          comment: t`You are East. Dummy shows the queen.`,
          ask: WHICH,
          right: ['SJ'],
          wrong: [
            ['SK', t`Then dummy’s queen becomes a trick.`],
            ['S5', t`The nine or the ten would win.`],
          ],
          why: says`Dummy has ${suitIs(NORTH, SPADES, 'Q73')} and you have ${suitIs(EAST, SPADES, 'KJ5')}. The jack drives out the ace as well, and the king waits for the queen.`,
        }),
      ],
    }),
    played({
      deal: '964.KQ4.AJT5.Q64 AT3.9852.743.J92 K8.AJ3.KQ8.AK875 QJ752.T76.962.T3',
      contract: '3N',
      student: EAST,
      cards: 'S5 S4',
      stops: [
        cardAsked(2, {
          comment: t`Here dummy shows nothing above the nine.`,
          ask: WHICH,
          right: ['SA', t`And then the ten, back through declarer.`],
          wrong: [['ST', t`Nothing of dummy’s is to be caught: play the highest.`]],
          why: says`You have ${suitIs(EAST, SPADES, 'AT3')}. Against small cards third hand plays high.`,
        }),
      ],
    }),
  ],
}
