/** A second set on the opening lead. */
import { EAST, SOUTH } from '#core/seat.ts'
import { DIAMONDS } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { length, says, suitIs } from '../prose.ts'
import { cardAsked, played, told } from './build.ts'

export const OPENING_LEADS_AGAIN: Lesson = {
  title: t`The opening lead: once more`,
  about: t`A sequence against notrump, a singleton against trumps.`,
  author: '',
  boards: [
    played({
      deal: 'JT64.T952.86.973 Q982.A76.A52.AQJ 73.Q84.QJT94.K62 AK5.KJ3.K73.T854',
      contract: '3N',
      declarer: EAST,
      stops: [
        told(
          0,
          t`Against notrump lead your longest suit: the top of a sequence, else the fourth from the top. Against trumps a sequence, ace and king, or a singleton that may give you a ruff.`,
        ),
        cardAsked(0, {
          comment: t`East plays 3NT.`,
          right: ['DQ', t`Top of the sequence.`],
          also: [['DJ'], ['DT']],
          wrong: [
            ['D4', t`Fourth best is for suits without a sequence.`],
            ['S7', t`Hope for partner’s suit only if your own is hopeless.`],
          ],
          why: says`You have ${suitIs(SOUTH, DIAMONDS, 'QJT94')}: the queen drives out a high card and loses to no ten.`,
        }),
      ],
    }),
    played({
      deal: '5.KJ6.A9752.QT63 KQJ94.A73.KJ4.A5 A73.Q8542.6.J984 T862.T9.QT83.K72',
      contract: '4S',
      declarer: EAST,
      stops: [
        cardAsked(0, {
          comment: t`East plays 4S.`,
          right: ['D6', t`If partner wins, you get a ruff.`],
          wrong: [
            ['H4', t`Five hearts are no hurry against trumps.`],
            ['SA', t`It will win later, and then you can still ruff.`],
          ],
          why: says`You have ${length(SOUTH, DIAMONDS, 1)} and the ace of trumps: when declarer draws trumps you win, reach partner, and ruff.`,
        }),
      ],
    }),
  ],
}
