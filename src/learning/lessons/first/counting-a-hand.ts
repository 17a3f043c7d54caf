/** South plays it, and somebody shows out. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { inSuits, length, says, suitIs, together } from '../prose.ts'
import { asked, dealt } from './build.ts'

export const COUNTING_A_HAND: Lesson = {
  title: t`Counting a hand`,
  about: t`Thirteen in every suit: one show-out tells it all.`,
  author: '',
  boards: [
    dealt(375, {
      calls: '1H P 1S P 2H P 4H P P P',
      cards: 'D4 D5 DK D9 H8 H2 H5 HQ S5 S4 SQ S9 HJ HT H6 S2 DJ DQ H7 D2 S6 C3 SK S3',
      stops: [
        asked(26, {
          kind: 'number',
          comment: t`You play 4H. You led trumps a second time, and East threw a spade: no heart is left there.`,
          ask: t`How many hearts did West start with?`,
          right: ['2', t`Both have fallen: no trump is left with them.`],
          wrong: [['3', t`That is what was out in all. One was with East.`]],
          why: says`You and dummy have ${together([NORTH, SOUTH], HEARTS, 10)}, so three are out. East had ${length(EAST, HEARTS, 1)}, West ${length(WEST, HEARTS, 2)}.`,
        }),
        asked(34, {
          kind: 'number',
          comment: t`A little later East shows out of spades too: a club on the second round.`,
          ask: t`How many spades did West start with?`,
          right: ['4'],
          wrong: [
            ['5', t`East played one spade and threw another.`],
            ['6', t`That is what was out in all.`],
          ],
          why: says`You have ${length(SOUTH, SPADES, 3)} and dummy ${length(NORTH, SPADES, 4)}: six are out. East had ${length(EAST, SPADES, 2)}, the four and the two, so West had ${length(WEST, SPADES, 4)}.`,
        }),
        asked(34, {
          kind: 'number',
          ask: t`So how many diamonds and clubs together did West start with?`,
          right: ['7', t`Every hand has thirteen cards. That is all there is to it.`],
          why: says`Thirteen less four spades and two hearts: ${inSuits(WEST, [DIAMONDS, CLUBS], 7)}.`,
        }),
      ],
    }),
    dealt(451, {
      calls: '1C P 1S P 1N P 3N P P P',
      cards: 'D4 DK D3 D5 H3 H8 HT H4 HA H6 H5 H2 HQ H9 H7 S8',
      stops: [
        asked(26, {
          kind: 'number',
          comment: t`You play 3NT. On the third heart East threw a spade.`,
          ask: t`How many hearts did West start with?`,
          right: ['3', t`And all of them are gone: dummy’s last two are good.`],
          wrong: [['5', t`That is what was out in all. East had some.`]],
          why: says`Dummy had ${length(NORTH, HEARTS, 5)} and you ${length(SOUTH, HEARTS, 3)}: five are out. East followed twice, so had ${length(EAST, HEARTS, 2)}, and West ${length(WEST, HEARTS, 3)}. (It was ${suitIs(WEST, HEARTS, '964')}.)`,
        }),
      ],
    }),
  ],
}
