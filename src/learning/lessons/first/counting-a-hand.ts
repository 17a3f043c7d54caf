/** South plays it, and somebody shows out. */
import { EAST, NORTH, SOUTH, WEST } from '#core/seat.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from '#core/suit.ts'
import { t } from '#core/text.ts'
import type { Lesson } from '../lesson.ts'
import { inSuits, length, says, suitIs, together } from '../prose.ts'
import { asked, dealt, played, told } from './build.ts'

export const COUNTING_A_HAND: Lesson = {
  title: t`Counting a hand`,
  about: t`Thirteen in every suit: one show-out tells it all.`,
  author: '',
  boards: [
    dealt(375, {
      calls: '1H P 1S P 2H P 4H P P P',
      cards: 'D4 D5 DK D9 H8 H2 H5 HQ S5 S4 SQ S9 HJ HT H6 S2 DJ DQ H7 D2 S6 C3 SK S3',
      stops: [
        told(
          26,
          t`When somebody shows out of a suit, you can count it: thirteen less your cards, less dummy’s, less those that this player followed with, is what the other one began with. With two suits counted you know how many cards are left for the other two.`,
        ),
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

export const COUNTING_A_HAND_AGAIN: Lesson = {
  title: t`Counting a hand: once more`,
  about: t`Two suits counted tell how long the other two are.`,
  author: '',
  boards: [
    played({
      deal: 'T842.K5.KQ3.A854 3.7632.98754.962 AKQJ9.A84.A62.73 765.QJT9.JT.KQJT',
      contract: '4S',
      cards: 'CK CA C2 C3 ST S3 S9 S5 S2 D4 SA S6 SK S7 S4 D5 DA DT D3 D7 D6 DJ DQ D8 DK D9 D2 H9',
      stops: [
        told(
          12,
          t`You play 4S and draw trumps. When somebody shows out, count: thirteen less what is with you and dummy, less what the other followed with.`,
        ),
        asked(12, {
          kind: 'number',
          comment: t`On the second spade East threw a diamond.`,
          ask: t`How many spades did West start with?`,
          right: ['3', t`One is still out: draw it.`],
          wrong: [['4', t`That is what was out in all. One was with East.`]],
          why: says`You and dummy have ${together([NORTH, SOUTH], SPADES, 9)}, so four are out. East had ${length(EAST, SPADES, 1)}, West ${length(WEST, SPADES, 3)}.`,
        }),
        asked(28, {
          kind: 'number',
          comment: t`On the third diamond West threw a heart.`,
          ask: t`How many diamonds did East start with?`,
          right: ['5'],
          wrong: [['7', t`That is what was out in all. West followed twice.`]],
          why: says`You have ${length(SOUTH, DIAMONDS, 3)} and dummy ${length(NORTH, DIAMONDS, 3)}: seven are out. West had ${length(WEST, DIAMONDS, 2)}, so East ${length(EAST, DIAMONDS, 5)}.`,
        }),
        asked(28, {
          kind: 'number',
          ask: t`So how many hearts and clubs together did West start with?`,
          right: ['8'],
          why: says`Thirteen less three spades and two diamonds: ${inSuits(WEST, [HEARTS, CLUBS], 8)}.`,
        }),
      ],
    }),
  ],
}
